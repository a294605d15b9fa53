// SPDX-License-Identifier: MIT
// What is said at a table, and what seats have planned.
#include "engine/json/document.hpp"
#include "engine/json/writer.hpp"
#include "server/store/sqlite_database.hpp"

namespace fondaco::store {
namespace {

/// From column `first` on.
ChatLine line_in(const Query& row, int first) {
  return {.number = row.as<std::int32_t>(first),
          .user = row.whole(first + 1),
          .seat = row.as<std::uint8_t>(first + 2),
          .text = row.text(first + 3),
          .phrase = row.text(first + 4),
          .at = row.whole(first + 5)};
}

std::string as_json(const std::vector<std::string>& moves) {
  json::Writer out;
  out.begin_array();
  for (const std::string& move : moves) out.value(std::string_view(move));
  out.end_array();
  return out.take();
}

std::vector<std::string> moves_in(const std::string& text) {
  json::Document list(text);
  std::vector<std::string> moves;
  list.root().each([&](json::Cursor move) { moves.emplace_back(move.string()); });
  if (!list.ok()) throw Damaged("a plan cannot be read: " + list.fault().text());
  return moves;
}

}  // namespace

void SqliteDatabase::say(TableNumber table, const ChatLine& line) {
  Query(connection_,
        "INSERT INTO chat (table_number, number, user, seat, text, phrase, at) VALUES (?, ?, ?, ?, ?, ?, ?)", table,
        line.number, line.user, line.seat, line.text, line.phrase, line.at)
      .run();
}

std::vector<ChatLine> SqliteDatabase::chat(TableNumber table, std::int32_t after, int limit) {
  Query query(connection_,
              "SELECT number, user, seat, text, phrase, at FROM chat WHERE table_number = ? AND number > ?"
              " AND (text <> '' OR phrase <> '') ORDER BY number LIMIT ?",
              table, after, limit);
  std::vector<ChatLine> lines;
  while (query.next()) lines.push_back(line_in(query, 0));
  return lines;
}

std::int32_t SqliteDatabase::last_chat(TableNumber table) {
  Query query(connection_, "SELECT max(number) FROM chat WHERE table_number = ?", table);
  return query.next() ? query.as<std::int32_t>(0) : 0;
}

std::vector<SaidLine> SqliteDatabase::chat_of(UserId user, TableNumber table, std::int32_t number, int limit) {
  Query query(connection_,
              "SELECT table_number, tables.id, chat.number, user, seat, text, phrase, at FROM chat"
              " JOIN tables ON tables.number = chat.table_number"
              " WHERE user = ? AND user <> 0 AND (table_number, chat.number) > (?, ?)"
              " ORDER BY table_number, chat.number LIMIT ?",
              user, table, number, limit);
  std::vector<SaidLine> lines;
  while (query.next()) {
    lines.push_back({.table = query.whole(0), .table_id = query.text(1), .line = line_in(query, 2)});
  }
  return lines;
}

// The numbers stay taken, so that nobody who follows the chat meets one twice.
void SqliteDatabase::forget_chat_of(UserId user) {
  Query(connection_, "UPDATE chat SET user = 0, text = '', phrase = '' WHERE user = ? AND user <> 0", user).run();
}

void SqliteDatabase::put_plan(TableNumber table, const Plan& plan) {
  if (plan.moves.empty()) {
    return Query(connection_, "DELETE FROM plans WHERE table_number = ? AND seat = ?", table, plan.seat).run();
  }
  Query(connection_, "INSERT OR REPLACE INTO plans (table_number, seat, moves) VALUES (?, ?, ?)", table, plan.seat,
        as_json(plan.moves))
      .run();
}

std::vector<Plan> SqliteDatabase::plans(TableNumber table) {
  Query query(connection_, "SELECT seat, moves FROM plans WHERE table_number = ? ORDER BY seat", table);
  std::vector<Plan> plans;
  while (query.next()) plans.push_back({.seat = query.as<std::uint8_t>(0), .moves = moves_in(query.text(1))});
  return plans;
}

}  // namespace fondaco::store
