// SPDX-License-Identifier: MIT
#pragma once
// How many passwords are hashed: each takes a tenth of a second and 64 MiB. No address has more than its share, and a
// part is kept for devices that are known and for addresses that ask for the first time, so that a flood from a few
// addresses does not keep others out.
#include <string_view>

#include "server/people/rates.hpp"

namespace fondaco::people {

struct HashBudgetLimits {
  base::Rate all{5, 50};
  base::Rate kept_free{2, 20};  ///< besides, for known devices and first comers
  base::Rate of_address{1, 25};
};

class HashBudget {
 public:
  enum class Who : bool { anybody, known };

  HashBudget(const HashBudgetLimits& limits, std::size_t remembered, base::Time now);
  /// Throws 429 too_many with the time to wait.
  void take(std::string_view address, Who who, base::Time now);

 private:
  HashBudgetLimits limits_;
  base::RateLimiter all_;
  base::RateLimiter kept_free_;
  base::RateLimiters addresses_;
};

}  // namespace fondaco::people
