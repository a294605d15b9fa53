// SPDX-License-Identifier: MIT
#include "engine/json/cursor.hpp"

#include <algorithm>
#include <utility>

#include "engine/json/escape.hpp"
#include "engine/json/nearest.hpp"

namespace fondaco::json {
namespace {

std::string step(std::size_t index) { return "[" + std::to_string(index) + "]"; }

std::string step(std::string_view key) {
  const bool plain = !key.empty() && std::all_of(key.begin(), key.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
  return plain ? "." + std::string(key) : "[" + quoted(key) + "]";
}

// Puts the steps from `from` to `target` before what `path` holds; false when it is not there.
bool trace(const Value& from, const Value& target, std::string& path) {
  if (&from == &target) return true;
  const std::span<const Value> items = from.items();
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!trace(items[i], target, path)) continue;
    path.insert(0, step(i));
    return true;
  }
  for (const Member& member : from.members()) {
    if (!trace(member.value, target, path)) continue;
    path.insert(0, step(member.key));
    return true;
  }
  return false;
}

std::string_view name(Kind kind) {
  switch (kind) {
    case Kind::null:
      return "null";
    case Kind::boolean:
      return "true or false";
    case Kind::whole:
      return "a whole number";
    case Kind::decimal:
      return "a decimal number";
    case Kind::string:
      return "a string";
    case Kind::array:
      return "an array";
    case Kind::object:
      return "an object";
  }
  return {};
}

std::string describe(const Value& value) {
  switch (value.kind()) {
    case Kind::boolean:
      return value.boolean() ? "true" : "false";
    case Kind::whole:
      return std::to_string(value.whole());
    case Kind::string:
      return "the string " + quoted(value.string());
    default:
      return std::string(name(value.kind()));
  }
}

template <class Number>
std::string between(Number low, Number high) {
  return low == high ? std::to_string(low) : std::to_string(low) + " to " + std::to_string(high);
}

}  // namespace

Cursor Cursor::to(const Value& value) const {
  Cursor child(*this);
  child.nearest_ = &value;
  return child;
}

Cursor Cursor::operator[](std::string_view key) const {
  if (present()) {
    if (const Value* found = nearest_->find(key)) return to(*found);
    if (!is(Kind::object)) static_cast<void>(expect(Kind::object));
  }
  Cursor child(*this);
  child.missing_ += step(key);
  return child;
}

Cursor Cursor::at(std::size_t index) const {
  const std::span<const Value> all = items();
  if (index < all.size()) return to(all[index]);
  fail("there is no item " + std::to_string(index) + ", the array has " + std::to_string(all.size()));
  Cursor child(*this);
  child.missing_ += step(index);
  return child;
}

std::string Cursor::path() const {
  std::string out = missing_;
  trace(*root_, *nearest_, out);
  if (out.starts_with('.')) out.erase(0, 1);
  return out;
}

std::int64_t Cursor::whole(std::int64_t low, std::int64_t high) const {
  if (present() && is(Kind::whole) && nearest_->whole() >= low && nearest_->whole() <= high) return nearest_->whole();
  if (present()) {
    fail("expected a whole number, " + between(low, high) + ", found " + describe(*nearest_));
  } else {
    fail("missing");
  }
  return low;
}

std::int64_t Cursor::whole_or(std::int64_t fallback, std::int64_t low, std::int64_t high) const {
  return present() ? whole(low, high) : fallback;
}

bool Cursor::boolean() const { return expect(Kind::boolean) && nearest_->boolean(); }

bool Cursor::boolean_or(bool fallback) const { return present() ? boolean() : fallback; }

std::string_view Cursor::string() const { return expect(Kind::string) ? nearest_->string() : std::string_view(); }

std::string_view Cursor::string_or(std::string_view fallback) const { return present() ? string() : fallback; }

std::size_t Cursor::choice(std::span<const std::string_view> names, std::string_view what) const {
  return expect(Kind::string) ? choice_of(nearest_->string(), names, what) : 0;
}

std::size_t Cursor::choice_of(std::string_view word, std::span<const std::string_view> names,
                              std::string_view what) const {
  const auto found = std::find(names.begin(), names.end(), word);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  fail(unknown(what, word, names));
  return 0;
}

std::size_t Cursor::choice_or(std::size_t fallback, std::span<const std::string_view> names,
                              std::string_view what) const {
  return present() ? choice(names, what) : fallback;
}

std::size_t Cursor::size() const { return items().size(); }

std::size_t Cursor::size(std::size_t low, std::size_t high) const {
  if (!expect(Kind::array)) return 0;
  const std::size_t count = nearest_->items().size();
  if (count >= low && count <= high) return count;
  fail("expected " + between(low, high) + (high == 1 ? " item" : " items") + ", found " + std::to_string(count));
  return 0;
}

void Cursor::only_keys(std::span<const std::string_view> keys) const {
  for (const Member& member : members()) {
    if (std::find(keys.begin(), keys.end(), member.key) != keys.end()) continue;
    report(unknown("key", member.key, keys), member.place);
    return;
  }
}

void Cursor::fail(std::string message) const { report(std::move(message), place()); }

bool Cursor::expect(Kind kind) const {
  if (is(kind)) return true;
  if (present()) {
    fail("expected " + std::string(name(kind)) + ", found " + describe(*nearest_));
  } else {
    fail("missing");
  }
  return false;
}

std::span<const Value> Cursor::items() const {
  return expect(Kind::array) ? nearest_->items() : std::span<const Value>();
}

std::span<const Member> Cursor::members() const {
  return expect(Kind::object) ? nearest_->members() : std::span<const Member>();
}

void Cursor::report(std::string message, Place place) const {
  if (ok()) *outcome_ = Fault{.message = std::move(message), .path = path(), .place = place};
}

}  // namespace fondaco::json
