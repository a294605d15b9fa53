#pragma once
// Words of the position format that the writer and the reader share.
#include <array>
#include <string_view>

namespace fondaco::oltremare {

inline constexpr std::array<std::string_view, 15> stage_names{"discard", "trade", "give",    "claim",   "want",
                                                              "ducats",  "send",  "answer",  "deliver", "reply",
                                                              "play",    "sail",  "compass", "load",    "over"};
/// The stage that all but the proposer see while an offer is built (OM-12.13).
inline constexpr std::string_view draft_name = "offer";
inline constexpr std::string_view hidden_card = "_";

}  // namespace fondaco::oltremare
