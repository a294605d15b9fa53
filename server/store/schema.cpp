// SPDX-License-Identifier: MIT
#include "server/store/schema.hpp"

#include <utility>
#include <vector>

#include "server/store/journal.hpp"
#include "server/store/looks.hpp"

namespace fondaco::store {
namespace {

constexpr std::int64_t application_id = 0x466f6e64;  // "Fond"

static_assert(TableStatus::waiting == TableStatus{0} && TableStatus::playing == TableStatus{1});

// docs/store.md describes the tables.
constexpr std::string_view version_1 = R"sql(
CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  folded TEXT NOT NULL,
  password TEXT NOT NULL,
  language TEXT NOT NULL,
  created INTEGER NOT NULL,
  deleted INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX accounts_by_name ON users (folded) WHERE password <> '' AND deleted = 0;

CREATE TABLE sessions (
  secret BLOB PRIMARY KEY,
  user INTEGER NOT NULL REFERENCES users,
  token INTEGER NOT NULL,
  label TEXT NOT NULL,
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user, created);

CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  game TEXT NOT NULL,
  edition TEXT NOT NULL,
  edition_hash TEXT NOT NULL,
  rules_version INTEGER NOT NULL,
  options TEXT NOT NULL,
  settings TEXT NOT NULL,
  listed INTEGER NOT NULL,
  host INTEGER NOT NULL,
  status INTEGER NOT NULL,
  seed TEXT NOT NULL,
  nonce TEXT NOT NULL,
  results TEXT NOT NULL,
  rematch TEXT NOT NULL,
  created INTEGER NOT NULL,
  started INTEGER NOT NULL,
  finished INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_open ON tables (created) WHERE listed = 1 AND status = 0;
CREATE INDEX tables_live ON tables (started) WHERE listed = 1 AND status = 1;
CREATE INDEX tables_playing ON tables (id) WHERE status = 1;

-- `finished` repeats the table's, so that one index answers both lists of a person: 0 while the table waits or plays,
-- the time when it is finished, and nothing when it is in neither list.
CREATE TABLE seats (
  table_number INTEGER NOT NULL REFERENCES tables,
  seat INTEGER NOT NULL,
  user INTEGER NOT NULL,
  level TEXT NOT NULL,
  finished INTEGER,
  PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user, finished, table_number) WHERE user <> 0;

CREATE TABLE log (
  table_number INTEGER NOT NULL REFERENCES tables,
  seq INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  text TEXT NOT NULL,
  key TEXT NOT NULL,
  at INTEGER NOT NULL,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
  table_number INTEGER NOT NULL REFERENCES tables,
  number INTEGER NOT NULL,
  user INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_by_user ON chat (user) WHERE user <> 0;

CREATE TABLE plans (
  table_number INTEGER NOT NULL REFERENCES tables,
  seat INTEGER NOT NULL,
  moves TEXT NOT NULL,
  PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;
)sql";

constexpr std::string_view version_2 = R"sql(
ALTER TABLE chat ADD COLUMN phrase TEXT NOT NULL DEFAULT '';

CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE push (
  endpoint TEXT PRIMARY KEY,
  user INTEGER NOT NULL REFERENCES users,
  session BLOB NOT NULL REFERENCES sessions ON DELETE CASCADE,
  key TEXT NOT NULL,
  secret TEXT NOT NULL,
  origin TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_by_user ON push (user, created);
CREATE INDEX push_by_session ON push (session);

CREATE TABLE mail (
  user INTEGER PRIMARY KEY REFERENCES users,
  address TEXT NOT NULL,
  code BLOB NOT NULL,
  tries INTEGER NOT NULL,
  asked INTEGER NOT NULL,
  confirmed INTEGER NOT NULL
) STRICT;

CREATE TABLE mutes (
  user INTEGER NOT NULL REFERENCES users,
  other INTEGER NOT NULL REFERENCES users,
  at INTEGER NOT NULL,
  PRIMARY KEY (user, other)
) STRICT, WITHOUT ROWID;
CREATE INDEX mutes_by_other ON mutes (other);

CREATE TABLE reports (
  number INTEGER PRIMARY KEY,
  table_number INTEGER NOT NULL REFERENCES tables,
  reporter INTEGER NOT NULL REFERENCES users,
  about INTEGER NOT NULL REFERENCES users,
  chat INTEGER NOT NULL,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX reports_by_table ON reports (table_number, about, chat, reporter);
CREATE INDEX reports_by_reporter ON reports (reporter);
CREATE INDEX reports_by_person ON reports (about);
)sql";

constexpr std::string_view version_3 = R"sql(
CREATE TABLE about (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN secret TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN share_hash TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN share TEXT NOT NULL DEFAULT '';
ALTER TABLE users ADD COLUMN look TEXT NOT NULL DEFAULT '';
CREATE INDEX accounts_by_look ON users (look) WHERE password <> '' AND deleted = 0;
CREATE INDEX tables_by_host ON tables (host) WHERE status IN (0, 1);

CREATE TABLE sign_in_failures (
  user INTEGER PRIMARY KEY REFERENCES users,
  count INTEGER NOT NULL,
  first INTEGER NOT NULL,
  last INTEGER NOT NULL
) STRICT;
)sql";

struct Stamp {
  std::int64_t application = 0;
  std::int64_t version = 0;
  std::int64_t oldest_reader = 0;
  bool empty = false;
};

/// From version 3 on.
bool has_about(SqliteConnection& connection) {
  return connection.number("SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = 'about'") > 0;
}

/// The oldest version whose programs can use this store: its own, unless it says otherwise.
std::int64_t oldest_reader_of(SqliteConnection& connection, std::int64_t version) {
  if (!has_about(connection)) return version;
  const std::int64_t oldest =
      connection.number("SELECT coalesce(max(CAST(value AS INTEGER)), 0) FROM about WHERE name = 'oldest_reader'");
  return oldest > 0 ? oldest : version;
}

void keep_oldest_reader(SqliteConnection& connection, int oldest, int version) {
  connection.execute("DELETE FROM about WHERE name = 'oldest_reader'");
  if (oldest == version) return;
  connection.execute("INSERT INTO about (name, value) VALUES ('oldest_reader', '" + std::to_string(oldest) + "')");
}

Stamp stamp_of(SqliteConnection& connection, const std::string& file) {
  try {
    Stamp stamp{.application = connection.number("PRAGMA application_id"),
                .version = connection.number("PRAGMA user_version"),
                .oldest_reader = 0,
                .empty = connection.number("SELECT count(*) FROM sqlite_schema") == 0};
    if (stamp.application == application_id) stamp.oldest_reader = oldest_reader_of(connection, stamp.version);
    return stamp;
  } catch (const BrokenFile&) {
    throw BrokenFile(file + ": this is no store of Fondaco");
  }
}

void expect_ours(const Stamp& stamp, const std::string& file, int newest) {
  if (stamp.application != application_id) throw StoreFailed(file + ": this is no store of Fondaco");
  if (stamp.version > newest && stamp.oldest_reader > newest) {
    throw StoreFailed(file + ": the store has version " + std::to_string(stamp.version) +
                      ", this program knows versions up to " + std::to_string(newest));
  }
}

constexpr std::int64_t first_version_with_looks = 3;

void fill_looks(SqliteConnection& connection) {
  std::vector<std::pair<std::int64_t, std::string>> names;
  for (Query users(connection, "SELECT id, name FROM users"); users.next();) {
    names.emplace_back(users.whole(0), users.text(1));
  }
  for (const auto& [id, name] : names) {
    Query(connection, "UPDATE users SET look = ? WHERE id = ?", look_of(name), id).run();
  }
}

bool unused(const Stamp& stamp) { return stamp.empty && stamp.application == 0 && stamp.version == 0; }

}  // namespace

const std::string_view lift_damaged_marks = R"sql(
UPDATE seats SET finished = (SELECT finished FROM tables WHERE number = table_number)
  WHERE table_number IN (SELECT number FROM tables WHERE status = 4);
UPDATE tables SET status = CASE WHEN finished > 0 THEN 2 WHEN started > 0 THEN 1 ELSE 0 END WHERE status = 4;
)sql";

// Steps are only ever added.
const std::vector<SchemaStep>& schema_steps() {
  static const std::vector<SchemaStep> steps{
      {.sql = std::string(version_1), .oldest_reader = 1},
      {.sql = std::string(version_2), .oldest_reader = 2},
      {.sql = std::string(version_3).append(lift_damaged_marks), .oldest_reader = 3},
  };
  return steps;
}

int newest_version() { return static_cast<int>(schema_steps().size()); }

void expect_usable_store(SqliteConnection& connection, const std::string& file) {
  expect_ours(stamp_of(connection, file), file, newest_version());
}

void expect_readable_store(SqliteConnection& connection, const std::string& file) {
  const Stamp stamp = stamp_of(connection, file);
  expect_ours(stamp, file, newest_version());
  if (stamp.version < newest_version()) {
    throw StoreFailed(file + ": the store has the older version " + std::to_string(stamp.version) +
                      "; start the server on it once");
  }
}

void migrate(SqliteConnection& connection, const std::string& file, const std::vector<SchemaStep>& steps) {
  const auto newest = static_cast<int>(steps.size());
  hold_journal(connection, true);
  // Before anything is changed: a file of somebody else must stay as it is.
  if (const Stamp stamp = stamp_of(connection, file); !unused(stamp)) expect_ours(stamp, file, newest);
  connection.execute("PRAGMA journal_mode = WAL");
  connection.execute("BEGIN IMMEDIATE");
  // Again, now that nobody else can be at it.
  const Stamp stamp = stamp_of(connection, file);
  if (!unused(stamp)) expect_ours(stamp, file, newest);
  renew_journal(connection);
  hold_journal(connection, false);
  if (stamp.version >= newest) return connection.execute("COMMIT");
  for (auto version = static_cast<std::size_t>(stamp.version); version < steps.size(); ++version) {
    connection.execute(steps[version].sql);
  }
  if (has_about(connection)) keep_oldest_reader(connection, steps.back().oldest_reader, newest);
  if (stamp.version < first_version_with_looks) fill_looks(connection);
  connection.execute("PRAGMA application_id = " + std::to_string(application_id));
  connection.execute("PRAGMA user_version = " + std::to_string(newest));
  connection.execute("COMMIT");
}

}  // namespace fondaco::store
