// SPDX-License-Identifier: MIT
// People and their ways in.
#include "server/store/looks.hpp"
#include "server/store/names.hpp"
#include "server/store/sqlite_database.hpp"

namespace fondaco::store {
namespace {

User user_in(const Query& row) {
  return {.id = row.whole(0),
          .name = row.text(1),
          .password = row.text(2),
          .language = row.text(3),
          .created = row.whole(4),
          .deleted = row.flag(5)};
}

Session session_in(const Query& row) {
  return {.secret = row.digest(0),
          .user = row.whole(1),
          .token = row.flag(2),
          .label = row.text(3),
          .created = row.whole(4),
          .seen = row.whole(5)};
}

}  // namespace

UserId SqliteDatabase::add_user(const User& user) {
  Query(connection_,
        "INSERT INTO users (name, folded, look, password, language, created, deleted) VALUES (?, ?, ?, ?, ?, ?, ?)",
        user.name, folded_name(user.name), look_of(user.name), user.password, user.language, user.created, user.deleted)
      .run();
  return connection_.last_row_id();
}

void SqliteDatabase::update_user(const User& user) {
  Query(connection_,
        "UPDATE users SET name = ?, folded = ?, look = ?, password = ?, language = ?, created = ?, deleted = ? "
        "WHERE id = ?",
        user.name, folded_name(user.name), look_of(user.name), user.password, user.language, user.created, user.deleted,
        user.id)
      .run();
  if (connection_.changed_rows() == 0) throw StoreFailed("there is no user " + std::to_string(user.id));
}

std::optional<User> SqliteDatabase::user(UserId id) {
  Query query(connection_, "SELECT id, name, password, language, created, deleted FROM users WHERE id = ?", id);
  if (!query.next()) return std::nullopt;
  return user_in(query);
}

std::optional<User> SqliteDatabase::account(const std::string& name) {
  Query query(connection_, "SELECT id FROM users WHERE folded = ? AND password <> '' AND deleted = 0",
              folded_name(name));
  if (!query.next()) return std::nullopt;
  return user(query.whole(0));
}

void SqliteDatabase::note_sign_in_failure(UserId user, base::Time at) {
  Query(connection_,
        "INSERT INTO sign_in_failures (user, count, first, last) VALUES (?1, 1, ?2, ?2)"
        " ON CONFLICT (user) DO UPDATE SET count = count + 1, last = ?2",
        user, at)
      .run();
}

void SqliteDatabase::forget_sign_in_failures(UserId user) {
  Query(connection_, "DELETE FROM sign_in_failures WHERE user = ?", user).run();
}

std::optional<SignInFailures> SqliteDatabase::sign_in_failures(UserId user) {
  Query query(connection_, "SELECT count, first, last FROM sign_in_failures WHERE user = ?", user);
  if (!query.next()) return std::nullopt;
  return SignInFailures{.count = query.whole(0), .first = query.whole(1), .last = query.whole(2)};
}

bool SqliteDatabase::name_taken(const std::string& name, UserId by_other_than) {
  return Query(connection_,
               "SELECT 1 FROM users WHERE folded IN (?, ?) AND password <> '' AND deleted = 0 AND id <> ? "
               "UNION ALL SELECT 1 FROM users WHERE look = ? AND password <> '' AND deleted = 0 AND id <> ?",
               folded_name(name), folded_name(latin_look(name)), by_other_than, look_of(name), by_other_than)
      .next();
}

void SqliteDatabase::add_session(const Session& session) {
  Query(connection_, "INSERT INTO sessions (secret, user, token, label, created, seen) VALUES (?, ?, ?, ?, ?, ?)",
        session.secret, session.user, session.token, session.label, session.created, session.seen)
      .run();
}

void SqliteDatabase::touch_session(const base::Digest& secret, base::Time seen) {
  Query(connection_, "UPDATE sessions SET seen = ? WHERE secret = ?", seen, secret).run();
}

void SqliteDatabase::end_session(const base::Digest& secret) {
  Query(connection_, "DELETE FROM sessions WHERE secret = ?", secret).run();
}

std::optional<Session> SqliteDatabase::session(const base::Digest& secret) {
  Query query(connection_, "SELECT secret, user, token, label, created, seen FROM sessions WHERE secret = ?", secret);
  if (!query.next()) return std::nullopt;
  return session_in(query);
}

std::vector<Session> SqliteDatabase::sessions(UserId user) {
  Query query(connection_,
              "SELECT secret, user, token, label, created, seen FROM sessions WHERE user = ? ORDER BY created", user);
  std::vector<Session> sessions;
  while (query.next()) sessions.push_back(session_in(query));
  return sessions;
}

void SqliteDatabase::end_sessions(UserId user) {
  Query(connection_, "DELETE FROM sessions WHERE user = ?", user).run();
}

void SqliteDatabase::end_sessions_unseen_since(base::Time time) {
  Query(connection_, "DELETE FROM sessions WHERE token = 0 AND seen < ?", time).run();
}

}  // namespace fondaco::store
