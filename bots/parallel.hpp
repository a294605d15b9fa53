// SPDX-License-Identifier: MIT
#pragma once
// Many independent pieces of work on a few threads.
#include <cstdint>
#include <functional>

namespace fondaco::bots {

/// Told now and then how much is done. It is called on the thread that started the run.
using Progress = std::function<void(std::uint64_t done)>;

/// Calls work(i) once for every i below `count`, on so many threads, the calling one among them. `done` is told after
/// each piece of its own. The first exception is passed on, once all threads have stopped.
void in_parallel(std::uint64_t count, unsigned threads, const std::function<void(std::uint64_t)>& work,
                 const Progress& done = {});

/// One thread per core.
unsigned all_threads();

}  // namespace fondaco::bots
