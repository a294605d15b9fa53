// SPDX-License-Identifier: MIT
#include "server/tables/moderation.hpp"

#include <algorithm>
#include <array>

#include "server/base/log.hpp"
#include "server/tables/table_messages.hpp"

namespace fondaco::tables {
namespace {

constexpr std::array<std::string_view, 5> reasons{"insult", "spam", "stalling", "cheating", "other"};
constexpr double reports_at_once = 5;
constexpr double reports_per_second = 1.0 / 120;
constexpr std::size_t most_reports = 100;  ///< of a table
constexpr std::size_t most_mutes = 500;    ///< of a person
constexpr int lines_looked_at = 500;

base::Refusal not_yourself() { return {400, "bad_request", "that is you"}; }

}  // namespace

Moderation::Moderation(TableRegistry& registry, Play& play)
    : registry_(registry), play_(play), reports_({reports_per_second, reports_at_once}) {}

Ruling<Moderation::Named> Moderation::read_person(const Table& table, json::Cursor in) const {
  Named named;
  if (in["chat"].present()) {
    named.chat = static_cast<std::int32_t>(in["chat"].whole(1, INT32_MAX));
    const std::vector<store::ChatLine> lines = registry_.talk().chat(table.row().number, named.chat - 1, 1);
    if (in["seat"].present()) in["seat"].fail("a person is named by a seat or by a line");
    if (lines.empty() || lines[0].number != named.chat) return base::Refusal(404, "not_found", "there is no such line");
    named.user = lines[0].user;
  } else {
    const auto seat =
        static_cast<std::size_t>(in["seat"].whole(0, static_cast<std::int64_t>(table.row().seats.size()) - 1));
    named.user = table.row().seats[seat].user;
  }
  if (in.ok() && named.user == 0) return base::Refusal(404, "not_found", "nobody sits there");
  return named;
}

Ruling<> Moderation::mute(const TablePtr& table, const Command& command) {
  const bool on = command.in["on"].boolean();
  const auto named = read_person(*table, command.in);
  if (!named) return named.refusal();
  if (const auto fits = command.check({"seat", "chat", "on"}); !fits) return fits;
  if (named->user == command.user) return not_yourself();
  registry_.write(
      [on, user = command.user, other = named->user, now = registry_.loop().now()](store::TalkStore& talk) {
        on ? talk.mute(user, other, now) : talk.unmute(user, other);
      },
      [this, table, other = named->user, reply = command.reply] {
        json::Writer out;
        out.begin_object();
        out.member("ok", true);
        out.key("chat");
        out.begin_array();
        const std::int32_t from = std::max(0, table->last_line() - lines_looked_at);
        for (const store::ChatLine& line : registry_.talk().chat(table->row().number, from, lines_looked_at)) {
          if (line.user == other) out.value(line.number);
        }
        out.end_array();
        out.end_object();
        reply.ok(out.take());
      },
      command.reply);
  return {};
}

Ruling<> Moderation::report(const TablePtr& table, const Command& command) {
  const std::string_view reason = reasons[command.in["reason"].choice(reasons, "reason")];
  const auto named = read_person(*table, command.in);
  if (!named) return named.refusal();
  if (const auto fits = command.check({"seat", "chat", "reason"}); !fits) return fits;
  if (named->user == command.user) return not_yourself();
  if (registry_.talk().reports(table->row().number).size() >= most_reports) {
    return base::Refusal(429, "too_many", "the host has been told enough");
  }
  if (const auto calm = reports_.take(command.user, registry_.loop().now()); !calm) return calm;
  const store::Report report{.number = 0,
                             .table = table->row().number,
                             .reporter = command.user,
                             .about = named->user,
                             .chat = named->chat,
                             .reason = std::string(reason),
                             .at = registry_.loop().now()};
  // Hosts will hardly judge themselves: whoever runs the server learns of it.
  if (named->user == table->row().host)
    base::log_info("report", "the host of table " + table->row().id + " is reported");
  registry_.write([report](store::TalkStore& talk) { talk.add_report(report); },
                  [this, table, reply = command.reply] { tell_reports(table, reply); }, command.reply);
  return {};
}

Ruling<> Moderation::dismiss(const TablePtr& table, const Command& command) {
  const std::int64_t number = command.in["report"].whole(1, INT64_MAX);
  if (const auto fits = command.check({"report"}); !fits) return fits;
  if (const auto host = table->need_host(command.user); !host) return host;
  const std::vector<store::Report> reports = registry_.talk().reports(table->row().number);
  if (std::ranges::find(reports, number, &store::Report::number) == reports.end()) {
    return base::Refusal(404, "not_found", "there is no such report");
  }
  registry_.write([number](store::TalkStore& talk) { talk.drop_report(number); },
                  [this, table, reply = command.reply] { tell_reports(table, reply); }, command.reply);
  return {};
}

void Moderation::tell_reports(const TablePtr& table, const Reply& reply) {
  table->followers().tell_person(table->row().host,
                                 std::make_shared<const std::string>(reports_text(registry_, *table)));
  reply.ok(ok_json());
}

Ruling<> Moderation::remove(const TablePtr& table, const Command& command) {
  const auto named = read_person(*table, command.in);
  if (!named) return named.refusal();
  const store::UserId user = named->user;
  if (const auto fits = command.check({"seat", "chat"}); !fits) return fits;
  if (const auto host = table->need_host(command.user); !host) return host;
  if (user == command.user) return not_yourself();
  if (table->finished()) return base::Refusal(409, "finished", "the game is over");
  if (table->removed(user)) return base::Refusal(404, "not_found", "that person is gone already");
  const Seat seat = table->seat_of(user);
  if (seat != nobody && table->waiting()) {
    if (const auto open = table->need_seats_open(); !open) return open;
  }
  table->remove(user);
  // From now on they see what a spectator sees.
  table->followers().reseat([&](store::UserId member) { return table->viewer_of(member); });
  const Reply told{[this, table, user, reply = command.reply](Answer answer) {
                     table->followers().tell_person(user, std::make_shared<const std::string>(removed_text(*table)));
                     table->followers().tell_person(
                         table->row().host, std::make_shared<const std::string>(reports_text(registry_, *table)));
                     reply.ok(std::move(answer));
                   },
                   [reply = command.reply](const base::Refusal& refusal) { reply.refused(refusal); }};
  if (seat != nobody && table->playing() && !table->match_log()->plays_itself(seat)) {
    play_.take_over_removed(table, seat, told);
    return {};
  }
  registry_.write(
      table, [row = table->row()](store::TableStore& tables) { tables.update_table(row); },
      [this, table, told] {
        table->followers().tell([&](Viewer viewer) { return table_change_text(registry_, *table, viewer); });
        told.ok(ok_json());
      },
      told);
  return {};
}

}  // namespace fondaco::tables
