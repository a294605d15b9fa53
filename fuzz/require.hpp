#pragma once
// What must hold for every input: libFuzzer keeps the one for which it does not.
#include <cstdlib>

namespace fondaco {

inline void require(bool holds) {
  if (!holds) std::abort();
}

}  // namespace fondaco
