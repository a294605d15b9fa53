// SPDX-License-Identifier: MIT
#pragma once
// The other end of Web Push, written from the RFCs: a browser that opens what was sealed for it, and looks who sent it.
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/x509.h>

#include <stdexcept>
#include <string>
#include <string_view>

#include "server/courier/encoding.hpp"
#include "server/courier/p256.hpp"

namespace fondaco::courier {

inline const unsigned char* raw_bytes(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

inline std::string raw_hmac(std::string_view key, std::string_view text) {
  std::string out(32, '\0');
  unsigned size = 32;
  HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), raw_bytes(text), text.size(),
       reinterpret_cast<unsigned char*>(out.data()), &size);
  return out;
}

/// RFC 5869 with at most one block, which is all that is needed here.
inline std::string derived(std::string_view salt, std::string_view secret, const std::string& info, std::size_t size) {
  return raw_hmac(raw_hmac(salt, secret), info + '\1').substr(0, size);
}

struct PushBrowser {
  P256Key key = P256Key::make();
  std::string secret = random_bytes(16);

  /// As PushSubscription.toJSON() of a browser.
  std::string subscription(const std::string& endpoint) const {
    return R"({"endpoint":")" + endpoint + R"(","expirationTime":null,"keys":{"p256dh":")" + base64url(key.point()) +
           R"(","auth":")" + base64url(secret) + R"("}})";
  }

  /// RFC 8188 and 8291. Throws when it was not sealed for this browser.
  std::string open(std::string_view body) const {
    const std::string_view salt = body.substr(0, 16);
    const std::string_view sender = body.substr(21, static_cast<unsigned char>(body.at(20)));
    const std::string_view sealed = body.substr(21 + sender.size());
    const std::string material = derived(secret, key.shared_with(sender),
                                         std::string("WebPush: info\0", 14) + key.point() + std::string(sender), 32);
    const std::string content = derived(salt, material, std::string("Content-Encoding: aes128gcm\0", 28), 16);
    const std::string nonce = derived(salt, material, std::string("Content-Encoding: nonce\0", 24), 12);
    std::string tag(sealed.substr(sealed.size() - 16));
    std::string plain(sealed.size() - 16, '\0');
    int written = 0;
    EVP_CIPHER_CTX* cipher = EVP_CIPHER_CTX_new();
    EVP_DecryptInit_ex(cipher, EVP_aes_128_gcm(), nullptr, raw_bytes(content), raw_bytes(nonce));
    EVP_DecryptUpdate(cipher, reinterpret_cast<unsigned char*>(plain.data()), &written, raw_bytes(sealed),
                      static_cast<int>(plain.size()));
    EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_AEAD_SET_TAG, 16, tag.data());
    const int good = EVP_DecryptFinal_ex(cipher, nullptr, &written);
    EVP_CIPHER_CTX_free(cipher);
    if (good != 1) throw std::runtime_error("not for this browser");
    if (plain.back() != 2) throw std::runtime_error("not the last record");
    plain.pop_back();
    return plain;
  }
};

/// Whether the owner of this point has signed the text so (ES256).
inline bool signed_by(std::string_view point, std::string_view text, std::string_view signature) {
  // SubjectPublicKeyInfo of a point of P-256 is this, and the point.
  const std::string head(
      "\x30\x59\x30\x13\x06\x07\x2a\x86\x48\xce\x3d\x02\x01\x06\x08\x2a\x86\x48\xce\x3d\x03\x01\x07"
      "\x03\x42\x00",
      26);
  const std::string info = head + std::string(point);
  const unsigned char* at = raw_bytes(info);
  EVP_PKEY* key = d2i_PUBKEY(nullptr, &at, static_cast<long>(info.size()));
  const auto whole = [](std::string_view number) {
    while (number.size() > 1 && number.front() == 0) number.remove_prefix(1);
    std::string bytes(number);
    if (static_cast<unsigned char>(bytes.front()) > 127) bytes.insert(bytes.begin(), '\0');
    return std::string("\x02") + static_cast<char>(bytes.size()) + bytes;
  };
  const std::string both = whole(signature.substr(0, 32)) + whole(signature.substr(32));
  const std::string der = std::string("\x30") + static_cast<char>(both.size()) + both;
  EVP_MD_CTX* context = EVP_MD_CTX_new();
  const bool good = EVP_DigestVerifyInit(context, nullptr, EVP_sha256(), nullptr, key) == 1 &&
                    EVP_DigestVerify(context, raw_bytes(der), der.size(), raw_bytes(text), text.size()) == 1;
  EVP_MD_CTX_free(context);
  EVP_PKEY_free(key);
  return good;
}

}  // namespace fondaco::courier
