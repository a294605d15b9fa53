// SPDX-License-Identifier: MIT
#pragma once
#include <memory>
#include <stop_token>
#include <string>

namespace fondaco::net {

/// As small as it gets, for what is compressed once and sent often. Null when that is not smaller, or when it is no
/// longer wanted.
std::shared_ptr<const std::string> gzip_compressed(const std::string& bytes);
std::shared_ptr<const std::string> brotli_compressed(const std::string& bytes, const std::stop_token& stop);

}  // namespace fondaco::net
