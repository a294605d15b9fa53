// SPDX-License-Identifier: MIT
#pragma once
// The two ways a command ends badly. Both are one line on stderr; main.cpp prints it.
#include <stdexcept>

namespace fondaco::cli {

/// Refused or failed: exit status 1.
struct Refusal : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Called the wrong way (an unknown game, bot or option): exit status 2 and a hint to --help.
struct WrongUsage : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace fondaco::cli
