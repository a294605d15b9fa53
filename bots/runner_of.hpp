#pragma once
#include "bots/choose.hpp"
#include "bots/runner.hpp"
#include "engine/handle.hpp"

namespace fondaco::bots {

template <Game G>
class RunnerOf final : public Runner {
  using Handle = GameHandle<G>;

 public:
  explicit RunnerOf(const Handle& handle) : game_(handle.game()), players_(handle.players()) {}

  Move choose(const BotSpec& bot, const AnyState& state, Rng& rng) const override {
    const typename G::State value = Handle::unpack(state);
    return bots::choose(bot, SeatKnowledge<G>(game_, value, game_.to_move(value)), rng);
  }

  GameResult play(std::span<const BotSpec> seats, Seed seed) const override {
    GameResult result;
    typename G::State state = game_.start(seed);
    SilentJournal silent;
    Rng rng = bot_rng(seed);
    for (Seat seat = game_.to_move(state); seat != nobody; seat = game_.to_move(state), ++result.moves) {
      game_.apply(state, bots::choose(seats[seat], SeatKnowledge<G>(game_, state, seat), rng), silent);
#ifndef NDEBUG
      result.fault = game_.audit(state);
      if (!result.fault.empty()) return result;
#endif
    }
    result.fault = game_.audit(state);
    result.state_hash = siphash_value(SipKey{}, state);
    const Scores scores = game_.scores(state, Viewer::everything());
    for (Seat seat = 0; seat < players_; ++seat) {
      result.total[seat] = scores.seats[seat].total;
      result.rank[seat] = scores.seats[seat].rank;
    }
    return result;
  }

 private:
  const G& game_;
  const Seat players_;
};

}  // namespace fondaco::bots
