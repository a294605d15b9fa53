// SPDX-License-Identifier: MIT
#include "server/tables/person_limit.hpp"

#include <string>

namespace fondaco::tables {
namespace {

constexpr std::size_t remembered = 10'000;  ///< people

}  // namespace

PersonLimit::PersonLimit(base::Rate rate) : limiters_(rate, remembered) {}

Ruling<> PersonLimit::take(store::UserId user, base::Time now) {
  const int wait = limiters_.take(std::to_string(user), now);
  if (wait == 0) return {};
  base::Refusal refusal(429, "too_many", "not so fast");
  refusal.retry_after = wait;
  return refusal;
}

}  // namespace fondaco::tables
