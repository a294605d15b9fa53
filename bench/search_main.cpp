// SPDX-License-Identifier: MIT
// search_bench [GAME...]: how quick the search is with two players, on the same positions of a game between greedy
// bots: simulations a second on one thread and on two, and simulated moves against those of random play.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>

#include "bench/measure.hpp"
#include "bots/runner.hpp"
#include "games/catalogue.hpp"

namespace fondaco::bench {
namespace {

constexpr std::size_t most_positions = 16;
constexpr double random_seconds = 1;

/// Spread over the whole game, each with a choice.
std::vector<AnyState> positions_of(const AnyGame& game, const bots::Runner& runner) {
  const bots::BotSpec greedy = *bots::parse_bot("greedy");
  const Seed seed = bots::nth_seed(1, 0);
  std::vector<Move> moves;
  bots::play_seat_by_seat(game, runner, std::vector(game.players(), greedy), seed, &moves);
  std::vector<AnyState> choices;
  AnyState state = game.start(seed);
  for (const Move move : moves) {
    if (game.legal(state).size() > 1) choices.push_back(state);
    game.apply(state, move, nullptr);
  }
  std::vector<AnyState> spread;
  for (std::size_t i = 0; i < std::min(most_positions, choices.size()); ++i) {
    spread.push_back(choices[i * choices.size() / most_positions]);
  }
  return spread;
}

/// What a bot does in each of the positions.
std::vector<bots::Effort> efforts(const AnyGame& game, const bots::Runner& runner,
                                  const std::vector<AnyState>& positions, const std::string& name) {
  const bots::BotSpec bot = *bots::parse_bot(name);
  std::vector<bots::Effort> all;
  Rng rng(1);
  for (const AnyState& position : positions) {
    const auto seat = runner.sit(bot, game.to_move(position));
    seat->choose(position, rng);
    all.push_back(seat->effort());
  }
  return all;
}

/// The geometric mean over all positions: in the last moves of a game simulations are a hundred times as quick, and a
/// sum would be about these alone.
template <class Rate>
double mean(const std::vector<bots::Effort>& efforts, Rate&& rate) {
  double sum = 0;
  for (const bots::Effort& each : efforts) sum += std::log(rate(each));
  return std::exp(sum / static_cast<double>(efforts.size()));
}
double a_second(std::uint64_t count, const bots::Effort& spent) {
  return static_cast<double>(count) * 1e6 / static_cast<double>(spent.microseconds);
}
double simulations(const bots::Effort& effort) { return a_second(effort.simulations, effort); }
double moves(const bots::Effort& effort) { return a_second(effort.moves, effort); }

void measure(const GameEntry& entry) {
  const std::unique_ptr<AnyGame> game = *build_default(entry, default_options(entry.options, 2));
  const auto runner = bots::make_runner(*game);
  const std::vector<AnyState> positions = positions_of(*game, *runner);
  const std::vector<bots::Effort> one = efforts(*game, *runner, positions, "search@250ms");
  const std::vector<bots::Effort> two = efforts(*game, *runner, positions, "search@250ms@2threads");
  const double alone = mean(one, simulations);
  const double both = mean(two, simulations);
  const double simulated = mean(one, moves);
  const double random = make_bench(*game)->measure(random_seconds).moves_per_second;
  const std::size_t bytes = std::ranges::max(one, {}, &bots::Effort::bytes).bytes;
  std::printf("%-10s %10.0f %10.0f %6.2fx %12.0f %12.0f %5.1f %% %8zu KB\n", std::string(entry.id).c_str(), alone, both,
              both / alone, simulated, random, 100 * simulated / random, bytes / 1024);
}

}  // namespace
}  // namespace fondaco::bench

int main(int count, char** words) {
  using namespace fondaco;
  std::vector<const GameEntry*> games;
  for (int i = 1; i < count; ++i) {
    games.push_back(games::catalogue().find(words[i]));
    if (games.back() != nullptr) continue;
    std::fprintf(stderr, "search_bench: unknown game '%s'\n", words[i]);
    return 2;
  }
  if (games.empty()) games.assign(games::catalogue().begin(), games::catalogue().end());
  std::printf("%-10s %10s %10s %7s %12s %12s %7s %11s\n", "game", "sims/s", "2 threads", "ratio", "moves/s", "random",
              "share", "tree");
  for (const GameEntry* game : games) bench::measure(*game);
  return 0;
}
