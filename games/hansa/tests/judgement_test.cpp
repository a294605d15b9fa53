// SPDX-License-Identifier: MIT
// What sensible players do about the end of the game: who wins by it brings it about, who loses by it does not, and
// nobody waits for ever.
#include "bots/runner.hpp"
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

std::string greedy_move(const Table& t) {
  const bots::BotSpec greedy = *bots::parse_bot("greedy");
  const AnyGame& game = t.handle();
  Rng rng(1);
  const auto runner = bots::make_runner(game);
  return game.text(runner->sit(greedy, t.game().to_move(t.state()))->choose(GameHandle<Game>::pack(t.state()), rng));
}

/// The weight that advice gives to a move.
unsigned advised(const Table& t, std::string_view text) {
  Game::Moves moves;
  Game::Weights weights{};
  t.game().legal(t.state(), moves);
  t.game().advise(t.state(), moves, weights);
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    if (t.handle().text(moves[i]) == text) return weights[i];
  }
  ADD_FAILURE() << text << " is not legal";
  return 0;
}

/// Blue has 19 points on the track and a full route between two of its cities: establishing it ends the game
/// (HT-7.1.1). Its desk and its routes promise much, if only the game went on.
constexpr std::string_view last_route =
    "'to_move': 0, 'actions': 5, 'pawn': 'P10', 'routes': {'minden-paderborn': {'blue': '3T'}, "
    "'paderborn-warburg': {'blue': '3T'}, 'hildesheim-goslar': {'red': '3T'}}, 'cities': {'minden': ['blue T'], "
    "'paderborn': ['blue T'], 'warburg': ['blue T'], 'hannover': ['blue T'], 'goslar': ['red T']}";
constexpr std::string_view grown =
    "'score': 19, 'skills': {'clavis_urbis': 4, 'actiones': 5, 'privilegium': 1, "
    "'liber_sophiae': 0, 'bursa': 0}, 'supply': '4T 1M'";

TEST(HansaJudgement, who_can_end_the_game_as_its_winner_does) {
  Table t(2);
  t.set(last_route, {{blue, std::string(grown)}, {red, "'score': 10, 'supply': '3T'"}});
  EXPECT_EQ(greedy_move(t), "establish");
}

TEST(HansaJudgement, who_would_lose_by_the_end_plays_on) {
  Table t(2);
  t.set(last_route, {{blue, std::string(grown)},
                     {red,
                      "'score': 19, 'tokens': {'extra_kontor': 3, 'plus_three': 2, 'plus_four': 2, "
                      "'improve_skill': 3}, 'skills': {'clavis_urbis': 1, 'actiones': 5, 'privilegium': 3, "
                      "'liber_sophiae': 3, 'bursa': 3}, 'supply': '3T'"}});
  EXPECT_NE(greedy_move(t), "establish");
}

TEST(HansaJudgement, victory_is_worth_more_than_all_that_may_come) {
  Table t(2);
  t.set(last_route, {{blue, std::string(grown)}, {red, "'score': 10, 'supply': '3T'"}});
  NoTerms none;
  const std::int32_t before = t.game().judge(t.state(), blue, none);
  t.play("establish");
  while (t.game().to_move(t.state()) != nobody) t.play(t.legal().back());
  EXPECT_GT(t.game().judge(t.state(), blue, none), before + 10'000);
}

TEST(HansaJudgement, a_full_route_in_reach_is_established_before_the_turn_ends) {
  Table t(2);
  t.set("'to_move': 0, 'actions': 2, 'pawn': 'P10', 'routes': {'minden-paderborn': {'blue': '3T'}}",
        {{blue, "'supply': '3T'"}});
  EXPECT_GT(advised(t, "establish"), 0U);
  EXPECT_GT(advised(t, "insert"), 0U);
  EXPECT_EQ(advised(t, "end"), 0U);
  EXPECT_EQ(advised(t, "move"), 0U);
  EXPECT_EQ(advised(t, "pawn-paid"), 0U);
}

TEST(HansaJudgement, nobody_is_pressed_to_establish_a_route_for_others) {
  Table t(2);
  t.set(
      "'to_move': 0, 'actions': 2, 'pawn': 'P10', 'routes': {'minden-paderborn': {'blue': '3T'}}, "
      "'cities': {'minden': ['red T'], 'paderborn': ['red T']}",
      {{blue, "'supply': '3T'"}});
  EXPECT_GT(advised(t, "end"), 0U);
  EXPECT_GT(advised(t, "move"), 0U);
}

}  // namespace
}  // namespace fondaco::hansa
