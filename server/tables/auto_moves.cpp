// SPDX-License-Identifier: MIT
// What happens at a table without anybody asking: bots and planned moves are played, clocks run out.
#include "bots/bot.hpp"
#include "server/tables/bots_alone.hpp"
#include "server/tables/move_check.hpp"
#include "server/tables/play.hpp"
#include "server/tables/table_messages.hpp"

namespace fondaco::tables {
namespace {

constexpr std::size_t longest_plan = 32;
constexpr base::Time ask_again = 2'000;  ///< when too many bots wait

}  // namespace

void Play::go_on(const TablePtr& table) {
  if (!table->writes().none()) return;
  const base::Time now = registry_.loop().now();
  if (has_to_end(*table, registry_.settings(), now)) return close(table);
  if (table->bot().thinking()) return;
  if (table->waiting()) return go_on_dealing(table);
  if (!table->playing() || rests(*table, registry_.settings(), now)) return;
  table->set_alarm(nullptr);
  const MatchLog& match_log = *table->match_log();
  if (match_log.over() || tell_outage(table) || match_log.paused()) return;
  const Seat seat = match_log.match().to_move();
  table->bot().forget_unless(seat);
  if (match_log.plays_itself(seat)) return ask_bot(table, seat);
  if (!table->plan(seat).empty() && play_planned(table, seat)) return;
  watch_clock(table);
}

void Play::ask_bot(const TablePtr& table, Seat seat) {
  const bool goes_on = table->bot().seated() != nullptr;
  if (!goes_on || registry_.bots().crowded()) {
    bots::BotSpec spec = bots::parse_bot(table->match_log()->bot(seat)).value_or({});
    spec.stop = &registry_.bots().stopping();
    table->bot().sit(seat, std::make_shared<SeatedBot>(
                               SeatedBot{table->cached_game(), table->cached_game()->runner->sit(spec, seat)}));
  }
  table->bot().begin_thinking();
  const std::int32_t seq = table->match_log()->seq();
  // The luck of a bot comes from the seed of the match, so that nobody can lure it into trying again.
  const auto luck = siphash_word(table->match_log()->match().seed(), static_cast<std::uint64_t>(seq));
  // At a human pace the time a bot thinks counts too: nobody should wait for both.
  const RegistrySettings& settings = registry_.settings();
  const base::Time ready = registry_.loop().now() + (goes_on ? settings.bot_step : settings.bot_pause);
  BotTask task{.seat = table->bot().seated(),
               .state = table->match_log()->match().state(),
               .luck = luck,
               .standing = standing_of(*table, registry_.last_seen(), registry_.loop().now()),
               .cost = estimated_cost(table->match_log()->bot(seat))};
  const auto ticket = registry_.bots().think(std::move(task), [this, table, seq, ready](Move move) {
    if (!table->settings().human_pace || registry_.loop().now() >= ready) return play_for_bot(table, seq, move);
    table->set_alarm(registry_.loop().at(ready, [this, weak = std::weak_ptr<Table>(table), seq, move] {
      if (const TablePtr waiting = weak.lock()) play_for_bot(waiting, seq, move);
    }));
  });
  if (ticket) {
    table->bot().asked(*ticket);
  } else {
    ask_bot_later(table);
  }
}

/// The queue has no room for this table now.
void Play::ask_bot_later(const TablePtr& table) {
  table->bot().forget();
  const base::Time then = registry_.loop().now() + ask_again;
  table->set_alarm(registry_.loop().at(then, [this, weak = std::weak_ptr<Table>(table)] {
    const TablePtr late = weak.lock();
    if (!late) return;
    late->bot().end_thinking();
    go_on(late);
  }));
}

/// A game among bots alone has lasted long enough.
void Play::close(const TablePtr& table) {
  if (table->bot().thinking()) registry_.bots().withdraw(table->bot().ticket());
  table->bot().end_thinking();
  table->set_alarm(nullptr);
  table->close();
  registry_.write(
      table, [row = table->row()](store::TableStore& tables) { tables.update_table(row); },
      [this, table] {
        registry_.open_tables().ended(table->row().id);
        table->followers().tell([&](Viewer viewer) { return table_change_text(registry_, *table, viewer); });
      },
      nobody_waits());
}

void Play::play_for_bot(const TablePtr& table, std::int32_t seq, Move move) {
  if (table->writes().failed() || !table->playing()) return;
  table->bot().end_thinking();
  const MatchLog& match_log = *table->match_log();
  // Somebody took something back meanwhile, or came back to their seat.
  if (match_log.seq() != seq || match_log.paused() || !match_log.plays_itself(match_log.match().to_move()))
    return go_on(table);
  const Seat seat = match_log.match().to_move();
  commit(table, match_log.row({move}), nobody_waits());  // the pool has found it legal in this position
  if (match_log.match().to_move() == seat) {
    table->bot().seated()->bot->played(seat, move, match_log.match().learned(match_log.match().plies() - 1));
  } else {
    table->bot().forget();
  }
}

void Play::watch_clock(const TablePtr& table) {
  const auto deadline = table->match_log()->clocks().deadline();
  if (!deadline) return;
  const Seat seat = table->match_log()->clocks().running();
  const base::Time then = *deadline - table->ahead();
  table->set_alarm(registry_.loop().at(then, [this, weak = std::weak_ptr<Table>(table), seat] {
    registry_.heartbeat().look();  // time that nobody could have used does not run out
    const TablePtr late = weak.lock();
    if (!late || !late->writes().none() || tell_outage(late) || late->match_log()->clocks().running() != seat) return;
    const auto taken = take_over(late, seat, "time", nobody_waits());
    if (!taken) nobody_waits().refused(taken.refusal());
  }));
}

Ruling<> Play::plan(const TablePtr& table, const Command& command) {
  std::vector<Move> moves;
  if (command.in["moves"].size(0, longest_plan) > 0) {
    command.in["moves"].each([&](json::Cursor text) {
      const auto move = table->game().parse(text.string());
      if (!move) return text.fail("there is no such move");
      moves.push_back(*move);
    });
  }
  if (const auto fits = command.check({"moves"}); !fits) return fits;
  const auto seat = table->need_seat(command.user);
  if (!seat) return seat.refusal();
  if (!table->playing())
    return base::Refusal(409, table->finished() ? "finished" : "not_started", "nobody plays here now");
  table->set_plan(*seat, std::move(moves));
  write_plan(table, *seat, command.reply);
  return {};
}

/// Whoever planned it is told what is left of it.
void Play::write_plan(const TablePtr& table, Seat seat, const Reply& reply) {
  store::Plan plan{.seat = seat, .moves = {}};
  for (const Move move : table->plan(seat)) plan.moves.push_back(table->game().text(move));
  registry_.write(
      table, [number = table->row().number, plan](store::TableStore& tables) { tables.put_plan(number, plan); },
      [table, seat, reply] {
        table->followers().tell_seat(seat, std::make_shared<const std::string>(plan_text(*table, seat)));
        reply.ok(ok_json());
      },
      reply);
}

bool Play::play_planned(const TablePtr& table, Seat seat) {
  const MatchLog& match_log = *table->match_log();
  std::vector<Move> moves = table->plan(seat);
  const Move move = moves.front();
  if (!need_legal(match_log.game(), match_log.match().state(), move)) {
    table->set_plan(seat, {});  // what was planned after it has lost its sense
    write_plan(table, seat, nobody_waits());
    return false;
  }
  moves.erase(moves.begin());
  table->set_plan(seat, std::move(moves));
  write_plan(table, seat, nobody_waits());
  commit(table, match_log.row({move}), nobody_waits());
  return true;
}

}  // namespace fondaco::tables
