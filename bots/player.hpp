// SPDX-License-Identifier: MIT
#pragma once
// One door to all bots: somebody who sits at a table in one seat and remembers, within a turn, what it thought.
#include <map>

#include "bots/bot.hpp"
#include "bots/greedy.hpp"
#include "bots/ismcts.hpp"
#include "bots/parallel.hpp"
#include "bots/search.hpp"

namespace fondaco::bots {

template <Game G>
class Player {
 public:
  Player(const G& game, const BotSpec& bot, std::shared_ptr<const Tuning> tuning)
      : game_(game), bot_(bot), tuning_(bot.tuning ? bot.tuning : std::move(tuning)), greedy_(game, *tuning_) {}

  Move choose(const SeatKnowledge<G>& knowledge, Rng& rng) {
    thoughts_.clear();
    MovesOf<G> moves;
    knowledge.legal(moves);
    if (moves.size() == 1) return moves[0];  // no thought on what must be
    if (bot_.kind == BotKind::random) return moves[rng.index(moves.size())];
    const Stopwatch watch(bot_.now);
    const Move move = think(knowledge, rng);
    ++effort_.decisions;
    effort_.microseconds += watch.microseconds();
    turn_ms_ += watch.ms();
    return move;
  }

  /// A move was played and these seats learned something. After an own move that taught nothing, what was thought about
  /// the position after it still holds.
  void told(Seat own, Seat mover, Move move, SeatSet learned) {
    if (mover != own) turn_ms_ = 0;
    const bool still_holds = mover == own && !learned.has(own);
    for (Search<G>& search : searches_) still_holds ? search.advance(move) : search.forget();
  }

  /// About the last decision, the best first; empty where nothing was searched.
  const std::vector<Thought>& thoughts() const { return thoughts_; }
  Effort effort() const {
    Effort sum = effort_;
    for (const Search<G>& search : searches_) {
      sum.simulations += search.effort().simulations;
      sum.moves += search.effort().moves;
      sum.bytes += search.effort().bytes;
    }
    return sum;
  }

 private:
  static constexpr std::int64_t default_simulations = 1000;
  static constexpr std::size_t tree_bytes = std::size_t{64} << 20U;
  /// However slow the machine, a level thinks no longer about all the decisions of a turn, and about each of them no
  /// longer than a quarter of what is left: at most a second, which is also soon enough to answer an offer.
  static constexpr std::int64_t level_turn_ms = 4000;

  Move think(const SeatKnowledge<G>& knowledge, Rng& rng) {
    switch (bot_.kind) {
      case BotKind::ismcts:
        return choose_by_yardstick(knowledge, rng);
      case BotKind::search:
      case BotKind::level:
        return choose_by_search(knowledge, rng);
      case BotKind::greedy:
      case BotKind::random:
        break;
    }
    return greedy_.choose(knowledge, rng);
  }

  Limits limits() const {
    Limits limits{bot_.simulations, bot_.move_time_ms, bot_.threads, bot_.stop, bot_.now};
    if (bot_.kind == BotKind::level) {
      limits.simulations = tuning_->levels[bot_.level].simulations;
      limits.time_ms =
          bot_.move_time_ms > 0 ? bot_.move_time_ms : std::max<std::int64_t>((level_turn_ms - turn_ms_) / 4, 1);
    }
    if (limits.simulations == 0 && limits.time_ms == 0) limits.simulations = default_simulations;
    return limits;
  }

  Move choose_by_yardstick(const SeatKnowledge<G>& knowledge, Rng& rng) {
    Ismcts<G> search(game_, tree_bytes);
    search.think(knowledge, limits(), rng);
    effort_.simulations += search.effort().simulations;
    effort_.moves += search.effort().moves;
    thoughts_ = search.thoughts();
    return best_thought();
  }

  /// Every thread has a tree of its own; what they tried is added up.
  Move choose_by_search(const SeatKnowledge<G>& knowledge, Rng& rng) {
    Limits each = limits();
    const unsigned threads = std::max(1U, each.threads);
    if (each.simulations > 0) each.simulations = (each.simulations + threads - 1) / threads;
    const std::int32_t blur = bot_.kind == BotKind::level ? tuning_->levels[bot_.level].blur : 0;
    while (searches_.size() < threads) searches_.emplace_back(game_, *tuning_, tree_bytes / threads);
    std::vector<Rng> luck;
    for (unsigned i = 0; i < threads; ++i) luck.emplace_back(rng.word());
    in_parallel(threads, threads, [&](std::uint64_t i) { searches_[i].think(knowledge, each, blur, luck[i]); });
    std::map<Move, Thought> merged;
    for (const Search<G>& search : searches_) {
      for (const Thought& thought : search.thoughts()) {
        Thought& sum = merged[thought.move];
        sum.move = thought.move;
        sum.visits += thought.visits;
        sum.value += thought.value;
        sum.margin += thought.margin;
      }
    }
    for (const auto& [move, thought] : merged) thoughts_.push_back(thought);
    return best_thought();
  }

  Move best_thought() {
    std::ranges::stable_sort(thoughts_, [](const Thought& a, const Thought& b) {
      return a.visits != b.visits ? a.visits > b.visits : a.value > b.value;
    });
    return thoughts_.front().move;
  }

  const G& game_;
  BotSpec bot_;
  std::shared_ptr<const Tuning> tuning_;
  Greedy<G> greedy_;
  std::vector<Search<G>> searches_;
  std::vector<Thought> thoughts_;
  Effort effort_;
  std::int64_t turn_ms_ = 0;  ///< spent since somebody else moved
};

/// One decision of somebody who has just sat down.
template <Game G>
Move choose(const BotSpec& bot, const SeatKnowledge<G>& knowledge, Rng& rng,
            const std::shared_ptr<const Tuning>& tuning = std::make_shared<const Tuning>()) {
  return Player<G>(knowledge.game(), bot, tuning).choose(knowledge, rng);
}

}  // namespace fondaco::bots
