// SPDX-License-Identifier: MIT
#include "cli/position_input.hpp"

#include <algorithm>
#include <vector>

#include "cli/input.hpp"
#include "cli/layout.hpp"
#include "cli/refusal.hpp"
#include "engine/json/escape.hpp"
#include "engine/json/nearest.hpp"
#include "games/catalogue.hpp"

namespace fondaco::cli {
namespace {

/// Digits that show a part of a point exactly: halves need one.
int decimals(int score_unit) { return score_unit == 1 ? 0 : score_unit == 2 ? 1 : 2; }

/// One move of each kind: a legal one where there is one.
std::string examples(const AnyGame& game, const std::vector<Move>& legal) {
  std::string text;
  for (std::size_t kind = 0; kind < game.entry().move_kinds.size(); ++kind) {
    const auto is_kind = [&](Move move) { return game.shape(move).kind == kind; };
    const auto found = std::ranges::find_if(legal, is_kind);
    Move move = 0;
    if (found != legal.end()) {
      move = *found;
    } else {
      while (move < game.entry().move_count && !is_kind(move)) ++move;
    }
    if (move < game.entry().move_count) text.append(text.empty() ? "" : ", ").append(game.text(move));
  }
  return text;
}

}  // namespace

Position load_position(const PositionSource& source) {
  const auto edition = own_edition(source.edition);
  Result<Position> position = read_position(read_input(source.file), games::catalogue(), edition ? &*edition : nullptr);
  if (!position) throw Refusal(input_name(source.file) + ": " + position.fault().text());
  return *std::move(position);
}

Move move_named(const Position& position, std::string_view text) {
  const AnyGame& game = *position.game;
  if (const auto move = game.parse(text)) return *move;
  const std::vector<Move> legal = game.legal(position.state);
  std::vector<std::string> texts;
  texts.reserve(legal.size());
  for (const Move move : legal) texts.push_back(game.text(move));
  const std::vector<std::string_view> views(texts.begin(), texts.end());
  const std::string_view meant = json::nearest(text, views);
  throw Refusal("unknown move " + json::quoted(text) +
                (meant.empty() ? "" : ", did you mean " + std::string(meant) + "?") + " (moves look like " +
                examples(game, legal) + ")");
}

std::string rule_text(const GameEntry& entry, RuleId rule) {
  const Rulebook book = game_rulebook(entry, Language::en);
  const Rule* found = book.find(rule.text());
  return found == nullptr ? std::string() : found->text;
}

void write_points(json::Writer& out, std::string_view key, std::int32_t units, int score_unit) {
  if (score_unit == 1) return out.member(key, units);
  out.member_decimal(key, static_cast<double>(units) / score_unit, decimals(score_unit));
}

std::string points_text(std::int32_t units, int score_unit) {
  return fixed(static_cast<double>(units) / score_unit, decimals(score_unit));
}

}  // namespace fondaco::cli
