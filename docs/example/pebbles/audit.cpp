// SPDX-License-Identifier: MIT
// What holds in every position.
#include "engine/audit.hpp"

#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {

Outcome Game::audit(const State& state) const {
  Counts found{};
  const auto count = [&](const Counts& pebbles) {
    for (Color color = 0; color < max_colors; ++color)
      found[color] = static_cast<std::uint8_t>(found[color] + pebbles[color]);
  };
  count(state.shore);
  count(state.bag);
  for (const Counts& pouch : state.pouch) count(pouch);
  if (state.drawn != no_color) ++found[state.drawn];
  if (found != edition_.pebbles) return Fault{"the pebbles do not add up to the edition's (PB-1.1)"};

  for (Seat seat = 0; seat < players(); ++seat) {
    if (sum(state.pouch[seat]) > pouch_size()) return of_seat(seat, "more pebbles than a pouch holds (PB-1.2)");
    for (Color color = 0; color < edition_.colors; ++color) {
      if (state.known[seat][color] > state.pouch[seat][color])
        return of_seat(seat, "known to have what it has not (PB-6.2)");
    }
  }

  if (state.turn >= players()) return Fault{"no such seat"};
  if ((state.drawn != no_color) != (state.stage == Stage::keep))
    return Fault{"stage 'keep', and no other, has a drawn pebble (PB-3.3)"};
  if (state.stage != Stage::keep && ends(state) != (state.stage == Stage::over)) {
    return Fault{"the game is over when the bag is empty or all pouches are full, and not before (PB-4.1)"};
  }
  if (state.stage != Stage::over && is_full(state.pouch[state.turn])) return Fault{"a full pouch has no turn (PB-3.1)"};
  return {};
}

}  // namespace fondaco::pebbles
