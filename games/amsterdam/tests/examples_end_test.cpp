// SPDX-License-Identifier: MIT
// Worked examples TA-E14 to TA-E26: claims in a game, the end, scoring, scarce cards.
#include <set>

#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

TEST(Amsterdam, TA_E14_routes_need_not_be_connected) {
  Table t(2);
  t.set("{'players': [{'hand': {'blue': 4, 'red': 2}}, {}]}");
  t.play("claim:R42", "pay:blue");
  t.idle();
  t.play("claim:R20", "pay:red");
  EXPECT_EQ(t.at("players.0.routes"), "['R20','R42']");
}

TEST(Amsterdam, TA_E15_three_players_play_once_each_after_b_is_down_to_two_carts) {
  Table t(3);
  t.set("{'to_move': 1, 'players': [{}, {'routes': ['R03', 'R24', 'R42'], 'hand': {'green': 2, 'red': 1}}, {}]}");
  const State before = t.state();
  t.play("claim:R07", "pay:green");
  std::vector<Seat> order;
  while (!t.over() && order.size() < 8) {
    order.push_back(t.to_move());
    t.idle();
  }
  EXPECT_THAT(order, ElementsAre(C, A, B));
  t.set(before);
  t.play("claim:R05", "pay:red");
  EXPECT_EQ(t.at("players.1.carts"), "3");
  EXPECT_EQ(t.at("turns_left"), "absent");
}

TEST(Amsterdam, TA_E16_the_last_cart_in_the_last_turn) {
  Table t(2);
  t.set("{'turns_left': 1, 'players': [{'hand': {'orange': 1}, 'routes': ['R03', 'R24', 'R42', 'R36']}, {}]}");
  EXPECT_EQ(t.at("players.0.carts"), "1");
  EXPECT_EQ(t.at("players.0.score"), "25");
  t.play("claim:R41", "pay:orange");
  EXPECT_EQ(t.at("players.0.score"), "26");
  EXPECT_EQ(t.at("players.0.carts"), "0");
  EXPECT_EQ(t.count("last-turns"), 0);
  EXPECT_TRUE(t.over()) << "no new round";
}

TEST(Amsterdam, TA_E17_a_contract_over_three_routes) {
  Table t(2);
  t.set("{'stage': 'over', 'players': [{'contracts': ['C14'], 'routes': ['R05', 'R17', 'R30']}, {}]}");
  EXPECT_THAT(t.breakdown(A), ElementsAre("routes 5 TA-8.1", "contracts-done 5 TA-8.2", "contracts-failed 0 TA-8.2",
                                          "merchandise 0 TA-8.3"));
  t.set("{'stage': 'over', 'players': [{'contracts': ['C14'], 'routes': ['R05', 'R17']}, {}]}");
  EXPECT_THAT(t.breakdown(A), ElementsAre("routes 3 TA-8.1", "contracts-done 0 TA-8.2", "contracts-failed -5 TA-8.2",
                                          "merchandise 0 TA-8.3"));
}

struct MerchandiseRow {
  std::string_view name;
  std::string_view option;
  std::vector<int> cards;
  std::vector<int> points;
};

class Merchandise : public ::testing::TestWithParam<MerchandiseRow> {};

TEST_P(Merchandise, points) {
  const auto& [name, option, cards, points] = GetParam();
  Table t(static_cast<Seat>(cards.size()), {{"merch_ties", option}});
  t.set(merchandise_position(cards));
  EXPECT_EQ(t.merchandise_points(), points);
}

INSTANTIATE_TEST_SUITE_P(
    Amsterdam, Merchandise,
    ::testing::Values(MerchandiseRow{"TA_E18_4_players_3_2_2_0", "literal", {3, 2, 2, 0}, {8, 6, 6, 0}},
                      MerchandiseRow{"TA_E18_4_players_2_2_1_1", "literal", {2, 2, 1, 1}, {8, 8, 4, 4}},
                      MerchandiseRow{"TA_E18_3_players_2_2_1", "literal", {2, 2, 1}, {8, 8, 2}},
                      MerchandiseRow{"TA_E18_2_players_2_1", "literal", {2, 1}, {8, 4}},
                      MerchandiseRow{"TA_E18_2_players_1_1", "literal", {1, 1}, {8, 8}},
                      MerchandiseRow{"TA_E18_2_players_1_0", "literal", {1, 0}, {8, 0}},
                      MerchandiseRow{"TA_E18_2_players_0_0", "literal", {0, 0}, {0, 0}},
                      MerchandiseRow{"TA_E19_competition", "competition", {2, 2, 2, 1}, {8, 8, 8, 2}},
                      MerchandiseRow{"TA_E19_literal", "literal", {2, 2, 2, 1}, {8, 8, 8, 4}}),
    [](const auto& row) { return std::string(row.param.name); });

TEST(Amsterdam, TA_E20_a_whole_scoring) {
  Table t(2);
  t.set(
      "{'players': [{'contracts': ['C08', 'C17'], 'hand': {'red': 1}, 'routes': ['R03', 'R08', 'R42', 'R36']},"
      " {'routes': ['R01', 'R07']}]}");
  t.play("claim:R09", "pay:red");
  EXPECT_EQ(t.at("players.0.carts"), "2");
  EXPECT_THAT(t.events(), Contains("0 last-turns 2 TA-7.1"));
  t.idle();
  t.idle();
  ASSERT_TRUE(t.over());
  EXPECT_THAT(t.breakdown(A), ElementsAre("routes 21 TA-8.1", "contracts-done 6 TA-8.2", "contracts-failed -5 TA-8.2",
                                          "merchandise 8 TA-8.3"));
  EXPECT_EQ(t.total(A), 30);
  EXPECT_THAT(t.breakdown(B), Contains("merchandise 4 TA-8.3"));
  EXPECT_EQ(t.rank(A), 1);
}

TEST(Amsterdam, TA_E21_ties_in_points) {
  const auto position = [](std::string_view c_contracts) {
    return join(
        "{'stage': 'over', 'players': ["
        "{'contracts': ['C01', 'C12'], 'routes': ['R11', 'R15', 'R22', 'R27', 'R33', 'R35', 'R38', 'R44']},"
        " {'contracts': ['C07', 'C09', 'C11'], 'routes': ['R09', 'R12', 'R13', 'R16', 'R18', 'R26', 'R28', 'R30']},"
        " {'contracts': ",
        c_contracts, ", 'routes': ['R04', 'R17', 'R32', 'R34', 'R37', 'R39', 'R41', 'R43']}]}");
  };
  Table t(3);
  t.set(position("['C08']"));
  EXPECT_EQ(t.total(A), 30);
  EXPECT_EQ(t.total(B), 30);
  EXPECT_EQ(t.scores().seats[A].tie_break, 2);
  EXPECT_EQ(t.scores().seats[B].tie_break, 3);
  EXPECT_EQ(t.rank(B), 1);
  EXPECT_EQ(t.rank(A), 2);
  EXPECT_EQ(t.scores().winners(), 1);
  t.set(position("['C08', 'C15', 'C20']"));
  EXPECT_EQ(t.total(C), 30);
  EXPECT_EQ(t.scores().seats[C].tie_break, 3);
  EXPECT_EQ(t.rank(B), 1);
  EXPECT_EQ(t.rank(C), 1);
  EXPECT_EQ(t.rank(A), 3);
  EXPECT_EQ(t.scores().winners(), 2);
}

TEST(Amsterdam, TA_E22_nothing_to_draw_and_no_claim) {
  Table t(2);
  t.set(join("{'display': [], 'players': [{}, {'hand': ", all_cards, ", 'contracts': ", all_contracts, "}]}"));
  EXPECT_THAT(t.legal(), ElementsAre("pass"));
  t.set(
      join("{'display': ['red'], 'players': [{}, {'hand': "
           "{'pink':6,'blue':6,'green':6,'black':6,'red':5,'orange':6,'wild':8}, 'contracts': ",
           all_contracts, "}]}"));
  EXPECT_THAT(t.legal(), ElementsAre("draw:red"));
  EXPECT_EQ(t.refused("pass"), "TA-3.2");
}

TEST(Amsterdam, TA_E23_set_up_with_four_players) {
  Table t(4);
  std::uint64_t seed = 0;
  do t.start(seed++);
  while (Game::sum(t.state().discard) > 0);
  EXPECT_EQ(t.spectator("deck"), "31");
  EXPECT_EQ(t.spectator("contract_deck"), "16");
  EXPECT_EQ(t.legal().size(), 3U);
  for (const std::string& move : t.legal()) {
    Table other(4);
    other.set(t.state());
    other.play(move, "keep:both", "keep:both", "keep:both");
    EXPECT_GE(count_bits(other.state().contracts[A]), 1) << "no answer rejects both";
  }
}

TEST(Amsterdam, TA_E24_two_claims_in_one_turn) {
  Table t(2);
  t.set("{'players': [{'hand': {'red': 1, 'blue': 1}}, {}]}");
  EXPECT_TRUE(t.offers("claim:R05"));
  EXPECT_TRUE(t.offers("claim:R33"));
  t.play("claim:R05");
  EXPECT_NE(t.refused("claim:R33"), "");
  t.play("pay:red");
  EXPECT_EQ(t.to_move(), B) << "the turn is over";
  EXPECT_EQ(t.at("players.0.routes"), "['R05']");
  EXPECT_EQ(t.refused("claim:R33"), "TA-5.5") << "it is B who would have to pay";
}

TEST(Amsterdam, TA_E25_at_a_reshuffle_both_hands_are_known) {
  Table t(2);
  t.set(
      "{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'deck': ['black'], 'discard': {'pink': 5, 'orange': 5},"
      " 'players': [{'hand': {'blue': 5, 'green': 5, 'black': 2}}, {'hand': {'black': 3, 'red': 5, 'orange': 1, "
      "'wild': 7}}]}");
  EXPECT_EQ(t.view(B, "players.0.hand"), "12");
  EXPECT_EQ(t.view(A, "players.1.hand"), "16");
  t.play("draw:blind");
  EXPECT_EQ(t.spectator("deck"), "10");
  EXPECT_EQ(t.view(B, "players.0.deduced"), "{'blue':5,'green':5,'black':3}") << "all 13";
  EXPECT_EQ(t.view(A, "players.1.deduced"), "{'black':3,'red':5,'orange':1,'wild':7}") << "all 16";
  t.play("draw:blind");
  EXPECT_EQ(t.view(B, "players.0.hand"), "14");
  EXPECT_EQ(t.view(B, "players.0.deduced"), "{'blue':5,'green':5,'black':3}") << "13 known, 1 unknown";
}

TEST(Amsterdam, TA_E26_a_flush_held_back_until_the_paid_cards_allow_it) {
  int again = 0;
  std::set<std::string> displays;
  for (int seed = 0; seed < 40; ++seed) {
    SCOPED_TRACE(seed);
    Table t(2);
    t.set(join(
        "{'seed': '", std::to_string(seed),
        "', 'display': ['wild', 'wild', 'wild', 'red', 'blue'], 'deck': ['wild'], 'players': ["
        "{'hand': {'green': 2}}, {'hand': {'pink':6,'blue':5,'green':4,'black':6,'red':5,'orange':6,'wild':4}}]}"));
    t.play("claim:R07", "pay:green");
    EXPECT_EQ(t.at("players.0.score"), "2");
    EXPECT_EQ(t.at("players.0.merchandise"), "1");
    const auto events = t.events();
    ASSERT_GE(events.size(), 11U);
    EXPECT_EQ(events[4], "0 flushed 5 TA-4.6");
    EXPECT_EQ(events[5], "0 turned-up wild TA-4.2");
    EXPECT_EQ(events[6], "0 reshuffled 7 TA-4.7") << "the 2 paid and the 5 flushed";
    for (std::size_t i = 7; i < 11; ++i) EXPECT_THAT(events[i], StartsWith("0 turned-up"));
    EXPECT_EQ(t.spectator("deck"), "3");
    EXPECT_EQ(t.spectator("discard"), "{}");
    again += t.count("flushed") > 1 ? 1 : 0;
    if (t.count("flushed") < 10) {
      EXPECT_LT(std::ranges::count(t.state().display, wild), 3);
    }
    displays.insert(t.at("display"));
  }
  EXPECT_GT(again, 0) << "three or more wilds are flushed again";
  EXPECT_GT(displays.size(), 10U);
}

}  // namespace
}  // namespace fondaco::amsterdam
