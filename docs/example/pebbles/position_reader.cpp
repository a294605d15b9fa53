// SPDX-License-Identifier: MIT
// Positions from JSON, as people may write them by hand: what is left out takes its start value.
#include "engine/dice_json.hpp"
#include "engine/edition_fields.hpp"
#include "games/pebbles/names.hpp"

namespace fondaco::pebbles {
namespace {

class PositionReader {
 public:
  PositionReader(const Game& game, json::Cursor in, State& state)
      : game_(game), edition_(game.edition()), in_(in), state_(state) {}

  void read() {
    in_.only_keys({"stage", "to_move", "drawn", "shore", "bag", "players", "seed", "dice"});
    // Everything is taken out of the full bag, so that a pebble too many is noticed where it stands.
    state_.bag = edition_.pebbles;
    state_.stage = static_cast<Stage>(in_["stage"].choice_or(0, names_of<Stage>, "stage"));
    state_.turn = static_cast<Seat>(in_["to_move"].whole_or(0, 0, game_.players() - 1));
    state_.dice = read_dice(in_);

    if (in_["drawn"].present()) {
      state_.drawn = color(in_["drawn"].string(), in_["drawn"]);
      if (in_.ok()) take(state_.drawn, 1, in_["drawn"]);
    }
    if (in_["players"].size(game_.players(), game_.players()) == 0) return;
    for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat) player(seat, in_["players"].at(seat));
    in_["shore"].present() ? take_counts(in_["shore"], state_.shore) : deal_shore();
    if (in_["bag"].present()) check_bag();
    if (!in_.ok()) return;
    in_.require(game_.audit(state_));
  }

 private:
  Color color(std::string_view name, json::Cursor at) const {
    return static_cast<Color>(at.choice_of(name, labels_of(edition_.color_names, edition_.colors), "colour"));
  }

  void take(Color color, unsigned count, json::Cursor at) {
    if (count > state_.bag[color]) {
      return at.fail("more " + std::string(edition_.color_names[color].text()) + " pebbles than the " +
                     std::to_string(edition_.pebbles[color]) + " of the edition (PB-1.1)");
    }
    state_.bag[color] = static_cast<std::uint8_t>(state_.bag[color] - count);
  }

  Counts read_counts(json::Cursor in) const {
    Counts counts{};
    if (in.is(json::Kind::whole)) in.fail("a count, not pebbles: a view cannot be loaded as a position");
    in.each_member([&](std::string_view name, json::Cursor at) {
      const Color which = color(name, at);
      if (at.ok()) counts[which] = static_cast<std::uint8_t>(at.whole(0, max_pebbles));
    });
    return counts;
  }

  void take_counts(json::Cursor in, Counts& counts) {
    counts = read_counts(in);
    for (Color color = 0; in.ok() && color < edition_.colors; ++color) take(color, counts[color], in);
  }

  void player(Seat seat, json::Cursor in) {
    in.only_keys({"pouch", "known"});
    if (in["pouch"].present()) take_counts(in["pouch"], state_.pouch[seat]);
    if (in["known"].present()) state_.known[seat] = read_counts(in["known"]);
  }

  /// A shore that nobody wrote down is dealt from the bag, in the order of the colours.
  void deal_shore() {
    unsigned missing = edition_.shore;
    for (Color color = 0; color < edition_.colors; ++color) {
      for (; missing > 0 && state_.bag[color] > 0; --missing) {
        --state_.bag[color];
        ++state_.shore[color];
      }
    }
  }

  /// The bag holds what is nowhere else, so it need not be written; where it is, it must agree.
  void check_bag() const {
    const Counts written = read_counts(in_["bag"]);
    if (in_.ok() && written != state_.bag) in_["bag"].fail("the pebbles do not add up to the edition's (PB-1.1)");
  }

  const Game& game_;
  const Edition& edition_;
  json::Cursor in_;
  State& state_;
};

}  // namespace

void Game::from_json(json::Cursor in, State& state) const {
  state = State{};
  PositionReader(*this, in, state).read();
}

}  // namespace fondaco::pebbles
