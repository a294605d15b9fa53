// SPDX-License-Identifier: MIT
#include "server/site/turn_watch.hpp"

#include "server/base/log.hpp"

namespace fondaco::site {
namespace {

/// Whose decision the table waits for; 0: nobody's, or a bot's.
store::UserId awaited(const tables::Table& table) {
  if (!table.playing() || table.match_log()->over() || table.match_log()->paused()) return 0;
  const Seat seat = table.match_log()->match().to_move();
  return table.match_log()->plays_itself(seat) ? 0 : table.row().seats[seat].user;
}

courier::TurnNotice notice_of(const tables::TableRegistry& registry, const tables::Table& table, store::UserId user,
                              base::Time now) {
  courier::TurnNotice notice{.table = table.row().id,
                             .game = table.row().game,
                             .title = std::string(table.game().entry().title),
                             .user = user,
                             .name = registry.name(user),
                             .others = {},
                             .at = now};
  for (const store::SeatOwner& owner : table.row().seats) {
    if (owner.user != 0 && owner.user != user) notice.others.push_back(registry.name(owner.user));
  }
  return notice;
}

}  // namespace

TurnWatch::TurnWatch(tables::TableRegistry& registry, courier::Courier& courier, Present present, base::Time patience)
    : registry_(registry), courier_(courier), present_(std::move(present)), patience_(patience) {
  registry_.add_listener(*this);
}

void TurnWatch::happened(const tables::Table& table, const store::LogEntry& entry) {
  if (entry.kind == store::EntryKind::outage) return;  // whoever is to move was told by the server before
  if (entry.kind == store::EntryKind::move && entry.seat < table.row().seats.size()) {
    told_.erase({table.row().id, table.row().seats[entry.seat].user});
  }
  if (table.finished()) {
    for (const store::SeatOwner& owner : table.row().seats) told_.erase({table.row().id, owner.user});
  }
  const store::UserId user = awaited(table);
  const Turn turn{table.row().id, user};
  if (user == 0 || told_.contains(turn) || waiting_.contains(turn)) return;
  // Even without patience not at once: moves that were planned are played now.
  waiting_[turn] = registry_.loop().at(registry_.loop().now() + patience_, [this, turn] { look_again(turn); });
}

void TurnWatch::look_again(const Turn& turn) {
  const auto timer = waiting_.extract(turn);  // the one that called: it goes at the end
  const auto& [id, user] = turn;
  if (present_(user)) return;
  const auto found = registry_.find(id);
  if (!found) return base::log_error("table", id + ": " + found.refusal().what());
  const tables::Table& table = **found;
  if (awaited(table) != user || table.followers().online(table.seat_of(user))) return;
  told_.insert(turn);
  courier_.your_turn(notice_of(registry_, table, user, registry_.loop().now()));
}

}  // namespace fondaco::site
