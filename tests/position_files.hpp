// SPDX-License-Identifier: MIT
#pragma once
// Position files: what `position` writes it reads back, and what it does not understand it refuses. The positions are
// those of random games, one for each key that a game writes, so that every object and every list is tried.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/json/document.hpp"
#include "engine/json/reader.hpp"
#include "engine/json/writer.hpp"
#include "tests/configurations.hpp"

namespace fondaco::tests {

inline std::string state_text(const AnyGame& game, const AnyState& state, Viewer viewer = Viewer::everything()) {
  json::Writer out;
  game.write_state(state, viewer, out);
  return out.take();
}

inline json::Value parsed(const std::string& text) {
  Result<json::Value> document = json::read(text);
  EXPECT_TRUE(document) << text;
  return std::move(document).value_or({});
}

/// The fault of a state that cannot be read; empty, and the state, when it can.
inline std::string read_text(const AnyGame& game, const std::string& text, AnyState& state) {
  json::Document document(text);
  if (document.ok()) game.read_state(document.root(), state);
  return document.ok() ? "" : document.fault().text();
}

/// A document once more, with one object or one list of it changed.
class Edited {
 public:
  /// The `which`-th object, counted from the outside and from the front, gets a key that is misspelt.
  static std::string with_strange_key(const json::Value& document, std::size_t which, std::string& key) {
    Edited edit(which, json::Kind::object);
    edit.write(document);
    key = edit.key_;
    return edit.done_ ? edit.out_.take() : std::string();
  }
  /// The `which`-th list that is not empty gets its last item twice.
  static std::string with_doubled_item(const json::Value& document, std::size_t which, std::size_t& size) {
    Edited edit(which, json::Kind::array);
    edit.write(document);
    size = edit.size_;
    return edit.done_ ? edit.out_.take() : std::string();
  }

 private:
  Edited(std::size_t which, json::Kind kind) : left_(which), kind_(kind) {}

  /// Is this the one to change?
  bool meant(const json::Value& value) {
    if (done_ || !value.is(kind_) || (kind_ == json::Kind::array && value.items().empty())) return false;
    done_ = left_ == 0;
    if (!done_) --left_;
    return done_;
  }

  void write(const json::Value& value) {
    const bool change = meant(value);
    if (value.is(json::Kind::object)) {
      out_.begin_object();
      for (const json::Member& member : value.members()) {
        out_.key(member.key);
        write(member.value);
      }
      if (change) add_key(value);
      return out_.end_object();
    }
    if (!value.is(json::Kind::array)) return out_.value(value);
    out_.begin_array();
    for (const json::Value& item : value.items()) write(item);
    if (change) {
      size_ = value.items().size() + 1;
      out_.value(value.items().back());
    }
    out_.end_array();
  }

  void add_key(const json::Value& object) {
    if (object.members().empty()) {
      key_ = "strange";
      return out_.member(key_, 1);
    }
    key_ = object.members().back().key + "x";
    out_.member(key_, object.members().back().value);
  }

  json::Writer out_;
  std::size_t left_;
  json::Kind kind_;
  bool done_ = false;
  std::string key_;
  std::size_t size_ = 0;
};

/// The paths of all keys, without the places in lists: "players.hand".
inline void collect_keys(const json::Value& value, const std::string& path, std::set<std::string>& keys) {
  for (const json::Value& item : value.items()) collect_keys(item, path, keys);
  for (const json::Member& member : value.members()) {
    const std::string inner = path.empty() ? member.key : path + "." + member.key;
    keys.insert(inner);
    collect_keys(member.value, inner, keys);
  }
}

/// How many lists there are, and how many items in all of them.
inline std::pair<std::size_t, std::size_t> lists_in(const json::Value& value) {
  std::pair<std::size_t, std::size_t> sum{value.is(json::Kind::array) ? 1 : 0, value.items().size()};
  const auto add = [&](const json::Value& inner) {
    const auto [lists, items] = lists_in(inner);
    sum.first += lists;
    sum.second += items;
  };
  for (const json::Value& item : value.items()) add(item);
  for (const json::Member& member : value.members()) add(member.value);
  return sum;
}

/// Positions of random games: each one that has a key, or asks a question, that none before it had.
inline std::vector<AnyState> telling_positions(const AnyGame& game, std::uint64_t games) {
  std::vector<AnyState> positions;
  std::set<std::string> seen;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    AnyState state = game.start(Seed{seed, 21});
    Rng rng(seed);
    for (unsigned ply = 0;; ++ply) {
      const std::size_t before = seen.size();
      const bool new_question = seen.insert("decision " + std::string(game.decision_name(state))).second;
      if (new_question || ply % 8 == 0) collect_keys(parsed(state_text(game, state)), "", seen);
      if (seen.size() > before) positions.push_back(state);
      if (game.to_move(state) == nobody) break;
      const std::vector<Move> moves = game.legal(state);
      game.apply(state, moves[rng.index(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
  return positions;
}

inline void check_read_back(const AnyGame& game, const AnyState& state) {
  const std::string text = state_text(game, state);
  AnyState again;
  ASSERT_EQ(read_text(game, text, again), "") << text;
  ASSERT_EQ(again, state) << text;
  ASSERT_EQ(state_text(game, again), text);
}

/// A key that nobody knows is refused in every object, and named; where it is close to one that is known, that one is
/// suggested.
inline void check_strange_keys(const AnyGame& game, const AnyState& state) {
  const json::Value document = parsed(state_text(game, state));
  for (std::size_t which = 0;; ++which) {
    std::string key;
    const std::string text = Edited::with_strange_key(document, which, key);
    if (text.empty()) return;
    AnyState ignored;
    const std::string fault = read_text(game, text, ignored);
    ASSERT_NE(fault.find(key), std::string::npos) << key << " is not refused: " << fault << "\n" << text;
    if (key.size() > 4 && key != "strange") {
      ASSERT_NE(fault.find("did you mean \"" + key.substr(0, key.size() - 1)), std::string::npos) << fault;
    }
  }
}

/// What a list names twice is refused, or it is there twice: nothing is merged without a word.
inline void check_doubled_items(const AnyGame& game, const AnyState& state) {
  const json::Value document = parsed(state_text(game, state));
  for (std::size_t which = 0;; ++which) {
    std::size_t size = 0;
    const std::string text = Edited::with_doubled_item(document, which, size);
    if (text.empty()) return;
    AnyState other;
    if (!read_text(game, text, other).empty()) continue;
    const std::string written = state_text(game, other);
    ASSERT_EQ(lists_in(parsed(written)), lists_in(parsed(text))) << text << "\nis read as\n" << written;
  }
}

}  // namespace fondaco::tests
