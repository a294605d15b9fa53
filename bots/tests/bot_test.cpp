#include "bots/bot.hpp"

#include <gtest/gtest.h>

namespace fondaco::bots {
namespace {

TEST(BotName, budget_is_time_or_simulations) {
  BotSpec bot;
  EXPECT_FALSE(parse_bot("greedy", bot));
  EXPECT_EQ(bot.kind, BotKind::greedy);
  EXPECT_EQ(bot.move_time_ms, 0);
  EXPECT_FALSE(parse_bot("random@100ms", bot));
  EXPECT_EQ(bot.kind, BotKind::random);
  EXPECT_EQ(bot.move_time_ms, 100);
  EXPECT_EQ(bot.text, "random@100ms");
  EXPECT_FALSE(parse_bot("greedy@5000sims", bot));
  EXPECT_EQ(bot.simulations, 5000);
  EXPECT_FALSE(parse_bot("search@100ms@2threads", bot));
  EXPECT_EQ(bot.kind, BotKind::search);
  EXPECT_EQ(bot.move_time_ms, 100);
  EXPECT_EQ(bot.threads, 2U);
}

TEST(BotName, levels_are_bots) {
  BotSpec bot;
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    EXPECT_FALSE(parse_bot(level_names[i], bot));
    EXPECT_EQ(bot.kind, BotKind::level);
    EXPECT_EQ(bot.level, i);
  }
}

TEST(BotName, what_is_no_bot_is_refused) {
  BotSpec bot;
  for (const char* text :
       {"", "gredy", "Greedy", "random@", "random@5", "random@0ms", "random@-1ms", "random@5m", "random@99999999999ms",
        "random@5ms@5ms", "@5ms", "search@2threads@3threads", "search@65threads", "search@5ms@"}) {
    EXPECT_TRUE(parse_bot(text, bot)) << text;
  }
}

using Command = std::vector<std::string>;

TEST(BotName, a_program_is_a_command) {
  BotSpec bot;
  EXPECT_FALSE(parse_bot("exec:./mybot", bot));
  EXPECT_TRUE(bot.is_program());
  EXPECT_EQ(bot.command, (Command{"./mybot"}));
  EXPECT_FALSE(parse_bot("exec:python3  bot.py -v @100ms@2threads", bot));
  EXPECT_EQ(bot.command, (Command{"python3", "bot.py", "-v"}));
  EXPECT_EQ(bot.move_time_ms, 100);
  EXPECT_EQ(bot.threads, 2U);
  EXPECT_FALSE(parse_bot("exec:'my bot' --mail=\"a@b.org\" \"it's\" '' 'say \"x\"' $HOME", bot));
  EXPECT_EQ(bot.command, (Command{"my bot", "--mail=a@b.org", "it's", "", "say \"x\"", "$HOME"}));
  EXPECT_EQ(bot.move_time_ms, 0);
  EXPECT_FALSE(parse_bot("greedy", bot));
  EXPECT_FALSE(bot.is_program());
}

TEST(BotName, what_is_no_command_is_refused) {
  BotSpec bot;
  for (const char* text : {"exec:", "exec: ", "exec:''", "exec:@5ms", "exec:./bot@", "exec:./bot@soon", "exec:'./bot",
                           "exec:./bot \"", "exec", "exec./bot", "exec:./bot@5ms@5ms"}) {
    EXPECT_TRUE(parse_bot(text, bot)) << text;
  }
}

TEST(BotList, a_quoted_comma_separates_nothing) {
  std::vector<BotSpec> bots;
  EXPECT_FALSE(parse_bots("exec:./bot --weights '1,2,3'@5ms,greedy,exec:./bot 1", bots));
  ASSERT_EQ(bots.size(), 3U);
  EXPECT_EQ(bots[0].command, (Command{"./bot", "--weights", "1,2,3"}));
  EXPECT_EQ(bots[0].move_time_ms, 5);
  EXPECT_EQ(bots[1].kind, BotKind::greedy);
  EXPECT_EQ(bots[2].command, (Command{"./bot", "1"}));
}

TEST(BotList, is_separated_by_commas) {
  std::vector<BotSpec> bots;
  EXPECT_FALSE(parse_bots("greedy,random@5ms,greedy", bots));
  ASSERT_EQ(bots.size(), 3U);
  EXPECT_EQ(bots[1].text, "random@5ms");
  for (const char* text : {"", ",", "greedy,", ",greedy", "greedy,,random"}) {
    EXPECT_TRUE(parse_bots(text, bots)) << text;
  }
}

}  // namespace
}  // namespace fondaco::bots
