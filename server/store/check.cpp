// SPDX-License-Identifier: MIT
// The check of a store.
#include <algorithm>
#include <set>

#include "engine/seat.hpp"
#include "server/store/schema.hpp"
#include "server/store/sqlite_database.hpp"
#include "server/store/tools.hpp"

namespace fondaco::store {
namespace {

class Check {
 public:
  explicit Check(const std::string& file) : database_(file, Access::look) {
    expect_readable_store(database_.connection(), file);
    database_.connection().execute("BEGIN");  // all that is read belongs to one moment
  }

  StoreReport run() {
    step("", [this] { check_file(); });
    std::vector<std::string> ids;
    step("", [&] {
      Query tables(database_.connection(), "SELECT id FROM tables ORDER BY number");
      while (tables.next()) ids.push_back(tables.text(0));
    });
    for (const std::string& id : ids) step(id, [&] { check_table(id); });
    return std::move(report_);
  }

 private:
  /// What cannot be read is a finding as well, and the check goes on.
  template <typename Act>
  void step(const std::string& table, const Act& act) {
    try {
      act();
    } catch (const std::exception& error) {
      report_.findings.push_back({.table = table, .what = error.what()});
    }
  }

  void check_file() {
    Query pages(database_.connection(), "PRAGMA integrity_check");
    while (pages.next()) {
      if (pages.text(0) != "ok") report_.findings.push_back({.table = "", .what = pages.text(0)});
    }
    Query orphans(database_.connection(), "PRAGMA foreign_key_check");
    std::set<std::string> kinds;
    while (orphans.next()) kinds.insert(orphans.text(0) + " of what is not in " + orphans.text(2));
    for (const std::string& kind : kinds) report_.findings.push_back({.table = "", .what = kind});
  }

  void check_table(const std::string& id) {
    ++report_.tables;
    const TableRow table = database_.table(id).value();
    if (table.status > TableStatus::damaged) report_.findings.push_back({.table = id, .what = "unknown status"});
    step(id, [&] { check_seats(table); });
    step(id, [&] { report_.entries += static_cast<std::int64_t>(database_.log(table.number).size()); });
  }

  void check_seats(const TableRow& table) {
    const auto say = [&](const std::string& what) { report_.findings.push_back({.table = table.id, .what = what}); };
    if (table.seats.empty() || table.seats.size() > max_seats) say(std::to_string(table.seats.size()) + " seats");
    Query last(database_.connection(), "SELECT max(seat) FROM seats WHERE table_number = ?", table.number);
    if (last.next() && last.whole(0) + 1 != static_cast<std::int64_t>(table.seats.size())) say("a seat is missing");
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
      const SeatOwner& owner = table.seats[seat];
      const std::string name = "seat " + std::to_string(seat);
      if (owner.user != 0 && !owner.level.empty()) say(name + " has a person and a bot");
      if (owner.user != 0 && !database_.user(owner.user)) say(name + " belongs to an unknown user");
    }
  }

  SqliteDatabase database_;
  StoreReport report_;
};

}  // namespace

bool StoreReport::usable() const {
  return std::ranges::none_of(findings, [](const Finding& finding) { return finding.table.empty(); });
}

StoreReport check_store(const std::string& file) { return Check(file).run(); }

}  // namespace fondaco::store
