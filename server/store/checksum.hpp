// SPDX-License-Identifier: MIT
#pragma once
// Each entry of a log has a checksum over itself and the checksum before: an entry that was changed, dropped or moved
// breaks the chain.
#include "server/store/rows.hpp"

namespace fondaco::store {

/// `previous`: of the entry before, 0 for the first one.
std::uint64_t checksum(std::uint64_t previous, TableNumber table, const LogEntry& entry);

}  // namespace fondaco::store
