// SPDX-License-Identifier: MIT
#pragma once
// The messages of a table, as docs/protocol.md describes them.
#include <span>
#include <string>

#include "server/tables/projection.hpp"
#include "server/tables/table_registry.hpp"

namespace fondaco::tables {

/// The table as this person may see it, as an object.
void write_table(const TableRegistry& registry, const Table& table, Viewer viewer, json::Writer& out);
std::string table_text(const TableRegistry& registry, const Table& table, Viewer viewer);

/// A member of which the value was written by this program and kept; none where it was left empty.
void write_kept(std::string_view key, const std::string& text, json::Writer& out);

/// How a seat is called in a record: its person, its bot, or the name it came with.
std::string seat_name(const TableRegistry& registry, const Table& table, Seat seat);

/// An event, as an object; `with_position`: it is the last one.
void write_event_message(const Table& table, const TableEvent& event, Viewer viewer, bool with_position,
                         json::Writer& out);
std::string event_text(const Table& table, const TableEvent& event, Viewer viewer, bool with_position);
/// What happened at once, with the position afterwards: an event, or several as the entries of one message.
std::string news_text(const Table& table, const std::vector<TableEvent>& events, Viewer viewer);
/// The whole table, for who is too far behind.
std::string snapshot_text(const TableRegistry& registry, const Table& table, Viewer viewer);
/// Seats have changed before the start.
std::string table_change_text(const TableRegistry& registry, const Table& table, Viewer viewer);
std::string presence_text(const Table& table);
/// `muted`: whoever reads it does not want to hear from who said it.
std::string chat_text(const TableRegistry& registry, const Table& table, const store::ChatLine& line, bool muted);
/// What the host is told about others.
std::string reports_text(TableRegistry& registry, const Table& table);
/// To whom the host has sent away.
std::string removed_text(const Table& table);
std::string plan_text(const Table& table, Seat seat);

}  // namespace fondaco::tables
