// SPDX-License-Identifier: MIT
#include "engine/rulebook.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/fault_text.hpp"

namespace fondaco {
namespace {

constexpr std::string_view book = R"(# Ticket to Ride: Amsterdam

Players: 2 to 4.
Short and sharp.

Second paragraph.

## TA-1 Components
- TA-1.1 Board: 17 places.
- TA-1.10 Nothing.

## TA-4 Draw transport cards
What a turn may be.

- TA-4.1 The player takes two cards
  one after the other.

  There is no hand limit.
- TA-4.1a A wild is a card.
- TA-4.1.1 So is a coloured one.
- TA-4.2 Refill at once.
## Rulings
- TA-RU1 Order of the text.
- TA-D10a
  Draw.
- TA-D10b Pay.
)";

Rulebook accepted_book(std::string_view markdown) {
  Result<Rulebook> rulebook = Rulebook::read(markdown);
  EXPECT_EQ(fault_text(rulebook), "");
  return std::move(rulebook).value_or({});
}

std::string refused_book(std::string_view markdown) { return fault_text(Rulebook::read(markdown)); }

std::vector<std::string> ids(const Passage& passage) {
  std::vector<std::string> out;
  for (const Rule& rule : passage.rules) out.push_back(rule.id);
  return out;
}

TEST(Rulebook, knows_a_rule_id) {
  for (const std::string_view id : {"TA-4", "TA-4.1", "HT-4.3.2", "TA-RU20", "HT-D10a", "MM-D.1", "HT-D", "MK-R15"}) {
    EXPECT_TRUE(is_rule_id(id)) << id;
  }
  for (const std::string_view id : {"", "TA", "TA-", "TA-a", "T-4", "TAX-4", "ta-4", "TA-4.", "TA-4..1", "TA-.1",
                                    "TA-4.x", "TA-4.1ab", "TA-4.1.a", "TA 4", "TA-4,1", "TA-4.1 ", "TA-4a.1"}) {
    EXPECT_FALSE(is_rule_id(id)) << id;
  }
}

TEST(Rulebook, has_title_introduction_and_chapters) {
  const Rulebook rulebook = accepted_book(book);
  EXPECT_EQ(rulebook.title(), "Ticket to Ride: Amsterdam");
  EXPECT_EQ(rulebook.intro(), "Players: 2 to 4. Short and sharp.\n\nSecond paragraph.");
  ASSERT_EQ(rulebook.chapters().size(), 3U);
  EXPECT_EQ(rulebook.chapters()[0].id, "TA-1");
  EXPECT_EQ(rulebook.chapters()[0].intro, "");
  EXPECT_EQ(rulebook.chapters()[1].title, "Draw transport cards");
  EXPECT_EQ(rulebook.chapters()[1].intro, "What a turn may be.");
  EXPECT_EQ(rulebook.chapters()[2].id, "");
  EXPECT_EQ(rulebook.chapters()[2].title, "Rulings");
}

TEST(Rulebook, keeps_rules_in_order_with_their_text) {
  const Rulebook rulebook = accepted_book(book);
  ASSERT_EQ(rulebook.rules().size(), 9U);
  EXPECT_EQ(rulebook.rules()[0].text, "Board: 17 places.");
  EXPECT_EQ(rulebook.rules()[2].text, "The player takes two cards one after the other.\n\nThere is no hand limit.");
  EXPECT_EQ(rulebook.rules()[7].text, "Draw.");
  EXPECT_EQ(rulebook.rules()[8].chapter, 2U);
  EXPECT_EQ(rulebook.rules(rulebook.chapters()[1]).size(), 4U);
  EXPECT_EQ(rulebook.rules(rulebook.chapters()[2]).front().id, "TA-RU1");
}

TEST(Rulebook, finds_one_rule_by_its_id) {
  const Rulebook rulebook = accepted_book(book);
  ASSERT_NE(rulebook.find("TA-4.2"), nullptr);
  EXPECT_EQ(rulebook.find("TA-4.2")->text, "Refill at once.");
  EXPECT_EQ(rulebook.find("TA-4"), nullptr);
  EXPECT_EQ(rulebook.find(""), nullptr);
}

TEST(Rulebook, looks_up_chapters_rules_and_what_is_below_them) {
  const Rulebook rulebook = accepted_book(book);
  const Passage chapter = rulebook.look_up("TA-4");
  ASSERT_TRUE(chapter);
  EXPECT_EQ(chapter.chapter->title, "Draw transport cards");
  EXPECT_EQ(ids(chapter), (std::vector<std::string>{"TA-4.1", "TA-4.1a", "TA-4.1.1", "TA-4.2"}));
  EXPECT_EQ(ids(rulebook.look_up("TA-4.1")), (std::vector<std::string>{"TA-4.1", "TA-4.1a", "TA-4.1.1"}));
  EXPECT_EQ(ids(rulebook.look_up("TA-4.2")), (std::vector<std::string>{"TA-4.2"}));
  EXPECT_EQ(ids(rulebook.look_up("TA-1.1")), (std::vector<std::string>{"TA-1.1"})) << "TA-1.10 is another rule";
  EXPECT_EQ(ids(rulebook.look_up("TA-D10")), (std::vector<std::string>{"TA-D10a", "TA-D10b"}));
  EXPECT_FALSE(rulebook.look_up("TA-5"));
  EXPECT_FALSE(rulebook.look_up(""));
  EXPECT_FALSE(rulebook.look_up("TA-4."));
}

TEST(Rulebook, reads_both_line_ends) {
  std::string with_returns;
  for (const char c : book) with_returns += c == '\n' ? std::string("\r\n") : std::string(1, c);
  const Rulebook rulebook = accepted_book(with_returns);
  EXPECT_EQ(rulebook.rules()[2].text, accepted_book(book).rules()[2].text);
  EXPECT_EQ(rulebook.title(), "Ticket to Ride: Amsterdam");
}

TEST(Rulebook, refuses_another_shape) {
  EXPECT_EQ(refused_book(""), "line 1, column 1: expected '# ' and the title of the rulebook in the first line");
  EXPECT_EQ(refused_book("\n# T"), "line 1, column 1: expected '# ' and the title of the rulebook in the first line");
  EXPECT_EQ(refused_book("# T\n# U"), "line 2, column 1: the title stands twice");
  EXPECT_EQ(refused_book("# T\n## A\n### B"), "line 3, column 1: headings below '## ' are not allowed");
  EXPECT_EQ(refused_book("# T\n##A"), "line 2, column 1: expected '## ' and the title of a chapter");
  EXPECT_EQ(refused_book("# T\n## TA-4"), "line 2, column 1: the chapter TA-4 has no title");
  EXPECT_EQ(refused_book("# T\n- TA-1 x"), "line 2, column 1: the rule TA-1 stands before the first chapter");
  EXPECT_EQ(refused_book("# T\n## A\n- text"),
            "line 3, column 1: expected a rule id such as TA-4.1 after '- ', found \"text\"");
  EXPECT_EQ(refused_book("# T\n## A\n-"), "line 3, column 1: expected a rule id such as TA-4.1 after '- ', found \"\"");
  EXPECT_EQ(refused_book("# T\n## A\n* TA-1 x"), "line 3, column 1: a rule begins with '- ', not with '* '");
  EXPECT_EQ(refused_book("# T\n## A\n- TA-1 x\n  - TA-2 y"), "line 4, column 3: a list inside a list is not allowed");
  EXPECT_EQ(refused_book("# T\n## A\n- TA-1\n- TA-2 y"), "line 3, column 1: the rule TA-1 has no text");
  EXPECT_EQ(refused_book("# T\n## A\n- TA-1\n## B"), "line 3, column 1: the rule TA-1 has no text");
  EXPECT_EQ(refused_book("# T\n## A\n- TA-1\n\n"), "line 3, column 1: the rule TA-1 has no text");
  EXPECT_EQ(refused_book("# T\n## A\n- TA-1 \xff"), "line 3, column 8: ill-formed UTF-8");
}

TEST(Rulebook, refuses_an_id_that_stands_twice) {
  EXPECT_EQ(refused_book("# T\n## A\n- TA-1 x\n- TA-1 y"), "line 4, column 1: the id TA-1 stands twice");
  EXPECT_EQ(refused_book("# T\n## TA-1 A\n- TA-1 x"), "line 3, column 1: the id TA-1 stands twice");
  EXPECT_EQ(refused_book("# T\n## TA-1 A\n## TA-1 B"), "line 3, column 1: the id TA-1 stands twice");
}

}  // namespace
}  // namespace fondaco
