#pragma once
// Bots think on threads of their own, a few at a time, in the order they were asked. They are handed a copy of the
// state, which the bot's own door (SeatKnowledge) reduces to what its seat knows. Whoever wants advice waits until no
// bot does.
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "server/base/loop.hpp"
#include "server/tables/shelf.hpp"

namespace fondaco::server {

/// A bot in a seat, for the decisions of one turn: it remembers what it thought. One thread at a time uses it.
struct SeatedBot {
  std::shared_ptr<const ShelvedGame> game;  ///< kept as long as the bot
  std::unique_ptr<bots::SeatBot> bot;
};

class BotPool {
 public:
  struct Figures {
    std::size_t waiting = 0;  ///< bots
    std::size_t thinking = 0;
    std::uint64_t decisions = 0;
    std::uint64_t hints = 0;
    double seconds = 0;  ///< of thinking, all together
  };

  BotPool(Loop& loop, unsigned threads);
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  using Chosen = std::function<void(Move)>;
  /// `chosen` is called on the loop, with a legal move: any one when the bot fails.
  void think(std::shared_ptr<SeatedBot> seat, AnyState state, std::uint64_t luck, Chosen chosen);
  /// Runs on a thread, must not throw, and returns what is to be done on the loop.
  using Advice = std::function<Task()>;
  /// False: too many wait already.
  bool advise(Advice advice);
  Figures figures();

 private:
  struct Job {
    Advice work;
    bool hint = false;
  };
  void run();
  Job take();

  Loop& loop_;
  std::shared_ptr<const bool> open_ = std::make_shared<const bool>(true);  ///< gone with the pool
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> bots_;
  std::deque<Job> hints_;
  Figures figures_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace fondaco::server
