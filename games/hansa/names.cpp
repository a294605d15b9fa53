// SPDX-License-Identifier: MIT
// The vocabulary, names and titles of components, and which options go together.
#include "games/hansa/names.hpp"

#include "games/hansa/edition_parts.hpp"

namespace fondaco::hansa {

Vocabulary Game::vocabulary() {
  return vocabulary_of<Option, MoveKind, ComponentKind, Stage, EventKind, ScoreLabel, TermLabel>();
}

Outcome Game::check_options(const Edition& edition, const Options& options) {
  if (Outcome players = GameBase::check_options(edition, options); !players) return players;
  if (options.values[static_cast<std::size_t>(Option::tokens_2020)] != 0 && !edition.tokens[1].present) {
    return Fault{"option 'tokens_2020' needs an edition with the tokens of 2020"};
  }
  return {};
}

std::string Game::component_name(Component component) const {
  const auto which = static_cast<std::size_t>(component.id);
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::route:
      return named("route", which, side().routes, [&](std::size_t i) { return side().route[i].id.text(); });
    case ComponentKind::city:
      return named("city", which, side().cities, [&](std::size_t i) { return side().city[i].id.text(); });
    case ComponentKind::piece:
      return std::string(names_of<Kind>[which]);
    case ComponentKind::seat:
      return named("seat", which, edition_.max_players,
                   [&](std::size_t i) { return edition_.player_colors[i].text(); });
    case ComponentKind::skill:
      return std::string(names_of<Track>[which]);
    case ComponentKind::token:
      return std::string(names_of<Token>[which]);
    case ComponentKind::field:
      return named("field", which, edition_.fields,
                   [&](std::size_t i) { return std::to_string(edition_.field_points[i]); });
    case ComponentKind::province:
      return named("province", which, edition_.provinces,
                   [&](std::size_t i) { return edition_.province[i].id.text(); });
    case ComponentKind::reason:
      return std::string(name_of(static_cast<Ending>(which)));
    case ComponentKind::house:
    case ComponentKind::count:
    case ComponentKind::points:
    case ComponentKind::traders:
    case ComponentKind::merchants:
    case ComponentKind::value:
      break;
  }
  return std::to_string(which);
}

std::string Game::component_title(Component component) const {
  const auto which = static_cast<std::size_t>(component.id);
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::route: {
      if (which >= side().routes) break;
      const Route& route = side().route[which];
      return std::string(side().city[route.a].name.text()) + "–" + std::string(side().city[route.b].name.text());
    }
    case ComponentKind::city:
      if (which >= side().cities) break;
      return std::string(side().city[which].name.text());
    case ComponentKind::skill:
      return std::string(edition_.skill[which].name.text());
    case ComponentKind::province:
      if (which >= edition_.provinces) break;
      return component_name(component) + " " + std::string(edition_.province[which].name.text());
    default:
      break;
  }
  return component_name(component);
}

}  // namespace fondaco::hansa
