// SPDX-License-Identifier: MIT
#pragma once
// What happened while a move was played: typed events for the log, the animation and the explanation. The journal is a
// template parameter of apply; the silent one costs nothing.
#include <optional>
#include <vector>

#include "engine/move.hpp"
#include "engine/rule.hpp"
#include "engine/seat.hpp"

namespace fondaco {

/// One thing that happened. `insiders` see all of it; `outsiders` see it with the arguments marked in `secret` hidden;
/// who is in neither set does not learn that it happened.
struct Event {
  std::uint8_t kind = 0;
  Seat actor = nobody;  ///< nobody: the game itself
  RuleId rule;
  Components args;
  SeatSet insiders;
  SeatSet outsiders;
  std::uint8_t secret = 0;  ///< bit i: argument i is for insiders only

  constexpr std::optional<Event> seen_by(Viewer viewer) const {
    if (insiders.has(viewer)) return *this;
    if (!outsiders.has(viewer)) return std::nullopt;
    Event seen = *this;
    for (std::size_t i = 0; i < args.size(); ++i) {
      if (((secret >> i) & 1U) != 0) seen.args[i].id = Component::hidden;
    }
    return seen;
  }
};

/// Forgets everything, at no cost.
struct SilentJournal {
  constexpr void note(const Event&) {}
};

/// Keeps every event in order.
class EventJournal {
 public:
  void note(const Event& event) { events_.push_back(event); }
  const std::vector<Event>& events() const { return events_; }

  /// The events as one viewer may know them. Their positions in this list are that viewer's own event numbers, so that
  /// not even a gap tells of something hidden.
  std::vector<Event> seen_by(Viewer viewer) const {
    std::vector<Event> seen;
    for (const Event& event : events_) {
      if (const auto visible = event.seen_by(viewer)) seen.push_back(*visible);
    }
    return seen;
  }

 private:
  std::vector<Event> events_;
};

}  // namespace fondaco
