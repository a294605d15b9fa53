// SPDX-License-Identifier: MIT
#pragma once
// Bytes as a network brings them: whole, or in pieces.
#include <cstddef>
#include <string>
#include <string_view>

#include "fuzz/require.hpp"

namespace fondaco {

/// What a connection does: keeps what was not taken yet, and offers it again with the next piece. `take` is given all
/// there is and returns how much of it was taken; 0 is less than it needs.
template <class Take>
void arrive(std::string_view bytes, std::size_t piece, Take take) {
  std::string kept;
  while (!bytes.empty()) {
    kept += bytes.substr(0, piece);
    bytes.remove_prefix(bytes.size() < piece ? bytes.size() : piece);
    for (std::size_t taken = 1; taken > 0 && !kept.empty();) {
      taken = take(kept);
      require(taken <= kept.size());
      kept.erase(0, taken);
    }
  }
}

}  // namespace fondaco
