// SPDX-License-Identifier: MIT
#pragma once
// The only way out for what happens at a table: positions and events, made for one pair of eyes. A position is written
// from a world drawn by what these eyes know (resample), so that the hidden truth is not even at hand here;
// engine/game.hpp promises that it looks the same, byte for byte.
#include "engine/journal.hpp"
#include "engine/json/writer.hpp"
#include "server/tables/match_log.hpp"

namespace fondaco::tables {

/// An entry that was applied to the log of a match, with what it did.
struct TableEvent {
  MatchEntry entry;
  AnyState before;  ///< moves only
  EventJournal journal;
};

/// Applies the entry, and keeps what can be told about it.
TableEvent happen(MatchLog& match_log, MatchEntry entry);

/// The members ply, to_move, decision, view, scores, and for whom they are meant legal and take_back; clock and
/// question.
void write_position(const MatchLog& match_log, Viewer viewer, json::Writer& out);
/// The same of any state of a match: members to_move, decision, view, scores, legal.
void write_state(const AnyGame& game, const AnyState& state, Viewer viewer, json::Writer& out);
/// The points as these eyes may know them.
Scores scores_for(const AnyGame& game, const AnyState& state, Viewer viewer);
/// Of a match that is over: [{"total", "rank"}, ...]
std::string results_json(const Match& match);
/// The members seq, kind, seat, at and what belongs to the kind.
void write_table_event(const AnyGame& game, const TableEvent& event, Viewer viewer, json::Writer& out);

/// How a kind of entry is called outside.
std::string_view kind_name(store::EntryKind kind);
/// Who looks, as a member `viewer` tells it.
void write_viewer(Viewer viewer, json::Writer& out);

}  // namespace fondaco::tables
