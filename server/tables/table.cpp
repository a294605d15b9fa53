// SPDX-License-Identifier: MIT
#include "server/tables/table.hpp"

#include "engine/dice.hpp"
#include "server/tables/deal.hpp"

namespace fondaco::tables {

Seat Table::seat_of(store::UserId user) const {
  if (user == 0 || removed(user)) return nobody;
  for (Seat seat = 0; seat < row_.seats.size(); ++seat) {
    if (row_.seats[seat].user == user) return seat;
  }
  return nobody;
}

Viewer Table::viewer_of(store::UserId user) const {
  const Seat seat = seat_of(user);
  return seat == nobody ? Viewer::spectator() : Viewer::seat(seat);
}

Ruling<Seat> Table::need_seat(store::UserId user) const {
  const Seat seat = seat_of(user);
  if (seat == nobody) return base::Refusal(403, "not_your_seat", "you have no seat at this table");
  return seat;
}

Ruling<> Table::need_host(store::UserId user) const {
  if (row_.host != user) return base::Refusal(403, "not_host", "only who made the table may do that");
  return {};
}

Ruling<> Table::need_welcome(store::UserId user) const {
  if (removed(user)) return base::Refusal(403, "removed", "the host has sent you away from this table");
  return {};
}

Ruling<> Table::need_seats_open() const {
  if (!waiting()) return base::Refusal(409, "started", "the game has begun");
  if (dealing_) return base::Refusal(409, "dealing", "the cards are being dealt");
  return {};
}

Ruling<> Table::need_playable() const {
  if (obstacle_) return base::Refusal(409, store::code_of(obstacle_->kind), obstacle_->what);
  return {};
}

Ruling<> Table::need_started() const {
  if (const auto playable = need_playable(); !playable) return playable;
  if (!match_log_) return base::Refusal(409, "not_started", "the game has not begun");
  return {};
}

void Table::open_match(Seed seed) { match_log_.emplace(cached_game_->game, seed, settings_.clock, row_.seats); }

void Table::replay(const std::vector<store::LogEntry>& log, base::Time now) {
  for (const store::LogEntry& entry : log) match_log_->apply(match_log_->read(entry));
  ahead_ = std::max<base::Time>(0, match_log_->last_at() - now);
}

void Table::obstruct(store::Obstacle obstacle) {
  obstacle_ = std::move(obstacle);
  match_log_.reset();
}

void Table::sit_down(std::size_t seat, store::UserId user, const std::string& share_hash) {
  row_.seats[seat].user = user;
  if (!row_.secret.empty()) row_.seats[seat].share_hash = share_hash;
}

void Table::await_shares(base::Time until) {
  dealing_.emplace();
  dealing_->until = until;
}

void Table::start(base::Time now) {
  row_.status = store::TableStatus::playing;
  row_.started = now;
  deal(row_, dealing_ ? dealing_->shares : std::array<std::string, max_seats>());
  dealing_.reset();
  open_match(*parse_seed("0x" + row_.seed));
}

std::vector<TableEvent> Table::append(MatchEntries entries, base::Time now) {
  std::vector<TableEvent> events;
  events.reserve(entries.size());
  for (MatchEntry& entry : entries) {
    entry.at = now;
    if (entry.kind != store::EntryKind::move) bot_.forget();
    events.push_back(happen(*match_log_, std::move(entry)));
  }
  if (match_log_->over()) {
    row_.status = store::TableStatus::finished;
    row_.finished = now;
    row_.results = results_json(match_log_->match());
  }
  return events;
}

void Table::hush(Seat seat, bool on) {
  settings_.hushed = on ? settings_.hushed | SeatSet::only(seat) : settings_.hushed.without(seat);
  row_.settings = settings_json(settings_);
}

void Table::remove(store::UserId user) {
  const Seat seat = seat_of(user);
  settings_.removed.push_back(user);
  row_.settings = settings_json(settings_);
  if (seat != nobody && waiting()) stand_up(seat);
}

}  // namespace fondaco::tables
