// SPDX-License-Identifier: MIT
#include "server/site/commands.hpp"

#include <algorithm>
#include <array>

#include "server/net/address_book.hpp"

namespace fondaco::site {
namespace {

struct Named {
  std::string_view name;
  tables::Ruling<> (*run)(Tables&, const tables::TablePtr&, const tables::Command&);
};

using T = const tables::TablePtr&;
using C = const tables::Command&;
constexpr std::array commands{
    Named{"answer", [](Tables& all, T table, C command) { return all.play.answer(table, command); }},
    Named{"ask", [](Tables& all, T table, C command) { return all.play.ask(table, command); }},
    Named{"dismiss", [](Tables& all, T table, C command) { return all.moderation.dismiss(table, command); }},
    Named{"hint", [](Tables& all, T table, C command) { return all.advice.hint(table, command); }},
    Named{"hush", [](Tables& all, T table, C command) { return all.feed.hush(table, command); }},
    Named{"join", [](Tables& all, T table, C command) { return all.seating.join(table, command); }},
    Named{"leave", [](Tables& all, T table, C command) { return all.seating.leave(table, command); }},
    Named{"move", [](Tables& all, T table, C command) { return all.play.move(table, command); }},
    Named{"mute", [](Tables& all, T table, C command) { return all.moderation.mute(table, command); }},
    Named{"plan", [](Tables& all, T table, C command) { return all.play.plan(table, command); }},
    Named{"preview", [](Tables& all, T table, C command) { return all.advice.preview(table, command); }},
    Named{"rematch", [](Tables& all, T table, C command) { return all.seating.rematch(table, command); }},
    Named{"remove", [](Tables& all, T table, C command) { return all.moderation.remove(table, command); }},
    Named{"report", [](Tables& all, T table, C command) { return all.moderation.report(table, command); }},
    Named{"restart", [](Tables& all, T table, C command) { return all.play.restart(table, command); }},
    Named{"resume", [](Tables& all, T table, C command) { return all.play.resume(table, command); }},
    Named{"return", [](Tables& all, T table, C command) { return all.play.give_back(table, command); }},
    Named{"reveal", [](Tables& all, T table, C command) { return all.play.reveal(table, command); }},
    Named{"say", [](Tables& all, T table, C command) { return all.feed.say(table, command); }},
    Named{"seat", [](Tables& all, T table, C command) { return all.seating.seat(table, command); }},
    Named{"start", [](Tables& all, T table, C command) { return all.seating.start(table, command); }},
    Named{"undo", [](Tables& all, T table, C command) { return all.play.undo(table, command); }},
    Named{"why", [](Tables& all, T table, C command) { return all.advice.why(table, command); }},
};

/// They leave the table as it is, so they are heard at one that cannot be played here as well.
constexpr std::array<std::string_view, 3> about_people{"dismiss", "mute", "report"};

}  // namespace

tables::Origin origin_of(const net::Request& request) {
  return {.network = net::network_of(request.address), .trusted = request.trusted};
}

std::vector<std::string_view> command_names() {
  std::vector<std::string_view> names;
  for (const Named& command : commands) names.push_back(command.name);
  return names;
}

tables::Ruling<> run_command(Tables& tables, std::string_view name, const std::string& table,
                             const tables::Command& command) {
  const auto* const found = std::ranges::find(commands, name, &Named::name);
  if (found == commands.end()) return base::Refusal(404, "not_found", "there is no such command");
  const auto named = tables.registry.find(table);
  if (!named) return named.refusal();
  if (std::ranges::find(about_people, name) == about_people.end()) {
    if (const auto playable = (*named)->need_playable(); !playable) return playable;
  }
  tables.registry.seen(*named, command.user, command.origin);
  return found->run(tables, *named, command);
}

}  // namespace fondaco::site
