#include "server/tables/play.hpp"

#include "engine/dice.hpp"
#include "server/tables/deal.hpp"
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

}  // namespace

Play::Play(TableRegistry& registry) : registry_(registry) { registry_.add_listener(*this); }

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
  store::LogEntry entry = wanted(match_log, seat);
  entry.key = key;
  commit(table, std::move(entry), command.reply);
}

void Play::move(const TablePtr& table, const Command& command) {
  const std::string text(command.in["move"].string());
  enter(table, command, {"seq", "key", "move"},
        [&](const MatchLog& match_log, Seat seat) { return match_log.move_by_person(seat, text); });
}

void Play::undo(const TablePtr& table, const Command& command) {
  std::optional<std::size_t> ply;
  if (command.in["ply"].present()) ply = static_cast<std::size_t>(command.in["ply"].whole(0, most_plies));
  enter(table, command, {"seq", "key", "ply"},
        [&](const MatchLog& match_log, Seat seat) { return match_log.undo(seat, ply); });
}

void Play::restart(const TablePtr& table, const Command& command) {
  enter(table, command, {"seq", "key"}, [](const MatchLog& match_log, Seat seat) { return match_log.restart(seat); });
}

void Play::ask(const TablePtr& table, const Command& command) {
  constexpr std::array<std::string_view, 2> wishes{"undo", "pause"};
  const bool pause = command.in["for"].choice(wishes, "wish") == 1;
  const auto ply = pause ? std::size_t{0} : static_cast<std::size_t>(command.in["ply"].whole(0, most_plies));
  enter(table, command, {"seq", "key", "for", "ply"}, [&](const MatchLog& match_log, Seat seat) {
    return pause ? match_log.ask_to_pause(seat) : match_log.ask_to_undo(seat, ply);
  });
}

void Play::answer(const TablePtr& table, const Command& command) {
  const bool agree = command.in["agree"].boolean();
  enter(table, command, {"seq", "key", "agree"},
        [&](const MatchLog& match_log, Seat seat) { return match_log.answer(seat, agree); });
}

void Play::resume(const TablePtr& table, const Command& command) {
  enter(table, command, {"seq", "key"}, [](const MatchLog& match_log, Seat seat) { return match_log.resume(seat); });
}

void Play::give_back(const TablePtr& table, const Command& command) {
  enter(table, command, {"seq", "key"}, [](const MatchLog& match_log, Seat seat) { return match_log.giveback(seat); });
}

void Play::take_over(const TablePtr& table, Seat seat, std::string_view why, const Reply& reply) {
  if (table->match_log->over()) throw base::Refusal(409, "finished", "the game is over");
  if (table->match_log->plays_itself(seat)) throw base::Refusal(409, "seat_taken", "a bot plays your seat already");
  commit(table, table->match_log->takeover(seat, table->settings.takeover, why), reply);
}

void Play::take_over_removed(const TablePtr& table, Seat seat, const Reply& reply) {
  commit(table, table->match_log->takeover(seat, table->settings.takeover, "removed"), reply, true);
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
  commit(table, table->match_log->start(), reply, true);
}

/// In memory at once, so that the next command finds it; told and answered when the disk has it.
void Play::commit(const TablePtr& table, store::LogEntry entry, const Reply& reply, bool row_changed) {
  entry.at = registry_.now(*table);
  const TableEvent event = happen(*table->match_log, std::move(entry));
  // What a bot thought of a position that was taken back is worth nothing.
  if (event.entry.kind != store::EntryKind::move) table->bot.reset();
  const bool finished = table->match_log->over();
  if (finished) {
    table->row.status = store::TableStatus::finished;
    table->row.finished = event.entry.at;
    table->row.results = results_json(table->match_log->match());
  }
  Followers::Prepared prepared =
      table->followers.prepare([&](Viewer viewer) { return event_text(*table, event, viewer, true); });
  store::Writer::Work work;
  if (finished || row_changed) {
    work = [row = table->row, entry = event.entry](store::Database& database) {
      database.append(row.number, entry);
      database.update_table(row);
    };
  } else {
    work = [number = table->row.number, entry = event.entry](store::Database& database) {
      database.append(number, entry);
    };
  }
  const bool whole_table = finished || row_changed;
  registry_.write(
      table, std::move(work),
      [this, table, reply, whole_table, prepared = std::move(prepared), entry = event.entry] {
        table->followers.deliver(prepared);
        if (whole_table)
          table->followers.tell([&](Viewer viewer) { return table_change_text(registry_, *table, viewer); });
        reply.ok(ok_json(entry.seq));
        if (table->finished()) registry_.open_tables().ended(table->row.id);
        registry_.happened(*table, entry);
      },
      reply);
}

}  // namespace fondaco::tables
