// SPDX-License-Identifier: MIT
#include "engine/presentation.hpp"

#include <gtest/gtest.h>

#include "tests/fault_text.hpp"

namespace fondaco {
namespace {

const std::string sound = R"({
  "emblem": "ship", "colour": {"light": "#7a2748", "dark": "#dd8fae"}, "minutes": [45, 75], "weight": 2, "lessons": 1,
  "tagline": {"en": "Sail.", "it": "Salpa.", "de": "Segle.", "fr": "Navigue."}
})";

/// The text with its first `old` replaced.
std::string with(std::string_view old, std::string_view replacement) {
  std::string text = sound;
  return text.replace(text.find(old), old.size(), replacement);
}

std::string refusal(const std::string& text) { return fault_text(read_presentation(text)); }

TEST(Presentation, is_read) {
  const auto game = read_presentation(sound);
  ASSERT_EQ(fault_text(game), "");
  EXPECT_EQ(game->short_title, "");
  EXPECT_EQ(game->emblem, "ship");
  EXPECT_EQ(game->light_colour, "#7a2748");
  EXPECT_EQ(game->dark_colour, "#dd8fae");
  EXPECT_EQ(game->min_minutes, 45);
  EXPECT_EQ(game->max_minutes, 75);
  EXPECT_EQ(game->weight, 2);
  EXPECT_EQ(game->lessons, 1);
  EXPECT_EQ(game->taglines, (decltype(game->taglines){"Sail.", "Salpa.", "Segle.", "Navigue."}));
}

TEST(Presentation, may_shorten_the_title) {
  const auto game = read_presentation(with("{", R"({"short_title": "Sea",)"));
  ASSERT_EQ(fault_text(game), "");
  EXPECT_EQ(game->short_title, "Sea");
}

TEST(Presentation, refuses_what_it_does_not_know) {
  EXPECT_NE(refusal(with("\"weight\"", "\"wait\": 1, \"weight\"")).find("wait"), std::string::npos);
  EXPECT_NE(refusal(with("\"dark\"", "\"dusk\": \"#000000\", \"dark\"")).find("dusk"), std::string::npos);
  EXPECT_NE(refusal(with("\"fr\"", "\"nl\": \"Vaar.\", \"fr\"")).find("nl"), std::string::npos);
}

TEST(Presentation, refuses_what_is_missing_or_out_of_range) {
  EXPECT_NE(refusal(with("\"weight\": 2, ", "")).find("weight"), std::string::npos);
  EXPECT_NE(refusal(with("\"weight\": 2", "\"weight\": 6")).find("weight"), std::string::npos);
  EXPECT_NE(refusal(with("[45, 75]", "[75, 45]")).find("minutes"), std::string::npos);
  EXPECT_NE(refusal(with("[45, 75]", "[45]")).find("minutes"), std::string::npos);
  EXPECT_NE(refusal(with(", \"fr\": \"Navigue.\"", "")).find("tagline.fr"), std::string::npos);
  EXPECT_NE(refusal(with("\"Navigue.\"", "\"\"")).find("tagline.fr"), std::string::npos);
  EXPECT_NE(refusal(with("#7a2748", "7a2748")).find("colour.light"), std::string::npos);
  EXPECT_NE(refusal(with("#7a2748", "#7A2748")).find("colour.light"), std::string::npos);
  EXPECT_NE(refusal(with("#7a2748", "#7a27")).find("colour.light"), std::string::npos);
}

}  // namespace
}  // namespace fondaco
