// SPDX-License-Identifier: MIT
#pragma once
// Bots think on threads of their own, in the order that BotQueue finds fair. They are handed a copy of the state, which
// the bot's own door (SeatKnowledge) reduces to what its seat knows. Hints have a thread of their own.
#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/base/workers.hpp"
#include "server/tables/bot_queue.hpp"
#include "server/tables/game_cache.hpp"

namespace fondaco::tables {

/// A bot in a seat, for the decisions of one turn: it remembers what it thought. One thread at a time uses it.
struct SeatedBot {
  std::shared_ptr<const CachedGame> game;  ///< kept as long as the bot
  std::unique_ptr<bots::SeatBot> bot;
};

/// A decision that a bot is asked for.
struct BotTask {
  std::shared_ptr<SeatedBot> seat;
  AnyState state;
  std::uint64_t luck = 0;
  Standing standing;
  Cost cost = 0;  ///< an estimate
};

class BotPool {
 public:
  struct Figures {
    std::size_t waiting = 0;  ///< bots
    std::array<std::size_t, urgency_names.size()> waiting_by_urgency{};
    std::size_t thinking = 0;  ///< bots and hints
    std::array<std::size_t, worker_names.size()> thinking_by_worker{};
    std::uint64_t decisions = 0;
    std::uint64_t postponed = 0;  ///< decisions for which the queue had no room
    std::uint64_t hints = 0;
    double seconds = 0;  ///< of thinking, all together
  };

  /// `threads`: decisions that are not quick, at a time.
  BotPool(base::Loop& loop, unsigned threads, const LineLimits& limits = {});
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  using Chosen = std::function<void(Move)>;
  /// `chosen` is called on the loop, with a legal move: any one when the bot fails. Returns nothing when too many wait.
  std::optional<Ticket> think(BotTask task, Chosen chosen);
  /// The decision matters more or less than when it was asked for. Without effect once it is thought about.
  void restand(Ticket ticket, const Standing& standing);
  /// True: nobody will think about it, and nothing is called.
  bool withdraw(Ticket ticket);
  /// So many wait that bots should not remember what they thought: trees take memory.
  bool crowded();

  /// Runs on a thread, must not throw, and returns what is to be done on the loop.
  using Advice = std::function<base::Task()>;
  /// False: too many wait already.
  bool advise(Advice advice);
  Figures figures();
  /// Set when the pool ends: whoever thinks for it stops at once.
  const std::atomic<bool>& stopping() const { return stopping_; }

 private:
  struct Thought {
    base::Task answer;
    double seconds = 0;
  };
  void decide(Worker worker);
  void give_hint(const Advice& advice);
  bool spare_time() const;
  void wake_for(Urgency urgency);
  std::condition_variable& bell_of(Worker worker) { return bells_[static_cast<std::size_t>(worker)]; }
  static Thought think_out(const Advice& work);
  void answer(base::Task answer);

  base::Loop& loop_;
  std::shared_ptr<const bool> open_ = std::make_shared<const bool>(true);  ///< gone with the pool
  const unsigned threads_at_a_time_;
  std::mutex mutex_;
  std::array<std::condition_variable, worker_names.size()> bells_;
  BotQueue queue_;
  std::unordered_map<Ticket, Advice> decisions_;  ///< that wait
  Ticket last_ticket_ = 0;
  Figures figures_;
  std::atomic<bool> stopping_ = false;
  std::vector<std::thread> threads_;
  base::Workers hints_;  // last, so that its thread ends first
};

}  // namespace fondaco::tables
