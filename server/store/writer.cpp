// SPDX-License-Identifier: MIT
#include "server/store/writer.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "server/base/log.hpp"

namespace fondaco::store {
namespace {

/// When so many came while the disk was busy, more are on their way: a moment's wait and they share one commit.
/// Somebody who plays at a quiet table does not wait.
constexpr std::size_t rush = 4;
constexpr std::chrono::milliseconds gathering{2};

}  // namespace

Writer::Writer(std::unique_ptr<Database> database, base::Loop& loop)
    : database_(std::move(database)), loop_(loop), thread_([this] { run(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_one();
  thread_.join();
}

void Writer::submit(Work work, Done done) {
  {
    const std::lock_guard lock(mutex_);
    queue_.push_back({.work = std::move(work), .done = std::move(done), .failure = nullptr});
    ++figures_.waiting;
  }
  wake_.notify_one();
}

void Writer::flush() {
  std::unique_lock lock(mutex_);
  const std::uint64_t all = figures_.works + figures_.waiting;
  settled_.wait(lock, [&] { return figures_.works >= all; });
}

Writer::Figures Writer::figures() {
  const std::lock_guard lock(mutex_);
  Figures figures = figures_;
  figures_.slowest_commit = 0;
  return figures;
}

void Writer::run() {
  std::unique_lock lock(mutex_);
  std::size_t size = 0;
  for (;;) {
    wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
    if (queue_.empty()) return;
    if (size >= rush && !stopping_) {
      lock.unlock();
      std::this_thread::sleep_for(gathering);
      lock.lock();
    }
    std::vector<Job> group = std::exchange(queue_, {});
    size = group.size();
    lock.unlock();
    const double seconds = write(group);
    // One post for all: each wakes the loop. The works go along, since what they hold belongs to the loop.
    loop_.post([group = std::move(group)] {
      for (const Job& job : group) {
        if (job.done) job.done(job.failure);
      }
    });
    lock.lock();
    figures_.waiting -= size;
    figures_.works += size;
    figures_.failed += group_failed_;
    failure_ = group_failure_;
    ++figures_.commits;
    figures_.commit_seconds += seconds;
    figures_.slowest_commit = std::max(figures_.slowest_commit, seconds);
    settled_.notify_all();
  }
}

Writer::Health Writer::health() {
  const std::lock_guard lock(mutex_);
  return {.waiting = figures_.waiting, .commits = figures_.commits, .failure = failure_};
}

/// Logged once, however many groups meet the same; again when it has worked in between.
void Writer::store_failed(const std::string& why, std::size_t works) {
  group_failure_ = why;
  group_failed_ += works;
  if (logged_ == why) return;
  logged_ = why;
  base::log_error("write", why);
}

double Writer::write(std::vector<Job>& group) {
  group_failure_.clear();
  group_failed_ = 0;
  // Nearly always all of them can be kept, and need no savepoints.
  auto seconds = write_together(group);
  if (!seconds) seconds = write_each(group);
  if (group_failure_.empty()) logged_.clear();
  return *seconds;
}

std::optional<double> Writer::write_together(const std::vector<Job>& group) {
  try {
    database_->begin();
    for (const Job& job : group) job.work(*database_);
    return commit();
  } catch (const std::exception&) {
    database_->rollback();
    return std::nullopt;
  }
}

double Writer::write_each(std::vector<Job>& group) {
  try {
    database_->begin();
    for (Job& job : group) {
      try {
        database_->attempt(job.work);
      } catch (const StoreFailed& failed) {
        job.failure = std::current_exception();
        store_failed(failed.what(), 1);
      } catch (...) {
        job.failure = std::current_exception();
      }
    }
    return commit();
  } catch (const std::exception& error) {
    // All of them, also who met a Conflict: it may have been with a work of this group, which is not kept either.
    const auto failure = std::make_exception_ptr(StoreFailed(error.what()));
    for (Job& job : group) job.failure = failure;
    group_failed_ = 0;
    store_failed(error.what(), group.size());
    database_->rollback();
    return 0;
  }
}

double Writer::commit() {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  database_->commit();
  return std::chrono::duration<double>(Clock::now() - start).count();
}

}  // namespace fondaco::store
