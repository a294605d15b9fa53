// SPDX-License-Identifier: MIT
#pragma once
// Slows down who guesses passwords, and nobody else. Wrong passwords count against the pair of name and address:
// whoever guesses elsewhere takes nothing from the owner of the name. A device that was signed in before counts for
// itself.
#include <string>
#include <string_view>

#include "server/people/hash_budget.hpp"
#include "server/people/rates.hpp"

namespace fondaco::people {

struct SignInLimits {
  unsigned free_guesses = 5;  ///< wrong passwords in a row, before each further one doubles the wait
  int longest_wait = 300;     ///< in seconds; nobody is locked out for good
  base::Time forgotten_after = base::Time{30} * 60'000;  ///< since the last wrong password
  base::Rate failures_of_address{0.1, 20};               ///< for whatever names
  double calm_failures = 20;  ///< of a name from everywhere, before strangers to it are answered later
  base::Time failure_half_life = base::Time{10} * 60'000;
  base::Time delay_step = 100;  ///< for each failure above the calm ones
  base::Time longest_delay = 4'000;
  std::size_t remembered = 20'000;  ///< pairs, addresses and names
};

/// Wrong passwords in a row, by whatever they count against. A try counts as wrong until it is known to be right: many
/// at once would get past a limit that learns of each only after its hash.
class WrongGuesses {
 public:
  explicit WrongGuesses(const SignInLimits& limits) : limits_(limits), guesses_(limits.remembered) {}

  /// Seconds until the next try; 0: now.
  int wait(std::string_view key, base::Time now);
  void count(std::string_view key, base::Time now);
  void take_back(std::string_view key);
  void forget(std::string_view key);

 private:
  struct Row {
    unsigned wrong = 0;
    base::Time last = 0;
    base::Time next = 0;
  };
  Row* find(std::string_view key, base::Time now);

  SignInLimits limits_;
  base::Recent<base::Digest, Row> guesses_;
};

/// How many wrong passwords a name has met lately, from everywhere.
class NamesUnderAttack {
 public:
  explicit NamesUnderAttack(const SignInLimits& limits) : limits_(limits), names_(limits.remembered) {}

  /// Milliseconds by which somebody is answered later whom this name does not know.
  base::Time delay(std::string_view name, base::Time now);
  void count(std::string_view name, base::Time now, double tries);

 private:
  struct Row {
    double failures = 0;
    base::Time counted = 0;
  };
  Row& row(std::string_view name, base::Time now);

  SignInLimits limits_;
  base::Recent<base::Digest, Row> names_;
};

/// One try to sign in.
struct SignInTry {
  std::string address;
  std::string name;
  std::string device;    ///< of a device that this name knows; empty: it knows none
  base::Time delay = 0;  ///< milliseconds before the password is looked at

  std::string counts_against() const;
};

class SignInGuard {
 public:
  SignInGuard(const SignInLimits& limits, const HashBudgetLimits& budget, base::Time now);

  /// Counts it as a wrong one. Throws 429 too_many with the time to wait.
  SignInTry begin(std::string_view address, std::string_view name, std::string_view device, base::Time now);
  /// The same for somebody who is signed in and proves that it is still them. Others cannot make them wait.
  SignInTry begin_confirming(std::string_view address, std::int64_t user, base::Time now);
  /// The password was right.
  void succeeded(const SignInTry& what, base::Time now);
  /// It was never looked at.
  void dropped(const SignInTry& what, base::Time now);

  HashBudget& budget() { return budget_; }

 private:
  WrongGuesses guesses_;
  NamesUnderAttack names_;
  base::RateLimiters addresses_;
  HashBudget budget_;
};

}  // namespace fondaco::people
