// SPDX-License-Identifier: MIT
#pragma once
// What the operator reads: one JSON object a line, on the standard error or in a file. No secret is ever handed to it.
#include <string>
#include <string_view>

namespace fondaco::base {

/// From now on into this file. Throws std::runtime_error with one line.
void log_to(const std::string& file);
/// The file may have been moved away: lines go into a new one of its name. Nothing where there is none.
void reopen_log();

void log_info(std::string_view about, std::string_view what);
void log_warning(std::string_view about, std::string_view what);
void log_error(std::string_view about, std::string_view what);
/// Something that a visitor did and a host may act upon, by fail2ban for instance: a warning with the address. `what`
/// is one of a few fixed texts. Who floods the server does not flood the log: beyond some lines a second they are
/// counted, and the next line says how many were left out.
void log_visitor(std::string_view about, std::string_view what, std::string_view address);

}  // namespace fondaco::base
