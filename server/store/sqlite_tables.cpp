// SPDX-License-Identifier: MIT
// Tables, their seats and their lists.
#include <limits>

#include "server/store/sqlite_database.hpp"

namespace fondaco::store {
namespace {

TableRow table_in(const Query& row) {
  return {.number = row.whole(0),
          .id = row.text(1),
          .game = row.text(2),
          .edition = row.text(3),
          .edition_hash = row.text(4),
          .rules_version = row.as<int>(5),
          .options = row.text(6),
          .settings = row.text(7),
          .listed = row.flag(8),
          .host = row.whole(9),
          .seats = {},
          .status = TableStatus{row.as<std::uint8_t>(10)},
          .seed = row.text(11),
          .secret = row.text(18),
          .nonce = row.text(12),
          .results = row.text(13),
          .rematch = row.text(14),
          .created = row.whole(15),
          .started = row.whole(16),
          .finished = row.whole(17)};
}

}  // namespace

TableNumber SqliteDatabase::add_table(const TableRow& table) {
  Query(connection_,
        "INSERT INTO tables (id, game, edition, edition_hash, rules_version, options, settings, listed, host, status,"
        " seed, nonce, results, rematch, created, started, finished, secret)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        table.id, table.game, table.edition, table.edition_hash, table.rules_version, table.options, table.settings,
        table.listed, table.host, table.status, table.seed, table.nonce, table.results, table.rematch, table.created,
        table.started, table.finished, table.secret)
      .run();
  const TableNumber number = connection_.last_row_id();
  put_seats(number, table);
  return number;
}

void SqliteDatabase::update_table(const TableRow& table) {
  Query(connection_,
        "UPDATE tables SET game = ?, edition = ?, edition_hash = ?, rules_version = ?, options = ?, settings = ?,"
        " listed = ?, host = ?, status = ?, seed = ?, nonce = ?, results = ?, rematch = ?, created = ?, started = ?,"
        " finished = ?, secret = ? WHERE number = ?",
        table.game, table.edition, table.edition_hash, table.rules_version, table.options, table.settings, table.listed,
        table.host, table.status, table.seed, table.nonce, table.results, table.rematch, table.created, table.started,
        table.finished, table.secret, table.number)
      .run();
  if (connection_.changed_rows() == 0) throw StoreFailed("there is no table " + std::to_string(table.number));
  put_seats(table.number, table);
}

void SqliteDatabase::put_seats(TableNumber number, const TableRow& table) {
  const auto seats = static_cast<std::int64_t>(table.seats.size());
  Query(connection_, "DELETE FROM seats WHERE table_number = ? AND seat >= ?", number, seats).run();
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    const SeatOwner& owner = table.seats[seat];
    Query(connection_,
          "INSERT INTO seats (table_number, seat, user, level, finished, share_hash, share)"
          " VALUES (?1, ?2, ?3, ?4, CASE ?5 WHEN 0 THEN 0 WHEN 1 THEN 0 WHEN 2 THEN ?6 END, ?7, ?8)"
          " ON CONFLICT DO UPDATE SET user = excluded.user, level = excluded.level, finished = excluded.finished,"
          " share_hash = excluded.share_hash, share = excluded.share"
          " WHERE user <> excluded.user OR level <> excluded.level OR finished IS NOT excluded.finished"
          " OR share_hash <> excluded.share_hash OR share <> excluded.share",
          number, static_cast<std::int64_t>(seat), owner.user, owner.level, table.status, table.finished,
          owner.share_hash, owner.share)
        .run();
  }
}

std::optional<TableRow> SqliteDatabase::table(TableNumber number) try {
  Query query(connection_,
              "SELECT number, id, game, edition, edition_hash, rules_version, options, settings, listed, host, status,"
              " seed, nonce, results, rematch, created, started, finished, secret FROM tables WHERE number = ?",
              number);
  if (!query.next()) return std::nullopt;
  TableRow table = table_in(query);
  Query seats(connection_, "SELECT user, level, share_hash, share FROM seats WHERE table_number = ? ORDER BY seat",
              number);
  while (seats.next()) {
    table.seats.push_back(
        {.user = seats.whole(0), .level = seats.text(1), .share_hash = seats.text(2), .share = seats.text(3)});
  }
  return table;
} catch (const BrokenFile& broken) {
  throw Damaged("table " + std::to_string(number) + " cannot be read: " + broken.what());
}

std::optional<TableRow> SqliteDatabase::table(const std::string& id) {
  Query query(connection_, "SELECT number FROM tables WHERE id = ?", id);
  if (!query.next()) return std::nullopt;
  return table(query.whole(0));
}

std::vector<TableNumber> SqliteDatabase::numbers(TableList list, UserId user, base::Time before, int limit) {
  if (before == 0) before = std::numeric_limits<base::Time>::max();
  std::vector<TableNumber> numbers;
  const auto collect = [&](std::string_view sql, const auto&... values) {
    Query query(connection_, sql, values...);
    while (query.next()) numbers.push_back(query.whole(0));
  };
  // Each has its index. A person may have several seats of a table.
  switch (list) {
    case TableList::open:
      collect(
          "SELECT number FROM tables WHERE listed = 1 AND status = 0 AND created < ? ORDER BY created DESC, number DESC"
          " LIMIT ?",
          before, limit);
      break;
    case TableList::live:
      collect(
          "SELECT number FROM tables WHERE listed = 1 AND status = 1 AND started < ? ORDER BY started DESC, number DESC"
          " LIMIT ?",
          before, limit);
      break;
    case TableList::running:
      collect("SELECT DISTINCT table_number FROM seats WHERE user = ? AND user <> 0 AND finished = 0 LIMIT ?", user,
              limit);
      break;
    case TableList::finished:
      collect(
          "SELECT DISTINCT table_number, finished FROM seats WHERE user = ?1 AND user <> 0 AND finished > 0"
          " AND finished < ?2 ORDER BY finished DESC, table_number DESC LIMIT ?3",
          user, before, limit);
      break;
  }
  return numbers;
}

std::vector<TableRow> SqliteDatabase::tables(TableList list, UserId user, base::Time before, int limit) {
  std::vector<TableRow> tables;
  for (const TableNumber number : numbers(list, user, before, limit)) add_readable(number, tables);
  return tables;
}

/// One row on a broken page must not hide the others; `store check` names it.
void SqliteDatabase::add_readable(TableNumber number, std::vector<TableRow>& tables) {
  try {
    if (auto row = table(number)) tables.push_back(std::move(*row));
  } catch (const Damaged&) {
    return;
  }
}

OpenCount SqliteDatabase::open_tables_of(UserId host, base::Time since) {
  Query query(connection_,
              "SELECT count(*), count(*) FILTER (WHERE status = 1 AND NOT EXISTS"
              " (SELECT 1 FROM seats WHERE table_number = number AND user <> 0))"
              " FROM tables WHERE host = ? AND status IN (0, 1) AND created >= ?",
              host, since);
  query.next();
  return {.tables = query.as<unsigned>(0), .bots_alone = query.as<unsigned>(1)};
}

std::vector<TableRow> SqliteDatabase::running_after(UserId user, TableNumber after, int limit) {
  Query query(connection_,
              "SELECT DISTINCT table_number FROM seats WHERE user = ? AND user <> 0 AND finished = 0"
              " AND table_number > ? ORDER BY table_number LIMIT ?",
              user, after, limit);
  return tables_in(query);
}

std::vector<TableRow> SqliteDatabase::finished_before(UserId user, const FinishedPlace& before, int limit) {
  Query query(connection_,
              "SELECT DISTINCT table_number, finished FROM seats WHERE user = ? AND user <> 0 AND finished > 0"
              " AND (finished, table_number) < (?, ?) ORDER BY finished DESC, table_number DESC LIMIT ?",
              user, before.finished, before.number, limit);
  return tables_in(query);
}

/// The tables whose numbers are in the first column.
std::vector<TableRow> SqliteDatabase::tables_in(Query& query) {
  std::vector<TableRow> tables;
  while (query.next()) add_readable(query.whole(0), tables);
  return tables;
}

std::vector<std::string> SqliteDatabase::playing() {
  Query query(connection_,
              "SELECT id FROM tables WHERE status = 1"
              " ORDER BY NOT EXISTS (SELECT 1 FROM seats WHERE table_number = number AND user <> 0)");
  std::vector<std::string> ids;
  while (query.next()) ids.push_back(query.text(0));
  return ids;
}

}  // namespace fondaco::store
