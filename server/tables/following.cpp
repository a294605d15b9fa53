#include "server/tables/following.hpp"

#include <algorithm>

#include "engine/dice.hpp"
#include "engine/json/utf8.hpp"
#include "server/tables/replay.hpp"
#include "server/tables/telling.hpp"

namespace fondaco::server {
namespace {

constexpr std::int32_t most_missed = 100;
constexpr int most_chat = 100;
constexpr std::size_t longest_text = 500;  ///< characters
constexpr double chat_burst = 8;
constexpr double chat_per_second = 0.5;
constexpr std::size_t most_breaths = 10'000;

}  // namespace

void Following::follow(const TablePtr& table, const std::shared_ptr<Follower>& follower, const Command& command) {
  const auto seq = static_cast<std::int32_t>(command.in["seq"].whole_or(-1, -1, INT32_MAX));
  const auto chat = static_cast<std::int32_t>(command.in["chat"].whole_or(0, 0, INT32_MAX));
  command.check({"seq", "chat"});
  Hall::when_durable(table, command.reply,
                     [this, table, follower, user = command.user, seq, chat, reply = command.reply] {
                       if (follower->gone()) return;
                       begin(*table, *follower, user, seq, chat);
                       reply.ok(ok_json(table->course ? table->course->seq() : 0));
                     });
}

void Following::begin(Table& table, Follower& follower, UserId user, std::int32_t seq, std::int32_t chat) {
  const Viewer viewer = table.viewer_of(user);
  const auto tell = [&](const std::string& text) { follower.tell(std::make_shared<const std::string>(text)); };
  for (const std::string& text : missed(table, viewer, seq)) tell(text);
  for (const std::string& text : chat_after(table, chat)) tell(text);
  if (viewer.is_seat() && !table.plans[viewer.seat_index()].empty()) tell(plan_text(table, viewer.seat_index()));
  table.audience.add(follower, user, viewer);
  tell_presence(table);
}

void Following::leave(const TablePtr& table, Follower& follower) {
  if (!table->audience.follows(follower)) return;
  table->audience.remove(follower);
  table->used = hall_.loop().now();
  tell_presence(*table);
}

void Following::tell_presence(const Table& table) const {
  const std::string text = presence_text(table);
  table.audience.tell([&](Viewer) { return text; });
}

std::vector<std::string> Following::missed(const Table& table, Viewer viewer, std::int32_t seq) const {
  const std::int32_t last = table.course ? table.course->seq() : 0;
  if (seq == last && last > 0) return {};
  if (seq < 1 || seq > last || last - seq > most_missed) return {snapshot_text(hall_, table, viewer)};
  std::vector<std::string> texts;
  replay(table, hall_.reader().log(table.row.number), seq, most_missed, [&](const Happening& happening) {
    texts.push_back(happening_text(table, happening, viewer, happening.entry.seq == last));
  });
  return texts;
}

std::vector<std::string> Following::chat_after(const Table& table, std::int32_t number) const {
  std::vector<std::string> texts;
  if (table.chat <= number) return texts;
  for (const ChatLine& line : hall_.reader().chat(table.row.number, number, most_chat)) {
    texts.push_back(chat_text(hall_, table, line));
  }
  return texts;
}

void Following::take_breath(UserId user) {
  const Time now = hall_.loop().now();
  if (breaths_.size() >= most_breaths) {
    std::erase_if(breaths_, [&](const auto& one) { return now - one.second.at > 60'000; });
  }
  const auto [found, fresh] = breaths_.try_emplace(user, Breath{chat_burst, now});
  Breath& breath = found->second;
  breath.lines = std::min(chat_burst, breath.lines + static_cast<double>(now - breath.at) / 1000 * chat_per_second);
  breath.at = now;
  if (breath.lines < 1) {
    Refusal refusal(429, "too_many", "not so fast");
    refusal.retry_after = 2;
    throw refusal;
  }
  breath.lines -= 1;
}

void Following::say(const TablePtr& table, const Command& command) {
  ChatLine line;
  line.text = command.in["text"].string();
  if (line.text.empty() || json::count_code_points(line.text) > longest_text)
    command.in["text"].fail("a line has 1 to 500 characters");
  command.check({"text"});
  line.user = command.user;
  line.seat = table->seat_of(command.user);
  if (line.seat != nobody && table->settings.hushed.has(line.seat)) {
    throw Refusal(403, "hushed", "the host does not want to hear you");
  }
  take_breath(command.user);
  line.at = hall_.loop().now();
  line.number = ++table->chat;
  hall_.write(
      table, [number = table->row.number, line](Database& database) { database.say(number, line); },
      [this, table, line, reply = command.reply] {
        const std::string text = chat_text(hall_, *table, line);
        table->audience.tell([&](Viewer) { return text; });
        reply.ok(ok_json());
      },
      command.reply);
}

void Following::hush(const TablePtr& table, const Command& command) {
  const auto seat =
      static_cast<Seat>(command.in["seat"].whole(0, static_cast<std::int64_t>(table->row.seats.size()) - 1));
  const bool on = command.in["on"].boolean();
  command.check({"seat", "on"});
  if (table->row.host != command.user) throw Refusal(403, "not_host", "only who made the table may do that");
  table->settings.hushed = on ? table->settings.hushed | SeatSet::only(seat) : table->settings.hushed.without(seat);
  table->row.settings = settings_json(table->settings);
  hall_.write(
      table, [row = table->row](Database& database) { database.update_table(row); },
      [reply = command.reply] { reply.ok(ok_json()); }, command.reply);
}

}  // namespace fondaco::server
