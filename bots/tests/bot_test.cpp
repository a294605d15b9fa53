// SPDX-License-Identifier: MIT
#include "bots/bot.hpp"

#include <gtest/gtest.h>

#include "bots/tests/some_game.hpp"

namespace fondaco::bots {
namespace {

TEST(BotName, budget_is_time_or_simulations) {
  BotSpec bot = bots::bot("greedy");
  EXPECT_EQ(bot.kind, BotKind::greedy);
  EXPECT_EQ(bot.move_time_ms, 0);
  bot = bots::bot("random@100ms");
  EXPECT_EQ(bot.kind, BotKind::random);
  EXPECT_EQ(bot.move_time_ms, 100);
  EXPECT_EQ(bot.text, "random@100ms");
  bot = bots::bot("greedy@5000sims");
  EXPECT_EQ(bot.simulations, 5000);
  bot = bots::bot("search@100ms@2threads");
  EXPECT_EQ(bot.kind, BotKind::search);
  EXPECT_EQ(bot.move_time_ms, 100);
  EXPECT_EQ(bot.threads, 2U);
}

TEST(BotName, levels_are_bots) {
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    const BotSpec bot = bots::bot(level_names[i]);
    EXPECT_EQ(bot.kind, BotKind::level);
    EXPECT_EQ(bot.level, i);
  }
}

TEST(BotName, what_is_no_bot_is_refused) {
  for (const char* text :
       {"", "gredy", "Greedy", "random@", "random@5", "random@0ms", "random@-1ms", "random@5m", "random@99999999999ms",
        "random@5ms@5ms", "@5ms", "search@2threads@3threads", "search@65threads", "search@5ms@"}) {
    EXPECT_FALSE(parse_bot(text)) << text;
  }
}

using Command = std::vector<std::string>;

TEST(BotName, a_program_is_a_command) {
  BotSpec bot = bots::bot("exec:./mybot");
  EXPECT_TRUE(bot.is_program());
  EXPECT_EQ(bot.command, (Command{"./mybot"}));
  bot = bots::bot("exec:python3  bot.py -v @100ms@2threads");
  EXPECT_EQ(bot.command, (Command{"python3", "bot.py", "-v"}));
  EXPECT_EQ(bot.move_time_ms, 100);
  EXPECT_EQ(bot.threads, 2U);
  bot = bots::bot("exec:'my bot' --mail=\"a@b.org\" \"it's\" '' 'say \"x\"' $HOME");
  EXPECT_EQ(bot.command, (Command{"my bot", "--mail=a@b.org", "it's", "", "say \"x\"", "$HOME"}));
  EXPECT_EQ(bot.move_time_ms, 0);
  bot = bots::bot("greedy");
  EXPECT_FALSE(bot.is_program());
}

TEST(BotName, what_is_no_command_is_refused) {
  for (const char* text : {"exec:", "exec: ", "exec:''", "exec:@5ms", "exec:./bot@", "exec:./bot@soon", "exec:'./bot",
                           "exec:./bot \"", "exec", "exec./bot", "exec:./bot@5ms@5ms"}) {
    EXPECT_FALSE(parse_bot(text)) << text;
  }
}

TEST(BotList, a_quoted_comma_separates_nothing) {
  const std::vector<BotSpec> bots = named("exec:./bot --weights '1,2,3'@5ms,greedy,exec:./bot 1");
  ASSERT_EQ(bots.size(), 3U);
  EXPECT_EQ(bots[0].command, (Command{"./bot", "--weights", "1,2,3"}));
  EXPECT_EQ(bots[0].move_time_ms, 5);
  EXPECT_EQ(bots[1].kind, BotKind::greedy);
  EXPECT_EQ(bots[2].command, (Command{"./bot", "1"}));
}

TEST(BotList, is_separated_by_commas) {
  const std::vector<BotSpec> bots = named("greedy,random@5ms,greedy");
  ASSERT_EQ(bots.size(), 3U);
  EXPECT_EQ(bots[1].text, "random@5ms");
  for (const char* text : {"", ",", "greedy,", ",greedy", "greedy,,random"}) {
    EXPECT_FALSE(parse_bots(text)) << text;
  }
}

}  // namespace
}  // namespace fondaco::bots
