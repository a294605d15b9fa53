// SPDX-License-Identifier: MIT
#pragma once
#include <algorithm>
#include <chrono>
#include <vector>

#include "bench/measure.hpp"
#include "bench/random_loop.hpp"
#include "engine/handle.hpp"

namespace fondaco::bench {

/// Keeps the compiler from leaving out what nobody reads.
inline void look_at(const void* memory) { asm volatile("" : : "r"(memory) : "memory"); }

/// Seconds since it was made.
class Stopwatch {
 public:
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// Calls prepare() untimed and batch() timed, again and again for so long; the median time of one of the `items` of a
/// batch in nanoseconds. The median, because other programs only ever make a batch slower.
template <class Prepare, class Batch>
double median_ns(double seconds, std::size_t items, Prepare&& prepare, Batch&& batch) {
  std::vector<double> times;
  const Stopwatch total;
  do {
    prepare();
    const Stopwatch watch;
    batch();
    times.push_back(watch.seconds());
  } while (total.seconds() < seconds);
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  return *middle * 1e9 / static_cast<double>(items);
}

template <Game G>
class BenchOf final : public Bench {
  using State = typename G::State;

 public:
  explicit BenchOf(const GameHandle<G>& handle) : game_(handle.game()) {}

  Measurement measure(double seconds) const override {
    Measurement result;
    std::uint64_t moves = 0;
    result.signature = random_loop(game_, signature_seed, signature_games, moves);  // the warm-up as well
    measure_loop(seconds * 0.6, result);
    measure_parts(seconds * 0.4, result);
    return result;
  }

  std::uint64_t random_moves(std::uint32_t games) const override {
    State state;
    std::uint64_t moves = 0;
    for (std::uint32_t i = 0; i < games; ++i) moves += random_game(game_, state, Seed{signature_seed, i});
    look_at(&state);
    return moves;
  }

 private:
  /// Enough for a fair mix of early and late positions, few enough for the cache.
  static constexpr std::size_t samples = 256;

  void measure_loop(double seconds, Measurement& result) const {
    State state;
    std::uint64_t moves = 0;
    std::uint64_t games = 0;
    const Stopwatch watch;
    double elapsed = 0;
    do {
      moves += random_game(game_, state, Seed{signature_seed, games++});
      elapsed = watch.seconds();
    } while (elapsed < seconds);
    look_at(&state);
    result.moves_per_second = static_cast<double>(moves) / elapsed;
    result.games_per_second = static_cast<double>(games) / elapsed;
  }

  void measure_parts(double seconds, Measurement& result) const {
    std::vector<State> states;
    std::vector<Move> picked;
    collect(states, picked);
    std::vector<State> slots = states;
    const auto nothing = [] {};
    result.copy_ns = median_ns(seconds / 3, samples, nothing, [&] {
      for (std::size_t i = 0; i < samples; ++i) {
        slots[samples - 1 - i] = states[i];
        look_at(&slots[samples - 1 - i]);
      }
    });
    MovesOf<G> moves;
    result.legal_ns = median_ns(seconds / 3, samples, nothing, [&] {
      for (const State& state : states) {
        game_.legal(state, moves);
        look_at(&moves);
      }
    });
    SilentJournal silent;
    result.apply_ns = median_ns(
        seconds / 3, samples, [&] { slots = states; },
        [&] {
          for (std::size_t i = 0; i < samples; ++i) {
            game_.apply(slots[i], picked[i], silent);
            look_at(&slots[i]);
          }
        });
  }

  /// Positions of random games, each with one of its moves.
  void collect(std::vector<State>& states, std::vector<Move>& picked) const {
    Rng rng(signature_seed);
    SilentJournal silent;
    MovesOf<G> moves;
    for (std::uint64_t i = 0; states.size() < samples; ++i) {
      State state = game_.start(Seed{signature_seed, i});
      for (game_.legal(state, moves); !moves.empty() && states.size() < samples; game_.legal(state, moves)) {
        const Move move = moves[rng.index(moves.size())];
        // One in seven: several games, no fixed phase of a turn.
        if (rng.index(7) == 0) {
          states.push_back(state);
          picked.push_back(move);
        }
        game_.apply(state, move, silent);
      }
    }
  }

  const G& game_;
};

}  // namespace fondaco::bench
