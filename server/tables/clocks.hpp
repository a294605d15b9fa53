#pragma once
// Thinking time. A seat's clock runs while it is to move and a person plays it.
#include <array>
#include <optional>

#include "engine/seat.hpp"
#include "server/base/time.hpp"

namespace fondaco::server {

enum class ClockKind : std::uint8_t { none, live, days };

struct ClockSettings {
  ClockKind kind = ClockKind::none;
  Time bank = 0;       ///< live: for the whole game; days: for each turn
  Time increment = 0;  ///< live: after each turn

  friend bool operator==(const ClockSettings&, const ClockSettings&) = default;
};

class Clocks {
 public:
  explicit Clocks(const ClockSettings& settings);

  bool any() const { return settings_.kind != ClockKind::none; }
  Seat running() const { return running_; }
  /// When it began to run; after an outage that may be still to come.
  Time since() const { return since_; }
  /// What the seat had when its clock began to run, or has while it stands.
  Time left(Seat seat) const { return left_[seat]; }
  /// When the running clock runs out.
  std::optional<Time> deadline() const;

  /// Another seat decides, or nobody does (`nobody`): the turn of the one before is over.
  void pass_to(Seat seat, Time now);
  /// The same, but no turn was finished: a pause, a taking back, a take-over.
  void switch_to(Seat seat, Time now);
  /// The server was away since `stopped`, which counts for nobody; no clock runs before `resume`.
  void outage(Time stopped, Time resume);
  /// For somebody who comes back: enough to play on with.
  void refill(Seat seat);

 private:
  void run(Seat seat, Time now);
  void stop(Time now);

  ClockSettings settings_;
  Seat running_ = nobody;
  Time since_ = 0;
  Time resume_ = 0;  ///< no clock runs before
  std::array<Time, max_seats> left_{};
};

}  // namespace fondaco::server
