// SPDX-License-Identifier: MIT
#include "engine/terminal.hpp"

#include <gtest/gtest.h>

#include "engine/canvas.hpp"

namespace fondaco {
namespace {

using Lines = std::vector<std::string>;

TEST(Terminal, paints_only_where_colour_is_wanted) {
  EXPECT_EQ(painted("red", {.text = 160, .ground = 16, .bold = true}, true), "\x1b[1;38;5;160;48;5;16mred\x1b[0m");
  EXPECT_EQ(painted("red", ink::quiet, true), "\x1b[2mred\x1b[0m");
  EXPECT_EQ(painted("red", ink::strong, false), "red");
  EXPECT_EQ(painted("red", ink::plain, true), "red");
  EXPECT_EQ(painted("", ink::strong, true), "");
}

TEST(Terminal, every_house_looks_different) {
  for (Seat one = 0; one < max_seats; ++one) {
    for (Seat other = 0; other < one; ++other) EXPECT_NE(house_ink(one).ground, house_ink(other).ground);
  }
}

TEST(Terminal, counts_columns_not_bytes) {
  EXPECT_EQ(columns(""), 0);
  EXPECT_EQ(columns("località"), 8);
  EXPECT_EQ(columns("e\u0301"), 1);
  EXPECT_EQ(columns("港口"), 4);
  EXPECT_EQ(columns(painted("four", ink::lantern, true)), 4);
  EXPECT_EQ(columns("\x1b["), 0);
  EXPECT_EQ(columns("\xff\xfe"), 2);
}

TEST(Terminal, pads_on_either_side) {
  EXPECT_EQ(padded("é", 3), "é  ");
  EXPECT_EQ(right_aligned("−5", 4), "  −5");
  EXPECT_EQ(padded("long", 2), "long");
}

TEST(Terminal, wraps_at_spaces_and_keeps_line_breaks_and_indentation) {
  EXPECT_EQ(wrapped("one two three", 7), (Lines{"one two", "three"}));
  EXPECT_EQ(wrapped("one\n\n  two three", 20), (Lines{"one", "", "  two three"}));
  EXPECT_EQ(wrapped("   one two", 8), (Lines{"   one", "two"})) << "what stands before the first word counts";
  EXPECT_EQ(wrapped("a verylongword b", 5), (Lines{"a", "verylongword", "b"}));
  EXPECT_EQ(wrapped("", 5), (Lines{""}));
  EXPECT_EQ(wrapped_text("one two three four", 10, 2), "one two\n  three\n  four");
}

TEST(Terminal, flows_items_without_breaking_them) {
  EXPECT_EQ(flowed(Lines{"a b", "c d", "e f"}, " · ", 9), (Lines{"a b · c d", "e f"}));
  EXPECT_TRUE(flowed(Lines{}, " ", 9).empty());
}

TEST(Terminal, sets_items_in_columns_read_downwards) {
  EXPECT_EQ(in_columns(Lines{"1", "2", "3", "4", "5"}, 7, 2), (Lines{"1  3  5", "2  4"}));
  EXPECT_EQ(in_columns(Lines{"wide", "wider"}, 3, 2), (Lines{"wide", "wider"}));
  EXPECT_TRUE(in_columns(Lines{}, 80, 2).empty());
}

TEST(Terminal, draws_rules) {
  EXPECT_EQ(rule_line(3), "───");
  EXPECT_EQ(rule_line(8, "x"), "── x ───");
  EXPECT_EQ(joined(Lines{"a", ""}), "a\n\n");
}

TEST(Canvas, lines_go_under_texts) {
  Canvas canvas(7, 3);
  canvas.line(0, 0, 6, 2, ink::plain);
  canvas.put(2, 1, "(A)", ink::plain);
  canvas.line(0, 1, 6, 1, ink::plain);
  EXPECT_EQ(canvas.lines(false), (Lines{"··", "··(A)··", "     ··"}));
}

TEST(Canvas, knows_where_there_is_room) {
  Canvas canvas(10, 2);
  canvas.line(0, 0, 9, 0, ink::plain);
  canvas.put(4, 0, "ab", ink::plain);
  EXPECT_TRUE(canvas.has_room(0, 0, 3));
  EXPECT_FALSE(canvas.has_room(0, 0, 4)) << "one space stays between texts";
  EXPECT_TRUE(canvas.has_room(7, 0, 3));
  EXPECT_FALSE(canvas.has_room(8, 0, 3)) << "beyond the edge";
  EXPECT_FALSE(canvas.has_room(0, 2, 1));
  EXPECT_TRUE(canvas.has_room(0, 1, 10));
}

TEST(Canvas, cuts_what_lies_beyond_and_drops_what_a_terminal_would_obey) {
  Canvas canvas(4, 1);
  canvas.put(-1, 0, "xa\x1b", ink::plain);
  canvas.put(3, 0, "bc", ink::plain);
  canvas.put(1, 5, "d", ink::plain);
  EXPECT_EQ(canvas.lines(false), (Lines{"a  b"}));
}

TEST(Canvas, wide_letters_take_two_cells) {
  Canvas canvas(5, 1);
  canvas.put(0, 0, "港e\u0301x", ink::plain);
  EXPECT_EQ(canvas.lines(false), (Lines{"港e\u0301x"}));
  EXPECT_FALSE(canvas.has_room(1, 0, 1));
}

TEST(Canvas, neighbours_of_one_ink_share_an_escape) {
  Canvas canvas(3, 1);
  canvas.put(0, 0, "a", ink::strong);
  canvas.put(1, 0, "b", ink::strong);
  canvas.put(2, 0, "c", ink::plain);
  EXPECT_EQ(canvas.lines(true), (Lines{"\x1b[1mab\x1b[0mc"}));
}

}  // namespace
}  // namespace fondaco
