// SPDX-License-Identifier: MIT
// What people type at the table of `fondaco play`.
#include "cli/play_input.hpp"

#include <gtest/gtest.h>

#include "bots/tests/some_game.hpp"
#include "cli/play_words.hpp"

namespace fondaco::cli {
namespace {

std::optional<CommandKind> kind_of(std::string_view line, Language language = Language::en) {
  const auto command = parse_command(line, program_words(language));
  return command ? std::optional(command->kind) : std::nullopt;
}

TEST(PlayInput, knows_commands_in_english_and_in_the_language_spoken) {
  EXPECT_EQ(kind_of("undo"), CommandKind::undo);
  EXPECT_EQ(kind_of("UNDO!"), CommandKind::force_undo);
  EXPECT_EQ(kind_of("q"), CommandKind::quit);
  EXPECT_EQ(kind_of("annulla"), std::nullopt);
  EXPECT_EQ(kind_of("annulla", Language::it), CommandKind::undo);
  EXPECT_EQ(kind_of("perché R15", Language::it), CommandKind::why);
  EXPECT_EQ(kind_of("undo", Language::it), CommandKind::undo);
  EXPECT_EQ(kind_of("warum R15", Language::de), CommandKind::why);
  EXPECT_EQ(kind_of("pourquoi R15", Language::fr), CommandKind::why);
  EXPECT_EQ(kind_of("undone"), std::nullopt);
  EXPECT_EQ(kind_of(""), CommandKind::moves);
}

TEST(PlayInput, a_question_mark_asks_for_help_or_why) {
  EXPECT_EQ(kind_of("?"), CommandKind::help);
  const auto command = parse_command("?  draw:red ", program_words(Language::en));
  ASSERT_TRUE(command);
  EXPECT_EQ(command->kind, CommandKind::why);
  EXPECT_EQ(command->rest, "draw:red");
  EXPECT_EQ(parse_command("save  my game.json", program_words(Language::en))->rest, "my game.json");
}

TEST(PlayInput, finds_moves_by_number_notation_name_and_beginning) {
  const auto game = bots::some_game(2);
  const AnyState state = game->start({1, 1});
  const std::vector<Move> legal = game->legal(state);
  ASSERT_GT(legal.size(), 1U);
  EXPECT_EQ(find_moves("1", *game, legal).moves, std::vector{legal[0]});
  EXPECT_TRUE(find_moves("1", *game, legal).number);
  for (const std::string_view none : {"0", "999", "99999999999999999999999999"}) {
    EXPECT_TRUE(find_moves(none, *game, legal).number);
    EXPECT_TRUE(find_moves(none, *game, legal).moves.empty());
  }
  for (const Move move : legal) {
    std::string notation = game->text(move);
    EXPECT_EQ(find_moves(notation, *game, legal).moves, std::vector{move});
    for (char& c : notation) c = static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    EXPECT_EQ(find_moves(notation, *game, legal).moves, std::vector{move}) << "capitals do not matter";
    const std::string argument = notation.substr(notation.find(':') + 1);
    EXPECT_EQ(find_moves(argument, *game, legal).moves, std::vector{move}) << argument;
  }
  EXPECT_TRUE(find_moves("", *game, legal).moves.empty());
  EXPECT_TRUE(find_moves("no such move", *game, legal).moves.empty());
}

TEST(PlayInput, names_every_move_there_is_so_that_it_can_be_explained) {
  const auto game = bots::some_game(2);
  const std::vector<Move> legal = game->legal(game->start({1, 1}));
  for (Move move = 0; move < game->entry().move_count; ++move) {
    EXPECT_EQ(find_moves(game->text(move), *game, legal).moves, std::vector{move}) << game->text(move);
  }
}

TEST(PlayInput, program_words_are_alike_in_all_languages) {
  const Words english = program_words(Language::en);
  ASSERT_FALSE(english.keys().empty());
  for (const Language language : languages) {
    const Words words = program_words(language);
    EXPECT_EQ(words.keys(), english.keys()) << name(language);
    for (const std::string_view key : english.keys()) {
      EXPECT_EQ(words.placeholders(key), english.placeholders(key)) << name(language) << " " << key;
    }
  }
}

}  // namespace
}  // namespace fondaco::cli
