// SPDX-License-Identifier: MIT
#include "server/site/export.hpp"

#include <unordered_set>

#include "server/tables/table_messages.hpp"

namespace fondaco::site {
namespace {

/// A page takes about a millisecond.
constexpr int tables_of_a_page = 100;
constexpr int lines_of_a_page = 500;

void write_row(const store::TableRow& row, store::UserId user, json::Writer& out) {
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
  tables::write_kept("results", row.results, out);
  out.end_object();
}

class TablesExport {
 public:
  TablesExport(store::TableStore& reader, store::UserId user) : reader_(reader), user_(user) {}

  bool write_page(json::Writer& out) {
    if (running_done_) return write_finished(out);
    write_running(out);
    return true;
  }

 private:
  void write_running(json::Writer& out) {
    const std::vector<store::TableRow> page = reader_.running_after(user_, last_running_, tables_of_a_page);
    for (const store::TableRow& row : page) {
      write_row(row, user_, out);
      told_.insert(row.number);
      last_running_ = row.number;
    }
    running_done_ = page.empty();
  }

  bool write_finished(json::Writer& out) {
    const std::vector<store::TableRow> page = reader_.finished_before(user_, last_finished_, tables_of_a_page);
    for (const store::TableRow& row : page) {
      if (!told_.contains(row.number)) write_row(row, user_, out);
      last_finished_ = {row.finished, row.number};
    }
    return !page.empty();
  }

  store::TableStore& reader_;
  store::UserId user_;
  store::TableNumber last_running_ = 0;
  store::FinishedPlace last_finished_;
  std::unordered_set<store::TableNumber> told_;  ///< as running; they may have ended since
  bool running_done_ = false;
};

class ChatExport {
 public:
  ChatExport(store::TalkStore& reader, store::UserId user) : reader_(reader), user_(user) {}

  bool write_page(json::Writer& out) {
    const std::vector<store::SaidLine> page = reader_.chat_of(user_, table_, number_, lines_of_a_page);
    for (const store::SaidLine& said : page) {
      write_line(said, out);
      table_ = said.table;
      number_ = said.line.number;
    }
    return !page.empty();
  }

 private:
  static void write_line(const store::SaidLine& said, json::Writer& out) {
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

  store::TalkStore& reader_;
  store::UserId user_;
  store::TableNumber table_ = 0;
  std::int32_t number_ = 0;
};

}  // namespace

people::ExportList exported_tables(store::TableStore& reader, store::UserId user) {
  return {"tables", [pages = TablesExport(reader, user)](json::Writer& out) mutable { return pages.write_page(out); }};
}

people::ExportList exported_chat(store::TalkStore& reader, store::UserId user) {
  return {"chat", [pages = ChatExport(reader, user)](json::Writer& out) mutable { return pages.write_page(out); }};
}

}  // namespace fondaco::site
