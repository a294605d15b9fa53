// SPDX-License-Identifier: MIT
#include "engine/rulebook.hpp"

#include <algorithm>
#include <utility>

#include "engine/json/escape.hpp"
#include "engine/json/lines.hpp"

namespace fondaco {
namespace {

constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_small(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") + 1 - first);
}

// The first word, which is taken away from `text` together with the blanks after it.
std::string_view take_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text = trimmed(text.substr(word.size()));
  return word;
}

// TA-4.1 holds TA-4.1, TA-4.1.2 and TA-4.1a, but not TA-4.10.
bool holds(std::string_view id, std::string_view other) {
  if (!other.starts_with(id)) return false;
  const std::string_view rest = other.substr(id.size());
  return rest.empty() || rest.front() == '.' || is_small(rest.front());
}

}  // namespace

bool is_rule_id(std::string_view text) {
  if (text.size() < 4 || !is_capital(text[0]) || !is_capital(text[1]) || text[2] != '-') return false;
  if (is_small(text.back())) text.remove_suffix(1);
  text.remove_prefix(3);
  const std::string_view head = text.substr(0, text.find('.'));
  if (head.empty() || !std::all_of(head.begin(), head.end(), [](char c) { return is_capital(c) || is_digit(c); })) {
    return false;
  }
  text.remove_prefix(head.size());
  while (!text.empty()) {
    text.remove_prefix(1);
    const std::string_view number = text.substr(0, text.find('.'));
    if (number.empty() || !std::all_of(number.begin(), number.end(), is_digit)) return false;
    text.remove_prefix(number.size());
  }
  return true;
}

class RulebookReader {
 public:
  RulebookReader(std::string_view markdown, Rulebook& out, Fault& fault)
      : lines_(markdown), out_(out), fault_(fault), paragraph_(&out.intro_) {}

  bool read();

 private:
  bool title();
  bool line();
  bool chapter(std::string_view heading);
  bool rule(std::string_view item);
  bool end_rule();
  bool is_new_id(std::string_view id);
  void append(std::string_view text);
  [[nodiscard]] Place place() const;  // of the first word of the line
  bool fail(std::string message);

  json::Lines lines_;
  Rulebook& out_;
  Fault& fault_;
  std::string* paragraph_;  // what a line of prose continues; set anew whenever a chapter or a rule is added
  Place rule_place_;        // of the last rule
  bool after_blank_line_ = false;
};

bool RulebookReader::read() {
  if (!title()) return false;
  while (lines_.next()) {
    if (!line()) return false;
  }
  return end_rule();
}

bool RulebookReader::title() {
  if (lines_.next() && lines_.line().starts_with("# ")) out_.title_ = trimmed(lines_.line().substr(2));
  if (!out_.title_.empty()) return true;
  fault_ = {.message = "expected '# ' and the title of the rulebook in the first line", .path = {}, .place = {1, 1}};
  return false;
}

bool RulebookReader::line() {
  const std::string_view text = trimmed(lines_.line());
  const bool indented = !text.empty() && text.front() != lines_.line().front();
  if (text.empty()) {
    after_blank_line_ = true;
    return true;
  }
  if (text.starts_with("- ") || text.starts_with("* ") || text == "-" || text == "*") {
    if (indented) return fail("a list inside a list is not allowed");
    if (text.front() == '*') return fail("a rule begins with '- ', not with '* '");
    return rule(trimmed(text.substr(1)));
  }
  if (text.starts_with("#") && !indented) {
    const std::size_t depth = std::min(text.find_first_not_of('#'), text.size());
    if (depth == 1) return fail("the title stands twice");
    if (depth > 2) return fail("headings below '## ' are not allowed");
    if (depth == text.size() || text[depth] != ' ') return fail("expected '## ' and the title of a chapter");
    return chapter(trimmed(text.substr(depth)));
  }
  append(text);
  return true;
}

bool RulebookReader::chapter(std::string_view heading) {
  if (!end_rule()) return false;
  Chapter chapter{.id = {}, .title = {}, .intro = {}, .first_rule = out_.rules_.size(), .rule_count = 0};
  std::string_view rest = heading;
  if (const std::string_view word = take_word(rest); is_rule_id(word)) {
    if (!is_new_id(word)) return fail("the id " + std::string(word) + " stands twice");
    if (rest.empty()) return fail("the chapter " + std::string(word) + " has no title");
    chapter.id = word;
    heading = rest;
  }
  chapter.title = heading;
  paragraph_ = &out_.chapters_.emplace_back(std::move(chapter)).intro;
  after_blank_line_ = false;
  return true;
}

bool RulebookReader::rule(std::string_view item) {
  if (!end_rule()) return false;
  const std::string_view id = take_word(item);
  if (!is_rule_id(id)) return fail("expected a rule id such as TA-4.1 after '- ', found " + json::quoted(id));
  if (!is_new_id(id)) return fail("the id " + std::string(id) + " stands twice");
  if (out_.chapters_.empty()) return fail("the rule " + std::string(id) + " stands before the first chapter");
  ++out_.chapters_.back().rule_count;
  Rule& rule = out_.rules_.emplace_back(Rule{.id = std::string(id), .text = {}, .chapter = out_.chapters_.size() - 1});
  paragraph_ = &rule.text;
  rule_place_ = place();
  after_blank_line_ = false;
  if (!item.empty()) append(item);
  return true;
}

// The text of a rule may begin on the line after its id, so that only its end shows that there is none.
bool RulebookReader::end_rule() {
  if (out_.rules_.empty() || !out_.rules_.back().text.empty()) return true;
  fault_ = {.message = "the rule " + out_.rules_.back().id + " has no text", .path = {}, .place = rule_place_};
  return false;
}

bool RulebookReader::is_new_id(std::string_view id) {
  const auto same = [id](const auto& part) { return part.id == id; };
  return std::none_of(out_.chapters_.begin(), out_.chapters_.end(), same) &&
         std::none_of(out_.rules_.begin(), out_.rules_.end(), same);
}

void RulebookReader::append(std::string_view text) {
  if (!paragraph_->empty()) *paragraph_ += after_blank_line_ ? "\n\n" : " ";
  *paragraph_ += text;
  after_blank_line_ = false;
}

Place RulebookReader::place() const {
  const std::string_view line = lines_.line();
  return json::place_in_line(lines_.number(), line, std::min(line.find_first_not_of(" \t"), line.size()));
}

bool RulebookReader::fail(std::string message) {
  fault_ = {.message = std::move(message), .path = {}, .place = place()};
  return false;
}

Result<Rulebook> Rulebook::read(std::string_view markdown) {
  if (const Outcome text = json::check_text(markdown); !text) return text.fault();
  Rulebook book;
  Fault fault;
  if (!RulebookReader(markdown, book, fault).read()) return fault;
  return book;
}

const Rule* Rulebook::find(std::string_view id) const {
  const auto found = std::find_if(rules_.begin(), rules_.end(), [id](const Rule& rule) { return rule.id == id; });
  return found != rules_.end() ? &*found : nullptr;
}

Passage Rulebook::look_up(std::string_view id) const {
  if (!is_rule_id(id)) return {};
  for (const Chapter& chapter : chapters_) {
    if (chapter.id == id) return {&chapter, rules(chapter)};
  }
  const auto inside = [id](const Rule& rule) { return holds(id, rule.id); };
  const auto first = std::find_if(rules_.begin(), rules_.end(), inside);
  if (first == rules_.end()) return {};
  const auto last = std::find_if_not(first, rules_.end(),
                                     [&](const Rule& rule) { return inside(rule) && rule.chapter == first->chapter; });
  return {&chapters_[first->chapter], std::span<const Rule>(first, last)};
}

}  // namespace fondaco
