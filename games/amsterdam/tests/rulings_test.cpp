// SPDX-License-Identifier: MIT
// Rulings TA-RU1 to TA-RU20: each where the rulebook leaves something open, so that the other reading would fail.
#include <map>

#include "games/amsterdam/tests/table.hpp"
#include "games/catalogue.hpp"

namespace fondaco::amsterdam {
namespace {

TEST(Amsterdam, TA_RU1_the_rulebook_is_in_its_restored_order) {
  for (const Language language : languages) {
    const Rulebook book = game_rulebook(*games::catalogue().find("amsterdam"), language);
    ASSERT_GE(book.chapters().size(), 11U);
    for (std::size_t i = 0; i < 11; ++i) EXPECT_EQ(book.chapters()[i].id, "TA-" + std::to_string(i + 1));
    for (std::size_t i = 1; i < book.rules().size(); ++i) {
      EXPECT_NE(book.rules()[i].id, book.rules()[i - 1].id) << "nothing is doubled";
      EXPECT_GE(book.rules()[i].chapter, book.rules()[i - 1].chapter);
    }
  }
}

TEST(Amsterdam, TA_RU2_the_length_of_a_bonus_column_tells_its_number_of_players) {
  const Table t(2);
  EXPECT_THAT(t.edition().bonus[2], ElementsAre(8, 4, 0, 0));
  EXPECT_THAT(t.edition().bonus[3], ElementsAre(8, 5, 2, 0));
  EXPECT_THAT(t.edition().bonus[4], ElementsAre(8, 6, 4, 2));
}

TEST(Amsterdam, TA_RU3_route_points_of_the_series_and_no_route_longer_than_four) {
  const Table t(2);
  EXPECT_EQ(t.edition().route_points[1], 1);
  EXPECT_EQ(t.edition().route_points[2], 2);
  EXPECT_EQ(t.edition().route_points[3], 4);
  EXPECT_EQ(t.edition().route_points[4], 7);
  for (unsigned r = 0; r < t.edition().routes; ++r) EXPECT_LE(t.edition().route[r].length, 4);
}

TEST(Amsterdam, TA_RU4_the_four_payments_of_the_missing_picture) {
  Table t(2);
  t.set("{'players': [{'hand': {'green': 6, 'red': 6, 'wild': 8}}, {}]}");
  t.play("claim:R34");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("pay:green", "pay:green+1wild", "pay:green+2wild", "pay:wild"));
}

TEST(Amsterdam, TA_RU5_doubles_stay_open_with_three_players) {
  Table t(3);
  t.set("{'to_move': 2, 'players': [{'routes': ['R15']}, {}, {'hand': {'orange': 2}}]}");
  EXPECT_TRUE(t.offers("claim:R16"));
}

TEST(Amsterdam, TA_RU6_three_wilds_or_more_are_flushed) {
  for (const int wilds : {2, 3, 4, 5}) {
    SCOPED_TRACE(wilds);
    std::string display;
    for (int slot = 0; slot < 5; ++slot) display += join(slot > 0 ? ", " : "", slot < wilds ? "'wild'" : "'pink'");
    Table t(2);
    t.set(join("{'display': [", display,
               "], 'deck': ['red', 'red', 'blue', 'blue', 'black'], 'players': [{'hand': {'green': 1}}, {}]}"));
    t.play("claim:R04", "pay:green");
    EXPECT_EQ(t.count("flushed"), wilds >= 3 ? 1 : 0);
    EXPECT_EQ(t.at("display") == "['red','red','blue','blue','black']", wilds >= 3);
  }
}

TEST(Amsterdam, TA_RU7_the_flush_never_runs_for_ever) {
  // Two coloured cards outside the hands, or three: both limits of TA-4.6.
  for (const auto* payment : {"pay:wild", "pay:green"}) {
    Table t(2);
    t.set(
        "{'display': ['wild', 'wild', 'wild', 'wild', 'red'], 'deck': ['wild', 'pink'], 'players': ["
        "{'hand': {'green': 1, 'wild': 1}},"
        " {'hand': {'pink':5,'blue':6,'green':5,'black':6,'red':5,'orange':6,'wild':2}}]}");
    t.play("claim:R04", payment);
    EXPECT_LE(t.count("flushed"), 10);
    EXPECT_EQ(t.count("flushed") == 0, std::string_view(payment) == "pay:wild");
  }
}

TEST(Amsterdam, TA_RU8_the_reshuffle_comes_at_once) {
  Table t(2);
  t.set(
      "{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'deck': ['black'], 'discard': {'orange': 6}, 'players': "
      "[{},"
      " {'hand': {'pink':5,'blue':5,'green':5,'black':5,'red':5,'wild':7}}]}");
  t.play("draw:blind");
  EXPECT_EQ(t.decision(), "second_draw") << "before the second pick";
  EXPECT_EQ(t.spectator("deck"), "6");
}

TEST(Amsterdam, TA_RU9_no_cards_anywhere) {
  Table t(2);
  t.set(
      join("{'display': ['red'], 'players': [{'hand': {'blue': 1}, 'routes': ['R03', 'R24', 'R42']},"
           " {'hand': {'pink':6,'blue':5,'green':6,'black':6,'red':5,'orange':6,'wild':8}, 'contracts': ",
           all_contracts, "}]}"));
  t.play("draw:red");
  EXPECT_EQ(t.at("display"), "[null,null,null,null,null]") << "TA-4.8";
  EXPECT_EQ(t.at("players.0.hand"), "{'blue':1,'red':1}") << "TA-4.5: the turn ends with one card";
  EXPECT_EQ(t.to_move(), B);
  EXPECT_THAT(t.legal(), AllOf(Not(IsEmpty()), Each(StartsWith("claim:")))) << "TA-3.2: no pass while a claim is legal";
}

TEST(Amsterdam, TA_RU10_nobody_stops_after_one_card) {
  Table t(2);
  t.set("{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'players': [{}, {}]}");
  t.play("draw:red");
  EXPECT_EQ(t.to_move(), A);
  EXPECT_THAT(t.legal(), Each(StartsWith("draw:")));
  EXPECT_NE(t.refused("pass"), "");
}

TEST(Amsterdam, TA_RU11_both_readings_of_a_tie) {
  for (const auto& [option, fourth] : {std::pair{"competition", 2}, {"literal", 4}}) {
    Table t(4, {{"merch_ties", option}});
    t.set(merchandise_position({3, 3, 3, 1}));
    EXPECT_THAT(t.merchandise_points(), ElementsAre(8, 8, 8, fourth));
    t.set(merchandise_position({3, 3, 2, 1}));
    EXPECT_THAT(t.merchandise_points(), ElementsAre(8, 8, 4, 2)) << "two tied: both agree";
    t.set(merchandise_position({3, 3, 3, 0}));
    EXPECT_THAT(t.merchandise_points(), ElementsAre(8, 8, 8, 0));
  }
}

TEST(Amsterdam, TA_RU12_the_merchandise_pile_cannot_run_out) {
  const Table t(2);
  int cart_routes = 0;
  for (unsigned r = 0; r < t.edition().routes; ++r) cart_routes += t.edition().route[r].cart ? 1 : 0;
  EXPECT_EQ(cart_routes, 16);
  EXPECT_EQ(t.edition().merchandise, 16);
}

TEST(Amsterdam, TA_RU13_the_cart_symbol_belongs_to_the_whole_route) {
  // One card for R42 with 4 spaces, one for R20 with 2.
  Table t(2);
  t.set("{'players': [{'hand': {'blue': 4, 'red': 2}}, {}]}");
  t.play("claim:R42", "pay:blue");
  EXPECT_EQ(t.at("players.0.merchandise"), "1");
  t.idle();
  t.play("claim:R20", "pay:red");
  EXPECT_EQ(t.at("players.0.merchandise"), "2");
}

TEST(Amsterdam, TA_RU14_rejected_start_contracts_lie_in_the_order_of_the_answers) {
  Table t(3, {{"start_player", "seat1"}});
  t.set(
      "{'stage': 'keep_start', 'start_seat': 1, 'players': [{'contracts': ['C01', 'C02']}, {'contracts': ['C03', "
      "'C04']},"
      " {'contracts': ['C05', 'C06']}]}");
  t.play("keep:C03", "keep:C05", "keep:C01");
  EXPECT_EQ(t.at("contract_deck.18"), "'C04'");
  EXPECT_EQ(t.at("contract_deck.19"), "'C06'");
  EXPECT_EQ(t.at("contract_deck.20"), "'C02'");
  EXPECT_EQ(t.at("contract_deck.21"), "absent");
}

TEST(Amsterdam, TA_RU15_the_discard_pile_is_open_to_all) {
  Table t(2);
  t.set("{'discard': {'red': 2, 'wild': 1}, 'players': [{}, {}]}");
  EXPECT_EQ(t.view(A, "discard"), "{'red':2,'wild':1}");
  EXPECT_EQ(t.view(B, "discard"), "{'red':2,'wild':1}");
  EXPECT_EQ(t.spectator("discard"), "{'red':2,'wild':1}");
}

TEST(Amsterdam, TA_RU16_the_trigger_player_plays_last) {
  Table t(4);
  t.set("{'to_move': 2, 'players': [{}, {}, {'routes': ['R03', 'R24', 'R42'], 'hand': {'green': 2}}, {}]}");
  t.play("claim:R07", "pay:green");
  std::vector<Seat> order;
  while (!t.over() && order.size() < 8) {
    order.push_back(t.to_move());
    t.idle();
  }
  EXPECT_THAT(order, ElementsAre(D, A, B, C));
}

TEST(Amsterdam, TA_RU17_16_carts_not_17) {
  Table t(2);
  t.start(1);
  EXPECT_EQ(t.at("players.0.carts"), "16");
  // Fifteen spaces claimed: one cart is left, so that a route of two spaces is refused.
  t.set("{'turns_left': 2, 'players': [{'hand': {'green': 2}, 'routes': ['R03', 'R24', 'R42', 'R36']}, {}]}");
  EXPECT_EQ(t.refused("claim:R07"), "TA-5.2");
}

TEST(Amsterdam, TA_RU18_cards_left_in_hand_cost_nothing) {
  Table t(2);
  t.set(
      "{'stage': 'over', 'players': [{'hand': {'red': 6, 'blue': 6, 'wild': 8}, 'routes': ['R34']}, {'routes': "
      "['R15']}]}");
  EXPECT_EQ(t.total(A), 4);
  EXPECT_EQ(t.rank(A), 1);
}

TEST(Amsterdam, TA_RU19_red_has_ten_spaces_in_six_routes) {
  const Table t(2);
  std::map<std::string, std::pair<int, int>> colors;  // routes, spaces
  for (unsigned r = 0; r < t.edition().routes; ++r) {
    const Route& route = t.edition().route[r];
    auto& [routes, spaces] =
        colors[route.color == gray ? "gray" : std::string(t.edition().color_names[route.color].text())];
    ++routes;
    spaces += route.length;
  }
  EXPECT_EQ(colors["red"], (std::pair{6, 10}));
  EXPECT_EQ(colors["gray"], (std::pair{13, 31}));
  for (const auto* color : {"pink", "blue", "green", "black", "orange"})
    EXPECT_EQ(colors[color], (std::pair{5, 9})) << color;
  EXPECT_THAT(edition_with(), HasSubstr("\"color_note\"")) << "the edition says so";
}

TEST(Amsterdam, TA_RU20_perfect_memory_of_what_each_one_saw) {
  Table t(2);
  t.set(
      "{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'deck': ['black', 'orange'], 'contract_deck': ['C09', "
      "'C07'],"
      " 'players': [{}, {}]}");
  t.play("draw:red", "draw:blind");
  t.play("contracts", "keep:C07");
  t.play("contracts", "keep:both");
  EXPECT_EQ(t.view(B, "players.0.known"), "{'red':1}") << "TA-9.4, turns later";
  EXPECT_EQ(t.view(B, "players.1.rejected"), "[{'contract':'C09','above':20,'seats':[]}]") << "TA-9.8";
  // Nobody is shown more than they saw.
  EXPECT_THAT(t.view(A), AllOf(Not(HasSubstr("C07")), Not(HasSubstr("C09")), Not(HasSubstr("rejected"))));
  EXPECT_THAT(t.spectator(), AllOf(Not(HasSubstr("'C")), Not(HasSubstr("rejected")), Not(HasSubstr("deduced"))));
}

}  // namespace
}  // namespace fondaco::amsterdam
