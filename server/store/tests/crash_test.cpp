// SPDX-License-Identifier: MIT
// The process is killed in the middle of its work: what was acknowledged must be there, once.
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <map>
#include <random>
#include <thread>

#include "server/base/testing_loop.hpp"
#include "server/store/tests/store_folder.hpp"
#include "server/store/writer.hpp"

namespace fondaco::store::tests {
namespace {

constexpr int kills = 10;
constexpr int matches = 20;

struct Acknowledged {
  TableNumber table = 0;
  std::int32_t seq = 0;
};

std::string text_of(TableNumber table, std::int32_t seq) {
  return "move " + std::to_string(seq) + " of " + std::to_string(table);
}

/// Appends to all matches in turn, each as soon as the entry before is acknowledged, until it is killed.
[[noreturn]] void append_for_ever(const std::string& file, int pipe) {
  base::FakeLoop loop;
  const auto database = open_sqlite(file);
  std::map<TableNumber, std::int32_t> last;
  for (TableNumber table = 1; table <= matches; ++table) {
    last[table] = static_cast<std::int32_t>(database->log(table).size());
  }
  Writer writer(open_sqlite(file), loop);
  std::function<void(TableNumber)> next = [&](TableNumber table) {
    const std::int32_t seq = ++last[table];
    writer.submit([=](Database& store) { store.append(table, entry(seq, text_of(table, seq))); },
                  [&, table, seq](const std::exception_ptr& failure) {
                    const Acknowledged done{.table = table, .seq = seq};
                    if (failure || ::write(pipe, &done, sizeof done) != sizeof done) ::_exit(1);
                    next(table);
                  });
  };
  for (TableNumber table = 1; table <= matches; ++table) next(table);
  loop.run_until([] { return false; });
  ::_exit(1);
}

using CrashStore = StoreTest;

TEST_F(CrashStore, no_acknowledged_entry_is_lost_or_doubled_when_the_process_is_killed) {
  {
    const auto database = open_sqlite(file());
    for (int i = 0; i < matches; ++i) database->add_table(new_table(std::to_string(i)));
  }
  std::mt19937 random(std::random_device{}());
  std::map<TableNumber, std::int32_t> acknowledged;
  for (int kill = 0; kill < kills; ++kill) {
    std::array<int, 2> ends{};
    ASSERT_EQ(::pipe(ends.data()), 0);
    const pid_t child = ::fork();
    ASSERT_GE(child, 0);
    if (child == 0) append_for_ever(file(), ends[1]);
    ::close(ends[1]);

    // The time counts from the first sign of life. A pipe holds less than a second's work, so it is read meanwhile.
    Acknowledged done;
    bool alive = ::read(ends[0], &done, sizeof done) == sizeof done;
    ASSERT_TRUE(alive);
    std::jthread killer([&, pause = std::uniform_int_distribution(0, 100'000)(random)] {
      std::this_thread::sleep_for(std::chrono::microseconds(pause));
      ::kill(child, SIGKILL);
    });
    for (; alive; alive = ::read(ends[0], &done, sizeof done) == sizeof done) acknowledged[done.table] = done.seq;
    killer.join();
    ::close(ends[0]);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    ASSERT_TRUE(WIFSIGNALED(status));

    const auto database = open_sqlite(file());
    for (TableNumber table = 1; table <= matches; ++table) {
      const auto log = database->log(table);  // throws when an entry is missing
      EXPECT_GE(static_cast<std::int32_t>(log.size()), acknowledged[table]);
      for (const LogEntry& entry : log) ASSERT_EQ(entry.text, text_of(table, entry.seq));
    }
  }
}

}  // namespace
}  // namespace fondaco::store::tests
