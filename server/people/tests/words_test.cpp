#include "server/people/words.hpp"

#include <gtest/gtest.h>

namespace fondaco::server {
namespace {

TEST(words, names_of_one_to_twenty_four_characters_are_good) {
  for (const char* name : {"A", "Ada", "Guest 4711", "Łódź 7", "漢字", "O'Neil-Ünal", "abcdefghijklmnopqrstuvwx",
                           "ÄÖÜäöüÄÖÜäöüÄÖÜäöüÄÖÜäöü", "😀"}) {
    EXPECT_EQ(name_fault(name), "") << name;
  }
}

TEST(words, names_that_are_too_long_or_deceive_are_not) {
  for (const char* name : {"",          "abcdefghijklmnopqrstuvwxy",
                           " Ada",      "Ada ",
                           "A  da",     " ",
                           "A\tda",     "A\nda",
                           "A\x7f",     "A\u0085",
                           "A\u200b",   "A\u200d",
                           "\u202eadA", "A\u2066",
                           "\ufeff",    "A\u00a0B",
                           "A\u3000B",  "A\u00ad",
                           "\u3164",    "A\u2028",
                           "\xff",      "A\xc3",
                           "A\ufe0f",   "\U000e0041"}) {
    EXPECT_NE(name_fault(name), "") << name;
  }
}

TEST(words, labels_may_be_longer_than_names) {
  EXPECT_EQ(label_fault(std::string(40, 'a')), "");
  EXPECT_NE(label_fault(std::string(41, 'a')), "");
  EXPECT_NE(label_fault(""), "");
}

TEST(words, passwords_have_eight_to_two_hundred_characters_and_are_not_the_name) {
  EXPECT_EQ(password_fault("12345678", "Ada"), "");
  EXPECT_EQ(password_fault("äöüäöüäö", "Ada"), "");
  EXPECT_EQ(password_fault(std::string(200, 'x'), "Ada"), "");
  EXPECT_NE(password_fault("1234567", "Ada"), "");
  EXPECT_NE(password_fault("äöüä", "Ada"), "") << "characters count, not bytes";
  EXPECT_NE(password_fault(std::string(201, 'x'), "Ada"), "");
  EXPECT_NE(password_fault("ada lovelace", "Ada Lovelace"), "");
}

TEST(words, an_agent_is_cut_and_loses_what_is_not_plain) {
  EXPECT_EQ(tidy_agent("Mozilla/5.0 (X11)"), "Mozilla/5.0 (X11)");
  EXPECT_EQ(tidy_agent("a\x1b[31m\xff"), "a?[31m?");
  EXPECT_EQ(tidy_agent(std::string(5000, 'a')).size(), 120U);
}

}  // namespace
}  // namespace fondaco::server
