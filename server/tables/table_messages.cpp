// SPDX-License-Identifier: MIT
#include "server/tables/table_messages.hpp"

#include "engine/json/reader.hpp"
#include "server/store/kept_deal.hpp"

namespace fondaco::tables {
namespace {

constexpr std::size_t usual_message = 4096;  ///< bytes; most are half as long

std::string_view status_name(const Table& table) {
  if (table.obstacle()) return store::code_of(table.obstacle()->kind);
  switch (table.row().status) {
    case store::TableStatus::waiting:
      return table.dealing() ? "dealing" : "waiting";
    case store::TableStatus::playing:
      return table.match_log()->paused() ? "paused" : "playing";
    case store::TableStatus::finished:
      return "finished";
    case store::TableStatus::closed:
      return "closed";
    case store::TableStatus::damaged:
      break;
  }
  return "damaged";
}

/// How the record of a match that was played elsewhere calls a seat; null for matches of this server.
const std::string* claimed_name(const Table& table, Seat seat) {
  const auto& imported = table.settings().imported;
  return imported && seat < imported->names.size() ? &imported->names[seat] : nullptr;
}

void write_seat(const TableRegistry& registry, const Table& table, Seat seat, Viewer viewer, json::Writer& out) {
  const store::SeatOwner& owner = table.row().seats[seat];
  const std::string& bot = table.match_log() ? table.match_log()->bot(seat) : owner.level;
  out.begin_object();
  if (owner.user != 0) {
    out.member("name", registry.name(owner.user));
    if (viewer == Viewer::seat(seat)) out.member("you", true);
    out.member("online", table.followers().online(seat));
  }
  if (!bot.empty()) out.member("bot", bot);
  if (const std::string* claimed = claimed_name(table, seat)) {
    out.member("name", *claimed);
    out.member("claimed", true);
  } else if (owner.user == 0 && bot.empty()) {
    out.member("open", true);
  }
  if (!owner.share_hash.empty()) out.member("share_hash", owner.share_hash);
  if (table.match_log() && !table.row().secret.empty()) out.member("share", owner.share.empty() ? "server" : "client");
  out.end_object();
}

void begin_message(const Table& table, json::Writer& out) {
  out.begin_object();
  out.member("table", table.row().id);
}

void write_said(const store::ChatLine& line, json::Writer& out) {
  if (line.phrase.empty()) {
    out.member("text", line.text);
  } else {
    out.member("phrase", line.phrase);
  }
}

void write_now(const Table& table, Viewer viewer, json::Writer& out) {
  out.key("now");
  out.begin_object();
  write_position(*table.match_log(), viewer, out);
  out.end_object();
}

}  // namespace

void write_kept(std::string_view key, const std::string& text, json::Writer& out) {
  if (text.empty()) return;
  // A table whose row is damaged is told as far as it can be read; its obstacle says the rest.
  if (const Result<json::Value> document = json::read(text)) out.member(key, *document);
}

std::string seat_name(const TableRegistry& registry, const Table& table, Seat seat) {
  const store::SeatOwner& owner = table.row().seats[seat];
  if (const std::string* claimed = claimed_name(table, seat)) return *claimed;
  return owner.user != 0 ? registry.name(owner.user) : owner.level;
}

void write_table(const TableRegistry& registry, const Table& table, Viewer viewer, json::Writer& out) {
  const store::TableRow& row = table.row();
  out.begin_object();
  out.member("id", row.id);
  out.member("game", row.game);
  out.member("edition", row.edition);
  write_kept("options", row.options, out);
  out.member("public", row.listed);
  const Seat host = table.seat_of(row.host);
  if (host != nobody) out.member("host", host);
  out.member("status", status_name(table));
  if (table.playing() && table.match_log()->deserted()) out.member("deserted", true);
  out.key("seats");
  out.begin_array();
  for (Seat seat = 0; seat < row.seats.size(); ++seat) write_seat(registry, table, seat, viewer, out);
  out.end_array();
  write_settings(table.settings(), out);
  out.member("created", row.created);
  if (row.started != 0) out.member("started", row.started);
  if (row.finished != 0) out.member("finished", row.finished);
  out.member("seq", table.seq());
  out.member("chat", table.last_line());
  if (table.settings().imported) {
    store::write_imported(registry.name(table.settings().imported->by), table.settings().imported->at, out);
  } else {
    out.member("commitment", store::commitment_of(row));
  }
  if (table.playing() && !table.match_log()->over()) out.member("waiting_for", table.match_log()->match().to_move());
  if (!row.rematch.empty()) out.member("rematch", row.rematch);
  if (row.status == store::TableStatus::finished) {
    write_kept("results", row.results, out);
    out.member("seed", row.seed);
    if (!table.settings().imported) out.member("nonce", row.nonce);
    if (!row.secret.empty()) {
      out.member("secret", row.secret);
      out.key("shares");
      base::write_shares(store::fairness_of(row).shares, out);
    }
  }
  if (table.obstacle()) store::write_obstacle(row, *table.obstacle(), out);
  out.end_object();
}

std::string table_text(const TableRegistry& registry, const Table& table, Viewer viewer) {
  json::Writer out;
  write_table(registry, table, viewer, out);
  return out.take();
}

void write_event_message(const Table& table, const TableEvent& event, Viewer viewer, bool with_position,
                         json::Writer& out) {
  begin_message(table, out);
  write_table_event(table.game(), event, viewer, out);
  if (with_position) write_now(table, viewer, out);
  out.end_object();
}

std::string event_text(const Table& table, const TableEvent& event, Viewer viewer, bool with_position) {
  json::Writer out;
  if (with_position) out.reserve(usual_message);
  write_event_message(table, event, viewer, with_position, out);
  return out.take();
}

std::string news_text(const Table& table, const std::vector<TableEvent>& events, Viewer viewer) {
  if (events.size() == 1) return event_text(table, events.front(), viewer, true);
  json::Writer out;
  out.reserve(usual_message);
  begin_message(table, out);
  out.member("seq", events.back().entry.seq);
  out.member("kind", "row");
  out.key("entries");
  out.begin_array();
  for (const TableEvent& event : events) write_event_message(table, event, viewer, &event == &events.back(), out);
  out.end_array();
  out.end_object();
  return out.take();
}

std::string snapshot_text(const TableRegistry& registry, const Table& table, Viewer viewer) {
  json::Writer out;
  begin_message(table, out);
  out.member("seq", table.seq());
  out.member("kind", "snapshot");
  out.key("state");
  write_table(registry, table, viewer, out);
  if (table.match_log()) write_now(table, viewer, out);
  out.end_object();
  return out.take();
}

std::string table_change_text(const TableRegistry& registry, const Table& table, Viewer viewer) {
  json::Writer out;
  begin_message(table, out);
  out.member("kind", "table");
  out.key("state");
  write_table(registry, table, viewer, out);
  out.end_object();
  return out.take();
}

std::string presence_text(const Table& table) {
  json::Writer out;
  begin_message(table, out);
  out.member("kind", "presence");
  out.key("online");
  out.begin_array();
  for (Seat seat = 0; seat < table.row().seats.size(); ++seat) out.value(table.followers().online(seat));
  out.end_array();
  out.member("spectators", table.followers().spectators());
  out.end_object();
  return out.take();
}

std::string chat_text(const TableRegistry& registry, const Table& table, const store::ChatLine& line, bool muted) {
  json::Writer out;
  begin_message(table, out);
  out.member("kind", "chat");
  out.member("chat", line.number);
  if (line.seat != nobody) out.member("seat", line.seat);
  out.member("name", registry.name(line.user));
  write_said(line, out);
  out.member("at", line.at);
  if (muted) out.member("muted", true);
  out.end_object();
  return out.take();
}

std::string reports_text(TableRegistry& registry, const Table& table) {
  json::Writer out;
  begin_message(table, out);
  out.member("kind", "reports");
  out.key("reports");
  out.begin_array();
  for (const store::Report& report : registry.talk().reports(table.row().number)) {
    if (report.about == table.row().host) continue;
    out.begin_object();
    out.member("report", report.number);
    const Seat seat = table.seat_of(report.about);
    if (seat != nobody) out.member("seat", seat);
    out.member("name", registry.name(report.about));
    out.member("reason", report.reason);
    out.member("at", report.at);
    if (report.chat != 0) {
      out.member("chat", report.chat);
      for (const store::ChatLine& line : registry.talk().chat(table.row().number, report.chat - 1, 1)) {
        if (line.number == report.chat) write_said(line, out);
      }
    }
    if (table.removed(report.about)) out.member("removed", true);
    out.end_object();
  }
  out.end_array();
  out.end_object();
  return out.take();
}

std::string removed_text(const Table& table) {
  json::Writer out;
  begin_message(table, out);
  out.member("kind", "removed");
  out.end_object();
  return out.take();
}

std::string plan_text(const Table& table, Seat seat) {
  json::Writer out;
  begin_message(table, out);
  out.member("kind", "plan");
  out.key("moves");
  out.begin_array();
  for (const Move move : table.plan(seat)) out.value(table.game().text(move));
  out.end_array();
  out.end_object();
  return out.take();
}

}  // namespace fondaco::tables
