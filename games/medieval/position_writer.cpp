// Positions as JSON. One writer serves the full position and every view: what the viewer may not see is a count, or
// left out.
#include <string>

#include "engine/dice_json.hpp"
#include "games/medieval/names.hpp"

namespace fondaco::medieval {
namespace {

class PositionWriter {
 public:
  PositionWriter(const Game& game, const State& state, Viewer viewer, json::Writer& out)
      : game_(game), state_(state), viewer_(viewer), out_(out) {}

  void write() {
    out_.begin_object();
    out_.member("stage", name_of(state_.stage));
    out_.member("to_move", state_.turn);
    out_.member("start_seat", state_.start_seat);
    out_.member("round", state_.round);
    if (state_.stage == Stage::city) out_.member("city", name(state_.at));
    if (state_.stage == Stage::paid && state_.at > 0) out_.member("after", name(state_.at - 1U));
    if (state_.letter != Letter::none) out_.member("letter", name_of(state_.letter));
    out_.member("idle", state_.idle);
    out_.member("towns_left", state_.towns_left);
    out_.key("cities");
    out_.begin_object();
    for_each_bit(state_.marked, [&](unsigned city) { write_city(city); });
    out_.end_object();
    if (!viewer_.sees_everything()) unseen();
    out_.key("players");
    out_.begin_array();
    for (Seat seat = 0; seat < game_.players(); ++seat) player(seat);
    out_.end_array();
    if (viewer_.sees_everything()) write_dice(state_.dice, out_);
    out_.end_object();
  }

 private:
  std::string name(unsigned place) const { return game_.component_name(component(ComponentKind::place, place)); }

  void write_city(unsigned city) {
    const Ring houses = state_.ring[city];
    out_.key(name(city));
    out_.begin_object();
    out_.key("ring");
    out_.begin_array();
    for (unsigned space = 0; space < ring::size(houses); ++space) out_.value(ring::at(houses, space));
    out_.end_array();
    if (((state_.centre >> city) & 1U) != 0) out_.member("centre", state_.twice == city ? 2 : 1);
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      if (((state_.won[seat] >> city) & 1U) != 0) out_.member("to", seat);
    }
    if (((state_.halved >> city) & 1U) != 0) out_.member("half", true);
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      if (((state_.laid[seat] >> city) & 1U) != 0) out_.member("by", seat);
    }
    out_.end_object();
  }

  /// The highest first.
  void values(const Markers& markers) {
    out_.begin_array();
    for (unsigned value = max_value; value > 0; --value) {
      for (unsigned i = 0; i < markers[value - 1]; ++i) out_.value(value);
    }
    out_.end_array();
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
    out_.begin_object();
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
    out_.key("towns");
    out_.begin_array();
    for_each_bit(towns_of(state_.branches[seat]), [&](unsigned town) { out_.value(name(town)); });
    out_.end_array();
    out_.end_object();
  }

  const Game& game_;
  const State& state_;
  Viewer viewer_;
  json::Writer& out_;
};

}  // namespace

void Game::to_json(const State& state, Viewer viewer, json::Writer& out) const {
  PositionWriter(*this, state, viewer, out).write();
}

}  // namespace fondaco::medieval
