// SPDX-License-Identifier: MIT
// Finished matches, for other programs and for keeping. Nothing is left out: what this program cannot play is written
// as it is kept.
#include <array>

#include "engine/json/utf8.hpp"
#include "engine/match.hpp"
#include "games/catalogue.hpp"
#include "server/store/imported.hpp"
#include "server/store/kept_deal.hpp"
#include "server/store/kept_record.hpp"
#include "server/store/obstacle.hpp"
#include "server/store/schema.hpp"
#include "server/store/sqlite_database.hpp"
#include "server/store/tools.hpp"

namespace fondaco::store {
namespace {

constexpr std::array<std::string_view, 11> kinds{"start", "move",   "undo",     "ask",      "agree", "decline",
                                                 "pause", "resume", "takeover", "giveback", "outage"};
static_assert(kinds.size() == static_cast<std::size_t>(last_kind) + 1);

constexpr std::uint8_t no_seat = 0xff;

/// A match as it was found.
struct KeptMatch {
  TableRow table;
  std::vector<LogEntry> log;
  std::vector<std::int64_t> checksums;  ///< as they are in the file; only of a log that is not what was written
  std::optional<Obstacle> obstacle;
  std::optional<Match> replayed;  ///< unless there is an obstacle
  std::vector<std::string> names;
  std::optional<ImportedMatch> imported;
};

bool well_formed(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = json::decode_utf8(text, at).length;
    if (length == 0) return false;
    at += length;
  }
  return true;
}

std::string hex_of(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) {
    const auto value = static_cast<unsigned char>(byte);
    text += "0123456789abcdef"[value >> 4U];
    text += "0123456789abcdef"[value & 15U];
  }
  return text;
}

void write_entry(json::Writer& out, const LogEntry& entry) {
  const auto kind = static_cast<std::size_t>(entry.kind);
  out.member("seq", entry.seq);
  if (kind < kinds.size()) {
    out.member("kind", kinds.at(kind));
  } else {
    out.member("kind", kind);  // of a newer program
  }
  if (entry.seat != no_seat) out.member("seat", entry.seat);
  out.member("text", std::string_view(entry.text));
  if (!well_formed(entry.text)) out.member("bytes", std::string_view(hex_of(entry.text)));
  out.member("at", entry.at);
}

class Export {
 public:
  explicit Export(const std::string& file) : database_(file, Access::look) {
    expect_readable_store(database_.connection(), file);
    database_.connection().execute("BEGIN");  // all that is read belongs to one moment
  }

  /// What does not replay or is damaged is acted on as well, and is a finding.
  std::vector<Finding> each_finished(const std::function<void(const KeptMatch&)>& act) {
    std::vector<Finding> findings;
    // A mark that an older server has left hides nothing.
    Query ids(database_.connection(),
              "SELECT id FROM tables WHERE status = 2 OR (status = 4 AND finished > 0) ORDER BY number");
    while (ids.next()) {
      const std::string id = ids.text(0);
      const KeptMatch match = read(id);
      act(match);
      if (match.obstacle && match.obstacle->kind != ObstacleKind::other_version) {
        findings.push_back({.table = id, .what = match.obstacle->what});
      }
    }
    return findings;
  }

  std::string line(const KeptMatch& match) {
    const TableRow& table = match.table;
    json::Writer out;
    out.begin_object();
    out.member("id", std::string_view(table.id));
    write_terms(table, out);
    if (!match.imported) out.member("nonce", std::string_view(table.nonce));
    if (!table.secret.empty()) out.member("secret", std::string_view(table.secret));
    write_document("settings", table.settings, out);
    out.member("public", table.listed);
    out.key("seats");
    out.begin_array();
    for (const SeatOwner& owner : table.seats) {
      out.begin_object();
      if (!owner.level.empty()) out.member("bot", std::string_view(owner.level));
      if (owner.user != 0) out.member("user", owner.user);
      if (owner.user != 0) out.member("name", std::string_view(name_of(owner)));
      if (!owner.share_hash.empty()) out.member("share_hash", std::string_view(owner.share_hash));
      if (!owner.share.empty()) out.member("share", std::string_view(owner.share));
      out.end_object();
    }
    out.end_array();
    write_document("results", table.results, out);
    out.member("created", table.created);
    out.member("started", table.started);
    out.member("finished", table.finished);
    if (!table.rematch.empty()) out.member("rematch", std::string_view(table.rematch));
    write_marks(match, out);
    out.key("log");
    out.begin_array();
    for (std::size_t i = 0; i < match.log.size(); ++i) {
      out.begin_object();
      write_entry(out, match.log[i]);
      if (i < match.checksums.size()) out.member("checksum", match.checksums[i]);
      out.end_object();
    }
    out.end_array();
    out.end_object();
    return out.take();
  }

  std::string record(const KeptMatch& match) {
    const auto more = [&](json::Writer& out) {
      if (!match.imported) write_deal(match.table, out);
      write_marks(match, out);
    };
    return match.replayed ? match.replayed->save(more) : kept_record(match.table, match.log, match.names, more);
  }

 private:
  KeptMatch read(const std::string& id) {
    KeptMatch match;
    match.table.id = id;
    try {
      match.table = database_.table(id).value();
      Result<std::optional<ImportedMatch>> imported = imported_match(match.table);
      if (!imported) throw Damaged("settings: " + imported.fault().text());
      match.imported = *std::move(imported);
      match.names = names_of(match);
      match.log = database_.log(match.table.number);
      match.obstacle = versions_.obstacle_of(match.table);
      if (!match.obstacle) match.obstacle = KnownVersions::obstacle_of(match.log);
    } catch (const Damaged& damaged) {
      match.obstacle = Obstacle::damage("log", damaged.what());
      read_as_it_is(match);
    }
    if (!match.obstacle) replay(match);
    return match;
  }

  /// The match is loaded as somebody's record would be: the same reading checks every move.
  static void replay(KeptMatch& match) {
    TableRow moves_only = match.table;
    moves_only.results.clear();
    Result<Match> replayed =
        Match::load(kept_record(moves_only, match.log, match.names), games::catalogue(), nullptr, false);
    if (replayed) {
      match.replayed = *std::move(replayed);
      return;
    }
    const Fault& fault = replayed.fault();
    match.obstacle =
        Obstacle::not_replayed("it does not replay: " + (fault.path.empty() ? "" : fault.path + ": ") + fault.message);
  }

  /// As far as it can be read at all.
  void read_as_it_is(KeptMatch& match) {
    try {
      Query query(database_.connection(),
                  "SELECT seq, kind, seat, text, key, at, checksum FROM log WHERE table_number = ? ORDER BY seq",
                  match.table.number);
      while (query.next()) {
        match.log.push_back({.seq = query.as<std::int32_t>(0),
                             .kind = EntryKind{query.as<std::uint8_t>(1)},
                             .seat = query.as<std::uint8_t>(2),
                             .text = query.text(3),
                             .key = query.text(4),
                             .at = query.whole(5)});
        match.checksums.push_back(query.whole(6));
      }
    } catch (const BrokenFile&) {
      return;
    }
  }

  void write_marks(const KeptMatch& match, json::Writer& out) {
    if (match.imported) write_imported(person(match.imported->by), match.imported->at, out);
    if (!match.obstacle || match.obstacle->kind == ObstacleKind::other_version) return;
    out.member(code_of(match.obstacle->kind), std::string_view(match.obstacle->what));
  }

  std::vector<std::string> names_of(const KeptMatch& match) {
    if (match.imported) return match.imported->names;
    std::vector<std::string> names;
    for (const SeatOwner& owner : match.table.seats) names.push_back(name_of(owner));
    return names;
  }

  std::string name_of(const SeatOwner& owner) { return owner.user == 0 ? owner.level : person(owner.user); }

  std::string person(UserId id) {
    const auto user = database_.user(id);
    return user && !user->deleted ? user->name : "";
  }

  SqliteDatabase database_;
  KnownVersions versions_;
};

}  // namespace

std::vector<Finding> export_matches(const std::string& file, const std::function<void(const std::string&)>& line) {
  Export from(file);
  return from.each_finished([&](const KeptMatch& match) { line(from.line(match)); });
}

std::vector<Finding> export_records(
    const std::string& file, const std::function<void(const std::string& id, const std::string& record)>& record) {
  Export from(file);
  return from.each_finished([&](const KeptMatch& match) { record(match.table.id, from.record(match)); });
}

}  // namespace fondaco::store
