// SPDX-License-Identifier: MIT
// A store that is deleted or replaced under whoever writes to it.
#include "server/store/store_files.hpp"

#include <gmock/gmock.h>

#include "server/base/testing_loop.hpp"
#include "server/store/tests/store_folder.hpp"
#include "server/store/tools.hpp"
#include "server/store/writer.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::store::tests {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;
namespace fs = std::filesystem;

class StoreFilesTest : public StoreTest {
 protected:
  /// What somebody is told who appends that entry.
  std::string appended(std::int32_t seq) {
    std::string line = "nobody was told";
    writer->submit([this, seq](Database& store) { store.append(table, entry(seq)); },
                   [&](const std::exception_ptr& failure) {
                     line = line_of<StoreFailed>([&] {
                       if (failure) std::rethrow_exception(failure);
                     });
                   });
    EXPECT_TRUE(loop.run_until([&] { return line != "nobody was told"; }));
    return line;
  }

  TableNumber table = open_sqlite(file())->add_table(new_table("a"));
  base::FakeLoop loop;
  std::optional<Writer> writer{std::in_place, open_sqlite(file()), loop};
  const StoreFiles files{file()};
};

TEST_F(StoreFilesTest, as_long_as_they_are_there_nothing_is_wrong) {
  EXPECT_EQ(fault_text(files.check()), "");
  EXPECT_EQ(appended(1), "no error");
  back_up_store(file(), path("backup.db"));
  tamper("PRAGMA wal_checkpoint(TRUNCATE)");
  EXPECT_EQ(fault_text(files.check()), "");
  EXPECT_EQ(appended(2), "no error");
}

TEST_F(StoreFilesTest, nothing_is_acknowledged_into_a_deleted_file) {
  EXPECT_EQ(appended(1), "no error");
  fs::rename(file(), path("elsewhere.db"));
  EXPECT_EQ(fault_text(files.check()), file() + ": the file was deleted under the running server");
  EXPECT_EQ(appended(2), fault_text(files.check()));
  EXPECT_EQ(appended(3), fault_text(files.check()));
  fs::rename(path("elsewhere.db"), file());
  EXPECT_EQ(fault_text(files.check()), "");
  EXPECT_EQ(appended(2), "no error");  // nothing of it was kept meanwhile
}

TEST_F(StoreFilesTest, nothing_is_acknowledged_into_a_journal_that_is_gone) {
  fs::remove(file() + "-wal");
  EXPECT_EQ(fault_text(files.check()), file() + "-wal: the file was deleted under the running server");
  EXPECT_EQ(appended(1), fault_text(files.check()));
}

TEST_F(StoreFilesTest, a_replaced_file_is_noticed) {
  back_up_store(file(), path("backup.db"));
  fs::rename(path("backup.db"), file());
  EXPECT_EQ(fault_text(files.check()), file() + ": the file was replaced under the running server");
  EXPECT_EQ(appended(1), fault_text(files.check()));
}

// It goes between the begin and the commit of a group: too late to keep it from being written, but not from being told.
TEST_F(StoreFilesTest, a_file_that_goes_during_a_commit_is_noticed_before_anybody_is_told) {
  bool told = false;
  writer->submit(
      [this](Database& store) {
        store.append(table, entry(1));
        fs::remove(file());
      },
      [&](const std::exception_ptr& failure) {
        told = true;
        EXPECT_TRUE(failure);
      });
  EXPECT_TRUE(loop.run_until([&] { return told; }));
}

}  // namespace
}  // namespace fondaco::store::tests
