// SPDX-License-Identifier: MIT
#pragma once
// One line of JSON for each HTTP request. Neither what was sent nor who is signed in, and nothing that opens a door: no
// query, and a star for ids that nobody can guess.
#include <memory>
#include <string>

#include "server/base/log_file.hpp"
#include "server/base/time.hpp"
#include "server/net/site.hpp"

namespace fondaco::site {

class AccessLog {
 public:
  /// Empty: none is kept; "-": the standard output. Throws std::runtime_error with one line.
  explicit AccessLog(const std::string& path);

  void write(const net::Answered& answered, base::Time now) const;
  void reopen();

 private:
  std::unique_ptr<base::LogFile> file_;
};

/// The path with a star for every part that has the shape of a secret or of a table's id.
std::string without_ids(std::string_view path);

}  // namespace fondaco::site
