// fondaco load
#include "server/load/load.hpp"

#include <charconv>

#include "cli/actions.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/refusal.hpp"
#include "engine/catalogue.hpp"
#include "engine/json/writer.hpp"

namespace fondaco::cli {
namespace {

server::LoadAddress load_address(const std::string& option, const std::string& url) {
  constexpr std::string_view scheme = "http://";
  if (!url.starts_with(scheme)) throw WrongUsage(option + ": it begins with http://");
  std::string rest = url.substr(scheme.size());
  server::LoadAddress address{.host = "", .port = 80, .path = "/"};
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

std::string document_of(const LoadServer& load, const server::LoadReport& report) {
  const auto moves = static_cast<double>(report.moves);
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  out.member("game", load.game);
  out.member("matches", load.matches);
  out.member_decimal("seconds", report.seconds, 2);
  out.member("moves", report.moves);
  out.member("finished", report.finished);
  out.member("refused", report.refused);
  out.member_decimal("moves_per_second", per(moves, report.seconds), 0);
  out.member_decimal("server_cpu_seconds", report.server_cpu_seconds, 2);
  out.member_decimal("moves_per_cpu_second", per(moves, report.server_cpu_seconds), 0);
  out.member_decimal("p50_ms", report.p50_ms, 3);
  out.member_decimal("p99_ms", report.p99_ms, 3);
  out.member_decimal("commit_ms", report.commit_ms, 3);
  out.member_decimal("bytes_per_match", report.bytes_per_match, 0);
  out.end_object();
  return out.take();
}

std::string text_of(const LoadServer& load, const server::LoadReport& report) {
  const auto moves = static_cast<double>(report.moves);
  const auto whole = [](double value) { return grouped(static_cast<std::uint64_t>(value)); };
  return grouped(report.moves) + " moves of " + grouped(load.matches) + " matches of " + load.game + ", " +
         grouped(report.finished) + " finished\n" + "moves per second             " +
         whole(per(moves, report.seconds)) + "\n" + "moves per server CPU second  " +
         whole(per(moves, report.server_cpu_seconds)) + "\n" + "until every seat has it      p50 " +
         fixed(report.p50_ms, 2) + " ms, p99 " + fixed(report.p99_ms, 2) + " ms (a commit " +
         fixed(report.commit_ms, 2) + " ms)\n" + "memory per match             " +
         whole(std::max(0.0, report.bytes_per_match)) + " bytes\n";
}

}  // namespace

void LoadServer::run() const {
  server::LoadSettings settings;
  settings.server = load_address("--url", url);
  settings.metrics = load_address("--metrics", metrics);
  if (find_game(game) == nullptr) throw WrongUsage("unknown game '" + game + "'");
  settings.game = game;
  settings.matches = matches;
  settings.seconds = seconds;
  settings.pace_ms = pace_ms;
  try {
    const server::LoadReport report = server::run_load(settings);
    print(json ? document_of(*this, report) : text_of(*this, report));
  } catch (const std::runtime_error& error) {
    throw Refusal(error.what());
  }
}

}  // namespace fondaco::cli
