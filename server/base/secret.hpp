#pragma once
// Secrets and ids that nobody can guess, and their hashes.
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

namespace fondaco::server {

using Digest = std::array<unsigned char, 32>;

/// 128 random bits from the system, as 26 characters of a-z and 2-7: fit for links, cookies and file names.
std::string random_id();
/// 16 random bytes from the system, as 32 hexadecimal digits: seeds and nonces.
std::string random_hex();
Digest sha256(std::string_view text);
std::string hex(const Digest& digest);

}  // namespace fondaco::server
