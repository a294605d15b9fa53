#include "server/people/hash_queue.hpp"

#include <utility>

#include "server/base/refusal.hpp"

namespace fondaco::server {

HashQueue::HashQueue(Loop& loop, unsigned threads, std::size_t most_waiting)
    : loop_(loop), most_waiting_(most_waiting) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

HashQueue::~HashQueue() {
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void HashQueue::submit(Task work, Done done) {
  {
    const std::lock_guard lock(mutex_);
    if (queue_.size() >= most_waiting_) {
      Refusal refusal(503, "busy", "many people sign in just now, please try again");
      refusal.retry_after = 2;
      throw refusal;
    }
    queue_.push_back({std::move(work), std::move(done)});
  }
  wake_.notify_one();
}

std::size_t HashQueue::waiting() {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

void HashQueue::run() {
  for (;;) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (stopping_) return;
      job = std::move(queue_.front());
      queue_.pop_front();
    }
    std::exception_ptr failure;
    try {
      job.work();
    } catch (...) {
      failure = std::current_exception();
    }
    loop_.post([done = std::move(job.done), failure] { done(failure); });
  }
}

}  // namespace fondaco::server
