// SPDX-License-Identifier: MIT
#pragma once
#include "bots/player.hpp"
#include "bots/runner.hpp"
#include "engine/handle.hpp"

namespace fondaco::bots {

template <Game G>
class SeatBotOf final : public SeatBot {
 public:
  SeatBotOf(const G& game, const BotSpec& bot, Seat seat, std::shared_ptr<const Tuning> tuning)
      : game_(game), seat_(seat), player_(game, bot, std::move(tuning)) {}

  Move choose(const AnyState& state, Rng& rng) override {
    const typename G::State value = GameHandle<G>::unpack(state);
    return player_.choose(SeatKnowledge<G>(game_, value, seat_), rng);
  }
  void played(Seat mover, Move move, SeatSet learned) override { player_.told(seat_, mover, move, learned); }
  const std::vector<Thought>& thoughts() const override { return player_.thoughts(); }
  Effort effort() const override { return player_.effort(); }

 private:
  const G& game_;
  const Seat seat_;
  Player<G> player_;
};

template <Game G>
class RunnerOf final : public Runner {
 public:
  explicit RunnerOf(const GameHandle<G>& handle)
      : game_(handle.game()),
        players_(handle.players()),
        tuning_(std::make_shared<const Tuning>(embedded_tuning(handle.entry(), handle.players()))) {}

  std::unique_ptr<SeatBot> sit(const BotSpec& bot, Seat seat) const override {
    return std::make_unique<SeatBotOf<G>>(game_, bot, seat, tuning_);
  }

  GameResult play(std::span<const BotSpec> seats, Seed seed) const override {
    GameResult result;
    std::vector<Player<G>> players;
    players.reserve(players_);
    for (Seat seat = 0; seat < players_; ++seat) players.emplace_back(game_, seats[seat], tuning_);
    typename G::State state = game_.start(seed);
    SilentJournal silent;
    Rng rng = bot_rng(seed);
    for (Seat mover = game_.to_move(state); mover != nobody; mover = game_.to_move(state), ++result.moves) {
      const Move move = players[mover].choose(SeatKnowledge<G>(game_, state, mover), rng);
      const SeatSet learned = game_.apply(state, move, silent);
      for (Seat seat = 0; seat < players_; ++seat) players[seat].told(seat, mover, move, learned);
#ifndef NDEBUG
      result.sound = game_.audit(state);
      if (!result.sound) return result;
#endif
    }
    result.sound = game_.audit(state);
    result.state_hash = siphash_value(SipKey{}, state);
    const Scores scores = game_.scores(state, Viewer::everything());
    for (Seat seat = 0; seat < players_; ++seat) {
      result.total[seat] = scores.seats[seat].total;
      result.rank[seat] = scores.seats[seat].rank;
      result.effort[seat] = players[seat].effort();
    }
    return result;
  }

 private:
  const G& game_;
  const Seat players_;
  const std::shared_ptr<const Tuning> tuning_;
};

}  // namespace fondaco::bots
