// SPDX-License-Identifier: MIT
// Positions as JSON. One writer serves the full position and every view: what the viewer may not see is a count.
#include "engine/position_json.hpp"
#include "games/pebbles/names.hpp"

namespace fondaco::pebbles {
namespace {

class PositionWriter : public PositionWriterOf<Game> {
 public:
  using PositionWriterOf::PositionWriterOf;

  void write() {
    object([&] {
      out_.member("stage", name_of(state_.stage));
      out_.member("to_move", state_.turn);
      if (state_.drawn != no_color) out_.member("drawn", viewer_.sees(state_.turn) ? name(state_.drawn) : "hidden");
      counts("shore", state_.shore);
      counts_or_sum("bag", state_.bag, viewer_.sees_everything());
      players([&](Seat seat) {
        counts_or_sum("pouch", state_.pouch[seat], game_.sees_pouch(state_, viewer_, seat));
        counts("known", state_.known[seat]);
      });
      dice();
    });
  }

 private:
  std::string_view name(Color color) const { return edition_.color_names[color].text(); }

  void counts(std::string_view key, const Counts& pebbles) {
    object(key, [&] {
      for (Color color = 0; color < edition_.colors; ++color) {
        if (pebbles[color] > 0) out_.member(name(color), pebbles[color]);
      }
    });
  }
  void counts_or_sum(std::string_view key, const Counts& pebbles, bool visible) {
    visible ? counts(key, pebbles) : out_.member(key, sum(pebbles));
  }
};

}  // namespace

void Game::to_json(const State& state, Viewer viewer, json::Writer& out) const {
  PositionWriter(*this, state, viewer, out).write();
}

}  // namespace fondaco::pebbles
