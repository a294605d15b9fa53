// SPDX-License-Identifier: MIT
#pragma once
// Everything `fondaco play` shows, as text: the board, what happened, the question, the moves, scores, rules.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/play_sitting.hpp"
#include "engine/terminal.hpp"
#include "engine/wording.hpp"

namespace fondaco::cli {

class Screen {
 public:
  /// The sitting must outlive it.
  Screen(const Sitting& sitting, Language language);
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;

  const Words& words() const { return words_; }
  const Wording& wording() const { return wording_; }
  std::string say(std::string_view key, std::initializer_list<Words::Argument> arguments = {}) const {
    return words_.say(key, arguments);
  }
  /// A message as a paragraph of its own.
  std::string line(std::string_view text, int indent = 0) const;
  std::string paint(std::string_view text, Ink ink) const { return painted(text, ink, colour_); }

  std::string intro() const;
  std::string board(Detail detail) const;
  /// What happened from this ply on; empty when nothing did.
  std::string happened(std::size_t from_ply) const;
  std::string question() const;
  /// Numbered from 1. A long list is shortened unless all of it is wanted in words.
  std::string moves(const std::vector<Move>& legal, bool in_words) const;
  std::string prompt() const { return paint("> ", ink::lantern); }

  /// The last plies, or all, each event with its rule.
  std::string log(bool all) const;
  std::string scores() const;
  std::string hint(const bots::Hint& hint) const;
  std::string result() const;
  /// Is this move possible, and by which rule?
  std::string verdict(Move move) const;
  /// "TA-5.4 The text of the rule."
  std::string rule(RuleId id) const;
  /// A rule or a chapter, or what is near.
  std::string passage(std::string_view id) const;
  /// claim:R15, as it stands out in a sentence.
  std::string notation(Move move) const { return paint(sitting_.game().text(move), ink::strong); }
  std::string notations(std::span<const Move> moves) const;

 private:
  std::string score_table(const Scores& scores) const;
  std::string winners(const Scores& scores) const;
  std::string points(std::int32_t units) const;

  const Sitting& sitting_;
  bool colour_;
  Words words_;
  Words game_words_;
  Rulebook book_;
  std::vector<std::string> names_;
  Wording wording_;
};

}  // namespace fondaco::cli
