// SPDX-License-Identifier: MIT
#pragma once
// Why a move is good or bad, by the parts of the game's own judgement: what they were before, and what they are when
// all that the move begins is played, in some worlds that the seat cannot tell from the real one.
#include <map>
#include <utility>
#include <vector>

#include "bots/hint.hpp"
#include "engine/words.hpp"

namespace fondaco::bots {

class Reasoning {
 public:
  Reasoning(const AnyGame& game, const Runner& runner, const AnyState& state, Rng rng);

  /// Fills in how the move goes on, whether it ends the game, and the reasons.
  void explain(HintedMove& hinted) const;

 private:
  /// The label, and the id of what it is about where its words tell one thing from another.
  using Part = std::pair<std::uint8_t, std::int16_t>;
  using Parts = std::map<Part, Term>;

  /// What became of a part in all worlds.
  struct Sum {
    Component about;
    std::int64_t change = 0;
    std::int64_t worth = 0;
    std::size_t before = 0;  ///< worlds in which there was such a part
    std::size_t now = 0;     ///< worlds in which there is one
    std::size_t done = 0;    ///< worlds in which it came true
  };
  using Sums = std::map<Part, Sum>;

  Parts parts_of(const AnyState& world) const;
  /// Plays the move and the rest of what it begins.
  std::vector<AnyState> after(HintedMove& hinted) const;
  bool goes_on(const AnyState& world) const;
  void finish(AnyState& world, Rng& rng) const;
  static void compare(const Parts& before, const Parts& now, Sums& sums);
  static TermFate fate_of(const Sum& sum, std::size_t count);
  /// What is about things that chance brings, taken together by label.
  Sums with_chance_pooled(const Sums& sums, std::size_t count) const;

  const AnyGame& game_;
  const Runner& runner_;
  Seat seat_;
  Rng rng_;
  std::vector<bool> tells_apart_;    ///< by label
  std::vector<bool> speaks_of_any_;  ///< by label: it has words for things that chance brings
  std::vector<AnyState> worlds_;
  std::vector<Parts> before_;
};

}  // namespace fondaco::bots
