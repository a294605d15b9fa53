// SPDX-License-Identifier: MIT
#pragma once
// A disk for tests, below SQLite. It can fail to sync, fail to write and be full; and it writes down all that is done
// to its files, so that a test can tell what a power cut would have left of them (disk_trace.hpp).
#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>

namespace fondaco::store {

/// In memory that the test shares with the process that uses the disk.
struct DiskControl {
  std::atomic<unsigned> failing_syncs{0};    ///< of a thousand
  std::atomic<bool> spares_journals{false};  ///< only syncs of the file itself fail
  std::atomic<unsigned> failing_writes{0};   ///< of a thousand: half of the bytes are written
  std::atomic<bool> full{false};             ///< no file grows
  std::atomic<std::uint64_t> syncs{0};
  std::atomic<std::uint64_t> failed_syncs{0};
  std::atomic<std::uint64_t> failed_writes{0};  ///< those of a full disk too

  /// Lives as long as the process and those it forks.
  static DiskControl& shared();
};

/// From now on all that SQLite opens in this process lies on such a disk, and `trace` is continued. A sync costs
/// nothing there: what it would have kept is computed from the trace.
void use_faulty_disk(DiskControl& control, const std::string& trace, std::uint64_t seed);

/// Puts a line of the test's own into the trace, such as what has been acknowledged by now.
void note_in_trace(std::string_view line);

}  // namespace fondaco::store
