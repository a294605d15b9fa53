// SPDX-License-Identifier: MIT
#include "engine/event_json.hpp"

#include "engine/wording.hpp"

namespace fondaco {

void write_args(const AnyGame& game, const Components& args, json::Writer& out) {
  const std::vector<std::string> names = placeholders(game, args);
  out.begin_object();
  for (std::size_t i = 0; i < args.size(); ++i) {
    out.member(names[i], args[i].is_hidden() ? "_" : game.component_name(args[i]));
  }
  out.end_object();
}

void write_event(const AnyGame& game, const Event& event, json::Writer& out) {
  out.member("event", game.entry().events[event.kind]);
  if (event.actor == nobody) {
    out.member("actor", nullptr);
  } else {
    out.member("actor", event.actor);
  }
  out.member("rule", event.rule.text());
  out.key("args");
  write_args(game, event.args, out);
}

void write_events(const AnyGame& game, const std::vector<Event>& seen, json::Writer& out) {
  out.key("events");
  out.begin_array();
  for (const Event& event : seen) {
    out.begin_object();
    write_event(game, event, out);
    out.end_object();
  }
  out.end_array();
}

}  // namespace fondaco
