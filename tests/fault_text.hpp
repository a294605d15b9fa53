// SPDX-License-Identifier: MIT
#pragma once
// For expectations: what is wrong, in one line, or nothing.
//   EXPECT_EQ(fault_text(game.audit(state)), "");
#include <string>

#include "engine/result.hpp"

namespace fondaco {

template <class T>
std::string fault_text(const Result<T>& result) {
  return result ? std::string() : result.fault().text();
}

}  // namespace fondaco
