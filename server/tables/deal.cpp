// SPDX-License-Identifier: MIT
#include "server/tables/deal.hpp"

#include <algorithm>

#include "server/base/fairness.hpp"
#include "server/store/kept_deal.hpp"

namespace fondaco::tables {
std::string read_share_hash(json::Cursor in) {
  const json::Cursor member = in["share_hash"];
  std::string hash(member.string_or(""));
  if (member.present() && member.ok() && !base::is_share_hash(hash)) member.fail("a hash has 64 hexadecimal digits");
  return hash;
}

bool shares_promised(const store::TableRow& row) {
  return std::ranges::any_of(row.seats, [](const store::SeatOwner& owner) { return !owner.share_hash.empty(); });
}

void deal(store::TableRow& row, std::span<const std::string> shares) {
  if (row.secret.empty()) return;
  for (std::size_t seat = 0; seat < row.seats.size() && seat < shares.size(); ++seat) {
    row.seats[seat].share = shares[seat];
  }
  std::vector<std::string> all;
  for (base::SeatShare& share : store::shares_of(row)) all.push_back(std::move(share.share));
  row.seed = base::dealt_seed(row.secret, all);
}

}  // namespace fondaco::tables
