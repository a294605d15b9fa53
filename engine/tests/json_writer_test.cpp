// SPDX-License-Identifier: MIT
// The writer: its two layouts, and that the reader takes everything back.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <string_view>

#include "engine/json/reader.hpp"
#include "engine/json/utf8.hpp"
#include "engine/json/writer.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::json {
namespace {

Value parsed(std::string_view text) {
  Result<Value> value = read(text);
  EXPECT_EQ(fault_text(value), "") << text;
  return std::move(value).value_or({});
}

TEST(JsonWriter, writes_every_kind) {
  Writer out;
  out.begin_object();
  out.member("text", "a literal");
  out.member("view", std::string_view("a view"));
  out.member("string", std::string("a string"));
  out.member("yes", true);
  out.member("nothing", nullptr);
  out.member("small", std::uint8_t{200});
  out.member("low", std::numeric_limits<std::int64_t>::min());
  out.member("size", std::size_t{12});
  out.member_decimal("share", 0.5, 3);
  out.key("list");
  out.begin_array();
  out.value(-1);
  out.begin_array();
  out.end_array();
  out.begin_object();
  out.end_object();
  out.end_array();
  out.end_object();
  EXPECT_EQ(out.take(),
            R"({"text":"a literal","view":"a view","string":"a string","yes":true,"nothing":null,"small":200,)"
            R"("low":-9223372036854775808,"size":12,"share":0.500,"list":[-1,[],{}]})");
}

TEST(JsonWriter, is_as_new_after_take) {
  Writer out(Layout::pretty);
  out.value(1);
  EXPECT_EQ(out.take(), "1\n");
  out.begin_array();
  out.end_array();
  EXPECT_EQ(out.take(), "[]\n");
}

TEST(JsonWriter, escapes_what_must_not_stand_in_a_string) {
  Writer out;
  out.value("\"\\/\b\f\n\r\t\x01\x1f\x7f\u0085 \u00e9 \U0001F600");
  const std::string text = out.take();
  EXPECT_EQ(text, R"("\"\\/\b\f\n\r\t\u0001\u001f\u007f\u0085 )"
                  "\u00e9 \U0001F600\"");
  EXPECT_EQ(parsed(text).string(), "\"\\/\b\f\n\r\t\x01\x1f\x7f\u0085 \u00e9 \U0001F600");
}

TEST(JsonWriter, replaces_what_no_reader_would_take) {
  Writer out;
  out.value(std::string_view("a\0b\xff\xed\xa0\x80", 7));
  EXPECT_EQ(parsed(out.take()).string(), "a\uFFFDb\uFFFD\uFFFD\uFFFD\uFFFD");
}

TEST(JsonWriter, writes_decimals_with_a_fixed_number_of_digits) {
  Writer out;
  out.begin_array();
  out.decimal(2.0 / 3.0, 4);
  out.decimal(-0.0001, 2);
  out.decimal(1e20, 0);
  out.decimal(std::nan(""), 2);
  out.decimal(-std::numeric_limits<double>::infinity(), 2);
  out.end_array();
  EXPECT_EQ(out.take(), "[0.6667,0.00,100000000000000000000,null,null]");
}

TEST(JsonWriter, writes_the_largest_double) {
  Writer out;
  out.decimal(-std::numeric_limits<double>::max(), 2);
  EXPECT_EQ(out.take().size(), 313U);  // a minus, 309 digits, the point, 2 digits
}

TEST(JsonLayout, puts_a_container_of_scalars_on_one_line) {
  const Value value = parsed(R"({"a":[1,2,{"b":true,"c":null}],"d":[],"e":{},"f":["x","y"]})");
  EXPECT_EQ(rewrite(value, Layout::pretty), R"({
  "a": [
    1,
    2,
    {"b": true, "c": null}
  ],
  "d": [],
  "e": {},
  "f": ["x", "y"]
}
)");
  EXPECT_EQ(rewrite(value, Layout::compact), R"({"a":[1,2,{"b":true,"c":null}],"d":[],"e":{},"f":["x","y"]})");
}

TEST(JsonLayout, fills_lines_with_a_long_array_and_lists_a_long_object) {
  Writer out(Layout::pretty);
  out.begin_object();
  out.key("deck");
  out.begin_array();
  for (int i = 0; i < 30; ++i) out.value("orange");
  out.end_array();
  out.key("seat");
  out.begin_object();
  out.member("first", std::string(60, 'a'));
  out.member("second", std::string(60, 'b'));
  out.end_object();
  out.end_object();

  std::string line = "    \"orange\"";
  for (int i = 1; i < 10; ++i) line += ", \"orange\"";
  const std::string expected = "{\n  \"deck\": [\n" + line + ",\n" + line + ",\n" + line + "\n  ],\n  \"seat\": {\n" +
                               "    \"first\": \"" + std::string(60, 'a') + "\",\n    \"second\": \"" +
                               std::string(60, 'b') + "\"\n  }\n}\n";
  EXPECT_EQ(out.take(), expected);
}

TEST(JsonLayout, uses_110_columns_and_no_more) {
  // ["…", "…"] and a comma after it: 8 columns more than the two strings.
  for (const std::size_t length : {100U, 102U, 103U, 104U}) {
    std::string text;
    for (std::size_t i = 0; i < length; ++i) text += "\u00e9";
    Writer out(Layout::pretty);
    out.begin_array();
    out.value(text);
    out.value("");
    out.end_array();
    const std::string written = out.take();
    EXPECT_EQ(written == "[\"" + text + "\", \"\"]\n", length + 9 <= 110) << written;
    EXPECT_EQ(parsed(written).items().size(), 2U);
  }
}

// Any value, as deep as `depth`, in text with blanks where they may stand.
class Scribe {
 public:
  explicit Scribe(std::uint32_t seed) : random_(seed) {}

  std::string value(int depth) {
    switch (random_() % (depth == 0 ? 5U : 8U)) {
      case 0:
        return "null";
      case 1:
        return random_() % 2 == 0 ? "true" : "false";
      case 2:
        return std::to_string(static_cast<std::int64_t>(random_()) - (std::int64_t{1} << 31U));
      case 3:
        return std::to_string(random_() % 100) + ".50e" + std::to_string(random_() % 9);
      case 4:
        return string();
      case 5:
        return container('[', ']', depth);
      default:
        return container('{', '}', depth);
    }
  }

 private:
  std::string blank() { return std::string(random_() % 3, random_() % 2 == 0 ? ' ' : '\n'); }

  std::string string() {
    std::string out = "\"";
    for (std::size_t length = random_() % 20; length > 0; --length) {
      const auto point = static_cast<char32_t>(0x20 + random_() % 0x500);
      if (point == '"' || point == '\\') out += '\\';
      append_utf8(out, point);
    }
    return out + (random_() % 4 == 0 ? "\\u0007\\ud83d\\ude00\"" : "\"");
  }

  std::string container(char open, char close, int depth) {
    std::string out = open + blank();
    const std::size_t count = random_() % 12;
    for (std::size_t i = 0; i < count; ++i) {
      if (i > 0) out += blank() + ",";
      out += blank();
      if (open == '{') out += "\"" + std::to_string(i) + string().substr(1) + blank() + ":" + blank();
      out += value(depth - 1);
    }
    return out + blank() + close;
  }

  std::mt19937 random_;
};

TEST(JsonProperty, what_was_written_reads_back_equal_and_writes_the_same) {
  for (std::uint32_t seed = 0; seed < 500; ++seed) {
    const Value value = parsed(Scribe(seed).value(4));
    const std::string compact = rewrite(value, Layout::compact);
    const std::string pretty = rewrite(value, Layout::pretty);
    ASSERT_EQ(parsed(compact), value) << compact;
    ASSERT_EQ(parsed(pretty), value) << pretty;
    ASSERT_EQ(rewrite(parsed(pretty), Layout::compact), compact);
    ASSERT_EQ(rewrite(parsed(compact), Layout::pretty), pretty);
    ASSERT_EQ(compact.find('\n'), std::string::npos);
    ASSERT_TRUE(pretty.ends_with('\n') && !pretty.ends_with("\n\n"));
  }
}

TEST(JsonProperty, every_cut_of_a_document_is_refused_in_one_line) {
  for (std::uint32_t seed = 0; seed < 20; ++seed) {
    const std::string text = "[" + Scribe(seed).value(3) + "]";
    for (std::size_t length = 0; length < text.size(); ++length) {
      const Result<Value> value = read(std::string_view(text).substr(0, length));
      ASSERT_FALSE(value) << text.substr(0, length);
      ASSERT_GT(value.fault().place.line, 0U);
      ASSERT_EQ(value.fault().text().find('\n'), std::string::npos);
    }
  }
}

}  // namespace
}  // namespace fondaco::json
