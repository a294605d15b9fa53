#include "server/tables/shelf.hpp"

#include "engine/json/reader.hpp"
#include "engine/rules_versions.hpp"
#include "games/catalogue.hpp"
#include "server/base/refusal.hpp"

namespace fondaco::server {
namespace {

[[noreturn]] void refuse(const std::string& message) { throw Refusal(400, "bad_request", message); }

}  // namespace

std::shared_ptr<const ShelvedGame> Shelf::take(const std::string& game, const std::string& edition,
                                               const std::string& options, int rules_version) {
  std::weak_ptr<const ShelvedGame>& place =
      games_[game + '\n' + edition + '\n' + options + '\n' + std::to_string(rules_version)];
  if (auto shelved = place.lock()) return shelved;

  const GameEntry* entry = games::catalogue().find(game);
  if (entry == nullptr) refuse("game: unknown game");
  json::Fault fault;
  json::Value document;
  if (!json::read(options, document, fault)) refuse("options: " + fault.text());
  Options chosen = options_by_rules(*entry, rules_version);
  read_options(entry->options, json::Cursor(document, fault), chosen);
  if (fault) refuse("options: " + fault.text());
  const auto figures = load_embedded_edition(*entry, edition, fault);
  if (!figures) refuse("edition: " + fault.text());
  auto shelved = std::make_shared<ShelvedGame>();
  shelved->game = entry->build(*figures, chosen, fault);
  if (!shelved->game) refuse("options: " + fault.text());
  shelved->game->parse("");  // fills the table of notations now: afterwards any thread may read it
  shelved->runner = bots::make_runner_without_programs(*shelved->game);
  place = shelved;
  return shelved;
}

}  // namespace fondaco::server
