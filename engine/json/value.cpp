// SPDX-License-Identifier: MIT
#include "engine/json/value.hpp"

namespace fondaco::json {

bool Value::boolean() const {
  const bool* held = std::get_if<bool>(&content_);
  return held != nullptr && *held;
}

std::int64_t Value::whole() const {
  const std::int64_t* held = std::get_if<std::int64_t>(&content_);
  return held != nullptr ? *held : 0;
}

std::string_view Value::decimal() const {
  const Decimal* held = std::get_if<Decimal>(&content_);
  return held != nullptr ? std::string_view(held->text) : std::string_view();
}

std::string_view Value::string() const {
  const std::string* held = std::get_if<std::string>(&content_);
  return held != nullptr ? std::string_view(*held) : std::string_view();
}

std::span<const Value> Value::items() const {
  const std::vector<Value>* held = std::get_if<std::vector<Value>>(&content_);
  return held != nullptr ? std::span<const Value>(*held) : std::span<const Value>();
}

std::span<const Member> Value::members() const {
  const std::vector<Member>* held = std::get_if<std::vector<Member>>(&content_);
  return held != nullptr ? std::span<const Member>(*held) : std::span<const Member>();
}

const Value* Value::find(std::string_view key) const {
  for (const Member& member : members()) {
    if (member.key == key) return &member.value;
  }
  return nullptr;
}

bool operator==(const Value& left, const Value& right) { return left.content_ == right.content_; }

bool operator==(const Member& left, const Member& right) { return left.key == right.key && left.value == right.value; }

}  // namespace fondaco::json
