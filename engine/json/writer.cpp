// SPDX-License-Identifier: MIT
#include "engine/json/writer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>

#include "engine/json/escape.hpp"
#include "engine/json/utf8.hpp"

namespace fondaco::json {
namespace {

constexpr std::size_t line_width = 110;
constexpr std::size_t indent_width = 2;

/// Printable ASCII that needs no escape.
constexpr std::array<bool, 256> needs_no_escape = [] {
  std::array<bool, 256> plain{};
  for (std::size_t letter = ' '; letter < 0x7F; ++letter) plain[letter] = letter != '"' && letter != '\\';
  return plain;
}();

// The items of a flat container, each with its comma: `text` has one item per line, and no item holds a line break.
std::vector<std::string_view> lines_of(std::string_view text, std::size_t indent) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    text.remove_prefix(1 + indent);
    const std::string_view line = text.substr(0, text.find('\n'));
    lines.push_back(line);
    text.remove_prefix(line.size());
  }
  return lines;
}

}  // namespace

void Writer::key(std::string_view name) {
  assert(!levels_.empty() && !levels_.back().array && !keyed_);
  separate();
  string(name);
  put(':');
  if (layout_ == Layout::pretty) put(' ');
  keyed_ = true;
}

void Writer::value(std::string_view text) {
  before_value();
  string(text);
}

void Writer::value(const Value& value) {
  switch (value.kind()) {
    case Kind::null:
      scalar("null");
      break;
    case Kind::boolean:
      this->value(value.boolean());
      break;
    case Kind::whole:
      whole(value.whole());
      break;
    case Kind::decimal:
      scalar(value.decimal());
      break;
    case Kind::string:
      this->value(value.string());
      break;
    case Kind::array:
      begin_array();
      for (const Value& item : value.items()) this->value(item);
      end_array();
      break;
    case Kind::object:
      begin_object();
      for (const Member& each : value.members()) member(each.key, each.value);
      end_object();
      break;
  }
}

void Writer::decimal(double number, int digits) {
  std::array<char, 384> buffer{};  // the largest double has 309 digits before the point
  const std::to_chars_result result =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, std::chars_format::fixed, digits);
  if (!std::isfinite(number) || result.ec != std::errc()) {
    scalar("null");
    return;
  }
  std::string_view text(buffer.data(), static_cast<std::size_t>(result.ptr - buffer.data()));
  if (text.find_first_not_of("-0.") == std::string_view::npos && text.starts_with('-')) text.remove_prefix(1);
  scalar(text);
}

std::string Writer::take() {
  assert(levels_.empty() && !keyed_ && size_ > 0);
  if (layout_ == Layout::pretty) put('\n');
  out_.resize(std::exchange(size_, 0));
  return std::exchange(out_, {});
}

void Writer::begin(char bracket) {
  before_value();
  if (!levels_.empty()) levels_.back().flat = false;
  levels_.push_back({.opening = size_, .array = bracket == '['});
  put(bracket);
}

void Writer::end(char bracket) {
  assert(!levels_.empty() && levels_.back().array == (bracket == ']') && !keyed_);
  const Level level = levels_.back();
  levels_.pop_back();
  if (layout_ == Layout::pretty && level.count > 0 && !(level.flat && fold(level, bracket))) new_line(levels_.size());
  put(bracket);
}

void Writer::whole(std::int64_t number) {
  before_value();
  constexpr std::size_t longest = 20;
  char* const start = room(longest);
  size_ += static_cast<std::size_t>(std::to_chars(start, start + longest, number).ptr - start);
}

void Writer::scalar(std::string_view text) {
  before_value();
  put(text);
}

void Writer::string(std::string_view text) {
  // Copied and looked at in one go: nearly every string stands for itself.
  char* const start = room(text.size() + 2);
  bool plain = true;
  for (std::size_t i = 0; i < text.size(); ++i) {
    start[1 + i] = text[i];
    plain &= needs_no_escape[static_cast<unsigned char>(text[i])];
  }
  if (plain) {
    start[0] = start[1 + text.size()] = '"';
    size_ += text.size() + 2;
    return;
  }
  std::string escaped;
  append_escaped(escaped, text);
  put('"');
  put(escaped);
  put('"');
}

void Writer::before_value() {
  if (levels_.empty()) {
    assert(size_ == 0);
  } else if (levels_.back().array) {
    separate();
  } else {
    assert(keyed_);
    keyed_ = false;
  }
}

void Writer::separate() {
  if (levels_.back().count++ > 0) put(',');
  if (layout_ == Layout::pretty) new_line(levels_.size());
}

void Writer::new_line(std::size_t depth) {
  put('\n');
  for (std::size_t i = 0; i < depth * indent_width; ++i) put(' ');
}

void Writer::put(std::string_view text) {
  std::memcpy(room(text.size()), text.data(), text.size());
  size_ += text.size();
}

void Writer::grow(std::size_t bytes) {
  constexpr std::size_t at_first = 240;
  out_.resize(std::max({size_ + bytes, 2 * out_.size(), at_first}));
}

// A flat container has been written one item to a line. Puts it on one line if it fits there (with a comma after it),
// and fills lines if it is an array. Returns true when the closing bracket is to follow at once.
bool Writer::fold(const Level& level, char bracket) {
  const std::size_t indent = (levels_.size() + 1) * indent_width;
  const std::string body = out_.substr(level.opening + 1, size_ - level.opening - 1);
  const std::vector<std::string_view> items = lines_of(body, indent);

  const std::size_t line_start = out_.rfind('\n', level.opening) + 1;  // npos + 1 is the start of the document
  const std::size_t before =
      count_code_points(std::string_view(out_).substr(line_start, level.opening + 1 - line_start));
  const std::size_t breaks = items.size() * (1 + indent);
  const std::size_t spaces = items.size() - 1;
  const std::size_t needed = before + count_code_points(body) - breaks + spaces + 2;  // 2: the bracket and a comma
  if (needed <= line_width) {
    size_ = level.opening + 1;
    for (const std::string_view item : items) {
      if (item.data() != items.front().data()) put(' ');
      put(item);
    }
    return true;
  }
  if (bracket == '}') return false;

  size_ = level.opening + 1;
  std::size_t column = line_width;
  for (const std::string_view item : items) {
    const std::size_t width = count_code_points(item);
    if (column + 1 + width > line_width) {
      new_line(levels_.size() + 1);
      column = indent;
    } else {
      put(' ');
      ++column;
    }
    put(item);
    column += width;
  }
  return false;
}

std::string rewrite(const Value& value, Layout layout) {
  Writer out(layout);
  out.value(value);
  return out.take();
}

}  // namespace fondaco::json
