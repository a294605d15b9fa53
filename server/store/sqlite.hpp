// SPDX-License-Identifier: MIT
#pragma once
// The store in one SQLite file: WAL, synchronous=FULL. Readers do not wait for the writer.
#include <memory>
#include <string>

#include "server/store/database.hpp"

namespace fondaco::store {

/// Opens the file, makes it or brings it to this version's schema. StoreFailed: it is no store, or one of a later
/// version.
std::unique_ptr<Database> open_sqlite(const std::string& file);
/// For looking only: nothing is made or changed.
std::unique_ptr<Database> open_sqlite_for_reading(const std::string& file);

}  // namespace fondaco::store
