// SPDX-License-Identifier: MIT
#include "bots/selfplay.hpp"

#include <algorithm>
#include <map>

namespace fondaco::bots {
namespace {

/// Games are played in batches and summed up in order, so that neither memory grows nor threads matter.
constexpr std::uint64_t batch_size = 2048;

/// How often each length occurred.
using Lengths = std::map<std::uint32_t, std::uint64_t>;

std::uint32_t nth_length(const Lengths& lengths, std::uint64_t n) {
  for (const auto& [length, count] : lengths) {
    if (n < count) return length;
    n -= count;
  }
  return 0;
}

void sum_up_lengths(const Lengths& lengths, SelfplayResult& result) {
  result.shortest = nth_length(lengths, 0);
  result.longest = nth_length(lengths, result.games - 1);
  result.median = (nth_length(lengths, (result.games - 1) / 2) + nth_length(lengths, result.games / 2)) / 2.0;
}

}  // namespace

void Tally::add(const GameResult& result, Seat seat, Seat players) {
  const auto winners = std::count(result.rank.begin(), result.rank.begin() + players, 1);
  ++games;
  if (result.rank[seat] == 1) wins += 1.0 / static_cast<double>(winners);
  if (result.rank[seat] == 1 && winners > 1) ++shared_wins;
  score += result.total[seat];
  ranks += result.rank[seat];
}

SelfplayResult selfplay(const AnyGame& game, const std::vector<BotSpec>& seats, std::uint64_t run, std::uint64_t games,
                        unsigned threads, const Progress& progress) {
  const auto runner = make_runner(game);
  const Seat players = game.players();
  SelfplayResult result;
  result.seats.resize(players);
  SipHash signature{SipKey{}};
  Lengths lengths;
  std::vector<GameResult> batch;
  while (result.games < games) {
    const std::uint64_t first = result.games;
    batch.resize(std::min(batch_size, games - first));
    in_parallel(
        batch.size(), threads, [&](std::uint64_t i) { batch[i] = runner->play(seats, nth_seed(run, first + i)); },
        [&](std::uint64_t done) {
          if (progress) progress(first + done);
        });
    for (const GameResult& played : batch) {
      if (!played.sound) {
        result.broken = {result.games, nth_seed(run, result.games), played.sound.fault()};
        return result;
      }
      ++result.games;
      result.moves += played.moves;
      ++lengths[played.moves];
      signature.block(played.state_hash);
      for (Seat seat = 0; seat < players; ++seat) result.seats[seat].add(played, seat, players);
    }
  }
  result.signature = signature.finish(games);
  if (games > 0) sum_up_lengths(lengths, result);
  return result;
}

Match record_game(const std::shared_ptr<const AnyGame>& game, const std::vector<BotSpec>& seats, Seed seed) {
  std::vector<std::string> names;
  for (const BotSpec& bot : seats) names.push_back(bot.text);
  std::vector<Move> moves;
  play_seat_by_seat(*game, *make_runner(*game), seats, seed, &moves);
  Match match(game, seed, std::move(names));
  for (const Move move : moves) match.apply(move);
  return match;
}

}  // namespace fondaco::bots
