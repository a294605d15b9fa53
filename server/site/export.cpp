#include "server/site/export.hpp"

#include <unordered_set>

#include "server/tables/table_messages.hpp"

namespace fondaco::server {
namespace {

/// A page takes about a millisecond.
constexpr int tables_of_a_page = 100;
constexpr int lines_of_a_page = 500;

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

class TablesExport {
 public:
  TablesExport(Database& reader, UserId user) : reader_(reader), user_(user) {}

  bool write_page(json::Writer& out) {
    if (running_done_) return write_finished(out);
    write_running(out);
    return true;
  }

 private:
  void write_running(json::Writer& out) {
    const std::vector<TableRow> page = reader_.running_after(user_, last_running_, tables_of_a_page);
    for (const TableRow& row : page) {
      write_row(row, user_, out);
      told_.insert(row.number);
      last_running_ = row.number;
    }
    running_done_ = page.empty();
  }

  bool write_finished(json::Writer& out) {
    const std::vector<TableRow> page = reader_.finished_before(user_, last_finished_, tables_of_a_page);
    for (const TableRow& row : page) {
      if (!told_.contains(row.number)) write_row(row, user_, out);
      last_finished_ = {row.finished, row.number};
    }
    return !page.empty();
  }

  Database& reader_;
  UserId user_;
  TableNumber last_running_ = 0;
  FinishedPlace last_finished_;
  std::unordered_set<TableNumber> told_;  ///< as running; they may have ended since
  bool running_done_ = false;
};

class ChatExport {
 public:
  ChatExport(Database& reader, UserId user) : reader_(reader), user_(user) {}

  bool write_page(json::Writer& out) {
    const std::vector<SaidLine> page = reader_.chat_of(user_, table_, number_, lines_of_a_page);
    for (const SaidLine& said : page) {
      write_line(said, out);
      table_ = said.table;
      number_ = said.line.number;
    }
    return !page.empty();
  }

 private:
  static void write_line(const SaidLine& said, json::Writer& out) {
    out.begin_object();
    out.member("table", said.table_id);
    out.member("at", said.line.at);
    if (said.line.phrase.empty()) {
      out.member("text", said.line.text);
    } else {
      out.member("phrase", said.line.phrase);
    }
    out.end_object();
  }

  Database& reader_;
  UserId user_;
  TableNumber table_ = 0;
  std::int32_t number_ = 0;
};

}  // namespace

ExportList exported_tables(Database& reader, UserId user) {
  return {"tables", [pages = TablesExport(reader, user)](json::Writer& out) mutable { return pages.write_page(out); }};
}

ExportList exported_chat(Database& reader, UserId user) {
  return {"chat", [pages = ChatExport(reader, user)](json::Writer& out) mutable { return pages.write_page(out); }};
}

}  // namespace fondaco::server
