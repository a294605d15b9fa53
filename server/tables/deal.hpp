#pragma once
// How a table's row becomes a deal: the promises of its seats, the seed that follows, and what is shown afterwards.
#include <span>
#include <string>

#include "engine/json/cursor.hpp"
#include "engine/seat.hpp"
#include "server/base/fairness_record.hpp"
#include "server/store/rows.hpp"

namespace fondaco::server {

/// The optional member `share_hash` of whoever sits down; empty: they promise no share.
std::string read_share_hash(json::Cursor in);
/// Seats somebody. A table of an earlier version has committed to its seed already and takes no shares.
void sit_down(TableRow& row, std::size_t seat, UserId user, const std::string& share_hash);
bool shares_promised(const TableRow& row);

/// Fills in the seed. `shares`: by seat, those that clients have revealed; the server's take the place of the others.
void deal(TableRow& row, std::span<const std::string> shares);

/// Shown from the first moment of the table.
std::string commitment_of(const TableRow& row);
/// Shown when the match is over.
FairnessRecord fairness_of(const TableRow& row);

}  // namespace fondaco::server
