// SPDX-License-Identifier: MIT
#pragma once
// The block `fairness` of a record: what was promised before a match and revealed after it.
#include <string>
#include <vector>

#include "engine/dice.hpp"
#include "engine/json/cursor.hpp"
#include "engine/json/writer.hpp"

namespace fondaco::base {

/// What one seat added to the deal.
struct SeatShare {
  std::string share;
  bool by_client = false;  ///< else: the server, from its secret
  std::string hash;        ///< what the seat's client promised; empty: nothing
};

struct FairnessRecord {
  std::string commitment;
  std::string nonce;
  std::string secret;             ///< empty: a match of an earlier version, which committed to the seed itself
  std::vector<SeatShare> shares;  ///< by seat; none without a secret
};

/// [{"share", "by": "client"|"server", "hash"?}]
void write_shares(const std::vector<SeatShare>& shares, json::Writer& out);
/// The members of the block, into an object that the caller has begun.
void write_fairness(const FairnessRecord& record, json::Writer& out);

/// Checks a block against the seed and the number of seats of its match; what does not fit is a fault of the cursor:
/// the commitment fits, each client's share fits its hash, the server's shares and the seed follow from the secret.
void check_fairness(json::Cursor block, Seed seed, std::size_t seats);

}  // namespace fondaco::base
