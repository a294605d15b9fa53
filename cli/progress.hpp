#pragma once
// A bar on stderr for runs that take long enough to wonder.
#include <chrono>
#include <cstdint>

namespace fondaco::cli {

/// Shown only when stderr is a terminal and the run takes more than a second; it is gone when the run ends.
class ProgressBar {
 public:
  explicit ProgressBar(std::uint64_t total);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar();

  void show(std::uint64_t done);

 private:
  using Clock = std::chrono::steady_clock;
  std::uint64_t total_;
  bool terminal_;
  bool shown_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point next_ = start_ + std::chrono::seconds(1);
};

}  // namespace fondaco::cli
