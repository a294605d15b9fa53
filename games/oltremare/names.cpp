// Names of everything a player, a script or a page can refer to. Texts for people stand in words.*.ftl under these
// names.
#include <array>

#include "games/oltremare/oltremare.hpp"
#include "games/oltremare/position_names.hpp"

namespace fondaco::oltremare {
namespace {

constexpr std::array<std::string_view, 6> start_players{"random", "seat0", "seat1", "seat2", "seat3", "seat4"};
constexpr std::array<std::string_view, 2> venice_positions{"about", "exact"};
constexpr std::array<std::string_view, 2> prestige_ways{"keep", "return"};
constexpr std::array<std::string_view, 2> pirate_ways{"keep", "discard"};
constexpr std::array<std::string_view, 2> tie_readings{"dense", "competition"};
constexpr std::array<std::string_view, 2> empty_ways{"none", "counted"};
constexpr std::array<std::string_view, 2> hold_views{"memory", "open"};
constexpr std::array<std::string_view, 2> claim_ways{"on", "off"};
constexpr std::array<std::string_view, 2> trade_ways{"full", "none"};

constexpr OptionSpec limit(std::string_view name, std::int16_t low, std::int16_t high) {
  return {.name = name, .rule = "OM-13.9", .choices = {}, .low = low, .high = high, .initial = high};
}

constexpr std::array<OptionSpec, 14> option_table{{
    {.name = "start_player", .rule = "OM-2.4", .choices = start_players},
    {.name = "venice_position", .rule = "OM-13.2", .choices = venice_positions},
    {.name = "prestige_at_venice", .rule = "OM-13.3", .choices = prestige_ways},
    {.name = "pirates_at_venice", .rule = "OM-13.4", .choices = pirate_ways},
    {.name = "tie_places", .rule = "OM-13.5", .choices = tie_readings},
    {.name = "empty_places", .rule = "OM-13.10", .choices = empty_ways},
    {.name = "hold_view", .rule = "OM-13.6", .choices = hold_views},
    {.name = "claims", .rule = "OM-13.7", .choices = claim_ways},
    {.name = "trade", .rule = "OM-13.8", .choices = trade_ways},
    limit("max_talks", 0, most_talks),
    limit("max_calls", 0, most_calls),
    limit("max_counters", 0, most_counters),
    limit("max_cards", 1, most_given),
    limit("max_ducats", 0, most_ducats),
}};

constexpr std::array<std::string_view, 25> moves{
    "discard", "buy",  "talk",   "call",   "end",     "give",       "claim",   "want", "pay",
    "ask",     "send", "cancel", "accept", "decline", "counter",    "deliver", "pass", "offer",
    "play",    "sail", "stay",   "move",   "load",    "claim-port", "consider"};
constexpr std::array<std::string_view, 12> components{"card",    "good",  "seat",   "port",  "marker", "source",
                                                      "symbols", "lions", "ducats", "count", "done",   "nothing"};
constexpr std::array<std::string_view, 41> event_names{
    "turn",         "influence", "threw",       "bought",     "talks",       "calls",        "offers",
    "gives",        "claims",    "wants",       "pays",       "asks-ducats", "cancelled",    "accepted",
    "declined",     "countered", "gave",        "paid",       "prestige",    "passed",       "played",
    "earned",       "stolen",    "drew",        "smooth",     "sailed",      "took",         "turned-down",
    "compass-move", "loaded",    "venice",      "majority",   "sold",        "pirates-cost", "pirates-shown",
    "reshuffled",   "early",     "draw-failed", "last-round", "ended",       "claims-port"};
constexpr std::array<std::string_view, 5> score_names{"ducats", "prestige", "hold", "pirates", "harbour"};
constexpr std::array<std::string_view, 10> term_names{"ducats",  "hold",   "hand",    "pirates", "prestige",
                                                      "harbour", "marker", "bargain", "rivals",  "talks"};

constexpr std::array<std::string_view, symbol_pairs> pair_names{"DP", "DM", "DS", "PM", "PS", "MS"};

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
  if (start > options.players) {
    return "option 'start_player' names seat " + std::to_string(start - 1) + ", but the seats are 0 to " +
           std::to_string(options.players - 1);
  }
  return {};
}

std::string Game::component_name(Component component) const {
  const int which = component.id;
  const auto at = static_cast<std::size_t>(which);
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::card:
      return which < edition_.cards ? std::string(edition_.card[at].code.text()) : beyond("card", which);
    case ComponentKind::good:
      if (which == any_good) return "any";
      return which < edition_.goods ? std::string(edition_.good[at].key.text()) : beyond("good", which);
    case ComponentKind::port:
      return which < edition_.ports ? std::string(edition_.port[at].key.text()) : beyond("port", which);
    case ComponentKind::marker:
      return std::string(edition_.marker_keys[at].text());
    case ComponentKind::source:
      return which == 0 ? "deck" : "pirate";
    case ComponentKind::symbols:
      return std::string(pair_names[at]);
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
  return std::to_string(which);
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
