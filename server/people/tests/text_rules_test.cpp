// SPDX-License-Identifier: MIT
#include "server/people/text_rules.hpp"

#include <gtest/gtest.h>

#include "tests/fault_text.hpp"

namespace fondaco::people {
namespace {

TEST(words, names_of_one_to_twenty_four_characters_are_good) {
  for (const char* name : {"A", "Ada", "Guest 4711", "Łódź 7", "漢字", "O'Neil-Ünal", "abcdefghijklmnopqrstuvwx",
                           "ÄÖÜäöüÄÖÜäöüÄÖÜäöüÄÖÜäöü", "😀"}) {
    EXPECT_EQ(fault_text(check_name(name)), "") << name;
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
    EXPECT_NE(fault_text(check_name(name)), "") << name;
  }
}

TEST(words, names_with_piles_of_accents_are_not_good) {
  for (const char* name : {"A\u0301da", "e\u0302\u0301", "\u0e14\u0e35\u0e48"})
    EXPECT_EQ(fault_text(check_name(name)), "") << name;
  for (const char* name : {"Z\u0334\u0321\u031balgo", "A\u0301\u0301\u0301", "\u0301Ada", "A\u20dd\u20de\u20e3",
                           "a\u0489\u0489\u0489", "\u05d0\u0591\u0592\u0593"}) {
    EXPECT_EQ(fault_text(check_name(name)), "must not pile up accents") << name;
  }
}

TEST(words, names_of_those_who_run_the_server_are_reserved_however_they_are_spelled) {
  for (const char* name : {"admin", "ADMIN", "Admin", "Admin 1", "-admin-", "\u0410dmin", "ADM\u0406N", "Adm\u0131n",
                           "\uff41\uff44\uff4d\uff49\uff4e", "Fondaco", "F\u043endac\u03bf", "Mod\u00e9rateur",
                           "Mode\u0301rateur", "Root", "R00t", "\U0001d5e6\U0001d606\U0001d600\U0001d601em"}) {
    EXPECT_TRUE(is_reserved_name(name)) << name;
  }
  for (const char* name : {"Ada", "Adminka", "Rooti", "Guest 4711", "Host", "4711", "Hansa"}) {
    EXPECT_FALSE(is_reserved_name(name)) << name;
  }
}

TEST(words, labels_may_be_longer_than_names) {
  EXPECT_EQ(fault_text(check_label(std::string(40, 'a'))), "");
  EXPECT_NE(fault_text(check_label(std::string(41, 'a'))), "");
  EXPECT_NE(fault_text(check_label("")), "");
}

TEST(words, passwords_have_eight_to_two_hundred_characters_and_are_not_the_name) {
  EXPECT_EQ(fault_text(check_password("31415926", "Ada")), "");
  EXPECT_EQ(fault_text(check_password("äöüäöüäö", "Ada")), "");
  EXPECT_EQ(fault_text(check_password(std::string(200, 'x'), "Ada")), "");
  EXPECT_NE(fault_text(check_password("1234567", "Ada")), "");
  EXPECT_NE(fault_text(check_password("äöüä", "Ada")), "") << "characters count, not bytes";
  EXPECT_NE(fault_text(check_password(std::string(201, 'x'), "Ada")), "");
  EXPECT_NE(fault_text(check_password("ada lovelace", "Ada Lovelace")), "");
}

TEST(words, an_agent_is_cut_and_loses_what_is_not_plain) {
  EXPECT_EQ(tidy_agent("Mozilla/5.0 (X11)"), "Mozilla/5.0 (X11)");
  EXPECT_EQ(tidy_agent("a\x1b[31m\xff"), "a?[31m?");
  EXPECT_EQ(tidy_agent(std::string(5000, 'a')).size(), 120U);
}

}  // namespace
}  // namespace fondaco::people
