// SPDX-License-Identifier: MIT
#pragma once
// Knows when the server was away: stopped, killed, or frozen together with its machine. While clocks run the store is
// told every few seconds that the server is alive; from the last such word until it is back no time counts.
#include <functional>
#include <memory>

#include "server/base/loop.hpp"
#include "server/store/writer.hpp"
#include "server/tables/clocks.hpp"

namespace fondaco::tables {

class Heartbeat {
 public:
  /// `running`: the most demanding kind of clock that runs anywhere. `came_back`: the server was away although nobody
  /// stopped it; the matches are to be told, and then told() called.
  Heartbeat(base::Loop& loop, store::ServerStore& reader, store::Writer& writer, std::function<ClockKind()> running,
            base::Task came_back);

  /// All matches know of the absence: from now on the store may hear that the server is alive.
  void told() { told_ = true; }
  /// Notices an absence now. Whoever acts on a deadline asks before.
  void look();
  /// The server is about to go: clocks stop now. What was handed to the writer before is durable before.
  void stop();

  /// When the clock of a match stopped, by the time of its last entry.
  base::Time stopped(base::Time last_entry) const;

 private:
  void beat();
  void write();

  base::Loop& loop_;
  store::Writer& writer_;
  std::function<ClockKind()> running_;
  base::Task came_back_;
  base::Time opened_;         ///< the server was
  base::Time seen_;           ///< the loop ran then
  base::Time alive_before_;   ///< the absence began then; 0: nobody knows
  base::Time opened_before_;  ///< the server that was there before it was opened then
  bool told_ = false;
  std::shared_ptr<bool> writing_ = std::make_shared<bool>(false);  ///< the writer may answer after the end
  base::Time written_ = 0;
  std::unique_ptr<base::Timer> timer_;
};

}  // namespace fondaco::tables
