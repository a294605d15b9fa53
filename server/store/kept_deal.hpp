// SPDX-License-Identifier: MIT
#pragma once
// How a match was dealt, as its row tells it (docs/protocol.md, "Fairness").
#include <string>
#include <vector>

#include "server/base/fairness_record.hpp"
#include "server/store/rows.hpp"

namespace fondaco::store {

/// By seat: what its client added, or what follows from the secret where it added nothing.
std::vector<base::SeatShare> shares_of(const TableRow& row);
/// Shown from the first moment of the table.
std::string commitment_of(const TableRow& row);
/// Shown when the match is over.
base::FairnessRecord fairness_of(const TableRow& row);
/// The same as the member `fairness` of a record.
void write_deal(const TableRow& row, json::Writer& out);

}  // namespace fondaco::store
