// SPDX-License-Identifier: MIT
#include "server/store/obstacle.hpp"

#include <algorithm>
#include <array>

#include "engine/json/document.hpp"
#include "engine/rules_versions.hpp"
#include "games/catalogue.hpp"

namespace fondaco::store {
namespace {

constexpr std::array<std::string_view, 3> codes{"other_version", "unplayable", "damaged"};
constexpr std::array<std::string_view, 3> statuses{"waiting", "playing", "finished"};

Obstacle obstacle(ObstacleKind kind, std::string_view reason, std::string what) {
  return {.kind = kind, .reason = reason, .what = std::move(what), .known_rules_version = 0, .known_edition_hash = {}};
}

Obstacle other_version(std::string_view reason, std::string what) {
  return obstacle(ObstacleKind::other_version, reason, std::move(what));
}

std::optional<Obstacle> options_obstacle(const GameEntry& entry, const TableRow& row) {
  json::Document document(row.options);
  if (!document.ok()) return Obstacle::damage("row", "its options cannot be read");
  Options options = options_by_rules(entry, row.rules_version);
  read_options(entry.options, document.root(), options);
  if (!document.ok()) return Obstacle::options_refused(document.fault().message);
  return std::nullopt;
}

}  // namespace

Obstacle Obstacle::damage(std::string_view reason, std::string what) {
  return obstacle(ObstacleKind::damaged, reason, std::move(what));
}
Obstacle Obstacle::not_replayed(std::string what) {
  return obstacle(ObstacleKind::unplayable, "replay", std::move(what));
}
Obstacle Obstacle::options_refused(std::string what) { return other_version("options", std::move(what)); }

std::string_view code_of(ObstacleKind kind) { return codes.at(static_cast<std::size_t>(kind)); }

TableStatus status_by_times(const TableRow& row) {
  if (row.finished > 0) return TableStatus::finished;
  return row.started > 0 ? TableStatus::playing : TableStatus::waiting;
}

void write_obstacle(const TableRow& row, const Obstacle& obstacle, json::Writer& out) {
  out.key("obstacle");
  out.begin_object();
  out.member("status", statuses.at(static_cast<std::size_t>(status_by_times(row))));
  out.member("reason", obstacle.reason);
  out.member("what", std::string_view(obstacle.what));
  out.member("rules_version", row.rules_version);
  if (obstacle.known_rules_version != 0) out.member("known_rules_version", obstacle.known_rules_version);
  out.member("edition_hash", std::string_view(row.edition_hash));
  if (!obstacle.known_edition_hash.empty()) {
    out.member("known_edition_hash", std::string_view(obstacle.known_edition_hash));
  }
  out.end_object();
}

std::optional<Obstacle> KnownVersions::obstacle_of(const TableRow& row) {
  const GameEntry* entry = games::catalogue().find(row.game);
  if (entry == nullptr) return other_version("game", "this program does not have the game " + row.game);
  std::optional<Obstacle> obstacle;
  if (!plays_rules(*entry, row.rules_version)) {
    obstacle = other_version("rules", "played with rules version " + std::to_string(row.rules_version) + " of " +
                                          row.game + ", " + played_rules_text(*entry));
  } else {
    obstacle = edition_obstacle(row);
    if (!obstacle) obstacle = options_obstacle(*entry, row);
  }
  if (obstacle) obstacle->known_rules_version = entry->rules_version;
  return obstacle;
}

std::optional<Obstacle> KnownVersions::edition_obstacle(const TableRow& row) {
  const auto [known, is_new] = edition_hashes_.try_emplace({row.game, row.edition});
  if (is_new) {
    const auto edition = load_embedded_edition(*games::catalogue().find(row.game), row.edition);
    if (edition) known->second = edition->hash();
  }
  const std::string& hash = known->second;
  if (hash == row.edition_hash) return std::nullopt;
  Obstacle obstacle = other_version("edition", "played with the edition " + row.edition + " of " + row.game +
                                                   " with hash " + row.edition_hash + ", this program has " +
                                                   (hash.empty() ? "no such edition" : "the one with hash " + hash));
  obstacle.known_edition_hash = hash;
  return obstacle;
}

std::optional<Obstacle> KnownVersions::obstacle_of(const std::vector<LogEntry>& log) {
  const auto unknown = std::ranges::find_if(log, [](const LogEntry& entry) { return entry.kind > last_kind; });
  if (unknown == log.end()) return std::nullopt;
  return other_version("log",
                       "log entry " + std::to_string(unknown->seq) + " is of a kind that this program does not know");
}

}  // namespace fondaco::store
