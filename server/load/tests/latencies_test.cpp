// SPDX-License-Identifier: MIT
#include "server/load/latencies.hpp"

#include <gtest/gtest.h>

namespace fondaco::load {
namespace {

using std::chrono::microseconds;
using std::chrono::milliseconds;

TEST(Latencies, nothing_measured_is_zero) {
  const Latencies none;
  EXPECT_EQ(none.count(), 0U);
  EXPECT_EQ(none.percentile_ms(0.99), 0);
  EXPECT_EQ(none.max_ms(), 0);
}

TEST(Latencies, percentiles_are_exact_to_one_percent_at_every_size) {
  for (const std::int64_t unit : {1, 37, 1000, 40'000, 3'000'000}) {
    Latencies latencies;
    for (std::int64_t i = 1000; i >= 1; --i) latencies.add(microseconds(i * unit));
    for (const double share : {0.001, 0.5, 0.9, 0.99, 0.999, 1.0}) {
      const double exact = share * 1000 * static_cast<double>(unit) / 1000;
      EXPECT_GE(latencies.percentile_ms(share), exact * 0.999) << unit << " " << share;
      EXPECT_LE(latencies.percentile_ms(share), exact * 1.01) << unit << " " << share;
    }
  }
}

TEST(Latencies, the_maximum_is_exact_and_bounds_every_percentile) {
  Latencies latencies;
  latencies.add(milliseconds(1));
  latencies.add(microseconds(1'234'567));
  EXPECT_EQ(latencies.max_ms(), 1234.567);
  EXPECT_EQ(latencies.percentile_ms(0.999), 1234.567);
  EXPECT_NEAR(latencies.percentile_ms(0.5), 1, 0.01);
}

TEST(Latencies, a_clock_that_goes_back_counts_as_no_time) {
  Latencies latencies;
  latencies.add(milliseconds(-5));
  EXPECT_EQ(latencies.count(), 1U);
  EXPECT_EQ(latencies.max_ms(), 0);
}

}  // namespace
}  // namespace fondaco::load
