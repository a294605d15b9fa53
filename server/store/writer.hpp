// SPDX-License-Identifier: MIT
#pragma once
// Writes for everybody, in groups: what arrives while the disk is busy with one commit goes into the next one together.
// Only when a commit is durable are those told who wait for it, on the loop, in the order they came.
#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "server/base/loop.hpp"
#include "server/store/database.hpp"

namespace fondaco::store {

class Writer {
 public:
  /// May be done again from the start when another work of its group has failed.
  using Work = std::function<void(Database&)>;
  /// Null when it is durable; else a Conflict or StoreFailed.
  using Done = std::function<void(std::exception_ptr)>;

  struct Figures {
    std::size_t waiting = 0;   ///< works handed in and not durable yet
    std::uint64_t works = 0;   ///< done so far, kept or refused
    std::uint64_t failed = 0;  ///< of those, refused by the store itself: a full disk, a file that is gone
    std::uint64_t commits = 0;
    double commit_seconds = 0;  ///< all of them together
    double slowest_commit = 0;  ///< since the figures were read last
  };

  /// How it stands; asking changes nothing.
  struct Health {
    std::size_t waiting = 0;
    std::uint64_t commits = 0;
    std::string failure;  ///< why the last group could not be kept; empty: it could
  };

  Writer(std::unique_ptr<Database> database, base::Loop& loop);
  /// Finishes what was handed in.
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  void submit(Work work, Done done);
  /// Returns when everything handed in so far is durable (or has failed); its Done may still wait on the loop.
  void flush();
  Figures figures();
  Health health();

 private:
  struct Job {
    Work work;
    Done done;
    std::exception_ptr failure;
  };
  void run();
  /// All of the group in one transaction. Returns the seconds of its commit.
  double write(std::vector<Job>& group);
  std::optional<double> write_together(const std::vector<Job>& group);
  double write_each(std::vector<Job>& group);
  double commit();

  void store_failed(const std::string& why, std::size_t works);

  std::unique_ptr<Database> database_;
  base::Loop& loop_;
  // Of the group that is being written, for its thread alone.
  std::string group_failure_;
  std::size_t group_failed_ = 0;
  std::string logged_;  ///< the failure that was logged last
  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable settled_;
  std::vector<Job> queue_;
  Figures figures_;
  std::string failure_;
  bool stopping_ = false;
  std::thread thread_;
};

}  // namespace fondaco::store
