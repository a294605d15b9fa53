// SPDX-License-Identifier: MIT
#include "server/base/fairness_record.hpp"

#include <array>

#include "server/base/fairness.hpp"

namespace fondaco::base {
namespace {

constexpr std::array<std::string_view, 2> origins{"server", "client"};

/// Returns the share, whoever added it.
std::string check_share(json::Cursor entry, std::string_view secret, std::size_t seat) {
  std::string share(entry["share"].string());
  const bool by_client = entry["by"].choice(origins, "origin of a share") == 1;
  if (!is_share(share)) entry["share"].fail("a share has 32 hexadecimal digits");
  if (by_client && share_hash(share) != entry["hash"].string()) {
    entry["hash"].fail("it was given for another share: this is not the one that the client had promised");
  }
  if (!by_client && share != server_share(secret, seat)) {
    entry["share"].fail("it does not follow from the secret: the server chose it");
  }
  return share;
}

void check_dealt(json::Cursor block, std::string_view secret, Seed seed, std::size_t seats) {
  if (block["shares"].size() != seats) block["shares"].fail("every seat of the match has one");
  std::vector<std::string> shares;
  block["shares"].each([&](json::Cursor entry) { shares.push_back(check_share(entry, secret, shares.size())); });
  if (block.ok() && dealt_seed(secret, shares) != hex_seed(seed)) {
    block["shares"].fail("the seed of the match does not follow from them and the secret");
  }
}

}  // namespace

void write_shares(const std::vector<SeatShare>& shares, json::Writer& out) {
  out.begin_array();
  for (const SeatShare& seat : shares) {
    out.begin_object();
    out.member("share", seat.share);
    out.member("by", origins[seat.by_client ? 1 : 0]);
    if (!seat.hash.empty()) out.member("hash", seat.hash);
    out.end_object();
  }
  out.end_array();
}

void write_fairness(const FairnessRecord& record, json::Writer& out) {
  out.member("commitment", record.commitment);
  out.member("nonce", record.nonce);
  if (record.secret.empty()) return;
  out.member("secret", record.secret);
  out.key("shares");
  write_shares(record.shares, out);
}

void check_fairness(json::Cursor block, Seed seed, std::size_t seats) {
  const bool dealt = block["secret"].present() || block["shares"].present();
  const std::string secret(dealt ? block["secret"].string() : hex_seed(seed));
  if (!is_share(secret)) block["secret"].fail("a secret has 32 hexadecimal digits");
  const std::string_view nonce = block["nonce"].string();
  if (block["commitment"].string() != commitment(secret, nonce)) {
    block["commitment"].fail(dealt
                                 ? "it was given for another secret or nonce: this is not the deal that was promised"
                                 : "it was given for another seed or nonce: these are not the dice that were promised");
  }
  if (dealt && block.ok()) check_dealt(block, secret, seed, seats);
}

}  // namespace fondaco::base
