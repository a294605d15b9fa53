// SPDX-License-Identifier: MIT
// The vocabulary, and names of components.
#include "games/pebbles/names.hpp"

namespace fondaco::pebbles {

Vocabulary Game::vocabulary() {
  return vocabulary_of<Option, MoveKind, ComponentKind, Stage, EventKind, ScoreLabel, TermLabel>();
}

std::string Game::component_name(Component component) const {
  const auto which = static_cast<unsigned>(component.id);
  if (static_cast<ComponentKind>(component.kind) == ComponentKind::seat) return std::to_string(which);
  if (which < edition_.colors) return std::string(edition_.color_names[which].text());
  return beyond("color", which);
}

}  // namespace fondaco::pebbles
