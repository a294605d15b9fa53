// SPDX-License-Identifier: MIT
#pragma once
// How a match is dealt so that nobody chooses the cards, and how that is checked when it is over. The server commits to
// a secret, the clients to shares; the seed is a hash over all of them. docs/protocol.md ("Fairness") says who is kept
// from what by it. All functions are pure; secrets, shares, nonces and seeds are 32 hexadecimal digits, hashes 64.
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/dice.hpp"

namespace fondaco::base {

/// 32 hexadecimal digits.
std::string hex_seed(Seed seed);
/// What the server shows before the match. Matches of earlier versions commit to the seed in place of a secret.
std::string commitment(std::string_view secret, std::string_view nonce);
/// What a client shows when it sits down.
std::string share_hash(std::string_view share);
/// The share of a seat whose client adds none: it follows from the secret, so the server cannot choose it later.
std::string server_share(std::string_view secret, std::size_t seat);
/// The seed that follows from the secret and the shares of all seats.
std::string dealt_seed(std::string_view secret, const std::vector<std::string>& shares);

bool is_share(std::string_view text);
bool is_share_hash(std::string_view text);

}  // namespace fondaco::base
