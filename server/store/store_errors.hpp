// SPDX-License-Identifier: MIT
#pragma once
// What may go wrong in a store, thrown by every function of it.
#include <stdexcept>

namespace fondaco::store {

/// The store cannot do it (a full disk, a lost connection). Nothing of the current work is kept.
struct StoreFailed : std::runtime_error {
  using std::runtime_error::runtime_error;
};
/// Somebody else was first: that (table, seq), name or key is taken. Nothing of the current work is kept.
struct Conflict : std::runtime_error {
  using std::runtime_error::runtime_error;
};
/// What was kept is not what was written: the log of this table cannot be trusted.
struct Damaged : std::runtime_error {
  using std::runtime_error::runtime_error;
};

}  // namespace fondaco::store
