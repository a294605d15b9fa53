// SPDX-License-Identifier: MIT
#pragma once
// For the audits of games: how a fault of one seat is said, and audits in several parts.
#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/result.hpp"
#include "engine/seat.hpp"

namespace fondaco {

inline Fault of_seat(Seat seat, std::string_view what) {
  return {"seat " + std::to_string(seat) + ": " + std::string(what)};
}

/// The first fault that a part of an audit finds.
template <class G>
Outcome audit_parts(const G& game, const typename G::State& state,
                    std::initializer_list<Outcome (*)(const G& game, const typename G::State& state)> parts) {
  for (const auto part : parts) {
    if (Outcome sound = part(game, state); !sound) return sound;
  }
  return {};
}

}  // namespace fondaco
