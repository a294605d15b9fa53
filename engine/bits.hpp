// SPDX-License-Identifier: MIT
#pragma once
// Sets as bits of an integer. The counting functions of <bit> are built on compiler builtins that nvcc turns into
// garbage in device code without a word, so rules use these.
#include <bit>
#include <type_traits>

namespace fondaco {

/// How many bits are set.
template <class Bits>
constexpr int count_bits(Bits bits) {
  static_assert(std::is_unsigned_v<Bits>);
#ifdef __CUDA_ARCH__
  return __popcll(bits);
#else
  return std::popcount(bits);
#endif
}

/// The index of the lowest set bit; there is one.
template <class Bits>
constexpr int lowest_bit(Bits bits) {
  static_assert(std::is_unsigned_v<Bits>);
#ifdef __CUDA_ARCH__
  return __ffsll(static_cast<long long>(bits)) - 1;
#else
  return std::countr_zero(bits);
#endif
}

/// The index of the highest set bit; there is one.
template <class Bits>
constexpr int highest_bit(Bits bits) {
  static_assert(std::is_unsigned_v<Bits>);
#ifdef __CUDA_ARCH__
  return 63 - __clzll(static_cast<long long>(bits));
#else
  return static_cast<int>(std::bit_width(bits)) - 1;
#endif
}

/// Calls f(index) for every set bit, lowest first.
template <class Bits, class F>
constexpr void for_each_bit(Bits bits, F&& f) {
  for (; bits != 0; bits &= static_cast<Bits>(bits - 1)) f(static_cast<unsigned>(lowest_bit(bits)));
}

/// The one-bit mask of an index.
template <class Bits>
constexpr Bits bit(unsigned index) {
  return static_cast<Bits>(Bits{1} << index);
}

}  // namespace fondaco
