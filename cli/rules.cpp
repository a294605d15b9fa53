// SPDX-License-Identifier: MIT
// fondaco rules
#include <algorithm>

#include "cli/actions.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/play_words.hpp"
#include "cli/refusal.hpp"
#include "engine/json/escape.hpp"
#include "engine/json/nearest.hpp"
#include "engine/terminal.hpp"

namespace fondaco::cli {
namespace {

/// Lines longer than this are hard to read, however wide the terminal.
constexpr int widest = 100;

int width() { return std::min(output_width(), widest); }

std::string paragraph(std::string_view text) { return wrapped_text(text, width()) + "\n\n"; }

std::string heading(const Chapter& chapter) {
  return bold(chapter.id.empty() ? chapter.title : chapter.id + " " + chapter.title) + "\n\n";
}

std::string entries(std::span<const Rule> rules) {
  std::string text;
  for (const Rule& rule : rules) {
    // The id hangs out to the left, so that the eye finds it.
    constexpr int indent = 10;
    text += padded(bold(rule.id), indent - 1) + " " + wrapped_text(rule.text, width(), indent) + "\n\n";
  }
  return text;
}

std::string whole(const Rulebook& book) {
  std::string text = bold(book.title()) + "\n\n" + paragraph(book.intro());
  for (const Chapter& chapter : book.chapters()) {
    text += heading(chapter);
    if (!chapter.intro.empty()) text += paragraph(chapter.intro);
    text += entries(book.rules(chapter));
  }
  return text;
}

std::string part(const Passage& passage) {
  const bool all = passage.rules.size() == passage.chapter->rule_count;
  std::string text;
  if (all) text += heading(*passage.chapter);
  if (all && !passage.chapter->intro.empty()) text += paragraph(passage.chapter->intro);
  return text + entries(passage.rules);
}

[[noreturn]] void refuse(const Rulebook& book, const std::string& id) {
  std::vector<std::string_view> chapters;
  std::vector<std::string_view> ids;
  for (const Chapter& chapter : book.chapters()) {
    if (!chapter.id.empty()) chapters.push_back(chapter.id);
  }
  ids = chapters;
  for (const Rule& rule : book.rules()) ids.push_back(rule.id);
  std::string near;
  const auto mention = [&](std::string_view each) { near.append(near.empty() ? "" : ", ").append(each); };
  // Rules of the chapter that was meant, else what is spelt alike, else all chapters.
  const std::string chapter = id.substr(0, id.find('.'));
  for (const Rule& rule : book.rules()) {
    if (rule.id.starts_with(chapter + ".")) mention(rule.id);
  }
  if (near.empty()) near = json::nearest(id, ids);
  if (near.empty()) std::ranges::for_each(chapters, mention);
  throw Refusal("no rule " + json::quoted(id) + " (near: " + near + ")");
}

/// {"language", "title", "intro", "chapters": [{"id", "title", "intro", "rules": [{"id", "text"}]}]}
std::string book_document(const Rulebook& book, Language language) {
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  out.member("language", name(language));
  out.member("title", book.title());
  out.member("intro", book.intro());
  out.key("chapters");
  out.begin_array();
  for (const Chapter& chapter : book.chapters()) {
    out.begin_object();
    out.member("id", chapter.id);
    out.member("title", chapter.title);
    out.member("intro", chapter.intro);
    out.key("rules");
    out.begin_array();
    for (const Rule& rule : book.rules(chapter)) {
      out.begin_object();
      out.member("id", rule.id);
      out.member("text", rule.text);
      out.end_object();
    }
    out.end_array();
    out.end_object();
  }
  out.end_array();
  out.end_object();
  return out.take();
}

}  // namespace

void ReadRules::run() const {
  const GameEntry& entry = game_named(game);
  const Language spoken = chosen_language(language);
  const Rulebook book = game_rulebook(entry, spoken);
  if (json) return print(book_document(book, rulebook_language(entry, spoken)));
  std::string text;
  if (rulebook_language(entry, spoken) != spoken) text = faint(program_words(spoken).say("rules-in-english")) + "\n\n";
  if (id.empty()) {
    text += whole(book);
  } else {
    const std::string wanted = in_capitals(id);
    const Passage passage = book.look_up(wanted);
    if (!passage) refuse(book, wanted);
    text += part(passage);
  }
  text.erase(text.find_last_not_of('\n') + 1);
  print(text + "\n");
}

}  // namespace fondaco::cli
