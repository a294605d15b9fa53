// SPDX-License-Identifier: MIT
#pragma once
// Writing a position as one viewer may know it: what the writers of all games do alike. A game derives its own from it.
#include <string>
#include <string_view>

#include "engine/dice_json.hpp"
#include "engine/json/writer.hpp"
#include "engine/move.hpp"
#include "engine/seat.hpp"

namespace fondaco {

template <class G>
class PositionWriterOf {
 public:
  PositionWriterOf(const G& game, const typename G::State& state, Viewer viewer, json::Writer& out)
      : game_(game), edition_(game.edition()), state_(state), viewer_(viewer), out_(out) {}

 protected:
  /// An array or an object with what `content` writes, as a value or as a member.
  template <class Content>
  void array(Content&& content) {
    out_.begin_array();
    content();
    out_.end_array();
  }
  template <class Content>
  void array(std::string_view key, Content&& content) {
    out_.key(key);
    array(content);
  }
  template <class Content>
  void object(Content&& content) {
    out_.begin_object();
    content();
    out_.end_object();
  }
  template <class Content>
  void object(std::string_view key, Content&& content) {
    out_.key(key);
    object(content);
  }

  /// An object for each seat, with the members that `player(seat)` writes.
  template <class Player>
  void players(Player&& player) {
    array("players", [&] {
      for (Seat seat = 0; seat < game_.players(); ++seat) object([&] { player(seat); });
    });
  }

  /// The dice, for who may see everything.
  void dice() {
    if (viewer_.sees_everything()) write_dice(state_.dice, out_);
  }

  template <class ComponentKind, class Id>
  std::string name(ComponentKind kind, Id id) const {
    return game_.component_name(component(kind, id));
  }

  const G& game_;
  const typename G::Edition& edition_;
  const typename G::State& state_;
  Viewer viewer_;
  json::Writer& out_;
};

}  // namespace fondaco
