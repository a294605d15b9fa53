// SPDX-License-Identifier: MIT
#pragma once
// Which bot thinks next: first where a person waits, then where nobody does right now, and in spare time at tables of
// bots alone. It knows no threads; BotPool asks it.
#include <array>
#include <optional>

#include "server/tables/fair_line.hpp"

namespace fondaco::tables {

enum class Urgency : std::uint8_t { awaited, unattended, spare };
inline constexpr std::array<std::string_view, 3> urgency_names{"awaited", "unattended", "spare"};

/// How much a decision matters now, and on whose account it goes. It may change while it waits.
struct Standing {
  Urgency urgency = Urgency::awaited;
  store::UserId person = 0;
  std::string network;
};

/// The threads of the pool. A quick decision that a person waits for never queues behind a slow one.
enum class Worker : std::uint8_t {
  express,     ///< quick decisions that somebody waits for, nothing else
  general,     ///< all that somebody waits for, the slow ones first
  background,  ///< what nobody waits for
};
inline constexpr std::array<std::string_view, 3> worker_names{"express", "general", "background"};

class BotQueue {
 public:
  static constexpr Cost quick = 10'000;

  explicit BotQueue(const LineLimits& limits)
      : lines_{FairLine(limits), FairLine(limits), FairLine(limits), FairLine(limits)} {}

  struct Taken {
    std::size_t line = 0;
    WaitingDecision decision;
  };

  /// False: too many wait already.
  bool add(Ticket ticket, const Standing& standing, Cost cost);
  /// Moves a decision that still waits to where it belongs now.
  void restand(Ticket ticket, const Standing& standing);
  /// False: it does not wait any more.
  bool withdraw(Ticket ticket);
  /// What this kind of thread does next. `spare_time`: also decisions at tables of bots alone, when no other waits.
  std::optional<Taken> take(Worker worker, bool spare_time);
  void settle(const Taken& taken, Cost spent);
  std::size_t waiting(Urgency urgency) const;
  std::size_t waiting() const;

 private:
  enum Line : std::size_t { quick_awaited, slow_awaited, unattended, spare };
  static Line line_of(Urgency urgency, Cost cost);
  std::optional<Taken> take_from(std::initializer_list<Line> order);

  std::array<FairLine, 4> lines_;
};

/// What a decision of this level costs on a usual machine.
Cost estimated_cost(std::string_view level);

}  // namespace fondaco::tables
