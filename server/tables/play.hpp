// SPDX-License-Identifier: MIT
#pragma once
// What happens at a table that plays: commands become entries of the log, entries are written, and what is durable is
// told. Then whoever needs no asking goes on: bots, planned moves, clocks.
#include "server/tables/table_registry.hpp"

namespace fondaco::tables {

class Play final : private TableListener {
 public:
  explicit Play(TableRegistry& registry);
  Play(const Play&) = delete;
  Play& operator=(const Play&) = delete;

  // Commands of docs/protocol.md. What is not refused is answered when the disk has it.
  Ruling<> move(const TablePtr& table, const Command& command);
  Ruling<> undo(const TablePtr& table, const Command& command);
  Ruling<> restart(const TablePtr& table, const Command& command);
  Ruling<> ask(const TablePtr& table, const Command& command);
  Ruling<> answer(const TablePtr& table, const Command& command);
  Ruling<> resume(const TablePtr& table, const Command& command);
  Ruling<> give_back(const TablePtr& table, const Command& command);
  Ruling<> plan(const TablePtr& table, const Command& command);

  Ruling<> reveal(const TablePtr& table, const Command& command);

  /// All seats are taken, and some have promised a share: the start waits for them, but not for long.
  void await_shares(Table& table);
  /// All seats are taken: the first entry.
  void start(const TablePtr& table, const Reply& reply);
  /// A person leaves in the middle: the table's bot plays on.
  Ruling<> take_over(const TablePtr& table, Seat seat, std::string_view why, const Reply& reply);
  /// The same for somebody whom the host has sent away, which is written along with it.
  void take_over_removed(const TablePtr& table, Seat seat, const Reply& reply);

 private:
  /// The entries that a person's command asks for, if the log is where they have seen it.
  using Wanted = std::function<Ruling<MatchEntries>(const MatchLog&, Seat)>;
  Ruling<> enter(const TablePtr& table, const Command& command, std::initializer_list<std::string_view> members,
                 const Wanted& wanted);
  /// All of the entries or none: one transaction, one message to each follower, one answer.
  void commit(const TablePtr& table, MatchEntries entries, const Reply& reply, bool row_changed = false);

  void go_on(const TablePtr& table) override;
  void go_on_dealing(const TablePtr& table);
  /// Its clocks stood while the server was away. False: it was not, or the match knows.
  bool tell_outage(const TablePtr& table);
  bool play_planned(const TablePtr& table, Seat seat);
  void write_plan(const TablePtr& table, Seat seat, const Reply& reply);
  void ask_bot(const TablePtr& table, Seat seat);
  void ask_bot_later(const TablePtr& table);
  void play_for_bot(const TablePtr& table, std::int32_t seq, Move move);
  void watch_clock(const TablePtr& table);
  void close(const TablePtr& table);

  TableRegistry& registry_;
};

}  // namespace fondaco::tables
