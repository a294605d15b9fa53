// SPDX-License-Identifier: MIT
#include "server/courier/mail.hpp"

#include <sodium.h>

#include <algorithm>
#include <ctime>

#include "server/base/secret.hpp"
#include "server/courier/bytes.hpp"

namespace fondaco::courier {
namespace {

constexpr std::size_t longest_address = 254;
constexpr std::size_t longest_word = 42;  ///< bytes, so that an encoded word has at most 75 characters

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

std::string base64(std::string_view bytes) {
  constexpr int variant = sodium_base64_VARIANT_ORIGINAL;
  std::string text(sodium_base64_ENCODED_LEN(bytes.size(), variant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes_of(bytes), bytes.size(), variant);
  text.pop_back();  // the zero of C
  return text;
}

/// RFC 2047: in words that each hold whole characters.
std::string header_text(std::string_view text) {
  if (is_ascii(text)) return std::string(text);
  std::string out;
  while (!text.empty()) {
    std::size_t size = std::min(longest_word, text.size());
    while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xc0U) == 0x80) --size;
    out += (out.empty() ? "=?utf-8?B?" : "\r\n =?utf-8?B?") + base64(text.substr(0, size)) + "?=";
    text.remove_prefix(size);
  }
  return out;
}

std::string date(base::Time now) {
  const auto seconds = static_cast<std::time_t>(now / 1000);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  char text[64] = {};
  std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S +0000", &parts);
  return text;
}

}  // namespace

Outcome check_mail_address(std::string_view address) {
  constexpr std::string_view none_of = "<>()[]\\,;:\" ";
  const std::size_t at = address.find('@');
  const bool shaped = at != std::string_view::npos && at > 0 && address.find('@', at + 1) == std::string_view::npos &&
                      address.find('.', at) != std::string_view::npos && !address.ends_with('.') &&
                      address.find("..") == std::string_view::npos && address[at + 1] != '.';
  const bool plain = is_ascii(address) && address.find_first_of(none_of) == std::string_view::npos;
  if (shaped && plain && !address.starts_with('-') && address.size() <= longest_address) return {};
  return Fault{"must be a mail address"};
}

std::string mail_text(const Mail& mail, base::Time now) {
  std::string out = "From: Fondaco <" + mail.from + ">\r\nTo: <" + mail.to +
                    ">\r\nSubject: " + header_text(mail.subject) + "\r\nDate: " + date(now) + "\r\nMessage-ID: <" +
                    base::random_id() + mail.from.substr(mail.from.find('@')) +
                    ">\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n"
                    "Content-Transfer-Encoding: 8bit\r\nAuto-Submitted: auto-generated\r\n\r\n";
  for (const char c : mail.text) {
    if (c == '\n') out += '\r';
    out += c;
  }
  return out + "\r\n";
}

}  // namespace fondaco::courier
