// SPDX-License-Identifier: MIT
// The power fails: only what was synced is sure to be left, and the end of the journal is torn at any byte. What was
// acknowledged must be there, once, and the store must open and go on.
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <iostream>
#include <map>
#include <sstream>

#include "server/base/testing_loop.hpp"
#include "server/store/sqlite_database.hpp"
#include "server/store/tests/disk_trace.hpp"
#include "server/store/tests/faulty_disk.hpp"
#include "server/store/tests/store_folder.hpp"
#include "server/store/tools.hpp"
#include "server/store/writer.hpp"

namespace fondaco::store::tests {
namespace {

constexpr TableNumber promised_tables = 12;

int repetitions(int usual, int thorough) { return std::getenv("FONDACO_LONG") != nullptr ? thorough : usual; }

std::string promised_text(TableNumber table, std::int32_t seq) {
  // Of all lengths: some entries fill a page of the journal, most share one.
  return "move " + std::to_string(seq) + " of " + std::to_string(table) +
         std::string(static_cast<std::size_t>(seq * 131 % 900), 'x');
}

/// One life of a process that appends to all matches and notes each acknowledgement in the trace.
class Life {
 public:
  explicit Life(const std::string& file) {
    auto store = open_sqlite(file);
    // Small, so that a short life sees many checkpoints.
    dynamic_cast<SqliteDatabase&>(*store).checkpoint_every(40);
    const SeatOwner bot{.user = 0, .level = "easy"};
    for (TableNumber table = 1; table <= promised_tables; ++table) {
      const std::string id = std::to_string(table);
      if (!store->table(id)) store->attempt([&](Database& all) { all.add_table(new_table(id, {bot})); });
      last_[table] = static_cast<std::int32_t>(store->log(table).size());
    }
    writer_.emplace(std::move(store), loop_);
  }

  /// Is killed when so many writes were answered.
  void live(int answers) {
    for (TableNumber table = 1; table <= promised_tables; ++table) next(table);
    loop_.run_until([&] { return answered_ >= answers; });
    ::raise(SIGKILL);
  }

 private:
  void next(TableNumber table) {
    const std::int32_t seq = last_[table] + 1;
    writer_->submit([=](Database& store) { store.append(table, entry(seq, promised_text(table, seq))); },
                    [this, table, seq](const std::exception_ptr& failure) {
                      ++answered_;
                      if (!failure) {
                        note_in_trace(std::to_string(table) + " " + std::to_string(seq));
                        last_[table] = seq;
                      }
                      next(table);
                    });
  }

  base::FakeLoop loop_;
  std::map<TableNumber, std::int32_t> last_;
  int answered_ = 0;
  std::optional<Writer> writer_;
};

class PowerCut : public ::testing::Test {
 protected:
  std::string path(const std::string& name) const { return memory_.file(name); }
  std::string trace() const { return path("trace"); }
  std::string folder() const { return path("files"); }
  std::string store() const { return folder() + "/store.db"; }

  void SetUp() override {
    DiskControl& control = DiskControl::shared();
    control.failing_syncs = control.failing_writes = 0;
    control.spares_journals = false;
    control.full = false;
    std::filesystem::create_directory(folder());
  }

  /// Whether it came up.
  bool live_and_be_killed(int answers, std::uint64_t seed) const {
    const pid_t child = ::fork();
    if (child == 0) {
      try {
        use_faulty_disk(DiskControl::shared(), trace(), seed);
        Life(store()).live(answers);
      } catch (const std::exception&) {
        ::_exit(1);
      }
    }
    int status = 0;
    EXPECT_EQ(::waitpid(child, &status, 0), child);
    return WIFSIGNALED(status);
  }

  struct Promises {
    std::map<TableNumber, std::int32_t> acknowledged;
    void hear(const std::string& note) {
      std::istringstream in(note);
      TableNumber table = 0;
      in >> table;
      in >> acknowledged[table];
    }
    std::int64_t count() const {
      std::int64_t sum = 0;
      for (const auto& [table, seq] : acknowledged) sum += seq;
      return sum;
    }
  };

  /// Opens what is left, compares it with what was promised, and goes on.
  void expect_kept(const DiskTrace::Files& left, const Promises& promises, const std::string& where) {
    const std::string place = path("cut" + std::to_string(++cuts_));
    write_files(left, place);
    const std::string file = place + "/store.db";
    try {
      const auto database = open_sqlite(file);
      database->begin();
      for (const auto& [table, seq] : promises.acknowledged) {
        const auto log = database->log(table);  // throws when an entry is missing or changed
        const auto last = static_cast<std::int32_t>(log.size());
        ASSERT_GE(last, seq) << "an acknowledged entry is lost, " << where;
        for (const LogEntry& entry : log) ASSERT_EQ(entry.text, promised_text(table, entry.seq)) << where;
        database->append(table, entry(last + 1, promised_text(table, last + 1)));
      }
      database->commit();
    } catch (const std::exception& error) {
      FAIL() << error.what() << ", " << where;
    }
    const auto report = check_store(file);
    EXPECT_TRUE(report.findings.empty()) << report.findings.front().what << ", " << where;
    std::filesystem::remove_all(place);
  }

  /// All that the trace tells.
  DiskTrace whole_trace(Promises& promises, Rng& rng) const {
    DiskTrace disk(trace(), path("before"));
    while (const auto event = disk.next(rng)) {
      if (event->kind == DiskEvent::note) promises.hear(event->bytes);
    }
    return disk;
  }

  /// An empty disk, so that the store stays small.
  void begin_again(Promises& promises) const {
    promises = {};
    for (const std::string& place : {folder(), path("before"), trace()}) std::filesystem::remove_all(place);
    std::filesystem::create_directory(folder());
  }

  std::uint32_t writes_in_trace() const {
    Rng rng(1);
    DiskTrace disk(trace(), path("before"));
    std::uint32_t writes = 0;
    while (const auto event = disk.next(rng)) writes += event->kind == DiskEvent::write ? 1U : 0U;
    return writes;
  }

  base::TemporaryFolder memory_{base::folder_in_memory()};
  int cuts_ = 0;
};

TEST_F(PowerCut, the_end_of_the_journal_may_be_torn_at_any_byte) {
  ASSERT_TRUE(live_and_be_killed(repetitions(600, 4000), 1));
  const auto wanted = static_cast<std::uint32_t>(repetitions(80, 1000));
  const std::uint32_t writes = writes_in_trace();
  Rng rng(3);
  DiskTrace disk(trace(), path("before"));
  Promises promises;
  while (const auto event = disk.next(rng)) {
    if (event->kind == DiskEvent::note) promises.hear(event->bytes);
    if (event->kind != DiskEvent::write || rng.index(writes) >= wanted) continue;
    const std::uint64_t cut = rng.index(static_cast<std::uint32_t>(disk.unsynced_bytes(event->file)) + 1);
    expect_kept(disk.cut_at(event->file, cut), promises, event->file + " cut after " + std::to_string(cut) + " bytes");
    expect_kept(disk.cut_at_random(rng), promises, "any sectors");
    if (HasFailure()) return;
  }
  std::cout << cuts_ << " cuts, " << promises.count() << " acknowledged entries, 0 lost\n";
  EXPECT_GE(cuts_, static_cast<int>(wanted));
  EXPECT_GT(promises.count(), 100);
}

/// A reader keeps a checkpoint from its end, and the sync that the next one owes fails.
[[noreturn]] void lose_pages_of_a_checkpoint(const std::string& file) {
  DiskControl& control = DiskControl::shared();
  const auto opened = open_sqlite(file);
  auto& store = dynamic_cast<SqliteDatabase&>(*opened);
  store.checkpoint_every(1);
  std::int32_t last = 0;
  const auto append = [&] {
    store.attempt([&](Database& all) { all.append(1, entry(last + 1, promised_text(1, last + 1))); });
    note_in_trace("1 " + std::to_string(++last));
  };
  store.attempt([&](Database& all) { all.add_table(new_table("1", {{.user = 0, .level = "easy"}})); });
  append();
  SqliteDatabase reader(file, Access::look);
  reader.connection().execute("BEGIN");
  reader.connection().number("SELECT count(*) FROM log");
  for (int i = 0; i < 20; ++i) append();
  reader.connection().execute("COMMIT");
  reader.connection().execute("BEGIN");
  reader.connection().number("SELECT count(*) FROM log");
  append();
  reader.connection().execute("COMMIT");
  control.spares_journals = true;
  control.failing_syncs = 1000;
  append();
  control.failing_syncs = 0;
  try {
    for (int i = 0; i < 5; ++i) append();
  } catch (const StoreFailed&) {
    ::_exit(3);
  }
  ::_exit(4);
}

TEST_F(PowerCut, nothing_is_acknowledged_when_the_disk_may_have_lost_pages_of_a_checkpoint) {
  const pid_t child = ::fork();
  if (child == 0) {
    use_faulty_disk(DiskControl::shared(), trace(), 1);
    lose_pages_of_a_checkpoint(store());
  }
  int status = 0;
  ASSERT_EQ(::waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 3) << "it has acknowledged what it may have lost";
  for (std::uint64_t seed = 1; seed <= 20 && !HasFailure(); ++seed) {
    Rng rng(seed);
    Promises promises;
    const DiskTrace disk = whole_trace(promises, rng);
    expect_kept(disk.cut_at_random(rng), promises, "seed " + std::to_string(seed));
  }
}

TEST_F(PowerCut, what_is_acknowledged_after_failed_syncs_is_kept_too) {
  DiskControl& control = DiskControl::shared();
  Rng rng(5);
  Promises promises;
  const int rounds = repetitions(15, 200);
  std::int64_t acknowledged = 0;
  for (int round = 0; round < rounds && !HasFailure(); ++round) {
    if (round % 10 == 0) begin_again(promises);
    // Several lives without a power cut: what a killed process had written is there for the next one, synced or not.
    for (int life = 0; life < 3; ++life) {
      control.failing_syncs = 300;
      live_and_be_killed(20 + static_cast<int>(rng.index(200)), rng.index(1'000'000));
      control.failing_syncs = 0;
    }
    const std::int64_t before = promises.count();
    const DiskTrace disk = whole_trace(promises, rng);
    const DiskTrace::Files left = disk.cut_at_random(rng);
    expect_kept(left, promises, "round " + std::to_string(round));
    for (const std::string& place : {folder(), path("before")}) {
      std::filesystem::remove_all(place);
      write_files(left, place);
    }
    std::filesystem::remove(trace());
    acknowledged += promises.count() - before;
  }
  std::cout << rounds << " power cuts, " << control.failed_syncs << " failed syncs, " << acknowledged
            << " acknowledged entries, 0 lost\n";
  EXPECT_GT(control.failed_syncs, static_cast<std::uint64_t>(rounds));
  EXPECT_GT(acknowledged, 5 * rounds);
}

}  // namespace
}  // namespace fondaco::store::tests
