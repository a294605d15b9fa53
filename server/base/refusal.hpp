// SPDX-License-Identifier: MIT
#pragma once
// What is answered to a request that cannot be granted. Thrown on the way, written in one place (server/web).
#include <stdexcept>
#include <string>
#include <string_view>

namespace fondaco::base {

/// `code` is for machines (docs/protocol.md lists them), `message` one sentence for people. Neither holds a secret.
struct Refusal : std::runtime_error {
  Refusal(int http_status, std::string_view its_code, const std::string& message)
      : std::runtime_error(message), status(http_status), code(its_code) {}

  int status;
  std::string_view code;  ///< always a literal
  std::string rule;       ///< illegal_move: the rule that forbids it
  long seq = -1;          ///< stale: where the log of the table is
  int retry_after = 0;    ///< too_many: seconds
};

}  // namespace fondaco::base
