#include "engine/options.hpp"

#include <gtest/gtest.h>

#include "engine/json/reader.hpp"

namespace fondaco {
namespace {

constexpr std::array<std::string_view, 3> speeds{"slow", "normal", "fast"};
constexpr std::array<OptionSpec, 3> specs{{
    {.name = "speed", .rule = "XX-1", .choices = speeds, .initial = 1},
    {.name = "open_hands", .rule = "XX-2", .choices = off_on},
    {.name = "talks", .rule = "XX-3", .choices = {}, .low = 0, .high = 9, .initial = 3},
}};

std::string written(const Options& options) {
  json::Writer out;
  write_options(specs, options, out);
  return out.take();
}

TEST(Options, start_at_their_start_values) {
  EXPECT_EQ(written(default_options(specs, 4)), R"({"players":4,"speed":"normal","open_hands":"off","talks":3})");
}

TEST(Options, are_set_by_name_and_value) {
  Options options = default_options(specs, 2);
  EXPECT_FALSE(set_option(specs, options, "speed", "fast"));
  EXPECT_FALSE(set_option(specs, options, "open_hands", "on"));
  EXPECT_FALSE(set_option(specs, options, "talks", "0"));
  EXPECT_EQ(written(options), R"({"players":2,"speed":"fast","open_hands":"on","talks":0})");
}

TEST(Options, refuse_what_is_out_of_range_and_say_what_there_is) {
  Options options = default_options(specs, 2);
  const Options before = options;
  EXPECT_EQ(set_option(specs, options, "speed", "warp"), "option 'speed' cannot be \"warp\" (slow, normal, fast)");
  EXPECT_EQ(set_option(specs, options, "talks", "10"), "option 'talks' cannot be \"10\" (0 to 9)");
  EXPECT_EQ(set_option(specs, options, "talks", "3x"), "option 'talks' cannot be \"3x\" (0 to 9)");
  EXPECT_EQ(set_option(specs, options, "speed", "norml"),
            "option 'speed' cannot be \"norml\", did you mean \"normal\"? (slow, normal, fast)");
  EXPECT_EQ(set_option(specs, options, "colour", "red"),
            "unknown option \"colour\" (known: players, speed, open_hands, talks)");
  EXPECT_EQ(set_option(specs, options, "tlaks", "3"),
            "unknown option \"tlaks\", did you mean \"talks\"? (known: players, speed, open_hands, talks)");
  EXPECT_EQ(options, before);
}

TEST(Options, read_what_they_wrote) {
  Options options = default_options(specs, 3);
  ASSERT_FALSE(set_option(specs, options, "talks", "7"));
  const std::string text = written(options);
  json::Value document;
  json::Fault fault;
  ASSERT_TRUE(json::read(text, document, fault));
  Options loaded = default_options(specs, 0);
  read_options(specs, json::Cursor(document, fault), loaded);
  EXPECT_FALSE(fault) << fault.text();
  EXPECT_EQ(loaded, options);
}

TEST(Options, name_the_place_of_a_wrong_one) {
  json::Value document;
  json::Fault fault;
  ASSERT_TRUE(json::read(R"({"talks": "many"})", document, fault));
  Options loaded = default_options(specs, 0);
  read_options(specs, json::Cursor(document, fault), loaded);
  EXPECT_EQ(fault.text(), "line 1, column 11: talks: option 'talks' cannot be \"many\" (0 to 9)");
}

}  // namespace
}  // namespace fondaco
