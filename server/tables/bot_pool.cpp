// SPDX-License-Identifier: MIT
#include "server/tables/bot_pool.hpp"

#include <utility>

#include "bots/thinking.hpp"
#include "server/base/log.hpp"
#include "server/base/thread_priority.hpp"

namespace fondaco::tables {
namespace {

constexpr std::size_t most_hints = 8;    ///< that wait; each thinks for two seconds at most
constexpr std::size_t most_trees = 100;  ///< kept for decisions that wait
// The loop, the writer and quick decisions come before long thoughts, and all of them before what nobody waits for.
constexpr int nice_when_slow = 5;
constexpr int nice_in_background = 19;

/// What the bot chooses. A bot that fails is a defect, to be noted; the table goes on with any legal move.
Move choice(SeatedBot& seat, const AnyState& state, Rng& rng) {
  const AnyGame& game = *seat.game->game;
  try {
    const Move move = seat.bot->choose(state, rng);
    if (game.check(state, move).legal()) return move;
    base::log_error("bot", "it chose " + game.text(move) + ", which is not legal");
  } catch (const std::exception& error) {
    base::log_error("bot", error.what());
  }
  const std::vector<Move> legal = game.legal(state);
  return legal[rng.index(static_cast<std::uint32_t>(legal.size()))];
}

std::size_t index_of(Worker worker) { return static_cast<std::size_t>(worker); }

int niceness(Worker worker) {
  if (worker == Worker::express) return 0;
  return worker == Worker::general ? nice_when_slow : nice_in_background;
}

}  // namespace

BotPool::BotPool(base::Loop& loop, unsigned threads, const LineLimits& limits)
    : loop_(loop), threads_at_a_time_(threads), queue_(limits), hints_(1, most_hints, nice_when_slow) {
  threads_.emplace_back([this] { decide(Worker::express); });
  for (unsigned i = 0; i < threads; ++i) {
    threads_.emplace_back([this] { decide(Worker::general); });
    threads_.emplace_back([this] { decide(Worker::background); });
  }
}

BotPool::~BotPool() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    decisions_.clear();
  }
  for (std::condition_variable& bell : bells_) bell.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

std::optional<Ticket> BotPool::think(BotTask task, Chosen chosen) {
  const Standing standing = std::move(task.standing);
  const Cost cost = task.cost;
  auto work = [seat = std::move(task.seat), state = std::move(task.state), luck = task.luck,
               chosen = std::move(chosen)]() mutable -> base::Task {
    Rng rng(luck);
    const Move move = choice(*seat, state, rng);
    seat.reset();
    return [chosen = std::move(chosen), move] { chosen(move); };
  };
  Ticket ticket = 0;
  {
    const std::scoped_lock lock(mutex_);
    ticket = ++last_ticket_;
    if (!queue_.add(ticket, standing, cost)) {
      ++figures_.postponed;
      return std::nullopt;
    }
    decisions_.emplace(ticket, std::move(work));
  }
  wake_for(standing.urgency);
  return ticket;
}

void BotPool::restand(Ticket ticket, const Standing& standing) {
  {
    const std::scoped_lock lock(mutex_);
    queue_.restand(ticket, standing);
  }
  wake_for(standing.urgency);
}

void BotPool::wake_for(Urgency urgency) {
  if (urgency != Urgency::awaited) return bell_of(Worker::background).notify_one();
  bell_of(Worker::express).notify_one();
  bell_of(Worker::general).notify_one();
}

bool BotPool::withdraw(Ticket ticket) {
  const std::scoped_lock lock(mutex_);
  if (!queue_.withdraw(ticket)) return false;
  decisions_.erase(ticket);
  return true;
}

bool BotPool::crowded() {
  const std::scoped_lock lock(mutex_);
  return queue_.waiting() > most_trees;
}

bool BotPool::advise(Advice advice) {
  return hints_.submit([this, advice = std::move(advice)] { give_hint(advice); });
}

BotPool::Figures BotPool::figures() {
  const std::scoped_lock lock(mutex_);
  Figures figures = figures_;
  figures.waiting = queue_.waiting();
  for (std::size_t i = 0; i < urgency_names.size(); ++i) figures.waiting_by_urgency[i] = queue_.waiting(Urgency(i));
  return figures;
}

/// Tables of bots alone get what the others leave of the threads that the host has given.
bool BotPool::spare_time() const {
  const auto& busy = figures_.thinking_by_worker;
  return busy[index_of(Worker::general)] + busy[index_of(Worker::background)] < threads_at_a_time_;
}

BotPool::Thought BotPool::think_out(const Advice& work) {
  const bots::Stopwatch watch;
  base::Task answer = work();
  return {.answer = std::move(answer), .seconds = static_cast<double>(watch.microseconds()) / 1e6};
}

/// The loop may outlive the tables: an answer that comes too late is dropped.
void BotPool::answer(base::Task answer) {
  loop_.post([answer = std::move(answer), open = std::weak_ptr(open_)] {
    if (!open.expired()) answer();
  });
}

void BotPool::decide(Worker worker) {
  base::be_nice(niceness(worker));
  std::unique_lock lock(mutex_);
  while (true) {
    std::optional<BotQueue::Taken> taken;
    bell_of(worker).wait(lock, [&] { return stopping_ || (taken = queue_.take(worker, spare_time())); });
    if (stopping_) return;
    if (worker == Worker::background) bell_of(worker).notify_one();  // there may be more to do
    auto work = decisions_.extract(taken->decision.ticket);
    ++figures_.thinking;
    ++figures_.thinking_by_worker[index_of(worker)];
    lock.unlock();
    Thought thought = think_out(work.mapped());
    lock.lock();
    --figures_.thinking;
    --figures_.thinking_by_worker[index_of(worker)];
    ++figures_.decisions;
    figures_.seconds += thought.seconds;
    queue_.settle(*taken, static_cast<Cost>(thought.seconds * 1e6));
    lock.unlock();
    bell_of(Worker::background).notify_one();  // there may be time to spare now
    answer(std::move(thought.answer));
    lock.lock();
  }
}

void BotPool::give_hint(const Advice& advice) {
  {
    const std::scoped_lock lock(mutex_);
    ++figures_.thinking;
  }
  Thought thought = think_out(advice);
  {
    const std::scoped_lock lock(mutex_);
    --figures_.thinking;
    ++figures_.hints;
    figures_.seconds += thought.seconds;
  }
  answer(std::move(thought.answer));
}

}  // namespace fondaco::tables
