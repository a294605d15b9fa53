#pragma once
// How often one may try: buckets that fill with time, a token for each attempt. Their number is bounded, so a flood of
// addresses or names costs no memory; it can push out the bucket of a victim, but not faster than the limit for all
// together lets it.
#include <string_view>

#include "server/base/recent.hpp"
#include "server/base/secret.hpp"
#include "server/base/time.hpp"

namespace fondaco::people {

struct Rate {
  double per_second = 1;
  double burst = 1;
};

class Bucket {
 public:
  Bucket(Rate rate, base::Time now) : tokens_(rate.burst), filled_(now) {}
  /// Takes a token and returns 0; if there is none, returns the seconds until there is.
  int take(Rate rate, base::Time now);
  void give_back(Rate rate, base::Time now);
  bool full(Rate rate, base::Time now);

 private:
  void fill(Rate rate, base::Time now);

  double tokens_;
  base::Time filled_;
};

/// One bucket for every key. Keys are hashed: whatever somebody sends as a name takes 32 bytes.
class Buckets {
 public:
  Buckets(Rate rate, std::size_t most) : rate_(rate), buckets_(most) {}
  int take(std::string_view key, base::Time now);
  void give_back(std::string_view key, base::Time now);
  bool full(std::string_view key, base::Time now);

 private:
  Rate rate_;
  base::Recent<base::Digest, Bucket> buckets_;
};

struct Rates {
  Rate guests_of_address{0.2, 40};
  Rate accounts_of_address{1.0 / 60, 10};
  std::size_t remembered = 20'000;  ///< addresses
};

/// Throws 429 too_many with the time to wait.
class Gate {
 public:
  explicit Gate(const Rates& rates);
  void guest(std::string_view address, base::Time now);
  void account(std::string_view address, base::Time now);

 private:
  Buckets guests_;
  Buckets accounts_;
};

/// Throws 429 too_many where there is something to wait for.
void need_no_wait(int seconds);

/// What counts as one address: of IPv6 the network, since a single client has 2^64 addresses there.
std::string one_address(std::string_view address);

}  // namespace fondaco::people
