// SPDX-License-Identifier: MIT
#include "engine/words.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/fault_text.hpp"

namespace fondaco {
namespace {

Words accepted_words(std::string_view ftl) {
  Result<Words> words = Words::read(ftl);
  EXPECT_EQ(fault_text(words), "");
  return std::move(words).value_or({});
}

std::string refused_words(std::string_view ftl) { return fault_text(Words::read(ftl)); }

TEST(Words, languages_are_named_and_parsed) {
  for (const Language language : languages) EXPECT_EQ(parse_language(name(language)), language);
  EXPECT_EQ(name(Language::it), "it");
  EXPECT_EQ(parse_language("de"), Language::de);
  EXPECT_EQ(parse_language("fr"), Language::fr);
  EXPECT_EQ(parse_language("xx"), std::nullopt);
  EXPECT_EQ(parse_language(""), std::nullopt);
}

TEST(Words, puts_the_arguments_in) {
  const Words words = accepted_words("claimed = { $who } claims {$route} for {  $points  } points, { $who }!\n");
  EXPECT_EQ(words.say("claimed", {{"who", "Anna"}, {"route", std::string("R15")}, {"points", 4}}),
            "Anna claims R15 for 4 points, Anna!");
  const std::vector<Words::Argument> arguments = {{"points", -2}, {"who", "B"}, {"unused", "x"}};
  EXPECT_EQ(words.say("claimed", arguments), "B claims {$route} for -2 points, B!");
}

TEST(Words, does_not_look_for_placeholders_in_arguments) {
  EXPECT_EQ(accepted_words("hello = Hello { $a }{ $b }").say("hello", {{"a", "{ $b }"}, {"b", "B"}}), "Hello { $b }B");
}

TEST(Words, says_a_missing_key_as_itself) {
  const Words words = accepted_words("a = b");
  EXPECT_EQ(words.say("nothing-here"), "\u2039nothing-here\u203A");
  EXPECT_EQ(words.say(""), "\u2039\u203A");
  EXPECT_FALSE(words.has("nothing-here"));
  EXPECT_TRUE(words.has("a"));
}

TEST(Words, lists_keys_and_placeholders_sorted) {
  const Words words = accepted_words("zebra = { $b } { $a } { $b }\n\nant-2 = none\nant = none\n");
  EXPECT_EQ(words.keys(), (std::vector<std::string_view>{"ant", "ant-2", "zebra"}));
  EXPECT_EQ(words.placeholders("zebra"), (std::vector<std::string_view>{"a", "b"}));
  EXPECT_TRUE(words.placeholders("ant").empty());
  EXPECT_TRUE(words.placeholders("nothing").empty());
}

TEST(Words, reads_comments_blanks_and_both_line_ends) {
  const Words words = accepted_words("### File\r\n#\r\n\r\n# One = two\r\none=1\r\n   \r\ntwo  =  2  \r\n");
  EXPECT_EQ(words.say("one"), "1");
  EXPECT_EQ(words.say("two"), "2");
  EXPECT_EQ(words.keys().size(), 2U);
  EXPECT_TRUE(accepted_words("").keys().empty());
}

TEST(Words, joins_continued_lines_as_fluent_does) {
  const Words words = accepted_words(
      "inline = first\n"
      "    second\n"
      "      deeper\n"
      "\n"
      "    { $last } line\n"
      "block =\n"
      "\n"
      "      one\n"
      "    two # no comment\n"
      "# a comment\n"
      "after = x\n");
  EXPECT_EQ(words.say("inline", {{"last", "final"}}), "first\nsecond\n  deeper\n\nfinal line");
  EXPECT_EQ(words.say("block"), "  one\ntwo # no comment");
  EXPECT_EQ(words.say("after"), "x");
}

TEST(Words, speaks_italian) {
  EXPECT_EQ(accepted_words("turn = Tocca a { $who }: perch\u00e9 no?").say("turn", {{"who", "Niccol\u00f2"}}),
            "Tocca a Niccol\u00f2: perch\u00e9 no?");
}

TEST(Words, refuses_what_lies_outside_the_subset) {
  EXPECT_EQ(refused_words("a = 1\nb = 2\na = 3"), "line 3, column 1: a: the key stands twice");
  EXPECT_EQ(refused_words("a =\nb = 2"), "line 1, column 1: a: the message is empty");
  EXPECT_EQ(refused_words("a = 1\nb ="), "line 2, column 1: b: the message is empty");
  EXPECT_EQ(refused_words("Key = 1"),
            "line 1, column 1: expected a key ([a-z][a-z0-9-]*), a comment or an indented line");
  EXPECT_EQ(refused_words("-term = 1"),
            "line 1, column 1: expected a key ([a-z][a-z0-9-]*), a comment or an indented line");
  EXPECT_EQ(refused_words("a_b = 1"), "line 1, column 2: expected '=' after the key");
  EXPECT_EQ(refused_words("a"), "line 1, column 2: expected '=' after the key");
  EXPECT_EQ(refused_words("  text"),
            "line 1, column 3: an indented line continues a message, and there is none before it");
  EXPECT_EQ(refused_words("a = 1\n# c\n  text"),
            "line 3, column 3: an indented line continues a message, and there is none before it");
  EXPECT_EQ(refused_words("a = 1\n  .attribute = 2"), "line 2, column 3: a: a continued line may not begin with '.'");
  EXPECT_EQ(refused_words("a = 1\n  [one] 2"), "line 2, column 3: a: a continued line may not begin with '['");
  EXPECT_EQ(refused_words("a = 1\n\ttext"), "line 2, column 1: a: lines are indented with spaces");
  EXPECT_EQ(refused_words("#comment"), "line 1, column 1: a comment is '# ' and its text");
  EXPECT_EQ(refused_words("#### comment"), "line 1, column 1: a comment is '# ' and its text");
}

TEST(Words, refuses_every_other_placeable) {
  for (const std::string_view inside :
       {"{ $n -> [one] x }", "{ other }", "{ -term }", "{ \"text\" }", "{ 5 }", "{ NUMBER($n) }", "{ $ }", "{ $Name }",
        "{ $n", "{", "{{ $n }}", "{ $n x }", "{}", "{ $n.a }"}) {
    EXPECT_EQ(refused_words("a = \u00e9 " + std::string(inside)),
              "line 1, column 7: a: only { $name } may stand in braces");
  }
  EXPECT_EQ(refused_words("a = b\n    c }"), "line 2, column 7: a: '}' stands without '{'");
}

TEST(Words, refuses_bytes_that_are_no_text) {
  EXPECT_EQ(refused_words("a = 1\nb = \u00e9\xff"), "line 2, column 6: ill-formed UTF-8");
  EXPECT_EQ(refused_words("a = \x1b[31m"), "line 1, column 5: a control character");
}

}  // namespace
}  // namespace fondaco
