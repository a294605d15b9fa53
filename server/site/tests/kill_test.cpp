// SPDX-License-Identifier: MIT
// Durability: a server that is killed at any moment, on a disk that fails, is full or loses its power, has lost nothing
// that it acknowledged, and has nothing twice. The clients are processes of their own, and play all games.
#include <gtest/gtest.h>
#include <poll.h>

#include <filesystem>
#include <iostream>
#include <set>

#include "games/catalogue.hpp"
#include "server/site/tests/playground.hpp"
#include "server/site/tests/server_process.hpp"
#include "server/site/tests/witness.hpp"
#include "server/store/sqlite.hpp"
#include "server/store/tests/disk_trace.hpp"
#include "server/store/tests/faulty_disk.hpp"
#include "server/store/tools.hpp"

namespace fondaco::site {
namespace {

/// What the witnesses of one life of a server tell while it goes on.
class Pulse {
 public:
  Pulse() {
    if (pipe2(ends_, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
  }
  ~Pulse() {
    close(ends_[0]);
    stop_writing();
  }
  Pulse(const Pulse&) = delete;
  Pulse& operator=(const Pulse&) = delete;

  int writer() const { return ends_[1]; }
  /// From here on it ends with the last witness.
  void stop_writing() {
    if (ends_[1] >= 0) close(ends_[1]);
    ends_[1] = -1;
  }
  /// Until that was told so often, or something else `others` times; false when neither happens.
  bool wait(char letter, unsigned count, unsigned others = UINT_MAX) {
    constexpr int patience_ms = 60'000;
    while (count > 0 && others > 0) {
      pollfd readable{.fd = ends_[0], .events = POLLIN, .revents = 0};
      char told = 0;
      if (poll(&readable, 1, patience_ms) != 1 || read(ends_[0], &told, 1) != 1) return false;
      --(told == letter ? count : others);
    }
    others_first_ = others == 0;
    return true;
  }
  /// The last wait ended with something else.
  bool others_first() const { return others_first_; }

 private:
  bool others_first_ = false;
  int ends_[2] = {-1, -1};
};

/// So often in a row only a server refuses that keeps nothing any more until it is restarted: a checkpoint may have
/// lost pages.
constexpr unsigned all_refused = 5000;

class Durability : public testing::Test {
 protected:
  Durability() {
    for (const GameEntry* game : games::catalogue()) {
      const std::string id(game->id);
      witnesses_.push_back({.game = id, .file = notes_.file(id), .tables = 3});
    }
    store::DiskControl& control = store::DiskControl::shared();
    control.failing_syncs = 0;
    control.full = false;
    control.failed_syncs = control.failed_writes = 0;
  }

  static std::string store_in(const std::string& folder) { return folder + "/store.sqlite"; }

  /// A server and its witnesses; `meanwhile` says when it is killed.
  void live(const std::string& store, const std::function<void()>& prepare,
            const std::function<void(Pulse&)>& meanwhile) {
    ServerProcess victim(store, prepare);
    ASSERT_NE(victim.port(), 0) << "the server did not come up";
    Pulse pulse;
    std::vector<pid_t> processes;
    for (const WitnessSettings& witness : witnesses_) {
      processes.push_back(send_witness(witness, victim.port(), pulse.writer()));
    }
    pulse.stop_writing();
    meanwhile(pulse);
    victim.kill();
    ++kills_;
    for (const pid_t process : processes) {
      int status = -1;
      waitpid(process, &status, 0);
      EXPECT_EQ(status, 0) << "a witness did not end well";
    }
  }

  /// What is kept, against what each witness was told.
  void verify(const std::string& store) const {
    const auto database = store::open_sqlite_for_reading(store);
    for (const WitnessSettings& witness : witnesses_) {
      const Testimony testimony(witness.file);
      for (const std::string& complaint : testimony.complaints) ADD_FAILURE() << witness.game << ": " << complaint;
      for (const Testimony::Table& table : testimony.tables) verify(*database, table);
    }
  }

  static void verify(store::Database& database, const Testimony::Table& table) {
    const auto row = database.table(table.id);
    ASSERT_TRUE(row.has_value()) << "an acknowledged table is gone";
    const std::vector<store::LogEntry> log = database.log(row->number);  // throws when an entry is missing or changed
    std::set<std::string> keys;
    for (const store::LogEntry& entry : log) {
      EXPECT_TRUE(entry.key.empty() || keys.insert(entry.key).second) << "a move is there twice";
    }
    for (const auto& [seq, sent] : table.sent) {
      if (!sent.acknowledged) continue;
      ASSERT_LE(seq, static_cast<std::int64_t>(log.size())) << "an acknowledged move is lost";
      const store::LogEntry& kept = log[static_cast<std::size_t>(seq) - 1];
      EXPECT_EQ(kept.text, sent.move) << "another move is in the place of an acknowledged one";
      EXPECT_EQ(kept.key, sent.key);
    }
  }

  /// A server on a sound disk opens every table there has been: each log is played again by the rules.
  void replay_all(const std::string& store) {
    ServerProcess server(store);
    ASSERT_NE(server.port(), 0);
    const auto loop = net::NetworkLoop::make();
    const auto client = net::Client::make(*loop, "127.0.0.1", server.port());
    for (const WitnessSettings& witness : witnesses_) {
      const Testimony testimony(witness.file);
      for (const Testimony::Table& table : testimony.tables) {
        net::ClientRequest request;
        request.target = "/api/tables/" + table.id;
        request.headers.emplace_back("Cookie", testimony.cookies[0]);
        net::ClientResponse answer;
        client->request(std::move(request), [&](net::ClientResponse response) {
          answer = std::move(response);
          loop->stop();
        });
        loop->run();
        EXPECT_EQ(answer.status, 200) << witness.game << " does not replay: " << answer.body;
      }
    }
  }

  void tell(const std::string& what) const {
    std::uint64_t acknowledged = 0;
    std::uint64_t refused = 0;
    std::size_t tables = 0;
    for (const WitnessSettings& witness : witnesses_) {
      const Testimony testimony(witness.file);
      EXPECT_GT(testimony.acknowledged(), 0U) << witness.game;
      acknowledged += testimony.acknowledged();
      refused += testimony.refusals;
      tables += testimony.tables.size();
    }
    std::cout << kills_ << " kills, " << what << acknowledged << " moves acknowledged at " << tables << " tables of "
              << witnesses_.size() << " games, " << refused << " refused, "
              << (HasFailure() ? "SOME LOST OR DOUBLED" : "0 lost, 0 doubled") << "\n";
  }

  base::TemporaryFolder notes_;
  std::vector<WitnessSettings> witnesses_;
  int kills_ = 0;
  Rng rng_{11};
};

TEST_F(Durability, a_server_killed_at_random_moments_loses_no_acknowledged_move_of_any_game) {
  const base::TemporaryFolder disk;
  const std::string store = store_in(disk.path());
  const int rounds = repetitions(10, 200);
  for (int i = 0; i < rounds && !HasFailure(); ++i) {
    live(store, {}, [&](Pulse& pulse) { EXPECT_TRUE(pulse.wait(told_kept, 1 + rng_.index(300))); });
    verify(store);
  }
  replay_all(store);
  tell("");
}

TEST_F(Durability, a_disk_that_fails_to_sync_at_random_loses_no_acknowledged_move) {
  const base::TemporaryFolder disk{base::folder_in_memory()};
  const std::string store = store_in(disk.path());
  store::DiskControl& control = store::DiskControl::shared();
  const int rounds = repetitions(5, 200);
  int given_up = 0;
  for (int i = 0; i < rounds && !HasFailure(); ++i) {
    const auto prepare = [&] { store::use_faulty_disk(control, notes_.file("trace"), static_cast<std::uint64_t>(i)); };
    live(store, prepare, [&](Pulse& pulse) {
      EXPECT_TRUE(pulse.wait(told_kept, 1 + rng_.index(100)));
      control.failing_syncs = 600;  // the writer tries twice
      EXPECT_TRUE(pulse.wait(told_refused, 1 + rng_.index(40))) << "nobody was told that the disk fails";
      control.failing_syncs = 0;
      EXPECT_TRUE(pulse.wait(told_kept, 1 + rng_.index(100), all_refused));
      given_up += pulse.others_first() ? 1 : 0;
    });
    verify(store);
    std::filesystem::remove(notes_.file("trace"));
  }
  replay_all(store);
  EXPECT_LE(given_up, 1 + rounds / 10) << "it hardly ever goes on when the disk is well again";
  tell(std::to_string(control.failed_syncs) + " syncs failed, ");
}

TEST_F(Durability, a_full_disk_loses_no_acknowledged_move_and_is_gone_on_with_when_there_is_room) {
  const base::TemporaryFolder disk{base::folder_in_memory()};
  const std::string store = store_in(disk.path());
  store::DiskControl& control = store::DiskControl::shared();
  const int rounds = repetitions(5, 200);
  for (int i = 0; i < rounds && !HasFailure(); ++i) {
    const auto prepare = [&] { store::use_faulty_disk(control, notes_.file("trace"), static_cast<std::uint64_t>(i)); };
    live(store, prepare, [&](Pulse& pulse) {
      EXPECT_TRUE(pulse.wait(told_kept, 1 + rng_.index(60)));
      control.full = true;
      // A journal that was begun anew has room for a while: what it overwrites needs none.
      EXPECT_TRUE(pulse.wait(told_refused, 1 + rng_.index(20), 200)) << "nobody is told anything any more";
      control.full = false;
      EXPECT_TRUE(pulse.wait(told_kept, 1 + rng_.index(60))) << "it does not go on when there is room again";
    });
    verify(store);
    std::filesystem::remove(notes_.file("trace"));
  }
  replay_all(store);
  tell(std::to_string(control.failed_writes) + " writes found no room, ");
  EXPECT_GT(control.failed_writes, 0U);
}

TEST_F(Durability, a_power_cut_loses_no_acknowledged_move_though_syncs_have_failed) {
  const base::TemporaryFolder memory{base::folder_in_memory()};
  const std::string disk = memory.file("disk");
  const std::string before = memory.file("before");
  const std::string trace = memory.file("trace");
  std::filesystem::create_directory(disk);
  store::DiskControl& control = store::DiskControl::shared();
  const int rounds = repetitions(5, 200);
  int cuts = 0;
  for (int i = 0; i < rounds && !HasFailure(); ++i) {
    const auto prepare = [&] { store::use_faulty_disk(control, trace, static_cast<std::uint64_t>(i)); };
    live(store_in(disk), prepare, [&](Pulse& pulse) {
      control.failing_syncs = 300;
      EXPECT_TRUE(pulse.wait(told_kept, 1 + rng_.index(100), all_refused));
      control.failing_syncs = 0;
    });
    if (i % 2 == 0 && i + 1 < rounds) continue;  // killed only: the next one finds what was written, synced or not
    store::DiskTrace done(trace, before);
    while (done.next(rng_)) continue;
    for (int variant = 0; variant < 3; ++variant, ++cuts) {
      const store::DiskTrace::Files left = done.cut_at_random(rng_);
      for (const std::string& folder : {disk, before}) {
        std::filesystem::remove_all(folder);
        store::write_files(left, folder);
      }
      verify(store_in(disk));
    }
    for (const char* shared : {"-shm", "-wal"}) {
      if (!std::filesystem::exists(store_in(before) + shared)) std::filesystem::remove(store_in(disk) + shared);
    }
    std::filesystem::remove(trace);
  }
  replay_all(store_in(disk));
  tell(std::to_string(cuts) + " power cuts, " + std::to_string(control.failed_syncs) + " syncs failed, ");
}

}  // namespace
}  // namespace fondaco::site
