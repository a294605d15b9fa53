// SPDX-License-Identifier: MIT
#include "server/site/access_log.hpp"

#include <algorithm>

#include "engine/json/writer.hpp"

namespace fondaco::site {
namespace {

constexpr std::size_t id_length = 26;  // of random_id()
constexpr std::size_t longest_text = 200;

bool is_id(std::string_view part) {
  return part.size() >= id_length && std::ranges::all_of(part.substr(0, id_length), [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= '2' && c <= '7');
         });
}

/// What a client chose, as something that can stand in a line.
std::string shown(std::string_view text) {
  std::string out(text.substr(0, longest_text));
  std::ranges::replace_if(out, [](char c) { return c < ' ' || c > '~'; }, '?');
  return out;
}

}  // namespace

std::string without_ids(std::string_view path) {
  std::string out;
  for (std::size_t at = 0; at <= path.size();) {
    const std::size_t slash = std::min(path.find('/', at), path.size());
    const std::string_view part = path.substr(at, slash - at);
    out += is_id(part) ? std::string_view("*") : part;
    if (slash < path.size()) out += '/';
    at = slash + 1;
  }
  return out;
}

AccessLog::AccessLog(const std::string& path) {
  if (!path.empty()) file_ = std::make_unique<base::LogFile>(path);
}

void AccessLog::reopen() {
  if (file_) file_->reopen();
}

void AccessLog::write(const net::Answered& answered, base::Time now) const {
  if (!file_) return;
  json::Writer out;
  out.begin_object();
  out.member("time", now);
  out.member("address", answered.address);
  out.member("method", shown(answered.method));
  out.member("path", shown(without_ids(answered.path)));
  out.member("status", answered.status);
  out.member("bytes", static_cast<std::int64_t>(answered.bytes));
  out.member("ms", answered.milliseconds);
  if (!answered.refusal.empty()) out.member("code", answered.refusal);
  out.member("agent", shown(answered.agent));
  out.end_object();
  file_->write(out.take() + "\n");
}

}  // namespace fondaco::site
