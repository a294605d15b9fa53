// SPDX-License-Identifier: MIT
// The vocabulary, names and titles of components, and which options go together.
#include "games/amsterdam/names.hpp"

namespace fondaco::amsterdam {

Vocabulary Game::vocabulary() {
  return vocabulary_of<Option, MoveKind, ComponentKind, Stage, EventKind, ScoreLabel, TermLabel>();
}

Outcome Game::check_options(const Edition& edition, const Options& options) {
  if (Outcome players = GameBase::check_options(edition, options); !players) return players;
  const auto start = options.values[static_cast<std::size_t>(Option::start_player)];
  if (start != start_random && start >= options.players) {
    return Fault{"option 'start_player' names seat " + std::to_string(start) + ", but the seats are 0 to " +
                 std::to_string(options.players - 1)};
  }
  return {};
}

std::string Game::component_name(Component component) const {
  const auto which = static_cast<std::size_t>(component.id);
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::card:
      if (which == blind_card) return "blind";
      if (which == wild) return "wild";
      return named("color", which, edition_.colors, [&](std::size_t i) { return edition_.color_names[i].text(); });
    case ComponentKind::route:
      return named("route", which, edition_.routes, [&](std::size_t i) { return edition_.route[i].id.text(); });
    case ComponentKind::contract:
      return named("contract", which, edition_.contracts,
                   [&](std::size_t i) { return edition_.contract[i].id.text(); });
    case ComponentKind::wilds:
      return std::to_string(which) + "wild";
    case ComponentKind::both:
      return "both";
    case ComponentKind::place:
      return std::string(edition_.place[which].id.text());
    case ComponentKind::count:
    case ComponentKind::points:
    case ComponentKind::seat:
      break;
  }
  return std::to_string(component.id);
}

std::string Game::component_title(Component component) const {
  const auto place = [&](unsigned at) { return std::string(edition_.place[at].name.text()); };
  const auto which = static_cast<std::size_t>(component.id);
  std::string name = component_name(component);
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::route:
      if (which >= edition_.routes) return name;
      return name + " " + place(edition_.route[which].a) + " - " + place(edition_.route[which].b);
    case ComponentKind::contract:
      if (which >= edition_.contracts) return name;
      return name + " " + place(edition_.contract[which].a) + " - " + place(edition_.contract[which].b) + " (" +
             std::to_string(edition_.contract[which].points) + ")";
    case ComponentKind::place:
      return place(static_cast<unsigned>(which));
    default:
      return name;
  }
}

}  // namespace fondaco::amsterdam
