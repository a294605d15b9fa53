// SPDX-License-Identifier: MIT
#pragma once
// Names of everything a player, a script or a page can refer to. Texts for people stand in words.*.ftl under these
// names.
#include "engine/names.hpp"
#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {

consteval OptionTable<Option> option_table(Option) {
  return {{Option::open_cash, {.name = "open_cash", .rule = "MM-3.6", .choices = off_on}}};
}

consteval NameTable<MoveKind> name_table(MoveKind) {
  return {"home", "place", "income", "collect", "enlarge", {MoveKind::twice, "double"}, "done", "open", "pass", "stop"};
}
consteval NameTable<ComponentKind> name_table(ComponentKind) {
  return {"place", "how", "letter", "value", "ducats", "points", "count", "cause", "seat", "territory"};
}
consteval NameTable<Stage> name_table(Stage) {
  return {"home", "place", "income", "city", "paid", "open", "second", "over"};
}
consteval NameTable<EventKind> name_table(EventKind) {
  return {"settled", "laid",   "collected", "enlarged", "paid",    "letter",
          "income",  "opened", "scored",    "passed",   "awarded", "ended"};
}
consteval NameTable<ScoreLabel> name_table(ScoreLabel) { return {"start", "towns", "markers", "territories", "money"}; }
consteval NameTable<TermLabel> name_table(TermLabel) {
  return {"score", "territories", "money", "city", "reach", "letters", "rival"};
}
consteval NameTable<Income> name_table(Income) { return {"plain", {Income::twofold, "double"}}; }
consteval NameTable<Letter> name_table(Letter) { return {"none", "enlarge", "income", "open"}; }
consteval NameTable<Cause> name_table(Cause) { return {"towns", "markers", "standstill"}; }

}  // namespace fondaco::medieval
