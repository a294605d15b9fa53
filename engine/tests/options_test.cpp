// SPDX-License-Identifier: MIT
#include "engine/options.hpp"

#include <gtest/gtest.h>

#include "engine/json/document.hpp"
#include "tests/fault_text.hpp"

namespace fondaco {
namespace {

constexpr std::array<std::string_view, 3> speeds{"slow", "normal", "fast"};
constexpr std::array<OptionSpec, 3> option_table{{
    {.name = "speed", .rule = "XX-1", .choices = speeds, .initial = 1},
    {.name = "open_hands", .rule = "XX-2", .choices = off_on},
    {.name = "talks", .rule = "XX-3", .choices = {}, .low = 0, .high = 9, .initial = 3},
}};

std::string written(const Options& options) {
  json::Writer out;
  write_options(option_table, options, out);
  return out.take();
}

TEST(Options, start_at_their_start_values) {
  EXPECT_EQ(written(default_options(option_table, 4)),
            R"({"players":4,"speed":"normal","open_hands":"off","talks":3})");
}

TEST(Options, are_set_by_name_and_value) {
  Options options = default_options(option_table, 2);
  EXPECT_TRUE(set_option(option_table, options, "speed", "fast"));
  EXPECT_TRUE(set_option(option_table, options, "open_hands", "on"));
  EXPECT_TRUE(set_option(option_table, options, "talks", "0"));
  EXPECT_EQ(written(options), R"({"players":2,"speed":"fast","open_hands":"on","talks":0})");
}

TEST(Options, refuse_what_is_out_of_range_and_say_what_there_is) {
  Options options = default_options(option_table, 2);
  const Options before = options;
  EXPECT_EQ(fault_text(set_option(option_table, options, "speed", "warp")),
            "option 'speed' cannot be \"warp\" (slow, normal, fast)");
  EXPECT_EQ(fault_text(set_option(option_table, options, "talks", "10")), "option 'talks' cannot be \"10\" (0 to 9)");
  EXPECT_EQ(fault_text(set_option(option_table, options, "talks", "3x")), "option 'talks' cannot be \"3x\" (0 to 9)");
  EXPECT_EQ(fault_text(set_option(option_table, options, "speed", "norml")),
            "option 'speed' cannot be \"norml\", did you mean \"normal\"? (slow, normal, fast)");
  EXPECT_EQ(fault_text(set_option(option_table, options, "colour", "red")),
            "unknown option \"colour\" (known: players, speed, open_hands, talks)");
  EXPECT_EQ(fault_text(set_option(option_table, options, "tlaks", "3")),
            "unknown option \"tlaks\", did you mean \"talks\"? (known: players, speed, open_hands, talks)");
  EXPECT_EQ(options, before);
}

TEST(Options, may_be_for_some_numbers_of_players) {
  constexpr std::array<OptionSpec, 3> limited{{
      {.name = "solo", .rule = "XX-1", .choices = off_on, .max_players = 1},
      {.name = "duel", .rule = "XX-2", .choices = off_on, .min_players = 2, .max_players = 2},
      {.name = "league", .rule = "XX-3", .choices = {}, .low = 1, .high = 9, .initial = 5, .min_players = 3},
  }};
  const auto refusal = [&](Seat players, std::string_view name, std::string_view value) {
    Options options = default_options(limited, players);
    EXPECT_TRUE(set_option(limited, options, name, value));
    return fault_text(check_option_players(limited, options));
  };
  for (Seat players = 1; players <= max_seats; ++players) {
    EXPECT_EQ(fault_text(check_option_players(limited, default_options(limited, players))), "");
  }
  EXPECT_EQ(refusal(1, "solo", "on"), "");
  EXPECT_EQ(refusal(2, "solo", "on"), "option 'solo' is for 1 player");
  EXPECT_EQ(refusal(2, "duel", "on"), "");
  EXPECT_EQ(refusal(3, "duel", "on"), "option 'duel' is for 2 players");
  EXPECT_EQ(refusal(2, "league", "6"), "option 'league' is for 3 to 6 players");
  EXPECT_EQ(refusal(2, "league", "5"), "");
}

TEST(Options, read_what_they_wrote) {
  Options options = default_options(option_table, 3);
  ASSERT_TRUE(set_option(option_table, options, "talks", "7"));
  const std::string text = written(options);
  json::Document document(text);
  Options loaded = default_options(option_table, 0);
  read_options(option_table, document.root(), loaded);
  EXPECT_TRUE(document.ok()) << document.fault().text();
  EXPECT_EQ(loaded, options);
}

TEST(Options, name_the_place_of_a_wrong_one) {
  json::Document document(R"({"talks": "many"})");
  Options loaded = default_options(option_table, 0);
  read_options(option_table, document.root(), loaded);
  EXPECT_EQ(document.fault().text(), "line 1, column 11: talks: option 'talks' cannot be \"many\" (0 to 9)");
}

}  // namespace
}  // namespace fondaco
