// SPDX-License-Identifier: MIT
#pragma once
// How a command of a table is ruled: it is granted, perhaps with a value, or refused.
//
//   const Ruling<Seat> seat = table.need_seat(user);
//   if (!seat) return seat.refusal();
//   take_over(*seat);
#include <cassert>
#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "server/base/refusal.hpp"

namespace fondaco::tables {

template <class T = void>
class [[nodiscard]] Ruling {
 public:
  template <std::convertible_to<T> From>
    requires(!std::same_as<std::remove_cvref_t<From>, base::Refusal>)
  // NOLINTNEXTLINE(google-explicit-constructor): `return value;` is the point
  Ruling(From&& value) : content_(std::in_place_index<0>, std::forward<From>(value)) {}
  // NOLINTNEXTLINE(google-explicit-constructor): and so is `return base::Refusal(...);`
  Ruling(base::Refusal refusal) : content_(std::in_place_index<1>, std::move(refusal)) {}

  explicit operator bool() const { return content_.index() == 0; }

  // Only when it is granted.
  const T& operator*() const& { return *operator->(); }
  T& operator*() & { return *operator->(); }
  T&& operator*() && { return std::move(*operator->()); }
  const T* operator->() const {
    assert(*this);
    return std::get_if<0>(&content_);
  }
  T* operator->() {
    assert(*this);
    return std::get_if<0>(&content_);
  }

  /// Only when it is refused.
  const base::Refusal& refusal() const {
    assert(!*this);
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, base::Refusal> content_;
};

/// Of a command that gives no value. Once granted, it has answered or will when the disk has it.
template <>
class [[nodiscard]] Ruling<void> {
 public:
  Ruling() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): as above
  Ruling(base::Refusal refusal) : refusal_(std::move(refusal)) {}

  explicit operator bool() const { return !refusal_.has_value(); }

  /// Only when it is refused.
  const base::Refusal& refusal() const {
    assert(!*this);
    return *refusal_;
  }

 private:
  std::optional<base::Refusal> refusal_;
};

}  // namespace fondaco::tables
