// SPDX-License-Identifier: MIT
#include "server/site/tests/schema.hpp"

#include <boost/json/src.hpp>
#include <valijson/adapters/boost_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include "engine/json/writer.hpp"

namespace fondaco::site {

using Adapter = valijson::adapters::BoostJsonAdapter;

struct Schemas::Compiled {
  /// A schema of the file refers to others by their place in it, so that they come along.
  Compiled(const json::Value& file, const json::Value& schema)
      : document(boost::json::parse(R"({"allOf":[)" + json::rewrite(schema, json::Layout::compact) +
                                    R"(],"components":)" +
                                    json::rewrite(member(file, "components"), json::Layout::compact) + "}")) {
    valijson::SchemaParser().populateSchema(Adapter(document), parsed);
  }

  boost::json::value document;
  valijson::Schema parsed;
};

Schemas::Schemas(const json::Value& file) : file_(file) {}
Schemas::~Schemas() = default;

const json::Value& member(const json::Value& of, std::string_view key) {
  static const json::Value none;
  const json::Value* found = of.find(key);
  return found == nullptr ? none : *found;
}

const json::Value& Schemas::resolve(const json::Value& given) const {
  const json::Value* reference = given.find("$ref");
  if (reference == nullptr) return given;
  std::string_view path = reference->string();
  const json::Value* at = &file_;
  while (path.find('/') != std::string_view::npos) {
    path.remove_prefix(path.find('/') + 1);
    at = &member(*at, path.substr(0, path.find('/')));
  }
  return resolve(*at);
}

std::string Schemas::fault(const json::Value& document, const json::Value& schema) const {
  if (!schema.is(json::Kind::object)) return "the file has no schema for it";
  std::unique_ptr<Compiled>& compiled = compiled_[&schema];
  if (compiled == nullptr) compiled = std::make_unique<Compiled>(file_, schema);
  const std::string text = json::rewrite(document, json::Layout::compact);
  const boost::json::value read = boost::json::parse(text);
  valijson::Validator validator;
  valijson::ValidationResults results;
  if (validator.validate(compiled->parsed, Adapter(read), &results)) return {};
  std::string why;
  for (const auto& error : results) {
    for (const std::string& step : error.context) why += step;
    why += ": " + error.description + "\n";
  }
  return why + text.substr(0, 400);
}

}  // namespace fondaco::site
