// SPDX-License-Identifier: MIT
#pragma once
// A child process that is talked to in lines, with a time limit for everything, so that nothing it does or fails to do
// can stop us. Needs POSIX: it is left out where there are no processes.
#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace fondaco::bots {

class Process {
 public:
  using Deadline = std::chrono::steady_clock::time_point;
  enum class Outcome : std::uint8_t { done, late, ended, too_long };

  /// The longest line that is read.
  static constexpr std::size_t longest_line = std::size_t{64} << 10U;

  Process() = default;
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;
  /// The process sees the end of its input and may leave by itself; after a moment it is made to, with all it started.
  ~Process();

  /// Runs the command as it is, without a shell; the program is looked for in PATH. Its standard input and output are
  /// one socket, its errors go where ours go. What went wrong, or nothing.
  std::string start(const std::vector<std::string>& command);
  /// The text is whole lines.
  Outcome send(std::string_view text, Deadline deadline) const;
  /// The next line, without its end.
  Outcome receive(std::string& line, Deadline deadline);
  /// How it ended, in words, or that it closed its output: after Outcome::ended.
  std::string ending() const;

 private:
  bool wait_for(short event, Deadline deadline) const;
  bool has_exited(Deadline deadline) const;

  pid_t pid_ = -1;
  int socket_ = -1;
  std::string unread_;
};

}  // namespace fondaco::bots
