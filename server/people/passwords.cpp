// SPDX-License-Identifier: MIT
#include "server/people/passwords.hpp"

#include <sodium.h>

#include <array>
#include <stdexcept>

#include "server/base/refusal.hpp"

namespace fondaco::people {
namespace {

static_assert(PasswordCost().operations == crypto_pwhash_OPSLIMIT_INTERACTIVE);
static_assert(PasswordCost().memory == crypto_pwhash_MEMLIMIT_INTERACTIVE);

}  // namespace

std::string hash_password(const std::string& password, const PasswordCost& cost) {
  if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be used");
  std::array<char, crypto_pwhash_STRBYTES> kept{};
  if (crypto_pwhash_str(kept.data(), password.data(), password.size(), cost.operations, cost.memory) != 0) {
    throw base::Refusal(503, "busy", "there is no memory for this now, please try again");
  }
  return kept.data();
}

bool password_fits(const std::string& kept, const std::string& password, const PasswordCost& cost) {
  if (kept.empty()) {
    hash_password(password, cost);
    return false;
  }
  if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be used");
  return crypto_pwhash_str_verify(kept.c_str(), password.data(), password.size()) == 0;
}

bool hash_is_outdated(const std::string& kept, const PasswordCost& cost) {
  return crypto_pwhash_str_needs_rehash(kept.c_str(), cost.operations, cost.memory) != 0;
}

}  // namespace fondaco::people
