// SPDX-License-Identifier: MIT
// The rules of a game as people read them (games/ID/rules.LANG.md). A file has a fixed shape:
//
//   # Ticket to Ride: Amsterdam
//   Paragraphs of introduction.
//   ## TA-4 Draw transport cards          a chapter with an id
//   Paragraphs that belong to the chapter.
//   - TA-4.1 The player takes two cards   a rule; it runs to the next rule or heading
//     one after the other.
//   ## Rulings                            a chapter without one
//
// Lines of a paragraph are joined by a space, paragraphs by a blank line. Every list item is a rule, so that no rule
// can be written without an id; there are no nested lists and no deeper headings.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.hpp"

namespace fondaco {

// Two capitals, a dash, then capitals and digits, numbers after points, at most one small letter: TA-4, HT-4.3.2,
// HT-D10a.
bool is_rule_id(std::string_view text);

struct Rule {
  std::string id;
  std::string text;
  std::size_t chapter = 0;  // index in Rulebook::chapters()
};

struct Chapter {
  std::string id;  // empty for chapters without one
  std::string title;
  std::string intro;  // what stands before its first rule
  std::size_t first_rule = 0;
  std::size_t rule_count = 0;
};

// A part of a rulebook: a whole chapter, or some rules of one.
struct Passage {
  const Chapter* chapter = nullptr;  // null: there is no such part
  std::span<const Rule> rules;

  explicit operator bool() const { return chapter != nullptr; }
};

class Rulebook {
 public:
  static Result<Rulebook> read(std::string_view markdown);

  [[nodiscard]] const std::string& title() const { return title_; }
  [[nodiscard]] const std::string& intro() const { return intro_; }
  [[nodiscard]] std::span<const Chapter> chapters() const { return chapters_; }
  [[nodiscard]] std::span<const Rule> rules() const { return rules_; }
  [[nodiscard]] std::span<const Rule> rules(const Chapter& chapter) const {
    return rules().subspan(chapter.first_rule, chapter.rule_count);
  }

  // The one rule with this id, or null.
  [[nodiscard]] const Rule* find(std::string_view id) const;

  // What a person means by an id: TA-4 is the chapter with all its rules, TA-4.1 is that rule together with those below
  // it (TA-4.1.1, TA-4.1a), even where only those below it are written.
  [[nodiscard]] Passage look_up(std::string_view id) const;

 private:
  friend class RulebookReader;

  std::string title_;
  std::string intro_;
  std::vector<Chapter> chapters_;
  std::vector<Rule> rules_;
};

}  // namespace fondaco
