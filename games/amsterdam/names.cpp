// Names of everything a player, a script or a page can refer to. Texts for people stand in words.*.ftl under these
// names.
#include <array>

#include "games/amsterdam/amsterdam.hpp"
#include "games/amsterdam/position_names.hpp"

namespace fondaco::amsterdam {
namespace {

constexpr std::array<std::string_view, 5> start_players{"seat0", "seat1", "seat2", "seat3", "random"};
constexpr std::array<std::string_view, 2> tie_readings{"competition", "literal"};
constexpr std::array<OptionSpec, 2> option_table{{
    {.name = "start_player", .rule = "TA-11.2", .choices = start_players},
    {.name = "merch_ties", .rule = "TA-11.3", .choices = tie_readings, .initial = 1},
}};

constexpr std::array<std::string_view, 6> moves{"draw", "contracts", "pass", "claim", "keep", "pay"};
constexpr std::array<std::string_view, 9> components{"card", "route",  "contract", "wilds", "count",
                                                     "both", "points", "place",    "seat"};
constexpr std::array<std::string_view, 15> event_names{"took",    "drew",     "turned-up", "flushed",     "reshuffled",
                                                       "claimed", "paid",     "scored",    "merchandise", "offered",
                                                       "kept",    "rejected", "passed",    "last-turns",  "ended"};
constexpr std::array<std::string_view, 4> score_names{"routes", "contracts-done", "contracts-failed", "merchandise"};
constexpr std::array<std::string_view, 5> term_names{"routes", "contract", "merchandise", "hand", "rival"};

/// A code beyond the edition still needs a name, so that an illegal move can be written and explained. No id has a dot.
std::string beyond(std::string_view kind, int id) { return std::string(kind) + "." + std::to_string(id); }

}  // namespace

std::span<const OptionSpec> Game::option_specs() { return option_table; }
std::span<const std::string_view> Game::move_kinds() { return moves; }
std::span<const std::string_view> Game::component_kinds() { return components; }
std::span<const std::string_view> Game::decisions() { return stage_names; }
std::span<const std::string_view> Game::events() { return event_names; }
std::span<const std::string_view> Game::score_labels() { return score_names; }
std::span<const std::string_view> Game::term_labels() { return term_names; }

std::string Game::check_options(const Edition& edition, const Options& options) {
  if (options.players < edition.min_players || options.players > edition.max_players) {
    return "players must be " + std::to_string(edition.min_players) + " to " + std::to_string(edition.max_players);
  }
  const auto start = options.values[static_cast<std::size_t>(Option::start_player)];
  if (start != start_random && start >= options.players) {
    return "option 'start_player' names seat " + std::to_string(start) + ", but the seats are 0 to " +
           std::to_string(options.players - 1);
  }
  return {};
}

std::string Game::component_name(Component component) const {
  const int which = component.id;
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::card:
      if (which == blind_card) return "blind";
      if (which == wild) return "wild";
      return which < edition_.colors ? std::string(edition_.color_names[static_cast<std::size_t>(which)].text())
                                     : beyond("color", which);
    case ComponentKind::route:
      return which < edition_.routes ? std::string(edition_.route[static_cast<std::size_t>(which)].id.text())
                                     : beyond("route", which);
    case ComponentKind::contract:
      return which < edition_.contracts ? std::string(edition_.contract[static_cast<std::size_t>(which)].id.text())
                                        : beyond("contract", which);
    case ComponentKind::wilds:
      return std::to_string(which) + "wild";
    case ComponentKind::both:
      return "both";
    case ComponentKind::place:
      return std::string(edition_.place[static_cast<std::size_t>(which)].id.text());
    case ComponentKind::count:
    case ComponentKind::points:
    case ComponentKind::seat:
      break;
  }
  return std::to_string(which);
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
