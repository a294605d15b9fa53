// SPDX-License-Identifier: MIT
#include "server/courier/web_push.hpp"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>

#include <array>
#include <memory>
#include <stdexcept>

#include "engine/json/writer.hpp"
#include "server/courier/bytes.hpp"
#include "server/courier/encoding.hpp"

namespace fondaco::courier {
namespace {

constexpr std::size_t tag_bytes = 16;
constexpr char last_record = 2;
constexpr base::Time token_life = base::Time{12} * 3600;  ///< seconds; push services refuse more than a day

using Cipher = std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)>;

void need_sealed(bool done) {
  if (!done) throw std::runtime_error("a push message could not be sealed");
}

std::string hkdf(std::string_view salt, std::string_view secret, std::string_view info, std::size_t size) {
  const std::unique_ptr<EVP_KDF, decltype(&EVP_KDF_free)> kdf(EVP_KDF_fetch(nullptr, "HKDF", nullptr), EVP_KDF_free);
  const std::unique_ptr<EVP_KDF_CTX, decltype(&EVP_KDF_CTX_free)> context(EVP_KDF_CTX_new(kdf.get()), EVP_KDF_CTX_free);
  std::string hash = "SHA256";
  std::string its_salt(salt);
  std::string its_secret(secret);
  std::string its_info(info);
  const std::array parameters{
      OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, hash.data(), hash.size()),
      OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, its_salt.data(), its_salt.size()),
      OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, its_secret.data(), its_secret.size()),
      OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, its_info.data(), its_info.size()),
      OSSL_PARAM_construct_end()};
  std::string out(size, '\0');
  need_sealed(EVP_KDF_derive(context.get(), bytes_of(out), size, parameters.data()) == 1);
  return out;
}

/// A literal with the zero that ends it.
template <std::size_t Size>
std::string_view with_zero(const char (&text)[Size]) {
  return {text, Size};
}

struct Keys {
  std::string key;
  std::string nonce;
};

Keys keys_of(std::string_view shared, std::string_view secret, std::string_view browser, std::string_view sender,
             std::string_view salt) {
  const std::string info = std::string(with_zero("WebPush: info")).append(browser).append(sender);
  const std::string material = hkdf(secret, shared, info, 32);
  return {hkdf(salt, material, with_zero("Content-Encoding: aes128gcm"), 16),
          hkdf(salt, material, with_zero("Content-Encoding: nonce"), 12)};
}

}  // namespace

std::string encrypted_push(std::string_view text, std::string_view point, std::string_view secret, const P256Key& once,
                           std::string_view salt) {
  const std::string sender = once.point();
  const Keys keys = keys_of(once.shared_with(point), secret, point, sender, salt);
  const std::string plain = std::string(text) + last_record;
  std::string sealed(plain.size() + tag_bytes, '\0');
  const Cipher cipher(EVP_CIPHER_CTX_new(), EVP_CIPHER_CTX_free);
  int written = 0;
  need_sealed(
      EVP_EncryptInit_ex2(cipher.get(), EVP_aes_128_gcm(), bytes_of(keys.key), bytes_of(keys.nonce), nullptr) == 1 &&
      EVP_EncryptUpdate(cipher.get(), bytes_of(sealed), &written, bytes_of(plain), static_cast<int>(plain.size())) ==
          1 &&
      EVP_EncryptFinal_ex(cipher.get(), bytes_of(sealed) + written, &written) == 1 &&
      EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_AEAD_GET_TAG, tag_bytes, bytes_of(sealed) + plain.size()) == 1);
  // One record: its size is told as the usual 4096, which no message of ours reaches.
  const std::string record_size{0, 0, 16, 0};
  std::string body(salt);
  body += record_size;
  body += static_cast<char>(p256_point_bytes);
  return body + sender + sealed;
}

std::string origin_of(std::string_view address) {
  const std::size_t host = address.find("://");
  if (host == std::string_view::npos) return {};
  return std::string(address.substr(0, address.find('/', host + 3)));
}

std::string vapid_authorization(const P256Key& server, std::string_view endpoint, std::string_view contact,
                                base::Time now) {
  json::Writer claims;
  claims.begin_object();
  claims.member("aud", origin_of(endpoint));
  claims.member("exp", now / 1000 + token_life);
  claims.member("sub", contact);
  claims.end_object();
  const std::string token = base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + base64url(claims.take());
  return "vapid t=" + token + "." + base64url(server.sign(token)) + ", k=" + base64url(server.point());
}

}  // namespace fondaco::courier
