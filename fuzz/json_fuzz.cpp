// SPDX-License-Identifier: MIT
// The readers survive any bytes, and JSON that is accepted is written, read again and found equal, in both layouts.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "engine/json/document.hpp"
#include "engine/json/writer.hpp"
#include "engine/rulebook.hpp"
#include "engine/words.hpp"
#include "fuzz/require.hpp"

namespace fondaco {
namespace {

void require_one_line(const Fault& fault) {
  require(!fault.message.empty());
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
  json::Document document(text);
  if (!document.ok()) return require_one_line(document.fault());
  for (const json::Layout layout : {json::Layout::compact, json::Layout::pretty}) {
    const std::string written = rewrite(document.value(), layout);
    const Result<json::Value> again = json::read(written, {.bytes = written.size()});
    require(again && *again == document.value());
    require(rewrite(*again, layout) == written);
  }
  visit(document.root());
  if (!document.ok()) require_one_line(document.fault());
}

void read_text(std::string_view text) {
  if (const Result<Words> words = Words::read(text)) {
    for (const std::string_view key : words->keys()) require(!words->say(key).empty());
  } else {
    require_one_line(words.fault());
  }
  if (const Result<Rulebook> book = Rulebook::read(text)) {
    for (const Rule& rule : book->rules()) require(book->find(rule.id) == &rule && book->look_up(rule.id));
  } else {
    require_one_line(book.fault());
  }
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
