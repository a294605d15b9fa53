// SPDX-License-Identifier: MIT
#include "engine/any_game.hpp"

namespace fondaco {

AnyGame::AnyGame(const GameEntry& entry, const EditionFile& edition, const Options& options)
    : entry_(entry), edition_id_(edition.id()), edition_hash_(edition.hash()), options_(options) {}

std::string AnyGame::text(const MoveShape& shape) const {
  std::string text(entry_.move_kinds[shape.kind]);
  char before = ':';
  for (const Component arg : shape.args) {
    text += before;
    text += arg.is_hidden() ? "_" : component_name(arg);
    before = '+';
  }
  return text;
}

std::optional<Move> AnyGame::parse(std::string_view text) const {
  if (moves_by_text_.empty()) {
    for (Move move = 0; move < entry_.move_count; ++move) moves_by_text_.emplace(this->text(move), move);
  }
  const auto found = moves_by_text_.find(std::string(text));
  return found == moves_by_text_.end() ? std::nullopt : std::optional<Move>(found->second);
}

}  // namespace fondaco
