// SPDX-License-Identifier: MIT
#pragma once
// An edition as a document: its id, its hash, and where each group of its facts comes from. What the facts mean is for
// the game that loads it.
#include <string>
#include <string_view>
#include <vector>

#include "engine/json/value.hpp"
#include "engine/result.hpp"

namespace fondaco {

/// One group of facts and where it comes from: seed (printed in the rulebook), public, recalled or reconstructed.
struct Provenance {
  std::string group;
  std::string kind;
  std::string source;  ///< may be empty
};

class EditionFile {
 public:
  /// Reads the document. Every group must name a known provenance, and a public one its source.
  static Result<EditionFile> read(std::string id, std::string_view text);

  const std::string& id() const { return id_; }
  /// Of the canonical form: layout and the labels of `provenance` do not count, any figure does.
  const std::string& hash() const { return hash_; }
  const json::Value& document() const { return document_; }
  const std::vector<Provenance>& provenance() const { return provenance_; }

 private:
  std::string id_;
  std::string hash_;
  json::Value document_;
  std::vector<Provenance> provenance_;
};

}  // namespace fondaco
