#include "engine/event_json.hpp"

namespace fondaco {

void write_event(const AnyGame& game, const Event& event, json::Writer& out) {
  out.member("event", game.entry().events[event.kind]);
  if (event.actor == nobody) {
    out.member("actor", nullptr);
  } else {
    out.member("actor", event.actor);
  }
  out.member("rule", event.rule.text());
  out.key("args");
  out.begin_array();
  for (const Component arg : event.args) out.value(arg.is_hidden() ? "_" : game.component_name(arg));
  out.end_array();
}

}  // namespace fondaco
