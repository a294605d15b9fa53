// SPDX-License-Identifier: MIT
#include "engine/wording.hpp"

#include <algorithm>

namespace fondaco {
namespace {

constexpr std::string_view seat_kind = "seat";

}  // namespace

std::string message_key(std::initializer_list<std::string_view> parts) {
  std::string key;
  for (const std::string_view part : parts) {
    if (!key.empty() && !part.empty()) key += '-';
    for (const char c : part) {
      const bool capital = c >= 'A' && c <= 'Z';
      key += c == '_' ? '-' : static_cast<char>(capital ? c - 'A' + 'a' : c);
    }
  }
  return key;
}

std::vector<std::string> placeholders(const AnyGame& game, const Components& args) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < args.size(); ++i) {
    const auto same = [&](Component other) { return other.kind == args[i].kind; };
    const auto before = std::count_if(args.begin(), args.begin() + i, same);
    names.push_back(message_key({game.entry().component_kinds[args[i].kind]}));
    if (before > 0) names.back() += std::to_string(before + 1);
  }
  return names;
}

std::string Wording::seat(Seat seat) const { return seat < seats_.size() ? seats_[seat] : std::to_string(seat); }

std::string Wording::component(Component component, bool several) const {
  if (component.is_hidden()) return "?";
  const std::string_view kind = game_.entry().component_kinds[component.kind];
  if (kind == seat_kind) return seat(static_cast<Seat>(component.id));
  const std::string key = message_key({kind, game_.component_name(component)});
  if (several && words_.has(key + "-many")) return words_.say(key + "-many");
  if (words_.has(key)) return words_.say(key);
  const std::string any = message_key({kind, "any"});
  return words_.has(any) ? words_.say(any, {{"n", component.id}}) : game_.component_title(component);
}

void Wording::append_names(const Components& args, std::vector<std::string>& suffixes) const {
  if (args.size() > 1) suffixes.push_back(std::to_string(args.size()));
  for (const Component arg : args) {
    if (!arg.is_hidden()) suffixes.push_back(message_key({game_.component_name(arg)}));
  }
}

std::string Wording::best_key(std::string_view base, std::span<const std::string> suffixes) const {
  // Every subset of the suffixes, those with more and earlier ones first: bit i stands for the i-th suffix from the
  // end.
  const unsigned count = static_cast<unsigned>(suffixes.size());
  for (unsigned subset = (1U << count) - 1; subset > 0; --subset) {
    std::string key(base);
    for (unsigned i = 0; i < count; ++i) {
      if (((subset >> (count - 1 - i)) & 1U) != 0) key.append("-").append(suffixes[i]);
    }
    if (words_.has(key)) return key;
  }
  return std::string(base);
}

std::string Wording::say(std::string_view key, const Components& args, std::string_view actor) const {
  const std::vector<std::string> one = placeholders(game_, args);
  std::vector<std::string> many;  // arguments keep views of both
  for (const std::string& name : one) many.push_back(name + "-many");
  std::vector<Words::Argument> arguments;
  arguments.emplace_back("actor", std::string(actor));
  for (std::size_t i = 0; i < args.size(); ++i) {
    arguments.emplace_back(one[i], component(args[i]));
    arguments.emplace_back(many[i], component(args[i], true));
  }
  return words_.say(key, arguments);
}

std::string Wording::decision(const AnyState& state) const {
  return words_.say(message_key({"decision", game_.decision_name(state)}));
}

std::string Wording::move(const MoveShape& shape) const {
  std::vector<std::string> suffixes;
  if (std::any_of(shape.args.begin(), shape.args.end(), [](Component arg) { return arg.is_hidden(); })) {
    suffixes.emplace_back("hidden");
  }
  append_names(shape.args, suffixes);
  return say(best_key(message_key({"move", game_.entry().move_kinds[shape.kind]}), suffixes), shape.args, {});
}

std::string Wording::event(const Event& event) const {
  std::vector<std::string> suffixes;
  if (viewer_.is_seat() && event.actor == viewer_.seat_index()) suffixes.emplace_back("you");
  if (std::any_of(event.args.begin(), event.args.end(), [](Component arg) { return arg.is_hidden(); })) {
    suffixes.emplace_back("hidden");
  }
  append_names(event.args, suffixes);
  return say(best_key(message_key({"event", game_.entry().events[event.kind]}), suffixes), event.args,
             event.actor == nobody ? std::string() : seat(event.actor));
}

std::string Wording::score(std::uint8_t label) const {
  return words_.say(message_key({"score", game_.entry().score_labels[label]}));
}

std::string Wording::term(std::uint8_t label, Component about) const {
  const Components args(about);
  std::vector<std::string> suffixes;
  append_names(args, suffixes);
  return say(best_key(message_key({"term", game_.entry().term_labels[label]}), suffixes), args, {});
}

std::string Wording::reason(std::uint8_t label, Component about, TermFate fate, std::int32_t change) const {
  return say(reason_key(label, about, fate, change), Components(about), {});
}

std::string Wording::reason_key(std::uint8_t label, Component about, TermFate fate, std::int32_t change) const {
  std::vector<std::string> suffixes;
  if (about.is_hidden()) suffixes.emplace_back("hidden");
  if (fate != TermFate::goes_on) {
    suffixes.emplace_back(fate == TermFate::done ? "done" : fate == TermFate::begun ? "new" : "gone");
  }
  suffixes.emplace_back(change < 0 ? "loss" : "gain");
  append_names(Components(about), suffixes);
  return best_key(message_key({"term", game_.entry().term_labels[label]}), suffixes);
}

std::string Wording::option(std::size_t index) const {
  return words_.say(message_key({"option", game_.entry().options[index].name}));
}

std::string Wording::option_value(std::size_t index, std::int16_t value) const {
  const OptionSpec& spec = game_.entry().options[index];
  const std::string key = message_key({"option", spec.name, option_text(spec, value)});
  return words_.has(key) ? words_.say(key) : option_text(spec, value);
}

}  // namespace fondaco
