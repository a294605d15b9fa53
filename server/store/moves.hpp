// SPDX-License-Identifier: MIT
#pragma once
#include <string>
#include <vector>

#include "server/store/rows.hpp"

namespace fondaco::store {

/// The moves that count, from the start: those of the log, without what was taken back. Damaged: an undo names no ply.
std::vector<std::string> effective_moves(const std::vector<LogEntry>& log);

}  // namespace fondaco::store
