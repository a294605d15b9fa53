// SPDX-License-Identifier: MIT
// TA-4 draw transport cards.
#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

constexpr std::string_view plain =
    "{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'deck': ['black', 'orange', 'wild'], 'players': [{}, {}]}";

std::ptrdiff_t wilds_shown(const Table& t) { return std::ranges::count(t.state().display, wild); }

TEST(Amsterdam, TA_4_1_two_cards_one_after_the_other_from_display_or_deck) {
  struct Row {
    std::string_view first;
    std::string_view second;
    std::string_view hand;
  };
  const Row rows[] = {{"draw:red", "draw:blue", "{'blue':1,'red':1}"},
                      {"draw:red", "draw:blind", "{'red':1,'orange':1}"},
                      {"draw:blind", "draw:red", "{'black':1,'red':1}"},
                      {"draw:blind", "draw:blind", "{'black':1,'orange':1}"}};
  for (const auto& [first, second, hand] : rows) {
    SCOPED_TRACE(join(first, " ", second));
    Table t(2);
    t.set(plain);
    t.play(first);
    EXPECT_EQ(t.to_move(), A);
    EXPECT_EQ(t.decision(), "second_draw");
    t.play(second);
    EXPECT_EQ(t.at("players.0.hand"), hand);
    EXPECT_EQ(t.to_move(), B) << "two cards, no third";
    EXPECT_EQ(t.decision(), "main");
  }
}

TEST(Amsterdam, TA_4_1_only_what_lies_face_up_can_be_chosen) {
  Table t(2);
  t.set(plain);
  EXPECT_THAT(t.legal("draw"),
              UnorderedElementsAre("draw:blind", "draw:pink", "draw:blue", "draw:green", "draw:red", "draw:wild"));
  EXPECT_EQ(t.refused("draw:black"), "TA-4.1");
  EXPECT_EQ(t.refused("draw:orange"), "TA-4.1");
}

TEST(Amsterdam, TA_4_1_no_hand_limit) {
  Table t(2);
  t.set("{'players': [{'hand': {'blue': 6, 'green': 6, 'black': 6, 'red': 6, 'wild': 6}}, {}]}");
  t.idle();
  EXPECT_EQ(t.view(B, "players.0.hand"), "32");
}

TEST(Amsterdam, TA_4_1_a_blind_card_is_seen_by_the_drawer_alone) {
  Table t(3);
  t.set("{'deck': ['black'], 'display': ['red', 'blue', 'green', 'wild', 'pink'], 'players': [{}, {}, {}]}");
  t.play("draw:blind");
  EXPECT_THAT(t.events(A), ElementsAre("0 drew black TA-4.1"));
  EXPECT_THAT(t.events(B), ElementsAre("0 drew _ TA-4.1"));
  EXPECT_THAT(t.events(Viewer::spectator()), ElementsAre("0 drew _ TA-4.1"));
  EXPECT_EQ(t.learned(), SeatSet::only(A));
}

TEST(Amsterdam, TA_4_2_a_card_from_the_display_is_replaced_at_once_in_the_same_slot) {
  Table t(2);
  t.set(plain);
  t.play("draw:green");
  EXPECT_EQ(t.at("display"), "['red','blue','black','wild','pink']");
  EXPECT_EQ(t.at("deck.0"), "'orange'") << "the top card was taken";
  EXPECT_THAT(t.events(B), ElementsAre("0 took green TA-4.2", "0 turned-up black TA-4.2"));
  EXPECT_EQ(t.learned(), SeatSet::everybody(2));
  EXPECT_TRUE(t.offers("draw:black")) << "the replacement may be the second card";
  EXPECT_EQ(t.refused("draw:green"), "TA-4.1");
  t.play("draw:black");
  EXPECT_EQ(t.at("players.0.hand"), "{'green':1,'black':1}");
}

TEST(Amsterdam, TA_4_2_a_replacement_that_is_a_wild_cannot_be_the_second_card) {
  Table t(2);
  t.set("{'display': ['red', 'blue', 'green', 'black', 'pink'], 'deck': ['wild'], 'players': [{}, {}]}");
  t.play("draw:pink");
  EXPECT_EQ(t.at("display.4"), "'wild'");
  EXPECT_EQ(t.refused("draw:wild"), "TA-4.4");
}

TEST(Amsterdam, TA_4_3_a_face_up_wild_taken_first_is_the_only_card) {
  Table t(2);
  t.set(plain);
  t.play("draw:wild");
  EXPECT_EQ(t.at("players.0.hand"), "{'wild':1}");
  EXPECT_EQ(t.at("display"), "['red','blue','green','black','pink']");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.decision(), "main");
}

TEST(Amsterdam, TA_4_4_a_face_up_wild_is_never_the_second_card) {
  for (const auto* first : {"draw:red", "draw:blind"}) {
    Table t(2);
    t.set(plain);
    EXPECT_TRUE(t.offers("draw:wild"));
    t.play(first);
    EXPECT_EQ(t.refused("draw:wild"), "TA-4.4");
  }
}

TEST(Amsterdam, TA_4_5_a_wild_drawn_blind_is_an_ordinary_card) {
  Table t(2);
  t.set("{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'deck': ['wild', 'wild'], 'players': [{}, {}]}");
  t.play("draw:blind");
  EXPECT_EQ(t.to_move(), A);
  EXPECT_EQ(t.decision(), "second_draw");
  t.play("draw:blind");
  EXPECT_EQ(t.at("players.0.hand"), "{'wild':2}");
  EXPECT_EQ(t.to_move(), B);
}

TEST(Amsterdam, TA_4_5_the_second_pick_is_compulsory_if_any_is_legal) {
  Table t(2);
  t.set(plain);
  t.play("draw:red");
  EXPECT_EQ(t.refused("pass"), "TA-4.1");
  // Even when it is the last card there is: with one possible pick nothing is left to ask.
  t.set(
      "{'display': ['red', 'wild', 'blue'], 'players': [{}, {'hand': "
      "{'pink':6,'blue':5,'green':6,'black':6,'red':5,'orange':6,'wild':7}}]}");
  t.play("draw:red");
  EXPECT_EQ(t.at("players.0.hand"), "{'blue':1,'red':1}");
  EXPECT_EQ(t.to_move(), B);
}

TEST(Amsterdam, TA_4_5_without_a_legal_second_pick_the_turn_ends_with_one_card) {
  Table t(2);
  t.set(
      "{'display': ['red', 'wild', 'wild'], 'players': [{}, {'hand': "
      "{'pink':6,'blue':6,'green':6,'black':6,'red':5,'orange':6,'wild':6}}]}");
  t.play("draw:red");
  EXPECT_EQ(t.at("players.0.hand"), "{'red':1}");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.decision(), "main");
}

TEST(Amsterdam, TA_4_6_three_wilds_of_five_are_flushed_before_the_next_pick) {
  Table t(2);
  t.set(
      "{'display': ['wild', 'wild', 'red', 'blue', 'green'], 'deck': ['wild', 'pink', 'black', 'orange', 'pink', "
      "'blue'],"
      " 'players': [{}, {}]}");
  t.play("draw:red");
  EXPECT_EQ(t.at("display"), "['pink','black','orange','pink','blue']");
  EXPECT_EQ(t.at("discard"), "{'blue':1,'green':1,'wild':3}");
  EXPECT_THAT(t.events(),
              ElementsAre("0 took red TA-4.2", "0 turned-up wild TA-4.2", "0 flushed 5 TA-4.6",
                          "0 turned-up pink TA-4.2", "0 turned-up black TA-4.2", "0 turned-up orange TA-4.2",
                          "0 turned-up pink TA-4.2", "0 turned-up blue TA-4.2"));
  EXPECT_EQ(t.decision(), "second_draw");
  EXPECT_TRUE(t.offers("draw:orange"));
}

TEST(Amsterdam, TA_4_6_two_wilds_are_not_flushed) {
  Table t(2);
  t.set("{'display': ['wild', 'blue', 'red', 'blue', 'green'], 'deck': ['wild'], 'players': [{}, {}]}");
  t.play("draw:red");
  EXPECT_EQ(t.count("flushed"), 0);
}

TEST(Amsterdam, TA_4_6_a_display_that_is_not_full_is_not_flushed) {
  // In an edition that flushes however few coloured cards there are.
  Table t(2, {},
          edition_with(
              {{"'min_colored_cards_outside_hands_for_flush': 3", "'min_colored_cards_outside_hands_for_flush': 0"}}));
  t.set(
      "{'display': ['wild', 'wild', 'wild', 'blue', 'red'], 'players': [{}, {'hand': "
      "{'pink':6,'blue':5,'green':6,'black':6,'red':5,'orange':6,'wild':5}}]}");
  t.play("draw:red");
  EXPECT_EQ(t.count("flushed"), 0);
  EXPECT_EQ(t.at("display"), "['wild','wild','wild',null,null]") << "blue was the only second pick";
}

/// Three wilds face up, 2 coloured cards outside the hands, and one more if A pays with it.
constexpr std::string_view held_back =
    "{'display': ['wild', 'wild', 'wild', 'red', 'blue'], 'deck': ['wild'], 'players': ["
    "{'hand': {'green': 1, 'wild': 1}},"
    " {'hand': {'pink':6,'blue':5,'green':5,'black':6,'red':5,'orange':6,'wild':3}}]}";

TEST(Amsterdam, TA_4_6_no_flush_with_fewer_than_three_coloured_cards_outside_the_hands) {
  Table t(2);
  t.set(held_back);
  t.play("claim:R04", "pay:wild");
  EXPECT_EQ(t.count("flushed"), 0) << "2 coloured cards outside";
  EXPECT_EQ(t.at("display"), "['wild','wild','wild','red','blue']");
  EXPECT_EQ(t.at("discard"), "{'wild':1}");
  t.set(held_back);
  t.play("claim:R04", "pay:green");
  EXPECT_GE(t.count("flushed"), 1) << "3 coloured cards outside";
}

TEST(Amsterdam, TA_4_6_after_ten_flushes_the_display_stays_until_the_next_refill) {
  // All 8 wilds and, once A has paid, 3 coloured cards are outside the hands: most deals show three wilds or more.
  int stopped = 0;
  for (int seed = 0; seed < 60; ++seed) {
    Table t(2);
    t.set(
        join("{'seed': '", std::to_string(seed),
             "', 'display': ['wild', 'wild', 'wild', 'red', 'blue'], 'deck': ['wild', 'wild', 'wild', 'wild', 'wild'],"
             " 'players': [{'hand': {'green': 1}},"
             " {'hand': {'pink':6,'blue':5,'green':5,'black':6,'red':5,'orange':6}}]}"));
    t.play("claim:R04", "pay:green");
    ASSERT_LE(t.count("flushed"), 10);
    if (t.count("flushed") < 10) {
      EXPECT_LT(wilds_shown(t), 3) << "it stopped before only because it could";
      continue;
    }
    if (wilds_shown(t) < 3) continue;
    ++stopped;
    const std::string display = t.at("display");
    t.play("draw:blind");
    EXPECT_EQ(t.at("display"), display) << "a blind draw is no refill";
    EXPECT_EQ(t.count("flushed"), 0);
  }
  EXPECT_GT(stopped, 10);
}

TEST(Amsterdam, TA_4_6_a_flush_held_back_is_made_at_the_next_refill) {
  Table t(2);
  t.set(
      "{'display': ['wild', 'wild', 'wild', 'red', 'blue'], 'deck': ['pink', 'green', 'black', 'black', 'red', 'blue'],"
      " 'players': [{}, {}]}");
  t.play("draw:red");
  EXPECT_EQ(t.at("display"), "['green','black','black','red','blue']");
  EXPECT_EQ(t.at("discard"), "{'pink':1,'blue':1,'wild':3}");
}

TEST(Amsterdam, TA_4_7_the_discard_pile_becomes_the_deck_as_soon_as_the_deck_is_empty) {
  Table t(3);
  t.set(
      "{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'deck': ['black'], 'discard': {'pink': 5, 'orange': 6},"
      " 'players': [{}, {'hand': {'blue':5,'green':5,'black':5,'red':5,'wild':7}}, {}]}");
  t.play("draw:red");
  EXPECT_EQ(t.at("display.0"), "'black'");
  EXPECT_EQ(t.spectator("deck"), "11");
  EXPECT_EQ(t.at("discard"), "{}");
  EXPECT_THAT(t.events(), ElementsAre("0 took red TA-4.2", "0 turned-up black TA-4.2", "0 reshuffled 11 TA-4.7"));
}

TEST(Amsterdam, TA_4_7_even_in_the_middle_of_a_deal) {
  Table t(2);
  t.set(
      "{'display': ['wild', 'wild', 'red', 'blue', 'green'], 'deck': ['wild', 'pink'], 'discard': {'black': 4},"
      " 'players': [{}, {'hand': {'pink':5,'blue':5,'green':5,'black':2,'red':5,'orange':6,'wild':5}}]}");
  t.play("draw:red");
  const auto events = t.events();
  ASSERT_GE(events.size(), 9U);
  EXPECT_EQ(events[2], "0 flushed 5 TA-4.6");
  EXPECT_EQ(events[3], "0 turned-up pink TA-4.2");
  EXPECT_EQ(events[4], "0 reshuffled 9 TA-4.7") << "4 discards and the 5 flushed";
  EXPECT_THAT(events[5], StartsWith("0 turned-up"));
  EXPECT_EQ(t.spectator("deck"), "5");
}

TEST(Amsterdam, TA_4_7_an_empty_deck_means_an_empty_discard_pile_at_every_decision) {
  Table t(4);
  EXPECT_THAT(t.refused_position("{'display': [], 'discard': {'red': 6}, 'players': [{'hand': "
                                 "{'pink':6,'blue':6,'green':6,'black':6,'orange':6,'wild':8}}, {}, {}, {}]}"),
              HasSubstr("TA-4.7"));
  int reshuffles = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    t.start(seed);
    t.play_out(seed, [&] {
      reshuffles += t.count("reshuffled");
      EXPECT_TRUE(!t.state().deck.empty() || Game::sum(t.state().discard) == 0);
    });
  }
  EXPECT_GT(reshuffles, 0);
}

TEST(Amsterdam, TA_4_8_a_slot_that_cannot_be_filled_stays_empty) {
  Table t(2);
  t.set(
      "{'display': ['red', 'blue', 'wild'], 'players': [{}, {'hand': "
      "{'pink':6,'blue':5,'green':6,'black':6,'red':5,'orange':6,'wild':7}}]}");
  t.play("draw:wild");
  EXPECT_EQ(t.at("display"), "['red','blue',null,null,null]");
  EXPECT_EQ(t.refused("draw:blind"), "TA-4.8");
}

TEST(Amsterdam, TA_4_8_empty_slots_are_filled_from_the_lowest_up_once_cards_are_discarded) {
  Table t(2);
  const std::string position =
      "{'display': ['red', null, null, 'blue', null], 'players': [{'hand': {'green': 3}}, {'hand': "
      "{'pink':6,'blue':5,'green':3,'black':6,'red':5,'orange':6,'wild':8}}]}";
  t.set(position);
  t.play("claim:R13", "pay:green");
  EXPECT_EQ(t.at("display"), "['red','green',null,'blue',null]");
  EXPECT_THAT(t.events(), IsSupersetOf({"0 reshuffled 1 TA-4.7", "0 turned-up green TA-4.2"}));
  t.set(position);
  t.play("claim:R07", "pay:green");
  EXPECT_EQ(t.at("display"), "['red','green','green','blue',null]");
  t.set(position);
  t.play("claim:R34", "pay:green");
  EXPECT_EQ(t.at("display"), "['red','green','green','blue','green']");
  EXPECT_EQ(t.spectator("deck"), "0");
}

TEST(Amsterdam, TA_4_8_then_the_flush_rule_is_checked) {
  Table t(2);
  t.set(
      "{'display': ['wild', 'wild', 'wild'], 'players': [{'hand': {'green': 3}}, {'hand': "
      "{'pink':6,'blue':6,'green':3,'black':6,'red':6,'orange':6,'wild':5}}]}");
  t.play("claim:R34", "pay:green");
  EXPECT_GE(t.count("flushed"), 1);
  EXPECT_EQ(wilds_shown(t), 2) << "3 wilds and 3 green are outside the hands: the sixth card is a wild";
  EXPECT_EQ(t.spectator("deck"), "1");
}

TEST(Amsterdam, TA_4_9_neither_a_blind_draw_nor_contracts_are_followed_by_a_refill) {
  Table t(2);
  const std::string_view position =
      "{'display': ['wild', 'wild', 'wild', 'red', 'blue'], 'deck': ['pink', 'green', 'black', 'black', 'red', 'blue'],"
      " 'players': [{}, {}]}";
  t.set(position);
  t.play("draw:blind", "draw:blind");
  EXPECT_EQ(t.at("display"), "['wild','wild','wild','red','blue']");
  t.set(position);
  t.play("contracts", "keep:both");
  EXPECT_EQ(t.at("display"), "['wild','wild','wild','red','blue']");
  t.set(position);
  t.play("draw:blind", "draw:blue");
  EXPECT_EQ(t.count("flushed"), 1) << "a card taken from the display is";
}

TEST(Amsterdam, TA_4_9_the_display_is_filled_before_it_is_flushed_and_again_until_it_holds) {
  Table t(2);
  t.set(
      "{'display': ['wild', 'wild', 'red', 'blue', 'green'],"
      " 'deck': ['wild', 'wild', 'wild', 'wild', 'pink', 'black', 'blue', 'blue', 'red', 'red', 'orange'],"
      " 'players': [{}, {}]}");
  t.play("draw:red");
  EXPECT_EQ(t.count("flushed"), 2);
  EXPECT_EQ(t.at("display"), "['blue','blue','red','red','orange']");
  EXPECT_EQ(t.at("discard"), "{'pink':1,'blue':1,'green':1,'black':1,'wild':6}");
}

}  // namespace
}  // namespace fondaco::amsterdam
