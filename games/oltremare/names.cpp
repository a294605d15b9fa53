// SPDX-License-Identifier: MIT
// The vocabulary, names and titles of components, and which options go together.
#include "games/oltremare/names.hpp"

#include <array>

namespace fondaco::oltremare {
namespace {

constexpr std::array<std::string_view, symbol_pairs> pair_names{"DP", "DM", "DS", "PM", "PS", "MS"};

}  // namespace

Vocabulary Game::vocabulary() {
  return vocabulary_of<Option, MoveKind, ComponentKind, Stage, EventKind, ScoreLabel, TermLabel>();
}

Outcome Game::check_options(const Edition& edition, const Options& options) {
  if (Outcome players = GameBase::check_options(edition, options); !players) return players;
  const auto start = options.values[static_cast<std::size_t>(Option::start_player)];
  if (start > options.players) {
    return Fault{"option 'start_player' names seat " + std::to_string(start - 1) + ", but the seats are 0 to " +
                 std::to_string(options.players - 1)};
  }
  return {};
}

std::string Game::component_name(Component component) const {
  const auto which = static_cast<std::size_t>(component.id);
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::card:
      return named("card", which, edition_.cards, [&](std::size_t i) { return edition_.card[i].code.text(); });
    case ComponentKind::good:
      if (which == any_good) return "any";
      return named("good", which, edition_.goods, [&](std::size_t i) { return edition_.good[i].key.text(); });
    case ComponentKind::port:
      return named("port", which, edition_.ports, [&](std::size_t i) { return edition_.port[i].key.text(); });
    case ComponentKind::marker:
      return std::string(edition_.marker_keys[which].text());
    case ComponentKind::source:
      return std::string(name_of(static_cast<Source>(which)));
    case ComponentKind::symbols:
      return std::string(pair_names[which]);
    case ComponentKind::done:
      return "done";
    case ComponentKind::nothing:
      return "nothing";
    case ComponentKind::seat:
    case ComponentKind::lions:
    case ComponentKind::ducats:
    case ComponentKind::count:
      break;
  }
  return std::to_string(component.id);
}

std::string Game::component_title(Component component) const {
  const auto which = static_cast<std::size_t>(component.id);
  std::string name = component_name(component);
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::card: {
      if (which >= edition_.cards) return name;
      // The code names the good; lions and symbols decide what the card can do.
      const CardInfo& info = edition_.card[which];
      name += " " + std::to_string(info.lions) + "/" + std::to_string(info.load) + " ";
      for (unsigned symbol = 0; symbol < symbol_kinds; ++symbol) {
        if (info.shows(static_cast<Symbol>(symbol))) name += "DPMS"[symbol];
      }
      return name;
    }
    case ComponentKind::port:
      return which < edition_.ports ? std::string(edition_.port[which].name.text()) : name;
    default:
      return name;
  }
}

}  // namespace fondaco::oltremare
