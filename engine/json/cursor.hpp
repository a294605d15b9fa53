// SPDX-License-Identifier: MIT
// Walks a document that somebody wrote and reports the first thing that is wrong with it, with its path and place:
//
//   json::Document document(text);
//   const json::Cursor root = document.root();
//   root.only_keys({"players", "start"});
//   const auto players = root["players"].whole(2, 4);
//   const auto start = root["start"].whole_or(0, 0, players - 1);
//   if (!document.ok()) return document.fault();
//
// A loader reads straight on and looks for a fault once at the end: after a fault every question still has a harmless
// answer, and `each` and `each_member` do not call back any more. Only the first fault is kept. So a function that is
// given a cursor reports to it, and a function that is given a text returns a Result.
//
// A cursor is a value of its own: it may be copied, named and kept in any chain, since it refers to the document and to
// the outcome, never to another cursor. Those two must outlive it. The path is worked out only when something is wrong,
// by looking for the value in the document.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "engine/json/value.hpp"
#include "engine/result.hpp"

namespace fondaco::json {

class Cursor {
 public:
  Cursor(const Value& root, Outcome& outcome) : root_(&root), nearest_(&root), outcome_(&outcome) {}
  Cursor(const Value&& root, Outcome& outcome) = delete;

  // Steps down. What is not there gives a cursor that is not present(); it is a fault only when its content is asked
  // for. Stepping by key into something that is no object, or beyond the end of an array, is a fault at once.
  [[nodiscard]] Cursor operator[](std::string_view key) const;
  [[nodiscard]] Cursor at(std::size_t index) const;

  [[nodiscard]] bool present() const { return missing_.empty(); }
  [[nodiscard]] bool is(Kind kind) const { return present() && nearest_->is(kind); }
  [[nodiscard]] const Value* value() const { return present() ? nearest_ : nullptr; }
  [[nodiscard]] Place place() const { return nearest_->place(); }  // of what it should be in, when it is absent
  [[nodiscard]] std::string path() const;
  [[nodiscard]] bool ok() const { return static_cast<bool>(*outcome_); }  // nothing was wrong so far, here or elsewhere
  [[nodiscard]] const Outcome& outcome() const { return *outcome_; }

  // Contents. Absent, of another kind or out of range is a fault; the answer is then `low`, false, "", 0. The forms
  // with
  // `_or` give the fallback for what is absent, and only for that. The bounds are inclusive.
  [[nodiscard]] std::int64_t whole(std::int64_t low, std::int64_t high) const;
  [[nodiscard]] std::int64_t whole_or(std::int64_t fallback, std::int64_t low, std::int64_t high) const;
  [[nodiscard]] bool boolean() const;
  [[nodiscard]] bool boolean_or(bool fallback) const;
  [[nodiscard]] std::string_view string() const;  // lives as long as the document
  [[nodiscard]] std::string_view string_or(std::string_view fallback) const;

  // A string that is one of `names`: its index. `what` is the word for it in the message: unknown colour "rde".
  [[nodiscard]] std::size_t choice(std::span<const std::string_view> names, std::string_view what) const;
  [[nodiscard]] std::size_t choice_or(std::size_t fallback, std::span<const std::string_view> names,
                                      std::string_view what) const;
  // The same for a word that is not the whole value: a key, or a part of a string.
  [[nodiscard]] std::size_t choice_of(std::string_view word, std::span<const std::string_view> names,
                                      std::string_view what) const;

  // Items of an array.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] std::size_t size(std::size_t low, std::size_t high) const;  // a fault unless within the bounds

  template <class Visit>  // visit(Cursor item)
  void each(Visit visit) const {
    for (const Value& item : items()) {
      if (!ok()) return;
      visit(to(item));
    }
  }

  template <class Visit>  // visit(std::string_view key, Cursor member), in document order
  void each_member(Visit visit) const {
    for (const Member& member : members()) {
      if (!ok()) return;
      visit(std::string_view(member.key), to(member.value));
    }
  }

  // Any other key of this object is a fault.
  void only_keys(std::span<const std::string_view> keys) const;
  void only_keys(std::initializer_list<std::string_view> keys) const {
    only_keys(std::span(keys.begin(), keys.size()));
  }

  // Something else is wrong with this value. The message is not empty; see quoted() in engine/json/escape.hpp.
  void fail(std::string message) const;
  // The same, where a check says so.
  void require(const Outcome& outcome) const {
    if (!outcome) fail(outcome.fault().message);
  }

 private:
  [[nodiscard]] Cursor to(const Value& value) const;
  [[nodiscard]] bool expect(Kind kind) const;
  [[nodiscard]] std::span<const Value> items() const;
  [[nodiscard]] std::span<const Member> members() const;
  void report(std::string message, Place place) const;

  const Value* root_;
  const Value* nearest_;  // the value; when it is absent, the closest value above it
  Outcome* outcome_;      // its first fault is kept
  std::string missing_;   // the rest of the path below nearest_ when the value is absent
};

}  // namespace fondaco::json
