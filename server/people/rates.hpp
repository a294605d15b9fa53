#pragma once
// How often one may try: buckets that fill with time, a token for each attempt. Their number is bounded, so a flood of
// addresses or names costs no memory; it can push out the bucket of a victim, but not faster than the limit for all
// together lets it.
#include <string_view>

#include "server/base/recent.hpp"
#include "server/base/secret.hpp"
#include "server/base/time.hpp"

namespace fondaco::server {

struct Rate {
  double per_second = 1;
  double burst = 1;
};

class Bucket {
 public:
  Bucket(Rate rate, Time now) : tokens_(rate.burst), filled_(now) {}
  /// Takes a token and returns 0; if there is none, returns the seconds until there is.
  int take(Rate rate, Time now);

 private:
  double tokens_;
  Time filled_;
};

/// One bucket for every key. Keys are hashed: whatever somebody sends as a name takes 32 bytes.
class Buckets {
 public:
  Buckets(Rate rate, std::size_t most) : rate_(rate), buckets_(most) {}
  int take(std::string_view key, Time now);

 private:
  Rate rate_;
  Recent<Digest, Bucket> buckets_;
};

struct Rates {
  Rate guests_of_address{0.2, 40};
  Rate accounts_of_address{1.0 / 60, 10};
  Rate sign_ins_of_address{0.1, 20};
  Rate sign_ins_of_name{1.0 / 30, 10};
  Rate passwords{5, 50};            ///< all that is hashed, for whomever
  std::size_t remembered = 20'000;  ///< addresses, and names
};

/// Throws 429 too_many with the time to wait.
class Gate {
 public:
  explicit Gate(const Rates& rates, Time now);
  void guest(std::string_view address, Time now);
  void account(std::string_view address, Time now);
  /// Also for whoever proves by password that he is still the one who signed in.
  void sign_in(std::string_view address, std::string_view name, Time now);

 private:
  void password(Time now);

  Buckets guests_;
  Buckets accounts_;
  Buckets addresses_;
  Buckets names_;
  Rate password_rate_;
  Bucket passwords_;
};

/// What counts as one address: of IPv6 the network, since a single client has 2^64 addresses there.
std::string one_address(std::string_view address);

}  // namespace fondaco::server
