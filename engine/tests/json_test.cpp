// SPDX-License-Identifier: MIT
// The reader: what it accepts, what it refuses and how it says so.
#include <gtest/gtest.h>

#include <chrono>
#include <cstdint>
#include <limits>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json/reader.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::json {
namespace {

Value accepted(std::string_view text, const Limits& limits = {}) {
  Result<Value> value = read(text, limits);
  EXPECT_EQ(fault_text(value), "") << text;
  return std::move(value).value_or({});
}

std::string refused(std::string_view text, const Limits& limits = {}) {
  const std::string fault = fault_text(read(text, limits));
  EXPECT_NE(fault, "") << text;
  EXPECT_EQ(fault.find('\n'), std::string::npos);
  return fault;
}

TEST(JsonReader, tells_every_kind_apart) {
  const Value value = accepted(R"([null, true, false, 7, -7, 1.50, 2e3, "text", [], {}])");
  ASSERT_EQ(value.items().size(), 10U);
  EXPECT_TRUE(value.items()[0].is(Kind::null));
  EXPECT_TRUE(value.items()[1].is(Kind::boolean));
  EXPECT_TRUE(value.items()[1].boolean());
  EXPECT_FALSE(value.items()[2].boolean());
  EXPECT_EQ(value.items()[3].whole(), 7);
  EXPECT_EQ(value.items()[4].whole(), -7);
  EXPECT_EQ(value.items()[5].decimal(), "1.50");
  EXPECT_EQ(value.items()[6].decimal(), "2e3");
  EXPECT_EQ(value.items()[7].string(), "text");
  EXPECT_TRUE(value.items()[8].is(Kind::array));
  EXPECT_TRUE(value.items()[9].is(Kind::object));
}

TEST(JsonReader, gives_an_empty_answer_for_another_kind) {
  const Value value = accepted("3");
  EXPECT_FALSE(value.boolean());
  EXPECT_EQ(value.string(), "");
  EXPECT_EQ(value.decimal(), "");
  EXPECT_TRUE(value.items().empty());
  EXPECT_TRUE(value.members().empty());
  EXPECT_EQ(value.find("a"), nullptr);
  EXPECT_EQ(accepted("true").whole(), 0);
}

TEST(JsonReader, keeps_members_in_document_order) {
  const Value value = accepted(R"({"b": 1, "a": 2, "": 3})");
  ASSERT_EQ(value.members().size(), 3U);
  EXPECT_EQ(value.members()[0].key, "b");
  EXPECT_EQ(value.members()[1].key, "a");
  ASSERT_NE(value.find(""), nullptr);
  EXPECT_EQ(value.find("")->whole(), 3);
  EXPECT_EQ(value.find("c"), nullptr);
}

TEST(JsonReader, knows_where_each_value_stands) {
  const Value value = accepted("{\n  \"é\": [1,\r\n\t2],  \"名\": \"x\"}");
  EXPECT_EQ(value.place(), (Place{1, 1}));
  EXPECT_EQ(value.members()[0].place, (Place{2, 3}));
  const Value& list = value.members()[0].value;
  EXPECT_EQ(list.place(), (Place{2, 8})) << "a column is a code point";
  EXPECT_EQ(list.items()[1].place(), (Place{3, 2}));
  EXPECT_EQ(value.members()[1].place, (Place{3, 7}));
  EXPECT_EQ(value.members()[1].value.place(), (Place{3, 12}));
}

TEST(JsonReader, reads_whole_numbers_to_the_last_of_64_bits) {
  EXPECT_EQ(accepted("9223372036854775807").whole(), std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(accepted("-9223372036854775808").whole(), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(accepted("-0").whole(), 0);
  EXPECT_EQ(refused("[9223372036854775808]"), "line 1, column 2: the whole number lies beyond 64 bits");
  EXPECT_EQ(refused("-9223372036854775809"), "line 1, column 1: the whole number lies beyond 64 bits");
}

TEST(JsonReader, keeps_decimals_of_any_size_as_written) {
  for (const std::string_view text : {"0.1", "-0.0", "1e400", "1E+2", "12345678901234567890.5", "0e-0"}) {
    EXPECT_EQ(accepted(text).decimal(), text);
  }
}

TEST(JsonReader, reads_every_escape) {
  EXPECT_EQ(accepted(R"("\"\\\/\b\f\n\r\t")").string(), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(accepted(R"("\u0041\u00e9\u540D\uFFFF")").string(), "A\u00e9\u540D\uFFFF");
  EXPECT_EQ(accepted(R"("\uD83D\uDE00 \uDBFF\uDFFF")").string(), "\U0001F600 \U0010FFFF");
}

TEST(JsonReader, takes_well_formed_utf8_of_every_length) {
  EXPECT_EQ(accepted("\"\x7F \u0080 \u07FF \u0800 \uD7FF \uE000 \U00010000 \U0010FFFF\"").string(),
            "\x7F \u0080 \u07FF \u0800 \uD7FF \uE000 \U00010000 \U0010FFFF");
}

TEST(JsonReader, takes_blanks_everywhere) {
  EXPECT_EQ(accepted(" \t\r\n{ \"a\" : [ 1 , 2 ] } \n"), accepted(R"({"a":[1,2]})"));
}

TEST(JsonReader, compares_content_and_not_places) {
  EXPECT_EQ(accepted("[1]"), accepted("\n [ 1 ]"));
  EXPECT_FALSE(accepted("[1]") == accepted("[1.0]"));
  EXPECT_FALSE(accepted("[1]") == accepted("[\"1\"]"));
  EXPECT_FALSE(accepted(R"({"a":1,"b":2})") == accepted(R"({"b":2,"a":1})"));
}

struct Refusal {
  std::string name;
  std::string text;
  std::string message;
};

std::ostream& operator<<(std::ostream& out, const Refusal& refusal) { return out << refusal.name; }

class JsonRefusal : public testing::TestWithParam<Refusal> {};

TEST_P(JsonRefusal, names_the_place) { EXPECT_EQ(refused(GetParam().text), GetParam().message); }

const std::vector<Refusal> refusals = {
    {"empty", "", "line 1, column 1: expected a value, found end of file"},
    {"blank", " \n ", "line 2, column 2: expected a value, found end of file"},
    {"truncated_array", "[1,\n 2", "line 2, column 3: expected ',' or ']' after an array item, found end of file"},
    {"truncated_object", "{\"a\": 1",
     "line 1, column 8: expected ',' or '}' after an object member, found end of file"},
    {"truncated_value", "{\"a\":", "line 1, column 6: expected a value, found end of file"},
    {"truncated_key", "{\"a\"", "line 1, column 5: expected ':' after the key \"a\", found end of file"},
    {"truncated_string", "[\"ab", "line 1, column 2: the string is not closed before the end of file"},
    {"truncated_escape", "\"\\",
     "line 1, column 3: expected one of \" \\ / b f n r t u after a backslash, found end of file"},
    {"truncated_unicode", "\"\\u00", "line 1, column 6: expected four hexadecimal digits after \\u, found end of file"},
    {"missing_comma", "[1 2]", "line 1, column 4: expected ',' or ']' after an array item, found '2'"},
    {"wrong_bracket", "[1}", "line 1, column 3: expected ',' or ']' after an array item, found '}'"},
    {"trailing_comma_array", "[1,]", "line 1, column 4: a comma may not stand before ']'"},
    {"trailing_comma_object", "{\"a\":1, }", "line 1, column 9: a comma may not stand before '}'"},
    {"lone_comma", "[,1]", "line 1, column 2: expected a value, found ','"},
    {"trailing_garbage", "{} x", "line 1, column 4: expected the end of the document, found 'x'"},
    {"two_documents", "1\n2", "line 2, column 1: expected the end of the document, found '2'"},
    {"nul_after_the_end", std::string("{}\0", 3),
     "line 1, column 3: expected the end of the document, found the byte 0x00"},
    {"byte_order_mark", "\xEF\xBB\xBF{}", "line 1, column 1: a byte order mark is not allowed before the document"},
    {"bare_key", "{a: 1}", "line 1, column 2: expected a key in double quotes, found 'a'"},
    {"number_as_key", "{1: 1}", "line 1, column 2: expected a key in double quotes, found '1'"},
    {"missing_colon", "{\"a\" 1}", "line 1, column 6: expected ':' after the key \"a\", found '1'"},
    {"duplicate_key", "{\"a\": 1,\n \"b\": 2, \"b\": 3, \"a\": 4}",
     "line 2, column 10: the key \"b\" stands twice, first at line 2, column 2"},
    {"duplicate_key_by_escape", "{\"a\": 1, \"\\u0061\": 2}",
     "line 1, column 10: the key \"a\" stands twice, first at line 1, column 2"},
    {"bare_word", "[red]",
     "line 1, column 2: expected a value, found the word \"red\" (a string stands in double quotes)"},
    {"not_a_number", "NaN",
     "line 1, column 1: expected a value, found the word \"NaN\" (a string stands in double quotes)"},
    {"longer_literal", "nulls",
     "line 1, column 1: expected a value, found the word \"nulls\" (a string stands in double quotes)"},
    {"single_quotes", "['a']", "line 1, column 2: a string stands in double quotes, not in single ones"},
    {"comment", "// x\n1", "line 1, column 1: comments are not allowed"},
    {"odd_character", "[\u20AC]", "line 1, column 2: expected a value, found '\u20AC'"},
    {"odd_byte", "[\xFF]", "line 1, column 2: expected a value, found the byte 0xff"},
    {"leading_zero", "[01]", "line 1, column 2: a number may not have leading zeros"},
    {"negative_leading_zero", "-00", "line 1, column 1: a number may not have leading zeros"},
    {"plus", "+1", "line 1, column 1: a number may not begin with '+'"},
    {"leading_point", ".5", "line 1, column 1: a number may not begin with '.'"},
    {"lone_minus", "-", "line 1, column 2: expected a digit after '-', found end of file"},
    {"trailing_point", "1.", "line 1, column 3: expected a digit after the decimal point, found end of file"},
    {"empty_exponent", "[1e]", "line 1, column 4: expected a digit in the exponent, found ']'"},
    {"hexadecimal", "0x10", "line 1, column 2: expected the end of the document, found 'x'"},
    {"unknown_escape", R"("a\q")",
     "line 1, column 4: expected one of \" \\ / b f n r t u after a backslash, found 'q'"},
    {"short_unicode", R"("\u12g4")", "line 1, column 6: expected four hexadecimal digits after \\u, found 'g'"},
    {"signed_unicode", R"("\u-001")", "line 1, column 4: expected four hexadecimal digits after \\u, found '-'"},
    {"high_surrogate", R"("\uD800")", "line 1, column 2: half of a surrogate pair stands alone"},
    {"high_surrogate_then_text", R"("é\uD800a")", "line 1, column 3: half of a surrogate pair stands alone"},
    {"two_high_surrogates", R"("\uD800\uD800")", "line 1, column 2: half of a surrogate pair stands alone"},
    {"low_surrogate", R"("\uDC00")", "line 1, column 2: half of a surrogate pair stands alone"},
    {"escaped_nul", R"("\u0000")", "line 1, column 2: a string may not hold the character U+0000"},
    {"raw_nul", std::string("\"a\0\"", 4),
     "line 1, column 3: a control character in a string needs an escape, found the byte 0x00"},
    {"raw_tab", "\"\t\"", "line 1, column 2: a control character in a string needs an escape, found the byte 0x09"},
    {"raw_newline", "[\"ab\n\"]", "line 1, column 5: the string is not closed before the end of its line"},
    {"lone_continuation", "\"a\x80\"", "line 1, column 3: ill-formed UTF-8 in a string, the byte 0x80"},
    {"overlong", "\"\xC0\xAF\"", "line 1, column 2: ill-formed UTF-8 in a string, the byte 0xc0"},
    {"overlong_of_three", "\"\xE0\x80\xAF\"", "line 1, column 2: ill-formed UTF-8 in a string, the byte 0xe0"},
    {"encoded_surrogate", "\"\xED\xA0\x80\"", "line 1, column 2: ill-formed UTF-8 in a string, the byte 0xed"},
    {"beyond_unicode", "\"\xF4\x90\x80\x80\"", "line 1, column 2: ill-formed UTF-8 in a string, the byte 0xf4"},
    {"cut_sequence", "\"\xE2\x82\"", "line 1, column 2: ill-formed UTF-8 in a string, the byte 0xe2"},
    {"cut_by_the_end", "\"\xE2\x82", "line 1, column 2: ill-formed UTF-8 in a string, the byte 0xe2"},
};

INSTANTIATE_TEST_SUITE_P(Json, JsonRefusal, testing::ValuesIn(refusals),
                         [](const testing::TestParamInfo<Refusal>& test) { return test.param.name; });

TEST(JsonReader, quotes_a_document_without_breaking_the_line) {
  EXPECT_EQ(refused(R"({"a\n\u001b\u009b": 1, "a\n\u001b\u009b": 2})"),
            "line 1, column 24: the key \"a\\n\\u001b\\u009b\" stands twice, first at line 1, column 2");
  const std::string long_key(1000, 'k');
  EXPECT_LT(refused("{\"" + long_key + "\" 1}").size(), 140U);
}

TEST(JsonLimits, bound_the_depth_exactly) {
  const std::string deep = std::string(64, '[') + std::string(64, ']');
  accepted(deep);
  EXPECT_EQ(refused("[" + deep + "]"), "line 1, column 65: nested deeper than 64 levels");
  accepted("7", {.depth = 0});
  EXPECT_EQ(refused("{}", {.depth = 0}), "line 1, column 1: nested deeper than 0 levels");
}

TEST(JsonLimits, no_caller_lifts_the_depth_beyond_what_is_safe) {
  const std::string deep = std::string(deepest_nesting, '[') + std::string(deepest_nesting, ']');
  accepted(deep, {.depth = 1'000'000});
  EXPECT_EQ(refused("[" + deep + "]", {.depth = 1'000'000}), "line 1, column 257: nested deeper than 256 levels");
}

TEST(JsonLimits, bound_the_number_of_values) {
  accepted("[1,2]", {.nodes = 3});
  EXPECT_EQ(refused("[1,2]", {.nodes = 2}), "line 1, column 4: the document holds more than 2 values");
}

TEST(JsonLimits, bound_the_size) {
  accepted("[1]", {.bytes = 3});
  EXPECT_EQ(refused("[\n1]", {.bytes = 2}), "line 2, column 1: the document is longer than 2 bytes");
}

TEST(JsonLimits, fifty_megabytes_of_brackets_are_refused_at_once) {
  std::string brackets;
  brackets.resize(50'000'000, '[');
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(refused(brackets), "line 1, column 8388609: the document is longer than 8388608 bytes");
  EXPECT_EQ(refused(brackets, {.bytes = brackets.size()}), "line 1, column 65: nested deeper than 64 levels");
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
}

TEST(JsonLimits, the_largest_documents_take_no_quadratic_time) {
  std::string keys = "{";
  std::string items = "[";
  for (int i = 0; i < 400'000; ++i) {
    keys += "\"" + std::to_string(i) + "\":0,";
    items += "0,";
  }
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(accepted(keys + "\"x\":0}").members().size(), 400'001U);
  EXPECT_EQ(accepted(items + "0]").items().back().place(), (Place{1, 800'002}));
  EXPECT_EQ(refused(keys + "\"7\":0}").find("line 1, column "), 0U);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
}

TEST(JsonFault, has_one_line_for_every_combination_of_parts) {
  EXPECT_EQ((Fault{"wrong", "a.b", {3, 4}}.text()), "line 3, column 4: a.b: wrong");
  EXPECT_EQ((Fault{"wrong", "", {3, 4}}.text()), "line 3, column 4: wrong");
  EXPECT_EQ((Fault{"wrong", "a.b", {}}.text()), "a.b: wrong");
  EXPECT_EQ((Fault{"two\nlines\x1b[31m \xff \u00e9", "", {}}.text()), "two lines [31m ? \u00e9");
}

}  // namespace
}  // namespace fondaco::json
