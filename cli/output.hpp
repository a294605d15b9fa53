// SPDX-License-Identifier: MIT
#pragma once
// What a command says: its answer on stdout, a progress bar on stderr.
#include <string_view>

namespace fondaco::cli {

/// Throws Refusal when stdout cannot take it (a full disk).
void print(std::string_view text);
/// The last words; throws Refusal as well.
void flush_output();

/// May stdout be coloured? Only a terminal, and only when NO_COLOR is not set.
bool colour_wanted();
/// Columns of the terminal, 100 when stdout is none.
int output_width();

}  // namespace fondaco::cli
