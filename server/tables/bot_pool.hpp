#pragma once
// Bots think on threads of their own, a few at a time, in the order they were asked. They are handed a copy of the
// state, which the bot's own door (SeatKnowledge) reduces to what its seat knows.
#include <condition_variable>
#include <deque>
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
    std::size_t waiting = 0;
    std::size_t thinking = 0;
    std::uint64_t decisions = 0;
    double seconds = 0;  ///< of thinking, all together
  };

  BotPool(Loop& loop, unsigned threads);
  ~BotPool();
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  using Chosen = std::function<void(Move)>;
  /// `chosen` is called on the loop.
  void think(std::shared_ptr<SeatedBot> seat, AnyState state, std::uint64_t luck, Chosen chosen);
  Figures figures();

 private:
  struct Job {
    std::shared_ptr<SeatedBot> seat;
    AnyState state;
    std::uint64_t luck = 0;
    Chosen chosen;
  };
  void run();

  Loop& loop_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> jobs_;
  Figures figures_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace fondaco::server
