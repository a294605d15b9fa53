// SPDX-License-Identifier: MIT
// The vocabulary, and names and titles of components.
#include "games/medieval/names.hpp"

namespace fondaco::medieval {

Vocabulary Game::vocabulary() {
  return vocabulary_of<Option, MoveKind, ComponentKind, Stage, EventKind, ScoreLabel, TermLabel>();
}

std::string Game::component_name(Component component) const {
  const auto which = static_cast<unsigned>(component.id);
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::place:
      if (edition_.has(which)) return std::string(edition_.place[which].key.text());
      return is_city(which) ? beyond("city", which) : beyond("town", which - first_town);
    case ComponentKind::how:
      return std::string(name_of(static_cast<Income>(which)));
    case ComponentKind::letter:
      return std::string(name_of(static_cast<Letter>(which)));
    case ComponentKind::territory:
      return std::string(edition_.territory[which].key.text());
    case ComponentKind::cause:
      return std::string(name_of(static_cast<Cause>(which)));
    default:
      return std::to_string(component.id);
  }
}

std::string Game::component_title(Component component) const {
  const auto which = static_cast<unsigned>(component.id);
  const auto kind = static_cast<ComponentKind>(component.kind);
  if (kind == ComponentKind::territory) return std::string(edition_.territory[which].name.text());
  const bool place = kind == ComponentKind::place;
  return place && edition_.has(which) ? std::string(edition_.place[which].name.text()) : component_name(component);
}

}  // namespace fondaco::medieval
