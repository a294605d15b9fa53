// SPDX-License-Identifier: MIT
#pragma once
// What is wrong with something that somebody wrote, and where.
#include <cstdint>
#include <string>

namespace fondaco {

/// Lines and columns count from 1. A column counts code points, as an editor shows them. {0, 0} is no place.
struct Place {
  std::uint32_t line = 0;
  std::uint32_t column = 0;

  friend bool operator==(const Place&, const Place&) = default;
};

struct Fault {
  std::string message;
  std::string path = {};  ///< of the value, such as state.players[1].hand; empty for the whole document, or for none
  Place place = {};

  /// One line, whatever the parts hold:
  /// line 12, column 8: state.players[1].hand: seven red cards, the edition has six
  [[nodiscard]] std::string text() const;
};

}  // namespace fondaco
