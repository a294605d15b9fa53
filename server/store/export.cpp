// Finished matches, for other programs and for keeping.
#include <array>

#include "engine/json/reader.hpp"
#include "engine/json/writer.hpp"
#include "engine/match.hpp"
#include "server/store/moves.hpp"
#include "server/store/schema.hpp"
#include "server/store/sqlite_database.hpp"
#include "server/store/tools.hpp"

namespace fondaco::server {
namespace {

constexpr std::array<std::string_view, 11> kinds{"start", "move",   "undo",     "ask",      "agree", "decline",
                                                 "pause", "resume", "takeover", "giveback", "outage"};
static_assert(kinds.size() == static_cast<std::size_t>(EntryKind::outage) + 1);

/// A member that is kept as compact JSON; nothing where nothing is kept.
void write_document(json::Writer& out, std::string_view name, const std::string& text) {
  if (text.empty()) return;
  json::Value value;
  json::Fault fault;
  if (!json::read(text, value, fault)) throw Damaged(std::string(name) + ": " + fault.text());
  out.member(name, value);
}

class Export {
 public:
  explicit Export(const std::string& file) : database_(file, Access::look) {
    expect_readable_store(database_.connection(), file);
    database_.connection().execute("BEGIN");  // all that is read belongs to one moment
  }

  /// What `act` throws is a finding, and the next match has its turn.
  template <typename Act>
  std::vector<Finding> each_finished(const Act& act) {
    std::vector<Finding> findings;
    Query ids(database_.connection(), "SELECT id FROM tables WHERE status = ? ORDER BY number", TableStatus::finished);
    while (ids.next()) {
      const std::string id = ids.text(0);
      try {
        const TableRow table = database_.table(id).value();
        act(table, database_.log(table.number));
      } catch (const Damaged& damaged) {
        findings.push_back({.table = id, .what = damaged.what()});
      }
    }
    return findings;
  }

  std::string line(const TableRow& table, const std::vector<LogEntry>& log) {
    json::Writer out;
    out.begin_object();
    out.member("id", std::string_view(table.id));
    write_match(out, table);
    write_document(out, "settings", table.settings);
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
    write_document(out, "results", table.results);
    out.member("created", table.created);
    out.member("started", table.started);
    out.member("finished", table.finished);
    if (!table.rematch.empty()) out.member("rematch", std::string_view(table.rematch));
    out.key("log");
    out.begin_array();
    for (const LogEntry& entry : log) write_entry(out, entry);
    out.end_array();
    out.end_object();
    return out.take();
  }

  /// The match is loaded as somebody's record would be: the same reading checks the rules version, the edition and
  /// every move.
  std::string record(const TableRow& table, const std::vector<LogEntry>& log) {
    json::Writer out;
    out.begin_object();
    out.member("format", 1);
    write_match(out, table);
    out.key("seats");
    out.begin_array();
    for (const SeatOwner& owner : table.seats) out.value(std::string_view(name_of(owner)));
    out.end_array();
    out.key("moves");
    out.begin_array();
    for (const std::string& move : effective_moves(log)) out.value(std::string_view(move));
    out.end_array();
    out.end_object();
    json::Fault fault;
    const auto match = Match::load(out.take(), nullptr, false, fault);
    if (!match) throw Damaged("it does not replay: " + (fault.path.empty() ? "" : fault.path + ": ") + fault.message);
    return match->save();
  }

 private:
  /// What a line and a record have in common.
  static void write_match(json::Writer& out, const TableRow& table) {
    out.member("game", std::string_view(table.game));
    out.key("edition");
    out.begin_object();
    out.member("id", std::string_view(table.edition));
    out.member("hash", std::string_view(table.edition_hash));
    out.end_object();
    out.member("rules_version", table.rules_version);
    write_document(out, "options", table.options);
    out.member("seed", std::string_view("0x" + table.seed));
    out.member("nonce", std::string_view(table.nonce));
    if (!table.secret.empty()) out.member("secret", std::string_view(table.secret));
  }

  static void write_entry(json::Writer& out, const LogEntry& entry) {
    out.begin_object();
    out.member("seq", entry.seq);
    out.member("kind", kinds.at(static_cast<std::size_t>(entry.kind)));
    if (entry.seat != no_seat) out.member("seat", entry.seat);
    out.member("text", std::string_view(entry.text));
    out.member("at", entry.at);
    out.end_object();
  }

  std::string name_of(const SeatOwner& owner) {
    if (owner.user == 0) return owner.level;
    const auto user = database_.user(owner.user);
    return user && !user->deleted ? user->name : "";
  }

  static constexpr std::uint8_t no_seat = 0xff;
  SqliteDatabase database_;
};

}  // namespace

std::vector<Finding> export_matches(const std::string& file, const std::function<void(const std::string&)>& line) {
  Export from(file);
  return from.each_finished(
      [&](const TableRow& table, const std::vector<LogEntry>& log) { line(from.line(table, log)); });
}

std::vector<Finding> export_records(
    const std::string& file, const std::function<void(const std::string& id, const std::string& record)>& record) {
  Export from(file);
  return from.each_finished(
      [&](const TableRow& table, const std::vector<LogEntry>& log) { record(table.id, from.record(table, log)); });
}

}  // namespace fondaco::server
