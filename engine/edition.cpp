// SPDX-License-Identifier: MIT
#include "engine/edition.hpp"

#include <array>

#include "engine/dice.hpp"
#include "engine/json/cursor.hpp"
#include "engine/json/reader.hpp"
#include "engine/json/writer.hpp"

namespace fondaco {
namespace {

constexpr std::array<std::string_view, 4> kinds{"seed", "public", "recalled", "reconstructed"};
/// The member with labels of parts. A label is no figure: it is left out of the hash, so that a wrong one can be mended
/// while records of the edition still load.
constexpr std::string_view labels = "provenance";

Provenance read_provenance(std::string_view name, json::Cursor in) {
  Provenance origin{.group = std::string(name),
                    .kind = std::string(kinds[in["provenance"].choice(kinds, "provenance")]),
                    .source = std::string(in["source"].string_or(""))};
  if (origin.kind == "public" && origin.source.empty()) in.fail("public facts must name their source");
  return origin;
}

std::string canonical(const json::Value& document) {
  json::Writer out;
  out.begin_object();
  for (const json::Member& member : document.members()) {
    if (member.key != labels) out.member(member.key, member.value);
  }
  out.end_object();
  return out.take();
}

}  // namespace

Result<EditionFile> EditionFile::read(std::string id, std::string_view text) {
  EditionFile edition;
  edition.id_ = std::move(id);
  Result<json::Value> document = json::read(text);
  if (!document) return document.fault();
  edition.document_ = *std::move(document);
  Outcome outcome;
  const json::Cursor root(edition.document_, outcome);
  root.each_member([&](std::string_view group, json::Cursor in) {
    if (!in.is(json::Kind::object) || group == labels) return;
    edition.provenance_.push_back(read_provenance(group, in));
    // Some facts of a group may come from elsewhere: "cart_provenance" is that of the carts alone.
    in.each_member([&](std::string_view key, const json::Cursor& part) {
      static constexpr std::string_view suffix = "_provenance";
      if (!key.ends_with(suffix)) return;
      const std::string name = std::string(group) + "." + std::string(key.substr(0, key.size() - suffix.size()));
      edition.provenance_.push_back({name, std::string(kinds[part.choice(kinds, "provenance")]), ""});
    });
  });
  if (root[labels].present()) {
    root[labels].each_member([&](std::string_view part, const json::Cursor& in) {
      in.only_keys({"provenance", "source"});
      if (!root[part.substr(0, part.find('.'))].present()) return in.fail("the edition has no such group");
      edition.provenance_.push_back(read_provenance(part, in));
    });
  }
  if (!outcome) return outcome.fault();
  const std::string facts = canonical(edition.document_);
  edition.hash_ = hash_text(siphash_bytes(SipKey{}, facts.data(), facts.size()));
  return edition;
}

}  // namespace fondaco
