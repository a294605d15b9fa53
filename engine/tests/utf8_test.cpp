// SPDX-License-Identifier: MIT
#include "engine/json/utf8.hpp"

#include <gtest/gtest.h>

namespace fondaco::json {
namespace {

TEST(Utf8, is_told_from_what_only_looks_like_it) {
  for (const char* valid : {"", "plain and longer than a word", "\xc3\xa8", "\xe2\x82\xac", "\xf0\x9f\x8e\xb2",
                            "\xed\x9f\xbf", "\xee\x80\x80", "\xf4\x8f\xbf\xbf", "eight ch\xc3\xa8"}) {
    EXPECT_TRUE(is_utf8(valid)) << valid;
  }
  for (const char* invalid :
       {"\x80", "\xc0\x80", "\xc1\xbf", "\xc3", "\xe0\x80\x80", "\xe2\x82", "\xed\xa0\x80", "\xf0\x80\x80\x80",
        "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff", "eight ch\xc3", "\xc3("}) {
    EXPECT_FALSE(is_utf8(invalid)) << invalid;
  }
}

TEST(Utf8, is_cut_between_characters) {
  EXPECT_EQ(whole_characters("abc", 3), "abc");
  EXPECT_EQ(whole_characters("abc", 2), "ab");
  EXPECT_EQ(whole_characters("a\xc3\xa8", 2), "a");
  EXPECT_EQ(whole_characters("\xf0\x9f\x8e\xb2", 3), "");
}

}  // namespace
}  // namespace fondaco::json
