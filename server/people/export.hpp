// SPDX-License-Identifier: MIT
#pragma once
// The document of all that is kept about a person, made page by page: somebody may have played tens of thousands of
// matches, and nobody else should wait for that.
#include <deque>
#include <functional>
#include <memory>
#include <string>

#include "engine/json/writer.hpp"

namespace fondaco::people {

/// A member of the export that may be long.
struct ExportList {
  std::string name;
  /// Writes the next items into an array. Returns whether there may be more.
  std::function<bool(json::Writer&)> write_page;
};

class Export {
 public:
  /// `head` is an object with the short members, at least one.
  Export(std::string head, std::deque<ExportList> lists);

  /// The next piece of the document; null when there is no more.
  std::shared_ptr<const std::string> next();

 private:
  std::string next_page();

  std::string head_;  ///< until it was told
  std::deque<ExportList> lists_;
  bool list_begun_ = false;
  bool item_written_ = false;
  bool ended_ = false;
};

}  // namespace fondaco::people
