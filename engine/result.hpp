// SPDX-License-Identifier: MIT
#pragma once
// How loaders, parsers and checks answer: with a value or with the first fault.
//
//   const Result<Position> position = read_position(text, games);
//   if (!position) return refuse(position.fault().text());
//   show(position->state);
#include <cassert>
#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/fault.hpp"

namespace fondaco {

template <class T>
class [[nodiscard]] Result {
 public:
  template <std::convertible_to<T> From>
    requires(!std::same_as<std::remove_cvref_t<From>, Fault>)
  // NOLINTNEXTLINE(google-explicit-constructor): `return value;` is the point
  Result(From&& value) : content_(std::in_place_index<0>, std::forward<From>(value)) {}
  // NOLINTNEXTLINE(google-explicit-constructor): and so is `return Fault{...};`
  Result(Fault fault) : content_(std::in_place_index<1>, std::move(fault)) {}

  explicit operator bool() const { return content_.index() == 0; }

  // Only when there is a value.
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

  T value_or(T fallback) && { return *this ? std::move(**this) : std::move(fallback); }

  /// Only when there is none.
  const Fault& fault() const {
    assert(!*this);
    return *std::get_if<1>(&content_);
  }

 private:
  std::variant<T, Fault> content_;
};

/// Of a check: nothing is wrong, or the first fault.
template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  // NOLINTNEXTLINE(google-explicit-constructor): as above
  Result(Fault fault) : fault_(std::move(fault)) {}

  explicit operator bool() const { return !fault_.has_value(); }

  /// Only when something is wrong.
  const Fault& fault() const {
    assert(!*this);
    return *fault_;
  }

 private:
  std::optional<Fault> fault_;
};

using Outcome = Result<void>;

}  // namespace fondaco
