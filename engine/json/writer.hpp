// SPDX-License-Identifier: MIT
// Writes JSON that the reader takes back unchanged.
//
//   json::Writer out(json::Layout::pretty);
//   out.begin_object();
//   out.member("game", "amsterdam");
//   out.key("hand");
//   out.begin_array();
//   for (const auto card : hand) out.value(name(card));
//   out.end_array();
//   out.end_object();
//   std::string text = out.take();
//
// The caller keeps the order that JSON asks for (a key before each member, every container closed); assertions watch
// it.
#pragma once

#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/json/value.hpp"

namespace fondaco::json {

// `pretty` indents by two spaces and ends with a newline. A container without containers in it goes on one line when it
// fits; a longer array of that sort fills lines. So positions and editions stay readable and small changes small diffs.
enum class Layout : std::uint8_t { compact, pretty };

class Writer {
 public:
  explicit Writer(Layout layout = Layout::compact) : layout_(layout) {}

  void begin_object() { begin('{'); }
  void end_object() { end('}'); }
  void begin_array() { begin('['); }
  void end_array() { end(']'); }
  void key(std::string_view name);

  void value(std::string_view text);
  void value(std::nullptr_t) { scalar("null"); }
  void value(const Value& value);  // all of it, its numbers as they were written
  // A template, so that no pointer or number turns into a boolean on the way.
  void value(std::same_as<bool> auto flag) { scalar(flag ? "true" : "false"); }
  // Unsigned numbers too, if they fit std::int64_t. Seeds and hashes do not: they are written as strings.
  template <std::integral Number>
    requires(!std::same_as<Number, bool> && !std::same_as<Number, char>)
  void value(Number number) {
    assert(std::in_range<std::int64_t>(number));
    whole(static_cast<std::int64_t>(number));
  }
  // For reports (shares, rates), never for rules: `digits` after the point. What is not finite becomes null.
  void decimal(double number, int digits);

  template <class Any>
  void member(std::string_view name, const Any& content) {
    key(name);
    value(content);
  }
  void member_decimal(std::string_view name, double number, int digits) {
    key(name);
    decimal(number, digits);
  }

  // For those who know about how long the document will be.
  void reserve(std::size_t bytes) { room(bytes); }

  // The finished document. The writer is as new afterwards.
  [[nodiscard]] std::string take();

 private:
  struct Level {
    std::size_t opening = 0;  // where the bracket stands in out_
    std::size_t count = 0;
    bool array = false;
    bool flat = true;  // no container inside so far
  };

  void begin(char bracket);
  void end(char bracket);
  void whole(std::int64_t number);
  void scalar(std::string_view text);
  void string(std::string_view text);
  void before_value();
  void separate();
  void new_line(std::size_t depth);
  [[nodiscard]] bool fold(const Level& level, char bracket);

  // Where `bytes` more may be written; size_ counts them when they are.
  char* room(std::size_t bytes) {
    if (out_.size() - size_ < bytes) grow(bytes);
    return out_.data() + size_;
  }
  void grow(std::size_t bytes);
  void put(char letter) {
    *room(1) = letter;
    ++size_;
  }
  void put(std::string_view text);

  Layout layout_;
  std::string out_;  // the document, and room for more: views are written thousands of times a second
  std::size_t size_ = 0;
  std::vector<Level> levels_;
  bool keyed_ = false;  // a key waits for its value
};

// The same content in another layout. Compact is the canonical form that hashes are taken of: no blanks, members in
// document order, numbers as they were written.
[[nodiscard]] std::string rewrite(const Value& value, Layout layout);

}  // namespace fondaco::json
