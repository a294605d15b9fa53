// SPDX-License-Identifier: MIT
#include "server/store/kept_deal.hpp"

#include "server/base/fairness.hpp"

namespace fondaco::store {

std::vector<base::SeatShare> shares_of(const TableRow& row) {
  std::vector<base::SeatShare> shares;
  for (const SeatOwner& owner : row.seats) {
    const bool by_client = !owner.share.empty();
    shares.push_back({.share = by_client ? owner.share : base::server_share(row.secret, shares.size()),
                      .by_client = by_client,
                      .hash = owner.share_hash});
  }
  return shares;
}

std::string commitment_of(const TableRow& row) {
  return base::commitment(row.secret.empty() ? row.seed : row.secret, row.nonce);
}

base::FairnessRecord fairness_of(const TableRow& row) {
  base::FairnessRecord record{.commitment = commitment_of(row), .nonce = row.nonce, .secret = row.secret, .shares = {}};
  if (!row.secret.empty()) record.shares = shares_of(row);
  return record;
}

void write_deal(const TableRow& row, json::Writer& out) {
  out.key("fairness");
  out.begin_object();
  base::write_fairness(fairness_of(row), out);
  out.end_object();
}

}  // namespace fondaco::store
