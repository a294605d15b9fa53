// SPDX-License-Identifier: MIT
#pragma once
// How much of the processor a thread gets when there is not enough for all.

namespace fondaco::base {

/// Makes the calling thread give way to the others of the program: by 19 it takes only what nobody else wants. Where
/// threads cannot have priorities of their own nothing happens.
void be_nice(int more);

}  // namespace fondaco::base
