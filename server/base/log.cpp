// SPDX-License-Identifier: MIT
#include "server/base/log.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstring>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>

#include "engine/json/writer.hpp"

namespace fondaco::base {
namespace {

std::atomic<int> log_descriptor = STDERR_FILENO;

std::string& log_file() {
  static std::string file;
  return file;
}

class Line {
 public:
  Line(std::string_view level, std::string_view about, std::string_view what) {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    out_.begin_object();
    out_.member("time", std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
    out_.member("level", level);
    out_.member("about", about);
    out_.member("what", what);
  }
  json::Writer& more() { return out_; }
  void write() {
    out_.end_object();
    const std::string line = out_.take() + "\n";
    // One call a line, so that lines of several threads stay whole. If nobody reads them there is nobody to tell.
    [[maybe_unused]] const auto written = ::write(log_descriptor, line.data(), line.size());
  }

 private:
  json::Writer out_;
};

/// Lines about visitors, of each kind so many a second.
class Throttle {
 public:
  /// How many were left out before this one; -1: this one is as well.
  std::int64_t pass(std::string_view about) {
    constexpr double burst = 200;
    constexpr double per_second = 20;
    const std::lock_guard lock(mutex_);
    const auto now = std::chrono::steady_clock::now();
    auto found = kinds_.find(about);
    if (found == kinds_.end()) found = kinds_.emplace(about, Kind{.lines = burst, .filled = now}).first;
    Kind& kind = found->second;
    const double seconds = std::chrono::duration<double>(now - kind.filled).count();
    kind.lines = std::min(burst, kind.lines + seconds * per_second);
    kind.filled = now;
    if (kind.lines < 1) {
      ++kind.left_out;
      return -1;
    }
    kind.lines -= 1;
    return std::exchange(kind.left_out, 0);
  }

 private:
  struct Kind {
    double lines;
    std::chrono::steady_clock::time_point filled;
    std::int64_t left_out = 0;
  };
  std::mutex mutex_;
  std::map<std::string, Kind, std::less<>> kinds_;
};

}  // namespace

void log_to(const std::string& file) {
  const int opened = ::open(file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0640);
  if (opened < 0) throw std::runtime_error(file + ": " + std::strerror(errno));
  log_file() = file;
  if (log_descriptor == STDERR_FILENO) {
    log_descriptor = opened;
    return;
  }
  // In place of the old one, whose number other threads may be writing to at this moment.
  ::dup3(opened, log_descriptor, O_CLOEXEC);
  ::close(opened);
}

void reopen_log() {
  if (!log_file().empty()) log_to(std::string(log_file()));
}

void log_info(std::string_view about, std::string_view what) { Line("info", about, what).write(); }
void log_warning(std::string_view about, std::string_view what) { Line("warning", about, what).write(); }
void log_error(std::string_view about, std::string_view what) { Line("error", about, what).write(); }

void log_visitor(std::string_view about, std::string_view what, std::string_view address) {
  static Throttle throttle;
  const std::int64_t left_out = throttle.pass(about);
  if (left_out < 0) return;
  Line line("warning", about, what);
  line.more().member("address", address);
  if (left_out > 0) line.more().member("left_out", left_out);
  line.write();
}

}  // namespace fondaco::base
