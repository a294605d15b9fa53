// SPDX-License-Identifier: MIT
#include "cli/progress.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "cli/layout.hpp"
#include "engine/json/utf8.hpp"

namespace fondaco::cli {
namespace {

constexpr auto patience = std::chrono::seconds(1);  ///< before it is first shown
constexpr auto pace = std::chrono::milliseconds(200);

/// "45 s", "12 min", "3 h 05 min"
std::string duration_text(double seconds) {
  if (seconds < 90) return fixed(seconds, 0) + " s";
  const auto minutes = std::lround(seconds / 60);
  if (minutes < 90) return std::to_string(minutes) + " min";
  const std::string rest = std::to_string(minutes % 60);
  return std::to_string(minutes / 60) + " h " + (rest.size() < 2 ? "0" : "") + rest + " min";
}

int error_width() {
  winsize size{};
  return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : 80;
}

std::string cut(const std::string& line, int width) {
  std::size_t end = 0;
  for (int used = 0; end < line.size() && used < width; ++used) {
    end += std::max<std::size_t>(json::decode_utf8(line, end).length, 1);
  }
  return line.substr(0, end);
}

}  // namespace

std::string progress_line(std::uint64_t done, std::uint64_t total, std::uint64_t found, const std::string& note,
                          double seconds, int columns) {
  constexpr std::uint64_t cells = 30;
  const std::uint64_t full = std::min(cells, done * cells / total);
  std::string line = "[";
  line.append(full, '#').append(cells - full, '.');
  line += "] " + grouped(done) + " of " + grouped(total);
  // What was found cost nothing, so it tells nothing about the time.
  if (done > found) {
    const double each = seconds / static_cast<double>(done - found);
    line += ", " + duration_text(each * static_cast<double>(total - std::min(done, total))) + " left";
  } else {
    line += ", " + duration_text(seconds) + " so far";
  }
  if (!note.empty()) line += ", " + printable(note);
  return cut(line, columns);
}

ProgressBar::ProgressBar(std::uint64_t total) : total_(std::max<std::uint64_t>(total, 1)) {
  if (::isatty(STDERR_FILENO) != 1) return;
  painter_ = std::jthread([this](const std::stop_token& stop) { draw_until_the_end(stop); });
}

void ProgressBar::show(std::uint64_t done) {
  const std::lock_guard lock(mutex_);
  done_ = done;
}

void ProgressBar::show(std::uint64_t done, std::uint64_t total, std::uint64_t found, std::string note) {
  const std::lock_guard lock(mutex_);
  done_ = done;
  total_ = std::max<std::uint64_t>(total, 1);
  found_ = found;
  note_ = std::move(note);
}

void ProgressBar::end() {
  if (!painter_.joinable()) return;
  painter_.request_stop();
  painter_.join();
}

void ProgressBar::draw_until_the_end(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  const auto never = [] { return false; };
  bool shown = false;
  for (auto wait = Clock::duration(patience);; wait = pace) {
    wake_.wait_for(lock, stop, wait, never);
    if (stop.stop_requested()) break;
    const double seconds = std::chrono::duration<double>(Clock::now() - start_).count();
    const std::string line = progress_line(done_, total_, found_, note_, seconds, error_width() - 1);
    std::fputs(("\r" + line + "\x1b[K").c_str(), stderr);
    shown = true;
  }
  if (shown) std::fputs("\r\x1b[K", stderr);
}

}  // namespace fondaco::cli
