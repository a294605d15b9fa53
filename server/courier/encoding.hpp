// SPDX-License-Identifier: MIT
#pragma once
// Bytes as text, the way the web writes them.
#include <optional>
#include <string>
#include <string_view>

namespace fondaco::courier {

/// With - and _, without padding.
std::string base64url(std::string_view bytes);
/// Nothing when it is not that; padding is allowed.
std::optional<std::string> from_base64url(std::string_view text);

std::string random_bytes(std::size_t count);

}  // namespace fondaco::courier
