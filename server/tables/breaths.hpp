#pragma once
// How much each person may still say: a little at once, then as time passes.
#include <unordered_map>

#include "server/base/time.hpp"
#include "server/store/rows.hpp"

namespace fondaco::tables {

class Breaths {
 public:
  Breaths(double burst, double per_second) : burst_(burst), per_second_(per_second) {}
  /// Throws 429 too_many when somebody is out of it.
  void take(store::UserId user, base::Time now);

 private:
  struct Breath {
    double left = 0;
    base::Time at = 0;
  };
  double burst_;
  double per_second_;
  std::unordered_map<store::UserId, Breath> breaths_;
};

}  // namespace fondaco::tables
