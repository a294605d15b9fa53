// SPDX-License-Identifier: MIT
#include "engine/json/document.hpp"

#include <utility>

namespace fondaco::json {

Document::Document(std::string_view text, const Limits& limits) {
  Result<Value> value = read(text, limits);
  if (value) {
    value_ = *std::move(value);
  } else {
    outcome_ = value.fault();
  }
}

}  // namespace fondaco::json
