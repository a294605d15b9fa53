#include "server/tables/bot_pool.hpp"

#include "bots/thinking.hpp"

namespace fondaco::server {

BotPool::BotPool(Loop& loop, unsigned threads) : loop_(loop) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    jobs_.clear();
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::think(std::shared_ptr<SeatedBot> seat, AnyState state, std::uint64_t luck, Chosen chosen) {
  {
    const std::scoped_lock lock(mutex_);
    jobs_.push_back({std::move(seat), std::move(state), luck, std::move(chosen)});
    ++figures_.waiting;
  }
  wake_.notify_one();
}

BotPool::Figures BotPool::figures() {
  const std::scoped_lock lock(mutex_);
  return figures_;
}

void BotPool::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [&] { return stopping_ || !jobs_.empty(); });
    if (stopping_) return;
    Job job = std::move(jobs_.front());
    jobs_.pop_front();
    --figures_.waiting;
    ++figures_.thinking;
    lock.unlock();
    const bots::Stopwatch watch;
    Rng rng(job.luck);
    const Move move = job.seat->bot->choose(job.state, rng);
    job.seat.reset();
    const double spent = static_cast<double>(watch.microseconds()) / 1e6;
    loop_.post([chosen = std::move(job.chosen), move] { chosen(move); });
    lock.lock();
    --figures_.thinking;
    ++figures_.decisions;
    figures_.seconds += spent;
  }
}

}  // namespace fondaco::server
