// SPDX-License-Identifier: MIT
#include "server/tables/play.hpp"

#include "server/tables/move_check.hpp"
#include "server/tables/table_messages.hpp"

namespace fondaco::tables {
namespace {

constexpr std::size_t longest_key = 40;
constexpr std::int64_t most_plies = 1'000'000;

base::Refusal stale(const MatchLog& match_log) {
  base::Refusal refusal(409, "stale", "something else happened first");
  refusal.seq = match_log.seq();
  return refusal;
}

/// One move, or several that are one: a click of a person.
Ruling<std::vector<std::string>> read_row(json::Cursor in) {
  if (!in["moves"].present()) return std::vector{std::string(in["move"].string())};
  if (in["move"].present()) in["move"].fail("it is a move or a row of moves");
  if (in["moves"].size() > longest_row) return base::Refusal(400, "row_too_long", "a row has up to 32 moves");
  if (in["moves"].size() == 0) in["moves"].fail("a row has at least one move");
  std::vector<std::string> texts;
  in["moves"].each([&](json::Cursor text) { texts.emplace_back(text.string()); });
  return texts;
}

Ruling<MatchEntries> alone(Ruling<MatchEntry> entry) {
  if (!entry) return entry.refusal();
  return MatchEntries{*std::move(entry)};
}

}  // namespace

Play::Play(TableRegistry& registry) : registry_(registry) { registry_.add_listener(*this); }

Ruling<> Play::enter(const TablePtr& table, const Command& command, std::initializer_list<std::string_view> members,
                     const Wanted& wanted) {
  const auto seq = static_cast<std::int32_t>(command.in["seq"].whole(0, INT32_MAX));
  const std::string key(command.in["key"].string_or(""));
  if (key.size() > longest_key) command.in["key"].fail("a key has up to 40 characters");
  if (const auto fits = command.check(members); !fits) return fits;
  const auto seat = table->need_seat(command.user);
  if (!seat) return seat.refusal();
  if (const auto started = table->need_started(); !started) return started;
  const MatchLog& match_log = *table->match_log();
  registry_.heartbeat().look();
  tell_outage(table);  // before anybody is charged for the time
  if (const auto before = match_log.sent_before(*seat, key)) {
    TableRegistry::when_durable(table, command.reply, [reply = command.reply, before] { reply.ok(ok_json(*before)); });
    return {};
  }
  if (seq < match_log.settled_seq() || seq > match_log.seq()) return stale(match_log);
  auto entries = wanted(match_log, *seat);
  if (!entries) return entries.refusal();
  entries->back().key = key;  // it belongs to the whole row, which is answered with its last seq
  commit(table, *std::move(entries), command.reply);
  return {};
}

Ruling<> Play::move(const TablePtr& table, const Command& command) {
  const auto texts = read_row(command.in);
  if (!texts) return texts.refusal();
  const auto wanted = [&](const MatchLog& match_log, Seat seat) -> Ruling<MatchEntries> {
    if (const auto turn = match_log.need_turn_of_person(seat); !turn) return turn.refusal();
    const auto row = need_moves(match_log.game(), *texts);
    if (!row) return row.refusal();
    if (const auto legal = need_row(match_log.game(), match_log.match().state(), *row); !legal) return legal.refusal();
    return match_log.row(*row);
  };
  return enter(table, command, {"seq", "key", "move", "moves"}, wanted);
}

Ruling<> Play::undo(const TablePtr& table, const Command& command) {
  std::optional<std::size_t> ply;
  if (command.in["ply"].present()) ply = static_cast<std::size_t>(command.in["ply"].whole(0, most_plies));
  return enter(table, command, {"seq", "key", "ply"},
               [&](const MatchLog& match_log, Seat seat) { return alone(match_log.undo(seat, ply)); });
}

Ruling<> Play::restart(const TablePtr& table, const Command& command) {
  return enter(table, command, {"seq", "key"},
               [](const MatchLog& match_log, Seat seat) { return alone(match_log.restart(seat)); });
}

Ruling<> Play::ask(const TablePtr& table, const Command& command) {
  constexpr std::array<std::string_view, 2> wishes{"undo", "pause"};
  const bool pause = command.in["for"].choice(wishes, "wish") == 1;
  const auto ply = pause ? std::size_t{0} : static_cast<std::size_t>(command.in["ply"].whole(0, most_plies));
  return enter(table, command, {"seq", "key", "for", "ply"}, [&](const MatchLog& match_log, Seat seat) {
    return alone(pause ? match_log.ask_to_pause(seat) : match_log.ask_to_undo(seat, ply));
  });
}

Ruling<> Play::answer(const TablePtr& table, const Command& command) {
  const bool agree = command.in["agree"].boolean();
  return enter(table, command, {"seq", "key", "agree"},
               [&](const MatchLog& match_log, Seat seat) { return alone(match_log.answer(seat, agree)); });
}

Ruling<> Play::resume(const TablePtr& table, const Command& command) {
  return enter(table, command, {"seq", "key"},
               [](const MatchLog& match_log, Seat seat) { return alone(match_log.resume(seat)); });
}

Ruling<> Play::give_back(const TablePtr& table, const Command& command) {
  return enter(table, command, {"seq", "key"},
               [](const MatchLog& match_log, Seat seat) { return alone(match_log.giveback(seat)); });
}

Ruling<> Play::take_over(const TablePtr& table, Seat seat, std::string_view why, const Reply& reply) {
  if (const auto started = table->need_started(); !started) return started;
  if (table->match_log()->over()) return base::Refusal(409, "finished", "the game is over");
  if (table->match_log()->plays_itself(seat)) return base::Refusal(409, "seat_taken", "a bot plays your seat already");
  commit(table, {table->match_log()->takeover(seat, table->settings().takeover, why)}, reply);
  return {};
}

void Play::take_over_removed(const TablePtr& table, Seat seat, const Reply& reply) {
  commit(table, {table->match_log()->takeover(seat, table->settings().takeover, "removed")}, reply, true);
}

void Play::start(const TablePtr& table, const Reply& reply) {
  table->start(registry_.loop().now());
  commit(table, {table->match_log()->start()}, reply, true);
}

/// In memory at once, so that the next command finds it; told and answered when the disk has it.
void Play::commit(const TablePtr& table, MatchEntries entries, const Reply& reply, bool row_changed) {
  const auto events = std::make_shared<const std::vector<TableEvent>>(
      table->append(std::move(entries), registry_.now(*table)));  // for the disk, then for those who are told
  Followers::Prepared prepared =
      table->followers().prepare([&](Viewer viewer) { return news_text(*table, *events, viewer); });
  const bool whole_table = table->finished() || row_changed;
  std::optional<store::TableRow> row;
  if (whole_table) row = table->row();
  registry_.write(
      table,
      [number = table->row().number, events, row = std::move(row)](store::TableStore& tables) {
        for (const TableEvent& event : *events) tables.append(number, event.entry);
        if (row) tables.update_table(*row);
      },
      [this, table, reply, whole_table, prepared = std::move(prepared), events] {
        table->followers().deliver(prepared);
        if (whole_table)
          table->followers().tell([&](Viewer viewer) { return table_change_text(registry_, *table, viewer); });
        reply.ok(ok_json(events->back().entry.seq));
        if (table->finished()) registry_.open_tables().ended(table->row().id);
        for (const TableEvent& event : *events) registry_.happened(*table, event.entry);
      },
      reply);
}

}  // namespace fondaco::tables
