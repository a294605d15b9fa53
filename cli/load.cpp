// SPDX-License-Identifier: MIT
// fondaco load
#include "server/load/load.hpp"

#include <charconv>

#include "cli/actions.hpp"
#include "cli/game_choice.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/refusal.hpp"
#include "engine/json/writer.hpp"
#include "games/catalogue.hpp"

namespace fondaco::cli {
namespace {

load::LoadAddress load_address(const std::string& option, const std::string& url) {
  constexpr std::string_view scheme = "http://";
  if (!url.starts_with(scheme)) throw WrongUsage(option + ": it begins with http://");
  std::string rest = url.substr(scheme.size());
  load::LoadAddress address{.host = "", .port = 80, .path = "/"};
  if (const std::size_t slash = rest.find('/'); slash != std::string::npos) {
    address.path = rest.substr(slash);
    rest.erase(slash);
  }
  const std::size_t colon = rest.rfind(':');
  address.host = rest.substr(0, colon);
  if (colon == std::string::npos) return address;
  const char* begin = rest.data() + colon + 1;
  const char* end = rest.data() + rest.size();
  const auto [stop, error] = std::from_chars(begin, end, address.port);
  if (error != std::errc() || stop != end) throw WrongUsage(option + ": '" + std::string(begin) + "' is no port");
  return address;
}

double per(double amount, double unit) { return unit > 0 ? amount / unit : 0; }

std::string document_of(const LoadServer& load, const load::LoadReport& report) {
  const auto moves = static_cast<double>(report.moves);
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  out.member("game", load.game);
  out.member("matches", load.matches);
  out.member("users", report.users);
  out.member_decimal("pace_ms", load.pace_ms, 0);
  out.member_decimal("warm_up_seconds", load.warm_up, 2);
  out.member_decimal("seconds", report.seconds, 2);
  out.member("moves", report.moves);
  out.member("finished", report.finished);
  out.member("refused", report.refused);
  out.member("closed", report.closed);
  out.member("unfinished", report.unfinished);
  out.member_decimal("moves_per_second", per(moves, report.seconds), 0);
  out.member_decimal("server_cpu_seconds", report.server_cpu_seconds, 2);
  out.member_decimal("moves_per_cpu_second", per(moves, report.server_cpu_seconds), 0);
  out.member_decimal("p50_ms", report.p50_ms, 3);
  out.member_decimal("p90_ms", report.p90_ms, 3);
  out.member_decimal("p99_ms", report.p99_ms, 3);
  out.member_decimal("p999_ms", report.p999_ms, 3);
  out.member_decimal("max_ms", report.max_ms, 3);
  out.member_decimal("commit_ms", report.commit_ms, 3);
  out.member_decimal("bytes_per_match", report.bytes_per_match, 0);
  out.end_object();
  return out.take();
}

std::string text_of(const LoadServer& load, const load::LoadReport& report) {
  const auto moves = static_cast<double>(report.moves);
  const auto whole = [](double value) { return grouped(static_cast<std::uint64_t>(value)); };
  const auto ms = [](double value) { return fixed(value, 2) + " ms"; };
  std::string text = grouped(report.moves) + " moves of " + grouped(load.matches) + " matches of " + load.game +
                     " between " + grouped(report.users) + " people, " + grouped(report.finished) + " finished\n";
  // Without a pace every match has a move under way when the time is up.
  if (report.refused + report.closed > 0 || (load.pace_ms > 0 && report.unfinished > 0)) {
    text += "refused " + grouped(report.refused) + ", sockets closed " + grouped(report.closed) +
            ", moves due but unfinished at the end " + grouped(report.unfinished) + "\n";
  }
  text += "moves per second             " + whole(per(moves, report.seconds)) + "\n";
  text += "moves per server CPU second  " + whole(per(moves, report.server_cpu_seconds)) + "\n";
  text += "until every seat has it      p50 " + ms(report.p50_ms) + ", p90 " + ms(report.p90_ms) + ", p99 " +
          ms(report.p99_ms) + ", p99.9 " + ms(report.p999_ms) + ", longest " + ms(report.max_ms) + "\n";
  text += "a commit                     " + ms(report.commit_ms) + "\n";
  text += "memory per match             " + whole(std::max(0.0, report.bytes_per_match)) + " bytes\n";
  return text;
}

}  // namespace

void LoadServer::run() const {
  load::LoadSettings settings;
  settings.server = load_address("--url", url);
  settings.metrics = load_address("--metrics", metrics);
  (void)game_named(game);
  settings.game = game;
  settings.matches = matches;
  if (users == 1) throw WrongUsage("--users: two at least, one for each seat of a match");
  settings.users = users;
  settings.warm_up = warm_up;
  settings.seconds = seconds;
  settings.pace_ms = pace_ms;
  try {
    const load::LoadReport report = load::run_load(settings);
    print(json ? document_of(*this, report) : text_of(*this, report));
  } catch (const std::runtime_error& error) {
    throw Refusal(error.what());
  }
}

}  // namespace fondaco::cli
