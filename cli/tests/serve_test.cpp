// SPDX-License-Identifier: MIT
// The table server as a process: how it starts, refuses and stops; and the load that is put on one.
#include <fcntl.h>
#include <gmock/gmock.h>

#include <csignal>
#include <future>
#include <thread>

#include "cli/tests/program.hpp"
#include "server/net/client.hpp"

namespace fondaco::cli::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

/// `fondaco serve` on a free port and a folder of its own.
class RunningServer {
 public:
  explicit RunningServer(std::vector<std::string> words = {}) {
    words.insert(words.begin(), {FONDACO_PROGRAM, "serve", "--listen", "127.0.0.1:0", "--data", data()});
    // On a port of its own, unless the test says otherwise: tests run beside each other.
    if (std::ranges::find(words, "--metrics") == words.end()) words.insert(words.end(), {"--metrics", "127.0.0.1:0"});
    int ends[2] = {-1, -1};
    EXPECT_EQ(::pipe(ends), 0);
    process_ = ::fork();
    if (process_ == 0) become(words, ends[1]);
    ::close(ends[1]);
    said_ = line_from(ends[0]);
    ::close(ends[0]);
  }
  ~RunningServer() {
    if (process_ > 0) stop(SIGKILL);
    std::filesystem::remove_all(data());
  }
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;

  /// The line that it printed.
  const std::string& said() const { return said_; }
  std::string url() const { return said_.substr(said_.find("http://")); }
  std::uint16_t port() const {
    return static_cast<std::uint16_t>(std::strtoul(said_.c_str() + said_.rfind(':') + 1, nullptr, 10));
  }
  /// Where it shows its metrics, as its log says before it says that it is open.
  static std::string metrics_url() {
    const std::string text = log();
    const std::size_t at = text.find("http://", text.find("shown at "));
    return text.substr(at, text.find('"', at) - at);
  }
  static std::string data() { return (Folder::path() / "served").string(); }
  static std::string log() { return read_file(Folder::path() / "serve.log"); }

  pid_t process() const { return process_; }
  /// The exit status; -1 when the signal ended it.
  int stop(int signal) {
    ::kill(process_, signal);
    int status = 0;
    ::waitpid(process_, &status, 0);
    process_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  [[noreturn]] static void become(const std::vector<std::string>& words, int out) {
    const int log = ::creat((Folder::path() / "serve.log").c_str(), 0600);
    ::dup2(out, STDOUT_FILENO);
    ::dup2(log, STDERR_FILENO);
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    ::execv(arguments[0], arguments.data());
    ::_exit(127);
  }
  static std::string line_from(int file) {
    std::string line;
    char letter = 0;
    while (::read(file, &letter, 1) == 1 && letter != '\n') line += letter;
    return line;
  }

  pid_t process_ = 0;
  std::string said_;
};

net::ClientResponse get(std::uint16_t port, const std::string& target) {
  const auto loop = net::NetworkLoop::make();
  const auto client = net::Client::make(*loop, "127.0.0.1", port);
  net::ClientRequest request;
  request.target = target;
  net::ClientResponse answer;
  client->request(std::move(request), [&](net::ClientResponse response) {
    answer = std::move(response);
    loop->stop();
  });
  loop->run();
  return answer;
}

TEST(Serve, says_where_it_is_answers_and_stops_when_told) {
  RunningServer server;
  EXPECT_THAT(server.said(), ::testing::MatchesRegex("Fondaco is open at http://127.0.0.1:[0-9]+/"));
  const net::ClientResponse health = get(server.port(), "/healthz");
  EXPECT_EQ(health.status, 200);
  EXPECT_EQ(health.body, R"({"ok":true})");
  EXPECT_TRUE(std::filesystem::exists(RunningServer::data() + "/fondaco.sqlite"));
  EXPECT_EQ(server.stop(SIGTERM), 0);
  EXPECT_THAT(RunningServer::log(), HasSubstr(R"("what":"stopping")"));
  EXPECT_THAT(output({"store", "check", RunningServer::data() + "/fondaco.sqlite"}), HasSubstr("sound"));
}

TEST(Serve, shows_its_metrics_on_a_port_of_their_own) {
  const RunningServer server;
  const std::string url = RunningServer::metrics_url();
  const auto port = static_cast<std::uint16_t>(std::strtoul(url.c_str() + url.rfind(':') + 1, nullptr, 10));
  EXPECT_THAT(get(port, "/metrics").body, HasSubstr("process_cpu_seconds_total"));
  EXPECT_EQ(get(port, "/healthz").status, 404);
  EXPECT_EQ(get(server.port(), "/metrics").status, 404);
}

TEST(Serve, can_do_without_metrics) {
  RunningServer server({"--metrics", "off"});
  EXPECT_EQ(get(server.port(), "/healthz").status, 200);
  EXPECT_EQ(server.stop(SIGTERM), 0);
  EXPECT_THAT(RunningServer::log(), ::testing::Not(HasSubstr("shown at")));
}

TEST(Serve, refuses_an_address_for_metrics_that_is_taken) {
  const RunningServer first;
  const std::string taken = "127.0.0.1:" + std::to_string(first.port());
  expect_refused(
      run({"serve", "--listen", "127.0.0.1:0", "--data", RunningServer::data() + "/other", "--metrics", taken}), 1,
      "cannot listen on " + taken);
  expect_refused(run({"serve", "--metrics", "nowhere"}), 2, "--metrics: HOST:PORT is needed, not 'nowhere'");
}

TEST(Serve, takes_its_settings_from_a_file_and_from_the_command_line_before_that) {
  const std::string store = (Folder::path() / "elsewhere.sqlite").string();
  const std::string file = Folder::file(
      "fondaco.toml", "# a club\nlisten = \"nowhere\"\nbehind-proxy = true\nstore = \"sqlite:" + store + "\"\n");
  RunningServer server({"--config", file});
  EXPECT_EQ(get(server.port(), "/healthz").status, 200) << RunningServer::log();
  EXPECT_TRUE(std::filesystem::exists(store)) << RunningServer::log();
  EXPECT_EQ(server.stop(SIGINT), 0);
}

// Every setting of the file that is shipped, as if somebody had taken the # away.
TEST(Serve, the_shipped_settings_are_those_it_knows) {
  const std::string shipped = read_file(FONDACO_SOURCE_DIR "/packaging/fondaco.toml");
  const std::string help = output({"serve", "--help"});
  {
    RunningServer server({"--config", FONDACO_SOURCE_DIR "/packaging/fondaco.toml"});
    EXPECT_EQ(get(server.port(), "/healthz").status, 200) << RunningServer::log();
  }
  std::string all;
  for (std::size_t at = 0; at < shipped.size();) {
    std::string line = shipped.substr(at, shipped.find('\n', at) - at);
    at += line.size() + 1;
    if (line.starts_with("#") && !line.starts_with("# ")) line.erase(0, 1);
    const std::string name = line.substr(0, line.find(" ="));
    if (line.starts_with("#") || line.empty()) continue;
    EXPECT_THAT(help, HasSubstr("--" + name)) << line;
    if (line.ends_with(".secret\"")) line = name + " = \"" + Folder::file("a.secret", "s3cret\n") + "\"";
    if (name == "access-log" || name == "log") line = name + " = \"" + (Folder::path() / name).string() + "\"";
    if (name != "web" && name != "store" && name != "data") all += line + "\n";
  }
  for (const std::string name : {"listen",
                                 "data",
                                 "store",
                                 "web",
                                 "origin",
                                 "host",
                                 "trust",
                                 "behind-proxy",
                                 "metrics",
                                 "wait",
                                 "access-log",
                                 "least-free",
                                 "bot-threads",
                                 "grace",
                                 "webhook",
                                 "webhook-secret",
                                 "mail-server",
                                 "mail-from",
                                 "mail-user",
                                 "mail-password",
                                 "log",
                                 "sockets-per-address",
                                 "requests-per-second",
                                 "tables-per-person",
                                 "tables-per-address"}) {
    EXPECT_THAT(shipped, HasSubstr("\n#" + name + " = ")) << "not told of";
  }
  RunningServer server({"--config", Folder::file("all.toml", all)});
  EXPECT_EQ(get(server.port(), "/healthz").status, 200) << RunningServer::log();
}

TEST(Serve, refuses_in_one_line) {
  const std::string data = RunningServer::data();
  const auto serve = [&](std::vector<std::string> words) {
    words.insert(words.begin(), {"serve", "--data", data});
    return run(words);
  };
  expect_refused(serve({"--listen", "nowhere"}), 2, "--listen: HOST:PORT is needed, not 'nowhere'");
  expect_refused(serve({"--listen", "127.0.0.1:http"}), 2, "--listen: 'http' is no port");
  expect_refused(serve({"--listen", "127.0.0.1:65536"}), 2, "--listen: '65536' is no port");
  expect_refused(serve({"--trust", "localhost"}), 2, "--trust: 'localhost' is no address");
  expect_refused(serve({"--host", "http://games.lan"}), 2, "--host: 'http://games.lan' is no name of a host");
  expect_refused(serve({"--store", "postgres://club"}), 1, "--store: this program keeps its tables in SQLite");
  expect_refused(serve({"--bus", "nats"}), 1, "--bus: this program knows local only");
  expect_refused(serve({"--grace", "-1"}), 2, "--grace");
  expect_refused(serve({"--grace", "soon"}), 2, "--grace");
  expect_refused(serve({"--webhook", "http://127.0.0.1:1"}), 2, "--webhook needs --webhook-secret");
  expect_refused(serve({"--webhook", "http://127.0.0.1:1", "--webhook-secret", Folder::file("empty", "")}), 1,
                 "there is no secret in its first line");
  expect_refused(serve({"--mail-server", "mail.example"}), 2, "--mail-server: smtp://HOST:PORT is needed");
  expect_refused(serve({"--mail-server", "smtp://mail.example"}), 2, "--mail-server needs --mail-from");
  expect_refused(serve({"--mail-server", "smtp://mail.example", "--mail-from", "a@b.example"}), 2,
                 "--mail-server needs --origin");
  expect_refused(serve({"--web", "/nonexistent"}), 1, "cannot read /nonexistent");
  expect_refused(serve({"--config", "/nonexistent.toml"}), 2, "File does not exist: /nonexistent.toml");
  expect_refused(serve({"--config", Folder::file("a.toml", "lisen = \"127.0.0.1:0\"\n")}), 2,
                 "a.toml: there is no setting \"lisen\"");
  expect_refused(serve({"--config", Folder::file("b.toml", "[serve]\nlisten = \"127.0.0.1:0\"\n")}), 2,
                 "b.toml: there is no setting \"serve.listen\"");
  expect_refused(serve({"--config", Folder::file("c.toml", "bot-threads = \"many\"\n")}), 2, "--bot-threads");
  expect_refused(run({"serve", "--data", Folder::file("a file", "") + "/below"}), 1, "a file/below: Not a directory");
}

TEST(Serve, refuses_a_port_that_is_taken) {
  const RunningServer server;
  const std::string address = "127.0.0.1:" + std::to_string(server.port());
  expect_refused(run({"serve", "--listen", address, "--metrics", "off", "--data", RunningServer::data() + "/other"}), 1,
                 "cannot listen on " + address);
}

TEST(Serve, refuses_a_store_that_another_server_has_open) {
  RunningServer first;
  const std::string link = (Folder::path() / "link to served").string();
  std::filesystem::create_directory_symlink(RunningServer::data(), link);
  for (const std::string& data : {RunningServer::data(), link}) {
    expect_refused(
        run({"serve", "--listen", "127.0.0.1:0", "--metrics", "off", "--data", data}), 1,
        "fondaco.sqlite: process " + std::to_string(first.process()) + " has this store open; stop it first");
  }
  std::filesystem::remove(link);
  expect_refused(
      run({"serve", "--listen", "127.0.0.1:0", "--metrics", "off", "--data", RunningServer::data(), "--wait", "0"}), 1,
      "has this store open");
  expect_refused(run({"serve", "--wait", "soon"}), 2, "--wait: 'soon' is no number of seconds");
}

TEST(Serve, waits_for_another_server_to_leave_the_store) {
  RunningServer first;
  auto second = std::async(std::launch::async,
                           [] { return std::make_unique<RunningServer>(std::vector<std::string>{"--wait"}); });
  EXPECT_EQ(first.stop(SIGTERM), 0);
  const auto server = second.get();
  EXPECT_EQ(get(server->port(), "/healthz").status, 200);
}

/// The log is all there is to see that a signal was taken.
bool log_says(const std::string& what) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (std::chrono::steady_clock::now() < end) {
    if (RunningServer::log().find(what) != std::string::npos) return true;
    std::this_thread::yield();
  }
  return false;
}

TEST(Serve, SIGHUP_reads_settings_and_pages_again_and_mistakes_keep_the_old_ones) {
  const std::filesystem::path pages = Folder::path() / "pages";
  const std::filesystem::path others = Folder::path() / "others";
  std::filesystem::create_directories(pages);
  std::filesystem::create_directories(others);
  Folder::file("pages/index.html", "one");
  Folder::file("others/index.html", "two");
  const std::string file = Folder::file("reload.toml", "web = \"" + pages.string() + "\"\n");
  RunningServer server({"--config", file});
  EXPECT_EQ(get(server.port(), "/").body, "one");

  Folder::file("reload.toml", "web = \"" + others.string() + "\"\n");
  ::kill(server.process(), SIGHUP);
  EXPECT_TRUE(log_says(R"("about":"reload","what":"done")"));
  EXPECT_EQ(get(server.port(), "/").body, "two");

  Folder::file("reload.toml", "wep = \"" + pages.string() + "\"\n");
  ::kill(server.process(), SIGHUP);
  EXPECT_TRUE(log_says("the settings stay as they were"));
  EXPECT_THAT(RunningServer::log(), HasSubstr("there is no setting"));
  EXPECT_EQ(get(server.port(), "/").body, "two");
  EXPECT_EQ(server.stop(SIGTERM), 0);
}

TEST(Serve, SIGHUP_changes_the_limits_of_a_visitor) {
  const std::string file = Folder::file("limits.toml", "requests-per-second = 1000\n");
  RunningServer server({"--config", file});
  const auto refused = [&] {
    int count = 0;
    for (int i = 0; i < 10; ++i) count += get(server.port(), "/healthz").status == 429 ? 1 : 0;
    return count;
  };
  EXPECT_EQ(refused(), 0);
  Folder::file("limits.toml", "requests-per-second = 1\n");  // four at once
  ::kill(server.process(), SIGHUP);
  ASSERT_TRUE(log_says(R"("about":"reload","what":"done")"));
  EXPECT_GT(refused(), 0);
}

TEST(Serve, SIGHUP_begins_a_new_log_where_the_old_one_was_moved_away) {
  const std::filesystem::path log = Folder::path() / "server.log";
  const std::filesystem::path moved = Folder::path() / "server.log.1";
  std::filesystem::remove(log);
  RunningServer server({"--log", log.string()});
  EXPECT_THAT(read_file(log.string()), HasSubstr("open on port"));
  std::filesystem::rename(log, moved);
  ::kill(server.process(), SIGHUP);
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  const auto says_done = [&] {
    return std::filesystem::exists(log) && read_file(log.string()).find(R"("what":"done")") != std::string::npos;
  };
  while (!says_done() && std::chrono::steady_clock::now() < end) std::this_thread::yield();
  EXPECT_TRUE(says_done());
  EXPECT_THAT(read_file(moved.string()), Not(HasSubstr("reload")));
}

TEST(Serve, warns_when_it_runs_as_root) {
  RunningServer server;
  const std::string log = RunningServer::log();
  EXPECT_EQ(log.find("it runs as root") != std::string::npos, ::geteuid() == 0) << log;
}

TEST(Serve, refuses_a_log_that_cannot_be_written) {
  expect_refused(run({"serve", "--listen", "127.0.0.1:0", "--metrics", "off", "--data",
                      RunningServer::data() + "/third", "--log", "/nonexistent/server.log"}),
                 1, "/nonexistent/server.log: No such file or directory");
}

TEST(Serve, refuses_an_access_log_that_cannot_be_written) {
  expect_refused(run({"serve", "--listen", "127.0.0.1:0", "--metrics", "off", "--data",
                      RunningServer::data() + "/third", "--access-log", "/nonexistent/access.log"}),
                 1, "/nonexistent/access.log: No such file or directory");
}

TEST(Load, plays_real_matches_and_reports_them_as_json) {
  const RunningServer server({"--trust", "127.0.0.1"});
  const json::Value report = document({"load", "--url", server.url(), "--metrics", RunningServer::metrics_url(),
                                       "--matches", "25", "--warm-up", "0.1", "--seconds", "0.5", "--json"});
  EXPECT_THAT(keys(report), ElementsAre("game", "matches", "users", "pace_ms", "warm_up_seconds", "seconds", "moves",
                                        "finished", "refused", "closed", "unfinished", "moves_per_second",
                                        "server_cpu_seconds", "moves_per_cpu_second", "p50_ms", "p90_ms", "p99_ms",
                                        "p999_ms", "max_ms", "commit_ms", "bytes_per_match"));
  EXPECT_EQ(at(report, "matches").whole(), 25);
  EXPECT_EQ(at(report, "users").whole(), 50) << "one for each seat, more than one address may make without --trust";
  EXPECT_EQ(at(report, "closed").whole(), 0);
  EXPECT_GT(at(report, "moves").whole(), 0);
  EXPECT_EQ(at(report, "refused").whole(), 0);
  EXPECT_GT(number(at(report, "p50_ms")), 0);
  EXPECT_GE(number(at(report, "p99_ms")), number(at(report, "p50_ms")));
  EXPECT_GE(number(at(report, "max_ms")), number(at(report, "p999_ms")));
}

TEST(Load, says_what_to_do_when_the_limits_of_the_server_stop_it) {
  const RunningServer server;
  expect_refused(run({"load", "--url", server.url(), "--metrics", RunningServer::metrics_url(), "--matches", "25",
                      "--seconds", "0.1"}),
                 1, "start the server with --trust and the address that the load comes from");
}

TEST(Load, refuses_in_one_line) {
  expect_refused(run({"load", "--url", "ftp://127.0.0.1"}), 2, "--url: it begins with http://");
  expect_refused(run({"load", "--url", "http://127.0.0.1:x"}), 2, "--url: 'x' is no port");
  expect_refused(run({"load", "--metrics", "127.0.0.1:9464"}), 2, "--metrics: it begins with http://");
  expect_refused(run({"load", "--game", "chess"}), 2, "unknown game \"chess\"");
  expect_refused(run({"load", "--users", "1"}), 2, "--users: two at least");
  expect_refused(run({"load", "--warm-up", "-1"}), 2, "--warm-up");
  expect_refused(run({"load", "--url", "http://127.0.0.1:1", "--matches", "1", "--seconds", "0.1"}), 1,
                 "Connection refused");
}

}  // namespace
}  // namespace fondaco::cli::testing
