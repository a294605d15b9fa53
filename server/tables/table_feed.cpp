// SPDX-License-Identifier: MIT
#include "server/tables/table_feed.hpp"

#include <algorithm>
#include <unordered_set>

#include "engine/dice.hpp"
#include "engine/json/utf8.hpp"
#include "server/base/characters.hpp"
#include "server/tables/phrases.hpp"
#include "server/tables/replay.hpp"
#include "server/tables/table_messages.hpp"

namespace fondaco::tables {
namespace {

constexpr std::int32_t most_missed = 100;
constexpr int most_chat = 100;
constexpr std::size_t longest_text = 500;        ///< characters
constexpr std::size_t highest_pile_of_chat = 4;  ///< accents on one letter
constexpr double chat_burst = 8;
constexpr double chat_per_second = 0.5;
constexpr base::Time presence_pause = 1000;
constexpr std::int32_t nothing_seen = -1;

/// Nothing in it reaches beyond its own line when it is shown.
bool is_plain(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const json::CodePoint point = json::decode_utf8(text, at);
    if (point.length == 0 || base::is_command(point.value)) return false;
    at += point.length;
  }
  return base::highest_pile(text) <= highest_pile_of_chat;
}

/// A text, or the id of a phrase.
store::ChatLine read_line(json::Cursor in) {
  store::ChatLine line;
  if (in["phrase"].present()) {
    line.phrase = phrases[in["phrase"].choice(phrases, "phrase")];
    if (in["text"].present()) in["text"].fail("a line is a text or a phrase");
    return line;
  }
  line.text = in["text"].string();
  if (line.text.empty() || json::count_code_points(line.text) > longest_text) {
    in["text"].fail("a line has 1 to 500 characters");
  } else if (!is_plain(line.text)) {
    in["text"].fail("a line has no control characters, no marks of direction and no piles of accents");
  }
  return line;
}

/// With the time, so that clocks can be shown by it.
std::string followed_json(std::int32_t seq, base::Time now) {
  json::Writer out;
  out.begin_object();
  out.member("ok", true);
  out.member("seq", seq);
  out.member("at", now);
  out.end_object();
  return out.take();
}

bool has(const std::vector<store::UserId>& users, store::UserId user) {
  return std::ranges::find(users, user) != users.end();
}

Text shared(std::string text) { return std::make_shared<const std::string>(std::move(text)); }

/// What a table shows that changes without a write.
std::string appearance_of(const TableRegistry& registry, const Table& table) {
  std::string appearance;
  for (Seat seat = 0; seat < table.row().seats.size(); ++seat) {
    appearance += table.followers().online(seat) ? '+' : '-';
    if (table.row().seats[seat].user != 0) appearance += registry.name(table.row().seats[seat].user);
    appearance += '\n';
  }
  return appearance;
}

}  // namespace

TableFeed::TableFeed(TableRegistry& registry) : registry_(registry), chat_limit_({chat_per_second, chat_burst}) {}

Ruling<> TableFeed::follow(const TablePtr& table, const std::shared_ptr<Follower>& follower, const Command& command) {
  const auto seq = static_cast<std::int32_t>(command.in["seq"].whole_or(nothing_seen, nothing_seen, INT32_MAX));
  const auto chat = static_cast<std::int32_t>(command.in["chat"].whole_or(0, 0, INT32_MAX));
  if (const auto fits = command.check({"seq", "chat"}); !fits) return fits;
  TableRegistry::when_durable(table, command.reply,
                              [this, table, follower, user = command.user, seq, chat, reply = command.reply] {
                                if (follower->gone()) return;
                                begin(table, *follower, user, seq, chat);
                                reply.ok(followed_json(table->seq(), registry_.now(*table)));
                              });
  return {};
}

void TableFeed::begin(const TablePtr& table, Follower& follower, store::UserId user, std::int32_t seq,
                      std::int32_t chat) {
  const Viewer viewer = table->viewer_of(user);
  const auto tell = [&](std::string text) { follower.tell(shared(std::move(text))); };
  for (const Text& text : missed(*table, viewer, seq)) follower.tell(text);
  for (std::string& text : chat_after(*table, user, chat)) tell(std::move(text));
  if (viewer.is_seat() && !table->plan(viewer.seat_index()).empty()) tell(plan_text(*table, viewer.seat_index()));
  if (table->removed(user)) tell(removed_text(*table));
  if (user == table->row().host && !registry_.talk().reports(table->row().number).empty())
    tell(reports_text(registry_, *table));
  table->followers().add(follower, user, viewer);
  presence_changed(table);
}

void TableFeed::leave(const TablePtr& table, Follower& follower) {
  if (!table->followers().follows(follower)) return;
  if (!follower.gone()) table->followers().catch_up(follower);
  table->followers().remove(follower);
  table->touch(registry_.loop().now());
  presence_changed(table);
}

void TableFeed::presence_changed(const TablePtr& table) const {
  table->presence().changed = true;
  if (!table->presence().pause) tell_presence(table);
}

void TableFeed::tell_presence(const TablePtr& table) const {
  if (!table->presence().changed || table->followers().empty()) return;
  table->presence().changed = false;
  const std::string text = presence_text(*table);
  table->followers().tell([&](Viewer) { return text; });
  // The timer lives in the table and must not keep it alive.
  table->presence().pause =
      registry_.loop().at(registry_.loop().now() + presence_pause, [this, weak = std::weak_ptr(table)] {
        const TablePtr rested = weak.lock();
        if (!rested) return;
        rested->presence().pause.reset();
        tell_presence(rested);
      });
}

std::vector<Text> TableFeed::missed(Table& table, Viewer viewer, std::int32_t seq) const {
  const std::int32_t last = table.seq();
  if (seq == last && last > 0) return {};
  if (seq < 1 || seq > last || last - seq > most_missed) seq = nothing_seen;
  if (!viewer.is_spectator()) return write_missed(table, viewer, seq);
  return table.catch_up().find(seq, appearance_of(registry_, table), [&] { return write_missed(table, viewer, seq); });
}

Text TableFeed::snapshot(Table& table, Viewer viewer) const { return missed(table, viewer, nothing_seen).front(); }

std::vector<Text> TableFeed::write_missed(const Table& table, Viewer viewer, std::int32_t seq) const {
  if (seq == nothing_seen) return {shared(snapshot_text(registry_, table, viewer))};
  std::vector<Text> texts;
  replay(table, registry_.reader().log(table.row().number), seq, most_missed, [&](const TableEvent& event) {
    texts.push_back(shared(event_text(table, event, viewer, event.entry.seq == table.seq())));
  });
  return texts;
}

std::vector<std::string> TableFeed::chat_after(const Table& table, store::UserId user, std::int32_t number) const {
  std::vector<std::string> texts;
  if (table.last_line() <= number) return texts;
  const std::vector<store::UserId> muted = registry_.talk().mutes(user);
  for (const store::ChatLine& line : registry_.talk().chat(table.row().number, number, most_chat)) {
    texts.push_back(chat_text(registry_, table, line, has(muted, line.user)));
  }
  return texts;
}

Ruling<> TableFeed::say(const TablePtr& table, const Command& command) {
  store::ChatLine line = read_line(command.in);
  if (const auto fits = command.check({"text", "phrase"}); !fits) return fits;
  if (const auto welcome = table->need_welcome(command.user); !welcome) return welcome;
  line.user = command.user;
  line.seat = table->seat_of(command.user);
  if (line.seat != nobody && table->settings().hushed.has(line.seat)) {
    return base::Refusal(403, "hushed", "the host does not want to hear you");
  }
  if (const auto calm = chat_limit_.take(command.user, registry_.loop().now()); !calm) return calm;
  line.at = registry_.loop().now();
  line.number = table->add_line();
  registry_.write(
      table, [number = table->row().number, line](store::TalkStore& talk) { talk.say(number, line); },
      [this, table, line, reply = command.reply] {
        const std::vector<store::UserId> muted_by = registry_.talk().muted_by(line.user);
        table->followers().tell_each(
            [deaf = std::unordered_set(muted_by.begin(), muted_by.end()),
             heard = shared(chat_text(registry_, *table, line, false)),
             muted = shared(chat_text(registry_, *table, line, true))](store::UserId reader, Viewer) {
              return deaf.contains(reader) ? muted : heard;
            });
        table->followers().catch_up(line.user);  // before the answer
        reply.ok(ok_json());
      },
      command.reply);
  return {};
}

Ruling<> TableFeed::hush(const TablePtr& table, const Command& command) {
  const auto seat =
      static_cast<Seat>(command.in["seat"].whole(0, static_cast<std::int64_t>(table->row().seats.size()) - 1));
  const bool on = command.in["on"].boolean();
  if (const auto fits = command.check({"seat", "on"}); !fits) return fits;
  if (const auto host = table->need_host(command.user); !host) return host;
  table->hush(seat, on);
  registry_.write(
      table, [row = table->row()](store::TableStore& tables) { tables.update_table(row); },
      [reply = command.reply] { reply.ok(ok_json()); }, command.reply);
  return {};
}

}  // namespace fondaco::tables
