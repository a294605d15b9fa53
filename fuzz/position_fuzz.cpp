// SPDX-License-Identifier: MIT
// Positions that somebody wrote: read without a crash; what is accepted is sound, comes back the same, and can be
// played.
#include <cstdint>

#include "engine/position.hpp"
#include "fuzz/require.hpp"
#include "games/catalogue.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace fondaco;
  const std::string text(data, data + size);
  Result<Position> read = read_position(text, games::catalogue());
  if (!read) {
    require(!read.fault().text().empty());
    return 0;
  }
  Position& position = *read;
  const AnyGame& game = *position.game;
  require(game.audit(position.state));
  const Result<Position> again =
      read_position(write_position(game, position.state, Viewer::everything()), games::catalogue());
  require(again && again->state == position.state);
  Rng rng(size);
  for (Seat seat = 0; seat < game.players(); ++seat) {
    const AnyState other = game.resample(position.state, Viewer::seat(seat), rng);
    require(game.audit(other));
    require(write_position(game, other, Viewer::seat(seat)) ==
            write_position(game, position.state, Viewer::seat(seat)));
  }
  for (int ply = 0; ply < 300 && game.to_move(position.state) != nobody; ++ply) {
    const std::vector<Move> moves = game.legal(position.state);
    require(!moves.empty());
    game.apply(position.state, moves[rng.index(static_cast<std::uint32_t>(moves.size()))]);
    require(game.audit(position.state));
  }
  return 0;
}
