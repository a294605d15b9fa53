// SPDX-License-Identifier: MIT
#include "server/courier/p256.hpp"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include <array>
#include <stdexcept>

#include "server/courier/bytes.hpp"

namespace fondaco::courier {
namespace {

template <auto Free>
struct Freed {
  template <class Thing>
  void operator()(Thing* thing) const {
    Free(thing);
  }
};
template <class Thing, auto Free>
using Owned = std::unique_ptr<Thing, Freed<Free>>;
using Number = Owned<BIGNUM, BN_clear_free>;
using Context = Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;
using Hashing = Owned<EVP_MD_CTX, EVP_MD_CTX_free>;
using Signature = Owned<ECDSA_SIG, ECDSA_SIG_free>;

void need_key(bool done) {
  if (!done) throw std::runtime_error("this is no key of P-256");
}

Number number_in(std::string_view bytes) {
  return Number(BN_bin2bn(bytes_of(bytes), static_cast<int>(bytes.size()), nullptr));
}

/// Without a number only the public half. Null: they are no key.
std::shared_ptr<EVP_PKEY> key_of(std::string_view number, std::string_view point) {
  if (point.size() != p256_point_bytes) return nullptr;
  const Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free> parts(OSSL_PARAM_BLD_new());
  const Number secret = number_in(number);
  OSSL_PARAM_BLD_push_utf8_string(parts.get(), OSSL_PKEY_PARAM_GROUP_NAME, SN_X9_62_prime256v1, 0);
  OSSL_PARAM_BLD_push_octet_string(parts.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size());
  if (!number.empty()) OSSL_PARAM_BLD_push_BN(parts.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret.get());
  const Owned<OSSL_PARAM, OSSL_PARAM_free> parameters(OSSL_PARAM_BLD_to_param(parts.get()));
  const Context context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  EVP_PKEY* key = nullptr;
  const int half = number.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
  const bool made =
      EVP_PKEY_fromdata_init(context.get()) == 1 && EVP_PKEY_fromdata(context.get(), &key, half, parameters.get()) == 1;
  std::shared_ptr<EVP_PKEY> owned(key, EVP_PKEY_free);
  if (!made) return nullptr;
  const Context check(EVP_PKEY_CTX_new_from_pkey(nullptr, key, nullptr));
  const int sound = number.empty() ? EVP_PKEY_public_check(check.get()) : EVP_PKEY_check(check.get());
  return sound == 1 ? owned : nullptr;
}

}  // namespace

P256Key P256Key::make() {
  Handle key(EVP_EC_gen(SN_X9_62_prime256v1), EVP_PKEY_free);
  need_key(key != nullptr);
  return P256Key(std::move(key));
}

P256Key P256Key::of(std::string_view number, std::string_view point) {
  Handle key = number.size() == p256_number_bytes ? key_of(number, point) : nullptr;
  need_key(key != nullptr);
  return P256Key(std::move(key));
}

std::string P256Key::number() const {
  BIGNUM* raw = nullptr;
  need_key(EVP_PKEY_get_bn_param(key_.get(), OSSL_PKEY_PARAM_PRIV_KEY, &raw) == 1);
  const Number number(raw);
  std::string bytes(p256_number_bytes, '\0');
  need_key(BN_bn2binpad(number.get(), bytes_of(bytes), p256_number_bytes) == p256_number_bytes);
  return bytes;
}

std::string P256Key::point() const {
  std::string bytes(p256_point_bytes, '\0');
  std::size_t size = 0;
  need_key(EVP_PKEY_get_octet_string_param(key_.get(), OSSL_PKEY_PARAM_PUB_KEY, bytes_of(bytes), bytes.size(), &size) ==
               1 &&
           size == p256_point_bytes);
  return bytes;
}

std::string P256Key::shared_with(std::string_view other_point) const {
  const Handle other = key_of({}, other_point);
  need_key(other != nullptr);
  const Context context(EVP_PKEY_CTX_new_from_pkey(nullptr, key_.get(), nullptr));
  std::string secret(p256_number_bytes, '\0');
  std::size_t size = secret.size();
  need_key(EVP_PKEY_derive_init(context.get()) == 1 && EVP_PKEY_derive_set_peer(context.get(), other.get()) == 1 &&
           EVP_PKEY_derive(context.get(), bytes_of(secret), &size) == 1 && size == p256_number_bytes);
  return secret;
}

std::string P256Key::sign(std::string_view text) const {
  const Hashing context(EVP_MD_CTX_new());
  std::array<unsigned char, 80> der{};
  std::size_t size = der.size();
  need_key(EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1 &&
           EVP_DigestSign(context.get(), der.data(), &size, bytes_of(text), text.size()) == 1);
  const unsigned char* begin = der.data();
  const Signature pair(d2i_ECDSA_SIG(nullptr, &begin, static_cast<long>(size)));
  need_key(pair != nullptr);
  std::string bytes(2 * p256_number_bytes, '\0');
  need_key(BN_bn2binpad(ECDSA_SIG_get0_r(pair.get()), bytes_of(bytes), p256_number_bytes) == p256_number_bytes &&
           BN_bn2binpad(ECDSA_SIG_get0_s(pair.get()), bytes_of(bytes) + p256_number_bytes, p256_number_bytes) ==
               p256_number_bytes);
  return bytes;
}

bool is_p256_point(std::string_view point) { return key_of({}, point) != nullptr; }

}  // namespace fondaco::courier
