// SPDX-License-Identifier: MIT
// Takes back what servers before version 3 of the store wrote on tables that they could not play.
#include "server/store/schema.hpp"
#include "server/store/sqlite_database.hpp"
#include "server/store/tools.hpp"

namespace fondaco::store {
namespace {

std::vector<std::pair<TableNumber, std::string>> tables_where(SqliteConnection& connection, std::string_view sql) {
  std::vector<std::pair<TableNumber, std::string>> tables;
  Query query(connection, sql);
  while (query.next()) tables.emplace_back(query.whole(0), query.text(1));
  return tables;
}

}  // namespace

RepairReport repair_store(const std::string& file) {
  SqliteDatabase database(file, Access::change);
  SqliteConnection& connection = database.connection();
  expect_usable_store(connection, file);
  RepairReport report;
  database.attempt([&](Database&) {
    for (auto& [number, id] :
         tables_where(connection, "SELECT number, id FROM tables WHERE status = 4 ORDER BY number")) {
      report.restored.push_back(std::move(id));
    }
    if (!report.restored.empty()) connection.execute(std::string(lift_damaged_marks));
  });
  for (const auto& [number, id] : tables_where(connection, "SELECT number, id FROM tables ORDER BY number")) {
    try {
      database.log(number);
    } catch (const Damaged& damage) {
      report.findings.push_back({.table = id, .what = damage.what()});
    }
  }
  return report;
}

}  // namespace fondaco::store
