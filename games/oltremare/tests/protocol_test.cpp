// SPDX-License-Identifier: MIT
// OM-D2 … OM-D6: the protocol of deals, its privacy and its limits.
#include "games/oltremare/tests/table.hpp"

namespace fondaco::oltremare {
namespace {

constexpr std::string_view three_traders =
    "{'players': [{'hold': ['SA12'], 'hand': ['SA08', 'SA09', 'SI01', 'GR01']}, {'hand': ['OL01', 'OL02', 'SI02']},"
    " {'hand': ['PO01', 'PO02']}]}";

TEST(Oltremare, OM_D2_the_trade_menu) {
  Table t(4);
  t.set("{'players': [{'hold': ['SA12'], 'hand': ['SA08'], 'pirates': ['GR01']}, {}, {}, {}]}");
  EXPECT_EQ(t.legal().size(), 2U + 3 + 8 + 1);
  EXPECT_THAT(t.legal(), IsSupersetOf({"buy:deck", "buy:pirate", "talk:1", "talk:3", "call:any", "call:grain", "end"}));
}

TEST(Oltremare, OM_D3_a_talk_counts_whatever_its_outcome) {
  Table t(3);
  t.set(three_traders);
  t.play("talk:1");
  EXPECT_EQ(t.state().talks, 1);
  t.draft({}, {});
  t.play("cancel");
  EXPECT_EQ(t.state().talks, 1);
  EXPECT_EQ(t.decision(), "trade");
}

TEST(Oltremare, OM_D3a_cards_are_given_in_card_order) {
  Table t(3, {{"claims", "off"}, {"max_cards", "2"}});
  t.set(three_traders);
  t.play("talk:1", "give:SA08");
  EXPECT_EQ(t.refused("give:SI01"), "OM-D3a") << "silk comes before salt";
  EXPECT_EQ(t.refused("give:SA08"), "OM-D3a");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("give:SA09", "give:GR01", "give:done"));
  t.play("give:SA09");
  EXPECT_EQ(t.decision(), "want") << "two are the most";
}

TEST(Oltremare, OM_D3b_a_claim_after_each_card) {
  Table t(3);
  t.set(three_traders);
  t.play("talk:1", "give:SA08");
  EXPECT_EQ(t.decision(), "claim");
  EXPECT_THAT(t.legal(), IsSupersetOf({"claim:nothing", "claim:DM", "claim:5", "claim:MS+6", "claim-port:zara"}));
  EXPECT_EQ(t.refused("give:SA09"), "OM-D3b");
  t.play("claim:5", "give:SA09");
  EXPECT_EQ(t.decision(), "claim");
}

TEST(Oltremare, OM_D3c_goods_are_wanted_in_order_and_as_many_as_the_hand_has) {
  Table t(3);
  t.set(three_traders);
  t.play("talk:2", "give:done", "want:silk");
  EXPECT_EQ(t.refused("want:jewels"), "OM-D3c");
  EXPECT_TRUE(t.offers("want:silk"));
  t.play("want:grain");
  EXPECT_EQ(t.decision(), "ducats") << "C has two cards";
  Table two(2);
  two.set("{'players': [{'hand': ['SA01']}, {'hand': ['SA02']}]}");
  two.play("talk:1", "give:done");
  EXPECT_EQ(two.refused("want:grain"), "OM-2.2");
}

TEST(Oltremare, OM_D3d_ducats_go_either_way) {
  Table t(3);
  t.set(three_traders);
  t.play("talk:1", "give:done", "want:done");
  EXPECT_EQ(t.legal().size(), 25U);
  EXPECT_TRUE(t.offers("ask:12"));
  EXPECT_TRUE(t.offers("pay:12"));
  Table few(3, {{"max_ducats", "2"}});
  few.set(three_traders);
  few.play("talk:1", "give:done", "want:done");
  EXPECT_THAT(few.legal(), UnorderedElementsAre("ask:2", "ask:1", "pay:0", "pay:1", "pay:2"));
  EXPECT_EQ(few.refused("pay:3"), "OM-13.9");
}

TEST(Oltremare, OM_D3e_no_offer_is_repeated_after_it_was_refused) {
  Table t(3);
  t.set(three_traders);
  t.play("talk:1");
  t.offer({"SA08"}, {"olives"}, "pay:1");
  t.play("decline", "talk:1");
  t.draft({"SA09"}, {"olives"}, "pay:1");
  EXPECT_EQ(t.refused("send"), "OM-D3e") << "the cards themselves do not matter";
  t.play("cancel", "talk:1");
  t.draft({"SA08"}, {"olives"}, "pay:2");
  EXPECT_TRUE(t.offers("send")) << "other ducats";
  t.play("cancel", "talk:2");
  t.draft({"SA08"}, {"olives"}, "pay:1");
  EXPECT_TRUE(t.offers("send")) << "another partner";
  t.play("cancel", "call:any", "offer");
  t.draft({"OL01"}, {"salt"}, "ask:1");
  EXPECT_TRUE(t.offers("send")) << "the other side proposes";
  EXPECT_EQ(t.at("answered"), "[{'proposer':0,'partner':1,'gives':{'salt':1},'wants':{'olives':1},'ducats':1}]");
}

TEST(Oltremare, OM_D3e_a_countered_offer_is_not_repeated_either_and_a_new_turn_forgets) {
  Table t(3);
  t.set(three_traders);
  t.play("talk:1");
  t.offer({"SA08"}, {"olives"});
  t.play("counter");
  t.draft({}, {});
  t.play("cancel", "talk:1");
  t.draft({"SA08"}, {"olives"});
  EXPECT_EQ(t.refused("send"), "OM-D3e");
  t.play("cancel", "end", "play:GR01");
  EXPECT_EQ(t.at("answered"), "absent");
}

TEST(Oltremare, OM_D4_answers) {
  Table t(3);
  t.set(three_traders);
  t.play("talk:1");
  t.offer({"SA08"}, {"olives"}, "ask:2");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_THAT(t.legal(), UnorderedElementsAre("accept", "decline", "counter"));
  t.play("counter");
  EXPECT_EQ(t.state().proposer, B);
  EXPECT_EQ(t.state().partner, A);
  EXPECT_EQ(t.decision(), "give");
  t.offer({"OL02"}, {"salt"}, "pay:1");
  EXPECT_EQ(t.to_move(), A);
  t.play("accept", "deliver:SA09");
  EXPECT_EQ(t.hand(A), "['SI01','SA08','OL02','GR01']");
  EXPECT_EQ(t.hand(B), "['SI02','SA09','OL01']");
  EXPECT_EQ(t.ducats(A), 12);
  EXPECT_EQ(t.state().prestige[B], 1) << "who is not active, whoever proposed";
}

TEST(Oltremare, OM_D4_OM_13_9_a_talk_has_at_most_three_offers) {
  Table t(3);
  t.set(three_traders);
  t.play("talk:1");
  t.offer({"SA08"}, {});
  t.play("counter");
  t.offer({"OL01"}, {});
  t.play("counter");
  t.offer({"GR01"}, {});
  EXPECT_EQ(t.refused("counter"), "OM-13.9");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("accept", "decline"));
}

TEST(Oltremare, OM_E33_OM_D5_the_answer_does_not_show_what_a_hand_lacks) {
  Table t(3, {{"max_counters", "0"}});
  t.set(three_traders);
  t.play("talk:1");
  t.offer({"SA08"}, {"silk"});
  EXPECT_THAT(t.legal(), UnorderedElementsAre("accept", "decline"));
  t.play("accept");
  EXPECT_EQ(t.decision(), "deliver") << "asked though only one card fits";
  EXPECT_THAT(t.legal(), ElementsAre("deliver:SI02"));
  t.play("deliver:SI02", "talk:2");
  t.offer({"SI02"}, {"silk"});
  EXPECT_EQ(t.to_move(), C);
  EXPECT_THAT(t.legal(), ElementsAre("decline")) << "asked though nothing else is possible";
  EXPECT_EQ(t.refused("accept"), "OM-D4");
}

TEST(Oltremare, OM_D5_cards_are_delivered_by_goods_and_in_card_order) {
  Table t(3);
  t.set("{'players': [{'hand': ['GR01']}, {'hand': ['SI01', 'SI02', 'SI03', 'OL01', 'OL02']}, {}]}");
  t.play("talk:1");
  t.offer({"GR01"}, {"silk", "silk", "olives"});
  t.play("accept");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("deliver:SI01", "deliver:SI02")) << "after SI03 two could not be reached";
  EXPECT_EQ(t.refused("deliver:OL01"), "OM-D5");
  EXPECT_EQ(t.refused("deliver:SI03"), "OM-D5");
  t.play("deliver:SI02");
  EXPECT_EQ(t.refused("deliver:SI01"), "OM-D5");
  EXPECT_EQ(t.view(A, "offer.delivered"), "1");
  EXPECT_EQ(t.view(B, "offer.delivered"), "['SI02']");
  t.play("deliver:SI03", "deliver:OL01");
  EXPECT_EQ(t.hand(A), "['SI02','SI03','OL01']");
}

TEST(Oltremare, OM_D6_each_other_player_replies_once_to_a_call) {
  Table t(3);
  t.set(three_traders);
  t.play("call:olives");
  EXPECT_THAT(t.events(C), ElementsAre("0 calls olives OM-D2"));
  EXPECT_EQ(t.view(C, "call"), "{'good':'olives','replier':1}");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("pass", "offer"));
  EXPECT_EQ(t.refused("end"), "OM-D6");
  t.play("offer");
  t.offer({"OL01"}, {"salt"});
  EXPECT_EQ(t.to_move(), A);
  t.play("accept", "deliver:SA08");
  EXPECT_EQ(t.to_move(), C) << "then the next one";
  t.play("pass");
  EXPECT_EQ(t.decision(), "trade");
  EXPECT_EQ(t.state().talks, 0) << "it uses no talk";
  t.play("call:any", "pass", "pass");
  EXPECT_EQ(t.refused("call:any"), "OM-13.9") << "two calls a turn";
}

TEST(Oltremare, OM_12_13_an_offer_being_built_is_known_to_its_proposer_alone) {
  Table t(3);
  t.set(three_traders);
  t.play("talk:1");
  const std::string of_b = t.view(B);
  const std::string of_nobody = t.spectator();
  EXPECT_EQ(t.view(B, "stage"), "'offer'") << "that a talk is on is seen by all";
  for (const std::string move : {"give:SA08", "claim:DM", "give:done", "want:olives", "want:done", "pay:2"}) {
    EXPECT_EQ(t.seen(move, Viewer::seat(B)), "consider");
    EXPECT_EQ(t.seen(move, Viewer::seat(A)), move);
    t.play(move);
    EXPECT_THAT(t.events(B), IsEmpty());
    EXPECT_EQ(t.learned(), SeatSet::none());
    EXPECT_EQ(t.view(B), of_b);
    EXPECT_EQ(t.spectator(), of_nobody);
  }
  t.play("send");
  EXPECT_EQ(t.learned(), SeatSet::everybody(3));
  EXPECT_EQ(
      t.view(C, "offer"),
      "{'proposer':0,'partner':1,'counters':0,'gives':[{'what':'salt','claim':'DM'}],'wants':{'olives':1},'ducats':2}");
}

TEST(Oltremare, OM_13_9_talks_are_limited) {
  Table t(3, {{"max_talks", "1"}, {"max_calls", "0"}});
  t.set(three_traders);
  t.play("talk:1");
  t.draft({}, {});
  t.play("cancel");
  EXPECT_EQ(t.refused("talk:1"), "OM-13.9");
  EXPECT_EQ(t.refused("call:any"), "OM-13.9");
  EXPECT_NE(Table::refused_table(3, {{"max_talks", "9"}}), "");
}

TEST(Oltremare, OM_13_7_without_claims_nothing_is_said) {
  Table t(3, {{"claims", "off"}});
  t.set(three_traders);
  t.play("talk:1", "give:SA08");
  EXPECT_EQ(t.decision(), "give");
}

TEST(Oltremare, OM_13_8_without_deals) {
  Table t(3, {{"trade", "none"}});
  t.set(three_traders);
  EXPECT_THAT(t.legal(), UnorderedElementsAre("buy:deck", "end"));
  EXPECT_EQ(t.refused("talk:1"), "OM-13.8");
  EXPECT_EQ(t.refused("call:any"), "OM-13.8");
}

TEST(Oltremare, offer_keys_hold_every_bag_of_goods) {
  for (std::uint32_t number = 0; number < 3003; ++number) EXPECT_EQ(bag_number(bag_of_number(number)), number);
}

}  // namespace
}  // namespace fondaco::oltremare
