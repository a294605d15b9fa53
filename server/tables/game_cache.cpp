#include "server/tables/game_cache.hpp"

#include "engine/json/reader.hpp"
#include "engine/rules_versions.hpp"
#include "server/base/refusal.hpp"

namespace fondaco::tables {
namespace {

[[noreturn]] void refuse(const std::string& message) { throw base::Refusal(400, "bad_request", message); }

}  // namespace

std::shared_ptr<const CachedGame> GameCache::take(const std::string& game, const std::string& edition,
                                                  const std::string& options, int rules_version) {
  std::weak_ptr<const CachedGame>& place =
      games_[game + '\n' + edition + '\n' + options + '\n' + std::to_string(rules_version)];
  if (auto cached_game = place.lock()) return cached_game;

  const GameEntry* entry = find_game(game);
  if (entry == nullptr) refuse("game: unknown game");
  json::Fault fault;
  json::Value document;
  if (!json::read(options, document, fault)) refuse("options: " + fault.text());
  Options chosen = options_by_rules(*entry, rules_version);
  read_options(entry->options, json::Cursor(document, fault), chosen);
  if (fault) refuse("options: " + fault.text());
  const auto figures = load_embedded_edition(*entry, edition, fault);
  if (!figures) refuse("edition: " + fault.text());
  auto cached_game = std::make_shared<CachedGame>();
  cached_game->game = entry->build(*figures, chosen, fault);
  if (!cached_game->game) refuse("options: " + fault.text());
  cached_game->game->parse("");  // fills the table of notations now: afterwards any thread may read it
  cached_game->runner = bots::make_runner_without_programs(*cached_game->game);
  place = cached_game;
  return cached_game;
}

}  // namespace fondaco::tables
