// SPDX-License-Identifier: MIT
#pragma once
// A move is a small dense integer; its shape says what it is.
#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace fondaco {

/// Below Game::move_count; laid out by capacity, so that a code means the same in every edition.
using Move = std::uint16_t;

/// All legal moves of a position. The caller owns it; nothing is allocated.
template <std::size_t capacity_>
class MoveList {
 public:
  static constexpr std::size_t capacity() { return capacity_; }

  constexpr void push(Move move) {
    assert(size_ < capacity_);
    moves_[size_++] = move;
  }
  constexpr void clear() { size_ = 0; }

  constexpr std::uint32_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Move operator[](std::size_t i) const {
    assert(i < size_);
    return moves_[i];
  }
  constexpr const Move* begin() const { return moves_.data(); }
  constexpr const Move* end() const { return moves_.data() + size_; }

 private:
  std::array<Move, capacity_> moves_;  // deliberately not cleared: a list is filled millions of times a second
  std::uint32_t size_ = 0;
};

/// One thing of the game that a move or an event speaks of: a place, a route, a card, a good, an amount. The kinds are
/// the game's own; `hidden` stands for a thing that the viewer may not know.
struct Component {
  static constexpr std::int16_t hidden = -1;

  std::uint8_t kind = 0;
  std::int16_t id = 0;

  constexpr bool is_hidden() const { return id == hidden; }
  friend constexpr bool operator==(Component, Component) = default;
};

/// A component of one of the game's own kinds; its id is a number or an enumerator.
template <class Kind, class Id>
  requires std::is_enum_v<Kind> && (std::integral<Id> || std::is_enum_v<Id>)
constexpr Component component(Kind kind, Id id) {
  return {static_cast<std::uint8_t>(kind), static_cast<std::int16_t>(id)};
}

/// Up to four components.
class Components {
 public:
  constexpr Components() = default;
  template <class... More>
  explicit constexpr Components(Component first, More... more) {
    static_assert(sizeof...(more) < 4);
    push(first);
    (push(more), ...);
  }

  constexpr std::size_t size() const { return size_; }
  constexpr Component& operator[](std::size_t i) { return items_[i]; }
  constexpr Component operator[](std::size_t i) const { return items_[i]; }
  constexpr const Component* begin() const { return items_.data(); }
  constexpr const Component* end() const { return items_.data() + size_; }
  friend constexpr bool operator==(const Components&, const Components&) = default;

 private:
  constexpr void push(Component item) { items_[size_++] = item; }

  std::array<Component, 4> items_{};
  std::uint8_t size_ = 0;
};

/// What a move is: a kind of the game's own and what it is about. The notation, the JSON, what glows on the board and
/// the action features of a learned bot all come from it.
struct MoveShape {
  std::uint8_t kind = 0;
  Components args;
  friend constexpr bool operator==(const MoveShape&, const MoveShape&) = default;
};

template <class Kind>
  requires std::is_enum_v<Kind>
constexpr MoveShape make_shape(Kind kind, Components args = {}) {
  return {static_cast<std::uint8_t>(kind), args};
}

}  // namespace fondaco
