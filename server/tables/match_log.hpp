// SPDX-License-Identifier: MIT
#pragma once
// A match as its seed and its log determine it, and nothing else. A command returns the log entries it would append;
// applying an entry changes the match. Entries just written and entries read back from the store lead to the same
// match.
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/match.hpp"
#include "server/store/rows.hpp"
#include "server/tables/clocks.hpp"
#include "server/tables/ruling.hpp"

namespace fondaco::tables {

/// What the others were asked for, and who has agreed.
struct Question {
  bool pause = false;  ///< else: to take back
  std::size_t ply = 0;
  Seat asker = nobody;
  SeatSet agreed;
};

/// An entry of the log with its move. Notation is parsed where a command or the store hands it in, and written for the
/// store and the wire; in between the move itself is carried.
struct MatchEntry : store::LogEntry {
  Move move = 0;  ///< of EntryKind::move
};
using MatchEntries = std::vector<MatchEntry>;

class MatchLog {
 public:
  /// `bots`: the level of each seat that belongs to a bot, empty for a person's.
  MatchLog(std::shared_ptr<const AnyGame> game, Seed seed, const ClockSettings& clock,
           const std::vector<store::SeatOwner>& seats);

  const Match& match() const { return match_; }
  const AnyGame& game() const { return match_.game(); }
  std::int32_t seq() const { return static_cast<std::int32_t>(keys_.size()); }
  bool started() const { return seq() > 0; }
  bool over() const { return match_.over(); }
  /// Nothing is played and no clock runs: all agreed to pause, or everybody is away.
  bool paused() const { return paused_ || deserted(); }
  /// Bots play all seats that belong to people: the table waits for one of them to return.
  bool deserted() const { return !people_.empty() && present().empty(); }
  /// Of the last entry. No later one is from before.
  base::Time last_at() const { return last_at_; }
  /// Whoever has seen this entry has seen the position as it is: only outages came after it.
  std::int32_t settled_seq() const { return settled_seq_; }
  const Clocks& clocks() const { return clocks_; }
  const std::optional<Question>& question() const { return question_; }
  /// The level that plays this seat now; empty: its person does.
  const std::string& bot(Seat seat) const { return bots_[seat]; }
  bool plays_itself(Seat seat) const { return seat != nobody && !bots_[seat].empty(); }
  /// The entry of this seat with this key, if there was one.
  std::optional<std::int32_t> sent_before(Seat seat, const std::string& key) const;

  /// The game goes on and this seat decides.
  Ruling<> need_turn(Seat seat) const;
  /// The same for the person of the seat, unless a bot plays it now.
  Ruling<> need_turn_of_person(Seat seat) const;

  // What would happen, or why it may not; none changes anything.
  MatchEntry start() const;
  /// Moves of the seat to move in a row, which were found legal; only the last of them passes the turn.
  MatchEntries row(const std::vector<Move>& moves) const;
  /// Without a ply: one decision.
  Ruling<MatchEntry> undo(Seat seat, std::optional<std::size_t> ply) const;
  Ruling<MatchEntry> restart(Seat seat) const;
  Ruling<MatchEntry> ask_to_undo(Seat seat, std::size_t ply) const;
  Ruling<MatchEntry> ask_to_pause(Seat seat) const;
  Ruling<MatchEntry> answer(Seat seat, bool agree) const;
  Ruling<MatchEntry> resume(Seat seat) const;
  /// `why`: left, time or removed.
  MatchEntry takeover(Seat seat, const std::string& level, std::string_view why) const;
  Ruling<MatchEntry> giveback(Seat seat) const;
  /// The server was away since `stopped`; clocks run again so long after it is back.
  MatchEntry outage(base::Time stopped, base::Time grace) const;

  /// An entry of the store as the next of this match. Throws Damaged when its move may not be played here.
  MatchEntry read(const store::LogEntry& entry) const;
  /// Changes the match. Throws Damaged when the entry does not fit: it never came from here.
  void apply(const MatchEntry& entry, EventJournal* journal = nullptr);

 private:
  MatchEntry next(store::EntryKind kind, Seat seat, std::string text = {}) const;
  Ruling<> need_running() const;
  /// Seats that their persons play themselves.
  SeatSet present() const;
  MatchEntry granted(const Question& question) const;
  void ask(const store::LogEntry& entry);
  void set_control(const store::LogEntry& entry);

  Match match_;
  std::vector<std::uint64_t> keys_;  ///< by seq: who sent what, hashed; 0 without a key
  std::array<std::string, max_seats> bots_;
  SeatSet people_;  ///< seats that belong to persons
  std::optional<Question> question_;
  bool paused_ = false;
  base::Time last_at_ = 0;
  std::int32_t settled_seq_ = 0;
  Clocks clocks_;
};

/// The parts of an entry's text, for those who tell of it.
struct Undone {
  std::size_t ply = 0;
  SeatSet by;  ///< who agreed; empty: nobody had to be asked
};
std::optional<Undone> parse_undo(const std::string& text);
struct TakenOver {
  std::string level;
  std::string why;
};
TakenOver parse_takeover(const std::string& text);
struct Outage {
  base::Time stopped = 0;  ///< from then on no time counts
  base::Time grace = 0;    ///< so long after it ended clocks run again
};
std::optional<Outage> parse_outage(const std::string& text);

}  // namespace fondaco::tables
