// SPDX-License-Identifier: MIT
// The vocabulary, names and titles of components, and which options go together.
#include "games/merkator/names.hpp"

#include <array>

namespace fondaco::merkator {
namespace {

/// The lines of the contracts, then one for each building: b01, b02 …
static_assert(first_building_line == enumerator_count<ScoreLabel>);
constexpr auto building_labels = [] {
  std::array<std::array<char, 3>, max_buildings> labels{};
  for (unsigned i = 0; i < max_buildings; ++i)
    labels[i] = {'b', static_cast<char>('0' + (i + 1) / 10), static_cast<char>('0' + (i + 1) % 10)};
  return labels;
}();
constexpr auto score_names = [] {
  std::array<std::string_view, first_building_line + max_buildings> names{};
  std::ranges::copy(names_of<ScoreLabel>, names.begin());
  for (unsigned i = 0; i < max_buildings; ++i)
    names[first_building_line + i] = {building_labels[i].data(), building_labels[i].size()};
  return names;
}();

bool is_on(const Options& options, Option option) { return options.values[static_cast<std::size_t>(option)] != 0; }

}  // namespace

Vocabulary Game::vocabulary() {
  Vocabulary names = vocabulary_of<Option, MoveKind, ComponentKind, Stage, EventKind, ScoreLabel, TermLabel>();
  names.score_labels = score_names;
  return names;
}

/// MK-10, MK-11.9
Outcome Game::check_options(const Edition&, const Options& options) {
  if (options.players < min_players || options.players > max_players) return Fault{"players must be 1 to 4"};
  if (is_on(options, Option::building_pressure) && is_on(options, Option::no_coins))
    return Fault{"option 'variant_b_building_pressure' needs coins: not with 'no_coins'"};
  const int start = options.values[static_cast<std::size_t>(Option::start_player)];
  if (start > options.players) return Fault{"option 'start_player' names a seat that nobody has"};
  return {};
}

std::string Game::component_name(Component component) const {
  const auto which = static_cast<std::size_t>(component.id);
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::card:
      if (which < edition_.contracts) return std::string(edition_.contract[which].id.text());
      if (which >= bonus_card && which - bonus_card < edition_.bonuses)
        return std::string(edition_.bonus[which - bonus_card].id.text());
      if (which >= building_card && which - building_card < edition_.buildings)
        return std::string(edition_.building[which - building_card].id.text());
      return beyond("card", which);
    case ComponentKind::place:
      return named("place", which, edition_.places, [&](std::size_t i) { return edition_.place[i].id.text(); });
    case ComponentKind::good:
      return named("good", which, goods(), [&](std::size_t i) { return edition_.good[i].id.text(); });
    case ComponentKind::cube:
      return named("cube", which, edition_.majors, [&](std::size_t i) { return edition_.place[i].colour.text(); });
    case ComponentKind::column:
      return named("column", which, edition_.columns, [&](std::size_t i) { return edition_.column[i].id.text(); });
    case ComponentKind::letter:
      return letter_text(edition_, static_cast<unsigned>(which));
    case ComponentKind::level:
      return named("level", which, edition_.levels, [&](std::size_t i) { return std::to_string(edition_.value[i]); });
    case ComponentKind::reason:
      return std::string(name_of(static_cast<Reason>(which)));
    case ComponentKind::seat:
    case ComponentKind::count:
    case ComponentKind::coins:
    case ComponentKind::time:
      break;
  }
  return std::to_string(which);
}

std::string Game::component_title(Component component) const {
  const auto which = static_cast<std::size_t>(component.id);
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::card:
      if (which < building_card || which - building_card >= edition_.buildings) break;
      return std::string(edition_.building[which - building_card].name.text());
    case ComponentKind::place:
      if (which >= edition_.places) break;
      return std::string(edition_.place[which].name.text());
    case ComponentKind::good:
      if (which >= goods()) break;
      return std::string(edition_.good[which].name.text());
    case ComponentKind::column:
      if (which >= edition_.columns) break;
      return std::string(edition_.column[which].name.text());
    default:
      break;
  }
  return component_name(component);
}

}  // namespace fondaco::merkator
