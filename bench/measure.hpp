// SPDX-License-Identifier: MIT
#pragma once
// The speed of a game's rules on one thread, and the signature of their behaviour.
#include <cstdint>
#include <memory>

#include "engine/any_game.hpp"

namespace fondaco::bench {

struct Measurement {
  double moves_per_second = 0;  ///< random self-play to the end, set-up included
  double games_per_second = 0;
  double copy_ns = 0;  ///< of one state, in memory that the cache holds
  double legal_ns = 0;
  double apply_ns = 0;
  std::uint64_t signature = 0;
};

/// Measures one game; inside everything is static, as in a search.
class Bench {
 public:
  virtual ~Bench() = default;
  /// Takes about so long.
  virtual Measurement measure(double seconds) const = 0;
  /// Plays so many random games and nothing else; the number of their moves.
  virtual std::uint64_t random_moves(std::uint32_t games) const = 0;
};

/// The game must outlive its bench.
std::unique_ptr<Bench> make_bench(const AnyGame& game);

}  // namespace fondaco::bench
