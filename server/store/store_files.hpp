// SPDX-License-Identifier: MIT
#pragma once
// Whether the files of a store are still those that were opened. A file that is deleted or replaced can be written to
// as before, but nobody will ever read it again: what goes there is lost.
#include <sys/types.h>

#include <string>
#include <vector>

#include "engine/result.hpp"

namespace fondaco::store {

class StoreFiles {
 public:
  /// Of a store that is open for writing: the file and its journal. StoreFailed: one of them is not there.
  explicit StoreFiles(const std::string& file);

  /// Whether they are in their place: two calls of the system.
  Outcome check() const;
  /// The same as StoreFailed.
  void expect_in_place() const;

 private:
  struct Known {
    std::string path;
    dev_t device;
    ino_t number;
  };
  std::vector<Known> known_;
};

}  // namespace fondaco::store
