// SPDX-License-Identifier: MIT
// Fixed vectors: web/tests/unit/fairness.test.ts has the same ones, so that server and browser agree for good.
#include "server/base/fairness.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/json/document.hpp"
#include "server/base/fairness_record.hpp"

namespace fondaco::base {
namespace {

using ::testing::HasSubstr;

const std::string secret = "00112233445566778899aabbccddeeff";
const std::string nonce = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
const std::string share = "0123456789abcdef0123456789abcdef";
const std::string promise = "caeaf4962d84e64fc0c8fbdeb73523bd9ac660e180932227b3ee867920e48c70";

TEST(Fairness, commitment_hashes_the_secret_and_the_nonce) {
  EXPECT_EQ(commitment(secret, nonce), "bf2c3a8c8a07fb6f1a60cfdad393ad60bed55f5a432372238bcfca82b77dc13b");
}

TEST(Fairness, promise_of_a_client_hashes_its_share) { EXPECT_EQ(share_hash(share), promise); }

TEST(Fairness, shares_of_the_server_follow_from_its_secret_and_the_seat) {
  EXPECT_EQ(server_share(secret, 0), "88274575b300b67c55e855bc2858bc4c");
  EXPECT_EQ(server_share(secret, 1), "3daf1914dba47506776ae877e9232ed3");
  EXPECT_EQ(server_share(secret, 2), "5a0cb0ccde289371b7f7d9422785c418");
}

TEST(Fairness, seed_hashes_the_secret_and_the_shares_of_all_seats_in_order) {
  EXPECT_EQ(dealt_seed(secret, {share, server_share(secret, 1), server_share(secret, 2)}),
            "114388a0ac8f1d6bdd9ccf5ec70460af");
  EXPECT_EQ(dealt_seed(secret, {server_share(secret, 0), server_share(secret, 1)}), "32d5edf05642f4492a9dbfae41390136");
}

TEST(Fairness, only_lower_case_digits_of_the_right_number_are_shares_and_hashes) {
  EXPECT_TRUE(is_share(share));
  EXPECT_FALSE(is_share(share.substr(1)));
  EXPECT_FALSE(is_share("0123456789ABCDEF0123456789ABCDEF"));
  EXPECT_TRUE(is_share_hash(promise));
  EXPECT_FALSE(is_share_hash(share));
}

/// A block of a match with three seats, of which the first added a share of its own.
FairnessRecord dealt() {
  return {.commitment = commitment(secret, nonce),
          .nonce = nonce,
          .secret = secret,
          .shares = {{.share = share, .by_client = true, .hash = promise},
                     {.share = server_share(secret, 1), .by_client = false, .hash = {}},
                     {.share = server_share(secret, 2), .by_client = false, .hash = share_hash(nonce)}}};
}

Seed seed_of(const FairnessRecord& record) {
  std::vector<std::string> shares;
  for (const SeatShare& seat : record.shares) shares.push_back(seat.share);
  return *parse_seed("0x" + dealt_seed(record.secret, shares));
}

/// What is wrong with the block; empty: nothing.
std::string fault_of(const FairnessRecord& record, Seed seed, std::size_t seats = 3) {
  json::Writer out;
  out.begin_object();
  write_fairness(record, out);
  out.end_object();
  json::Document block(out.take());
  check_fairness(block.root(), seed, seats);
  return block.ok() ? "" : block.fault().text();
}

TEST(FairnessRecords, what_was_written_after_a_fair_deal_is_accepted) {
  EXPECT_EQ(fault_of(dealt(), seed_of(dealt())), "");
}

TEST(FairnessRecords, commitments_of_earlier_versions_are_about_the_seed) {
  const Seed seed{5, 6};
  FairnessRecord old{.commitment = commitment(hex_seed(seed), nonce), .nonce = nonce, .secret = {}, .shares = {}};
  EXPECT_EQ(fault_of(old, seed), "");
  EXPECT_THAT(fault_of(old, Seed{5, 7}), HasSubstr("commitment"));
}

TEST(FairnessRecords, another_secret_does_not_fit_the_commitment) {
  FairnessRecord record = dealt();
  record.secret.back() = '0';
  EXPECT_THAT(fault_of(record, seed_of(dealt())), HasSubstr("commitment"));
}

TEST(FairnessRecords, a_clients_share_that_was_not_promised_is_refused) {
  FairnessRecord record = dealt();
  record.shares[0].share.back() = '0';
  EXPECT_THAT(fault_of(record, seed_of(record)), HasSubstr("shares[0].hash"));
  record.shares[0].hash.clear();
  EXPECT_THAT(fault_of(record, seed_of(record)), HasSubstr("shares[0].hash"));
}

TEST(FairnessRecords, a_share_that_the_server_chose_is_refused) {
  FairnessRecord record = dealt();
  record.shares[1].share = nonce;
  EXPECT_THAT(fault_of(record, seed_of(record)), HasSubstr("shares[1].share"));
}

TEST(FairnessRecords, a_seed_that_does_not_follow_is_refused) {
  EXPECT_THAT(fault_of(dealt(), Seed{1, 2}), HasSubstr("seed"));
}

TEST(FairnessRecords, every_seat_has_a_share_and_there_is_no_share_without_a_secret) {
  EXPECT_THAT(fault_of(dealt(), seed_of(dealt()), 2), HasSubstr("shares"));
  FairnessRecord record = dealt();
  record.secret = "no secret";
  record.commitment = commitment(record.secret, nonce);
  EXPECT_THAT(fault_of(record, seed_of(record)), HasSubstr("secret"));
}

}  // namespace
}  // namespace fondaco::base
