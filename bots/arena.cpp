#include "bots/arena.hpp"

#include <algorithm>
#include <cmath>

namespace fondaco::bots {
namespace {

constexpr double z = 1.959963984540054;  ///< 95 % of a normal distribution lie within
/// Seeds played before they are summed up: few, so that a sequential test can stop early.
constexpr std::uint64_t batch_seeds = 64;

double elo_of(double result) { return 400 * std::log10(result / (1 - result)); }

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
  if (bots.size() < players) add_rotations(1);
  return all;
}

double expected_result(double elo) { return 1 / (1 + std::pow(10.0, -elo / 400)); }

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
                  unsigned threads, std::optional<Sprt> sprt, const Progress& progress) {
  const auto runner = make_runner(game);
  const std::vector<Seating> all = seatings(bots, game.players());
  std::vector<std::vector<BotSpec>> tables;
  for (const Seating& seating : all) {
    std::vector<BotSpec>& table = tables.emplace_back();
    for (const std::size_t bot : seating) table.push_back(bots[bot]);
  }
  ArenaResult result;
  result.sprt = sprt;
  std::vector<std::string> names;
  const std::vector<std::size_t> merged = merge(bots, names);
  for (const std::string& name : names) result.contenders.push_back({name, {}, {}});

  const std::uint64_t seeds = (games + all.size() - 1) / all.size();
  std::vector<GameResult> batch;
  while (result.seeds < seeds) {
    const std::uint64_t first = result.seeds;
    const std::uint64_t count = std::min(batch_seeds, seeds - first);
    batch.resize(count * all.size());
    in_parallel(
        batch.size(), threads,
        [&](std::uint64_t i) {
          batch[i] = runner->play(tables[i % all.size()], nth_seed(run, first + i / all.size()));
        },
        [&](std::uint64_t done) {
          if (progress) progress(first * all.size() + done);
        });
    for (std::size_t i = 0; i < batch.size(); i += all.size()) {
      const std::span<const GameResult> block(batch.data() + i, all.size());
      const auto broken = std::ranges::find_if(block, [](const GameResult& played) { return !played.fault.empty(); });
      if (broken != block.end()) {
        const auto within = static_cast<std::uint64_t>(broken - block.begin());
        result.broken = {result.games + within, nth_seed(run, result.seeds), broken->fault};
        return result;
      }
      compare(block, all, merged, result);
      if (!sprt) continue;
      result.sprt->llr = result.contenders[0].results.llr(sprt->elo0, sprt->elo1);
      if (result.sprt->decided()) return result;
    }
  }
  return result;
}

}  // namespace fondaco::bots
