// SPDX-License-Identifier: MIT
#include "engine/random_games.hpp"

#include <algorithm>

namespace fondaco {
namespace {

Options options_by_chance(const GameEntry& entry, Seat players, Rng& rng) {
  Options options = default_options(entry.options, players);
  for (std::size_t i = 0; i < entry.options.size(); ++i) {
    const OptionSpec& spec = entry.options[i];
    if (!spec.is_for(players) || rng.index(2) == 0) continue;
    const int low = spec.is_number() ? spec.low : 0;
    const int high = spec.is_number() ? spec.high : static_cast<int>(spec.choices.size()) - 1;
    options.values[i] =
        static_cast<std::int16_t>(low + static_cast<int>(rng.index(static_cast<std::uint32_t>(high - low + 1))));
  }
  return options;
}

constexpr int longest_game = 5000;  ///< moves; curiosity may lead nowhere

/// Picks moves so that much is seen. Each player likes some kinds of moves better than others: who draws cards all day
/// comes to positions that even hands never see. And now and then what was played least so far is tried.
class Curiosity {
 public:
  Curiosity(const GameEntry& entry, Rng& rng) : rng_(rng), likes_(entry.move_kinds.size()), played_(likes_.size()) {}

  void change_taste() {
    for (std::uint32_t& like : likes_) like = 1U << (3 * rng_.index(3));
  }

  Move pick(const AnyGame& game, const AnyState& state) {
    const std::vector<Move> moves = game.legal(state);
    std::vector<std::uint8_t> kinds;
    for (const Move move : moves) kinds.push_back(game.shape(move).kind);
    const std::uint8_t rarest = *std::ranges::min_element(kinds, {}, [&](std::uint8_t kind) { return played_[kind]; });
    const bool tries = rng_.index(4) == 0;
    const auto weight = [&](std::uint8_t kind) { return tries ? std::uint32_t{kind == rarest} : likes_[kind]; };
    std::uint32_t all = 0;
    for (const std::uint8_t kind : kinds) all += weight(kind);
    std::uint32_t left = rng_.index(all);
    std::size_t chosen = 0;
    for (; left >= weight(kinds[chosen]); ++chosen) left -= weight(kinds[chosen]);
    ++played_[kinds[chosen]];
    return moves[chosen];
  }

 private:
  Rng& rng_;
  std::vector<std::uint32_t> likes_;   ///< by kind of move
  std::vector<std::uint64_t> played_;  ///< so often, in all games
};

void play(const AnyGame& game, Curiosity& player, Rng& rng, GameWatcher& watcher) {
  player.change_taste();
  AnyState state = game.start({rng.word(), rng.word()});
  watcher.position(game, state, rng);
  for (int ply = 0; ply < longest_game && game.to_move(state) != nobody; ++ply) {
    const Move move = player.pick(game, state);
    const AnyState before = state;
    EventJournal journal;
    game.apply(state, move, &journal);
    watcher.move(game, before, move, journal);
    watcher.position(game, state, rng);
  }
}

}  // namespace

std::vector<EditionFile> all_editions(const GameEntry& entry) {
  std::vector<EditionFile> editions;
  for (const std::string& id : embedded_editions(entry)) editions.push_back(*load_embedded_edition(entry, id));
  return editions;
}

void watch_random_games(const GameEntry& entry, std::span<const EditionFile> editions, unsigned games_per_count,
                        std::uint64_t seed, GameWatcher& watcher) {
  Rng rng(seed);
  Curiosity player(entry, rng);
  for (Seat players = entry.min_players; players <= entry.max_players; ++players) {
    for (unsigned number = 0; number < games_per_count; ++number) {
      const Options options =
          number == 0 ? default_options(entry.options, players) : options_by_chance(entry, players, rng);
      const auto game = entry.build(editions[number % editions.size()], options);
      if (!game) continue;  // not all options go together
      watcher.table(**game, number == 0);
      play(**game, player, rng, watcher);
    }
  }
}

}  // namespace fondaco
