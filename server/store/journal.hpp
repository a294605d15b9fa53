#pragma once
// The journal that an earlier process left. Only for the sources of this folder.
#include "server/store/connection.hpp"

namespace fondaco::server {

/// Writes the journal once more as it is, and syncs it. In a transaction that may write, so that nobody else appends.
///
/// When a sync fails, Linux takes the pages for clean although they never reached the disk. The process that saw the
/// failure has refused those commits, and overwrites them. But one that is started after it reads them from memory as
/// if they were durable, appends to them, and its own syncs leave them out: after a power cut the journal would end
/// there, and whatever was acknowledged behind them would be lost.
void renew_journal(SqliteConnection& connection);

/// Until the journal is renewed nothing of it may go into the file, not even when the connection closes: a journal
/// whose end is lost would, after a power cut, put old pages over the new ones of the file.
void hold_journal(SqliteConnection& connection, bool hold);

}  // namespace fondaco::server
