// SPDX-License-Identifier: MIT
#pragma once
// How often something may be done: a burst at once, then a steady rate. Each time takes a token; tokens come back with
// time.
#include <string_view>

#include "server/base/recent.hpp"
#include "server/base/secret.hpp"
#include "server/base/time.hpp"

namespace fondaco::base {

struct Rate {
  double per_second = 1;
  double burst = 1;
};

class RateLimiter {
 public:
  RateLimiter(Rate rate, Time now) : rate_(rate), tokens_(rate.burst), filled_(now) {}

  /// Takes a token and returns 0; if there is none, returns the seconds until there is.
  [[nodiscard]] int take(Time now);
  void give_back(Time now);
  bool full(Time now);

 private:
  void fill(Time now);

  Rate rate_;
  double tokens_;
  Time filled_;
};

/// A limiter for every key. Their number is bounded, so a flood of keys costs no memory; it can push out the limiter of
/// a victim, but not faster than a limit for all together lets it. Keys are hashed: whatever somebody sends as a name
/// takes 32 bytes.
class RateLimiters {
 public:
  RateLimiters(Rate rate, std::size_t most) : rate_(rate), limiters_(most) {}

  [[nodiscard]] int take(std::string_view key, Time now);
  void give_back(std::string_view key, Time now);
  bool full(std::string_view key, Time now);

 private:
  Rate rate_;
  Recent<Digest, RateLimiter> limiters_;
};

}  // namespace fondaco::base
