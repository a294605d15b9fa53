// SPDX-License-Identifier: MIT
#include "engine/options.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

#include "engine/json/escape.hpp"
#include "engine/json/nearest.hpp"

namespace fondaco {
namespace {

/// The number of players is an option too; every game has it, before its own.
constexpr OptionSpec players_spec{.name = "players", .rule = {}, .choices = {}, .low = 1, .high = max_seats};

std::string described(const OptionSpec& spec) {
  if (spec.is_number()) return std::to_string(spec.low) + " to " + std::to_string(spec.high);
  std::string text;
  for (const std::string_view choice : spec.choices) text.append(text.empty() ? "" : ", ").append(choice);
  return text;
}

Fault refused(const OptionSpec& spec, std::string_view value) {
  const std::string_view meant = json::nearest(value, spec.choices);
  return Fault{"option '" + std::string(spec.name) + "' cannot be " + json::quoted(value) +
               (meant.empty() ? "" : ", did you mean " + json::quoted(meant) + "?") + " (" + described(spec) + ")"};
}

std::optional<std::int16_t> parse_value(const OptionSpec& spec, std::string_view value) {
  if (spec.is_number()) {
    std::int16_t number = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
    const bool whole = error == std::errc{} && end == value.data() + value.size();
    return whole && number >= spec.low && number <= spec.high ? std::optional(number) : std::nullopt;
  }
  const auto choice = std::ranges::find(spec.choices, value);
  if (choice == spec.choices.end()) return std::nullopt;
  return static_cast<std::int16_t>(choice - spec.choices.begin());
}

}  // namespace

Options default_options(std::span<const OptionSpec> specs, Seat players) {
  Options options{.players = players, .values = {}};
  for (std::size_t i = 0; i < specs.size(); ++i) options.values[i] = specs[i].initial;
  return options;
}

Outcome set_option(std::span<const OptionSpec> specs, Options& options, std::string_view name, std::string_view value) {
  if (name == players_spec.name) {
    const auto number = parse_value(players_spec, value);
    if (!number) return refused(players_spec, value);
    options.players = static_cast<Seat>(*number);
    return {};
  }
  const auto spec = std::ranges::find(specs, name, &OptionSpec::name);
  if (spec == specs.end()) {
    std::vector<std::string_view> known{players_spec.name};
    for (const OptionSpec& each : specs) known.push_back(each.name);
    return Fault{json::unknown("option", name, known)};
  }
  const auto number = parse_value(*spec, value);
  if (!number) return refused(*spec, value);
  options.values[static_cast<std::size_t>(spec - specs.begin())] = *number;
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
    const std::string text =
        value.is(json::Kind::whole) ? std::to_string(value.whole(INT16_MIN, INT16_MAX)) : std::string(value.string());
    if (!value.ok()) return;
    value.require(set_option(specs, options, key, text));
  });
}

}  // namespace fondaco
