#include "server/site/export.hpp"

#include "server/tables/telling.hpp"

namespace fondaco::server {
namespace {

constexpr int most_tables = 10'000;

void write_row(const TableRow& row, UserId user, json::Writer& out) {
  out.begin_object();
  out.member("id", row.id);
  out.member("game", row.game);
  out.member("created", row.created);
  out.member("finished", row.finished);
  out.member("host", row.host == user);
  out.key("seats");
  out.begin_array();
  for (std::size_t seat = 0; seat < row.seats.size(); ++seat) {
    if (row.seats[seat].user == user) out.value(seat);
  }
  out.end_array();
  write_kept("results", row.results, out);
  out.end_object();
}

}  // namespace

void write_tables_of(Database& reader, UserId user, json::Writer& out) {
  out.key("tables");
  out.begin_array();
  for (const TableList list : {TableList::running, TableList::finished}) {
    for (const TableRow& row : reader.tables(list, user, 0, most_tables)) write_row(row, user, out);
  }
  out.end_array();
  out.key("chat");
  out.begin_array();
  for (const auto& [table, line] : reader.chat_of(user)) {
    out.begin_object();
    out.member("table", table);
    out.member("at", line.at);
    if (line.phrase.empty()) {
      out.member("text", line.text);
    } else {
      out.member("phrase", line.phrase);
    }
    out.end_object();
  }
  out.end_array();
}

}  // namespace fondaco::server
