// SPDX-License-Identifier: MIT
#include "engine/rules_versions.hpp"

#include <gtest/gtest.h>

#include <array>

namespace fondaco {
namespace {

constexpr std::array<std::string_view, 2> ways{"old", "new"};
constexpr std::array<OptionSpec, 2> known_options{{
    {.name = "ties", .rule = "XX-1", .choices = ways, .initial = 1},
    {.name = "talks", .rule = "XX-2", .choices = {}, .low = 0, .high = 9, .initial = 3},
}};

GameEntry third_version() {
  GameEntry entry;
  entry.id = "example";
  entry.rules_version = 3;
  entry.options = known_options;
  return entry;
}

constexpr OlderRules first_change{.game = "example", .last = 1, .option = "talks", .value = "0"};
constexpr OlderRules second_change{.game = "example", .last = 2, .option = "ties", .value = "old"};

TEST(RulesVersions, without_kept_options_only_the_newest_is_played) {
  const GameEntry entry = third_version();
  for (const int version : {-1, 0, 1, 2, 4}) EXPECT_FALSE(plays_rules(entry, version, {})) << version;
  EXPECT_TRUE(plays_rules(entry, 3, {}));
}

TEST(RulesVersions, an_older_one_is_played_when_options_take_back_every_change_since) {
  const GameEntry entry = third_version();
  const std::array both{first_change, second_change};
  EXPECT_TRUE(plays_rules(entry, 1, both));
  EXPECT_TRUE(plays_rules(entry, 2, both));
  EXPECT_FALSE(plays_rules(entry, 1, std::array{first_change})) << "the second change cannot be taken back";
  EXPECT_FALSE(plays_rules(entry, 2, std::array{first_change}));
  OlderRules of_another = second_change;
  of_another.game = "another";
  EXPECT_FALSE(plays_rules(entry, 2, std::array{of_another}));
}

TEST(RulesVersions, options_that_an_older_match_does_not_name_have_their_old_values) {
  const GameEntry entry = third_version();
  const std::array both{first_change, second_change};
  const auto values = [&](int version) {
    const Options options = options_by_rules(entry, version, both);
    return std::pair{options.values[0], options.values[1]};
  };
  EXPECT_EQ(values(1), (std::pair<std::int16_t, std::int16_t>{0, 0}));
  EXPECT_EQ(values(2), (std::pair<std::int16_t, std::int16_t>{0, 3}));
  EXPECT_EQ(values(3), (std::pair<std::int16_t, std::int16_t>{1, 3}));
}

}  // namespace
}  // namespace fondaco
