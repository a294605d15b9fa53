// SPDX-License-Identifier: MIT
// Positions written by hand: what is refused, and where.
#include "games/oltremare/tests/table.hpp"

namespace fondaco::oltremare {
namespace {

struct Broken {
  std::string position;
  std::string says;
};

std::string players(std::string_view first) { return join("'players': [{", first, "}, {}, {}]"); }

TEST(OltremarePosition, refuses_keys_it_does_not_know_in_every_part) {
  const Table t(3);
  const std::vector<Broken> cases{
      {join("{", players("'pirates': [{'thrown': 'SA01', 'trun': 1}]"), "}"),
       "players[0].pirates[0]: unknown key \"trun\", did you mean \"turn\"?"},
      {join("{", players("'pirates': [{'stolen': 'SA01', 'turn': 1}]"), "}"), "unknown key \"turn\" (known: stolen)"},
      {join("{'stage': 'reply', 'call': {'good': 'any', 'replyer': 1}, ", players(""), "}"),
       "call: unknown key \"replyer\", did you mean \"replier\"?"},
      {join("{'talks': 1, 'answered': [{'proposer': 0, 'partner': 1, 'give': {}}], ", players(""), "}"),
       "answered[0]: unknown key \"give\", did you mean \"gives\"?"},
      {join("{'last_round': true, 'active': 1, ", players("'scored_early': {'card': 2}"), "}"),
       "players[0].scored_early: unknown key \"card\", did you mean \"cards\"?"},
  };
  for (const Broken& broken : cases) EXPECT_THAT(t.refused_position(broken.position), HasSubstr(broken.says));
}

TEST(OltremarePosition, misspelt_names_get_a_suggestion) {
  const Table t(3);
  const std::vector<Broken> cases{
      {"'hand': ['SA088']", "unknown card \"SA088\", did you mean \"SA08\"?"},
      {"'ship': 'zarra'", "unknown port \"zarra\", did you mean \"zara\"?"},
      {"'least': {'slat': 1}", "unknown good \"slat\", did you mean \"salt\"?"},
      {"'active_marker': 'compas'", "unknown marker \"compas\", did you mean \"compass\"?"},
  };
  for (const Broken& broken : cases)
    EXPECT_THAT(t.refused_position(join("{", players(broken.position), "}")), HasSubstr(broken.says));
}

TEST(OltremarePosition, reads_what_play_can_reach_and_refuses_what_a_field_cannot_hold) {
  const Table t(3);
  const auto refused = [&](std::string_view player) { return t.refused_position(join("{", players(player), "}")); };
  for (const std::string_view sound : {"'prestige': 101", "'prestige': 254", "'ducats': 5001", "'ducats': -30000"})
    EXPECT_EQ(refused(sound), "") << sound;
  EXPECT_THAT(refused("'prestige': 255"), HasSubstr("players[0].prestige: expected a whole number, 0 to 254"));
  EXPECT_THAT(refused("'ducats': 30001"), HasSubstr("players[0].ducats: expected a whole number, -30000 to 30000"));
}

TEST(OltremarePosition, knowledge_of_a_reshuffle_is_read_to_the_letter) {
  const Table t(3);
  const auto refused = [&](std::string_view bounds) {
    return t.refused_position(join("{'last_round': true, 'venice': 'gone', 'reshuffles': [{'cards': [], 'bounds': {",
                                   bounds, "}}], ", players(""), "}"));
  };
  EXPECT_THAT(refused("'3': ['0-1', '0-1', '0-1']"), HasSubstr("unknown key \"3\""));
  EXPECT_THAT(refused("'all': ['0-1', '0-1']"), HasSubstr("expected 3 items"));
  for (const std::string_view text : {"2", "2-", "-2", "a-b", "2-:", "3-2", "0-16", "0-1-2"})
    EXPECT_THAT(refused(join("'all': ['0-1', '0-1', '", text, "']")), HasSubstr("at least and at most")) << text;
  EXPECT_THAT(refused("'1': ['0-1', '0-1', '0-1']"), HasSubstr("nothing is noted of the own cards"));
}

TEST(OltremarePosition, OM_9_1_a_game_is_over_after_the_last_turn_of_the_last_round) {
  const Table t(3);
  EXPECT_EQ(t.refused_position(join("{'stage': 'over', 'last_round': true, ", players(""), "}")), "");
  EXPECT_THAT(t.refused_position(join("{'stage': 'over', ", players(""), "}")), HasSubstr("OM-9.1"));
  EXPECT_THAT(t.refused_position(join("{'stage': 'over', 'last_round': true, 'active': 1, ", players(""), "}")),
              HasSubstr("OM-9.1"));
}

}  // namespace
}  // namespace fondaco::oltremare
