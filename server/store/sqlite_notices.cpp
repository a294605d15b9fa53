// SPDX-License-Identifier: MIT
// Where people are told that it is their turn, and the server's own keys.
#include "server/store/sqlite_database.hpp"

namespace fondaco::store {

void SqliteDatabase::put_push(const PushSubscription& subscription) {
  Query(connection_,
        "INSERT OR REPLACE INTO push (endpoint, user, session, key, secret, origin, created)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        subscription.endpoint, subscription.user, subscription.session, subscription.key, subscription.secret,
        subscription.origin, subscription.created)
      .run();
}

void SqliteDatabase::drop_push(const std::string& endpoint) {
  Query(connection_, "DELETE FROM push WHERE endpoint = ?", endpoint).run();
}

std::vector<PushSubscription> SqliteDatabase::push_of(UserId user) {
  Query query(connection_,
              "SELECT endpoint, user, session, key, secret, origin, created FROM push WHERE user = ?"
              " ORDER BY created, endpoint",
              user);
  std::vector<PushSubscription> all;
  while (query.next()) {
    all.push_back({.endpoint = query.text(0),
                   .user = query.whole(1),
                   .session = query.digest(2),
                   .key = query.text(3),
                   .secret = query.text(4),
                   .origin = query.text(5),
                   .created = query.whole(6)});
  }
  return all;
}

void SqliteDatabase::put_mail(const MailAddress& mail) {
  Query(connection_,
        "INSERT OR REPLACE INTO mail (user, address, code, tries, asked, confirmed) VALUES (?, ?, ?, ?, ?, ?)",
        mail.user, mail.address, mail.code, mail.tries, mail.asked, mail.confirmed)
      .run();
}

void SqliteDatabase::drop_mail(UserId user) { Query(connection_, "DELETE FROM mail WHERE user = ?", user).run(); }

std::optional<MailAddress> SqliteDatabase::mail_of(UserId user) {
  Query query(connection_, "SELECT user, address, code, tries, asked, confirmed FROM mail WHERE user = ?", user);
  if (!query.next()) return std::nullopt;
  return MailAddress{.user = query.whole(0),
                     .address = query.text(1),
                     .code = query.digest(2),
                     .tries = query.as<int>(3),
                     .asked = query.whole(4),
                     .confirmed = query.flag(5)};
}

void SqliteDatabase::forget_notices_of(UserId user) {
  Query(connection_, "DELETE FROM push WHERE user = ?", user).run();
  drop_mail(user);
}

std::string SqliteDatabase::secret(const std::string& name) {
  Query query(connection_, "SELECT value FROM secrets WHERE name = ?", name);
  return query.next() ? query.text(0) : std::string();
}

void SqliteDatabase::keep_secret(const std::string& name, const std::string& value) {
  Query(connection_, "INSERT OR REPLACE INTO secrets (name, value) VALUES (?, ?)", name, value).run();
}

std::string SqliteDatabase::about(const std::string& name) {
  Query query(connection_, "SELECT value FROM about WHERE name = ?", name);
  return query.next() ? query.text(0) : std::string();
}

void SqliteDatabase::set_about(const std::string& name, const std::string& value) {
  Query(connection_, "INSERT OR REPLACE INTO about (name, value) VALUES (?, ?)", name, value).run();
}

}  // namespace fondaco::store
