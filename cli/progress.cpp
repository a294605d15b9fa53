#include "cli/progress.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdio>

#include "cli/layout.hpp"

namespace fondaco::cli {

ProgressBar::ProgressBar(std::uint64_t total)
    : total_(std::max<std::uint64_t>(total, 1)), terminal_(::isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
  if (shown_) std::fputs("\r\x1b[K", stderr);
}

void ProgressBar::show(std::uint64_t done) {
  if (!terminal_ || Clock::now() < next_) return;
  constexpr std::uint64_t cells = 30;
  const std::uint64_t full = std::min(cells, done * cells / total_);
  const double elapsed = std::chrono::duration<double>(Clock::now() - start_).count();
  const double share = static_cast<double>(done) / static_cast<double>(total_);
  std::string line = "\r[";
  line.append(full, '#').append(cells - full, '.');
  line.append("] ").append(grouped(done)).append(" of ").append(grouped(total_));
  if (share > 0) line.append(", ").append(fixed(elapsed / share - elapsed, 0)).append(" s left");
  line.append("\x1b[K");
  std::fputs(line.c_str(), stderr);
  shown_ = true;
  next_ = Clock::now() + std::chrono::milliseconds(100);
}

}  // namespace fondaco::cli
