// SPDX-License-Identifier: MIT
#pragma once
// What must hold for every input: libFuzzer keeps the one for which it does not.
#include <cstdlib>

namespace fondaco {

template <class Condition>
void require(const Condition& holds) {
  if (!holds) std::abort();
}

}  // namespace fondaco
