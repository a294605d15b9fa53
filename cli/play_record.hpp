// SPDX-License-Identifier: MIT
#pragma once
// Records on disk.
#include <string>
#include <string_view>

namespace fondaco::cli {

/// Whole or not at all: whoever reads the file meanwhile, or pulls the plug, finds the old or the new one. Throws
/// Refusal.
void write_file(const std::string& path, std::string_view text);
bool file_exists(const std::string& path);
/// Do both paths lead to one file that exists?
bool same_file(const std::string& one, const std::string& other);

}  // namespace fondaco::cli
