// SPDX-License-Identifier: MIT
#pragma once
// A Loop for tests: nothing runs and no time passes until the test says so. Other threads may post to it as to a real
// one.
#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <utility>

#include "server/base/loop.hpp"

namespace fondaco::base {

class FakeLoop final : public Loop {
 public:
  explicit FakeLoop(Time now = 1'700'000'000'000) : now_(now) {}

  void post(Task task) override {
    {
      const std::lock_guard lock(mutex_);
      posted_.push_back(std::move(task));
    }
    arrived_.notify_all();
  }

  [[nodiscard]] std::unique_ptr<Timer> at(Time when, Task task) override {
    // Keyed by time and by the order of asking, so that timers of one moment fire as they were set.
    const auto place = std::pair{when, ++timers_made_};
    timers_->emplace(place, std::move(task));
    return std::make_unique<Waiting>(timers_, place);
  }

  Time now() const override {
    const std::lock_guard lock(mutex_);
    return now_;
  }

  /// Runs what was posted, and what that posts, until nothing is left. Returns how many tasks ran.
  int run_pending() {
    int ran = 0;
    while (Task task = take()) {
      task();
      ++ran;
    }
    return ran;
  }

  /// Runs what was posted first. False: nothing was.
  bool run_one() {
    const Task task = take();
    if (task) task();
    return task != nullptr;
  }

  /// As when a process ends: nothing that was posted or set is ever done.
  void drop_everything() {
    const Timers timers = std::exchange(*timers_, {});  // what a task holds may be a timer itself
    const std::lock_guard lock(mutex_);
    posted_.clear();
  }

  /// Runs what is posted, also by other threads, until `done` holds. False: it did not within the limit of real time.
  template <typename Done>
  bool run_until(const Done& done, std::chrono::milliseconds limit = std::chrono::seconds(20)) {
    const auto end = std::chrono::steady_clock::now() + limit;
    for (;;) {
      run_pending();
      if (done()) return true;
      std::unique_lock lock(mutex_);
      if (!arrived_.wait_until(lock, end, [this] { return !posted_.empty(); })) return false;
    }
  }

  /// Lets that much time pass: timers fire at their moment, each followed by what it posted.
  void advance(Time milliseconds) {
    const Time end = now() + milliseconds;
    run_pending();
    while (!timers_->empty() && timers_->begin()->first.first <= end) {
      auto next = timers_->extract(timers_->begin());
      if (next.key().first > now()) set_now(next.key().first);
      next.mapped()();
      run_pending();
    }
    set_now(end);
  }

  /// Moves the clock without firing anything.
  void set_now(Time now) {
    const std::lock_guard lock(mutex_);
    now_ = now;
  }

  std::size_t timers_waiting() const { return timers_->size(); }

 private:
  using Place = std::pair<Time, std::uint64_t>;
  using Timers = std::map<Place, Task>;

  struct Waiting final : Timer {
    Waiting(std::shared_ptr<Timers> its_timers, Place its_place) : timers(std::move(its_timers)), place(its_place) {}
    ~Waiting() override { timers->erase(place); }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;

    std::shared_ptr<Timers> timers;  // shared: a timer may outlive the loop of its test
    Place place;
  };

  Task take() {
    const std::lock_guard lock(mutex_);
    if (posted_.empty()) return nullptr;
    Task task = std::move(posted_.front());
    posted_.pop_front();
    return task;
  }

  mutable std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<Task> posted_;
  Time now_;
  std::shared_ptr<Timers> timers_ = std::make_shared<Timers>();
  std::uint64_t timers_made_ = 0;
};

}  // namespace fondaco::base
