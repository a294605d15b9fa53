// SPDX-License-Identifier: MIT
// TA-10 chance and TA-11 variants and options.
#include <map>
#include <set>

#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

TEST(Amsterdam, TA_10_1_the_first_shuffles_are_fair) {
  Table t(4);
  constexpr int deals = 8800;
  std::map<Card, int> top;
  std::map<int, int> contract;
  for (std::uint64_t seed = 0; seed < deals; ++seed) {
    t.start(seed);
    for (unsigned kind = 0; kind < card_kinds; ++kind) top[static_cast<Card>(kind)] += t.state().hand[A][kind];
    ++contract[t.state().contract_deck[0]];
  }
  // Two cards of 44: a colour comes 6/44, a wild 8/44 of the time. The bounds are five standard deviations.
  for (Card color = 0; color < 6; ++color) EXPECT_NEAR(top[color], 2 * deals * 6 / 44, 230) << int{color};
  EXPECT_NEAR(top[wild], 2 * deals * 8 / 44, 260);
  for (int c = 0; c < 24; ++c) EXPECT_NEAR(contract[c], deals / 24, 95) << c;
}

TEST(Amsterdam, TA_10_1_the_same_seed_gives_the_same_game_and_another_seed_another) {
  Table t(3);
  t.start(1);
  const State first = t.state();
  t.start(1);
  EXPECT_EQ(t.state(), first);
  t.start(2);
  EXPECT_NE(t.at("deck"), t.part(first, Viewer::everything(), "deck"));
  EXPECT_NE(t.at("contract_deck"), t.part(first, Viewer::everything(), "contract_deck"));
}

TEST(Amsterdam, TA_10_1_a_reshuffle_is_random) {
  std::set<std::string> decks;
  Table t(2);
  for (int seed = 0; seed < 30; ++seed) {
    t.set(join("{'seed': '", std::to_string(seed),
               "', 'display': ['pink', 'blue', 'green', 'black', 'red'], 'deck': ['orange'], 'discard': {'pink': 5,"
               " 'blue': 5, 'wild': 5}, 'players': [{'hand': {'green': 5, 'black': 5, 'red': 5, 'orange': 5, 'wild': "
               "3}}, {}]}"));
    t.play("draw:blind");
    decks.insert(t.at("deck"));
  }
  EXPECT_GT(decks.size(), 25U);
}

TEST(Amsterdam, TA_10_1_nothing_else_is_random) {
  // The dice are only thrown for a reshuffle: all the rest was decided by the first shuffles or is decided by players.
  Table t(3);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    t.start(seed);
    auto before = t.state().dice.count();
    t.play_out(seed, [&] {
      EXPECT_EQ(t.state().dice.count() != before, t.count("reshuffled") > 0);
      before = t.state().dice.count();
    });
  }
}

TEST(Amsterdam, TA_11_1_two_to_four_players_and_no_variants) {
  EXPECT_NE(Table::refused_table(1), "") << "no solo game";
  EXPECT_NE(Table::refused_table(5), "");
  for (Seat players = 2; players <= 4; ++players) EXPECT_EQ(Table::refused_table(players), "");
  ASSERT_EQ(Game::vocabulary().options.size(), 2U);
  EXPECT_EQ(Game::vocabulary().options[0].name, "start_player");
  EXPECT_EQ(Game::vocabulary().options[0].rule, "TA-11.2");
  EXPECT_EQ(Game::vocabulary().options[1].name, "merch_ties");
  EXPECT_EQ(Game::vocabulary().options[1].rule, "TA-11.3");
}

TEST(Amsterdam, TA_11_1_what_the_number_of_players_changes) {
  for (Seat players = 2; players <= 4; ++players) {
    Table t(players);
    t.start(5);
    const int seats = players;
    const int discards = Game::sum(t.state().discard);
    EXPECT_EQ(static_cast<int>(t.state().deck.size()) + discards, 44 - 2 * seats - 5) << "TA-2.3";
    EXPECT_EQ(static_cast<int>(t.state().contract_deck.size()), 24 - 2 * seats) << "TA-2.5";
    std::string others;
    for (Seat seat = 1; seat < players; ++seat) others += ", {'hand': {'orange': 2}}";
    t.set(join("{'players': [{'hand': {'green': 2, 'pink': 2}, 'routes': ['R03', 'R24', 'R42']}", others, "]}"));
    t.play("claim:R15", "pay:pink");
    EXPECT_EQ(t.refused("claim:R16"), players == 2 ? "TA-5.4" : "") << "TA-5.4";
    EXPECT_EQ(t.number("turns_left"), players) << "TA-7.1";
    EXPECT_EQ(t.edition().bonus[players][0], 8);
    EXPECT_EQ(t.edition().bonus[players][players - 1U], players == 2 ? 4 : 2) << "TA-8.3";
  }
}

TEST(Amsterdam, TA_11_2_start_player) {
  for (const auto& [choice, seat] : {std::pair{"seat0", 0}, {"seat1", 1}, {"seat2", 2}, {"seat3", 3}}) {
    Table t(4, {{"start_player", choice}});
    t.start(3);
    EXPECT_EQ(t.number("start_seat"), seat);
    EXPECT_EQ(t.to_move(), seat);
    for (int i = 0; i < 4; ++i) t.play("keep:both");
    EXPECT_EQ(t.to_move(), seat) << "the first turn";
    t.idle();
    EXPECT_EQ(t.to_move(), (seat + 1) % 4);
  }
  Table usual(4);
  usual.start(3);
  EXPECT_EQ(usual.to_move(), A) << "seat0 is the default";
  EXPECT_NE(Table::refused_table(2, {{"start_player", "seat2"}}), "") << "no such seat";
  EXPECT_EQ(Table::refused_table(3, {{"start_player", "seat2"}}), "");
  EXPECT_NE(Table::refused_table(3, {{"start_player", "youngest"}}), "");
}

TEST(Amsterdam, TA_11_2_a_random_start_player_may_be_anybody) {
  for (Seat players = 2; players <= 4; ++players) {
    Table t(players, {{"start_player", "random"}});
    std::map<Seat, int> starts;
    for (std::uint64_t seed = 0; seed < 1200; ++seed) {
      t.start(seed);
      ++starts[t.to_move()];
      EXPECT_EQ(t.to_move(), t.state().start_seat);
    }
    ASSERT_EQ(starts.size(), players);
    for (const auto& [seat, times] : starts) EXPECT_NEAR(times, 1200 / players, 90) << int{seat};
  }
}

TEST(Amsterdam, TA_11_3_merch_ties_differ_only_when_three_tie_above_a_fourth) {
  Table competition(4, {{"merch_ties", "competition"}});
  Table literal(4);
  for (int code = 0; code < 256; ++code) {  // every split with at most 3 cards each
    const std::vector<int> cards = {code & 3, (code >> 2) & 3, (code >> 4) & 3, code >> 6};
    const std::string position = merchandise_position(cards);
    competition.set(position);
    literal.set(position);
    for (Seat seat = 0; seat < 4; ++seat) {
      const auto above = std::ranges::count_if(cards, [&](int other) { return other > cards[seat]; });
      const auto best = std::ranges::max(cards);
      const bool third_tie = above == 3 && std::ranges::count(cards, best) == 3 && cards[seat] > 0;
      const int usual = competition.points(seat, ScoreLabel::merchandise);
      EXPECT_EQ(literal.points(seat, ScoreLabel::merchandise), third_tie ? 4 : usual) << position;
      if (third_tie) {
        EXPECT_EQ(usual, 2);
      }
    }
  }
  EXPECT_NE(Table::refused_table(4, {{"merch_ties", "shared"}}), "");
}

}  // namespace
}  // namespace fondaco::amsterdam
