// SPDX-License-Identifier: MIT
#include "server/tables/archive.hpp"

#include <algorithm>

#include "games/catalogue.hpp"
#include "server/base/fairness.hpp"
#include "server/store/kept_deal.hpp"
#include "server/store/kept_record.hpp"
#include "server/tables/replay.hpp"
#include "server/tables/table_messages.hpp"

namespace fondaco::tables {
namespace {

constexpr int most_running = 200;
constexpr int page = 50;

void write_log(const std::vector<store::LogEntry>& log, json::Writer& out) {
  out.key("log");
  out.begin_array();
  for (const store::LogEntry& entry : log) {
    out.begin_object();
    out.member("seq", entry.seq);
    out.member("kind", kind_name(entry.kind));
    if (entry.seat != nobody) out.member("seat", entry.seat);
    if (!entry.text.empty()) out.member("text", entry.text);
    out.member("at", entry.at);
    out.end_object();
  }
  out.end_array();
}

Ruling<Viewer> allowed_eyes(const Table& table, store::UserId user, std::optional<Viewer> wanted) {
  const Viewer own = table.viewer_of(user);
  if (!wanted || *wanted == own) return own;
  if (wanted->is_seat() && wanted->seat_index() >= table.row().seats.size()) {
    return base::Refusal(400, "bad_request", "seat: there are not so many");
  }
  if (!table.finished()) return base::Refusal(403, "not_your_seat", "that is for other eyes");
  return *wanted;
}

}  // namespace

Ruling<std::string> Archive::position(const Table& table, store::UserId user, std::size_t ply,
                                      std::optional<Viewer> eyes) const {
  if (const auto started = table.need_started(); !started) return started.refusal();
  const Match& match = table.match_log()->match();
  if (ply > match.plies()) return base::Refusal(404, "not_found", "the match has no such ply");
  const auto viewer = allowed_eyes(table, user, eyes);
  if (!viewer) return viewer.refusal();
  json::Writer out;
  out.begin_object();
  out.member("table", table.row().id);
  out.member("ply", ply);
  out.member("plies", match.plies());
  write_state(table.game(), match.state_at(ply), *viewer, out);
  out.end_object();
  return out.take();
}

Ruling<std::string> Archive::log(const Table& table, store::UserId user, std::int32_t after, std::int32_t limit,
                                 std::optional<Viewer> eyes) const {
  if (const auto playable = table.need_playable(); !playable) return playable.refusal();
  const auto viewer = allowed_eyes(table, user, eyes);
  if (!viewer) return viewer.refusal();
  json::Writer out;
  out.begin_object();
  out.key("entries");
  out.begin_array();
  if (table.match_log()) {
    replay(table, registry_.reader().log(table.row().number), after, limit,
           [&](const TableEvent& event) { write_event_message(table, event, *viewer, false, out); });
  }
  out.end_array();
  out.member("seq", table.match_log() ? table.match_log()->seq() : 0);
  out.end_object();
  return out.take();
}

Ruling<std::string> Archive::curve(const Table& table, store::UserId user) const {
  if (const auto started = table.need_started(); !started) return started.refusal();
  const Match& match = table.match_log()->match();
  const AnyGame& game = match.game();
  const Viewer viewer = table.finished() ? Viewer::everything() : table.viewer_of(user);
  std::vector<std::size_t> plies;
  std::vector<Scores> scores;
  AnyState state = game.start(match.seed());
  const auto note = [&](std::size_t ply) {
    plies.push_back(ply);
    scores.push_back(scores_for(game, state, viewer));
  };
  note(0);
  for (std::size_t ply = 0; ply < match.plies(); ++ply) {
    game.apply(state, match.move(ply));
    if (game.to_move(state) != match.mover(ply)) note(ply + 1);  // the end as well, when nobody is to move
  }
  json::Writer out;
  out.begin_object();
  out.member("unit", game.entry().score_unit);
  out.key("plies");
  out.begin_array();
  for (const std::size_t ply : plies) out.value(ply);
  out.end_array();
  out.key("totals");
  out.begin_array();
  for (Seat seat = 0; seat < game.players(); ++seat) {
    out.begin_array();
    for (const Scores& at : scores) out.value(at.seats[seat].total);
    out.end_array();
  }
  out.end_array();
  out.end_object();
  return out.take();
}

Ruling<std::string> Archive::record(const Table& table) const {
  if (table.row().status != store::TableStatus::finished) {
    return base::Refusal(409, "running", "a record is told when the game is over");
  }
  if (table.obstacle() && table.obstacle()->kind == store::ObstacleKind::damaged)
    return table.need_playable().refusal();
  std::vector<std::string> names;
  for (Seat seat = 0; seat < table.row().seats.size(); ++seat) names.push_back(seat_name(registry_, table, seat));
  const std::vector<store::LogEntry> log = registry_.reader().log(table.row().number);
  const auto more = [&](json::Writer& out) {
    if (table.obstacle() && table.obstacle()->kind == store::ObstacleKind::unplayable) {
      out.member("unplayable", table.obstacle()->what);
    }
    if (table.settings().imported) {
      store::write_imported(registry_.name(table.settings().imported->by), table.settings().imported->at, out);
    } else {
      store::write_deal(table.row(), out);
    }
    write_log(log, out);
  };
  if (table.obstacle()) return store::kept_record(table.row(), log, names, more);
  Match match = table.match_log()->match();
  match.name_seats(names);
  return match.save(more);
}

Ruling<> Archive::import(const std::string& text, store::UserId user, const Reply& reply) {
  const Result<Match> match = Match::load(text, games::catalogue(), nullptr, true);
  if (!match) return base::Refusal(400, "bad_request", match.fault().text());
  if (!match->over()) return base::Refusal(400, "bad_request", "the match of this record is not over");
  const AnyGame& game = match->game();
  auto row = std::make_shared<store::TableRow>();
  row->id = base::random_id();
  row->game = game.entry().id;
  row->edition = game.edition_id();
  row->edition_hash = game.edition_hash();
  row->rules_version = game.entry().rules_version;
  json::Writer options;
  write_options(game.entry().options, game.options(), options);
  row->options = options.take();
  TableSettings settings;
  settings.imported = store::ImportedMatch{.by = user, .at = registry_.loop().now(), .names = match->seats()};
  row->settings = settings_json(settings);
  row->host = user;
  row->seats.assign(game.players(), {});
  row->status = store::TableStatus::finished;
  row->seed = base::hex_seed(match->seed());
  row->created = row->started = row->finished = registry_.loop().now();
  row->results = results_json(*match);
  auto moves = std::make_shared<std::vector<store::LogEntry>>();
  for (std::size_t ply = 0; ply < match->plies(); ++ply) {
    store::LogEntry entry;
    entry.seq = static_cast<std::int32_t>(ply) + 2;
    entry.seat = match->mover(ply);
    entry.text = game.text(match->move(ply));
    entry.at = row->created;
    moves->push_back(std::move(entry));
  }
  registry_.write(
      [row, moves](store::TableStore& tables) {
        TableRegistry::add(tables, *row);
        for (const store::LogEntry& entry : *moves) tables.append(row->number, entry);
      },
      [this, row, reply] {
        const auto table = registry_.find(row->id);
        if (!table) return reply.refused(table.refusal());
        reply.table(table_text(registry_, **table, Viewer::spectator()));
      },
      reply);
  return {};
}

std::string Archive::list(const std::vector<store::TableRow>& rows, store::UserId user) {
  std::vector<TablePtr> tables;
  for (const store::TableRow& row : rows) {
    const auto table = registry_.find(row.id);
    if (!table) continue;  // it cannot be read, which was reported
    if (user == 0 || !(*table)->removed(user)) tables.push_back(*table);
  }
  const auto waits = [&](const TablePtr& table) {
    return table->playing() && user != 0 && table->match_log()->match().to_move() == table->seat_of(user);
  };
  std::ranges::stable_partition(tables, waits);
  json::Writer out;
  out.begin_object();
  out.key("tables");
  out.begin_array();
  for (const TablePtr& table : tables) write_table(registry_, *table, table->viewer_of(user), out);
  out.end_array();
  out.end_object();
  return out.take();
}

std::string Archive::mine(store::UserId user) {
  return list(registry_.reader().tables(store::TableList::running, user, 0, most_running), user);
}
std::string Archive::my_finished(store::UserId user, base::Time before) {
  return list(registry_.reader().tables(store::TableList::finished, user, before, page), user);
}
std::string Archive::open(base::Time before) {
  return list(registry_.reader().tables(store::TableList::open, 0, before, page), 0);
}
std::string Archive::live(base::Time before) {
  return list(registry_.reader().tables(store::TableList::live, 0, before, page), 0);
}

}  // namespace fondaco::tables
