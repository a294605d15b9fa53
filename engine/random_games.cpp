#include "engine/random_games.hpp"

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

constexpr int longest_game = 5000;  ///< moves; a taste may lead nowhere

/// How much a player likes each kind of move. Who draws cards all day comes to positions that even hands never see.
std::vector<std::uint32_t> taste_by_chance(const GameEntry& entry, Rng& rng) {
  std::vector<std::uint32_t> likes;
  for (std::size_t kind = 0; kind < entry.move_kinds.size(); ++kind) likes.push_back(1U << (3 * rng.index(3)));
  return likes;
}

Move pick(const AnyGame& game, const AnyState& state, std::span<const std::uint32_t> likes, Rng& rng) {
  const std::vector<Move> moves = game.legal(state);
  std::uint32_t all = 0;
  for (const Move move : moves) all += likes[game.shape(move).kind];
  std::uint32_t left = rng.index(all);
  for (const Move move : moves) {
    const std::uint32_t share = likes[game.shape(move).kind];
    if (left < share) return move;
    left -= share;
  }
  return moves.back();
}

void play(const AnyGame& game, std::uint64_t seed, Rng& rng, GameWatcher& watcher) {
  AnyState state = game.start({seed, seed});
  const std::vector<std::uint32_t> likes = taste_by_chance(game.entry(), rng);
  watcher.position(game, state, rng);
  for (int ply = 0; ply < longest_game && game.to_move(state) != nobody; ++ply) {
    const Move move = pick(game, state, likes, rng);
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
  for (const std::string& id : embedded_editions(entry)) {
    json::Fault none;
    editions.push_back(*load_embedded_edition(entry, id, none));
  }
  return editions;
}

void watch_random_games(const GameEntry& entry, std::span<const EditionFile> editions, unsigned games_per_count,
                        std::uint64_t seed, GameWatcher& watcher) {
  Rng rng(seed);
  for (Seat players = entry.min_players; players <= entry.max_players; ++players) {
    for (unsigned number = 0; number < games_per_count; ++number) {
      const Options options =
          number == 0 ? default_options(entry.options, players) : options_by_chance(entry, players, rng);
      json::Fault fault;  // not all options go together
      const std::unique_ptr<AnyGame> game = entry.build(editions[number % editions.size()], options, fault);
      if (game == nullptr) continue;
      watcher.table(*game, number == 0);
      play(*game, rng.word(), rng, watcher);
    }
  }
}

}  // namespace fondaco
