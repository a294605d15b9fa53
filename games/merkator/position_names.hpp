#pragma once
// Words of the position format that the writer, the reader and the names share.
#include <array>
#include <string>
#include <string_view>

#include "games/merkator/state.hpp"

namespace fondaco::merkator {

inline constexpr std::array<std::string_view, stages> stage_names{
    "invest",      "pay_contract", "drop_contract", "pressured_buy", "travel",        "split",     "redirect_loss",
    "loss",        "fulfil",       "exchange",      "replaces",      "category_type", "leave_out", "reward_source",
    "offer_coins", "offer_time",   "accept",        "join",          "final_supply",  "over"};
inline constexpr std::array<std::string_view, 3> finale_names{"none", "triggered", "running"};

/// "A" is a single letter, "AA" a double one.
inline std::string letter_text(const Edition& edition, unsigned letter) {
  std::string text;
  for (unsigned i = 0; i < losses_of_letter(letter); ++i) text += edition.column[column_of_letter(letter)].id.text();
  return text;
}

}  // namespace fondaco::merkator
