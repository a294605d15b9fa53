// SPDX-License-Identifier: MIT
#pragma once
// Position files: {"game", "edition", "options", "rules_version", "state"}, with names, never raw codes.
#include <memory>
#include <string>

#include "engine/any_game.hpp"

namespace fondaco {

struct Position {
  std::unique_ptr<AnyGame> game;
  AnyState state;
};

/// The position as this viewer may see it; everything() gives a file that read_position takes back.
std::string write_position(const AnyGame& game, const AnyState& state, Viewer viewer,
                           json::Layout layout = json::Layout::pretty);

/// Reads and validates a full position of one of these games. `own_edition` (may be null) is used for a position that
/// names its id; all other editions are those in the binary.
Result<Position> read_position(std::string_view text, const Catalogue& games, const EditionFile* own_edition = nullptr);

/// The edition of this id: `own` if it is that one, else the one in the binary.
Result<EditionFile> resolve_edition(const GameEntry& entry, std::string_view id, const EditionFile* own);

}  // namespace fondaco
