// SPDX-License-Identifier: MIT
#pragma once
// How a table's row becomes a deal: the promises of its seats, and the seed that follows.
#include <span>
#include <string>

#include "engine/json/cursor.hpp"
#include "engine/seat.hpp"
#include "server/store/rows.hpp"

namespace fondaco::tables {

/// The optional member `share_hash` of whoever sits down; empty: they promise no share.
std::string read_share_hash(json::Cursor in);
bool shares_promised(const store::TableRow& row);

/// Fills in the seed. `shares`: by seat, those that clients have revealed; the server's take the place of the others.
void deal(store::TableRow& row, std::span<const std::string> shares);

}  // namespace fondaco::tables
