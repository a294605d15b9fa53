// SPDX-License-Identifier: MIT
#pragma once
// SipHash-2-4 (Aumasson and Bernstein, 2012): the keyed function behind the dice and behind every hash we print.
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace fondaco {

/// A 128-bit key.
struct SipKey {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
  friend constexpr bool operator==(const SipKey&, const SipKey&) = default;
};

/// The running state of one hash: feed 64-bit blocks, then finish.
class SipHash {
 public:
  explicit constexpr SipHash(SipKey key)
      : v0_(key.low ^ 0x736f6d6570736575),
        v1_(key.high ^ 0x646f72616e646f6d),
        v2_(key.low ^ 0x6c7967656e657261),
        v3_(key.high ^ 0x7465646279746573) {}

  constexpr void block(std::uint64_t word) {
    v3_ ^= word;
    round();
    round();
    v0_ ^= word;
  }

  /// `last` is the final block: the message length in its top byte, the left-over bytes below.
  constexpr std::uint64_t finish(std::uint64_t last) {
    block(last);
    v2_ ^= 0xff;
    round();
    round();
    round();
    round();
    return v0_ ^ v1_ ^ v2_ ^ v3_;
  }

 private:
  constexpr void round() {
    v0_ += v1_;
    v2_ += v3_;
    v1_ = std::rotl(v1_, 13) ^ v0_;
    v3_ = std::rotl(v3_, 16) ^ v2_;
    v0_ = std::rotl(v0_, 32);
    v2_ += v1_;
    v0_ += v3_;
    v1_ = std::rotl(v1_, 17) ^ v2_;
    v3_ = std::rotl(v3_, 21) ^ v0_;
    v2_ = std::rotl(v2_, 32);
  }

  std::uint64_t v0_, v1_, v2_, v3_;
};

/// SipHash-2-4 of one 64-bit word, taken as eight bytes in little-endian order.
constexpr std::uint64_t siphash_word(SipKey key, std::uint64_t word) {
  SipHash hash(key);
  hash.block(word);
  return hash.finish(std::uint64_t{8} << 56);
}

/// SipHash-2-4 of a byte string. `Byte` is char, unsigned char or std::byte.
template <class Byte>
constexpr std::uint64_t siphash_bytes(SipKey key, const Byte* bytes, std::size_t size) {
  SipHash hash(key);
  const auto take = [&](std::size_t from, std::size_t count) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < count; ++i) {
      word |= static_cast<std::uint64_t>(static_cast<unsigned char>(bytes[from + i])) << (8 * i);
    }
    return word;
  };
  const std::size_t whole = size / 8 * 8;
  for (std::size_t at = 0; at < whole; at += 8) hash.block(take(at, 8));
  return hash.finish(take(whole, size - whole) | (static_cast<std::uint64_t>(size & 0xff) << 56));
}

/// SipHash-2-4 of the bytes of a value without padding.
template <class Value>
constexpr std::uint64_t siphash_value(SipKey key, const Value& value) {
  static_assert(std::has_unique_object_representations_v<Value>);
  const auto bytes = std::bit_cast<std::array<unsigned char, sizeof(Value)>>(value);
  return siphash_bytes(key, bytes.data(), bytes.size());
}

}  // namespace fondaco
