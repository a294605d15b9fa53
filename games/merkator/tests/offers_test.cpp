// SPDX-License-Identifier: MIT
// Offers for a contract just taken (MK-11.8).
#include "games/merkator/tests/table.hpp"

namespace fondaco::merkator {
namespace {

const Settings with_offers{{"variant_d_contract_offers", "on"}};
constexpr std::string_view pile_of_six = ", 'piles': {'6': ['C06_HAM', 'C06_DAN']}";

TEST(Offers, MK_11_8_each_other_player_once_clockwise_then_the_taker_accepts) {
  Table t(4, with_offers);
  t.set(join(in_russia, pile_of_six, ", 'turn': 2, 'to_move': 2"),
        {{A, "'coins': 4, 'counters': 2"}, {B, "'coins': 1"}, {C, std::string(fulfils_a_five)}, {D, "'counters': 3"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.to_move(), D);  // no coins: asked for counters at once
  EXPECT_EQ(t.decision(), "offer_time");
  t.play("offer-time:2");
  EXPECT_EQ(t.to_move(), A);
  t.play("offer-coins:4", "offer-time:1");
  EXPECT_EQ(t.to_move(), B);
  t.play("offer-coins:0");
  EXPECT_EQ(t.decision(), "accept");
  EXPECT_EQ(t.to_move(), C);
  EXPECT_THAT(t.legal(), UnorderedElementsAre("decline", "accept:0", "accept:3"));
  EXPECT_EQ(t.refused("accept:1"), "MK-11.8");  // seat 1 offered nothing
  t.play("accept:0");
  EXPECT_EQ(t.coins(C), 4);
  EXPECT_EQ(t.counters(C), 1);
  EXPECT_EQ(t.coins(A), 0);
  EXPECT_EQ(t.counters(A), 1);
  EXPECT_EQ(t.counters(D), 3);  // not accepted, not paid
  EXPECT_THAT(t.events(), Contains("2 accepted 0 C06_HAM C06_DAN MK-11.8"));
}

TEST(Offers, MK_11_8_the_taker_keeps_the_revealed_card_and_the_other_lies_on_top) {
  Table t(2, with_offers);
  t.set(join(in_russia, ", 'piles': {'6': ['C06_HAM', 'C06_DAN', 'C06_ENG']}"),
        {{A, std::string(fulfils_a_five)}, {B, "'coins': 1"}});
  t.play("fulfil:C05_RUS");
  const std::string revealed = t.top(6);
  t.play("offer-coins:1", "accept:1");
  EXPECT_TRUE(t.owns(A, revealed));
  EXPECT_FALSE(t.owns(A, "C06_HAM"));
  EXPECT_EQ(t.top(6), "C06_HAM");
  EXPECT_EQ(t.state().owned[A].size(), 2U);
  EXPECT_EQ(t.count("offered"), 1);  // none for the replacement
}

TEST(Offers, MK_11_8_declined_offers_change_nothing) {
  Table t(2, with_offers);
  t.set(join(in_russia, pile_of_six), {{A, std::string(fulfils_a_five)}, {B, "'coins': 3, 'counters': 1"}});
  t.play("fulfil:C05_RUS", "offer-coins:3", "offer-time:1", "decline");
  EXPECT_TRUE(t.owns(A, "C06_HAM"));
  EXPECT_EQ(t.coins(B), 3);
  EXPECT_EQ(t.counters(B), 1);
  EXPECT_EQ(t.decision(), "join");  // and the game goes on
}

TEST(Offers, MK_11_8_an_offer_of_counters_alone) {
  Table t(2, with_offers);
  t.set(join(in_russia, pile_of_six), {{A, std::string(fulfils_a_five)}, {B, "'counters': 2"}});
  t.play("fulfil:C05_RUS", "offer-time:2");
  EXPECT_EQ(t.allowed_by("accept:1"), "MK-11.8");
  t.play("accept:1");
  EXPECT_EQ(t.counters(A), 2);
  EXPECT_EQ(t.counters(B), 0);
}

TEST(Offers, MK_11_8_at_most_twenty_of_each) {
  Table t(2, {{"variant_d_contract_offers", "on"}, {"variant_b_building_pressure", "on"}});
  t.set(join(in_russia, pile_of_six), {{A, std::string(fulfils_a_five)}, {B, "'coins': 30, 'counters': 30"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.legal().size(), 21U);
  EXPECT_EQ(t.allowed_by("offer-coins:20"), "MK-11.8");
  t.play("offer-coins:20");
  EXPECT_EQ(t.legal().size(), 21U);
  EXPECT_EQ(t.refused("offer-coins:20"), "MK-11.8");
  t.play("offer-time:20", "accept:1");
  EXPECT_EQ(t.coins(A), 20);
  EXPECT_EQ(t.coins(B), 10);
}

TEST(Offers, MK_11_8_a_joiner_takes_offers_from_the_active_player_too) {
  Table t(3, with_offers);
  t.set(join("'stage': 'join', 'token': 'russia', 'turn': 0, 'to_move': 1", pile_of_six),
        {{A, "'coins': 2"}, {B, join("'counters': 1, ", fulfils_a_five)}, {C, "'coins': 1"}});
  t.play("join", "fulfil:C05_RUS");
  EXPECT_EQ(t.to_move(), C);
  t.play("offer-coins:1");
  EXPECT_EQ(t.to_move(), A);
  t.play("offer-coins:2", "offer-time:0", "accept:0");
  EXPECT_EQ(t.coins(B), 2);
}

TEST(Offers, MK_11_8_a_reward_of_the_same_level_counts_too) {
  Table t(2, with_offers);
  t.set(join(in_russia, ", 'piles': {'6': [], '5': ['C05_HAM', 'C05_DAN']}"),
        {{A, std::string(fulfils_a_five)}, {B, "'coins': 1"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.decision(), "offer_coins");
  t.play("offer-coins:1", "accept:1");
  EXPECT_TRUE(t.owns(A, "C05_DAN"));
  EXPECT_EQ(t.top(5), "C05_HAM");
}

TEST(Offers, MK_11_8_a_card_from_or_into_the_hand_brings_no_offers) {
  Table t(2, {{"variant_d_contract_offers", "on"}, {"advanced_hand", "on"}});
  t.set(join(in_russia, pile_of_six), {{A, join("'hand': 'C06_ENG', ", fulfils_a_five)}, {B, "'coins': 1"}});
  t.play("fulfil:C05_RUS", "hand");
  EXPECT_EQ(t.decision(), "fulfil");
  t.set(join(in_russia, pile_of_six), {{B, "'coins': 1"}});
  t.play("take:C06_HAM");
  EXPECT_EQ(t.count("offered"), 0);
  EXPECT_EQ(t.of(A, "hand"), "C06_HAM");
}

TEST(Offers, MK_11_8_without_coins_only_counters_are_offered) {
  Table t(2, {{"variant_d_contract_offers", "on"}, {"no_coins", "on"}});
  t.set(join(in_russia, pile_of_six), {{A, std::string(fulfils_a_five)}, {B, "'counters': 1"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.decision(), "offer_time");
}

TEST(Offers, MK_11_8_no_offers_without_the_variant) {
  Table t(2);
  t.set(join(in_russia, pile_of_six), {{A, std::string(fulfils_a_five)}, {B, "'coins': 5"}});
  t.play("fulfil:C05_RUS");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.decision(), "invest");
}

}  // namespace
}  // namespace fondaco::merkator
