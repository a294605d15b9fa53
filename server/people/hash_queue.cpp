#include "server/people/hash_queue.hpp"

#include <utility>

#include "server/base/refusal.hpp"

namespace fondaco::server {

void HashQueue::submit(Task work, Done done) {
  const bool taken = workers_.submit([this, work = std::move(work), done = std::move(done)]() mutable {
    std::exception_ptr failure;
    try {
      work();
    } catch (...) {
      failure = std::current_exception();
    }
    loop_.post([done = std::move(done), failure] { done(failure); });
  });
  if (taken) return;
  Refusal refusal(503, "busy", "many people sign in just now, please try again");
  refusal.retry_after = 2;
  throw refusal;
}

}  // namespace fondaco::server
