// SPDX-License-Identifier: MIT
// Reads JSON, strictly: RFC 8259 and nothing more. It also refuses what the RFC leaves open and what makes two programs
// disagree about a document: duplicate keys, lone surrogates, NUL in a string, whole numbers beyond 64 bits, a byte
// order mark.
#pragma once

#include <cstddef>
#include <string_view>

#include "engine/json/value.hpp"
#include "engine/result.hpp"

namespace fondaco::json {

// Values are read, compared, written and destroyed by recursion. No limit a caller gives lifts the depth above this.
constexpr std::size_t deepest_nesting = 256;

struct Limits {
  std::size_t bytes = std::size_t{8} << 20U;
  std::size_t depth = 64;
  std::size_t nodes = 500'000;  // values, whatever their kind
};

// `text` may be freed afterwards.
Result<Value> read(std::string_view text, const Limits& limits = {});

}  // namespace fondaco::json
