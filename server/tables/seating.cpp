// SPDX-License-Identifier: MIT
#include "server/tables/seating.hpp"

#include <algorithm>

#include "engine/json/escape.hpp"
#include "games/catalogue.hpp"
#include "server/tables/deal.hpp"
#include "server/tables/table_messages.hpp"

namespace fondaco::tables {
namespace {

bool for_bots_alone(const std::vector<store::SeatOwner>& seats) {
  return std::ranges::all_of(seats, [](const store::SeatOwner& seat) { return !seat.level.empty(); });
}

/// "open" or {"bot": LEVEL}; "me" where somebody is given.
store::SeatOwner read_seat(json::Cursor in, store::UserId me) {
  if (in.is(json::Kind::object)) {
    in.only_keys({"bot"});
    return {.user = 0, .level = read_level(in["bot"])};
  }
  const std::string_view text = in.string();
  if (text == "me" && me != 0) return {.user = me, .level = {}};
  if (text != "open")
    in.fail(me != 0 ? R"(a seat is "me", "open" or {"bot": LEVEL})" : R"(a seat is "open" or {"bot": LEVEL})");
  return {};
}

std::vector<store::SeatOwner> read_seats(json::Cursor in, Seat players, store::UserId me) {
  std::vector<store::SeatOwner> seats;
  if (!in.present()) {
    seats.assign(players, {});
    if (players > 0) seats[0].user = me;
    return seats;
  }
  in.each([&](json::Cursor seat) { seats.push_back(read_seat(seat, me)); });
  const auto mine = std::ranges::count_if(seats, [](const store::SeatOwner& seat) { return seat.user != 0; });
  if (in.ok() && mine > 1) in.fail("you can sit on one seat only");
  if (in.ok() && seats.size() != players) in.fail("there are " + std::to_string(players) + " players");
  return seats;
}

/// How many play: as the options say, or as many as there are seats, or the fewest.
Seat players_of(json::Cursor in, const GameEntry& entry) {
  const Seat seats =
      in["seats"].present() ? static_cast<Seat>(in["seats"].size(1, max_seats)) : std::max<Seat>(entry.min_players, 2);
  return static_cast<Seat>(in["options"].present() ? in["options"]["players"].whole_or(seats, 1, max_seats) : seats);
}

std::string options_json(const GameEntry& entry, const Options& options) {
  json::Writer out;
  write_options(entry.options, options, out);
  return out.take();
}

}  // namespace

Ruling<> Seating::create(const Command& command) {
  const json::Cursor in = command.in;
  const GameEntry* entry = games::catalogue().find(in["game"].string());
  if (entry == nullptr) in["game"].fail("unknown game " + json::quoted(in["game"].string()));
  if (entry == nullptr) return command.check({});
  const Seat players = players_of(in, *entry);
  Options options = default_options(entry->options, players);
  if (in["options"].present()) read_options(entry->options, in["options"], options);
  store::TableRow row;
  row.game = entry->id;
  row.edition = in["edition"].string_or(default_edition);
  row.seats = read_seats(in["seats"], players, command.user);
  const std::string share_hash = read_share_hash(in);
  const auto mine = std::ranges::find(row.seats, command.user, &store::SeatOwner::user);
  if (mine != row.seats.end()) mine->share_hash = share_hash;
  if (mine == row.seats.end() && in["share_hash"].present()) in["share_hash"].fail("you have no seat there");
  row.settings = settings_json(read_settings(in));
  row.listed = in["public"].boolean_or(false);
  if (const auto fits = command.check(
          {"game", "edition", "options", "seats", "public", "clock", "pace", "takeover", "hints", "share_hash"});
      !fits)
    return fits;
  options.players = players;
  row.options = options_json(*entry, options);
  row.host = command.user;
  registry_.last_seen().note(command.user, command.origin.network, registry_.loop().now());
  const auto place = need_room(row.seats, command);
  if (!place) return place.refusal();
  if (const auto made = furnish(row); !made) return made;
  auto kept = std::make_shared<store::TableRow>(std::move(row));
  registry_.write([kept](store::TableStore& tables) { TableRegistry::add(tables, *kept); },
                  [this, kept, place = *place, user = command.user, origin = command.origin, reply = command.reply] {
                    note_opened(*kept, origin);
                    answer_with(registry_.take_in(*kept), user, reply);
                  },
                  command.reply);
  return {};
}

/// For a table that is to be made with these seats.
Ruling<OpenTables::Place> Seating::need_room(const std::vector<store::SeatOwner>& seats, const Command& command) {
  return registry_.open_tables().need_room(command.user, command.origin, for_bots_alone(seats), registry_.loop().now());
}

void Seating::note_opened(const store::TableRow& row, const Origin& origin) {
  registry_.open_tables().opened(row.id, origin, for_bots_alone(row.seats), registry_.loop().now());
}

/// Seats that the host gives to bots may leave a table without persons, and then it starts.
Ruling<> Seating::reseat(const TablePtr& table, std::vector<store::SeatOwner> seats, const Command& command) {
  OpenTables::Place place;
  if (for_bots_alone(seats)) {
    auto room = registry_.open_tables().need_room_for_bots(command.user, command.origin, registry_.loop().now());
    if (!room) return room.refusal();
    place = *std::move(room);
  }
  table->reseat(std::move(seats));
  const Reply reply = command.reply;
  start_if_full(table, {[this, table, place, origin = command.origin, reply](const Answer& answer) {
                          if (place) note_opened(table->row(), origin);
                          reply.ok(answer);
                        },
                        [place, reply](const base::Refusal& refusal) { reply.refused(refusal); }});
  return {};
}

/// What a new table has that nobody chooses. It starts at once when it is full and no share is to be waited for.
Ruling<> Seating::furnish(store::TableRow& row) {
  const auto cached_game = registry_.game_cache().take(row.game, row.edition, row.options);
  if (!cached_game) return cached_game.refusal();
  const AnyGame& game = *(*cached_game)->game;
  row.edition_hash = game.edition_hash();
  row.rules_version = game.entry().rules_version;
  row.id = base::random_id();
  row.secret = base::random_hex();
  row.nonce = base::random_hex();
  row.created = registry_.loop().now();
  if (row.full() && !shares_promised(row)) {
    deal(row, {});
    row.status = store::TableStatus::playing;
    row.started = row.created;
  }
  return {};
}

/// The seats as they are now. Everybody is told when they are kept.
void Seating::save(const TablePtr& table, const Reply& reply) {
  table->followers().reseat([&](store::UserId user) { return table->viewer_of(user); });
  registry_.write(
      table, [row = table->row()](store::TableStore& tables) { tables.update_table(row); },
      [this, table, reply] {
        table->followers().tell([&](Viewer viewer) { return table_change_text(registry_, *table, viewer); });
        reply.ok(ok_json());
      },
      reply);
}

void Seating::start_if_full(const TablePtr& table, const Reply& reply) {
  if (!table->row().full()) return save(table, reply);
  if (shares_promised(table->row())) {
    play_.await_shares(*table);
    return save(table, reply);
  }
  table->followers().reseat([&](store::UserId user) { return table->viewer_of(user); });
  play_.start(table, reply);
}

Ruling<> Seating::join(const TablePtr& table, const Command& command) {
  std::optional<std::size_t> wanted;
  if (command.in["seat"].present()) {
    wanted =
        static_cast<std::size_t>(command.in["seat"].whole(0, static_cast<std::int64_t>(table->row().seats.size()) - 1));
  }
  const std::string share_hash = read_share_hash(command.in);
  if (const auto fits = command.check({"seat", "share_hash"}); !fits) return fits;
  if (const auto open = table->need_seats_open(); !open) return open;
  if (const auto welcome = table->need_welcome(command.user); !welcome) return welcome;
  if (table->seat_of(command.user) != nobody) return base::Refusal(409, "seat_taken", "you are sitting here already");
  const std::vector<store::SeatOwner>& seats = table->row().seats;
  const auto chosen = wanted ? seats.begin() + static_cast<std::ptrdiff_t>(*wanted)
                             : std::ranges::find_if(seats, &store::SeatOwner::open);
  if (chosen == seats.end() || !chosen->open()) return base::Refusal(409, "seat_taken", "that seat is taken");
  table->sit_down(static_cast<std::size_t>(chosen - seats.begin()), command.user, share_hash);
  start_if_full(table, command.reply);
  return {};
}

Ruling<> Seating::leave(const TablePtr& table, const Command& command) {
  if (const auto fits = command.check({}); !fits) return fits;
  const auto seat = table->need_seat(command.user);
  if (!seat) return seat.refusal();
  if (!table->waiting()) return play_.take_over(table, *seat, "left", command.reply);
  if (const auto open = table->need_seats_open(); !open) return open;
  table->stand_up(*seat);
  if (table->row().host == command.user) {
    table->close();
    registry_.open_tables().ended(table->row().id);
  }
  save(table, command.reply);
  return {};
}

Ruling<> Seating::seat(const TablePtr& table, const Command& command) {
  const auto seat =
      static_cast<std::size_t>(command.in["seat"].whole(0, static_cast<std::int64_t>(table->row().seats.size()) - 1));
  store::SeatOwner owner = read_seat(command.in["to"], 0);
  if (const auto fits = command.check({"seat", "to"}); !fits) return fits;
  if (const auto host = table->need_host(command.user); !host) return host;
  if (const auto open = table->need_seats_open(); !open) return open;
  if (table->row().seats[seat].user == command.user) return base::Refusal(409, "seat_taken", "that is your own seat");
  std::vector<store::SeatOwner> seats = table->row().seats;
  seats[seat] = std::move(owner);
  return reseat(table, std::move(seats), command);
}

Ruling<> Seating::start(const TablePtr& table, const Command& command) {
  if (const auto fits = command.check({}); !fits) return fits;
  if (const auto host = table->need_host(command.user); !host) return host;
  if (const auto open = table->need_seats_open(); !open) return open;
  std::vector<store::SeatOwner> seats = table->row().seats;
  for (store::SeatOwner& seat : seats) {
    if (seat.open()) seat.level = table->settings().takeover;
  }
  return reseat(table, std::move(seats), command);
}

void Seating::answer_with(const TablePtr& table, store::UserId user, const Reply& reply) {
  TableRegistry::when_durable(
      table, reply, [this, table, user, reply] { reply.table(table_text(registry_, *table, table->viewer_of(user))); });
}

Ruling<> Seating::rematch(const TablePtr& table, const Command& command) {
  const std::string share_hash = read_share_hash(command.in);
  if (const auto fits = command.check({"share_hash"}); !fits) return fits;
  const Seat seat = table->seat_of(command.user);
  if (seat == nobody) return base::Refusal(403, "not_your_seat", "you had no seat at this table");
  if (!table->finished()) return base::Refusal(409, "running", "the game is not over");
  if (!table->row().rematch.empty()) {
    TableRegistry::when_durable(table, command.reply,
                                [this, table, seat, user = command.user, share_hash, reply = command.reply] {
                                  join_rematch(table, seat, user, share_hash, reply);
                                });
    return {};
  }
  auto next = std::make_shared<store::TableRow>();
  next->game = table->row().game;
  next->edition = table->row().edition;
  next->options = table->row().options;
  next->settings = table->row().settings;
  next->listed = table->row().listed;
  next->host = command.user;
  for (const store::SeatOwner& owner : table->row().seats) next->seats.push_back({.user = 0, .level = owner.level});
  next->seats[seat].user = command.user;  // the others are asked, not told
  next->seats[seat].share_hash = share_hash;
  const auto place = need_room(next->seats, command);
  if (!place) return place.refusal();
  if (const auto made = furnish(*next); !made) return made;
  table->set_rematch(next->id);
  registry_.write(
      table,
      [next, row = table->row()](store::TableStore& tables) {
        TableRegistry::add(tables, *next);
        tables.update_table(row);
      },
      [this, table, next, place = *place, user = command.user, origin = command.origin, reply = command.reply] {
        note_opened(*next, origin);
        table->followers().tell([&](Viewer viewer) { return table_change_text(registry_, *table, viewer); });
        answer_with(registry_.take_in(*next), user, reply);
      },
      command.reply);
  return {};
}

void Seating::join_rematch(const TablePtr& table, Seat seat, store::UserId user, const std::string& share_hash,
                           const Reply& reply) {
  const auto found = registry_.find(table->row().rematch);
  if (!found) return reply.refused(found.refusal());
  const TablePtr& next = *found;
  const bool welcome =
      next->waiting() && !next->removed(user) && next->seat_of(user) == nobody && next->row().seats[seat].open();
  if (!welcome) return answer_with(next, user, reply);
  next->sit_down(seat, user, share_hash);
  start_if_full(next, {[this, next, user, reply](const Answer&) { answer_with(next, user, reply); },
                       [reply](const base::Refusal& refusal) { reply.refused(refusal); }});
}

}  // namespace fondaco::tables
