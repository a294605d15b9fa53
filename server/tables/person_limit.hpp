// SPDX-License-Identifier: MIT
#pragma once
// Rate limit for chat and reports: a burst, then a steady rate per person.
#include "server/base/rate_limiter.hpp"
#include "server/store/rows.hpp"
#include "server/tables/ruling.hpp"

namespace fondaco::tables {

class PersonLimit {
 public:
  explicit PersonLimit(base::Rate rate);
  /// 429 too_many when the person has to wait.
  Ruling<> take(store::UserId user, base::Time now);

 private:
  base::RateLimiters limiters_;
};

}  // namespace fondaco::tables
