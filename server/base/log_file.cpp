// SPDX-License-Identifier: MIT
#include "server/base/log_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <stdexcept>

namespace fondaco::base {

LogFile::LogFile(std::string path) : path_(std::move(path)) { reopen(); }

LogFile::~LogFile() {
  if (descriptor_ > STDERR_FILENO) ::close(descriptor_);
}

void LogFile::reopen() {
  if (path_ == "-") {
    descriptor_ = STDOUT_FILENO;
    return;
  }
  const int fresh = ::open(path_.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0640);
  if (fresh < 0) throw std::runtime_error(path_ + ": " + std::strerror(errno));
  if (descriptor_ >= 0) ::close(descriptor_);
  descriptor_ = fresh;
}

// If it cannot be written there is nobody to tell; the figures of /readyz know of a full disk.
void LogFile::write(const std::string& line) const {
  [[maybe_unused]] const auto written = ::write(descriptor_, line.data(), line.size());
}

}  // namespace fondaco::base
