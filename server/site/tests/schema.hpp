#pragma once
// Documents against the schemas of an OpenAPI file: the part of JSON Schema that docs/openapi.json uses. A keyword that
// is not known here is a fault, so that no part of a schema goes unread.
#include <string>
#include <string_view>

#include "engine/json/value.hpp"

namespace fondaco::site {

class Schemas {
 public:
  /// The file outlives it.
  explicit Schemas(const json::Value& file) : file_(file) {}

  /// Empty when the document fits; else where it does not, and why.
  std::string fault(const json::Value& document, const json::Value& schema, const std::string& where = "answer") const;
  /// What a {"$ref": …} points to; anything else is itself.
  const json::Value& resolve(const json::Value& given) const;

 private:
  std::string object_fault(const json::Value& document, const json::Value& schema, const std::string& where) const;

  const json::Value& file_;
};

/// The member; a null value when it is not there.
const json::Value& member(const json::Value& of, std::string_view key);

}  // namespace fondaco::site
