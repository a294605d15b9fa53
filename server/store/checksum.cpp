// SPDX-License-Identifier: MIT
#include "server/store/checksum.hpp"

#include "engine/siphash.hpp"

namespace fondaco::store {
namespace {

void append_number(std::string& bytes, std::uint64_t number) {
  for (int i = 0; i < 8; ++i) bytes += static_cast<char>(static_cast<unsigned char>(number >> (8 * i)));
}

}  // namespace

std::uint64_t checksum(std::uint64_t previous, TableNumber table, const LogEntry& entry) {
  std::string bytes;
  bytes.reserve(48 + entry.text.size() + entry.key.size());
  append_number(bytes, previous);
  append_number(bytes, static_cast<std::uint64_t>(table));
  append_number(bytes, static_cast<std::uint64_t>(entry.seq));
  append_number(bytes, static_cast<std::uint64_t>(entry.at));
  bytes += static_cast<char>(entry.kind);
  bytes += static_cast<char>(entry.seat);
  append_number(bytes, entry.text.size());  // tells where the text ends and the key begins
  bytes += entry.text;
  bytes += entry.key;
  return siphash_bytes(SipKey{}, bytes.data(), bytes.size());
}

}  // namespace fondaco::store
