// SPDX-License-Identifier: MIT
#include "server/base/thread_priority.hpp"

#ifdef __linux__
#include <sys/resource.h>

#include <algorithm>
#endif

namespace fondaco::base {

void be_nice([[maybe_unused]] int more) {
#ifdef __linux__
  // On Linux this is about the calling thread, although POSIX speaks of whole processes.
  constexpr int nicest = 19;
  const int now = getpriority(PRIO_PROCESS, 0);
  (void)setpriority(PRIO_PROCESS, 0, std::min(nicest, now + more));
#endif
}

}  // namespace fondaco::base
