// SPDX-License-Identifier: MIT
#include "bots/arena.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <mutex>

namespace fondaco::bots {
namespace {

constexpr double z = 1.959963984540054;  ///< 95 % of a normal distribution lie within

/// The distinct bots; bots[i] becomes names[index[i]].
std::vector<std::size_t> merge(std::span<const BotSpec> bots, std::vector<std::string>& names) {
  std::vector<std::size_t> index;
  for (const BotSpec& bot : bots) {
    const auto found = std::ranges::find(names, bot.text);
    index.push_back(static_cast<std::size_t>(found - names.begin()));
    if (found == names.end()) names.push_back(bot.text);
  }
  return index;
}

void add(const Effort& part, Effort& sum) {
  sum.decisions += part.decisions;
  sum.microseconds += part.microseconds;
  sum.simulations += part.simulations;
  sum.moves += part.moves;
  sum.bytes = std::max(sum.bytes, part.bytes);
}

/// One seed's contribution to a bot: its seats compared with the seats of other bots.
struct Comparison {
  double points = 0;
  std::uint64_t count = 0;
};

/// Sums up the games of one seed.
void compare(std::span<const GameResult> played, std::span<const Seating> all, const std::vector<std::size_t>& merged,
             ArenaResult& result) {
  std::vector<Comparison> block(result.contenders.size());
  for (std::size_t g = 0; g < played.size(); ++g) {
    const auto players = static_cast<Seat>(all[g].size());
    ++result.games;
    result.moves += played[g].moves;
    for (Seat seat = 0; seat < players; ++seat) {
      const std::size_t own = merged[all[g][seat]];
      result.contenders[own].tally.add(played[g], seat, players);
      add(played[g].effort[seat], result.contenders[own].effort);
      for (Seat other = 0; other < players; ++other) {
        if (merged[all[g][other]] == own) continue;
        const int lead = played[g].rank[other] - played[g].rank[seat];
        block[own].points += lead > 0 ? 1 : lead == 0 ? 0.5 : 0;
        ++block[own].count;
      }
    }
  }
  for (std::size_t i = 0; i < block.size(); ++i) {
    if (block[i].count == 0) continue;
    result.contenders[i].results.add(block[i].points / static_cast<double>(block[i].count), block[i].count);
  }
  ++result.seeds;
}

/// Games handed out to threads one by one and summed up in their order, so that neither the threads nor what a log
/// holds matter, and a sequential test ends the run as soon as it can.
class Tournament {
 public:
  Tournament(const AnyGame& game, const std::vector<BotSpec>& bots, std::uint64_t run, std::uint64_t games,
             std::optional<Sprt> sprt, const ArenaWatcher& watcher, ArenaLog* log)
      : runner_(make_runner(game)), seatings_(seatings(bots, game.players())), run_(run), watcher_(watcher), log_(log) {
    for (const Seating& seating : seatings_) {
      std::vector<BotSpec>& table = tables_.emplace_back();
      for (const std::size_t bot : seating) table.push_back(bots[bot]);
    }
    std::vector<std::string> names;
    merged_ = merge(bots, names);
    for (const std::string& name : names) result_.contenders.push_back({name, {}, {}, {}});
    standing_ = result_.contenders;
    result_.sprt = sprt;
    total_ = (games + seatings_.size() - 1) / seatings_.size() * seatings_.size();
  }

  /// One thread's part: games until there are no more.
  void work() {
    try {
      while (const auto index = next()) {
        const GameResult* found = log_ == nullptr ? nullptr : log_->find(*index);
        finish(*index, found == nullptr ? play(*index) : *found, found != nullptr);
      }
    } catch (...) {
      const std::lock_guard lock(mutex_);
      ended_ = true;  // for the others as well
      throw;
    }
  }

  ArenaResult take_result() { return std::move(result_); }

 private:
  struct Finished {
    GameResult result;
    bool found = false;  ///< in the log
  };

  std::optional<std::uint64_t> next() {
    const std::lock_guard lock(mutex_);
    return ended_ || next_ == total_ ? std::nullopt : std::optional(next_++);
  }

  GameResult play(std::uint64_t index) const {
    return runner_->play(tables_[index % tables_.size()], nth_seed(run_, index / tables_.size()));
  }

  void finish(std::uint64_t index, GameResult played, bool found) {
    const std::lock_guard lock(mutex_);
    if (log_ != nullptr && !found && played.sound) log_->keep(index, played);
    const Seating& seating = seatings_[index % seatings_.size()];
    const auto players = static_cast<Seat>(seating.size());
    for (Seat seat = 0; seat < players; ++seat) standing_[merged_[seating[seat]]].tally.add(played, seat, players);
    ++done_;
    if (found) ++found_;
    waiting_.emplace(index, Finished{std::move(played), found});
    if (watcher_) watcher_({done_, found_, total_, standing_});
    while (!ended_ && sum_up_next_seed()) {
    }
  }

  /// False while a game of it is missing.
  bool sum_up_next_seed() {
    const std::uint64_t first = result_.seeds * seatings_.size();
    std::vector<GameResult> block;
    std::uint64_t found = 0;
    for (auto at = waiting_.begin(); at != waiting_.end() && at->first == first + block.size(); ++at) {
      if (!at->second.result.sound) {
        result_.broken = {at->first, nth_seed(run_, result_.seeds), at->second.result.sound.fault()};
        ended_ = true;
        return false;
      }
      block.push_back(at->second.result);
      if (at->second.found) ++found;
      if (block.size() == seatings_.size()) break;
    }
    if (block.size() < seatings_.size()) return false;
    waiting_.erase(waiting_.begin(), std::next(waiting_.begin(), static_cast<std::ptrdiff_t>(block.size())));
    compare(block, seatings_, merged_, result_);
    result_.found += found;
    if (result_.sprt) {
      result_.sprt->llr = result_.contenders[0].results.llr(result_.sprt->elo0, result_.sprt->elo1);
      ended_ = result_.sprt->decided();
    }
    return true;
  }

  std::unique_ptr<Runner> runner_;
  std::vector<Seating> seatings_;
  std::vector<std::vector<BotSpec>> tables_;
  std::vector<std::size_t> merged_;
  std::uint64_t run_;
  const ArenaWatcher& watcher_;
  ArenaLog* log_;
  std::uint64_t total_ = 0;

  std::mutex mutex_;  ///< of everything below
  std::uint64_t next_ = 0;
  std::uint64_t done_ = 0;
  std::uint64_t found_ = 0;
  bool ended_ = false;
  std::map<std::uint64_t, Finished> waiting_;  ///< for the games before them
  std::vector<Contender> standing_;
  ArenaResult result_;
};

}  // namespace

std::vector<Seating> seatings(std::span<const BotSpec> bots, Seat players) {
  std::vector<std::string> names;
  const std::vector<std::size_t> merged = merge(bots, names);
  std::vector<Seating> all;
  std::vector<Seating> seen;  // with equal texts merged
  const auto add_rotations = [&](std::size_t first) {
    for (Seat turn = 0; turn < players; ++turn) {
      Seating seating;
      Seating as_seen;
      for (Seat seat = 0; seat < players; ++seat) {
        const auto place = static_cast<std::size_t>((seat + turn) % players);
        seating.push_back(bots.size() == players ? place : (first + place) % bots.size());
        as_seen.push_back(merged[seating.back()]);
      }
      if (std::ranges::find(seen, as_seen) != seen.end()) continue;
      seen.push_back(std::move(as_seen));
      all.push_back(std::move(seating));
    }
  };
  add_rotations(0);
  if (bots.size() != players) add_rotations(1);
  return all;
}

double expected_result(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }
double elo_of(double result) { return 400 * std::log10(result / (1 - result)); }

void PairedResults::add(double mean_of_seed, std::uint64_t comparisons) {
  ++seeds_;
  comparisons_ += comparisons;
  sum_ += mean_of_seed;
  squares_ += mean_of_seed * mean_of_seed;
}

double PairedResults::variance() const {
  const auto n = static_cast<double>(seeds_);
  return seeds_ < 2 ? 0 : std::max(0.0, (squares_ - n * mean() * mean()) / (n - 1));
}

Elo PairedResults::elo() const {
  if (seeds_ == 0) return {};
  const double p = mean();
  const double chance = p * (1 - p);
  // No spread seen, or no telling: each seed counts as one result of its own.
  constexpr double no_spread = 1e-9;
  const double independent = variance() < no_spread || chance < no_spread
                                 ? static_cast<double>(seeds_)
                                 : chance * static_cast<double>(seeds_) / variance();
  const double share = z * z / independent;
  const double middle = (p + share / 2) / (1 + share);
  const double half = std::sqrt(share * (chance + share / 4)) / (1 + share);
  // Half a result short of winning or losing everything.
  const double edge = 0.5 / static_cast<double>(comparisons_ + 1);
  const auto scaled = [&](double result) { return elo_of(std::clamp(result, edge, 1 - edge)); };
  return {scaled(p), scaled(middle - half), scaled(middle + half)};
}

double PairedResults::llr(double elo0, double elo1) const {
  if (seeds_ == 0) return 0;
  const double low = expected_result(elo0);
  const double high = expected_result(elo1);
  const auto n = static_cast<double>(seeds_);
  const double p = mean();
  // Two seeds more, one won and one lost: a short run without spread proves little.
  const double spread = (variance() * (n - 1) + p * p + (1 - p) * (1 - p)) / (n + 1);
  return n * (high - low) * (2 * p - low - high) / (2 * spread);
}

ArenaResult arena(const AnyGame& game, const std::vector<BotSpec>& bots, std::uint64_t run, std::uint64_t games,
                  unsigned threads, std::optional<Sprt> sprt, const ArenaWatcher& watcher, ArenaLog* log) {
  Tournament tournament(game, bots, run, games, sprt, watcher, log);
  in_parallel(threads, threads, [&](std::uint64_t) { tournament.work(); });
  return tournament.take_result();
}

}  // namespace fondaco::bots
