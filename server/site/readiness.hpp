// SPDX-License-Identifier: MIT
#pragma once
// Whether the server can do its work: the store takes writes, the disk has room, the loop keeps up, nothing piles up.
// Looks by itself several times a second, so that trouble is logged also when nobody asks.
#include <functional>
#include <memory>
#include <string>

#include "server/base/loop.hpp"
#include "server/net/site.hpp"
#include "server/store/store_files.hpp"
#include "server/store/writer.hpp"

namespace fondaco::site {

struct ReadinessSettings {
  base::Time look_every = 250;
  std::uint64_t least_free_bytes = 64ULL << 20U;  ///< where the store is
  base::Time most_lag = 1000;                     ///< of the loop, in the last ten seconds
  std::size_t most_writes_waiting = 20'000;
  base::Time probe_when_failing = 2'000;  ///< a write that shows whether the store takes writes again
  base::Time probe_when_idle = 60'000;    ///< the same where nobody has written for so long
};

struct QueueLengths {
  std::size_t bots = 0;
  std::size_t notices = 0;
};

class Readiness {
 public:
  struct Figures {
    std::uint64_t disk_free_bytes = 0;
    base::Time lag = 0;  ///< the longest of the last ten seconds
    bool ready = true;
  };

  /// The store is open already.
  Readiness(base::Loop& loop, store::Writer& writer, const std::string& store, const ReadinessSettings& settings,
            std::function<QueueLengths()> queues);

  /// For /readyz: 200, or 503 when something is wrong. `stopping`: it is about to go.
  net::Response answer(bool stopping);
  Figures figures();
  void change(const ReadinessSettings& settings) { settings_ = settings; }

 private:
  struct State;
  State look_around();
  void look();
  void look_later();
  void note_lag();
  void note_faults(const State& state);
  void probe(const store::Writer::Health& store);

  base::Loop& loop_;
  store::Writer& writer_;
  std::string store_;
  ReadinessSettings settings_;
  std::function<QueueLengths()> queues_;
  store::StoreFiles files_;
  std::string fault_;  ///< the last that was logged; empty: all is well
  base::Time due_ = 0;
  base::Time lag_ = 0;  ///< the longest of this half of the window
  base::Time lag_before_ = 0;
  base::Time half_began_ = 0;
  base::Time last_commit_ = 0;
  std::uint64_t commits_ = 0;
  base::Time probed_ = 0;
  bool probing_ = false;
  std::unique_ptr<base::Timer> timer_;
};

}  // namespace fondaco::site
