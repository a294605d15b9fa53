// SPDX-License-Identifier: MIT
// MM-3: what is public, what is private, and what can be imagined of hidden hands.
#include "games/medieval/tests/table.hpp"

namespace fondaco::medieval {
namespace {

constexpr std::string_view rich_table =
    "'stage': 'open', 'to_move': 1, 'round': 3, 'idle': 1, 'cities': {'gent': {'ring': [1, 0, 1], 'centre': 1, 'by': "
    "0},"
    " 'luebeck': {'ring': [2, 2, 2, 2, 0], 'to': 2, 'by': 1}, 'wittenberg': {}}";

const std::vector<std::string> rich_seats{"'cash': 31, 'hand': [8, 5, 5, 2], 'letters': 1",
                                          "'cash': 12, 'hand': [6, 6, 4, 4]", "'cash': 7"};

TEST(Medieval, MM_3_1_what_everybody_sees) {
  Table t(3);
  t.set(position(3, rich_table, rich_seats));
  for (const Viewer viewer : {Viewer::spectator(), Viewer::seat(A), Viewer::seat(B), Viewer::seat(C)}) {
    EXPECT_EQ(t.view(viewer, "cities.gent"), "{'ring':[1,0,1],'centre':1,'by':0}");
    EXPECT_EQ(t.view(viewer, "cities.luebeck"), "{'ring':[2,2,2,2,0],'to':2,'by':1}");
    EXPECT_EQ(t.view(viewer, "players.2.score"), "8");
    EXPECT_EQ(t.view(viewer, "players.0.letters"), "1");
    EXPECT_EQ(t.view(viewer, "players.0.towns"), "['mecheln']");
    EXPECT_EQ(t.view(viewer, "towns_left"), "17");
    EXPECT_EQ(t.view(viewer, "round"), "3");
    EXPECT_EQ(t.view(viewer, "idle"), "1");
  }
  EXPECT_EQ(t.spectator("players.0.hand"), "4");
  EXPECT_EQ(t.view(C, "players.1.hand"), "4");
  // Every income and payment, when it happens.
  t.set(position(3, "'stage': 'city', 'city': 'gent', 'cities': {'gent': {'ring': [0]}, 'antwerpen': {}}",
                 {"'letters': 0, 'cash': 3, 'hand': []"}));
  t.play("collect:gent", "open:antwerpen");
  EXPECT_THAT(t.events(Viewer::spectator()),
              IsSupersetOf({"0 collected gent 12 MM-6.2", "0 income 4 MM-7.1", "0 opened antwerpen 9 MM-8.5"}));
}

TEST(Medieval, MM_3_2_markers_in_a_hand_are_their_owners_secret) {
  Table t(3);
  t.set(position(3, rich_table, rich_seats));
  EXPECT_EQ(t.view(A, "players.0.hand"), "[8,5,5,2]");
  EXPECT_EQ(t.view(B, "players.0.hand"), "4");
  EXPECT_EQ(t.spectator("players.1.hand"), "4");
  // The sum of all hidden hands is known by subtraction.
  EXPECT_EQ(t.view(A, "unseen"), "[6,6,5,5,5,4,4,4,4,4,3,3,3,3,2,2,2,2]");
  // Not a byte differs for C when A and B exchange markers.
  const std::string view = t.view(C);
  t.set(position(3, rich_table,
                 {"'cash': 31, 'hand': [6, 6, 4, 4], 'letters': 1", "'cash': 12, 'hand': [8, 5, 5, 2]", "'cash': 7"}));
  EXPECT_EQ(t.view(C), view);
  EXPECT_THAT(view, AllOf(Not(HasSubstr("seed")), Not(HasSubstr("dice"))));
}

TEST(Medieval, MM_3_2_a_marker_that_is_laid_tells_the_others_something) {
  Table t(3);
  t.set(position(3, "", {"'hand': [8, 5]"}));
  t.play("place:koeln");
  EXPECT_TRUE(t.learned().has(B));
  EXPECT_TRUE(t.learned().has(C));
  EXPECT_TRUE(t.learned().has(Viewer::spectator()));
  EXPECT_FALSE(t.learned().has(A));
}

TEST(Medieval, MM_3_3_money_is_concealed_from_the_others) {
  Table t(3);
  t.set(position(3, rich_table, rich_seats));
  EXPECT_EQ(t.view(A, "players.0.cash"), "31");
  EXPECT_EQ(t.view(A, "players.1.cash"), "absent");
  EXPECT_EQ(t.spectator("players.0.cash"), "absent");
  EXPECT_THAT(t.breakdown(A, Viewer::seat(A)), Contains("money 1 MM-12.2"));
  EXPECT_THAT(t.breakdown(A, Viewer::seat(B)), Contains("money _ MM-12.2"));
  t.set(position(3, "'stage': 'over'", {"'cash': 45"}));
  EXPECT_EQ(t.view(B, "players.0.cash"), "45") << "counted at the end";
  EXPECT_THAT(t.breakdown(A, Viewer::seat(B)), Contains("money 2 MM-12.2"));
}

TEST(Medieval, MM_3_4_two_players_know_each_others_hand) {
  Table t(2);
  t.start(11);
  EXPECT_EQ(t.view(A, "players.1.hand"), "9");
  EXPECT_EQ(t.view(A, "unseen"), t.at("players.1.hand"));
  t.sample(Viewer::seat(A), 50, [&](const State& other) { EXPECT_EQ(other.hand, t.state().hand); });
  // Laying one is no news to the rival, only to the spectators.
  while (t.decision() == "home") t.play(t.legal()[0]);
  const Seat rival = t.to_move() == A ? B : A;
  t.play(t.legal("place")[0]);
  EXPECT_FALSE(t.learned().has(rival));
  EXPECT_TRUE(t.learned().has(Viewer::spectator()));
}

/// Three players; all markers but two 5s, a 3 and a 2 are laid, A has none left.
std::string late(std::string_view high_of_b, std::string_view high_of_c) {
  return join(
      "'round': 7, 'to_move': 0, 'cities': {'gent': {'by': 0}, 'koeln': {'by': 0}, 'luebeck': {'by': 0}, ", high_of_b,
      high_of_c,
      "'utrecht': {'by': 0}, 'groningen': {'by': 1}, 'dortmund': {'by': 1}, 'bremen': {'by': 1}, 'hamburg': {'by': 1},"
      " 'rostock': {'by': 2}, 'magdeburg': {'by': 2}, 'bruessel': {'by': 2}, 'augsburg': {'by': 2}, 'wien': {'by': 0},"
      " 'regensburg': {'by': 0}, 'muenchen': {'by': 0}, 'wittenberg': {}}");
}

TEST(Medieval, MM_3_5_hidden_hands_are_drawn_with_the_exact_weights_of_the_deal) {
  Table t(3);
  // B and C hold two markers each, unseen are 5, 5, 3 and 2. B laid three high ones, C two.
  t.set(position(3,
                 late("'bruegge': {'by': 1}, 'frankfurt': {'by': 1}, 'nuernberg': {'by': 1}, ",
                      "'antwerpen': {'by': 2}, 'braunschweig': {'by': 2}, "),
                 {"'hand': []", "'hand': [5, 3]", "'hand': [5, 2]"}));
  // Which hand holds how many high ones weighs C(3 + x, 3) C(2 + y, 3) times the number of
  // ways: x = 0: 1 * 4 * 1, x = 1: 4 * 1 * 4, x = 2: 10 * 0 * 1.
  const auto counts =
      t.tally(Viewer::seat(A), 20'000, [](const State& other) { return std::to_string(other.hand[B][4]); });
  ASSERT_EQ(counts.size(), 2U);
  EXPECT_NEAR(counts.at("0"), 4000, 250);
  EXPECT_NEAR(counts.at("1"), 16'000, 250);
}

TEST(Medieval, MM_3_5_markers_already_laid_count_for_the_deal) {
  Table t(3);
  // The same hands; now C laid three high markers and B two, so that the weights turn round.
  t.set(position(3,
                 late("'bruegge': {'by': 2}, 'frankfurt': {'by': 2}, 'nuernberg': {'by': 2}, ",
                      "'antwerpen': {'by': 1}, 'braunschweig': {'by': 1}, "),
                 {"'hand': []", "'hand': [5, 3]", "'hand': [5, 2]"}));
  const auto counts =
      t.tally(Viewer::seat(A), 20'000, [](const State& other) { return std::to_string(other.hand[B][4]); });
  ASSERT_EQ(counts.size(), 2U);
  EXPECT_NEAR(counts.at("2"), 4000, 250);
  EXPECT_NEAR(counts.at("1"), 16'000, 250);
}

TEST(Medieval, MM_3_5_every_sampled_hand_is_a_hand_that_could_have_been_dealt) {
  for (Seat players = 3; players <= 6; ++players) {
    SCOPED_TRACE(int{players});
    Table t(players);
    t.start(players);
    const unsigned first = t.game().high_each();
    std::map<std::string, int> seen;
    for (const Viewer viewer : {Viewer::seat(B), Viewer::spectator()}) {
      t.sample(viewer, 200, [&](const State& other) {
        for (Seat seat = 0; seat < players; ++seat) {
          unsigned high = 0;
          for (unsigned value = 5; value <= 8; ++value) high += other.hand[seat][value - 1];
          EXPECT_GE(high, first);
          EXPECT_EQ(count_of(other.hand[seat]), count_of(t.state().hand[seat]));
        }
        if (viewer.is_seat()) {
          EXPECT_EQ(other.hand[B], t.state().hand[B]);
        }
        ++seen[t.part(other, Viewer::everything(), "players.0.hand")];
      });
    }
    EXPECT_GT(seen.size(), 50U);
  }
}

TEST(Medieval, MM_3_5_a_position_that_no_deal_leads_to_can_be_sampled_too) {
  Table t(3);
  t.set(position(3, "", {"'hand': [8, 7, 7, 6, 6, 5, 5, 5, 5, 5]"}));
  t.sample(Viewer::seat(A), 100, [&](const State& other) {
    EXPECT_EQ(other.hand[A], t.state().hand[A]);
    EXPECT_EQ(count_of(other.hand[B]), count_of(t.state().hand[B]));
  });
}

TEST(Medieval, MM_3_6_a_sampler_changes_hidden_markers_and_the_dice_alone) {
  Table t(4);
  t.start(9);
  for (int i = 0; i < 40 && !t.over(); ++i) t.play(t.legal().back());
  t.sample(Viewer::seat(C), 100, [&](State other) {
    EXPECT_NE(other.dice, t.state().dice);
    other.dice = t.state().dice;
    other.hand = t.state().hand;
    EXPECT_EQ(other, t.state()) << "cash too stays as it is";
  });
}

TEST(Medieval, MM_3_6_open_cash_only_shows_everybodys_cash) {
  Table t(3, {{"open_cash", "on"}});
  t.set(position(3, rich_table, rich_seats));
  EXPECT_EQ(t.view(A, "players.1.cash"), "12");
  EXPECT_EQ(t.spectator("players.0.cash"), "31");
  EXPECT_THAT(t.breakdown(A, Viewer::seat(B)), Contains("money 1 MM-12.2"));
  EXPECT_EQ(t.view(A, "players.1.hand"), "4") << "and nothing else";
  // The same game.
  Table off(3);
  t.start(5);
  off.start(5);
  t.play_out(8, [] {});
  off.play_out(8, [] {});
  EXPECT_EQ(t.state(), off.state());
}

}  // namespace
}  // namespace fondaco::medieval
