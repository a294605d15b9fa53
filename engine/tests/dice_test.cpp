// SPDX-License-Identifier: MIT
#include "engine/dice.hpp"

#include <gtest/gtest.h>

#include <array>
#include <numeric>
#include <vector>

namespace fondaco {
namespace {

// The reference vectors of SipHash-2-4: key 00 01 … 0f, messages 00 01 … of growing length.
TEST(SipHash, gives_the_published_vectors) {
  constexpr SipKey key{0x0706050403020100, 0x0f0e0d0c0b0a0908};
  std::array<unsigned char, 16> message{};
  std::iota(message.begin(), message.end(), static_cast<unsigned char>(0));
  const auto hash = [&](std::size_t size) { return siphash_bytes(key, message.data(), size); };
  EXPECT_EQ(hash(0), 0x726fdb47dd0e0e31U);
  EXPECT_EQ(hash(1), 0x74f839c593dc67fdU);
  EXPECT_EQ(hash(7), 0xab0200f58b01d137U);
  EXPECT_EQ(hash(8), 0x93f5f5799a932462U);
  EXPECT_EQ(hash(15), 0xa129ca6149be45e5U);
}

TEST(SipHash, of_a_word_is_that_of_its_bytes) {
  constexpr SipKey key{11, 22};
  constexpr std::uint64_t word = 0x0123456789abcdef;
  EXPECT_EQ(siphash_word(key, word), siphash_value(key, word));
}

TEST(Dice, repeat_with_the_same_seed_and_differ_with_another) {
  Dice a(Seed{1, 2});
  Dice b(Seed{1, 2});
  Dice c(Seed{2, 2});
  for (int i = 0; i < 100; ++i) {
    const std::uint64_t word = a.word();
    EXPECT_EQ(word, b.word());
    EXPECT_NE(word, c.word());
  }
  EXPECT_EQ(a, b);
  EXPECT_EQ(a.count(), 100U);
}

TEST(Dice, continue_from_their_count) {
  Dice whole(Seed{5, 0});
  for (int i = 0; i < 10; ++i) whole.word();
  Dice continued(Seed{5, 0}, 10);
  EXPECT_EQ(whole.word(), continued.word());
}

TEST(Dice, are_constant_expressions) {
  static_assert([] {
    Dice dice(Seed{7, 7});
    std::array<int, 5> items{1, 2, 3, 4, 5};
    dice.shuffle(items.data(), 5);
    return items[0] + items[1] + items[2] + items[3] + items[4] + static_cast<int>(dice.below(1));
  }() == 15);
}

// Chi-squared against a level distribution; the bound lies far above what chance gives (p < 1e-9 for these degrees of
// freedom).
double chi_squared(const std::vector<int>& seen, double expected) {
  double sum = 0;
  for (const int count : seen) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

TEST(Dice, draw_every_number_below_a_bound_equally_often) {
  for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 24U, 44U}) {
    Dice dice(Seed{bound, 99});
    std::vector<int> seen(bound);
    const int draws = 2000 * static_cast<int>(bound);
    for (int i = 0; i < draws; ++i) {
      const std::uint32_t number = dice.below(bound);
      ASSERT_LT(number, bound);
      ++seen[number];
    }
    EXPECT_LT(chi_squared(seen, 2000), 3.0 * bound + 60) << "bound " << bound;
  }
}

// A source that hands out chosen lanes shows the rejection: with bound 3 the lane 0 alone would be one too many.
struct Scripted {
  std::vector<std::uint64_t> words;
  std::size_t next = 0;
  std::uint64_t word() { return words[next++]; }
};

TEST(Dice, reject_the_lanes_that_would_bias_a_draw) {
  Scripted source{{0x0000'0000'0001'0000}};
  Lanes<Scripted> lanes(source);
  // 65,536 = 3 x 21,845 + 1: of all lanes exactly one is rejected, the one whose low product is 0.
  EXPECT_EQ(lanes.below(3), 0U);
  std::array<int, 3> seen{};
  for (std::uint64_t lane = 0; lane < 0x10000; ++lane) {
    Scripted one{{lane | (0x5555ULL << 16)}};  // the second lane, 0x5555, is accepted as 0
    Lanes<Scripted> each(one);
    ++seen[each.below(3)];
  }
  EXPECT_EQ(seen, (std::array<int, 3>{21846, 21845, 21845})) << "the rejected lane was drawn again";
}

TEST(Dice, shuffle_into_every_order_equally_often) {
  Dice dice(Seed{3, 1});
  std::vector<int> seen(24);
  for (int i = 0; i < 24 * 1000; ++i) {
    std::array<int, 4> items{0, 1, 2, 3};
    dice.shuffle(items.data(), 4);
    int code = 0;
    for (int a = 0; a < 4; ++a) {
      int smaller = 0;
      for (int b = a + 1; b < 4; ++b)
        smaller += items[static_cast<std::size_t>(b)] < items[static_cast<std::size_t>(a)] ? 1 : 0;
      code = code * (4 - a) + smaller;
    }
    ++seen[static_cast<std::size_t>(code)];
  }
  EXPECT_LT(chi_squared(seen, 1000), 120);
}

TEST(Seed, reads_what_it_writes) {
  for (const Seed seed : {Seed{0, 0}, Seed{1, 0}, Seed{~0ULL, 0}, Seed{1, 1}, Seed{~0ULL, ~0ULL}}) {
    EXPECT_EQ(parse_seed(seed_text(seed)), seed) << seed_text(seed);
  }
  EXPECT_EQ(parse_seed("0x1f"), (Seed{31, 0}));
  EXPECT_EQ(parse_seed("0x10000000000000002"), (Seed{2, 1}));
}

TEST(Seed, refuses_what_is_no_number) {
  for (const char* text :
       {"", "-1", "1 ", "0x", "12a", "18446744073709551616", "0x123456789012345678901234567890123"}) {
    EXPECT_FALSE(parse_seed(text)) << text;
  }
}

TEST(Rng, picks_indices_within_the_bound) {
  Rng rng(1);
  std::vector<int> seen(10);
  for (int i = 0; i < 20000; ++i) ++seen.at(rng.index(10));
  EXPECT_LT(chi_squared(seen, 2000), 60);
}

}  // namespace
}  // namespace fondaco
