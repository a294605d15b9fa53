// SPDX-License-Identifier: MIT
#include "server/tables/game_cache.hpp"

#include "engine/json/document.hpp"
#include "engine/rules_versions.hpp"
#include "games/catalogue.hpp"

namespace fondaco::tables {
namespace {

base::Refusal bad(const std::string& message) { return {400, "bad_request", message}; }

}  // namespace

Ruling<std::shared_ptr<const CachedGame>> GameCache::take(const std::string& game, const std::string& edition,
                                                          const std::string& options, int rules_version) {
  std::weak_ptr<const CachedGame>& place =
      games_[game + '\n' + edition + '\n' + options + '\n' + std::to_string(rules_version)];
  if (auto cached_game = place.lock()) return cached_game;

  const GameEntry* entry = games::catalogue().find(game);
  if (entry == nullptr) return bad("game: unknown game");
  json::Document document(options);
  Options chosen = options_by_rules(*entry, rules_version);
  read_options(entry->options, document.root(), chosen);
  if (!document.ok()) return bad("options: " + document.fault().text());
  const Result<EditionFile> figures = load_embedded_edition(*entry, edition);
  if (!figures) return bad("edition: " + figures.fault().text());
  Result<std::unique_ptr<AnyGame>> built = entry->build(*figures, chosen);
  if (!built) return bad("options: " + built.fault().text());
  auto cached_game = std::make_shared<CachedGame>();
  cached_game->game = *std::move(built);
  cached_game->game->parse("");  // fills the table of notations now: afterwards any thread may read it
  cached_game->runner = bots::make_runner_without_programs(*cached_game->game);
  place = cached_game;
  return cached_game;
}

}  // namespace fondaco::tables
