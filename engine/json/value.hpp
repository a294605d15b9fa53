// SPDX-License-Identifier: MIT
// What a JSON document holds, and where each value stood in it. Values are made by `read` (engine/json/reader.hpp) and
// do not change afterwards; engine/json/cursor.hpp is the comfortable way to walk them.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/fault.hpp"

namespace fondaco::json {

// `whole` fits std::int64_t. `decimal` is any number with a fraction or an exponent: it is kept as its text, because
// nothing in the rules computes with it.
enum class Kind : std::uint8_t { null, boolean, whole, decimal, string, array, object };

struct Member;

class Value {
 public:
  [[nodiscard]] Kind kind() const { return static_cast<Kind>(content_.index()); }
  [[nodiscard]] bool is(Kind kind) const { return kind == this->kind(); }
  [[nodiscard]] Place place() const { return place_; }

  // Each accessor answers for its own kind and gives an empty answer (false, 0, "", no items) for every other.
  [[nodiscard]] bool boolean() const;
  [[nodiscard]] std::int64_t whole() const;
  [[nodiscard]] std::string_view decimal() const;  // as it was written
  [[nodiscard]] std::string_view string() const;
  [[nodiscard]] std::span<const Value> items() const;
  [[nodiscard]] std::span<const Member> members() const;  // in document order; no key stands twice

  // The member's value, or null when this is no object or has no such key. Looks at one member after the other.
  [[nodiscard]] const Value* find(std::string_view key) const;

  // Same content, with members in the same order; places do not matter.
  friend bool operator==(const Value& left, const Value& right);

 private:
  friend class Reader;

  struct Decimal {
    std::string text;
    friend bool operator==(const Decimal&, const Decimal&) = default;
  };

  // In the order of Kind, so that the index is the kind.
  std::variant<std::monostate, bool, std::int64_t, Decimal, std::string, std::vector<Value>, std::vector<Member>>
      content_;
  Place place_;
};

struct Member {
  std::string key;
  Place place;  // of the key
  Value value;

  friend bool operator==(const Member& left, const Member& right);
};

}  // namespace fondaco::json
