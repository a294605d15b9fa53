// SPDX-License-Identifier: MIT
#include "engine/json/reader.hpp"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <numeric>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "engine/json/escape.hpp"
#include "engine/json/utf8.hpp"

namespace fondaco::json {
namespace {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
constexpr bool is_high_surrogate(char32_t value) { return value >= 0xD800 && value < 0xDC00; }
constexpr bool is_low_surrogate(char32_t value) { return value >= 0xDC00 && value < 0xE000; }

std::string byte_name(char c) {
  constexpr std::string_view hexadecimal = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  return std::string("the byte 0x") + hexadecimal[byte >> 4U] + hexadecimal[byte & 0xFU];
}

std::string place_name(Place place) {
  return "line " + std::to_string(place.line) + ", column " + std::to_string(place.column);
}

}  // namespace

// Recursive descent. Every function reads one thing from at_ on and returns false once the fault is set.
class Reader {
 public:
  Reader(std::string_view text, const Limits& limits, Fault& fault) : text_(text), limits_(limits), fault_(fault) {}

  bool document(Value& out);

 private:
  bool value(Value& out, std::size_t depth);
  bool array(Value& out, std::size_t depth);
  bool object(Value& out, std::size_t depth);
  bool member(Member& out, std::size_t depth);
  bool distinct_keys(const std::vector<Member>& members);
  bool number(Value& out);
  bool digits(std::string_view where);
  bool word(Value& out);
  bool string(std::string& out);
  bool escape(std::string& out);
  bool unicode_escape(std::string& out);
  bool hex4(char32_t& out);

  [[nodiscard]] bool at_end() const { return at_ == text_.size(); }
  [[nodiscard]] bool at(char c) const { return !at_end() && text_[at_] == c; }
  [[nodiscard]] bool at_digit() const { return !at_end() && is_digit(text_[at_]); }
  bool take(char c);
  void skip_blanks();
  Place place(std::size_t offset);
  [[nodiscard]] std::string found() const;
  bool fail(std::size_t offset, std::string message);
  bool unexpected(std::string_view expected);

  std::string_view text_;
  const Limits& limits_;
  Fault& fault_;
  std::size_t at_ = 0;
  std::size_t nodes_ = 0;
  // How far lines and columns have been counted. Each byte is counted once: counting from the start of the line for
  // every value would be quadratic in a document of one long line.
  std::size_t counted_ = 0;
  Place counted_place_{1, 1};
};

bool Reader::document(Value& out) {
  if (text_.size() > limits_.bytes) {
    return fail(limits_.bytes, "the document is longer than " + std::to_string(limits_.bytes) + " bytes");
  }
  if (text_.starts_with("\xEF\xBB\xBF")) return fail(0, "a byte order mark is not allowed before the document");
  if (!value(out, 0)) return false;
  skip_blanks();
  return at_end() || unexpected("the end of the document");
}

bool Reader::value(Value& out, std::size_t depth) {
  skip_blanks();
  if (at_end()) return unexpected("a value");
  if (++nodes_ > limits_.nodes) {
    return fail(at_, "the document holds more than " + std::to_string(limits_.nodes) + " values");
  }
  out.place_ = place(at_);
  const char first = text_[at_];
  if (first == '[' || first == '{') {
    const std::size_t deepest = std::min(limits_.depth, deepest_nesting);
    if (depth == deepest) return fail(at_, "nested deeper than " + std::to_string(deepest) + " levels");
    return first == '[' ? array(out, depth + 1) : object(out, depth + 1);
  }
  if (first == '"') return string(out.content_.emplace<std::string>());
  if (first == '-' || is_digit(first)) return number(out);
  if (is_letter(first)) return word(out);
  if (first == '\'') return fail(at_, "a string stands in double quotes, not in single ones");
  if (first == '/') return fail(at_, "comments are not allowed");
  if (first == '+') return fail(at_, "a number may not begin with '+'");
  if (first == '.') return fail(at_, "a number may not begin with '.'");
  return unexpected("a value");
}

bool Reader::array(Value& out, std::size_t depth) {
  auto& items = out.content_.emplace<std::vector<Value>>();
  ++at_;
  skip_blanks();
  if (take(']')) return true;
  while (true) {
    if (!value(items.emplace_back(), depth)) return false;
    skip_blanks();
    if (take(']')) return true;
    if (!take(',')) return unexpected("',' or ']' after an array item");
    skip_blanks();
    if (at(']')) return fail(at_, "a comma may not stand before ']'");
  }
}

bool Reader::object(Value& out, std::size_t depth) {
  auto& members = out.content_.emplace<std::vector<Member>>();
  ++at_;
  skip_blanks();
  if (take('}')) return true;
  while (true) {
    if (!member(members.emplace_back(), depth)) return false;
    skip_blanks();
    if (take('}')) return distinct_keys(members);
    if (!take(',')) return unexpected("',' or '}' after an object member");
    skip_blanks();
    if (at('}')) return fail(at_, "a comma may not stand before '}'");
  }
}

bool Reader::member(Member& out, std::size_t depth) {
  if (!at('"')) return unexpected("a key in double quotes");
  out.place = place(at_);
  if (!string(out.key)) return false;
  skip_blanks();
  if (!take(':')) return unexpected("':' after the key " + quoted(out.key));
  return value(out.value, depth);
}

// Sorted, because comparing every pair would let a large document stop the program.
bool Reader::distinct_keys(const std::vector<Member>& members) {
  std::vector<std::size_t> order(members.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    const int sign = members[a].key.compare(members[b].key);
    return sign != 0 ? sign < 0 : a < b;
  });
  std::size_t again = members.size();  // the earliest member that repeats a key, and the one before it
  std::size_t before = again;
  for (std::size_t i = 1; i < order.size(); ++i) {
    if (order[i] < again && members[order[i]].key == members[order[i - 1]].key) {
      again = order[i];
      before = order[i - 1];
    }
  }
  if (again == members.size()) return true;
  fault_ = {.message = "the key " + quoted(members[again].key) + " stands twice, first at " +
                       place_name(members[before].place),
            .path = {},
            .place = members[again].place};
  return false;
}

bool Reader::number(Value& out) {
  const std::size_t start = at_;
  take('-');
  if (take('0')) {
    if (at_digit()) return fail(start, "a number may not have leading zeros");
  } else if (!digits("after '-'")) {
    return false;
  }
  bool whole = true;
  if (take('.')) {
    whole = false;
    if (!digits("after the decimal point")) return false;
  }
  if (at('e') || at('E')) {
    whole = false;
    ++at_;
    if (!take('+')) take('-');
    if (!digits("in the exponent")) return false;
  }
  const std::string_view written = text_.substr(start, at_ - start);
  if (!whole) {
    out.content_.emplace<Value::Decimal>().text = written;
    return true;
  }
  std::int64_t& parsed = out.content_.emplace<std::int64_t>();
  const std::from_chars_result result = std::from_chars(written.data(), written.data() + written.size(), parsed);
  return result.ec == std::errc() || fail(start, "the whole number lies beyond 64 bits");
}

bool Reader::digits(std::string_view where) {
  if (!at_digit()) return unexpected("a digit " + std::string(where));
  while (at_digit()) ++at_;
  return true;
}

bool Reader::word(Value& out) {
  const std::size_t start = at_;
  while (!at_end() && (is_letter(text_[at_]) || is_digit(text_[at_]))) ++at_;
  const std::string_view written = text_.substr(start, at_ - start);
  if (written == "true" || written == "false") {
    out.content_.emplace<bool>(written == "true");
    return true;
  }
  if (written == "null") return true;
  return fail(start, "expected a value, found the word " + quoted(written) + " (a string stands in double quotes)");
}

bool Reader::string(std::string& out) {
  const std::size_t opening = at_++;
  std::size_t copied = at_;
  while (!at_end()) {
    const char c = text_[at_];
    if (c == '"' || c == '\\') {
      out += text_.substr(copied, at_ - copied);
      if (take('"')) return true;
      if (!escape(out)) return false;
      copied = at_;
      continue;
    }
    const CodePoint point = decode_utf8(text_, at_);
    if (point.length == 0) return fail(at_, "ill-formed UTF-8 in a string, " + byte_name(c));
    if (c == '\n' || c == '\r') return fail(at_, "the string is not closed before the end of its line");
    if (point.value < 0x20) return fail(at_, "a control character in a string needs an escape, found " + byte_name(c));
    at_ += point.length;
  }
  return fail(opening, "the string is not closed before the end of file");
}

bool Reader::escape(std::string& out) {
  constexpr std::string_view letters = "\"\\/bfnrt";
  constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
  ++at_;
  if (take('u')) return unicode_escape(out);
  const std::size_t which = at_end() ? std::string_view::npos : letters.find(text_[at_]);
  if (which == std::string_view::npos) return unexpected("one of \" \\ / b f n r t u after a backslash");
  out += meanings[which];
  ++at_;
  return true;
}

bool Reader::unicode_escape(std::string& out) {
  const std::size_t start = at_ - 2;
  char32_t point = 0;
  if (!hex4(point)) return false;
  if (is_high_surrogate(point) && text_.substr(at_).starts_with("\\u")) {
    at_ += 2;
    char32_t low = 0;
    if (!hex4(low)) return false;
    if (is_low_surrogate(low)) point = 0x10000 + ((point - 0xD800) << 10U) + (low - 0xDC00);
  }
  if (is_high_surrogate(point) || is_low_surrogate(point)) return fail(start, "half of a surrogate pair stands alone");
  if (point == 0) return fail(start, "a string may not hold the character U+0000");
  append_utf8(out, point);
  return true;
}

bool Reader::hex4(char32_t& out) {
  for (int i = 0; i < 4; ++i) {
    unsigned digit = 0;
    const bool known =
        !at_end() && std::from_chars(text_.data() + at_, text_.data() + at_ + 1, digit, 16).ec == std::errc();
    if (!known) return unexpected("four hexadecimal digits after \\u");
    out = (out << 4U) | digit;
    ++at_;
  }
  return true;
}

bool Reader::take(char c) {
  if (!at(c)) return false;
  ++at_;
  return true;
}

void Reader::skip_blanks() {
  while (at(' ') || at('\n') || at('\r') || at('\t')) ++at_;
}

Place Reader::place(std::size_t offset) {
  for (; counted_ < offset; ++counted_) {
    const auto byte = static_cast<unsigned char>(text_[counted_]);
    if (byte == '\n') {
      counted_place_ = {counted_place_.line + 1, 1};
    } else if ((byte & 0xC0U) != 0x80U) {
      ++counted_place_.column;
    }
  }
  return counted_place_;
}

std::string Reader::found() const {
  if (at_end()) return "end of file";
  const CodePoint point = decode_utf8(text_, at_);
  if (point.length == 0 || is_control(point.value)) return byte_name(text_[at_]);
  return "'" + std::string(text_.substr(at_, point.length)) + "'";
}

bool Reader::fail(std::size_t offset, std::string message) {
  fault_ = {.message = std::move(message), .path = {}, .place = place(offset)};
  return false;
}

bool Reader::unexpected(std::string_view expected) {
  return fail(at_, "expected " + std::string(expected) + ", found " + found());
}

Result<Value> read(std::string_view text, const Limits& limits) {
  Value root;
  Fault fault;
  if (!Reader(text, limits, fault).document(root)) return fault;
  return root;
}

}  // namespace fondaco::json
