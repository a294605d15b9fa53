// SPDX-License-Identifier: MIT
#pragma once
// A bar on stderr for runs that take long enough to wonder.
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

namespace fondaco::cli {

/// Shown only when stderr is a terminal and the run takes more than a second; it is gone when the run ends. It keeps
/// time by itself, so that one sees that something happens even while nothing is finished for minutes.
class ProgressBar {
 public:
  explicit ProgressBar(std::uint64_t total);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() { end(); }

  void show(std::uint64_t done);
  /// With what cost no time because it was there already, and a few words on how it stands.
  void show(std::uint64_t done, std::uint64_t total, std::uint64_t found, std::string note);
  /// Wipes it away.
  void end();

 private:
  using Clock = std::chrono::steady_clock;
  void draw_until_the_end(const std::stop_token& stop);

  std::mutex mutex_;  ///< of everything below
  std::condition_variable_any wake_;
  std::uint64_t total_;
  std::uint64_t done_ = 0;
  std::uint64_t found_ = 0;
  std::string note_;
  Clock::time_point start_ = Clock::now();
  std::jthread painter_;
};

/// The line it shows: how much of it is done, how it stands, how long it takes. Cut to so many columns.
std::string progress_line(std::uint64_t done, std::uint64_t total, std::uint64_t found, const std::string& note,
                          double seconds, int columns);

}  // namespace fondaco::cli
