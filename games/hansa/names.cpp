// Names of everything a player, a script or a page can refer to. Texts for people stand in words.*.ftl under these
// names.
#include <array>

#include "games/hansa/edition_parts.hpp"
#include "games/hansa/hansa.hpp"
#include "games/hansa/position_names.hpp"

namespace fondaco::hansa {
namespace {

constexpr std::array<OptionSpec, 3> option_table{{
    {.name = "swap_needs_own", .rule = "HT-11.2", .choices = off_on},
    {.name = "tie_break_2020", .rule = "HT-11.2", .choices = off_on},
    {.name = "tokens_2020", .rule = "HT-11.2", .choices = off_on},
}};

constexpr std::array<std::string_view, 26> moves{
    "allocate", "insert",   "displace", "move",  "establish", "pawn-free", "pawn-paid", "end", "decline",
    "stop",     "stay",     "none",     "use",   "merchants", "traders",   "with",      "fee", "at",
    "piece",    "exchange", "kontor",   "extra", "skill",     "table",     "swap",      "pawn"};
constexpr std::array<std::string_view, 15> components{"route",  "city",    "piece",     "seat",     "house",
                                                      "skill",  "token",   "field",     "province", "count",
                                                      "points", "traders", "merchants", "value",    "reason"};
constexpr std::array<std::string_view, 33> event_names{
    "turn",   "allocated", "inserted",     "displaced",    "fee",       "relocated",   "returned",
    "lifted", "extra",     "declined",     "moved",        "exchanged", "established", "prestige",
    "took",   "drew",      "kontor",       "extra-kontor", "coin",      "completed",   "linked",
    "skill",  "table",     "unrewarded",   "used",         "swapped",   "removed",     "shifted",
    "pawn",   "revealed",  "token-placed", "token-kept",   "ended"};
constexpr std::array<std::string_view, 6> score_names{"track", "desk", "tokens", "table", "cities", "network"};
constexpr std::array<std::string_view, 12> term_names{"score",  "desk",   "tokens",  "table", "cities", "network",
                                                      "pieces", "routes", "actions", "rival", "taken",  "kontors"};

/// A code beyond the edition still needs a name, so that an illegal move can be written and explained. No id has a dot.
std::string beyond(std::string_view kind, std::size_t id) { return std::string(kind) + "." + std::to_string(id); }

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
  if (options.values[static_cast<std::size_t>(Option::tokens_2020)] != 0 && !edition.tokens[1].present) {
    return Fault{"option 'tokens_2020' needs an edition with the tokens of 2020"};
  }
  return {};
}

std::string Game::component_name(Component component) const {
  const auto which = static_cast<std::size_t>(component.id);
  const auto named = [&](std::string_view kind, std::size_t count, auto&& text) {
    return which < count ? std::string(text(which)) : beyond(kind, which);
  };
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::route:
      return named("route", side().routes, [&](std::size_t i) { return side().route[i].id.text(); });
    case ComponentKind::city:
      return named("city", side().cities, [&](std::size_t i) { return side().city[i].id.text(); });
    case ComponentKind::piece:
      return std::string(kind_names[which]);
    case ComponentKind::seat:
      return named("seat", edition_.max_players, [&](std::size_t i) { return edition_.player_colors[i].text(); });
    case ComponentKind::skill:
      return std::string(track_ids[which]);
    case ComponentKind::token:
      return std::string(token_ids[which]);
    case ComponentKind::field:
      return named("field", edition_.fields, [&](std::size_t i) { return std::to_string(edition_.field_points[i]); });
    case ComponentKind::province:
      return named("province", edition_.provinces, [&](std::size_t i) { return edition_.province[i].id.text(); });
    case ComponentKind::reason:
      return std::string(ending_names[which]);
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
