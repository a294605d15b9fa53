#include "server/people/rates.hpp"

#include <arpa/inet.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "server/base/refusal.hpp"

namespace fondaco::people {

void need_no_wait(int seconds) {
  if (seconds == 0) return;
  base::Refusal refusal(429, "too_many", "too many attempts, please wait");
  refusal.retry_after = seconds;
  throw refusal;
}

void Bucket::fill(Rate rate, base::Time now) {
  constexpr double milliseconds = 1000;
  const double passed = static_cast<double>(std::max<base::Time>(0, now - filled_)) / milliseconds;
  tokens_ = std::min(rate.burst, tokens_ + passed * rate.per_second);
  filled_ = now;
}

int Bucket::take(Rate rate, base::Time now) {
  fill(rate, now);
  if (tokens_ < 1) return static_cast<int>(std::ceil((1 - tokens_) / rate.per_second));
  tokens_ -= 1;
  return 0;
}

void Bucket::give_back(Rate rate, base::Time now) {
  fill(rate, now);
  tokens_ = std::min(rate.burst, tokens_ + 1);
}

bool Bucket::full(Rate rate, base::Time now) {
  fill(rate, now);
  return tokens_ >= rate.burst;
}

int Buckets::take(std::string_view key, base::Time now) {
  const base::Digest digest = base::sha256(key);
  Bucket* bucket = buckets_.find(digest);
  if (bucket == nullptr) bucket = &buckets_.put(digest, Bucket(rate_, now));
  return bucket->take(rate_, now);
}

// Who is not known is as if never seen.
void Buckets::give_back(std::string_view key, base::Time now) {
  if (Bucket* bucket = buckets_.find(base::sha256(key))) bucket->give_back(rate_, now);
}

bool Buckets::full(std::string_view key, base::Time now) {
  Bucket* bucket = buckets_.find(base::sha256(key));
  return bucket == nullptr || bucket->full(rate_, now);
}

Gate::Gate(const Rates& rates)
    : guests_(rates.guests_of_address, rates.remembered), accounts_(rates.accounts_of_address, rates.remembered) {}

void Gate::guest(std::string_view address, base::Time now) { need_no_wait(guests_.take(one_address(address), now)); }

void Gate::account(std::string_view address, base::Time now) {
  need_no_wait(accounts_.take(one_address(address), now));
}

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

}  // namespace fondaco::people
