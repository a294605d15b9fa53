// SPDX-License-Identifier: MIT
#pragma once
// The textbook version of the search, kept as a yardstick: no judgement, no advice. UCB1 over the moves available in
// the world at hand, one new move per simulation, uniform play to the end, and who won.
#include <algorithm>
#include <cmath>

#include "bots/estimate.hpp"
#include "bots/seat_knowledge.hpp"
#include "bots/thinking.hpp"
#include "bots/tree.hpp"

namespace fondaco::bots {

template <Game G>
class Ismcts {
  using State = typename G::State;

 public:
  Ismcts(const G& game, std::size_t bytes) : game_(game), tree_(bytes, G::legal_capacity) {}

  void think(const SeatKnowledge<G>& knowledge, const Limits& limits, Rng& rng) {
    const Stopwatch watch(limits.now);
    tree_.clear();
    for (std::int64_t done = 0; limits.simulations == 0 || done < limits.simulations; ++done) {
      if (done > 0 && (limits.stopped() || (limits.time_ms > 0 && watch.ms() >= limits.time_ms))) break;
      simulate(knowledge.sample(rng), rng);
    }
    effort_.bytes = tree_.bytes();
  }

  std::vector<Thought> thoughts() const {
    std::vector<Thought> all;
    const Node& root = tree_.node(tree_.root());
    for (std::uint32_t i = 0; i < root.count; ++i) {
      const Edge& edge = tree_.edge(root.first + i);
      all.push_back({edge.move, edge.visits, edge.value, 0});
    }
    return all;
  }
  const Effort& effort() const { return effort_; }

 private:
  static constexpr float exploration = 0.7F;  // the usual constant for results between 0 and 1

  void simulate(State state, Rng& rng) {
    path_.clear();
    NodeIndex node = tree_.root();
    MovesOf<G> moves;
    for (bool fresh = false; !fresh && game_.to_move(state) != nobody;) {
      const Seat mover = game_.to_move(state);
      game_.legal(state, moves);
      const std::uint32_t edge = choose(node, moves, mover, fresh, rng);
      if (edge == Tree::no_edge) break;
      path_.push_back(edge);
      game_.apply(state, tree_.edge(edge).move, silent_);
      ++effort_.moves;
      node = tree_.child(edge);
    }
    while (game_.to_move(state) != nobody) {
      game_.legal(state, moves);
      game_.apply(state, moves[rng.index(moves.size())], silent_);
      ++effort_.moves;
    }
    const SeatValues results = results_of(state);
    for (const std::uint32_t index : path_) {
      Edge& edge = tree_.edge(index);
      ++edge.visits;
      edge.value += results[edge.mover];
    }
    ++effort_.simulations;
  }

  /// A victory is 1, shared by k 1/k; alone at the table, where all win, more points are better.
  SeatValues results_of(const State& state) const {
    const Scores scores = game_.scores(state, Viewer::everything());
    SeatValues results{};
    if (game_.players() == 1) {
      const auto points = static_cast<float>(std::max(scores.seats[0].total, 0)) / static_cast<float>(G::score_unit);
      results[0] = points / (points + 50);
      return results;
    }
    int winners = 0;
    for (Seat seat = 0; seat < game_.players(); ++seat) winners += scores.seats[seat].rank == 1 ? 1 : 0;
    for (Seat seat = 0; seat < game_.players(); ++seat)
      results[seat] = scores.seats[seat].rank == 1 ? 1.0F / static_cast<float>(winners) : 0.0F;
    return results;
  }

  /// A move not tried yet, if there is one and room for it; otherwise the one with the highest upper bound.
  std::uint32_t choose(NodeIndex node, const MovesOf<G>& moves, Seat mover, bool& fresh, Rng& rng) {
    std::uint32_t best = Tree::no_edge;
    float most = -1;
    std::uint32_t untried = 0;
    Move next = 0;
    std::uint32_t hint = 0;
    for (const Move move : moves) {
      const std::uint32_t index = tree_.find(node, move, mover, hint);
      if (index == Tree::no_edge) {
        if (rng.index(++untried) == 0) next = move;
        continue;
      }
      hint = index - tree_.node(node).first + 1;
      Edge& edge = tree_.edge(index);
      ++edge.available;
      const auto visits = static_cast<float>(edge.visits);
      const float bound =
          edge.mean() + exploration * std::sqrt(std::log(static_cast<float>(edge.available) + 1) / (visits + 1e-6F));
      if (bound > most) {
        most = bound;
        best = index;
      }
    }
    if (untried == 0 || tree_.full()) return best;
    fresh = true;
    // Room for all the moves of this world at once: they will all be tried.
    if (tree_.node(node).count == tree_.node(node).capacity) tree_.reserve(node, untried);
    tree_.add(node, next, mover, 1);
    const Node& here = tree_.node(node);
    return here.first + here.count - 1;
  }

  const G& game_;
  Tree tree_;
  SilentJournal silent_;
  Effort effort_;
  std::vector<std::uint32_t> path_;
};

}  // namespace fondaco::bots
