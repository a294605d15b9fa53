// SPDX-License-Identifier: MIT
#pragma once
// Names of everything a player, a script or a page can refer to. Texts for people stand in words.*.ftl under these
// names.
#include <string>

#include "engine/names.hpp"
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

inline constexpr std::array<std::string_view, 2> solo_choices{"auto", "on"};
inline constexpr std::array<std::string_view, 5> start_players{"random", "seat0", "seat1", "seat2", "seat3"};

consteval OptionTable<Option> option_table(Option) {
  return {
      {Option::solo, {.name = "solo", .rule = "MK-10.1", .choices = solo_choices, .min_players = 1, .max_players = 1}},
      {Option::long_game, {.name = "long", .rule = "MK-10.9", .choices = off_on, .min_players = 2, .max_players = 4}},
      {Option::no_join, {.name = "no_join", .rule = "MK-10.10", .choices = off_on, .min_players = 2, .max_players = 2}},
      {Option::no_coins,
       {.name = "no_coins", .rule = "MK-10.11", .choices = off_on, .min_players = 2, .max_players = 2}},
      {Option::advanced_hand, {.name = "advanced_hand", .rule = "MK-11.1", .choices = off_on}},
      {Option::no_loss,
       {.name = "variant_a_no_loss", .rule = "MK-11.5", .choices = off_on, .min_players = 2, .max_players = 4}},
      {Option::building_pressure,
       {.name = "variant_b_building_pressure",
        .rule = "MK-11.6",
        .choices = off_on,
        .min_players = 2,
        .max_players = 4}},
      {Option::bonus_gift, {.name = "variant_c_bonus_gift", .rule = "MK-11.7", .choices = off_on}},
      {Option::contract_offers,
       {.name = "variant_d_contract_offers", .rule = "MK-11.8", .choices = off_on, .min_players = 2, .max_players = 4}},
      {Option::start_player, {.name = "start_player", .rule = "MK-2.1", .choices = start_players}},
  };
}

consteval NameTable<MoveKind> name_table(MoveKind) {
  return {"end",          "done",      "enough",
          "redirect",     "bear",      "join",
          "stay",         "hand",      "pile",
          "decline",      "buy-hand",  "exchange-time",
          "for-category", "sell",      "pay",
          "drop",         "fulfil",    "buy",
          "take",         "go",        "split",
          "lose",         "lose-cube", "convert",
          "keep",         "exchange",  {MoveKind::for_good, "for"},
          "with",         "without",   "offer-coins",
          "offer-time",   "accept"};
}
consteval NameTable<ComponentKind> name_table(ComponentKind) {
  return {"card", "place", "good", "cube", "column", "letter", "seat", "count", "coins", "time", "level", "reason"};
}
consteval NameTable<Stage> name_table(Stage) {
  return {"invest",     "pay_contract",  "drop_contract", "pressured_buy", "travel",
          "split",      "redirect_loss", "loss",          "fulfil",        "exchange",
          "replaces",   "category_type", "leave_out",     "reward_source", "offer_coins",
          "offer_time", "accept",        "join",          "final_supply",  "over"};
}
static_assert(stages == enumerator_count<Stage>);
consteval NameTable<EventKind> name_table(EventKind) {
  return {"turn",       "sold",        "bought",         "paid-with", "dropped",   "took-card", "revealed",
          "set-under",  "gift",        "lost-coins",     "travelled", "laid",      "paid-time", "took",
          "bonus",      "gained-time", "turned",         "letter",    "shown",     "lost",      "lost-cube",
          "fulfilled",  "exchanged",   "exchanged-time", "delivered", "used-cube", "converted", "reshuffled",
          "received",   "from-hand",   "unrewarded",     "offered",   "accepted",  "joined",    "triggered",
          "final-turn", "ended"};
}
consteval NameTable<ScoreLabel> name_table(ScoreLabel) {
  return {"contract-1", "contract-2", "contract-3", "contract-4", "contract-5", "other-contracts", "other-buildings"};
}
consteval NameTable<TermLabel> name_table(TermLabel) {
  return {"contracts", "buildings", "chances", "goods", "cards", "time", "coins", "pace", "rival", "cubes", "victory"};
}
consteval NameTable<Reason> name_table(Reason) { return {"peace", "chart", "length"}; }
consteval NameTable<Finale> name_table(Finale) { return {"none", "triggered", "running"}; }

/// "A" is a single letter, "AA" a double one.
inline std::string letter_text(const Edition& edition, unsigned letter) {
  std::string text;
  for (unsigned i = 0; i < losses_of_letter(letter); ++i) text += edition.column[column_of_letter(letter)].id.text();
  return text;
}

}  // namespace fondaco::merkator
