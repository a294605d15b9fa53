// SPDX-License-Identifier: MIT
#pragma once
// Drawing in a terminal: for whom, in which language, with colour or without. A colour never says anything alone:
// letters and signs say it too, so that nothing is lost without it.
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.hpp"
#include "engine/words.hpp"

namespace fondaco {

/// How much of a board is drawn: what may change within a turn; what a player wants to see at each turn; everything,
/// with tables and a legend.
enum class Detail : std::uint8_t { brief, usual, full };

struct Terminal {
  const Words& words;
  bool colour = false;
  int width = 100;
  Detail detail = Detail::full;
  std::span<const std::string> seats{};  ///< the players' names; empty: they are called by their numbers
};

/// A colour of the 256 a terminal has.
using Colour = std::int16_t;
inline constexpr Colour own_colour = -1;  ///< whatever the terminal has by itself

/// How a piece of text looks.
struct Ink {
  Colour text = own_colour;
  Colour ground = own_colour;
  bool bold = false;
  bool faint = false;
  friend constexpr bool operator==(const Ink&, const Ink&) = default;
};

namespace ink {
inline constexpr Ink plain{};
inline constexpr Ink strong{.bold = true};
inline constexpr Ink quiet{.faint = true};
inline constexpr Ink lantern{.text = 172, .bold = true};  ///< "you may", and nothing else
inline constexpr Ink action{.text = 39, .bold = true};    ///< what is chosen or yours to reach
inline constexpr Ink good{.text = 71};
inline constexpr Ink bad{.text = 167};
}  // namespace ink

/// The colours of a seat's house: azurite, cinnabar, orpiment, purple, verdigris, graphite.
Ink house_ink(Seat seat);

std::string painted(std::string_view text, Ink ink, bool colour);

/// The columns a text takes: escape sequences take none, East Asian letters two.
int columns(std::string_view text);
/// The text with spaces after it up to this many columns, or before it.
std::string padded(std::string_view text, int width);
std::string right_aligned(std::string_view text, int width);
/// The text in lines of at most this many columns, broken at spaces; its own line breaks and the
/// indentation of their lines stay.
std::vector<std::string> wrapped(std::string_view text, int width);
/// The same as one text; every line but the first begins with `indent` spaces.
std::string wrapped_text(std::string_view text, int width, int indent = 0);
/// Items one after the other in lines of at most this many columns; no item is broken.
std::vector<std::string> flowed(std::span<const std::string> items, std::string_view separator, int width);
/// Items in as many equal columns as fit, read downwards.
std::vector<std::string> in_columns(std::span<const std::string> items, int width, int gap = 3);
/// A thin line across, with a title in it where one is given.
std::string rule_line(int width, std::string_view title = {});
/// Lines, each with its end.
std::string joined(std::span<const std::string> lines);

}  // namespace fondaco
