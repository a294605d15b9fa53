// SPDX-License-Identifier: MIT
#include "engine/observed_schema.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/json/reader.hpp"

namespace fondaco {
namespace {

/// The schema of these documents, with ' for ".
std::string schema_of(ObservedSchema::Seen seen, std::initializer_list<std::string> documents,
                      const NamesByKind& names = {}) {
  ObservedSchema schema(seen);
  for (std::string text : documents) {
    std::ranges::replace(text, '\'', '"');
    schema.see(*json::read(text));
  }
  json::Writer out;
  schema.write(names, out);
  std::string text = out.take();
  std::ranges::replace(text, '"', '\'');
  return text;
}

constexpr auto seen_some = ObservedSchema::Seen::some;
constexpr auto seen_all = ObservedSchema::Seen::all;
const NamesByKind known_names{{"card", {.names = {"blue", "red", "wild"}, .listed = true}},
                              {"route", {.names = {"R1", "R2", "R3"}, .listed = false}}};

TEST(ObservedSchema, a_member_that_was_missing_once_is_optional) {
  EXPECT_EQ(
      schema_of(seen_some, {"{'a': 1, 'b': true}", "{'a': 2}"}),
      "{'type':'object','additionalProperties':false,'properties':{'a':{'type':'integer'},'b':{'type':'boolean'}},"
      "'required':['a']}");
}

TEST(ObservedSchema, what_was_seen_as_several_types_may_be_any_of_them) {
  EXPECT_EQ(schema_of(seen_some, {"[1, null]", "['x', [2]]"}),
            "{'type':'array','items':{'anyOf':[{'type':'integer'},{'type':'string'},{'type':'array','items':{'type':'"
            "integer'}},{'type':'null'}]}}");
  EXPECT_EQ(schema_of(seen_some, {"1", "1.5"}), "{'type':'number'}");
  EXPECT_EQ(schema_of(seen_some, {"[]"}), "{'type':'array','items':{}}");
}

TEST(ObservedSchema, a_name_of_a_kind_may_be_any_of_its_names) {
  EXPECT_EQ(schema_of(seen_some, {"'red'"}, known_names),
            "{'type':'string','description':'card','enum':['blue','red','wild']}");
  EXPECT_EQ(schema_of(seen_some, {"'R1'"}, known_names), "{'type':'string','description':'route'}");
  EXPECT_EQ(schema_of(seen_some, {"'red'", "'R1'"}, known_names), "{'type':'string'}");
}

TEST(ObservedSchema, an_object_with_names_or_numbers_for_keys_is_a_map) {
  EXPECT_EQ(schema_of(seen_some, {"{'R1': 1}", "{'R2': 2}"}, known_names),
            "{'type':'object','description':'by route','additionalProperties':{'type':'integer'}}");
  EXPECT_EQ(schema_of(seen_some, {"{'7': 'x'}"}), "{'type':'object','additionalProperties':{'type':'string'}}");
  EXPECT_EQ(
      schema_of(seen_some, {"{'red': 1}"}, known_names),
      "{'type':'object','description':'by card','additionalProperties':false,'properties':{'blue':{'type':'integer'}"
      ",'red':{'type':'integer'},'wild':{'type':'integer'}}}");
}

TEST(ObservedSchema, a_map_that_always_had_every_name_requires_them) {
  EXPECT_EQ(
      schema_of(seen_some, {"{'red': 1, 'blue': 2, 'wild': 0}"}, known_names),
      "{'type':'object','description':'by card','additionalProperties':false,'properties':{'blue':{'type':'integer'}"
      ",'red':{'type':'integer'},'wild':{'type':'integer'}},'required':['blue','red','wild']}");
}

TEST(ObservedSchema, a_text_is_one_of_few_values_only_where_all_documents_were_seen) {
  const std::string document = "['up', 'down', 'up', 'down', 'up', 'up']";
  EXPECT_EQ(schema_of(seen_all, {document}), "{'type':'array','items':{'type':'string','enum':['down','up']}}");
  EXPECT_EQ(schema_of(seen_some, {document}), "{'type':'array','items':{'type':'string'}}");
  EXPECT_EQ(schema_of(seen_all, {"['up', 'down']"}), "{'type':'array','items':{'type':'string'}}");
}

TEST(ObservedSchema, a_list_that_always_had_two_items_is_a_pair) {
  EXPECT_EQ(schema_of(seen_some, {"[1, 2]", "[1, 2]", "[1, 2]", "[1, 2]", "[1, 2]", "[1, 2]", "[1, 2]", "[1, 2]"}),
            "{'type':'array','items':{'type':'integer'},'minItems':2,'maxItems':2}");
}

}  // namespace
}  // namespace fondaco
