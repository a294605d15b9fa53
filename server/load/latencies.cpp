// SPDX-License-Identifier: MIT
#include "server/load/latencies.hpp"

#include <algorithm>
#include <bit>
#include <cmath>

namespace fondaco::load {
namespace {

// Buckets of one microsecond up to 256, then 128 for each doubling.
constexpr unsigned bits = 7;
constexpr std::uint64_t steps = 1 << bits;

std::size_t bucket_of(std::uint64_t microseconds) {
  const auto width = static_cast<unsigned>(std::bit_width(microseconds));
  const unsigned shift = width > bits + 1 ? width - bits - 1 : 0;
  return shift * steps + (microseconds >> shift);
}

std::uint64_t largest_in(std::size_t bucket) {
  if (bucket < 2 * steps) return bucket;
  const std::size_t shift = bucket / steps - 1;
  return ((bucket % steps + steps + 1) << shift) - 1;
}

}  // namespace

void Latencies::add(std::chrono::nanoseconds latency) {
  using std::chrono::microseconds;
  const auto time =
      static_cast<std::uint64_t>(std::max<std::int64_t>(0, std::chrono::duration_cast<microseconds>(latency).count()));
  const std::size_t bucket = bucket_of(time);
  if (bucket >= buckets_.size()) buckets_.resize(bucket + 1);
  ++buckets_[bucket];
  ++count_;
  max_ = std::max(max_, time);
}

double Latencies::percentile_ms(double share) const {
  if (count_ == 0) return 0;
  const auto rank = static_cast<std::uint64_t>(std::ceil(share * static_cast<double>(count_)));
  std::uint64_t seen = 0;
  std::size_t bucket = 0;
  while (bucket < buckets_.size() && (seen += buckets_[bucket]) < std::max<std::uint64_t>(rank, 1)) ++bucket;
  return static_cast<double>(std::min(largest_in(bucket), max_)) / 1000;
}

}  // namespace fondaco::load
