// SPDX-License-Identifier: MIT
#pragma once
// What is said to a bot that is a program of its own, and what it answers: one JSON object a line. docs/bots.md
// describes it for those who write one.
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"
#include "engine/any_game.hpp"
#include "engine/result.hpp"

namespace fondaco::bots {

inline constexpr int protocol_version = 1;

/// The first line; it is to be answered with {"ready": true}.
std::string hello_message();
/// The answer to it.
Outcome check_ready(std::string_view answer);

std::string newgame_message(const AnyGame& game, Seat seat);

/// A question to the seat that is to move. `seen` is what it saw happen since the last one; `luck` is its own chance,
/// so that the same seed gives the same game.
struct Question {
  const AnyGame& game;
  const AnyState& state;
  Seat seat = 0;
  const std::vector<Event>& seen;
  const BotSpec& bot;
  std::uint64_t luck = 0;
};
std::string choose_message(const Question& question, const std::vector<Move>& legal);
/// The fault says what the program did, after its name.
Result<Move> read_answer(const Question& question, const std::vector<Move>& legal, std::string_view answer);

std::string over_message(const AnyGame& game, const std::vector<Event>& seen, const Scores& scores);

}  // namespace fondaco::bots
