// SPDX-License-Identifier: MIT
#pragma once
// The bot of the seat to move, for the decisions of one turn: it remembers what it thought.
#include "server/tables/bot_pool.hpp"

namespace fondaco::tables {

class BotTurn {
 public:
  const std::shared_ptr<SeatedBot>& seated() const { return seated_; }
  /// It was asked, or will be when there is room in the queue.
  bool thinking() const { return thinking_; }
  /// Of the decision it thinks about.
  Ticket ticket() const { return ticket_; }

  void sit(Seat seat, std::shared_ptr<SeatedBot> bot) {
    seat_ = seat;
    seated_ = std::move(bot);
  }
  /// What it thought of another position is worth nothing.
  void forget() { seated_.reset(); }
  void forget_unless(Seat seat) {
    if (seat_ != seat) forget();
  }

  void begin_thinking() { thinking_ = true; }
  void asked(Ticket ticket) { ticket_ = ticket; }
  void end_thinking() { thinking_ = false; }

 private:
  std::shared_ptr<SeatedBot> seated_;
  Seat seat_ = nobody;
  bool thinking_ = false;
  Ticket ticket_ = 0;
};

}  // namespace fondaco::tables
