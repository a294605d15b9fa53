// SPDX-License-Identifier: MIT
#pragma once
// Bots compared: paired seeds, rotated seats, Elo with its interval, and a sequential test.
#include <functional>
#include <optional>
#include <span>

#include "bots/arena_log.hpp"
#include "bots/selfplay.hpp"

namespace fondaco::bots {

/// Which bot sits where: an index into the list of bots for each seat.
using Seating = std::vector<std::size_t>;

/// The seatings that play each seed, every one once. One bot per seat: all rotations. Two bots on more seats: they
/// alternate, in all rotations, and the same with the two exchanged. Equal texts are one bot, so equal seatings are
/// one.
std::vector<Seating> seatings(std::span<const BotSpec> bots, Seat players);

/// A strength on the Elo scale, relative to the average opponent, with its 95 % interval.
struct Elo {
  double value = 0;
  double low = 0;
  double high = 0;
};

/// The expected result of somebody so much stronger.
double expected_result(double elo);
/// Its inverse.
double elo_of(double result);

/// The mean and the spread of results per seed. All games of a seed are one observation: they share their luck.
class PairedResults {
 public:
  void add(double mean_of_seed, std::uint64_t comparisons);

  std::uint64_t seeds() const { return seeds_; }
  double mean() const { return seeds_ == 0 ? 0.5 : sum_ / static_cast<double>(seeds_); }
  /// Wilson's interval with as many independent results as explain the spread between seeds. It also holds when every
  /// result is the same: nobody is infinitely stronger after so many games.
  Elo elo() const;
  /// The log-likelihood ratio of two Elo differences: the normal approximation, with a spread that never vanishes.
  double llr(double elo0, double elo1) const;

 private:
  double variance() const;

  std::uint64_t seeds_ = 0;
  std::uint64_t comparisons_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

/// A sequential test of the first bot against the second: is it elo0 or elo1 stronger? Both errors are 5 %.
struct Sprt {
  double elo0 = 0;
  double elo1 = 0;
  double llr = 0;

  static constexpr double bound = 2.9444389791664403;  ///< ln(0.95 / 0.05)
  bool decided() const { return llr <= -bound || llr >= bound; }
  /// "elo0", "elo1" or "undecided".
  const char* verdict() const { return !decided() ? "undecided" : llr > 0 ? "elo1" : "elo0"; }
};

struct Contender {
  std::string bot;
  Tally tally;  ///< over all seats it took
  Effort effort;
  PairedResults results;
};

struct ArenaResult {
  std::uint64_t games = 0;
  std::uint64_t seeds = 0;
  std::uint64_t moves = 0;
  std::uint64_t found = 0;            ///< of the games, the ones that were in the log
  std::vector<Contender> contenders;  ///< in the order they were named
  std::optional<Sprt> sprt;
  std::optional<BrokenGame> broken;
};

/// How far a run is, for those who wait for it.
struct ArenaStanding {
  std::uint64_t done = 0;
  std::uint64_t found = 0;  ///< of those done, the ones that were in the log
  std::uint64_t total = 0;
  const std::vector<Contender>& contenders;  ///< what each has got so far, in whatever order the games ended
};
/// Told after every game, by one thread at a time.
using ArenaWatcher = std::function<void(const ArenaStanding& standing)>;

/// At least `games` games, to whole seeds. Seed i is nth_seed(run, i). With a test the run ends at the seed that
/// decides it. Games that the log has are not played again, and it gets the others.
ArenaResult arena(const AnyGame& game, const std::vector<BotSpec>& bots, std::uint64_t run, std::uint64_t games,
                  unsigned threads, std::optional<Sprt> sprt, const ArenaWatcher& watcher = {},
                  ArenaLog* log = nullptr);

}  // namespace fondaco::bots
