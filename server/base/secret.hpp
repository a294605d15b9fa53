// SPDX-License-Identifier: MIT
#pragma once
// Secrets and ids that nobody can guess, and their hashes.
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace fondaco::base {

using Digest = std::array<unsigned char, 32>;

/// 128 random bits from the system, as 26 characters of a-z and 2-7: fit for links, cookies and file names.
std::string random_id();
/// 16 random bytes from the system, as 32 hexadecimal digits: seeds and nonces.
std::string random_hex();
Digest sha256(std::string_view text);
std::string hex(const Digest& digest);
/// As 64 hexadecimal digits.
std::string hmac_sha256(std::string_view key, std::string_view text);
/// Takes equally long wherever they differ.
bool equal_secrets(std::string_view a, std::string_view b);

}  // namespace fondaco::base
