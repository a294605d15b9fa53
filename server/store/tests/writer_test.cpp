// SPDX-License-Identifier: MIT
#include "server/store/writer.hpp"

#include <gmock/gmock.h>
#include <sys/resource.h>

#include <csignal>
#include <future>

#include "server/base/testing_loop.hpp"
#include "server/store/sqlite_database.hpp"
#include "server/store/tests/store_folder.hpp"

namespace fondaco::store::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

template <typename Error>
bool is(const std::exception_ptr& failure) {
  try {
    if (failure) std::rethrow_exception(failure);
  } catch (const Error&) {
    return true;
  } catch (...) {
  }
  return false;
}

class WriterStore : public StoreTest {
 protected:
  TableNumber table = open_sqlite(file())->add_table(new_table("a"));
  base::FakeLoop loop;
  std::optional<Writer> writer{std::in_place, open_sqlite(file()), loop};
  std::vector<std::string> told;

  Writer::Done tell(const std::string& name) {
    return [this, name](const std::exception_ptr& failure) {
      told.push_back(name + (!failure                   ? ""
                             : is<Conflict>(failure)    ? ": conflict"
                             : is<StoreFailed>(failure) ? ": failed"
                                                        : ": ?"));
    };
  }
  void append(std::int32_t seq) {
    writer->submit([this, seq](Database& store) { store.append(table, entry(seq)); }, tell(std::to_string(seq)));
  }
  /// Holds the writer's thread in a group of its own until it is let go: what is submitted meanwhile is one group.
  std::promise<void> hold() {
    std::promise<void> let_go;
    auto held = std::make_shared<std::promise<void>>();
    auto started = held->get_future();
    writer->submit(
        [held, gate = let_go.get_future().share()](Database&) {
          held->set_value();
          gate.wait();
        },
        nullptr);
    started.wait();
    return let_go;
  }
  std::size_t kept() { return open_sqlite_for_reading(file())->log(table).size(); }
};

TEST_F(WriterStore, whoever_waits_is_told_on_the_loop_when_it_is_kept) {
  append(1);
  writer->flush();
  EXPECT_EQ(kept(), 1U);
  EXPECT_TRUE(told.empty());
  loop.run_pending();
  EXPECT_THAT(told, ElementsAre("1"));
}

TEST_F(WriterStore, a_group_is_one_commit_and_one_post_in_order) {
  auto gate = hold();
  for (std::int32_t seq = 1; seq <= 5; ++seq) append(seq);
  EXPECT_EQ(writer->figures().waiting, 6U);
  gate.set_value();
  writer->flush();
  EXPECT_EQ(loop.run_pending(), 2);
  EXPECT_THAT(told, ElementsAre("1", "2", "3", "4", "5"));
  const Writer::Figures figures = writer->figures();
  EXPECT_EQ(figures.commits, 2U);
  EXPECT_EQ(figures.works, 6U);
  EXPECT_EQ(figures.waiting, 0U);
  EXPECT_GT(figures.slowest_commit, 0);
  EXPECT_GE(figures.commit_seconds, figures.slowest_commit);
  EXPECT_EQ(writer->figures().slowest_commit, 0);
}

TEST_F(WriterStore, a_work_that_fails_takes_nobody_along) {
  auto gate = hold();
  append(1);
  writer->submit(
      [this](Database& store) {
        store.append(table, entry(2));
        store.append(table, entry(2));
      },
      tell("twice"));
  append(2);
  append(7);
  append(3);
  gate.set_value();
  writer->flush();
  loop.run_pending();
  EXPECT_THAT(told, ElementsAre("1", "twice: conflict", "2", "7: conflict", "3"));
  EXPECT_EQ(kept(), 3U);
}

TEST_F(WriterStore, flush_waits_for_what_was_handed_in_only) {
  append(1);
  writer->flush();
  writer->flush();
  EXPECT_EQ(kept(), 1U);
}

TEST_F(WriterStore, its_end_finishes_everything) {
  for (std::int32_t seq = 1; seq <= 50; ++seq) append(seq);
  writer.reset();
  EXPECT_EQ(kept(), 50U);
  loop.run_pending();
  EXPECT_EQ(told.size(), 50U);
}

/// While it lives, no file of this process grows beyond so many bytes: the disk is full.
class FullDisk {
 public:
  explicit FullDisk(rlim_t bytes) {
    handler_ = std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &before_);
    const rlimit limit{bytes, before_.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FullDisk() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FullDisk(const FullDisk&) = delete;
  FullDisk& operator=(const FullDisk&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int) = nullptr;
};

TEST_F(WriterStore, a_full_disk_fails_the_whole_group_and_leaves_a_usable_store) {
  append(1);
  writer->flush();
  {
    const FullDisk full(std::filesystem::file_size(file() + "-wal"));
    auto gate = hold();
    append(2);
    append(2);  // a conflict with what is not kept is none
    append(3);
    gate.set_value();
    writer->flush();
  }
  append(2);
  writer->flush();
  loop.run_pending();
  EXPECT_THAT(told, ElementsAre("1", "2: failed", "2: failed", "3: failed", "2"));
  EXPECT_EQ(kept(), 2U);
}

TEST_F(WriterStore, a_work_that_finds_no_room_is_not_kept_and_leaves_a_usable_store) {
  writer.reset();
  auto database = std::make_unique<SqliteDatabase>(file(), Access::change);
  SqliteConnection& connection = database->connection();
  const std::int64_t pages = connection.number("PRAGMA page_count");
  connection.execute("PRAGMA max_page_count = " + std::to_string(pages + 2));
  writer.emplace(std::move(database), loop);
  auto gate = hold();
  append(1);
  writer->submit([this](Database& store) { store.append(table, entry(2, std::string(100'000, 'x'))); }, tell("much"));
  append(2);
  gate.set_value();
  writer->flush();
  loop.run_pending();
  EXPECT_THAT(told, ElementsAre("1: failed", "much: failed", "2: failed"));
  EXPECT_EQ(kept(), 0U);
  append(1);
  writer->flush();
  EXPECT_EQ(kept(), 1U);
}

TEST_F(WriterStore, a_lock_of_somebody_else_is_waited_for) {
  const auto other = open_sqlite(file());
  other->begin();
  append(1);
  other->rollback();
  writer->flush();
  loop.run_pending();
  EXPECT_THAT(told, ElementsAre("1"));
}

}  // namespace
}  // namespace fondaco::store::tests
