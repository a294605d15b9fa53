// SPDX-License-Identifier: MIT
#pragma once
// The tree of a search over what a seat knows. A node is a history of moves, not a position: each simulation passes
// through it with a world of its own, in which other moves may be possible. Memory is bounded; a full tree only stops
// growing.
#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/move.hpp"
#include "engine/seat.hpp"

namespace fondaco::bots {

using NodeIndex = std::uint32_t;
inline constexpr NodeIndex no_node = 0xffffffff;

/// A move that somebody had in some world.
struct Edge {
  float prior = 0;  ///< 1 for the move that was judged best; 0 is never tried
  float value = 0;  ///< sum over visits, for who moves
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  ///< how often it could have been chosen
  NodeIndex node = no_node;
  Move move = 0;
  Seat mover = nobody;
  std::uint8_t unused = 0;

  float mean() const { return visits == 0 ? 0 : value / static_cast<float>(visits); }
};

struct Node {
  std::uint32_t first = 0;
  std::uint32_t count = 0;
  std::uint32_t capacity = 0;
  std::uint32_t visits = 0;
  std::int32_t best = 0;  ///< what its best move was judged to be when it was first looked at
};

class Tree {
 public:
  /// `most_moves`: of one position.
  Tree(std::size_t bytes, std::size_t most_moves)
      : most_edges_(bytes / (sizeof(Edge) + sizeof(Node))), most_moves_(most_moves) {
    clear();
  }

  void clear() {
    nodes_.assign(1, Node{});
    edges_.clear();
    root_ = 0;
  }
  NodeIndex root() const { return root_; }
  void set_root(NodeIndex node) { root_ = node; }
  /// There may be no room for the moves of one position more. A position can meet others than it had, and is moved
  /// then.
  bool full() const { return edges_.size() + 2 * most_moves_ >= most_edges_; }
  /// More than half of the memory is used: a search that starts anew had better do it with an empty tree.
  bool crowded() const { return edges_.size() > most_edges_ / 2; }
  std::size_t bytes() const { return edges_.capacity() * sizeof(Edge) + nodes_.capacity() * sizeof(Node); }

  Node& node(NodeIndex index) { return nodes_[index]; }
  const Node& node(NodeIndex index) const { return nodes_[index]; }
  Edge& edge(std::uint32_t index) { return edges_[index]; }
  const Edge& edge(std::uint32_t index) const { return edges_[index]; }

  /// Where the edge of this move is, looked for from `hint` on: moves come in much the same order every time.
  static constexpr std::uint32_t no_edge = 0xffffffff;
  std::uint32_t find(NodeIndex of, Move move, Seat mover, std::uint32_t hint) const {
    const Node& here = nodes_[of];
    for (std::uint32_t n = 0; n < here.count; ++n) {
      const std::uint32_t at = hint + n < here.count ? hint + n : hint + n - here.count;
      const Edge& candidate = edges_[here.first + at];
      if (candidate.move == move && candidate.mover == mover) return here.first + at;
    }
    return no_edge;
  }

  /// Room for so many edges more at a node.
  void reserve(NodeIndex of, std::uint32_t more) {
    Node& here = nodes_[of];
    if (here.count + more <= here.capacity) return;
    const auto first = static_cast<std::uint32_t>(edges_.size());
    grow(edges_, here.count + more);
    edges_.resize(edges_.size() + here.count + more);
    for (std::uint32_t i = 0; i < here.count; ++i) edges_[first + i] = edges_[here.first + i];
    here.first = first;
    here.capacity = here.count + more;
  }
  void add(NodeIndex of, Move move, Seat mover, float prior) {
    Node& here = nodes_[of];
    Edge& edge = edges_[here.first + here.count++];
    edge = Edge{};
    edge.move = move;
    edge.mover = mover;
    edge.prior = prior;
  }
  NodeIndex child(std::uint32_t edge) {
    if (edges_[edge].node == no_node) {
      edges_[edge].node = static_cast<NodeIndex>(nodes_.size());
      grow(nodes_, 1);
      nodes_.emplace_back();
    }
    return edges_[edge].node;
  }

 private:
  /// Twice as much room as before where more is needed, but never more than the bound allows.
  template <class Thing>
  void grow(std::vector<Thing>& things, std::size_t more) const {
    const std::size_t needed = things.size() + more;
    if (needed > things.capacity()) things.reserve(std::max(needed, std::min(2 * things.capacity(), most_edges_)));
  }

  std::size_t most_edges_;
  std::size_t most_moves_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  NodeIndex root_ = 0;
};

}  // namespace fondaco::bots
