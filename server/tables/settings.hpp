// SPDX-License-Identifier: MIT
#pragma once
// What a table agreed on besides the game: its clock, the pace of its bots, who takes over an empty seat, and whether
// bots may whisper to people.
#include <string>
#include <vector>

#include "engine/json/cursor.hpp"
#include "engine/json/writer.hpp"
#include "server/store/imported.hpp"
#include "server/tables/clocks.hpp"
#include "server/tables/ruling.hpp"

namespace fondaco::tables {

struct TableSettings {
  ClockSettings clock;
  bool human_pace = false;
  std::string takeover = "medium";
  bool hints = false;                  ///< also where several people play
  SeatSet hushed;                      ///< whose chat is not heard
  std::vector<store::UserId> removed;  ///< whom the host has sent away for good
  std::optional<store::ImportedMatch> imported;
};

/// The members clock, pace, takeover and hints of an object; each may be absent.
TableSettings read_settings(json::Cursor in);
/// The same members, into an object that the caller has begun.
void write_settings(const TableSettings& settings, json::Writer& out);

/// All of it, for the store, and back. Damaged: it is no JSON. A Refusal: this program does not know such settings.
std::string settings_json(const TableSettings& settings);
Ruling<TableSettings> settings_of(const store::TableRow& row);

/// A level's name, checked.
std::string read_level(json::Cursor in);

}  // namespace fondaco::tables
