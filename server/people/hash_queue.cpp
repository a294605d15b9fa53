// SPDX-License-Identifier: MIT
#include "server/people/hash_queue.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <utility>

#include "server/base/refusal.hpp"

namespace fondaco::people {
namespace {

[[noreturn]] void refuse_as_busy() {
  base::Refusal refusal(503, "busy", "many people sign in just now, please try again");
  refusal.retry_after = 2;
  throw refusal;
}

}  // namespace

HashQueue::HashQueue(base::Loop& loop, unsigned threads, std::size_t most_waiting)
    : loop_(loop),
      most_waiting_(most_waiting),
      most_of_address_((most_waiting + 1) / 2),
      workers_(threads, std::numeric_limits<std::size_t>::max()) {}

void HashQueue::submit(const std::string& address, base::Task work, Done done) {
  base::Task task = [this, work = std::move(work), done = std::move(done)]() mutable {
    std::exception_ptr failure;
    try {
      work();
    } catch (...) {
      failure = std::current_exception();
    }
    loop_.post([done = std::move(done), failure] { done(failure); });
  };
  {
    const std::lock_guard lock(mutex_);
    auto turn = std::ranges::find(turns_, address, &Turn::address);
    const std::size_t of_address = turn == turns_.end() ? 0 : turn->tasks.size();
    if (waiting_ >= most_waiting_ || of_address >= most_of_address_) refuse_as_busy();
    if (of_address == 0) turn = turns_.insert(turns_.end(), {.address = address, .tasks = {}});
    turn->tasks.push_back(std::move(task));
    ++waiting_;
  }
  // It takes one task, whichever is then the next.
  if (!workers_.submit([this] { next()(); })) throw std::logic_error("the workers take every task");
}

base::Task HashQueue::next() {
  const std::lock_guard lock(mutex_);
  base::Task task = std::move(turns_.front().tasks.front());
  turns_.front().tasks.pop_front();
  turns_.splice(turns_.end(), turns_, turns_.begin());
  if (turns_.back().tasks.empty()) turns_.pop_back();
  --waiting_;
  return task;
}

std::size_t HashQueue::waiting() {
  const std::lock_guard lock(mutex_);
  return waiting_;
}

}  // namespace fondaco::people
