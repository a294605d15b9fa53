// SPDX-License-Identifier: MIT
// OM-4 maritime power and OM-5 trade: discards, purchases, and what a deal may be.
#include "games/oltremare/tests/table.hpp"

namespace fondaco::oltremare {
namespace {

TEST(Oltremare, OM_4_1_OM_E6_OM_R20_local_influence_at_the_start_of_the_turn) {
  const std::pair<std::string_view, int> rows[] = {{"SA12", 3}, {"SA08", 2}, {"SA05", 1}, {"SA03", 0}};
  for (const auto& [top, gain] : rows) {
    Table t(3);
    t.set(join(
        "{'stage': 'load', 'played': ['GR01', 'GR02'], 'players': [{}, {'active_marker': 'local_influence', 'hold': ['",
        top, "'], 'hand': ['OL01', 'OL02', 'OL03', 'OL05', 'OL06', 'OL07', 'OL08']}, {}]}"));
    t.play("load:GR01");
    EXPECT_EQ(t.ducats(B), 11 + gain) << top;
    EXPECT_EQ(t.decision(), "discard") << "before the hand limit, with the same hold top";
  }
}

constexpr std::string_view seven_in_hand =
    "{'stage': 'discard', 'players': [{'hold': ['SA03'], 'hand': ['GR01', 'GR02', 'GR03', 'GR04', 'GR05', 'GR06', "
    "'GR07']}, {}, "
    "{}]}";

TEST(Oltremare, OM_4_2_OM_4_3_OM_D1_OM_E9_exactly_the_excess_is_thrown) {
  Table t(3);
  t.set(seven_in_hand);
  EXPECT_EQ(t.legal().size(), 7U);
  EXPECT_EQ(t.refused("end"), "OM-4.2");
  EXPECT_EQ(t.refused("buy:deck"), "OM-4.2");
  EXPECT_EQ(t.refused("discard:SA01"), "OM-4.2");
  t.play("discard:GR03");
  EXPECT_THAT(t.events(A), ElementsAre("0 threw GR03 OM-4.2"));
  EXPECT_THAT(t.events(B), ElementsAre("0 threw _ OM-4.2"));
  t.play("discard:GR01", "discard:GR07", "discard:GR05");
  EXPECT_EQ(t.refused("discard:GR02"), "OM-4.3");
  EXPECT_EQ(t.decision(), "trade");
  EXPECT_EQ(t.state().pirate_top[A], t.card("GR05")) << "the last one lies on top";
  EXPECT_EQ(t.hand_size(A), 3);
}

TEST(Oltremare, OM_4_4_the_limit_is_checked_only_at_the_start_of_the_turn) {
  Table t(3);
  t.set("{'players': [{'hold': ['SA03'], 'hand': ['GR01', 'GR02', 'GR03']}, {}, {}]}");
  t.play("buy:deck", "buy:deck", "buy:deck");
  EXPECT_EQ(t.hand_size(A), 6);
  EXPECT_EQ(t.decision(), "trade");
}

TEST(Oltremare, OM_5_1_OM_5_4_OM_R4_OM_E7_favourable_market) {
  for (const auto& [start, after] :
       {std::pair{11, std::vector<int>{10, 8, 5, 1}}, {1, std::vector<int>{0, -2, -5, -9}}}) {
    Table t(3);
    t.set(join("{'players': [{'ducats': ", std::to_string(start), ", 'active_marker': 'favourable_market'}, {}, {}]}"));
    for (const int balance : after) {
      t.play("buy:deck");
      EXPECT_EQ(t.ducats(A), balance);
    }
    EXPECT_EQ(t.refused("buy:deck"), "OM-5.1") << "a fifth purchase";
  }
}

TEST(Oltremare, OM_5_3_OM_5_5_OM_R3_OM_E8_the_balance_before_the_purchase_decides) {
  Table t(3);
  t.set("{'players': [{}, {}, {}]}");
  for (const int balance : {8, 5, 2, -1}) {
    t.play("buy:deck");
    EXPECT_EQ(t.ducats(A), balance);
  }
  t.set("{'players': [{'ducats': 0}, {}, {}]}");
  t.play("buy:deck");
  EXPECT_EQ(t.ducats(A), -4);
  t.play("buy:deck");
  EXPECT_EQ(t.ducats(A), -8) << "debts are unlimited";
}

TEST(Oltremare, OM_5_2_OM_12_10_a_card_is_bought_from_the_deck_or_the_own_pirate_stack) {
  Table t(3);
  t.set(
      "{'turn': 5, 'deck': ['JE01'], 'players': [{'pirates': [{'thrown': 'SA01', 'turn': 3}, {'stolen': 'SA02'}]}, "
      "{'pirates': "
      "['SA04']}, {}]}");
  t.play("buy:deck");
  EXPECT_THAT(t.events(A), Contains("0 bought deck 3 JE01 OM-5.2"));
  EXPECT_THAT(t.events(B), Contains("0 bought deck 3 _ OM-5.2"));
  t.play("buy:pirate");
  EXPECT_EQ(t.hand(A), "['JE01','SA01']");
  EXPECT_EQ(t.learned(), SeatSet::none()) << "the receiver had thrown it and knew it";
  t.play("buy:pirate");
  EXPECT_EQ(t.learned(), SeatSet::only(A)) << "a stolen one nobody knew";
  EXPECT_EQ(t.ducats(A), 2) << "both sources cost the same";
  EXPECT_EQ(t.refused("buy:pirate"), "OM-5.2") << "the own stack is empty, B's is not for sale";
}

TEST(Oltremare, OM_5_6_pay_then_take_then_venice) {
  Table t(3);
  t.set("{'venice': 1, 'deck': ['JE01'], 'players': [{'hold': ['SA01', 'OL01', 'OL02']}, {}, {}]}");
  t.play("buy:deck");
  EXPECT_THAT(t.events(), ElementsAre("0 bought deck 3 JE01 OM-5.2", "0 venice OM-8.3", "0 sold olives 2 2 OM-8.3"));
  EXPECT_EQ(t.ducats(A), 11 - 3 + 2);
}

constexpr std::string_view daniele_and_marco =
    "{'deck': ['SA08', 'SI07'], 'players': [{'ducats': 2, 'hold': ['SA03'], 'hand': ['GR06'], 'ship': 'venezia'},"
    " {'hand': ['SA09', 'SA14', 'GR01']}, {}]}";

TEST(Oltremare, OM_E1_OM_5_10_OM_5_12_OM_5_13_daniele_buys_and_deals_with_marco) {
  Table t(3);
  t.set(daniele_and_marco);
  t.play("buy:deck");
  EXPECT_EQ(t.ducats(A), -1);
  t.play("buy:deck");
  EXPECT_EQ(t.ducats(A), -5);
  t.play("talk:1");
  t.offer({"GR06"}, {"salt", "salt"}, "pay:1");
  EXPECT_EQ(t.to_move(), B);
  t.play("accept", "deliver:SA09", "deliver:SA14");
  EXPECT_THAT(t.events(C), Contains("0 gave 1 grain _ OM-5.12"));
  EXPECT_THAT(t.events(B), Contains("0 gave 1 grain GR06 OM-5.12"));
  EXPECT_EQ(t.ducats(A), -6);
  EXPECT_EQ(t.hand(A), "['SI07','SA08','SA09','SA14']");
  EXPECT_EQ(t.ducats(B), 12);
  EXPECT_EQ(t.state().prestige[B], 1);
  EXPECT_EQ(t.state().prestige[A], 0);
  EXPECT_EQ(t.view(C, "players.1.hand"), "2");

  // OM-E2: all four are played.
  t.play("end");
  EXPECT_EQ(t.ducats(A), 0);
  EXPECT_EQ(t.state().pirate_size[A], 1);
  EXPECT_EQ(t.hand_size(A), 6);
  EXPECT_THAT(t.legal(), UnorderedElementsAre("sail:zara", "sail:ancona"));
  t.play("sail:zara");
  EXPECT_EQ(t.decision(), "load") << "exactly one route";
}

TEST(Oltremare, OM_E2_OM_6_2_four_actions_in_order) {
  Table t(3);
  t.set(
      "{'players': [{'ducats': -6, 'hold': ['SA03'], 'hand': ['SA08', 'SA09', 'SA14', 'SI07'], 'ship': 'venezia'}, {}, "
      "{}]}");
  t.play("end", "sail:ancona");
  std::vector<std::string> kinds;
  for (const std::string& event : t.events()) {
    const std::string kind = event.substr(2, event.find(' ', 2) - 2);
    if (kinds.empty() || kinds.back() != kind) kinds.push_back(kind);
  }
  EXPECT_THAT(kinds, ElementsAre("played", "earned", "stolen", "drew", "sailed", "took"));
  EXPECT_EQ(t.ducats(A), 0);
  EXPECT_EQ(t.count("drew"), 6);
  EXPECT_EQ(t.count("stolen"), 1);
}

TEST(Oltremare, OM_5_7_OM_R5_OM_E24_a_deal_needs_a_card_and_the_active_player) {
  Table t(4);
  t.set("{'players': [{'hand': ['SA01']}, {'hand': ['SA02']}, {'hand': ['SA04']}, {'hand': ['SA05']}]}");
  EXPECT_EQ(t.refused("talk:0"), "OM-5.7");
  EXPECT_EQ(t.refused("talk:4"), "OM-5.7");
  t.play("talk:1");
  t.draft({}, {}, "pay:3");
  EXPECT_EQ(t.refused("send"), "OM-5.7");
  EXPECT_TRUE(t.offers("cancel"));
  t.play("cancel");
  t.play("call:any");
  // Whoever replies can only offer to the active player.
  for (const Seat seat : {B, C, D}) {
    EXPECT_EQ(t.to_move(), seat);
    t.play("offer");
    EXPECT_EQ(t.state().partner, A);
    t.draft({}, {});
    t.play("cancel");
  }
  EXPECT_EQ(t.decision(), "trade");
}

TEST(Oltremare, OM_5_8_OM_E22_OM_R6_prestige_once_a_turn_and_gifts_count) {
  Table t(4);
  t.set(
      "{'players': [{'hand': ['SA01', 'SA02', 'SA04', 'SA05', 'SA06']}, {'hand': ['OL01', 'OL02', 'OL03']}, {}, {}]}");
  for (const std::string card : {"OL01", "OL02", "OL03"}) {
    t.play("talk:1");
    t.offer({}, {"olives"});
    t.play("accept");
    t.play("deliver:" + card);
  }
  t.play("talk:2");
  t.offer({"SA01"}, {});
  t.play("accept");
  t.play("talk:3");
  t.offer({"SA02"}, {});
  EXPECT_TRUE(t.offers("decline")) << "a gift too may be refused";
  t.play("decline");
  EXPECT_EQ(t.state().prestige, (std::array<std::uint8_t, 5>{0, 1, 1, 0, 0}));
  EXPECT_EQ(t.hand(C), "['SA01']");
}

TEST(Oltremare, OM_5_9_the_good_is_always_true_the_rest_may_be_a_lie) {
  Table t(3);
  t.set("{'players': [{'hand': ['SA08']}, {}, {}]}");
  t.play("talk:1", "give:SA08");
  EXPECT_EQ(t.legal().size(), 65U);
  EXPECT_TRUE(t.offers("claim:PS+3")) << "SA08 shows ducat and market, and 5 lions";
  t.play("claim:PS+3", "pay:0", "send");
  EXPECT_THAT(t.events(C), ElementsAre("0 offers 1 OM-D3e", "0 gives salt 1 OM-5.7", "0 claims salt PS 3 OM-5.9"));
  EXPECT_EQ(t.view(B, "offer.gives"), "[{'what':'salt','claim':'PS+3'}]");
  EXPECT_EQ(t.view(A, "offer.gives"), "[{'what':'SA08','claim':'PS+3'}]");
}

TEST(Oltremare, OM_5_9_a_claim_may_name_a_port_instead) {
  Table t(3);
  t.set("{'players': [{'hand': ['SA08']}, {}, {}]}");
  t.play("talk:1", "give:SA08");
  EXPECT_TRUE(t.offers("claim-port:zara"));
  EXPECT_TRUE(t.offers("claim-port:napoli")) << "at most one of the two is true";
  EXPECT_EQ(t.refused("claim-port:port.31"), "OM-1.4");
  t.play("claim-port:zara", "pay:0", "send");
  EXPECT_THAT(t.events(C), ElementsAre("0 offers 1 OM-D3e", "0 gives salt 1 OM-5.7", "0 claims-port salt zara OM-5.9"));
  EXPECT_EQ(t.view(B, "offer.gives"), "[{'what':'salt','claim':'zara'}]");
  const State sent = t.state();
  t.set(t.at(""));
  EXPECT_TRUE(t.state() == sent) << "a position keeps the claim";
}

TEST(Oltremare, OM_5_11_only_hand_cards_and_ducats_are_traded) {
  Table t(3);
  t.set("{'players': [{'hold': ['SA03'], 'hand': ['SA08'], 'pirates': ['SA01']}, {}, {}]}");
  t.play("talk:1");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("give:SA08", "give:done"));
  EXPECT_EQ(t.refused("give:SA03"), "OM-5.11");
  EXPECT_EQ(t.refused("give:SA01"), "OM-5.11");
}

TEST(Oltremare, OM_5_14_OM_E10_who_has_too_few_cards_must_go_on) {
  Table t(3);
  t.set("{'players': [{'hold': ['SA05'], 'hand': ['GR01', 'GR02']}, {}, {}]}");
  EXPECT_EQ(t.refused("end"), "OM-5.14");
  t.play("buy:deck");
  EXPECT_TRUE(t.offers("end"));
  t.play("end");
  EXPECT_EQ(t.count("played"), 3);
}

TEST(Oltremare, OM_5_15_OM_E23_the_guard) {
  Table t(3);
  t.set("{'bought': 3, 'players': [{'hold': ['SA03'], 'hand': ['GR01', 'GR02', 'GR03', 'GR04']}, {}, {}]}");
  t.play("talk:1");
  t.draft({"GR01", "GR02"}, {});
  EXPECT_EQ(t.refused("send"), "OM-5.15");
  t.play("cancel", "talk:1");
  t.draft({"GR01"}, {});
  t.play("send", "accept");
  EXPECT_EQ(t.refused("end"), "OM-5.14");
  t.play("buy:deck");
  EXPECT_TRUE(t.offers("end"));
  // It holds on whichever side the active player is.
  t.set(
      "{'bought': 4, 'players': [{'hold': ['SA03'], 'hand': ['GR01', 'GR02', 'GR03', 'GR04']}, {'hand': ['SA01']}, "
      "{}]}");
  t.play("call:any", "offer");
  t.draft({}, {"grain"});
  EXPECT_EQ(t.refused("send"), "OM-5.15");
}

TEST(Oltremare, OM_5_16_OM_R7_with_no_purchase_open_he_plays_what_he_has) {
  Table t(3);
  t.set("{'bought': 4, 'players': [{'hold': ['SA03'], 'hand': ['GR01', 'GR02'], 'ship': 'venezia'}, {}, {}]}");
  EXPECT_TRUE(t.offers("end"));
  t.play("end");
  EXPECT_EQ(t.count("played"), 2);
  // With no card at all the hold and the next load stay as they are.
  t.set("{'bought': 4, 'players': [{'hold': ['SA03'], 'active_marker': 'good_business'}, {}, {}]}");
  t.play("end");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.state().hold_top[A], t.card("SA03"));
  EXPECT_EQ(t.ducats(A), 12) << "the actions are carried out all the same";
}

}  // namespace
}  // namespace fondaco::oltremare
