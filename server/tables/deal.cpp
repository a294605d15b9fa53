#include "server/tables/deal.hpp"

#include <algorithm>

#include "server/base/fairness.hpp"

namespace fondaco::server {
namespace {

std::vector<SeatShare> shares_of(const TableRow& row) {
  std::vector<SeatShare> shares;
  for (const SeatOwner& owner : row.seats) {
    const bool by_client = !owner.share.empty();
    shares.push_back({.share = by_client ? owner.share : server_share(row.secret, shares.size()),
                      .by_client = by_client,
                      .hash = owner.share_hash});
  }
  return shares;
}

}  // namespace

std::string read_share_hash(json::Cursor in) {
  const json::Cursor member = in["share_hash"];
  std::string hash(member.string_or(""));
  if (member.present() && member.ok() && !is_share_hash(hash)) member.fail("a hash has 64 hexadecimal digits");
  return hash;
}

void sit_down(TableRow& row, std::size_t seat, UserId user, const std::string& share_hash) {
  row.seats[seat].user = user;
  if (!row.secret.empty()) row.seats[seat].share_hash = share_hash;
}

bool shares_promised(const TableRow& row) {
  return std::ranges::any_of(row.seats, [](const SeatOwner& owner) { return !owner.share_hash.empty(); });
}

void deal(TableRow& row, std::span<const std::string> shares) {
  if (row.secret.empty()) return;
  for (std::size_t seat = 0; seat < row.seats.size() && seat < shares.size(); ++seat) {
    row.seats[seat].share = shares[seat];
  }
  std::vector<std::string> all;
  for (SeatShare& share : shares_of(row)) all.push_back(std::move(share.share));
  row.seed = dealt_seed(row.secret, all);
}

std::string commitment_of(const TableRow& row) {
  return commitment(row.secret.empty() ? row.seed : row.secret, row.nonce);
}

FairnessRecord fairness_of(const TableRow& row) {
  FairnessRecord record{.commitment = commitment_of(row), .nonce = row.nonce, .secret = row.secret, .shares = {}};
  if (!row.secret.empty()) record.shares = shares_of(row);
  return record;
}

}  // namespace fondaco::server
