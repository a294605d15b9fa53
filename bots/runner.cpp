// SPDX-License-Identifier: MIT
#include "bots/runner.hpp"

#include "games/list.hpp"

namespace fondaco::bots {

#define DECLARE_RUNNER(ID)                                  \
  namespace ID {                                            \
  std::unique_ptr<Runner> make_runner(const AnyGame& game); \
  }
FONDACO_EACH_GAME(DECLARE_RUNNER)
#undef DECLARE_RUNNER

std::unique_ptr<Runner> make_runner_without_programs(const AnyGame& game) {
#define TRY_RUNNER(ID) \
  if (game.entry().id == #ID) return ID::make_runner(game);
  FONDACO_EACH_GAME(TRY_RUNNER)
#undef TRY_RUNNER
  return nullptr;
}

GameResult play_seat_by_seat(const AnyGame& game, const Runner& runner, std::span<const BotSpec> seats, Seed seed,
                             std::vector<Move>* moves) {
  std::vector<std::unique_ptr<SeatBot>> sitting;
  for (Seat seat = 0; seat < game.players(); ++seat) sitting.push_back(runner.sit(seats[seat], seat));
  GameResult result;
  AnyState state = game.start(seed);
  Rng rng = bot_rng(seed);
  for (Seat mover = game.to_move(state); mover != nobody; mover = game.to_move(state), ++result.moves) {
    const Move move = sitting[mover]->choose(state, rng);
    EventJournal journal;
    const SeatSet learned = game.apply(state, move, &journal);
    if (moves != nullptr) moves->push_back(move);
    for (const auto& bot : sitting) {
      bot->played(mover, move, learned);
      bot->happened(journal);
    }
  }
  result.sound = game.audit(state);
  result.state_hash = state.hash();
  const Scores scores = game.scores(state, Viewer::everything());
  for (Seat seat = 0; seat < game.players(); ++seat) {
    sitting[seat]->over(scores);
    result.total[seat] = scores.seats[seat].total;
    result.rank[seat] = scores.seats[seat].rank;
    result.effort[seat] = sitting[seat]->effort();
  }
  return result;
}

}  // namespace fondaco::bots
