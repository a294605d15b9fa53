// SPDX-License-Identifier: MIT
#include "server/tables/table_registry.hpp"

#include <algorithm>
#include <utility>

#include "bots/thinking.hpp"
#include "engine/dice.hpp"
#include "server/base/log.hpp"
#include "server/tables/bots_alone.hpp"

namespace fondaco::tables {
namespace {

constexpr base::Time sweep_every = 10'000;
constexpr std::int64_t waking_ms = 5;  ///< at a time, then others have their turn

/// The first entry of a table that is full when it is made.
store::LogEntry start_of(const store::TableRow& row) {
  store::LogEntry start;
  start.seq = 1;
  start.kind = store::EntryKind::start;
  start.at = row.started;
  return start;
}

base::Refusal not_kept() { return {503, "store_failed", "it could not be kept; nothing has happened"}; }

base::Refusal refusal_of(const std::exception_ptr& failure) {
  try {
    std::rethrow_exception(failure);
  } catch (const store::Conflict&) {
    return {409, "stale", "something else happened first"};
  } catch (const std::exception& error) {
    base::log_error("store", error.what());
    return not_kept();
  }
}

}  // namespace

Reply nobody_waits() {
  return {[](const Answer&) {}, [](const base::Refusal& refusal) { base::log_error("table", refusal.what()); }};
}

std::string ok_json(std::int32_t seq) {
  return seq < 0 ? std::string(R"({"ok":true})") : R"({"ok":true,"seq":)" + std::to_string(seq) + "}";
}

TableRegistry::TableRegistry(base::Loop& loop, store::Database& reader, store::Writer& writer, Names names,
                             const RegistrySettings& settings)
    : loop_(loop),
      reader_(reader),
      talk_(reader),
      writer_(writer),
      names_(std::move(names)),
      settings_(settings),
      open_tables_(reader, settings.tables),
      bots_(loop, settings.bot_threads, settings.decisions),
      heartbeat_(loop, reader, writer, [this] { return running_clocks(); }, [this] { wake_all(); }) {
  sweep();
}

void TableRegistry::go_on(const TablePtr& table) {
  for (TableListener* listener : listeners_) listener->go_on(table);
}

void TableRegistry::happened(const Table& table, const store::LogEntry& entry) {
  for (TableListener* listener : listeners_) listener->happened(table, entry);
}

Ruling<TablePtr> TableRegistry::find(const std::string& id) {
  const auto found = tables_.find(id);
  Ruling<TablePtr> table = found == tables_.end() ? load(id) : found->second;
  if (table) (*table)->touch(loop_.now());
  return table;
}

void TableRegistry::seen(const TablePtr& table, store::UserId user, const Origin& origin) {
  last_seen_.note(user, origin.network, loop_.now());
  if (!table->playing()) return;
  if (table->bot().thinking() && table->seat_of(user) != nobody) {
    bots_.restand(table->bot().ticket(), standing_of(*table, last_seen_, loop_.now()));
  } else if (bots_alone(table->row())) {
    go_on(table);
  }
}

Ruling<TablePtr> TableRegistry::load(const std::string& id) {
  std::optional<store::TableRow> row;
  try {
    row = reader_.table(id);
  } catch (const store::Damaged& damage) {
    base::log_error("table", id + " cannot be read: " + damage.what());
    return base::Refusal(409, "damaged", "what was kept of this table cannot be read");
  }
  if (!row || row->status == store::TableStatus::closed)
    return base::Refusal(404, "not_found", "there is no such table");
  auto table = std::make_shared<Table>(loop_, std::move(*row));
  if (auto obstacle = furnish(*table)) table->obstruct(*std::move(obstacle));
  if (table->match_log()) read_log(*table);
  table->obstacle() ? report(*table) : read_plans(*table);
  table->continue_chat_after(talk_.last_chat(table->row().number));
  keep(table);
  return table;
}

/// Plays the log again. Nothing of a table that stops on the way is changed: another program may lead through it.
void TableRegistry::read_log(Table& table) {
  std::vector<store::LogEntry> log;
  try {
    log = reader_.log(table.row().number);
  } catch (const store::Damaged& damage) {
    return table.obstruct(store::Obstacle::damage("log", damage.what()));
  }
  if (auto obstacle = store::KnownVersions::obstacle_of(log)) return table.obstruct(*std::move(obstacle));
  try {
    table.replay(log, loop_.now());
  } catch (const store::Damaged& stop) {
    table.obstruct(store::Obstacle::not_replayed(stop.what()));
  }
}

/// A move that is none (any more) ends its plan: what follows it has lost its sense.
void TableRegistry::read_plans(Table& table) {
  try {
    for (const store::Plan& plan : reader_.plans(table.row().number)) {
      if (plan.seat >= max_seats) continue;
      std::vector<Move> moves;
      for (const std::string& text : plan.moves) {
        const auto move = table.game().parse(text);
        if (!move) break;
        moves.push_back(*move);
      }
      table.set_plan(plan.seat, std::move(moves));
    }
  } catch (const store::Damaged& damage) {
    base::log_error("table", table.row().id + " goes on without its plans: " + damage.what());
  }
}

/// In the log of the server, once for each table.
void TableRegistry::report(const Table& table) {
  if (!reported_.insert(table.row().id).second) return;
  const std::string line = table.row().id + " cannot be played here: " + table.obstacle()->what;
  table.obstacle()->kind == store::ObstacleKind::other_version ? base::log_info("table", line)
                                                               : base::log_error("table", line);
}

TablePtr TableRegistry::take_in(const store::TableRow& row) {
  if (const auto found = tables_.find(row.id); found != tables_.end()) return found->second;
  auto table = std::make_shared<Table>(loop_, row);
  if (auto obstacle = furnish(*table)) table->obstruct(*std::move(obstacle));
  if (table->match_log()) table->replay({start_of(row)}, loop_.now());
  keep(table);
  return table;
}

/// What follows from its row, or why it cannot be played here.
std::optional<store::Obstacle> TableRegistry::furnish(Table& table) {
  const store::TableRow& row = table.row();
  try {
    auto settings = settings_of(row);
    if (!settings) return store::Obstacle::options_refused(settings.refusal().what());
    table.use(*std::move(settings));
    if (row.status > store::TableStatus::finished) throw store::Damaged("an older server has marked it as damaged");
    if (auto obstacle = versions_.obstacle_of(row)) return obstacle;
    auto cached_game = game_cache_.take(row.game, row.edition, row.options, row.rules_version);
    if (!cached_game) return store::Obstacle::options_refused(cached_game.refusal().what());
    table.use(*std::move(cached_game));
    if (row.seats.size() != table.game().players())
      throw store::Damaged("it has " + std::to_string(row.seats.size()) + " seats");
    if (row.status == store::TableStatus::waiting) return std::nullopt;
    const auto seed = parse_seed("0x" + row.seed);
    if (!seed) throw store::Damaged("its seed is none");
    table.open_match(*seed);
  } catch (const store::Damaged& damage) {
    return store::Obstacle::damage("row", damage.what());
  }
  return std::nullopt;
}

void TableRegistry::keep(const TablePtr& table) {
  table->touch(loop_.now());
  sleeping_.erase(table->row().id);
  tables_[table->row().id] = table;
  go_on(table);
}

void TableRegistry::add(store::TableStore& tables, store::TableRow& row) {
  row.number = tables.add_table(row);
  if (row.status != store::TableStatus::waiting) tables.append(row.number, start_of(row));
}

void TableRegistry::write(store::Writer::Work work, base::Task durable, const Reply& reply) {
  writer_.submit(std::move(work), [durable = std::move(durable), reply](const std::exception_ptr& failure) {
    failure ? reply.refused(refusal_of(failure)) : durable();
  });
}

void TableRegistry::write(const TablePtr& table, store::Writer::Work work, base::Task durable, const Reply& reply) {
  table->writes().begin();
  writer_.submit(std::move(work), [this, table, durable = std::move(durable), reply,
                                   watch = bots::Stopwatch()](const std::exception_ptr& failure) {
    for (TableListener* listener : listeners_) listener->written(static_cast<double>(watch.microseconds()) / 1e6);
    table->writes().end();
    table->catch_up().clear();
    if (failure) {
      if (table->writes().fail()) {
        table->set_alarm(nullptr);
        tables_.erase(table->row().id);
        const std::string again = R"({"table":")" + table->row().id + R"(","kind":"refollow"})";
        table->followers().tell([&](Viewer) { return again; });
      }
      reply.refused(refusal_of(failure));
    } else {
      durable();
    }
    settle(table);
  });
}

void TableRegistry::settle(const TablePtr& table) {
  table->writes().run_waiting();
  if (table->writes().none() && !table->writes().failed()) go_on(table);
}

void TableRegistry::when_durable(const TablePtr& table, const Reply& reply, base::Task task) {
  base::Task careful = [table, reply, task = std::move(task)] {
    // What this was to tell of has not been kept.
    table->writes().failed() ? reply.refused(not_kept()) : task();
  };
  if (table->writes().none()) return careful();
  table->writes().when_none(std::move(careful));
}

void TableRegistry::sweep() {
  const base::Time long_ago = loop_.now() - settings_.idle;
  std::vector<TablePtr> idle;
  std::vector<TablePtr> ending;
  for (const auto& [id, table] : tables_) {
    const bool busy =
        !table->followers().empty() || !table->writes().none() || table->bot().thinking() || table->dealing();
    if (!busy && table->used() <= long_ago) idle.push_back(table);
    if (has_to_end(*table, settings_, loop_.now())) ending.push_back(table);
  }
  for (const auto& table : ending) go_on(table);
  for (const auto& table : idle) unload(table);
  sweeper_ = loop_.at(loop_.now() + sweep_every, [this] { sweep(); });
}

void TableRegistry::unload(const TablePtr& table) {
  const std::string id = table->row().id;
  table->set_alarm(nullptr);
  tables_.erase(id);
  const auto deadline = table->playing() ? next_deadline(*table, settings_) : std::nullopt;
  if (!deadline) return;
  auto alarm = loop_.at(*deadline - table->ahead(), [this, id] {
    const auto found = find(id);
    if (!found) base::log_error("table", id + ": " + found.refusal().what());
  });
  const bool runs = table->match_log()->clocks().deadline().has_value();
  sleeping_[id] = {.clock = runs ? table->settings().clock.kind : ClockKind::none, .deadline = std::move(alarm)};
}

void TableRegistry::wake_all() {
  auto ids = std::make_shared<std::vector<std::string>>(reader_.playing());
  untold_.insert(ids->begin(), ids->end());
  ++waking_;
  wake_some(std::move(ids), 0);
}

void TableRegistry::wake_some(std::shared_ptr<std::vector<std::string>> ids, std::size_t from) {
  const bots::Stopwatch watch;
  std::size_t next = from;
  while (next < ids->size() && watch.ms() < waking_ms) {
    const auto found = find((*ids)[next++]);
    if (!found) continue;  // it cannot be read, which was reported
    const TablePtr& table = *found;
    go_on(table);     // one that was in memory already has not heard either
    table->touch(0);  // when nobody comes, the next sweep unloads it
    if (table->followers().empty() && table->writes().none() && !table->bot().thinking()) unload(table);
  }
  if (next < ids->size()) return loop_.post([this, ids = std::move(ids), next] { wake_some(ids, next); });
  if (--waking_ == 0) heartbeat_.told();
}

}  // namespace fondaco::tables
