// SPDX-License-Identifier: MIT
#include "server/store/store_files.hpp"

#include <sys/stat.h>

#include <cerrno>
#include <cstring>

#include "server/store/database.hpp"

namespace fondaco::store {

StoreFiles::StoreFiles(const std::string& file) {
  for (const std::string& path : {file, file + "-wal"}) {
    struct stat found{};
    if (::stat(path.c_str(), &found) != 0) throw StoreFailed(path + ": " + std::strerror(errno));
    known_.push_back({.path = path, .device = found.st_dev, .number = found.st_ino});
  }
}

Outcome StoreFiles::check() const {
  for (const Known& known : known_) {
    struct stat found{};
    if (::stat(known.path.c_str(), &found) != 0) {
      return Fault{known.path + (errno == ENOENT ? ": the file was deleted under the running server"
                                                 : std::string(": ") + std::strerror(errno))};
    }
    if (found.st_dev != known.device || found.st_ino != known.number) {
      return Fault{known.path + ": the file was replaced under the running server"};
    }
  }
  return {};
}

void StoreFiles::expect_in_place() const {
  if (const Outcome in_place = check(); !in_place) throw StoreFailed(in_place.fault().message);
}

}  // namespace fondaco::store
