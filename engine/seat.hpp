// SPDX-License-Identifier: MIT
#pragma once
// Who sits where, and who looks: seats, sets of them, and the eyes a position is shown to.
#include <cstdint>

#include "engine/bits.hpp"

namespace fondaco {

/// A place at the table, counted clockwise from 0.
using Seat = std::uint8_t;

inline constexpr Seat max_seats = 6;
/// Nobody decides: the game is over.
inline constexpr Seat nobody = 0xff;

/// Whose eyes see a position: one seat's, a spectator's, or those of somebody who may see everything.
class Viewer {
 public:
  static constexpr Viewer seat(Seat seat) { return Viewer(seat); }
  static constexpr Viewer spectator() { return Viewer(spectator_code); }
  static constexpr Viewer everything() { return Viewer(everything_code); }

  constexpr bool sees_everything() const { return code_ == everything_code; }
  constexpr bool is_spectator() const { return code_ == spectator_code; }
  constexpr bool is_seat() const { return code_ < max_seats; }
  /// Does this viewer see what `owner` alone may see?
  constexpr bool sees(Seat owner) const { return code_ == owner || sees_everything(); }
  constexpr Seat seat_index() const { return code_; }

  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  static constexpr std::uint8_t spectator_code = max_seats;
  static constexpr std::uint8_t everything_code = max_seats + 1;
  explicit constexpr Viewer(std::uint8_t code) : code_(code) {}
  std::uint8_t code_;
  friend class SeatSet;
};

/// A set of seats, in which the spectators count as one more member.
class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet none() { return {}; }
  static constexpr SeatSet only(Seat seat) { return SeatSet(static_cast<std::uint8_t>(1U << seat)); }
  static constexpr SeatSet seats(Seat players) { return SeatSet(static_cast<std::uint8_t>((1U << players) - 1)); }
  static constexpr SeatSet spectators() { return SeatSet(static_cast<std::uint8_t>(1U << max_seats)); }
  /// All players and the spectators.
  static constexpr SeatSet everybody(Seat players) { return seats(players) | spectators(); }

  constexpr bool has(Seat seat) const { return ((bits_ >> seat) & 1U) != 0; }
  constexpr bool has(Viewer viewer) const { return viewer.sees_everything() || has(viewer.code_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return count_bits(bits_); }
  constexpr SeatSet without(Seat seat) const { return SeatSet(static_cast<std::uint8_t>(bits_ & ~(1U << seat))); }
  constexpr SeatSet without(SeatSet others) const {
    return SeatSet(static_cast<std::uint8_t>(bits_ & ~unsigned{others.bits_}));
  }

  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) {
    return SeatSet(static_cast<std::uint8_t>(a.bits_ | b.bits_));
  }
  constexpr SeatSet& operator|=(SeatSet other) { return *this = *this | other; }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  explicit constexpr SeatSet(std::uint8_t bits) : bits_(bits) {}
  std::uint8_t bits_ = 0;
};

}  // namespace fondaco
