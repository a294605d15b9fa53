#pragma once
// Moments, as the server keeps and tells them.
#include <cstdint>

namespace fondaco::server {

/// Milliseconds since 1970.
using Time = std::int64_t;

}  // namespace fondaco::server
