// SPDX-License-Identifier: MIT
// OM-12: the hidden cards as an observer may imagine them. Every sample is audited and must look the same to the
// observer (Table::sample).
#include <map>
#include <set>

#include "games/oltremare/tests/table.hpp"

namespace fondaco::oltremare {
namespace {

CardSet with_seat(const State& s, Seat seat) {
  CardSet cards = s.hand[seat];
  for (Card card = s.pirate_top[seat]; card != no_card; card = s.below[card]) {
    if (s.thrown[card] != 0) cards.add(card);
  }
  return cards;
}

TEST(Oltremare, OM_12_1_OM_12_7_OM_12_8_what_is_fixed_and_what_varies) {
  Table t(4);
  t.start(7);
  for (Seat me = 0; me < 4; ++me) {
    std::array<std::set<std::string>, 4> hands;
    t.sample(Viewer::seat(me), 60, [&](const State& s) {
      for (Seat seat = 0; seat < 4; ++seat) {
        hands[seat].insert(t.part(s, Viewer::everything(), join("players.", std::to_string(seat), ".hand")));
        EXPECT_EQ(s.hold_top[seat], t.state().hold_top[seat]);
        EXPECT_EQ(s.ducats[seat], t.state().ducats[seat]);
      }
      EXPECT_FALSE(s.dice.seed() == t.state().dice.seed()) << "the dice are hidden too";
    });
    for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(hands[seat].size() == 1, seat == me);
  }
}

TEST(Oltremare, OM_12_7_unseen_cards_are_equally_likely_everywhere) {
  // A sees all but three cards: two lie with B, one in the deck.
  Table t(3);
  std::string hold;
  t.game().cards().each([&](Card card) {
    const std::string code(t.game().card(card).code.text());
    if (code == "SA01" || code == "SA02" || code == "SA04" || code == "SC01" || code == "SC02") return;
    hold += (hold.empty() ? "'" : ", '") + code + "'";
  });
  t.set(join("{'venice': 1, 'players': [{'hold': [", hold,
             "]}, {'hold': ['SC01'], 'hand': ['SA01', 'SA02']}, {'hold': ['SC02']}]}"));
  const auto tops =
      t.tally(Viewer::seat(A), 3000, [&](const State& s) { return t.part(s, Viewer::everything(), "deck.0"); });
  ASSERT_EQ(tops.size(), 3U);
  for (const auto& [card, times] : tops) EXPECT_NEAR(times, 1000, 120) << card;
}

TEST(Oltremare, OM_12_2_own_thrown_cards_lie_fast_and_kinds_are_public) {
  Table t(3);
  t.set(
      "{'turn': 8, 'players': [{'pirates': ['SA01', {'thrown': 'SA02', 'turn': 3}, 'SA04']}, {'pirates': [{'thrown': "
      "'GR01', "
      "'turn': 5}, 'GR02']}, {}]}");
  std::set<Card> of_b;
  t.sample(Viewer::seat(A), 200, [&](const State& s) {
    EXPECT_EQ(s.below[s.pirate_top[A]], t.card("SA02")) << "at its place";
    EXPECT_NE(s.thrown[s.pirate_top[B]], 0);
    EXPECT_EQ(s.thrown[s.below[s.pirate_top[B]]], 0);
    of_b.insert(s.pirate_top[B]);
  });
  EXPECT_GT(of_b.size(), 20U) << "what others threw may be anything";
}

TEST(Oltremare, OM_12_3_OM_E30_a_card_given_away_is_followed) {
  Table t(4);
  // Anna (0) threw one card in the turn before; Bruno (1) gives her SA08 in her turn.
  t.set(
      "{'turn': 9, 'players': [{'hold': ['SA03'], 'hand': ['GR01', 'GR02', 'GR03', 'SA01'], 'pirates': [{'thrown': "
      "'GR05', "
      "'turn': 5}]},"
      " {'hand': ['SA08']}, {}, {'hold': ['OL17']}]}");
  t.play("talk:1");
  t.offer({}, {"salt"});
  t.play("accept", "deliver:SA08");
  const Card sa08 = t.card("SA08");
  t.sample(Viewer::seat(B), 100, [&](const State& s) { EXPECT_TRUE(s.hand[A].has(sa08)); });
  int for_c = 0;
  t.sample(Viewer::seat(C), 300, [&](const State& s) { for_c += s.hand[A].has(sa08) ? 1 : 0; });
  EXPECT_LT(for_c, 150) << "who was no party knows only the good";

  // Her next turn begins with two throws.
  State later = t.state();
  later.turn_number = 13;
  later.stage = Stage::discard;
  later.bought = 0;
  t.set(later);
  t.play("discard:GR01", "discard:SA08");
  std::map<std::string, int> where;
  t.sample(Viewer::seat(B), 600, [&](const State& s) {
    EXPECT_TRUE(with_seat(s, A).has(sa08));
    EXPECT_NE(s.thrown[sa08], 5) << "never the card thrown earlier";
    ++where[s.hand[A].has(sa08) ? "hand" : "thrown"];
  });
  EXPECT_NEAR(where["hand"], 360, 90) << "three in the hand, two thrown since";
  // She gives one salt to Carla: it may be with Carla too.
  t.play("talk:2");
  t.offer({"SA01"}, {});
  t.play("accept");
  where.clear();
  t.sample(Viewer::seat(B), 600, [&](const State& s) {
    EXPECT_NE(with_seat(s, A).has(sa08), with_seat(s, C).has(sa08));
    ++where[with_seat(s, C).has(sa08) ? "Carla" : "Anna"];
  });
  EXPECT_GT(where["Carla"], 40);
  EXPECT_GT(where["Anna"], 200);
  EXPECT_EQ(t.view(B, "players.1.given"), "{'SA08':{'0':9,'2':13}}");
  EXPECT_EQ(t.view(A, "players.1.given"), "absent");
}

TEST(Oltremare, OM_12_3_OM_E30_a_card_that_is_played_is_located) {
  Table t(3);
  t.set(
      "{'turn': 9, 'players': [{'hold': ['SA12'], 'hand': ['SA08', 'GR01']}, {'given': {'SA08': {'0': 4, '2': 7}}}, "
      "{}]}");
  t.play("end", "play:SA08");
  EXPECT_EQ(t.view(B, "players.1.given"), "{}");
}

TEST(Oltremare, OM_12_4_OM_E31_goods_stated_are_held) {
  Table t(4);
  t.set(
      "{'players': [{'hold': ['SA12'], 'hand': ['SA01', 'SA02', 'GR01']}, {'hold': ['OL01'], 'hand': ['OL02', "
      "'OL03']}, {}, {}]}");
  t.play("talk:1");
  t.offer({"SA01", "SA02"}, {});
  EXPECT_EQ(t.view(D, "players.0.least"), "{'salt':2}");
  t.play("accept");
  EXPECT_EQ(t.view(D, "players.0.least"), "{}");
  EXPECT_EQ(t.view(D, "players.1.least"), "{'salt':2}");
  const auto salt_of_b = [&](const State& s) { return (with_seat(s, B) & t.game().cards_of(t.good("salt"))).size(); };
  t.sample(Viewer::seat(D), 200, [&](const State& s) { EXPECT_GE(salt_of_b(s), 2); });
  // After one salt is played it is 1; after two more it is 0, not below.
  t.set(
      "{'active': 1, 'players': [{}, {'hold': ['SA12'], 'hand': ['SA01', 'SA02', 'OL02'], 'least': {'salt': 2}}, {}, "
      "{}]}");
  t.play("end", "play:SA01");
  EXPECT_EQ(t.at("players.1.least"), "{'salt':1}");
  t.set(
      "{'active': 1, 'players': [{}, {'hold': ['SA08'], 'hand': ['SA02', 'SA04', 'OL02'], 'least': {'salt': 1}}, {}, "
      "{}]}");
  t.play("end", "play:SA02", "play:SA04");
  EXPECT_EQ(t.at("players.1.least"), "{}");
}

TEST(Oltremare, OM_12_4_a_refusal_a_call_and_a_claim_are_no_facts) {
  Table t(3);
  t.set("{'players': [{'hand': ['SA01', 'GR01']}, {'hand': ['OL01']}, {}]}");
  t.play("call:silk", "pass", "pass", "talk:1", "give:done", "want:silk", "pay:0", "send", "decline");
  EXPECT_EQ(t.at("players.0.least"), "{}");
  EXPECT_EQ(t.at("players.1.least"), "{}");
  EXPECT_EQ(t.at("players.2.least"), "{}");
}

/// The deck had one card, which B bought; of the reshuffle, all of it salt, B bought two. Other hidden cards are grain.
void buy_of_a_reshuffle(Table& t) {
  std::string hold;
  t.game().cards().each([&](Card card) {
    const std::string code(t.game().card(card).code.text());
    if (code.substr(0, 2) == "GR" || code.substr(0, 2) == "SA" || code == "SC01" || code == "SC02" || code == "SC03")
      return;
    hold += (hold.empty() ? "'" : ", '") + code + "'";
  });
  t.set(
      join("{'venice': 'gone', 'active': 1, 'turn': 20, 'deck': ['GR20'], 'discard': ['SA01', 'SA02', 'SA03', 'SA04', "
           "'SA05', 'SA06', 'SA07', 'SA08', 'SA09', 'SA10', 'SA11', 'SA12', 'SA13', 'SA14'],"
           " 'players': [{'hand': ['GR01', 'GR02', 'GR03'], 'hold': [",
           hold,
           "]}, {'hold': ['SC01'], 'hand': ['GR04', 'GR05', 'GR06', 'GR07']},"
           " {'hold': ['SC02', 'SC03'], 'hand': ['GR08', 'GR09', 'GR10'], 'pirates': ['GR11', 'GR12', 'GR13', 'GR14', "
           "'GR15', 'GR16', 'GR17', 'GR18', 'GR19']}]}"));
  t.play("buy:deck", "buy:deck", "buy:deck");
}

/// The codes of the salt in a hand.
Texts salt_of(const Table& t, Seat seat) {
  Texts codes;
  (t.state().hand[seat] & t.game().cards_of(t.good("salt"))).each([&](Card card) {
    codes.emplace_back(t.game().card(card).code.text());
  });
  return codes;
}

TEST(Oltremare, OM_12_5_after_a_reshuffle_its_cards_are_where_they_were_drawn) {
  Table t(3);
  buy_of_a_reshuffle(t);
  EXPECT_EQ(t.state().reshuffles, 1);
  const CardSet salt = t.game().cards_of(t.good("salt"));
  for (const Viewer viewer : {Viewer::seat(A), Viewer::seat(C), Viewer::spectator()}) {
    t.sample(viewer, 100, [&](const State& s) {
      EXPECT_EQ((s.hand[B] & salt).size(), 2) << "B bought two cards of the reshuffle";
      EXPECT_EQ((s.hand[A] & salt).size(), 0);
      EXPECT_EQ((s.hand[C] & salt).size(), 0);
      for (Card card = s.deck_top; card != no_card; card = s.below[card]) EXPECT_TRUE(salt.has(card));
      for (Card card = s.pirate_top[C]; card != no_card; card = s.below[card]) EXPECT_FALSE(salt.has(card));
    });
  }
  EXPECT_EQ(t.view(A, "reshuffles.0.bounds"), "{'0':['0-0','2-2','0-0'],'all':['0-0','2-2','0-0']}");
  // A deal may carry them on: to C with any card of B, as far as A knows.
  t.play("talk:2");
  t.offer({salt_of(t, B).front()}, {});
  t.play("accept");
  EXPECT_EQ(t.view(A, "reshuffles.0.bounds.0"), "['0-0','1-2','0-1']");
  EXPECT_EQ(t.view(B, "reshuffles.0.bounds.1"), "['0-0','0-0','0-0']") << "B remembers the card itself";
  EXPECT_EQ(t.view(C, "reshuffles.0.bounds.2"), "['0-0','1-1','0-0']");
}

TEST(Oltremare, OM_12_5_cards_given_away_are_not_more_than_all_have_counted) {
  Table t(3);
  buy_of_a_reshuffle(t);
  t.play("talk:2");
  t.offer(salt_of(t, B), {});
  t.play("accept");
  // B ends the turn; then C, who buys one more, passes one salt on to A.
  while (t.state().turn == B || t.decision() != "trade") t.play(t.legal().back());
  t.play("buy:deck", "talk:0");
  t.offer({salt_of(t, C).front()}, {});
  t.play("accept");
  const CardSet salt = t.game().cards_of(t.good("salt"));
  int with_a = 0;
  t.sample(Viewer::seat(B), 300, [&](const State& s) {
    EXPECT_LE((s.hand[A] & salt).size(), 1) << "one card changed hands";
    with_a += (s.hand[A] & salt).size();
  });
  EXPECT_EQ(with_a, 300) << "and it was salt (OM-12.4)";
}

TEST(Oltremare, OM_12_6_OM_E32_every_place_of_venice_not_refuted_is_equally_likely) {
  Table t(4);
  t.start(11);
  State s = t.state();
  // 38 cards have been taken: they lie in the discard pile.
  while (s.deck_size > 78 - 38) {
    const Card card = s.deck_top;
    s.deck_top = s.below[card];
    s.below[card] = no_card;
    --s.deck_size;
    s.discard.add(card);
  }
  s.venice = 2;
  t.set(s);
  const auto places =
      t.tally(Viewer::seat(A), 4000, [](const State& other) { return std::to_string(other.venice + 38); });
  ASSERT_EQ(places.size(), 4U);
  for (const auto& [place, times] : places) EXPECT_NEAR(times, 1000, 120) << place;
  EXPECT_TRUE(places.contains("39") && places.contains("42"));
}

TEST(Oltremare, OM_12_13_the_cards_of_an_open_offer_are_imagined_by_the_others) {
  Table t(3);
  t.set("{'players': [{'hand': ['SA01', 'SA02', 'GR01']}, {'hand': ['OL01', 'OL02', 'SI01']}, {}]}");
  t.play("talk:1");
  t.offer({"SA01"}, {"olives"});
  std::set<Card> given;
  t.sample(Viewer::seat(B), 200, [&](const State& s) {
    given.insert(s.offer.given[0]);
    EXPECT_EQ(t.game().good_of(s.offer.given[0]), t.good("salt"));
    EXPECT_TRUE(s.hand[A].has(s.offer.given[0])) << "in the hand itself";
  });
  EXPECT_GT(given.size(), 5U);
  t.play("accept");
  t.sample(Viewer::seat(C), 100, [&](const State& s) {
    EXPECT_FALSE((s.hand[B] & t.game().cards_of(t.good("olives"))).empty()) << "accepted, so held";
  });
}

TEST(Oltremare, OM_12_10_hands_are_secret) {
  Table t(3);
  t.set("{'players': [{'hand': ['SA01', 'SA02']}, {}, {}]}");
  EXPECT_EQ(t.view(A, "players.0.hand"), "['SA01','SA02']");
  EXPECT_EQ(t.view(B, "players.0.hand"), "2");
  EXPECT_EQ(t.spectator("players.0.hand"), "2");
}

}  // namespace
}  // namespace fondaco::oltremare
