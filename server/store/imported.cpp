// SPDX-License-Identifier: MIT
#include "server/store/imported.hpp"

#include "engine/json/document.hpp"

namespace fondaco::store {

Result<std::optional<ImportedMatch>> imported_match(const TableRow& table) {
  json::Document document(table.settings);
  const json::Cursor in = document.root();
  if (!document.ok()) return document.fault();
  if (!in["names"].present() || in["names"].size() == 0) return std::nullopt;
  ImportedMatch imported{.by = table.host, .at = table.created, .names = {}};
  in["names"].each([&](json::Cursor name) { imported.names.emplace_back(name.string()); });
  if (in["imported"].present()) {
    imported.by = in["imported"]["by"].whole(1, INT64_MAX);
    imported.at = in["imported"]["at"].whole(0, INT64_MAX);
  }
  if (!document.ok()) return document.fault();
  return imported;
}

void write_imported(std::string_view by, base::Time at, json::Writer& out) {
  out.key("imported");
  out.begin_object();
  out.member("by", by);
  out.member("at", at);
  out.end_object();
}

}  // namespace fondaco::store
