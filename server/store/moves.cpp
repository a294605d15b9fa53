// SPDX-License-Identifier: MIT
#include "server/store/moves.hpp"

#include <charconv>

#include "server/store/database.hpp"

namespace fondaco::store {
namespace {

/// "12" or "12 by 0,2"
std::size_t ply_of(const LogEntry& undo) {
  std::size_t ply = 0;
  const char* end = undo.text.data() + undo.text.size();
  const auto [stop, error] = std::from_chars(undo.text.data(), end, ply);
  if (error != std::errc() || (stop != end && *stop != ' ')) {
    throw Damaged("log entry " + std::to_string(undo.seq) + " takes back to no ply");
  }
  return ply;
}

}  // namespace

std::vector<std::string> effective_moves(const std::vector<LogEntry>& log) {
  std::vector<std::string> moves;
  for (const LogEntry& entry : log) {
    if (entry.kind == EntryKind::move) moves.push_back(entry.text);
    if (entry.kind != EntryKind::undo) continue;
    const std::size_t ply = ply_of(entry);
    if (ply < moves.size()) moves.resize(ply);
  }
  return moves;
}

}  // namespace fondaco::store
