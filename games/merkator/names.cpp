// Names of everything a player, a script or a page can refer to. Texts for people stand in words.*.ftl under these
// names.
#include <array>

#include "games/merkator/merkator.hpp"
#include "games/merkator/position_names.hpp"

namespace fondaco::merkator {
namespace {

constexpr std::array<std::string_view, 2> solo_choices{"auto", "on"};
constexpr std::array<std::string_view, 5> start_players{"random", "seat0", "seat1", "seat2", "seat3"};
constexpr std::array<OptionSpec, option_count> option_table{{
    {.name = "solo", .rule = "MK-10.1", .choices = solo_choices, .min_players = 1, .max_players = 1},
    {.name = "long", .rule = "MK-10.9", .choices = off_on, .min_players = 2, .max_players = 4},
    {.name = "no_join", .rule = "MK-10.10", .choices = off_on, .min_players = 2, .max_players = 2},
    {.name = "no_coins", .rule = "MK-10.11", .choices = off_on, .min_players = 2, .max_players = 2},
    {.name = "advanced_hand", .rule = "MK-11.1", .choices = off_on},
    {.name = "variant_a_no_loss", .rule = "MK-11.5", .choices = off_on, .min_players = 2, .max_players = 4},
    {.name = "variant_b_building_pressure", .rule = "MK-11.6", .choices = off_on, .min_players = 2, .max_players = 4},
    {.name = "variant_c_bonus_gift", .rule = "MK-11.7", .choices = off_on},
    {.name = "variant_d_contract_offers", .rule = "MK-11.8", .choices = off_on, .min_players = 2, .max_players = 4},
    {.name = "start_player", .rule = "MK-2.1", .choices = start_players},
}};

constexpr std::array<std::string_view, move_kind_count> moves{
    "end",     "done",     "enough",        "redirect",     "bear",      "join",    "stay", "hand",     "pile",
    "decline", "buy-hand", "exchange-time", "for-category", "sell",      "pay",     "drop", "fulfil",   "buy",
    "take",    "go",       "split",         "lose",         "lose-cube", "convert", "keep", "exchange", "for",
    "with",    "without",  "offer-coins",   "offer-time",   "accept"};
constexpr std::array<std::string_view, component_kind_count> components{
    "card", "place", "good", "cube", "column", "letter", "seat", "count", "coins", "time", "level", "reason"};
constexpr std::array<std::string_view, event_kinds> event_names{
    "turn",      "sold",       "bought",    "paid-with",  "dropped",   "took-card", "revealed",   "set-under",
    "gift",      "lost-coins", "travelled", "laid",       "paid-time", "took",      "bonus",      "gained-time",
    "turned",    "letter",     "shown",     "lost",       "lost-cube", "fulfilled", "exchanged",  "exchanged-time",
    "delivered", "used-cube",  "converted", "reshuffled", "received",  "from-hand", "unrewarded", "offered",
    "accepted",  "joined",     "triggered", "final-turn", "ended"};
constexpr std::array<std::string_view, score_label_count> score_names{"contract-1",
                                                                      "contract-2",
                                                                      "contract-3",
                                                                      "contract-4",
                                                                      "contract-5",
                                                                      "other-contracts",
                                                                      "other-buildings",
                                                                      "b01",
                                                                      "b02",
                                                                      "b03",
                                                                      "b04",
                                                                      "b05",
                                                                      "b06",
                                                                      "b07",
                                                                      "b08",
                                                                      "b09",
                                                                      "b10",
                                                                      "b11",
                                                                      "b12",
                                                                      "b13",
                                                                      "b14",
                                                                      "b15",
                                                                      "b16",
                                                                      "b17",
                                                                      "b18",
                                                                      "b19",
                                                                      "b20",
                                                                      "b21",
                                                                      "b22",
                                                                      "b23",
                                                                      "b24",
                                                                      "b25",
                                                                      "b26",
                                                                      "b27",
                                                                      "b28",
                                                                      "b29",
                                                                      "b30",
                                                                      "b31",
                                                                      "b32"};
constexpr std::array<std::string_view, term_label_count> term_names{
    "contracts", "buildings", "chances", "goods", "cards", "time", "coins", "pace", "rival", "cubes", "victory"};
constexpr std::array<std::string_view, reasons> reason_names{"peace", "chart", "length"};

/// A code beyond the edition still needs a name, so that an illegal move can be written and explained. No id has a dot.
std::string beyond(std::string_view kind, std::size_t id) { return std::string(kind) + "." + std::to_string(id); }

bool on(const Options& options, Option option) { return options.values[static_cast<std::size_t>(option)] != 0; }

}  // namespace

std::span<const OptionSpec> Game::option_specs() { return option_table; }
std::span<const std::string_view> Game::move_kinds() { return moves; }
std::span<const std::string_view> Game::component_kinds() { return components; }
std::span<const std::string_view> Game::decisions() { return stage_names; }
std::span<const std::string_view> Game::events() { return event_names; }
std::span<const std::string_view> Game::score_labels() { return score_names; }
std::span<const std::string_view> Game::term_labels() { return term_names; }

/// MK-10, MK-11.9
std::string Game::check_options(const Edition&, const Options& options) {
  if (options.players < min_players || options.players > max_players) return "players must be 1 to 4";
  if (on(options, Option::building_pressure) && on(options, Option::no_coins))
    return "option 'variant_b_building_pressure' needs coins: not with 'no_coins'";
  const int start = options.values[static_cast<std::size_t>(Option::start_player)];
  if (start > options.players) return "option 'start_player' names a seat that nobody has";
  return {};
}

std::string Game::component_name(Component component) const {
  const auto which = static_cast<std::size_t>(component.id);
  const auto named = [&](std::string_view kind, std::size_t count, auto&& text) {
    return which < count ? std::string(text(which)) : beyond(kind, which);
  };
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::card:
      if (which < edition_.contracts) return std::string(edition_.contract[which].id.text());
      if (which >= bonus_card && which - bonus_card < edition_.bonuses)
        return std::string(edition_.bonus[which - bonus_card].id.text());
      if (which >= building_card && which - building_card < edition_.buildings)
        return std::string(edition_.building[which - building_card].id.text());
      return beyond("card", which);
    case ComponentKind::place:
      return named("place", edition_.places, [&](std::size_t i) { return edition_.place[i].id.text(); });
    case ComponentKind::good:
      return named("good", goods(), [&](std::size_t i) { return edition_.good[i].id.text(); });
    case ComponentKind::cube:
      return named("cube", edition_.majors, [&](std::size_t i) { return edition_.place[i].colour.text(); });
    case ComponentKind::column:
      return named("column", edition_.columns, [&](std::size_t i) { return edition_.column[i].id.text(); });
    case ComponentKind::letter:
      return letter_text(edition_, static_cast<unsigned>(which));
    case ComponentKind::level:
      return named("level", edition_.levels, [&](std::size_t i) { return std::to_string(edition_.value[i]); });
    case ComponentKind::reason:
      return std::string(reason_names[which]);
    case ComponentKind::seat:
    case ComponentKind::count:
    case ComponentKind::coins:
    case ComponentKind::time:
      break;
  }
  return std::to_string(which);
}

std::string Game::component_title(Component component) const {
  const auto which = static_cast<std::size_t>(component.id);
  switch (static_cast<ComponentKind>(component.kind)) {
    case ComponentKind::card:
      if (which < building_card || which - building_card >= edition_.buildings) break;
      return std::string(edition_.building[which - building_card].name.text());
    case ComponentKind::place:
      if (which >= edition_.places) break;
      return std::string(edition_.place[which].name.text());
    case ComponentKind::good:
      if (which >= goods()) break;
      return std::string(edition_.good[which].name.text());
    case ComponentKind::column:
      if (which >= edition_.columns) break;
      return std::string(edition_.column[which].name.text());
    default:
      break;
  }
  return component_name(component);
}

}  // namespace fondaco::merkator
