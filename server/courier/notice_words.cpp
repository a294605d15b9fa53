// SPDX-License-Identifier: MIT
#include "server/courier/notice_words.hpp"

#include <map>

#include "engine/json/writer.hpp"
#include "server/courier/embedded.hpp"

namespace fondaco::courier {
namespace {

std::string listed(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

}  // namespace

const Words& notice_words(std::string_view language) {
  static const auto all = [] {
    std::map<std::string, Words, std::less<>> read;
    for (const Language each : languages) {
      const std::string_view ftl = courier::embedded().file("words." + std::string(name(each)) + ".ftl");
      if (!ftl.empty()) read.emplace(name(each), Words::read(ftl).value_or({}));  // a test reads them
    }
    return read;
  }();
  const auto found = all.find(language);
  return found == all.end() ? all.at("en") : found->second;
}

std::string push_text(const TurnNotice& notice, std::string_view language) {
  const Words& words = notice_words(language);
  json::Writer out;
  out.begin_object();
  out.member("table", notice.table);
  out.member("title", words.say("turn-title", {{"game", notice.title}}));
  out.member("body", notice.others.empty() ? words.say("turn-alone")
                                           : words.say("turn-with", {{"names", listed(notice.others)}}));
  out.member("lang", language);
  out.end_object();
  return out.take();
}

std::string webhook_text(const TurnNotice& notice, const std::string& link) {
  json::Writer out;
  out.begin_object();
  out.member("event", "turn");
  out.member("table", notice.table);
  out.member("game", notice.game);
  out.member("name", notice.name);
  out.member("at", notice.at);
  if (!link.empty()) out.member("link", link);
  out.end_object();
  return out.take();
}

}  // namespace fondaco::courier
