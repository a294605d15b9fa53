// SPDX-License-Identifier: MIT
#pragma once
// The shape of JSON documents, learned from many of them and written as a JSON Schema.
//
// Which members an object has, which of them may be missing and what each of them is, is observed. Two things follow
// from the names of a game's components:
//   - an object whose keys are numbers, or names of one kind, is a map;
//   - a text that was always a name of one kind is a name of that kind, observed or not; of some kinds the schema lists
//     the names.
// Where all documents there are have been seen, a text that had few values, each of them several times, is one of
// these.
#include <map>
#include <memory>
#include <set>
#include <string>

#include "engine/json/value.hpp"
#include "engine/json/writer.hpp"

namespace fondaco {

/// The names that things of one kind have.
struct KindNames {
  std::set<std::string> names;
  bool listed = false;  ///< by a schema, where one of them is meant
};
using NamesByKind = std::map<std::string, KindNames>;

class ObservedSchema {
 public:
  enum class Seen : std::uint8_t { some, all };

  explicit ObservedSchema(Seen seen) : all_seen_(seen == Seen::all) {}

  void see(const json::Value& document);
  /// Adds every text and every key of the documents.
  void collect_texts(std::set<std::string>& all) const;
  void write(const NamesByKind& names, json::Writer& out) const;

 private:
  explicit ObservedSchema(bool all_seen) : all_seen_(all_seen) {}

  using Members = std::map<std::string, std::unique_ptr<ObservedSchema>>;

  void merge(const ObservedSchema& other);
  ObservedSchema& member(const std::string& key);
  void write_text(const NamesByKind& names, json::Writer& out) const;
  void write_array(const NamesByKind& names, json::Writer& out) const;
  void write_object(const NamesByKind& names, json::Writer& out) const;
  void write_properties(const NamesByKind& names, json::Writer& out) const;

  bool all_seen_;
  std::size_t seen_ = 0;
  bool null_ = false;
  bool boolean_ = false;
  bool whole_ = false;
  bool decimal_ = false;
  std::size_t texts_ = 0;
  std::set<std::string> values_;  ///< of texts; no longer filled when there are too many to be a choice
  std::size_t arrays_ = 0;
  std::size_t shortest_ = 0;
  std::size_t longest_ = 0;
  std::unique_ptr<ObservedSchema> items_;
  std::size_t objects_ = 0;
  Members members_;
};

}  // namespace fondaco
