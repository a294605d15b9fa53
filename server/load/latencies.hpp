// SPDX-License-Identifier: MIT
#pragma once
// How long things took: a histogram of fixed size, exact to 1 % however many are added, and the exact maximum.
#include <chrono>
#include <cstdint>
#include <vector>

namespace fondaco::load {

class Latencies {
 public:
  void add(std::chrono::nanoseconds latency);
  std::uint64_t count() const { return count_; }
  /// The time that this share of all (0 to 1) did not exceed; 0 when there are none.
  double percentile_ms(double share) const;
  double max_ms() const { return static_cast<double>(max_) / 1000; }

 private:
  std::vector<std::uint64_t> buckets_;
  std::uint64_t count_ = 0;
  std::uint64_t max_ = 0;  ///< microseconds
};

}  // namespace fondaco::load
