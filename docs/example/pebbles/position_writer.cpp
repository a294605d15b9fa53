// Positions as JSON. One writer serves the full position and every view: what the viewer may not see is a count.
#include "engine/dice_json.hpp"
#include "games/pebbles/names.hpp"

namespace fondaco::pebbles {

void Game::to_json(const State& state, Viewer viewer, json::Writer& out) const {
  const auto counts = [&](std::string_view key, const Counts& pebbles) {
    out.key(key);
    out.begin_object();
    for (Color color = 0; color < edition_.colors; ++color) {
      if (pebbles[color] > 0) out.member(edition_.color_names[color].text(), pebbles[color]);
    }
    out.end_object();
  };
  const auto counts_or_sum = [&](std::string_view key, const Counts& pebbles, bool visible) {
    visible ? counts(key, pebbles) : out.member(key, sum(pebbles));
  };

  out.begin_object();
  out.member("stage", name_of(state.stage));
  out.member("to_move", state.turn);
  if (state.drawn != no_color) {
    out.member("drawn", viewer.sees(state.turn) ? edition_.color_names[state.drawn].text() : "hidden");
  }
  counts("shore", state.shore);
  counts_or_sum("bag", state.bag, viewer.sees_everything());
  out.key("players");
  out.begin_array();
  for (Seat seat = 0; seat < players(); ++seat) {
    out.begin_object();
    counts_or_sum("pouch", state.pouch[seat], sees_pouch(state, viewer, seat));
    counts("known", state.known[seat]);
    out.end_object();
  }
  out.end_array();
  if (viewer.sees_everything()) write_dice(state.dice, out);
  out.end_object();
}

}  // namespace fondaco::pebbles
