// SPDX-License-Identifier: MIT
#include "bots/tree.hpp"

#include <gtest/gtest.h>

namespace fondaco::bots {
namespace {

/// A tree grown until it is full, `moves` moves at every position.
Tree grown(std::size_t bytes, std::uint32_t moves) {
  Tree tree(bytes, moves);
  NodeIndex node = tree.root();
  for (std::uint32_t next = 0; !tree.full(); ++next) {
    tree.reserve(node, moves);
    for (std::uint32_t i = 0; i < moves; ++i) tree.add(node, static_cast<Move>(i), 0, 1);
    node = tree.child(next);
    EXPECT_LE(tree.bytes(), bytes);
  }
  return tree;
}

TEST(Tree, stays_within_its_bound) {
  for (const std::size_t bytes : {std::size_t{20'000}, std::size_t{100'000}, std::size_t{1} << 20U}) {
    for (const std::uint32_t moves : {1U, 7U, 40U}) {
      const Tree tree = grown(bytes, moves);
      EXPECT_LE(tree.bytes(), bytes);
      EXPECT_GT(tree.bytes(), bytes / 4) << "it uses what it may";
    }
  }
}

TEST(Tree, finds_the_moves_of_a_position_in_any_order) {
  Tree tree(10'000, 4);
  tree.reserve(tree.root(), 3);
  for (const Move move : {Move{5}, Move{9}, Move{7}}) tree.add(tree.root(), move, 1, 1);
  for (std::uint32_t hint = 0; hint < 3; ++hint) {
    EXPECT_EQ(tree.edge(tree.find(tree.root(), 9, 1, hint)).move, 9);
    EXPECT_EQ(tree.find(tree.root(), 9, 0, hint), Tree::no_edge) << "another's move";
    EXPECT_EQ(tree.find(tree.root(), 8, 1, hint), Tree::no_edge);
  }
}

TEST(Tree, keeps_what_is_below_when_a_position_meets_more_moves) {
  Tree tree(10'000, 4);
  tree.reserve(tree.root(), 1);
  tree.add(tree.root(), 5, 0, 1);
  const NodeIndex below = tree.child(tree.find(tree.root(), 5, 0, 0));
  tree.reserve(tree.root(), 3);
  tree.add(tree.root(), 6, 0, 1);
  EXPECT_EQ(tree.edge(tree.find(tree.root(), 5, 0, 0)).node, below);
  tree.set_root(below);
  EXPECT_EQ(tree.node(tree.root()).count, 0U);
}

}  // namespace
}  // namespace fondaco::bots
