// SPDX-License-Identifier: MIT
#pragma once
// What is said to those who are away, each in their language.
#include <string>
#include <string_view>
#include <vector>

#include "engine/words.hpp"
#include "server/store/rows.hpp"

namespace fondaco::courier {

/// It has become somebody's turn. Nothing in it is secret at the table.
struct TurnNotice {
  std::string table;
  std::string game;   ///< its id
  std::string title;  ///< of the game
  store::UserId user = 0;
  std::string name;
  std::vector<std::string> others;  ///< the other people at the table
  base::Time at = 0;
};

/// English where a language is not spoken.
const Words& notice_words(std::string_view language);

/// The JSON that the web client's service worker shows.
std::string push_text(const TurnNotice& notice, std::string_view language);
/// The JSON that a webhook of the host gets.
std::string webhook_text(const TurnNotice& notice, const std::string& link);

}  // namespace fondaco::courier
