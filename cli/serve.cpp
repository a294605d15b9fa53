// SPDX-License-Identifier: MIT
// fondaco serve
#include <unistd.h>

#include <charconv>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <thread>

#include "cli/actions.hpp"
#include "cli/output.hpp"
#include "cli/refusal.hpp"
#include "server/base/log.hpp"
#include "server/courier/mail.hpp"
#include "server/net/address_book.hpp"
#include "server/net/request_head.hpp"
#include "server/site/server.hpp"

namespace fondaco::cli {
namespace {

namespace fs = std::filesystem;

constexpr std::uint16_t usual_metrics_port = 9464;  // where OpenTelemetry's exporters for Prometheus are

struct ListenAddress {
  std::string host;
  std::uint16_t port = 0;
};

ListenAddress listen_address(const std::string& option, const std::string& text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string::npos) throw WrongUsage(option + ": HOST:PORT is needed, not '" + text + "'");
  ListenAddress address{.host = text.substr(0, colon)};
  std::string& host = address.host;
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  const char* begin = text.data() + colon + 1;
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(begin, end, address.port);
  if (error != std::errc() || rest != end) throw WrongUsage(option + ": '" + std::string(begin) + "' is no port");
  return address;
}

std::string url_of(const std::string& host, std::uint16_t port) {
  const bool is_ipv6 = host.find(':') != std::string::npos;
  return "http://" + (is_ipv6 ? "[" + host + "]" : host) + ":" + std::to_string(port) + "/";
}

site::MetricsSettings metrics_settings(const std::string& metrics) {
  if (metrics == "off") return {.on = false};
  if (metrics.empty()) return {.port = usual_metrics_port, .required = false};
  const ListenAddress address = listen_address("--metrics", metrics);
  return {.host = address.host, .port = address.port};
}

fs::path users_folder() {
  const char* data = std::getenv("XDG_DATA_HOME");
  if (data != nullptr && *data != 0) return fs::path(data) / "fondaco";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == 0) throw Refusal("there is no home folder to keep things in; give one with --data");
  return fs::path(home) / ".local" / "share" / "fondaco";
}

std::string store_file(const Serve& serve) {
  constexpr std::string_view sqlite = "sqlite:";
  if (!serve.store.empty() && !serve.store.starts_with(sqlite)) {
    throw Refusal("--store: this program keeps its tables in SQLite, as sqlite:FILE");
  }
  if (!serve.store.empty()) return serve.store.substr(sqlite.size());
  const fs::path folder = serve.data.empty() ? users_folder() : fs::path(serve.data);
  std::error_code failure;
  fs::create_directories(folder, failure);
  if (failure) throw Refusal(folder.string() + ": " + failure.message());
  // Passwords and sessions are kept there, if only as hashes.
  fs::permissions(folder, fs::perms::group_all | fs::perms::others_all, fs::perm_options::remove, failure);
  return (folder / "fondaco.sqlite").string();
}

constexpr std::string_view without_end = "forever";

std::chrono::milliseconds patience_of(const std::string& wait) {
  constexpr long most_seconds = 1'000'000'000;
  if (wait.empty()) return std::chrono::milliseconds(0);
  if (wait == without_end) return std::chrono::seconds(most_seconds);
  long seconds = 0;
  const auto [rest, error] = std::from_chars(wait.data(), wait.data() + wait.size(), seconds);
  if (error != std::errc() || rest != wait.data() + wait.size() || seconds < 0 || seconds > most_seconds) {
    throw WrongUsage("--wait: '" + wait + "' is no number of seconds");
  }
  return std::chrono::seconds(seconds);
}

/// The web client that was built or installed with the program, if there is one.
fs::path web_folder() {
  std::error_code failure;
  const fs::path program = fs::read_symlink("/proc/self/exe", failure).parent_path();
  for (const fs::path& folder : {program / "web", program.parent_path() / "share" / "fondaco" / "web"}) {
    if (fs::exists(folder / "index.html", failure)) return folder;
  }
  return {};
}

/// The first line of a file with a secret, which does not belong into a list of processes.
std::string secret_in(const std::string& file) {
  std::ifstream in(file);
  std::string line;
  if (!std::getline(in, line) || line.empty()) throw Refusal(file + ": there is no secret in its first line");
  return line;
}

courier::CourierSettings courier_settings(const Serve& serve) {
  courier::CourierSettings settings;
  if (!serve.origins.empty()) settings.address = serve.origins.front();
  while (settings.address.ends_with('/')) settings.address.pop_back();
  settings.push_anywhere = serve.push_anywhere;
  settings.webhook = serve.webhook;
  if (!serve.webhook.empty()) {
    if (serve.webhook_secret_file.empty()) throw WrongUsage("--webhook needs --webhook-secret");
    settings.webhook_secret = secret_in(serve.webhook_secret_file);
  }
  if (serve.mail_server.empty()) return settings;
  if (!serve.mail_server.starts_with("smtp://") && !serve.mail_server.starts_with("smtps://")) {
    throw WrongUsage("--mail-server: smtp://HOST:PORT is needed, not '" + serve.mail_server + "'");
  }
  if (!courier::check_mail_address(serve.mail_from)) throw WrongUsage("--mail-server needs --mail-from");
  if (settings.address.empty()) throw WrongUsage("--mail-server needs --origin, for the links in mails");
  settings.mail = {.server = serve.mail_server, .from = serve.mail_from, .user = serve.mail_user, .password = ""};
  if (!serve.mail_password_file.empty()) settings.mail.password = secret_in(serve.mail_password_file);
  return settings;
}

site::ServerSettings settings_of(const Serve& serve) {
  for (const std::string& address : serve.trusted) {
    if (!net::is_address(address)) throw WrongUsage("--trust: '" + address + "' is no address");
  }
  for (const std::string& host : serve.hosts) {
    if (!net::is_host(host)) throw WrongUsage("--host: '" + host + "' is no name of a host");
  }
  if (serve.bus != "local") throw Refusal("--bus: this program knows local only");
  site::ServerSettings settings;
  const ListenAddress address = listen_address("--listen", serve.listen);
  settings.net.host = address.host;
  settings.net.port = address.port;
  settings.metrics = metrics_settings(serve.metrics);
  settings.net.behind_proxy = serve.behind_proxy;
  settings.net.origins = serve.origins;
  settings.net.hosts = settings.metrics.hosts = serve.hosts;
  settings.net.trusted = serve.trusted;
  settings.store = store_file(serve);
  settings.store_patience = patience_of(serve.wait);
  settings.access_log = serve.access_log;
  settings.readiness.least_free_bytes = std::uint64_t{serve.least_free_mib} << 20U;
  settings.web = serve.web.empty() ? web_folder() : fs::path(serve.web);
  settings.courier = courier_settings(serve);
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  settings.registry.bot_threads = serve.bot_threads > 0 ? serve.bot_threads : std::max(1U, cores - 1);
  settings.registry.grace = base::Time{serve.grace} * 1000;
  constexpr double burst_seconds = 4;
  settings.net.limits.sockets_per_address = serve.sockets_per_address;
  settings.net.limits.requests_per_second = serve.requests_per_second;
  settings.net.limits.request_burst = burst_seconds * serve.requests_per_second;
  settings.registry.tables.of_person = serve.tables_per_person;
  settings.registry.tables.of_network = serve.tables_per_address;
  return settings;
}

/// SIGHUP. A mistake in the new settings keeps the old ones; files are opened anew all the same.
void reload(site::Server& server, site::ServerSettings& settings) {
  try {
    base::reopen_log();
  } catch (const std::exception& error) {
    base::log_error("reload", error.what());
  }
  try {
    settings = settings_of(Serve::read_again());
  } catch (const std::exception& error) {
    base::log_error("reload", std::string("the settings stay as they were: ") + error.what());
  }
  server.reload(settings);
}

void warn_of_root() {
  if (::geteuid() != 0) return;
  base::log_warning("server", "it runs as root, which it never needs; let it run as a user of its own");
}

}  // namespace

void Serve::run() const {
  site::ServerSettings settings = settings_of(*this);
  try {
    if (!log.empty()) base::log_to(log);
    const auto loop = net::NetworkLoop::make();
    const auto server = site::Server::open(*loop, settings);
    warn_of_root();
    loop->on_signal([&] { server->stop(); });
    loop->on_hangup([&] { reload(*server, settings); });
    base::log_info("server", "open on port " + std::to_string(server->port()) + ", store " + settings.store);
    if (const std::uint16_t port = server->metrics_port(); port > 0) {
      base::log_info("metrics", "shown at " + url_of(settings.metrics.host, port) + "metrics");
    }
    print("Fondaco is open at " + url_of(settings.net.host, server->port()) + "\n");
    flush_output();  // somebody may wait for it at the other end of a pipe
    loop->run();
  } catch (const std::runtime_error& error) {
    throw Refusal(error.what());
  }
}

}  // namespace fondaco::cli
