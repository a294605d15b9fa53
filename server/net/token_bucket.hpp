#pragma once
// A budget that fills again: `burst` at once, `rate` a second in the long run.
#include <algorithm>
#include <cmath>
#include <cstdint>

namespace fondaco::net {

class TokenBucket {
 public:
  TokenBucket(double rate, double burst, std::int64_t now_ms)
      : rate_(static_cast<float>(rate)), burst_(static_cast<float>(burst)), tokens_(burst_), filled_at_(now_ms) {}

  bool take(std::int64_t now_ms) {
    fill(now_ms);
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
  }
  bool full(std::int64_t now_ms) {
    fill(now_ms);
    return tokens_ >= burst_;
  }
  /// Until there is one again.
  int seconds_to_wait() const { return std::max(1, static_cast<int>(std::ceil((1 - tokens_) / rate_))); }

 private:
  void fill(std::int64_t now_ms) {
    tokens_ = std::min(burst_, tokens_ + rate_ * static_cast<float>(now_ms - filled_at_) / 1000);
    filled_at_ = now_ms;
  }

  float rate_;
  float burst_;
  float tokens_;
  std::int64_t filled_at_;
};

}  // namespace fondaco::net
