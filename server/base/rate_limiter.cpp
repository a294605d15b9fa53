// SPDX-License-Identifier: MIT
#include "server/base/rate_limiter.hpp"

#include <algorithm>
#include <cmath>

namespace fondaco::base {

void RateLimiter::fill(Time now) {
  constexpr double milliseconds = 1000;
  const double passed = static_cast<double>(std::max<Time>(0, now - filled_)) / milliseconds;
  tokens_ = std::min(rate_.burst, tokens_ + passed * rate_.per_second);
  filled_ = now;
}

int RateLimiter::take(Time now) {
  fill(now);
  if (tokens_ < 1) return static_cast<int>(std::ceil((1 - tokens_) / rate_.per_second));
  tokens_ -= 1;
  return 0;
}

void RateLimiter::give_back(Time now) {
  fill(now);
  tokens_ = std::min(rate_.burst, tokens_ + 1);
}

bool RateLimiter::full(Time now) {
  fill(now);
  return tokens_ >= rate_.burst;
}

int RateLimiters::take(std::string_view key, Time now) {
  const Digest digest = sha256(key);
  RateLimiter* limiter = limiters_.find(digest);
  if (limiter == nullptr) limiter = &limiters_.put(digest, RateLimiter(rate_, now));
  return limiter->take(now);
}

// Who is not known is as if never seen.
void RateLimiters::give_back(std::string_view key, Time now) {
  if (RateLimiter* limiter = limiters_.find(sha256(key))) limiter->give_back(now);
}

bool RateLimiters::full(std::string_view key, Time now) {
  RateLimiter* limiter = limiters_.find(sha256(key));
  return limiter == nullptr || limiter->full(now);
}

}  // namespace fondaco::base
