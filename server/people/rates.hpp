// SPDX-License-Identifier: MIT
#pragma once
// How often guests and accounts are made from one address.
#include <string_view>

#include "server/base/rate_limiter.hpp"

namespace fondaco::people {

struct Rates {
  base::Rate guests_of_address{0.2, 40};
  base::Rate accounts_of_address{1.0 / 60, 10};
  std::size_t remembered = 20'000;  ///< addresses
};

/// Throws 429 too_many with the time to wait.
class Gate {
 public:
  explicit Gate(const Rates& rates);
  void guest(std::string_view address, base::Time now);
  void account(std::string_view address, base::Time now);

 private:
  base::RateLimiters guests_;
  base::RateLimiters accounts_;
};

/// Throws 429 too_many where there is something to wait for.
void need_no_wait(int seconds);

}  // namespace fondaco::people
