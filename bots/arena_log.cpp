// SPDX-License-Identifier: MIT
#include "bots/arena_log.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <limits>
#include <stdexcept>

#include "engine/json/document.hpp"
#include "engine/json/writer.hpp"

namespace fondaco::bots {
namespace {

constexpr int log_format = 1;
constexpr std::int64_t largest = std::numeric_limits<std::int64_t>::max();

/// Everything that decides how the games go. Bots that were tuned anew are other bots.
std::string header_line(const AnyGame& game, const std::vector<BotSpec>& bots, std::uint64_t run) {
  const std::string_view tuning = game.entry().files->file("tuning.json");
  json::Writer out;
  out.begin_object();
  out.member("arena", log_format);
  out.member("game", game.entry().id);
  out.member("rules_version", game.entry().rules_version);
  out.key("edition");
  out.begin_object();
  out.member("id", game.edition_id());
  out.member("hash", game.edition_hash());
  out.end_object();
  out.key("options");
  write_options(game.entry().options, game.options(), out);
  out.key("bots");
  out.begin_array();
  for (const BotSpec& bot : bots) out.value(std::string_view(bot.text));
  out.end_array();
  out.key("move_time_ms");
  out.begin_array();
  for (const BotSpec& bot : bots) out.value(bot.move_time_ms);
  out.end_array();
  out.member("tuning", hash_text(siphash_bytes(SipKey{}, tuning.data(), tuning.size())));
  out.member("seed", std::to_string(run));
  out.end_object();
  return out.take();
}

std::string game_line(std::uint64_t index, const GameResult& result, Seat players) {
  json::Writer out;
  const auto each_seat = [&](std::string_view key, auto write) {
    out.key(key);
    out.begin_array();
    for (Seat seat = 0; seat < players; ++seat) write(seat);
    out.end_array();
  };
  out.begin_object();
  out.member("number", index);
  out.member("moves", result.moves);
  out.member("state_hash", hash_text(result.state_hash));
  each_seat("total", [&](Seat seat) { out.value(result.total[seat]); });
  each_seat("rank", [&](Seat seat) { out.value(result.rank[seat]); });
  each_seat("effort", [&](Seat seat) {
    const Effort& effort = result.effort[seat];
    out.begin_array();
    for (const std::uint64_t number :
         {effort.decisions, effort.microseconds, effort.simulations, effort.moves, std::uint64_t{effort.bytes}}) {
      out.value(number);
    }
    out.end_array();
  });
  out.end_object();
  return out.take();
}

std::uint64_t read_hash(json::Cursor in) {
  const std::string_view text = in.string();
  std::uint64_t hash = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), hash, 16);
  if (error != std::errc{} || end != text.data() + text.size()) in.fail("a hash is 16 hexadecimal digits");
  return hash;
}

Effort read_effort(json::Cursor in) {
  Effort effort;
  (void)in.size(5, 5);
  const auto number = [&](std::size_t i) { return static_cast<std::uint64_t>(in.at(i).whole(0, largest)); };
  effort.decisions = number(0);
  effort.microseconds = number(1);
  effort.simulations = number(2);
  effort.moves = number(3);
  effort.bytes = static_cast<std::size_t>(number(4));
  return effort;
}

/// Everything in the file. False: errno tells why not.
bool read_all(int file, std::string& text) {
  std::array<char, std::size_t{64} << 10U> block{};
  for (;;) {
    const ssize_t got = ::read(file, block.data(), block.size());
    if (got == 0) return true;
    if (got < 0 && errno != EINTR) return false;
    if (got > 0) text.append(block.data(), static_cast<std::size_t>(got));
  }
}

}  // namespace

ArenaLog::ArenaLog(std::string path, const AnyGame& game, const std::vector<BotSpec>& bots, std::uint64_t run)
    : path_(std::move(path)),
      players_(game.players()),
      file_(::open(path_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0644)) {
  if (file_ < 0) refuse(std::strerror(errno));
  try {
    if (::flock(file_, LOCK_EX | LOCK_NB) != 0) refuse("another run is using it");
    read(header_line(game, bots, run));
  } catch (...) {
    ::close(file_);
    throw;
  }
}

ArenaLog::~ArenaLog() { ::close(file_); }

void ArenaLog::refuse(const std::string& what) const { throw std::runtime_error(path_ + ": " + what); }

void ArenaLog::read(const std::string& header) {
  std::string text;
  if (!read_all(file_, text)) refuse(std::strerror(errno));
  std::size_t from = 0;
  std::uint32_t number = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; from = end + 1, end = text.find('\n', from)) {
    const std::string line = text.substr(from, end - from);
    if (++number == 1) {
      read_header(line, header);
    } else {
      read_game(line, number);
    }
  }
  // The rest is a line that the end of the last run cut short, or somebody's file that we must not touch.
  if (number == 0 && !header.starts_with(text)) refuse("these are no results of an arena");
  if (from < text.size() && ::ftruncate(file_, static_cast<off_t>(from)) != 0) refuse(std::strerror(errno));
  if (number == 0) append(header);
}

void ArenaLog::read_header(const std::string& line, const std::string& expected) const {
  if (line == expected) return;
  const Result<json::Value> found = json::read(line);
  const Result<json::Value> wanted = json::read(expected);
  if (!found || found->find("arena") == nullptr || !wanted) refuse("these are no results of an arena");
  for (const json::Member& member : wanted->members()) {
    const json::Value* other = found->find(member.key);
    const std::string here = json::rewrite(member.value, json::Layout::compact);
    const std::string there = other == nullptr ? "nothing" : json::rewrite(*other, json::Layout::compact);
    if (here == there) continue;
    std::string what = "these results are of another run, with ";
    refuse(what.append(member.key).append(" ").append(there).append(", not ").append(here));
  }
  refuse("these results are of another run");
}

void ArenaLog::read_game(const std::string& line, std::uint32_t number) {
  json::Document document(line);
  const json::Cursor in = document.root();
  in.only_keys({"number", "moves", "state_hash", "total", "rank", "effort"});
  GameResult result;
  const auto index = static_cast<std::uint64_t>(in["number"].whole(0, largest));
  result.moves = static_cast<std::uint32_t>(in["moves"].whole(0, std::numeric_limits<std::uint32_t>::max()));
  result.state_hash = read_hash(in["state_hash"]);
  for (const std::string_view key : {"total", "rank", "effort"}) (void)in[key].size(players_, players_);
  for (Seat seat = 0; in.ok() && seat < players_; ++seat) {
    result.total[seat] = static_cast<std::int32_t>(in["total"].at(seat).whole(INT32_MIN, INT32_MAX));
    result.rank[seat] = static_cast<std::uint8_t>(in["rank"].at(seat).whole(1, players_));
    result.effort[seat] = read_effort(in["effort"].at(seat));
  }
  if (in.ok() && !found_.emplace(index, result).second) in["number"].fail("this game stands here twice");
  if (document.ok()) return;
  Fault fault = document.fault();
  fault.place.line = number;
  refuse(fault.text());
}

const GameResult* ArenaLog::find(std::uint64_t index) const {
  const auto found = found_.find(index);
  return found == found_.end() ? nullptr : &found->second;
}

void ArenaLog::keep(std::uint64_t index, const GameResult& result) { append(game_line(index, result, players_)); }

void ArenaLog::append(const std::string& line) const {
  const std::string text = line + "\n";
  std::string_view left = text;
  while (!left.empty()) {
    const ssize_t written = ::write(file_, left.data(), left.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) refuse(std::strerror(errno));  // what was written is dropped by the next run
    left.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace fondaco::bots
