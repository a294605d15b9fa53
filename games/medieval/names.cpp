// Names of everything a player, a script or a page can refer to. Texts for people stand in words.*.ftl under these
// names.
#include <array>

#include "games/medieval/medieval.hpp"
#include "games/medieval/position_names.hpp"

namespace fondaco::medieval {
namespace {

constexpr std::array<OptionSpec, 1> option_table{{
    {.name = "open_cash", .rule = "MM-3.6", .choices = off_on},
}};

constexpr std::array<std::string_view, 10> moves{"home",   "place", "income", "collect", "enlarge",
                                                 "double", "done",  "open",   "pass",    "stop"};
constexpr std::array<std::string_view, 10> components{"place",  "how",   "letter", "value", "ducats",
                                                      "points", "count", "cause",  "seat",  "territory"};
constexpr std::array<std::string_view, 12> event_names{"settled", "laid",   "collected", "enlarged",
                                                       "paid",    "letter", "income",    "opened",
                                                       "scored",  "passed", "awarded",   "ended"};
constexpr std::array<std::string_view, 5> score_names{"start", "towns", "markers", "territories", "money"};
constexpr std::array<std::string_view, 7> term_names{"score", "territories", "money", "city",
                                                     "reach", "letters",     "rival"};
constexpr std::array<std::string_view, 2> income_names{"plain", "double"};
constexpr std::array<std::string_view, 3> cause_names{"towns", "markers", "standstill"};

/// A code beyond the edition still needs a name, so that an illegal move can be written and explained. No key has a
/// dot.
std::string beyond(std::string_view kind, unsigned id) { return std::string(kind) + "." + std::to_string(id); }

}  // namespace

std::span<const OptionSpec> Game::option_specs() { return option_table; }
std::span<const std::string_view> Game::move_kinds() { return moves; }
std::span<const std::string_view> Game::component_kinds() { return components; }
std::span<const std::string_view> Game::decisions() { return stage_names; }
std::span<const std::string_view> Game::events() { return event_names; }
std::span<const std::string_view> Game::score_labels() { return score_names; }
std::span<const std::string_view> Game::term_labels() { return term_names; }

Outcome Game::check_options(const Edition& edition, const Options& options) {
  if (options.players < edition.min_players || options.players > edition.max_players) {
    return Fault{"players must be " + std::to_string(edition.min_players) + " to " +
                 std::to_string(edition.max_players)};
  }
  return {};
}

std::string Game::component_name(Component component) const {
  const auto which = static_cast<unsigned>(component.id);
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::place:
      if (edition_.has(which)) return std::string(edition_.place[which].key.text());
      return is_city(which) ? beyond("city", which) : beyond("town", which - first_town);
    case ComponentKind::how:
      return std::string(income_names[which]);
    case ComponentKind::letter:
      return std::string(letter_names[which]);
    case ComponentKind::territory:
      return std::string(edition_.territory[which].key.text());
    case ComponentKind::cause:
      return std::string(cause_names[which]);
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
