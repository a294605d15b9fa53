// SPDX-License-Identifier: MIT
// How people get on with each other: whom somebody does not want to read, and what hosts are told.
#include "server/store/sqlite_database.hpp"

namespace fondaco::store {
namespace {

std::vector<UserId> users_in(Query&& query) {
  std::vector<UserId> users;
  while (query.next()) users.push_back(query.whole(0));
  return users;
}

}  // namespace

void SqliteDatabase::mute(UserId user, UserId other, base::Time at) {
  Query(connection_, "INSERT OR IGNORE INTO mutes (user, other, at) VALUES (?, ?, ?)", user, other, at).run();
}

void SqliteDatabase::unmute(UserId user, UserId other) {
  Query(connection_, "DELETE FROM mutes WHERE user = ? AND other = ?", user, other).run();
}

std::vector<UserId> SqliteDatabase::mutes(UserId user) {
  return users_in({connection_, "SELECT other FROM mutes WHERE user = ? ORDER BY at DESC, other DESC", user});
}

std::vector<UserId> SqliteDatabase::muted_by(UserId other) {
  return users_in({connection_, "SELECT user FROM mutes WHERE other = ?", other});
}

void SqliteDatabase::add_report(const Report& report) {
  Query(connection_,
        "INSERT OR IGNORE INTO reports (table_number, reporter, about, chat, reason, at) VALUES (?, ?, ?, ?, ?, ?)",
        report.table, report.reporter, report.about, report.chat, report.reason, report.at)
      .run();
}

void SqliteDatabase::drop_report(std::int64_t number) {
  Query(connection_, "DELETE FROM reports WHERE number = ?", number).run();
}

std::vector<Report> SqliteDatabase::reports(TableNumber table) {
  Query query(connection_,
              "SELECT number, reporter, about, chat, reason, at FROM reports WHERE table_number = ? ORDER BY number",
              table);
  std::vector<Report> reports;
  while (query.next()) {
    reports.push_back({.number = query.whole(0),
                       .table = table,
                       .reporter = query.whole(1),
                       .about = query.whole(2),
                       .chat = query.as<std::int32_t>(3),
                       .reason = query.text(4),
                       .at = query.whole(5)});
  }
  return reports;
}

void SqliteDatabase::forget_ties_of(UserId user) {
  Query(connection_, "DELETE FROM mutes WHERE user = ?1 OR other = ?1", user).run();
  Query(connection_, "DELETE FROM reports WHERE reporter = ?1 OR about = ?1", user).run();
}

}  // namespace fondaco::store
