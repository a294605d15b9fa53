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
std::string Game::check_options(const Edition&, const Options& options) {
  if (options.players < min_players || options.players > max_players) return "players must be 1 to 4";
  const auto only_for = [&](Option option, Seat low, Seat high) -> std::string {
    if (!is_on(options, option) || (options.players >= low && options.players <= high)) return {};
    const std::string name(options_of<Option>[static_cast<std::size_t>(option)].name);
    return "option '" + name + "' is for " + std::to_string(low) + (low == high ? "" : " to " + std::to_string(high)) +
           (high == 1 ? " player" : " players");
  };
  for (const std::string& fault :
       {only_for(Option::solo, 1, 1), only_for(Option::long_game, 2, 4), only_for(Option::no_join, 2, 2),
        only_for(Option::no_coins, 2, 2), only_for(Option::no_loss, 2, 4), only_for(Option::building_pressure, 2, 4),
        only_for(Option::contract_offers, 2, 4)}) {
    if (!fault.empty()) return fault;
  }
  if (is_on(options, Option::building_pressure) && is_on(options, Option::no_coins))
    return "option 'variant_b_building_pressure' needs coins: not with 'no_coins'";
  const int start = options.values[static_cast<std::size_t>(Option::start_player)];
  if (start > options.players) return "option 'start_player' names a seat that nobody has";
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
