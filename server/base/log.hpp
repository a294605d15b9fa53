#pragma once
// What the operator reads: one JSON object a line on the standard error. No secret is ever handed to it.
#include <string_view>

namespace fondaco::server {

void log_info(std::string_view about, std::string_view what);
void log_error(std::string_view about, std::string_view what);

}  // namespace fondaco::server
