#pragma once
// Rate limit for chat and reports: a burst, then a steady rate per person.
#include <unordered_map>

#include "server/base/time.hpp"
#include "server/store/rows.hpp"
#include "server/tables/ruling.hpp"

namespace fondaco::tables {

class Breaths {
 public:
  Breaths(double burst, double per_second) : burst_(burst), per_second_(per_second) {}
  /// 429 too_many when somebody is out of it.
  Ruling<> take(store::UserId user, base::Time now);

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
