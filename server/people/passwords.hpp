// SPDX-License-Identifier: MIT
#pragma once
// Passwords as they are kept: Argon2id, with salt and parameters in the text. All of this takes long, and is for the
// HashQueue alone.
#include <cstddef>
#include <string>

namespace fondaco::people {

/// What one hash costs. The default is libsodium's for interactive use: a tenth of a second.
struct PasswordCost {
  unsigned long long operations = 2;
  std::size_t memory = std::size_t{64} << 20U;
};

/// Throws a Refusal (503 busy) when there is no memory for it.
std::string hash_password(const std::string& password, const PasswordCost& cost);

/// Takes as long when `kept` is empty because there is no such account: the time must not tell which names exist.
bool password_fits(const std::string& kept, const std::string& password, const PasswordCost& cost);

/// It was made with other costs than are wanted now.
bool hash_is_outdated(const std::string& kept, const PasswordCost& cost);

}  // namespace fondaco::people
