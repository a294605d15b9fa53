// SPDX-License-Identifier: MIT
#pragma once
// Key pairs of the curve P-256, as Web Push wants them. OpenSSL does the work.
#include <memory>
#include <string>
#include <string_view>

struct evp_pkey_st;  // EVP_PKEY of OpenSSL

namespace fondaco::courier {

constexpr std::size_t p256_number_bytes = 32;
constexpr std::size_t p256_point_bytes = 65;

class P256Key {
 public:
  static P256Key make();
  /// The private number (32 bytes) and the public point (65 bytes). Throws std::runtime_error when they are no key.
  static P256Key of(std::string_view number, std::string_view point);

  std::string number() const;
  std::string point() const;
  /// What both sides know when each has the point of the other. Throws std::runtime_error when that is no point.
  std::string shared_with(std::string_view other_point) const;
  /// ECDSA over SHA-256: 64 bytes, as JSON Web Signatures write it.
  std::string sign(std::string_view text) const;

 private:
  using Handle = std::shared_ptr<evp_pkey_st>;
  explicit P256Key(Handle key) : key_(std::move(key)) {}

  Handle key_;
};

/// Whether these 65 bytes are a point of the curve.
bool is_p256_point(std::string_view point);

}  // namespace fondaco::courier
