// SPDX-License-Identifier: MIT
#pragma once
// Single-observer information-set Monte Carlo tree search. Each simulation gets a fresh world that the seat cannot tell
// from the real one, walks down the tree along moves that are legal in it, plays on for a while, judges where it stands
// for every seat, and remembers that on its way. Each seat chooses for itself. What chance brings is drawn anew
// each time, so a node stands for all its outcomes.
#include <algorithm>
#include <cmath>

#include "bots/estimate.hpp"
#include "bots/seat_knowledge.hpp"
#include "bots/thinking.hpp"
#include "bots/tree.hpp"

namespace fondaco::bots {

template <Game G>
class Search {
  using State = typename G::State;

 public:
  Search(const G& game, const Tuning& tuning, std::size_t bytes)
      : game_(game), settings_(tuning.search), estimate_(game, tuning), tree_(bytes, G::legal_capacity) {}

  /// `blur`: each move at hand is misjudged by so much at most, the same way as long as this search lasts.
  void think(const SeatKnowledge<G>& knowledge, const Limits& limits, std::int32_t blur, Rng& rng) {
    const Stopwatch watch(limits.now);
    if (tree_.crowded() || blur > 0 || !is_about(knowledge)) tree_.clear();
    begin(knowledge, blur, rng);
    for (std::int64_t done = 0;; ++done) {
      if (limits.simulations > 0 && done >= limits.simulations) break;
      if (done % stride == 0 && done > 0) {
        const std::int64_t spent = watch.ms();
        if (limits.stopped() || (limits.time_ms > 0 && spent >= limits.time_ms)) break;
        if (decided(remaining(limits, done, spent))) break;
      }
      simulate(knowledge, rng);
    }
    effort_.bytes = tree_.bytes();
  }

  /// The moves at hand, as often as they were tried.
  std::vector<Thought> thoughts() const {
    std::vector<Thought> all;
    const Node& root = tree_.node(tree_.root());
    for (std::uint32_t i = 0; i < root.count; ++i) {
      const Edge& edge = tree_.edge(root.first + i);
      if (edge.prior == 0) continue;
      const std::uint32_t tries = edge.visits - tried_before_[i];
      const double margin = tries == 0 ? 0 : static_cast<double>(margins_[i]) / tries * edge.visits;
      all.push_back({edge.move, edge.visits, edge.value, margin});
    }
    return all;
  }

  /// The move was played and nothing was learned by it: what was thought about the position after it is kept.
  void advance(Move move) {
    const Node& root = tree_.node(tree_.root());
    for (std::uint32_t i = 0; i < root.count; ++i) {
      const Edge& edge = tree_.edge(root.first + i);
      if (edge.move == move && edge.node != no_node) return tree_.set_root(edge.node);
    }
    forget();
  }
  void forget() { tree_.clear(); }

  const Effort& effort() const { return effort_; }

 private:
  static constexpr std::int64_t stride = 16;          ///< simulations between two looks at the clock
  static constexpr std::int32_t most_steps = 24;      ///< to finish what was begun, before it is judged as it stands
  static constexpr std::uint32_t most_compared = 32;  ///< moves, when a step of that kind is chosen
  static constexpr unsigned max_depth = 256;

  /// The moves of a kept tree are those of the position: another world may have brought others in.
  bool is_about(const SeatKnowledge<G>& knowledge) const {
    MovesOf<G> moves;
    knowledge.legal(moves);
    const Node& root = tree_.node(tree_.root());
    if (root.count != moves.size()) return false;
    return std::ranges::all_of(
        moves, [&](Move move) { return tree_.find(tree_.root(), move, knowledge.seat(), 0) != Tree::no_edge; });
  }

  void begin(const SeatKnowledge<G>& knowledge, std::int32_t blur, Rng& rng) {
    seat_ = knowledge.seat();
    for (std::int32_t& error : misjudged_)
      error = blur == 0 ? 0 : static_cast<std::int32_t>(rng.index(static_cast<std::uint32_t>(2 * blur + 1))) - blur;
    const State world = knowledge.sample(rng);
    expected_ = game_.players() == 1 ? estimate_.judged(world, seat_) : 0;
    if (tree_.node(tree_.root()).count == 0) expand(tree_.root(), world, game_.to_move(world), rng);
    // What was tried before the tree was kept has no margins: they are counted anew, with the tries.
    margins_.fill(0);
    const Node& root = tree_.node(tree_.root());
    for (std::uint32_t i = 0; i < root.count; ++i) tried_before_[i] = tree_.edge(root.first + i).visits;
  }

  /// How many simulations may still come, at the pace so far.
  static std::int64_t remaining(const Limits& limits, std::int64_t done, std::int64_t spent) {
    std::int64_t left = INT64_MAX;
    if (limits.simulations > 0) left = limits.simulations - done;
    if (limits.time_ms > 0 && spent > 0) left = std::min(left, done * (limits.time_ms - spent) / spent + 1);
    return left;
  }

  /// No other move can be tried more often any more.
  bool decided(std::int64_t left) const {
    const Node& root = tree_.node(tree_.root());
    std::int64_t best = 0;
    std::int64_t second = 0;
    for (std::uint32_t i = 0; i < root.count; ++i) {
      const auto visits = static_cast<std::int64_t>(tree_.edge(root.first + i).visits);
      if (visits > best) {
        second = best;
        best = visits;
      } else {
        second = std::max(second, visits);
      }
    }
    return best - second > left;
  }

  void simulate(const SeatKnowledge<G>& knowledge, Rng& rng) {
    State state = knowledge.sample(rng);
    depth_ = 0;
    NodeIndex node = tree_.root();
    std::uint32_t root_index = 0;
    std::int32_t error = 0;
    while (depth_ < max_depth) {
      const Seat mover = game_.to_move(state);
      if (mover == nobody) break;
      Node& here = tree_.node(node);
      const bool fresh = here.count == 0;
      ++here.visits;
      if (fresh && (here.visits < static_cast<std::uint32_t>(settings_.expand_at) || tree_.full())) break;
      if (fresh) expand(node, state, mover, rng);
      const std::uint32_t chosen = select(node, state, mover, rng);
      if (chosen == Tree::no_edge) break;
      if (node == tree_.root()) {
        root_index = chosen - tree_.node(node).first;
        error = misjudged_[root_index];
      }
      path_[depth_++] = chosen;
      play(state, tree_.edge(chosen).move);
      node = tree_.child(chosen);
      if (fresh) break;
    }
    play_on(state, rng);
    Standing standing = estimate_.standing(state);
    if (depth_ > 0) margins_[root_index] += standing.leads[seat_];
    standing.leads[seat_] += error - expected_;
    const SeatValues values = estimate_.values(standing);
    for (unsigned i = 0; i < depth_; ++i) {
      Edge& edge = tree_.edge(path_[i]);
      edge.value += values[edge.mover];
      ++edge.visits;
    }
    ++effort_.simulations;
  }

  /// Looks at all moves of a position that is new to the tree: the better judged, the more often they will be tried.
  void expand(NodeIndex node, const State& state, Seat mover, Rng& rng) {
    const Advised<G> advised = estimate_.advised(state);
    const std::uint32_t count = advised.moves.size();
    std::array<std::int32_t, G::legal_capacity> judged;
    std::int32_t best = INT32_MIN;
    for (std::uint32_t i = 0; i < count; ++i) {
      if (advised.weights[i] == 0) continue;
      judged[i] = count == 1 ? 0 : judged_after(state, advised.moves[i], mover, settings_.prior_steps, rng);
      if (node == tree_.root()) judged[i] += misjudged_[i];
      best = std::max(best, judged[i]);
    }
    tree_.reserve(node, count);
    tree_.node(node).best = best;
    for (std::uint32_t i = 0; i < count; ++i)
      tree_.add(node, advised.moves[i], mover, advised.weights[i] == 0 ? 0 : prior(best - judged[i]));
  }

  float prior(std::int32_t worse) const {
    const float ratio = 1 + static_cast<float>(std::max(worse, 0)) / static_cast<float>(settings_.prior_width);
    return 1 / (ratio * ratio);
  }

  /// The move judged after its mover has finished what it begins: first with care, then as advised.
  std::int32_t judged_after(const State& before, Move move, Seat mover, std::int32_t careful, Rng& rng) {
    State state = before;
    play(state, move);
    for (std::int32_t i = 0; i < most_steps && game_.to_move(state) == mover && !game_.settled(state); ++i) {
      if (i < careful) {
        step(state, most_compared, rng);
      } else {
        const Advised<G> advised = estimate_.advised(state);
        play(state, advised.moves[advised.favourite()]);
      }
    }
    return estimate_.judged(state, mover);
  }

  /// The edge to follow, among the moves of this world; none where the tree knows none and is full.
  std::uint32_t select(NodeIndex node, const State& state, Seat mover, Rng& rng) {
    MovesOf<G> moves;
    game_.legal(state, moves);
    std::array<std::uint32_t, G::legal_capacity> edges;
    std::uint32_t known = 0;
    std::uint32_t hint = 0;
    bool complete = true;
    for (const Move move : moves) {
      const std::uint32_t edge = tree_.find(node, move, mover, hint);
      if (edge == Tree::no_edge) {
        complete = false;
        continue;
      }
      hint = edge - tree_.node(node).first + 1;
      if (tree_.edge(edge).prior > 0) edges[known++] = edge;
    }
    if (!complete && !tree_.full()) {
      meet(node, state, mover, rng);
      known = 0;
      for (const Move move : moves) {
        const std::uint32_t edge = tree_.find(node, move, mover, 0);
        if (tree_.edge(edge).prior > 0) edges[known++] = edge;
      }
    }
    return known == 0 ? Tree::no_edge : best_of({edges.data(), known});
  }

  /// Moves that this node has not met in any world before are judged and added.
  void meet(NodeIndex node, const State& state, Seat mover, Rng& rng) {
    const Advised<G> advised = estimate_.advised(state);
    const std::uint32_t count = advised.moves.size();
    tree_.reserve(node, count);
    const std::int32_t best = tree_.node(node).best;
    for (std::uint32_t i = 0; i < count; ++i) {
      if (tree_.find(node, advised.moves[i], mover, 0) != Tree::no_edge) continue;
      const bool judge = advised.weights[i] > 0 && count > 1;
      const std::int32_t judged =
          judge ? judged_after(state, advised.moves[i], mover, settings_.prior_steps, rng) : best;
      tree_.add(node, advised.moves[i], mover, advised.weights[i] == 0 ? 0 : prior(best - judged));
    }
  }

  std::uint32_t best_of(std::span<const std::uint32_t> edges) {
    float priors = 0;
    float value = 0;
    std::uint32_t visits = 0;
    for (const std::uint32_t index : edges) {
      Edge& edge = tree_.edge(index);
      ++edge.available;
      priors += edge.prior;
      value += edge.value;
      visits += edge.visits;
    }
    // A move not tried yet is expected to be as good as the rest.
    const float expected = visits == 0 ? 0.5F : value / static_cast<float>(visits);
    const float exploration = static_cast<float>(settings_.exploration) / 100 / priors;
    std::uint32_t best = edges[0];
    float most = -1;
    for (const std::uint32_t index : edges) {
      const Edge& edge = tree_.edge(index);
      const float mean = edge.visits == 0 ? expected : edge.mean();
      const float bonus = exploration * edge.prior * std::sqrt(static_cast<float>(edge.available)) /
                          (1 + static_cast<float>(edge.visits));
      if (mean + bonus > most) {
        most = mean + bonus;
        best = index;
      }
    }
    return best;
  }

  /// To the end of what was begun, then for as long as the settings say, and to the end of what that began.
  void play_on(State& state, Rng& rng) {
    finish(state, most_compared, rng);
    if (settings_.rollout == 0) return;
    const auto choices = static_cast<std::uint32_t>(settings_.rollout_choices);
    for (std::int32_t i = 0; i < settings_.rollout && game_.to_move(state) != nobody; ++i) step(state, choices, rng);
    finish(state, choices, rng);
  }
  void finish(State& state, std::uint32_t choices, Rng& rng) {
    for (std::int32_t i = 0; i < most_steps && game_.to_move(state) != nobody && !game_.settled(state); ++i)
      step(state, choices, rng);
  }

  /// The best judged of so many advised moves, or of all if they are no more.
  void step(State& state, std::uint32_t choices, Rng& rng) {
    const Advised<G> advised = estimate_.advised(state);
    const std::uint32_t count = advised.moves.size();
    const bool all = count <= choices;
    std::uint32_t best = advised.pick(rng);
    if (choices > 1 && advised.weights[best] < advised.total) {
      const Seat mover = game_.to_move(state);
      std::int32_t most = INT32_MIN;
      for (std::uint32_t i = 0; i < std::min(choices, count); ++i) {
        const std::uint32_t candidate = all ? i : advised.pick(rng);
        if (advised.weights[candidate] == 0) continue;
        const std::int32_t judged = judged_after(state, advised.moves[candidate], mover, 0, rng);
        if (judged > most) {
          most = judged;
          best = candidate;
        }
      }
    }
    play(state, advised.moves[best]);
  }

  void play(State& state, Move move) {
    game_.apply(state, move, silent_);
    ++effort_.moves;
  }

  const G& game_;
  const SearchSettings settings_;
  Estimate<G> estimate_;
  Tree tree_;
  SilentJournal silent_;
  Effort effort_;
  Seat seat_ = nobody;
  std::int32_t expected_ = 0;  ///< alone at a table there is no rival to be ahead of, only what one expected
  // Of the moves at hand, by their places in the tree:
  std::array<std::int32_t, G::legal_capacity> misjudged_{};
  std::array<std::int64_t, G::legal_capacity> margins_{};
  std::array<std::uint32_t, G::legal_capacity> tried_before_{};
  std::array<std::uint32_t, max_depth> path_{};
  unsigned depth_ = 0;
};

}  // namespace fondaco::bots
