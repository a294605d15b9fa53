// SPDX-License-Identifier: MIT
#pragma once
// A file that lines are appended to, and that can be opened anew when somebody has moved it away.
#include <string>

namespace fondaco::base {

class LogFile {
 public:
  /// "-" is the standard output. Throws std::runtime_error with one line when it cannot be opened.
  explicit LogFile(std::string path);
  ~LogFile();
  LogFile(const LogFile&) = delete;
  LogFile& operator=(const LogFile&) = delete;

  /// Opens the file of that name again. When that fails the old one stays, and std::runtime_error says why.
  void reopen();
  /// With one call, so that lines of several writers stay whole. The line ends with a line break.
  void write(const std::string& line) const;

 private:
  std::string path_;
  int descriptor_ = -1;
};

}  // namespace fondaco::base
