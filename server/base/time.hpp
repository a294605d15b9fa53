// SPDX-License-Identifier: MIT
#pragma once
// Moments, as the server keeps and tells them.
#include <cstdint>

namespace fondaco::base {

/// Milliseconds since 1970.
using Time = std::int64_t;

}  // namespace fondaco::base
