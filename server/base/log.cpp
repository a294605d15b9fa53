#include "server/base/log.hpp"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <mutex>
#include <string>
#include <utility>

#include "engine/json/writer.hpp"

namespace fondaco::server {
namespace {

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
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
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

}  // namespace fondaco::server
