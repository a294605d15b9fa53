// SPDX-License-Identifier: MIT
#pragma once
// From which network each person was heard last, and when. Bounded: those heard longest ago are forgotten.
#include <string>

#include "server/base/recent.hpp"
#include "server/base/time.hpp"
#include "server/store/rows.hpp"

namespace fondaco::tables {

class LastSeen {
 public:
  struct Sight {
    std::string network;
    base::Time at = 0;
  };

  explicit LastSeen(std::size_t most = 20'000) : sights_(most) {}

  void note(store::UserId person, const std::string& network, base::Time now) {
    if (Sight* known = sights_.find(person)) {
      known->at = now;
      if (known->network != network) known->network = network;
    } else if (person != 0) {
      sights_.put(person, {.network = network, .at = now});
    }
  }
  /// Null: not heard since the start, or too long ago.
  const Sight* find(store::UserId person) { return sights_.find(person); }

 private:
  base::Recent<store::UserId, Sight> sights_;
};

}  // namespace fondaco::tables
