// SPDX-License-Identifier: MIT
#pragma once
// Thinking time. A seat's clock runs while it is to move and a person plays it.
#include <array>
#include <optional>

#include "engine/seat.hpp"
#include "server/base/time.hpp"

namespace fondaco::tables {

enum class ClockKind : std::uint8_t { none, live, days };

struct ClockSettings {
  ClockKind kind = ClockKind::none;
  base::Time bank = 0;       ///< live: for the whole game; days: for each turn
  base::Time increment = 0;  ///< live: after each turn

  friend bool operator==(const ClockSettings&, const ClockSettings&) = default;
};

class Clocks {
 public:
  explicit Clocks(const ClockSettings& settings);

  bool any() const { return settings_.kind != ClockKind::none; }
  Seat running() const { return running_; }
  /// When it began to run; after an outage that may be still to come.
  base::Time since() const { return since_; }
  /// What the seat had when its clock began to run, or has while it stands.
  base::Time left(Seat seat) const { return left_[seat]; }
  /// When the running clock runs out.
  std::optional<base::Time> deadline() const;

  /// Another seat decides, or nobody does (`nobody`): the turn of the one before is over.
  void pass_to(Seat seat, base::Time now);
  /// The same, but no turn was finished: a pause, a taking back, a take-over.
  void switch_to(Seat seat, base::Time now);
  /// The server was away since `stopped`, which counts for nobody; no clock runs before `resume`.
  void outage(base::Time stopped, base::Time resume);
  /// For somebody who comes back: enough to play on with.
  void refill(Seat seat);

 private:
  void run(Seat seat, base::Time now);
  void stop(base::Time now);

  ClockSettings settings_;
  Seat running_ = nobody;
  base::Time since_ = 0;
  base::Time resume_ = 0;  ///< no clock runs before
  std::array<base::Time, max_seats> left_{};
};

}  // namespace fondaco::tables
