// SPDX-License-Identifier: MIT
#pragma once
// All legal moves.
#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {

constexpr void Game::legal(const State& state, Moves& moves) const {
  moves.clear();
  switch (state.stage) {
    case Stage::main:
      moves.push(code::draw);
      for (unsigned color = 0; color < edition_.colors; ++color) {
        if (state.shore[color] > 0) moves.push(take_move(color));
      }
      break;
    case Stage::keep:
      moves.push(code::keep);
      moves.push(code::leave);
      break;
    case Stage::over:
      break;
  }
}

}  // namespace fondaco::pebbles
