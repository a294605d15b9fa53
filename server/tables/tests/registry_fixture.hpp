// SPDX-License-Identifier: MIT
#pragma once
// Tables on a real store, without a network, and with a clock that the test moves.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/json/document.hpp"
#include "server/base/testing_folder.hpp"
#include "server/base/testing_loop.hpp"
#include "server/store/sqlite.hpp"
#include "server/tables/archive.hpp"
#include "server/tables/play.hpp"
#include "server/tables/seating.hpp"
#include "server/tables/table_feed.hpp"

namespace fondaco::tables {

inline constexpr store::UserId ada = 1;
inline constexpr store::UserId bea = 2;

/// Remembers what it was told.
class Ear final : public Follower {
 public:
  void tell(const Text& text) override { heard.push_back(*text); }
  bool gone() const override { return false; }
  bool has(const std::string& part) const {
    return std::any_of(heard.begin(), heard.end(),
                       [&](const std::string& text) { return text.find(part) != std::string::npos; });
  }
  /// What each message about presence says, behind its kind.
  std::vector<std::string> presences() const {
    constexpr std::string_view kind = R"("kind":"presence",)";
    std::vector<std::string> told;
    for (const std::string& text : heard) {
      const std::size_t at = text.find(kind);
      if (at == std::string::npos) continue;
      told.push_back(text.substr(at + kind.size(), text.size() - at - kind.size() - 1));
    }
    return told;
  }
  std::vector<std::string> heard;
};

/// The parts of the server that know of tables, without a network.
struct House {
  House(base::FakeLoop& its_loop, const std::string& file, const RegistrySettings& settings)
      : loop(its_loop),
        writer(store::open_sqlite(file), loop),
        reader(store::open_sqlite_for_reading(file)),
        registry(loop, *reader, writer, [](store::UserId user) { return "user " + std::to_string(user); }, settings) {}

  base::FakeLoop& loop;
  store::Writer writer;
  std::unique_ptr<store::Database> reader;
  TableRegistry registry;
  Play play{registry};
  Seating seating{registry, play};
  TableFeed feed{registry};
  Archive archive{registry};
};

class RegistryTest : public testing::Test {
 protected:
  RegistryTest() {
    const auto database = store::open_sqlite(file);
    store::User someone;
    someone.name = "someone";
    for (int i = 0; i < 2; ++i) database->add_user(someone);
    open();
  }
  void open(const RegistrySettings& settings = {}) { house = std::make_unique<House>(loop, file, settings); }
  /// The server is gone, as if killed: what it wrote is all that is left.
  void close() {
    house.reset();
    loop.drop_everything();
  }
  void reopen() {
    close();
    open();
  }

  /// What somebody asks for, and what is answered: "ok", a code, or the document.
  template <class Ask>
  std::string ask(store::UserId user, const std::string& members, Ask run) {
    json::Document body("{" + members + "}");
    EXPECT_TRUE(body.ok()) << members;
    std::string answer;
    const Command command{
        user,
        body.root(),
        {[&](const Answer& told) { answer = told.json.starts_with(R"({"ok":true)") ? "ok" : told.json; },
         [&](const base::Refusal& refusal) { answer = refusal.code; }}};
    const Ruling<> ruling = run(command);
    if (!ruling) return std::string(ruling.refusal().code);
    EXPECT_TRUE(loop.run_until([&] { return !answer.empty(); }));
    return answer;
  }

  TablePtr find(const std::string& id) { return *house->registry.find(id); }
  TablePtr new_table(const std::string& members) {
    const std::string document =
        ask(ada, members, [&](const Command& command) { return house->seating.create(command); });
    json::Document table(document);
    EXPECT_TRUE(table.ok()) << document;
    return find(std::string(table.root()["id"].string()));
  }
  std::string join(const TablePtr& table, store::UserId user) {
    return ask(user, "", [&](const Command& command) { return house->seating.join(table, command); });
  }
  std::string follow(const TablePtr& table, store::UserId user, const std::shared_ptr<Follower>& follower) {
    return ask(user, "", [&](const Command& command) { return house->feed.follow(table, follower, command); });
  }
  std::string move(const TablePtr& table, const std::string& text = {}) {
    const MatchLog& match_log = *table->match_log();
    const Seat seat = match_log.match().to_move();
    const std::string chosen =
        text.empty() ? match_log.game().text(match_log.game().legal(match_log.match().state()).front()) : text;
    return ask(table->row().seats[seat].user,
               "\"seq\":" + std::to_string(match_log.seq()) + R"(,"move":")" + chosen + "\"",
               [&](const Command& command) { return house->play.move(table, command); });
  }
  void tamper(const std::string& sql) const {
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(file.c_str(), &handle), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
    sqlite3_close(handle);
  }

  base::TemporaryFolder folder;
  std::string file = folder.file("store.sqlite");
  base::FakeLoop loop;
  std::unique_ptr<House> house;
};

}  // namespace fondaco::tables
