// The vocabulary, names of components, and which options go together.
#include "games/pebbles/names.hpp"

namespace fondaco::pebbles {

Vocabulary Game::vocabulary() {
  return vocabulary_of<Option, MoveKind, ComponentKind, Stage, EventKind, ScoreLabel, TermLabel>();
}

Outcome Game::check_options(const Edition& edition, const Options& options) {
  if (options.players >= edition.min_players && options.players <= edition.max_players) return {};
  return Fault{"players must be " + std::to_string(edition.min_players) + " to " + std::to_string(edition.max_players)};
}

std::string Game::component_name(Component component) const {
  const auto which = static_cast<unsigned>(component.id);
  if (static_cast<ComponentKind>(component.kind) == ComponentKind::seat) return std::to_string(which);
  if (which < edition_.colors) return std::string(edition_.color_names[which].text());
  return beyond("color", which);
}

}  // namespace fondaco::pebbles
