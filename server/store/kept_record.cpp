// SPDX-License-Identifier: MIT
#include "server/store/kept_record.hpp"

#include "engine/json/reader.hpp"
#include "server/store/database.hpp"
#include "server/store/moves.hpp"

namespace fondaco::store {
namespace {

std::vector<std::string> moves_that_count(const std::vector<LogEntry>& log) {
  try {
    return effective_moves(log);
  } catch (const Damaged&) {
    return {};
  }
}

}  // namespace

void write_document(std::string_view name, const std::string& text, json::Writer& out) {
  if (text.empty()) return;
  if (const Result<json::Value> value = json::read(text)) return out.member(name, *value);
  out.member(name, std::string_view(text));
}

void write_terms(const TableRow& table, json::Writer& out) {
  out.member("game", std::string_view(table.game));
  out.key("edition");
  out.begin_object();
  out.member("id", std::string_view(table.edition));
  out.member("hash", std::string_view(table.edition_hash));
  out.end_object();
  out.member("rules_version", table.rules_version);
  write_document("options", table.options, out);
  out.member("seed", std::string_view("0x" + table.seed));
}

std::string kept_record(const TableRow& table, const std::vector<LogEntry>& log, const std::vector<std::string>& names,
                        const std::function<void(json::Writer&)>& more) {
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  out.member("format", 1);
  write_terms(table, out);
  out.key("seats");
  out.begin_array();
  for (const std::string& name : names) out.value(std::string_view(name));
  out.end_array();
  out.key("moves");
  out.begin_array();
  for (const std::string& move : moves_that_count(log)) out.value(std::string_view(move));
  out.end_array();
  write_document("results", table.results, out);
  if (more) more(out);
  out.end_object();
  return out.take();
}

}  // namespace fondaco::store
