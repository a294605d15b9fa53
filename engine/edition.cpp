#include "engine/edition.hpp"

#include <array>

#include "engine/dice.hpp"
#include "engine/json/cursor.hpp"
#include "engine/json/reader.hpp"
#include "engine/json/writer.hpp"

namespace fondaco {

Result<EditionFile> EditionFile::read(std::string id, std::string_view text) {
  static constexpr std::array<std::string_view, 4> kinds{"seed", "public", "recalled", "reconstructed"};
  EditionFile edition;
  edition.id_ = std::move(id);
  Result<json::Value> document = json::read(text);
  if (!document) return document.fault();
  edition.document_ = *std::move(document);
  Outcome outcome;
  const json::Cursor root(edition.document_, outcome);
  root.each_member([&](std::string_view group, json::Cursor in) {
    if (!in.is(json::Kind::object)) return;
    Provenance origin;
    origin.group = group;
    origin.kind = kinds[in["provenance"].choice(kinds, "provenance")];
    origin.source = in["source"].string_or("");
    if (origin.kind == "public" && origin.source.empty()) in.fail("public facts must name their source");
    edition.provenance_.push_back(std::move(origin));
    // Some facts of a group may come from elsewhere: "cart_provenance" is that of the carts alone.
    in.each_member([&](std::string_view key, const json::Cursor& part) {
      static constexpr std::string_view suffix = "_provenance";
      if (!key.ends_with(suffix)) return;
      const std::string name = std::string(group) + "." + std::string(key.substr(0, key.size() - suffix.size()));
      edition.provenance_.push_back({name, std::string(kinds[part.choice(kinds, "provenance")]), ""});
    });
  });
  if (!outcome) return outcome.fault();
  const std::string canonical = json::rewrite(edition.document_, json::Layout::compact);
  edition.hash_ = hash_text(siphash_bytes(SipKey{}, canonical.data(), canonical.size()));
  return edition;
}

}  // namespace fondaco
