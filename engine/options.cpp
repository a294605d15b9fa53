#include "engine/options.hpp"

#include <algorithm>
#include <charconv>

namespace fondaco {
namespace {

std::string described(const OptionSpec& spec) {
  if (spec.is_number()) return std::to_string(spec.low) + " to " + std::to_string(spec.high);
  std::string text;
  for (const std::string_view choice : spec.choices) text.append(text.empty() ? "" : ", ").append(choice);
  return text;
}

}  // namespace

Options default_options(std::span<const OptionSpec> specs, Seat players) {
  Options options{.players = players, .values = {}};
  for (std::size_t i = 0; i < specs.size(); ++i) options.values[i] = specs[i].initial;
  return options;
}

Outcome set_option(std::span<const OptionSpec> specs, Options& options, std::string_view name, std::string_view value) {
  const auto spec = std::ranges::find(specs, name, &OptionSpec::name);
  if (spec == specs.end()) {
    std::string known;
    for (const OptionSpec& each : specs) known.append(known.empty() ? "" : ", ").append(each.name);
    return Fault{"unknown option '" + std::string(name) + "' (" +
                 (known.empty() ? "this game has none" : "known: " + known) + ")"};
  }
  const auto refuse = [&] {
    return Fault{"option '" + std::string(name) + "' cannot be '" + std::string(value) + "' (" + described(*spec) +
                 ")"};
  };
  auto& slot = options.values[static_cast<std::size_t>(spec - specs.begin())];
  if (spec->is_number()) {
    std::int16_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    if (error != std::errc{} || end != value.data() + value.size() || number < spec->low || number > spec->high) {
      return refuse();
    }
    slot = number;
    return {};
  }
  const auto choice = std::ranges::find(spec->choices, value);
  if (choice == spec->choices.end()) return refuse();
  slot = static_cast<std::int16_t>(choice - spec->choices.begin());
  return {};
}

Outcome check_option_players(std::span<const OptionSpec> specs, const Options& options) {
  for (std::size_t i = 0; i < specs.size(); ++i) {
    const OptionSpec& spec = specs[i];
    if (options.values[i] == spec.initial || spec.is_for(options.players)) continue;
    std::string text = "option '" + std::string(spec.name) + "' is for " + std::to_string(spec.min_players);
    if (spec.max_players != spec.min_players) text += " to " + std::to_string(spec.max_players);
    return Fault{text + (spec.max_players == 1 ? " player" : " players")};
  }
  return {};
}

std::string option_text(const OptionSpec& spec, std::int16_t value) {
  return spec.is_number() ? std::to_string(value) : std::string(spec.choices[static_cast<std::size_t>(value)]);
}

void write_options(std::span<const OptionSpec> specs, const Options& options, json::Writer& out) {
  out.begin_object();
  out.member("players", std::int64_t{options.players});
  for (std::size_t i = 0; i < specs.size(); ++i) {
    if (specs[i].is_number()) {
      out.member(specs[i].name, std::int64_t{options.values[i]});
    } else {
      out.member(specs[i].name, std::string_view(option_text(specs[i], options.values[i])));
    }
  }
  out.end_object();
}

void read_options(std::span<const OptionSpec> specs, json::Cursor in, Options& options) {
  in.each_member([&](std::string_view key, json::Cursor value) {
    if (key == "players") {
      options.players = static_cast<Seat>(value.whole(1, max_seats));
      return;
    }
    const std::string text =
        value.is(json::Kind::whole) ? std::to_string(value.whole(INT16_MIN, INT16_MAX)) : std::string(value.string());
    if (!value.ok()) return;
    value.require(set_option(specs, options, key, text));
  });
}

}  // namespace fondaco
