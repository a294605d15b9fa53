// SPDX-License-Identifier: MIT
// Positions as JSON. One writer serves the full position and every view: what the viewer may not see is a count, or
// left out.
#include <string>

#include "engine/position_json.hpp"
#include "games/medieval/names.hpp"

namespace fondaco::medieval {
namespace {

class PositionWriter : public PositionWriterOf<Game> {
 public:
  using PositionWriterOf::PositionWriterOf;

  void write() {
    object([&] {
      out_.member("stage", name_of(state_.stage));
      out_.member("to_move", state_.turn);
      out_.member("start_seat", state_.start_seat);
      out_.member("round", state_.round);
      if (state_.stage == Stage::city) out_.member("city", place(state_.at));
      if (state_.stage == Stage::paid && state_.at > 0) out_.member("after", place(state_.at - 1U));
      if (state_.letter != Letter::none) out_.member("letter", name_of(state_.letter));
      out_.member("idle", state_.idle);
      out_.member("towns_left", state_.towns_left);
      object("cities", [&] { for_each_bit(state_.marked, [&](unsigned city) { write_city(city); }); });
      if (!viewer_.sees_everything()) unseen();
      players([&](Seat seat) { player(seat); });
      dice();
    });
  }

 private:
  std::string place(unsigned id) const { return name(ComponentKind::place, id); }

  void write_city(unsigned city) {
    const Ring houses = state_.ring[city];
    object(place(city), [&] {
      array("ring", [&] {
        for (unsigned space = 0; space < ring::size(houses); ++space) out_.value(ring::at(houses, space));
      });
      if (((state_.centre >> city) & 1U) != 0) out_.member("centre", state_.twice == city ? 2 : 1);
      for (Seat seat = 0; seat < game_.players(); ++seat) {
        if (((state_.won[seat] >> city) & 1U) != 0) out_.member("to", seat);
      }
      if (((state_.halved >> city) & 1U) != 0) out_.member("half", true);
      for (Seat seat = 0; seat < game_.players(); ++seat) {
        if (((state_.laid[seat] >> city) & 1U) != 0) out_.member("by", seat);
      }
    });
  }

  /// The highest first.
  void values(const Markers& markers) {
    array([&] {
      for (unsigned value = max_value; value > 0; --value) {
        for (unsigned i = 0; i < markers[value - 1]; ++i) out_.value(value);
      }
    });
  }

  /// MM-3.2: the markers in hands the viewer does not see, known by subtraction.
  void unseen() {
    Markers markers = game_.not_laid(state_);
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      if (!viewer_.sees(seat)) continue;
      for (unsigned i = 0; i < max_value; ++i)
        markers[i] = static_cast<std::uint8_t>(markers[i] - state_.hand[seat][i]);
    }
    out_.key("unseen");
    values(markers);
  }

  void player(Seat seat) {
    out_.member("score", state_.score[seat]);
    if (game_.shows_cash(state_, viewer_, seat)) out_.member("cash", state_.cash[seat]);
    out_.member("letters", state_.letters[seat]);
    out_.member("houses", state_.supply[seat]);
    out_.key("hand");
    if (viewer_.sees(seat)) {
      values(state_.hand[seat]);
    } else {
      out_.value(count_of(state_.hand[seat]));
    }
    array("towns",
          [&] { for_each_bit(towns_of(state_.branches[seat]), [&](unsigned town) { out_.value(place(town)); }); });
  }
};

}  // namespace

void Game::to_json(const State& state, Viewer viewer, json::Writer& out) const {
  PositionWriter(*this, state, viewer, out).write();
}

}  // namespace fondaco::medieval
