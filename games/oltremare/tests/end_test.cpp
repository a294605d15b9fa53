// SPDX-License-Identifier: MIT
// OM-8 Venice, OM-9 the end of the game, OM-10 final scoring, and the options about them.
#include "games/oltremare/tests/table.hpp"

namespace fondaco::oltremare {
namespace {

TEST(Oltremare, OM_8_3_OM_8_5_OM_E3_the_intermediate_scoring) {
  Table t(3);
  t.set(
      "{'venice': 1, 'players': [{'hold': ['OL01', 'OL02', 'JE01', 'JE03', 'GR01', 'GR02', 'GR03', 'GR04', 'GR05'], "
      "'markers': 5},"
      " {'prestige': 2, 'pirates': ['SA01', 'SA02', 'SA04']}, {'prestige': 1, 'markers': 3}]}");
  t.play("buy:deck");
  EXPECT_EQ(t.ducats(A), 11 - 3 + 17);
  EXPECT_EQ(t.at("players.0.hold"), "['OL01','OL02']") << "the top group stays, in its order";
  EXPECT_EQ(t.state().discard.size(), 7);
  EXPECT_EQ(t.ducats(B), 11 + 6 - 3) << "prestige 6, three pirate cards; a hold of one group pays nothing";
  EXPECT_EQ(t.ducats(C), 11 + 3) << "no harbour bonus here";
  EXPECT_EQ(t.state().pirate_size[B], 3) << "the stack stays";
  EXPECT_EQ(t.state().venice, venice_gone);
  EXPECT_EQ(t.decision(), "trade") << "play goes on where it stopped";
}

TEST(Oltremare, OM_8_1_OM_8_2_OM_8_4_OM_R10_OM_E19_venice_in_the_middle_of_a_market_action) {
  Table t(3);
  t.set(
      "{'venice': 2, 'players': [{'hold': ['SA03', 'OL01', 'OL02'], 'hand': ['JE01', 'SA02', 'SA08', 'SI07'], 'ship': "
      "'venezia'}, "
      "{}, {}]}");
  t.play("end");
  EXPECT_EQ(t.hand_size(A), 6);
  EXPECT_EQ(t.state().venice, venice_gone);
  EXPECT_EQ(t.ducats(A), 11 + 6 + 2) << "three ducat symbols; the hold as it was before this turn's cards";
  EXPECT_EQ(t.at("played"), "['JE01','SI07','SA02','SA08']") << "laid out cards are not scored";
  std::vector<std::string> order;
  for (const std::string& event : t.events()) {
    const std::string kind = event.substr(2, event.find(' ', 2) - 2);
    if (kind == "drew" || kind == "venice") order.push_back(kind);
  }
  EXPECT_THAT(order, ElementsAre("drew", "drew", "venice", "drew", "drew", "drew", "drew"));
}

TEST(Oltremare, OM_E20_OM_R12_venice_in_the_middle_of_a_pirate_action) {
  Table t(3);
  t.set(
      "{'venice': 1, 'players': [{'hold': ['SA05'], 'hand': ['JE04', 'SC05', 'PO14'], 'ship': 'venezia', 'pirates': "
      "['SA01', "
      "'SA02', 'SA04', 'SA06']}, {}, {}]}");
  t.play("end");
  EXPECT_EQ(t.state().pirate_size[A], 7);
  EXPECT_EQ(t.ducats(A), 11 + 1 - 5) << "five cards at that moment";
  EXPECT_THAT(t.breakdown(A), Contains("pirates -7 OM-10.4")) << "at the end they cost again";
}

TEST(Oltremare, OM_13_3_OM_R11_prestige_may_be_given_back_at_venice) {
  for (const auto& [option, left] : {std::pair{"keep", 2}, {"return", 0}}) {
    Table t(3, {{"prestige_at_venice", option}});
    t.set("{'venice': 1, 'players': [{'prestige': 2}, {}, {}]}");
    t.play("buy:deck");
    EXPECT_EQ(t.ducats(A), 11 - 3 + 6);
    EXPECT_EQ(t.state().prestige[A], left);
  }
}

TEST(Oltremare, OM_13_4_pirate_stacks_may_be_discarded_at_venice) {
  Table t(3, {{"pirates_at_venice", "discard"}});
  t.set(
      "{'venice': 1, 'turn': 4, 'players': [{'pirates': ['SA01', {'thrown': 'SA02', 'turn': 3}], 'least': {'salt': "
      "1}}, {}, {}]}");
  t.play("buy:deck");
  EXPECT_EQ(t.ducats(A), 11 - 3 - 2);
  EXPECT_EQ(t.state().pirate_size[A], 0);
  EXPECT_EQ(t.view(B, "discard"), "['SA01','SA02']") << "face up for all";
  EXPECT_EQ(t.at("players.0.least"), "{}") << "thrown and then shown (OM-12.4)";
  EXPECT_EQ(t.learned(), SeatSet::everybody(3));
}

TEST(Oltremare, OM_13_2_OM_12_12_with_an_exact_place_all_know_it) {
  Table t(4, {{"venice_position", "exact"}});
  t.start(1);
  EXPECT_EQ(t.state().venice, 39);
  EXPECT_EQ(t.view(B, "venice"), "39");
  t.sample(Viewer::seat(B), 20, [](const State& s) { EXPECT_EQ(s.venice, 39); });
  Table about(4);
  about.start(1);
  EXPECT_EQ(about.view(B, "venice"), "'hidden'");
}

/// All cards but these lie in holds, so that the deck is short.
std::string short_deck(std::string_view deck, std::string_view rest, std::string_view a, std::string_view b,
                       std::string_view c) {
  std::string hold;
  Table t(3);
  const std::string named = join("SA05", deck, rest, a, b, c);
  t.game().cards().each([&](Card card) {
    const std::string code(t.game().card(card).code.text());
    if (named.find(code) == std::string::npos) hold += (hold.empty() ? "'" : ", '") + code + "'";
  });
  return join("{'venice': 'gone', 'deck': [", deck, "], ", rest, "'players': [{", a, "'hold': ['SA05', ", hold, "]}, {",
              b, "}, {", c, "}]}");
}

TEST(Oltremare, OM_9_1_OM_9_2_OM_E25_the_last_card_fixes_the_last_round) {
  Table t(3);
  // B draws six cards: one is left, the others come from the discard pile.
  t.set(short_deck("'GR20'", "'discard': ['GR01', 'GR02', 'GR03', 'GR04', 'GR05', 'GR06', 'GR07'], 'active': 1, ", "",
                   "'hold': ['SA03'], 'hand': ['JE01', 'SA02', 'SA08', 'SA14']", "'hold': ['SA12'], 'hand': ['OL01']"));
  EXPECT_EQ(t.state().last_round, 0);
  t.play("end");
  EXPECT_EQ(t.state().last_round, 1);
  EXPECT_THAT(t.events(), IsSupersetOf({"1 last-round OM-9.1", "1 reshuffled 7 OM-9.2"}));
  EXPECT_EQ(t.hand_size(B), 6);
  EXPECT_EQ(t.state().deck_size, 2);
  while (t.to_move() == B) t.play(t.legal()[0]);
  EXPECT_EQ(t.to_move(), C) << "C still has a turn";
  t.play("end");
  while (!t.over()) t.play(t.legal()[0]);
  EXPECT_EQ(t.state().turn, C) << "then the game is over: A has had as many turns";
}

TEST(Oltremare, OM_9_3_OM_9_5_OM_E34_early_scoring_of_the_starter) {
  Table t(4);
  std::string hold;
  t.game().cards().each([&](Card card) {
    const std::string code(t.game().card(card).code.text());
    for (const std::string_view used : {"OL01", "OL02", "JE01", "JE03", "SA01", "GR01", "SC01", "SC02"}) {
      if (code == used) return;
    }
    hold += (hold.empty() ? "'" : ", '") + code + "'";
  });
  // A and B are done, C is active, D holds nearly everything.
  t.set(join(
      "{'venice': 'gone', 'last_round': true, 'active': 2, 'turn': 9, 'players': [{'hold': ['OL01', 'OL02', 'JE01'], "
      "'pirates': ['SA01', {'thrown': 'GR01', 'turn': 5}], 'hand': ['JE03'], 'least': {'grain': 1}}, {'hold': "
      "['SC01']},"
      " {'hold': ['SC02']}, {'hold': [",
      hold, "]}]}"));
  EXPECT_EQ(t.game().obtainable(t.state()), 3U + 2 + 1);
  EXPECT_TRUE(t.offers("buy:deck"));
  t.play("buy:deck");
  EXPECT_EQ(t.ducats(A), 11 + 2 + 2 - 2) << "hold and pirates are settled now";
  EXPECT_EQ(t.at("players.0.scored_early"), "{'cards':3,'groups':2}");
  EXPECT_EQ(t.state().deck_size, 4);
  EXPECT_EQ(t.hand(A), "['JE03']") << "A keeps the hand and may still make deals";
  EXPECT_TRUE(t.offers("talk:0"));
  EXPECT_EQ(t.at("players.0.least"), "{}");
  EXPECT_EQ(t.learned(), SeatSet::everybody(4)) << "all are shown before the shuffle";
  EXPECT_THAT(t.breakdown(A), IsSupersetOf({"hold 0 OM-10.3", "pirates 0 OM-10.4"})) << "OM-10.1: skipped at the end";
  // OM-9.4: then B, then nobody.
  t.play("buy:deck", "buy:deck", "buy:deck");
  EXPECT_EQ(t.game().obtainable(t.state()), 1U + 1);
}

TEST(Oltremare, OM_9_4_OM_R13_with_nobody_left_the_draw_fails) {
  Table t(3);
  t.set(short_deck("'GR20'", "", "'hand': ['SI07', 'SA08', 'SA14'], ", "'hold': ['SC01']", "'hold': ['SC02']"));
  t.play("end");
  EXPECT_EQ(t.hand_size(A), 1) << "one of six cards";
  EXPECT_THAT(t.events(), Contains("0 draw-failed OM-9.4"));
  EXPECT_EQ(t.game().obtainable(t.state()), 0U);
}

TEST(Oltremare, OM_9_5_the_deck_is_not_for_sale_when_nothing_can_be_had) {
  Table t(3);
  t.set(short_deck("'GR20'", "", "'hand': ['SI07'], ", "'hold': ['SC01']", "'hold': ['SC02']"));
  t.play("buy:deck");
  EXPECT_EQ(t.refused("buy:deck"), "OM-9.5");
  EXPECT_TRUE(t.offers("end")) << "though the load is 3 (OM-5.16)";
}

std::string finished(std::string_view players) {
  return join("{'stage': 'over', 'last_round': true, 'venice': 'gone', 'players': [", players, "]}");
}

TEST(Oltremare, OM_10_1_OM_10_3_OM_E11_OM_E12_the_final_scoring_of_holds) {
  Table t(3);
  t.set(
      finished("{'hold': ['GR01', 'GR02', 'GR03', 'GR04', 'GR05', 'GR06', 'GR07'], 'hand': ['JE01', 'JE03']},"
               " {'hold': ['GR08', 'GR09', 'OL01', 'GR10', 'GR11', 'GR12']}, {'hold': ['JE02', 'JE04', 'JE05', 'JE06', "
               "'GR13']}"));
  EXPECT_EQ(t.points(ScoreLabel::hold), (std::vector<int>{12, 8, 9}));
  EXPECT_THAT(t.breakdown(A), ElementsAre("ducats 11 OM-0.1", "prestige 0 OM-10.2", "hold 12 OM-10.3",
                                          "pirates 0 OM-10.4", "harbour 0 OM-10.5"))
      << "cards in the hand are worth nothing";
}

TEST(Oltremare, OM_10_2_OM_13_5_OM_R14_OM_R15_OM_E21_places) {
  const std::string counts = finished("{'prestige': 4}, {'prestige': 4}, {'prestige': 2}, {'prestige': 1}");
  Table t(4);
  t.set(counts);
  EXPECT_EQ(t.points(ScoreLabel::prestige), (std::vector<int>{6, 6, 3, 1}));
  Table c(4, {{"tie_places", "competition"}});
  c.set(counts);
  EXPECT_EQ(c.points(ScoreLabel::prestige), (std::vector<int>{6, 6, 1, 0}));
  Table two(2);
  two.set(finished("{'prestige': 3}, {}"));
  EXPECT_EQ(two.points(ScoreLabel::prestige), (std::vector<int>{6, 0})) << "having none is not a place";
}

TEST(Oltremare, OM_13_10_OM_R15_OM_E21_having_none_may_count_as_a_place) {
  Table two(2, {{"empty_places", "counted"}});
  two.set(finished("{'prestige': 3}, {}"));
  EXPECT_EQ(two.points(ScoreLabel::prestige), (std::vector<int>{6, 3}));
  EXPECT_EQ(two.points(ScoreLabel::harbour), (std::vector<int>{6, 6})) << "nobody has a marker: all share the place";
  Table t(5, {{"empty_places", "counted"}});
  t.set(finished("{'prestige': 4}, {'prestige': 4}, {'prestige': 2}, {}, {}"));
  EXPECT_EQ(t.points(ScoreLabel::prestige), (std::vector<int>{6, 6, 3, 1, 1}));
  Table c(5, {{"empty_places", "counted"}, {"tie_places", "competition"}});
  c.set(finished("{'prestige': 4}, {'prestige': 4}, {}, {}, {}"));
  EXPECT_EQ(c.points(ScoreLabel::prestige), (std::vector<int>{6, 6, 1, 1, 1}));
}

TEST(Oltremare, OM_10_4_OM_10_5_pirates_and_harbour_markers) {
  Table t(3);
  t.set(finished(
      "{'markers': 5, 'pirates': ['SA01', 'SA02']}, {'markers': 2, 'active_marker': 'compass'}, {'markers': 2}"));
  EXPECT_EQ(t.points(ScoreLabel::pirates), (std::vector<int>{-2, 0, 0}));
  EXPECT_EQ(t.points(ScoreLabel::harbour), (std::vector<int>{6, 3, 3})) << "face up or down";
}

TEST(Oltremare, OM_10_6_OM_R16_OM_E26_ties) {
  Table t(3);
  // Equal balances after all scoring: three grain pay 5, as do two jewels.
  t.set(finished(
      "{'ducats': 40, 'hold': ['GR01', 'GR02', 'GR03']}, {'ducats': 40, 'hold': ['JE01', 'JE03']}, {'ducats': 0}"));
  EXPECT_EQ(t.total(A), t.total(B));
  EXPECT_EQ(t.rank(A), 1) << "more cards in the hold";
  EXPECT_EQ(t.rank(B), 2);
  // Three cards each; more groups win: 2 grain + 1 grain apart would be 2 + 0, so balances are set apart.
  t.set(
      finished("{'ducats': 38, 'hold': ['OL01', 'OL02', 'OL03']}, {'ducats': 40, 'hold': ['OL05', 'SA01', 'OL06']}, "
               "{'ducats': 0}"));
  EXPECT_EQ(t.total(A), t.total(B));
  EXPECT_EQ(t.rank(B), 1) << "three groups against one";
  t.set(finished("{'ducats': 40, 'hold': ['OL01', 'OL02']}, {'ducats': 40, 'hold': ['OL05', 'OL06']}, {'ducats': 0}"));
  EXPECT_EQ(t.rank(A), 1);
  EXPECT_EQ(t.rank(B), 1) << "a shared win";
}

TEST(Oltremare, OM_13_6_open_holds) {
  Table t(3, {{"hold_view", "open"}});
  t.set("{'players': [{'hold': ['SA03', 'GR01', 'GR02']}, {}, {}]}");
  EXPECT_EQ(t.view(B, "players.0.hold"), "['SA03','GR01','GR02']");
  EXPECT_THAT(t.breakdown(A, Viewer::seat(B)), Contains("hold 3 OM-10.3"));
}

}  // namespace
}  // namespace fondaco::oltremare
