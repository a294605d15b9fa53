// SPDX-License-Identifier: MIT
#pragma once
// A folder for the files of a test, gone with it.
#include <stdlib.h>

#include <filesystem>
#include <stdexcept>
#include <string>

namespace fondaco::base {

class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::filesystem::path& place = std::filesystem::temp_directory_path())
      : path_((place / "fondaco-XXXXXX").string()) {
    if (mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no temporary folder");
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  const std::string& path() const { return path_; }
  std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

/// Where a sync costs nothing: for tests that compute themselves what it would have kept.
inline std::filesystem::path folder_in_memory() {
  const std::filesystem::path shared = "/dev/shm";
  return std::filesystem::is_directory(shared) ? shared : std::filesystem::temp_directory_path();
}

}  // namespace fondaco::base
