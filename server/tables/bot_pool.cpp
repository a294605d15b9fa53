#include "server/tables/bot_pool.hpp"

#include <utility>

#include "bots/thinking.hpp"
#include "server/base/log.hpp"

namespace fondaco::server {
namespace {

constexpr std::size_t most_hints = 8;  ///< that wait; each thinks for two seconds at most

/// What the bot chooses. A bot that fails is a defect, to be noted; the table goes on with any legal move.
Move choice(SeatedBot& seat, const AnyState& state, Rng& rng) {
  const AnyGame& game = *seat.game->game;
  try {
    const Move move = seat.bot->choose(state, rng);
    if (game.check(state, move).legal()) return move;
    log_error("bot", "it chose " + game.text(move) + ", which is not legal");
  } catch (const std::exception& error) {
    log_error("bot", error.what());
  }
  const std::vector<Move> legal = game.legal(state);
  return legal[rng.index(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace

BotPool::BotPool(Loop& loop, unsigned threads) : loop_(loop) {
  for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
}

BotPool::~BotPool() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    bots_.clear();
    hints_.clear();
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::think(std::shared_ptr<SeatedBot> seat, AnyState state, std::uint64_t luck, Chosen chosen) {
  auto work = [seat = std::move(seat), state = std::move(state), luck, chosen = std::move(chosen)]() mutable -> Task {
    Rng rng(luck);
    const Move move = choice(*seat, state, rng);
    seat.reset();
    return [chosen = std::move(chosen), move] { chosen(move); };
  };
  {
    const std::scoped_lock lock(mutex_);
    bots_.push_back({.work = std::move(work), .hint = false});
    ++figures_.waiting;
  }
  wake_.notify_one();
}

bool BotPool::advise(Advice advice) {
  {
    const std::scoped_lock lock(mutex_);
    if (hints_.size() >= most_hints) return false;
    hints_.push_back({.work = std::move(advice), .hint = true});
  }
  wake_.notify_one();
  return true;
}

BotPool::Figures BotPool::figures() {
  const std::scoped_lock lock(mutex_);
  return figures_;
}

BotPool::Job BotPool::take() {
  std::deque<Job>& jobs = bots_.empty() ? hints_ : bots_;
  Job job = std::move(jobs.front());
  jobs.pop_front();
  if (!job.hint) --figures_.waiting;
  ++figures_.thinking;
  return job;
}

void BotPool::run() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [&] { return stopping_ || !bots_.empty() || !hints_.empty(); });
    if (stopping_) return;
    Job job = take();
    lock.unlock();
    const bots::Stopwatch watch;
    Task answer = job.work();
    const double spent = static_cast<double>(watch.microseconds()) / 1e6;
    job.work = nullptr;  // the loop alone ends what it gave
    lock.lock();
    --figures_.thinking;
    ++(job.hint ? figures_.hints : figures_.decisions);
    figures_.seconds += spent;
    lock.unlock();
    // The loop may outlive the tables: an answer that comes too late is dropped.
    loop_.post([answer = std::move(answer), open = std::weak_ptr(open_)] {
      if (!open.expired()) answer();
    });
    lock.lock();
  }
}

}  // namespace fondaco::server
