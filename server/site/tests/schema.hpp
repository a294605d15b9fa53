// SPDX-License-Identifier: MIT
#pragma once
// Documents against the schemas of an OpenAPI file, by Valijson.
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "engine/json/value.hpp"

namespace fondaco::site {

class Schemas {
 public:
  /// The file outlives it.
  explicit Schemas(const json::Value& file);
  ~Schemas();
  Schemas(const Schemas&) = delete;
  Schemas& operator=(const Schemas&) = delete;

  /// Empty when the document fits; else where it does not, and why.
  std::string fault(const json::Value& document, const json::Value& schema) const;
  /// What a {"$ref": …} points to; anything else is itself.
  const json::Value& resolve(const json::Value& given) const;

 private:
  struct Compiled;

  const json::Value& file_;
  mutable std::map<const json::Value*, std::unique_ptr<Compiled>> compiled_;
};

/// The member; a null value when it is not there.
const json::Value& member(const json::Value& of, std::string_view key);

}  // namespace fondaco::site
