// SPDX-License-Identifier: MIT
#include "cli/play_record.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "cli/layout.hpp"
#include "cli/refusal.hpp"

namespace fondaco::cli {
namespace {

/// The new file beside the old one, until it takes its place.
class Draft {
 public:
  explicit Draft(const std::string& path)
      : name_(path + "." + std::to_string(::getpid()) + ".tmp"),
        number_(::open(name_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644)) {}
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  ~Draft() {
    const int error = errno;
    if (number_ >= 0) ::close(number_);
    if (!renamed_) ::unlink(name_.c_str());
    errno = error;
  }

  bool write(std::string_view text) const {
    if (number_ < 0) return false;
    while (!text.empty()) {
      const ssize_t written = ::write(number_, text.data(), text.size());
      if (written < 0 && errno == EINTR) continue;
      if (written <= 0) return false;
      text.remove_prefix(static_cast<std::size_t>(written));
    }
    return ::fsync(number_) == 0;
  }

  bool rename_to(const std::string& path) {
    renamed_ = std::rename(name_.c_str(), path.c_str()) == 0;
    return renamed_;
  }

 private:
  std::string name_;
  int number_;
  bool renamed_ = false;
};

}  // namespace

void write_file(const std::string& path, std::string_view text) {
  Draft draft(path);
  if (!draft.write(text) || !draft.rename_to(path)) {
    throw Refusal("cannot write " + printable(path) + ": " + std::strerror(errno));
  }
}

bool file_exists(const std::string& path) {
  std::error_code error;
  return std::filesystem::exists(path, error);
}

bool same_file(const std::string& one, const std::string& other) {
  std::error_code error;
  return std::filesystem::equivalent(one, other, error);
}

}  // namespace fondaco::cli
