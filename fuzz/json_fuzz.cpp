// The readers survive any bytes, and JSON that is accepted is written, read again and found equal, in both layouts.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/json/cursor.hpp"
#include "engine/json/reader.hpp"
#include "engine/json/writer.hpp"
#include "engine/rulebook.hpp"
#include "engine/words.hpp"
#include "fuzz/require.hpp"

namespace fondaco {
namespace {

void require_one_line(const json::Fault& fault) {
  require(static_cast<bool>(fault));
  require(fault.text().find('\n') == std::string::npos);
}

// Asks every value for what it may not be, so that faults are made at all depths.
void visit(const json::Cursor& cursor) {
  if (cursor.is(json::Kind::array)) cursor.each(visit);
  if (cursor.is(json::Kind::object)) {
    cursor.each_member([](std::string_view, const json::Cursor& member) { visit(member); });
    cursor.only_keys({"game", "state", "players"});
  }
  static_cast<void>(cursor.whole_or(0, 0, 100));
}

void read_json(std::string_view text) {
  json::Value value;
  json::Fault fault;
  if (!json::read(text, value, fault)) {
    require_one_line(fault);
    return;
  }
  for (const json::Layout layout : {json::Layout::compact, json::Layout::pretty}) {
    const std::string written = rewrite(value, layout);
    json::Value again;
    require(json::read(written, again, fault, {.bytes = written.size()}));
    require(again == value);
    require(rewrite(again, layout) == written);
  }
  visit(json::Cursor(value, fault));
  if (fault) require_one_line(fault);
}

void read_text(std::string_view text) {
  json::Fault fault;
  Words words;
  if (!Words::read(text, words, fault)) require_one_line(fault);
  for (const std::string_view key : words.keys()) require(!words.say(key).empty());
  Rulebook rulebook;
  if (!Rulebook::read(text, rulebook, fault)) require_one_line(fault);
  for (const Rule& rule : rulebook.rules()) require(rulebook.find(rule.id) == &rule && rulebook.look_up(rule.id));
}

}  // namespace
}  // namespace fondaco

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer gives the name.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(data, data + size);
  fondaco::read_json(text);
  fondaco::read_text(text);
  return 0;
}
