#include "server/tables/play.hpp"

#include "engine/dice.hpp"
#include "server/tables/deal.hpp"
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
std::vector<std::string> read_row(json::Cursor in) {
  if (!in["moves"].present()) return {std::string(in["move"].string())};
  if (in["move"].present()) in["move"].fail("it is a move or a row of moves");
  if (in["moves"].size() > longest_row) throw base::Refusal(400, "row_too_long", "a row has up to 32 moves");
  if (in["moves"].size() == 0) in["moves"].fail("a row has at least one move");
  std::vector<std::string> texts;
  in["moves"].each([&](json::Cursor text) { texts.emplace_back(text.string()); });
  return texts;
}

}  // namespace

Play::Play(TableRegistry& registry) : registry_(registry) {
  registry_.go_on = [this](const TablePtr& table) { go_on(table); };
}

void Play::enter(const TablePtr& table, const Command& command, std::initializer_list<std::string_view> members,
                 const Wanted& wanted) {
  const auto seq = static_cast<std::int32_t>(command.in["seq"].whole(0, INT32_MAX));
  const std::string key(command.in["key"].string_or(""));
  if (key.size() > longest_key) command.in["key"].fail("a key has up to 40 characters");
  command.check(members);
  const Seat seat = table->need_seat(command.user);
  const MatchLog& match_log = table->need_match_log();
  registry_.heartbeat().look();
  tell_outage(table);  // before anybody is charged for the time
  if (const auto before = match_log.sent_before(seat, key)) {
    return TableRegistry::when_durable(table, command.reply,
                                       [reply = command.reply, before] { reply.ok(ok_json(*before)); });
  }
  if (seq < match_log.settled_seq() || seq > match_log.seq()) throw stale(match_log);
  MatchEntries entries = wanted(match_log, seat);
  entries.back().key = key;  // it belongs to the whole row, which is answered with its last seq
  commit(table, std::move(entries), command.reply);
}

void Play::move(const TablePtr& table, const Command& command) {
  const std::vector<std::string> texts = read_row(command.in);
  enter(table, command, {"seq", "key", "move", "moves"}, [&](const MatchLog& match_log, Seat seat) {
    match_log.need_turn_of_person(seat);
    const std::vector<Move> row = need_moves(match_log.game(), texts);
    need_row(match_log.game(), match_log.match().state(), row);
    return match_log.row(row);
  });
}

void Play::undo(const TablePtr& table, const Command& command) {
  std::optional<std::size_t> ply;
  if (command.in["ply"].present()) ply = static_cast<std::size_t>(command.in["ply"].whole(0, most_plies));
  enter(table, command, {"seq", "key", "ply"},
        [&](const MatchLog& match_log, Seat seat) { return MatchEntries{match_log.undo(seat, ply)}; });
}

void Play::restart(const TablePtr& table, const Command& command) {
  enter(table, command, {"seq", "key"},
        [](const MatchLog& match_log, Seat seat) { return MatchEntries{match_log.restart(seat)}; });
}

void Play::ask(const TablePtr& table, const Command& command) {
  constexpr std::array<std::string_view, 2> wishes{"undo", "pause"};
  const bool pause = command.in["for"].choice(wishes, "wish") == 1;
  const auto ply = pause ? std::size_t{0} : static_cast<std::size_t>(command.in["ply"].whole(0, most_plies));
  enter(table, command, {"seq", "key", "for", "ply"}, [&](const MatchLog& match_log, Seat seat) {
    return MatchEntries{pause ? match_log.ask_to_pause(seat) : match_log.ask_to_undo(seat, ply)};
  });
}

void Play::answer(const TablePtr& table, const Command& command) {
  const bool agree = command.in["agree"].boolean();
  enter(table, command, {"seq", "key", "agree"},
        [&](const MatchLog& match_log, Seat seat) { return MatchEntries{match_log.answer(seat, agree)}; });
}

void Play::resume(const TablePtr& table, const Command& command) {
  enter(table, command, {"seq", "key"},
        [](const MatchLog& match_log, Seat seat) { return MatchEntries{match_log.resume(seat)}; });
}

void Play::give_back(const TablePtr& table, const Command& command) {
  enter(table, command, {"seq", "key"},
        [](const MatchLog& match_log, Seat seat) { return MatchEntries{match_log.giveback(seat)}; });
}

void Play::take_over(const TablePtr& table, Seat seat, std::string_view why, const Reply& reply) {
  if (table->match_log->over()) throw base::Refusal(409, "finished", "the game is over");
  if (table->match_log->plays_itself(seat)) throw base::Refusal(409, "seat_taken", "a bot plays your seat already");
  commit(table, {table->match_log->takeover(seat, table->settings.takeover, why)}, reply);
}

void Play::take_over_removed(const TablePtr& table, Seat seat, const Reply& reply) {
  commit(table, {table->match_log->takeover(seat, table->settings.takeover, "removed")}, reply, true);
}

void Play::start(const TablePtr& table, const Reply& reply) {
  table->row.status = store::TableStatus::playing;
  table->row.started = registry_.loop().now();
  if (table->dealing) {
    deal(table->row, table->dealing->shares);
    table->dealing.reset();
  } else {
    deal(table->row, {});
  }
  table->match_log.emplace(table->cached_game->game, *parse_seed("0x" + table->row.seed), table->settings.clock,
                           table->row.seats);
  commit(table, {table->match_log->start()}, reply, true);
}

/// In memory at once, so that the next command finds it; told and answered when the disk has it.
void Play::commit(const TablePtr& table, MatchEntries entries, const Reply& reply, bool row_changed) {
  std::vector<TableEvent> events;
  std::vector<store::LogEntry> written;
  const base::Time now = registry_.now(*table);
  for (MatchEntry& entry : entries) {
    entry.at = now;
    written.push_back(static_cast<const store::LogEntry&>(entry));
    events.push_back(happen(*table->match_log, std::move(entry)));
    // What a bot thought of a position that was taken back is worth nothing.
    if (written.back().kind != store::EntryKind::move) table->bot.reset();
  }
  const bool finished = table->match_log->over();
  if (finished) {
    table->row.status = store::TableStatus::finished;
    table->row.finished = now;
    table->row.results = results_json(table->match_log->match());
  }
  Followers::Prepared prepared =
      table->followers.prepare([&](Viewer viewer) { return news_text(*table, events, viewer); });
  const bool whole_table = finished || row_changed;
  std::optional<store::TableRow> row;
  if (whole_table) row = table->row;
  registry_.write(
      table,
      [number = table->row.number, written, row = std::move(row)](store::Database& database) {
        for (const store::LogEntry& entry : written) database.append(number, entry);
        if (row) database.update_table(*row);
      },
      [this, table, reply, whole_table, prepared = std::move(prepared), written] {
        table->followers.deliver(prepared);
        if (whole_table)
          table->followers.tell([&](Viewer viewer) { return table_change_text(registry_, *table, viewer); });
        reply.ok(ok_json(written.back().seq));
        if (table->finished()) registry_.open_tables().ended(table->row.id);
        for (const store::LogEntry& entry : written) registry_.happened(*table, entry);
      },
      reply);
}

}  // namespace fondaco::tables
