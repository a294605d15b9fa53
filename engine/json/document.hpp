// SPDX-License-Identifier: MIT
// A text, read as JSON, and the first thing that is wrong with it: in the reading, or found later by a cursor.
#pragma once

#include <string_view>

#include "engine/json/cursor.hpp"
#include "engine/json/reader.hpp"

namespace fondaco::json {

class Document {
 public:
  explicit Document(std::string_view text, const Limits& limits = {});
  // Cursors point into it.
  Document(const Document&) = delete;
  Document& operator=(const Document&) = delete;

  // Null where the text is no JSON.
  [[nodiscard]] const Value& value() const { return value_; }
  [[nodiscard]] Cursor root() { return {value_, outcome_}; }

  [[nodiscard]] bool ok() const { return static_cast<bool>(outcome_); }
  [[nodiscard]] const Fault& fault() const { return outcome_.fault(); }  // only when something is wrong

 private:
  Value value_;
  Outcome outcome_;
};

}  // namespace fondaco::json
