// SPDX-License-Identifier: MIT
#pragma once
// docs/openapi.json, and what it says about a call.
#include <set>
#include <string>
#include <vector>

#include "server/site/tests/schema.hpp"

namespace fondaco::site {

/// A file of the project.
std::string file_text(const std::string& name);

/// A path of docs/openapi.json with something in the place of every parameter.
std::string filled(const std::string& path, const std::string& with);

/// POST /api/tables/{id}/move
struct Operation {
  std::string method;
  std::string path;
  const json::Value* described;

  std::string name() const { return method + " " + path; }
};

class OpenApi {
 public:
  OpenApi();

  const json::Value& file() const { return file_; }
  const Schemas& schemas() const { return schemas_; }
  const std::vector<Operation>& operations() const { return operations_; }
  const json::Value& component(std::string_view kind, std::string_view name) const;
  std::set<std::string> codes() const;
  /// Null: there is no such call in the file.
  const Operation* find(const std::string& method, const std::string& path) const;
  /// Of the body of that answer.
  const json::Value& answer_schema(const Operation& operation, int status) const;
  const json::Value& request_schema(const Operation& operation) const;

 private:
  json::Value file_;
  Schemas schemas_{file_};
  std::vector<Operation> operations_;
};

}  // namespace fondaco::site
