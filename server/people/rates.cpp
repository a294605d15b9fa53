#include "server/people/rates.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "server/base/refusal.hpp"
#include "server/store/names.hpp"

namespace fondaco::server {
namespace {

void pass(int wait) {
  if (wait == 0) return;
  Refusal refusal(429, "too_many", "too many attempts, please wait");
  refusal.retry_after = wait;
  throw refusal;
}

}  // namespace

int Bucket::take(Rate rate, Time now) {
  constexpr double milliseconds = 1000;
  const double passed = static_cast<double>(std::max<Time>(0, now - filled_)) / milliseconds;
  tokens_ = std::min(rate.burst, tokens_ + passed * rate.per_second);
  filled_ = now;
  if (tokens_ < 1) return static_cast<int>(std::ceil((1 - tokens_) / rate.per_second));
  tokens_ -= 1;
  return 0;
}

int Buckets::take(std::string_view key, Time now) {
  const Digest digest = sha256(key);
  Bucket* bucket = buckets_.find(digest);
  if (bucket == nullptr) bucket = &buckets_.put(digest, Bucket(rate_, now));
  return bucket->take(rate_, now);
}

Gate::Gate(const Rates& rates, Time now)
    : guests_(rates.guests_of_address, rates.remembered),
      accounts_(rates.accounts_of_address, rates.remembered),
      addresses_(rates.sign_ins_of_address, rates.remembered),
      names_(rates.sign_ins_of_name, rates.remembered),
      password_rate_(rates.passwords),
      passwords_(rates.passwords, now) {}

void Gate::guest(std::string_view address, Time now) { pass(guests_.take(one_address(address), now)); }

void Gate::account(std::string_view address, Time now) {
  pass(accounts_.take(one_address(address), now));
  password(now);
}

// The narrow limits first: who is stopped by them takes nothing from all the others.
void Gate::sign_in(std::string_view address, std::string_view name, Time now) {
  pass(addresses_.take(one_address(address), now));
  pass(names_.take(folded_name(name), now));
  password(now);
}

void Gate::password(Time now) { pass(passwords_.take(password_rate_, now)); }

std::string one_address(std::string_view address) {
  const std::string text(address);
  in6_addr bytes{};
  if (inet_pton(AF_INET6, text.c_str(), &bytes) != 1) return text;
  constexpr std::size_t network_bytes = 8;
  constexpr std::size_t ipv4_at = 12;
  const char* begin = reinterpret_cast<const char*>(bytes.s6_addr);
  if (IN6_IS_ADDR_V4MAPPED(&bytes)) return {begin + ipv4_at, sizeof(bytes) - ipv4_at};
  return {begin, network_bytes};
}

}  // namespace fondaco::server
