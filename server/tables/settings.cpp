// SPDX-License-Identifier: MIT
#include "server/tables/settings.hpp"

#include <array>
#include <cstdint>

#include "bots/tuning.hpp"
#include "engine/json/document.hpp"
#include "server/store/database.hpp"

namespace fondaco::tables {
namespace {

constexpr base::Time second = 1000;
constexpr base::Time day = second * 3600 * 24;
constexpr std::array<std::string_view, 3> clock_kinds{"none", "live", "days"};
constexpr std::array<std::string_view, 2> paces{"at_once", "human"};

ClockSettings read_clock(json::Cursor in) {
  ClockSettings clock;
  if (!in.present()) return clock;
  clock.kind = static_cast<ClockKind>(in["kind"].choice(clock_kinds, "clock"));
  switch (clock.kind) {
    case ClockKind::none:
      in.only_keys({"kind"});
      break;
    case ClockKind::live:
      in.only_keys({"kind", "bank", "increment"});
      clock.bank = in["bank"].whole(10, day / second) * second;
      clock.increment = in["increment"].whole_or(0, 0, 3600) * second;
      break;
    case ClockKind::days:
      in.only_keys({"kind", "days"});
      clock.bank = in["days"].whole(1, 30) * day;
      break;
  }
  return clock;
}

}  // namespace

std::string read_level(json::Cursor in) {
  return std::string(bots::level_names[in.choice(bots::level_names, "level")]);
}

TableSettings read_settings(json::Cursor in) {
  TableSettings settings;
  settings.clock = read_clock(in["clock"]);
  settings.human_pace = in["pace"].choice_or(0, paces, "pace") == 1;
  if (in["takeover"].present()) settings.takeover = read_level(in["takeover"]);
  settings.hints = in["hints"].boolean_or(false);
  return settings;
}

void write_settings(const TableSettings& settings, json::Writer& out) {
  out.key("clock");
  out.begin_object();
  out.member("kind", clock_kinds[static_cast<std::size_t>(settings.clock.kind)]);
  if (settings.clock.kind == ClockKind::live) {
    out.member("bank", settings.clock.bank / second);
    out.member("increment", settings.clock.increment / second);
  }
  if (settings.clock.kind == ClockKind::days) out.member("days", settings.clock.bank / day);
  out.end_object();
  out.member("pace", paces[settings.human_pace ? 1 : 0]);
  out.member("takeover", settings.takeover);
  if (settings.hints) out.member("hints", true);
}

std::string settings_json(const TableSettings& settings) {
  json::Writer out;
  out.begin_object();
  write_settings(settings, out);
  out.key("hushed");
  out.begin_array();
  for (Seat seat = 0; seat < max_seats; ++seat) {
    if (settings.hushed.has(seat)) out.value(seat);
  }
  out.end_array();
  out.key("removed");
  out.begin_array();
  for (const store::UserId user : settings.removed) out.value(user);
  out.end_array();
  out.key("names");
  out.begin_array();
  if (settings.imported) {
    for (const std::string& name : settings.imported->names) out.value(std::string_view(name));
  }
  out.end_array();
  if (settings.imported) {
    out.key("imported");
    out.begin_object();
    out.member("by", settings.imported->by);
    out.member("at", settings.imported->at);
    out.end_object();
  }
  out.end_object();
  return out.take();
}

Ruling<TableSettings> settings_of(const store::TableRow& row) {
  json::Document document(row.settings);
  if (!document.ok()) throw store::Damaged("settings: " + document.fault().text());
  const json::Cursor in = document.root();
  TableSettings settings = read_settings(in);
  if (in["hushed"].present()) {
    in["hushed"].each(
        [&](json::Cursor seat) { settings.hushed |= SeatSet::only(static_cast<Seat>(seat.whole(0, max_seats - 1))); });
  }
  if (in["removed"].present()) {  // tables of earlier versions have none
    in["removed"].each([&](json::Cursor user) { settings.removed.push_back(user.whole(1, INT64_MAX)); });
  }
  if (!document.ok()) return base::Refusal(400, "bad_request", "settings: " + document.fault().text());
  Result<std::optional<store::ImportedMatch>> imported = store::imported_match(row);
  if (!imported) throw store::Damaged("settings: " + imported.fault().text());
  settings.imported = *std::move(imported);
  return settings;
}

}  // namespace fondaco::tables
