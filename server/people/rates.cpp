// SPDX-License-Identifier: MIT
#include "server/people/rates.hpp"

#include "server/base/refusal.hpp"
#include "server/net/address_book.hpp"

namespace fondaco::people {

void need_no_wait(int seconds) {
  if (seconds == 0) return;
  base::Refusal refusal(429, "too_many", "too many attempts, please wait");
  refusal.retry_after = seconds;
  throw refusal;
}

Gate::Gate(const Rates& rates)
    : guests_(rates.guests_of_address, rates.remembered), accounts_(rates.accounts_of_address, rates.remembered) {}

void Gate::guest(std::string_view address, base::Time now) {
  need_no_wait(guests_.take(net::network_of(address), now));
}

void Gate::account(std::string_view address, base::Time now) {
  need_no_wait(accounts_.take(net::network_of(address), now));
}

}  // namespace fondaco::people
