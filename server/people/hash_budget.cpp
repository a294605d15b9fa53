// SPDX-License-Identifier: MIT
#include "server/people/hash_budget.hpp"

#include "server/net/address_book.hpp"

namespace fondaco::people {

HashBudget::HashBudget(const HashBudgetLimits& limits, std::size_t remembered, base::Time now)
    : limits_(limits),
      all_(limits.all, now),
      kept_free_(limits.kept_free, now),
      addresses_(limits.of_address, remembered) {}

void HashBudget::take(std::string_view address, Who who, base::Time now) {
  const std::string place = net::network_of(address);
  const bool first = addresses_.full(place, now);
  need_no_wait(addresses_.take(place, now));
  const int wait = all_.take(now);
  if (wait == 0) return;
  if ((who == Who::known || first) && kept_free_.take(now) == 0) return;
  addresses_.give_back(place, now);
  need_no_wait(wait);
}

}  // namespace fondaco::people
