// What is wrong with a text somebody wrote, and where.
#pragma once

#include <string>

#include "engine/json/value.hpp"

namespace fondaco::json {

struct Fault {
  std::string message;  // empty: nothing is wrong
  std::string path;     // of the value, such as state.players[1].hand; empty for the whole document
  Place place;

  explicit operator bool() const { return !message.empty(); }

  // One line, whatever the parts hold:
  // line 12, column 8: state.players[1].hand: seven red cards, the edition has six
  [[nodiscard]] std::string text() const;
};

}  // namespace fondaco::json
