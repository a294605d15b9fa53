// Durability: a server that is killed at any moment has lost nothing that it acknowledged.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <map>

#include "server/site/tests/playground.hpp"
#include "server/store/sqlite.hpp"

namespace fondaco::server {
namespace {

/// A server in a process of its own, which can be killed.
class Victim {
 public:
  explicit Victim(const std::string& store) {
    int pipe_ends[2];
    if (pipe(pipe_ends) != 0) throw std::runtime_error("no pipe");
    process_ = fork();
    if (process_ == 0) {
      close(pipe_ends[0]);
      serve(store, pipe_ends[1]);
      _exit(0);
    }
    close(pipe_ends[1]);
    if (read(pipe_ends[0], &port_, sizeof port_) != sizeof port_) port_ = 0;
    close(pipe_ends[0]);
  }
  ~Victim() { kill(); }
  Victim(const Victim&) = delete;
  Victim& operator=(const Victim&) = delete;

  std::uint16_t port() const { return port_; }
  void kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = 0;
  }

 private:
  static void serve(const std::string& store, int report) {
    ServerSettings settings;
    settings.store = store;
    settings.net.port = 0;
    settings.net.trusted.emplace_back("127.0.0.1");
    const auto loop = NetworkLoop::make();
    const auto server = Server::open(*loop, settings);
    const std::uint16_t port = server->port();
    if (write(report, &port, sizeof port) != sizeof port) return;
    loop->run();
  }

  pid_t process_ = 0;
  std::uint16_t port_ = 0;
};

struct Sent {
  std::string move;
  bool acknowledged = false;
};

/// One match and what its players know of it.
struct Line {
  std::string table;
  std::map<std::int64_t, Sent> sent;  ///< by the seq it would get
  std::array<std::shared_ptr<ClientSocket>, 2> sockets;
};

class UnderLoad {
 public:
  explicit UnderLoad(std::string store) : store_(std::move(store)) {}

  /// A server lives for that long while everybody plays, and is killed.
  void round(Time lifetime, std::size_t tables) {
    Victim victim(store_);
    ASSERT_NE(victim.port(), 0) << "the server did not come up";
    loop_ = NetworkLoop::make();
    client_ = Client::make(*loop_, "127.0.0.1", victim.port());
    if (cookies_[0].empty()) {
      for (std::string& cookie : cookies_) {
        const std::string header = call("", "POST", "/api/guest").header("Set-Cookie");
        cookie = header.substr(0, header.find(';'));
      }
    }
    while (lines_.size() < tables) add_table();
    for (Line& line : lines_) {
      ASSERT_EQ(call(cookies_[0], "GET", "/api/tables/" + line.table).status, 200) << "a match does not open";
      for (unsigned player = 0; player < 2; ++player) open(line, player);
    }
    auto end = loop_->at(loop_->now() + lifetime, [&] {
      victim.kill();
      loop_->stop();
    });
    loop_->run();
    for (Line& line : lines_) line.sockets = {};
    end.reset();
    client_.reset();
    loop_.reset();
  }

  /// What the disk has, against what was acknowledged.
  void verify() const {
    const auto database = open_sqlite_for_reading(store_);
    for (const Line& line : lines_) {
      const auto row = database->table(line.table);
      ASSERT_TRUE(row.has_value()) << "an acknowledged table is gone";
      const std::vector<LogEntry> log = database->log(row->number);  // throws when an entry is missing or changed
      for (std::size_t i = 0; i < log.size(); ++i) ASSERT_EQ(log[i].seq, static_cast<std::int32_t>(i) + 1);
      for (const auto& [seq, sent] : line.sent) {
        if (!sent.acknowledged) continue;
        ASSERT_LE(seq, static_cast<std::int64_t>(log.size())) << "an acknowledged move is missing";
        EXPECT_EQ(log[static_cast<std::size_t>(seq) - 1].text, sent.move);
      }
    }
  }

  std::uint64_t acknowledged() const {
    std::uint64_t count = 0;
    for (const Line& line : lines_) {
      for (const auto& [seq, sent] : line.sent) count += sent.acknowledged ? 1 : 0;
    }
    return count;
  }

 private:
  ClientResponse call(const std::string& cookie, const std::string& method, const std::string& target,
                      const std::string& body = {}) {
    ClientRequest request;
    request.method = method;
    request.target = target;
    request.body = body;
    if (!body.empty()) request.headers.emplace_back("Content-Type", "application/json");
    if (!cookie.empty()) request.headers.emplace_back("Cookie", cookie);
    ClientResponse answer;
    client_->request(std::move(request), [&](ClientResponse response) {
      answer = std::move(response);
      loop_->stop();
    });
    loop_->run();
    return answer;
  }

  void add_table() {
    Line line;
    line.table = Heard(call(cookies_[0], "POST", "/api/tables", R"({"game":"amsterdam"})").body)["id"].string();
    call(cookies_[1], "POST", "/api/tables/" + line.table + "/join", "{}");
    lines_.push_back(std::move(line));
  }

  void open(Line& line, unsigned player) {
    SocketCalls calls;
    calls.opened = [&line, player] {
      line.sockets[player]->send(R"({"do":"follow","table":")" + line.table + R"("})");
    };
    calls.message = [this, &line, player](std::string_view text) { hear(line, player, text); };
    calls.closed = [](const std::string&) {};
    line.sockets[player] = client_->open("/api/socket", {{"Cookie", cookies_[player]}}, std::move(calls));
  }

  void hear(Line& line, unsigned player, std::string_view text) {
    const Heard heard{std::string(text)};
    if (heard["ok"].present()) {
      // The id of a move is the seq that it would get.
      const std::int64_t id = heard["id"].whole_or(0, 0, INT32_MAX);
      if (id == 0) return;
      EXPECT_EQ(heard["seq"].whole(0, INT32_MAX), id);
      line.sent[id].acknowledged = true;
    } else if (heard["now"]["legal"].present() && heard["now"]["legal"].size() > 0) {
      const std::int64_t next = heard["seq"].whole(0, INT32_MAX) + 1;
      const json::Cursor legal = heard["now"]["legal"];
      const std::string move(legal.at(rng_.index(static_cast<std::uint32_t>(legal.size()))).string());
      line.sent[next] = {move, false};
      const std::string number = std::to_string(next);
      line.sockets[player]->send(R"({"id":)" + number + R"(,"do":"move","table":")" + line.table + R"(","seq":)" +
                                 std::to_string(next - 1) + R"(,"move":")" + move + R"(","key":"k)" + number + R"("})");
    }
  }

  std::string store_;
  std::array<std::string, 2> cookies_;
  std::deque<Line> lines_;
  std::unique_ptr<NetworkLoop> loop_;
  std::unique_ptr<Client> client_;
  Rng rng_{11};
};

TEST(Durability, a_server_killed_at_random_moments_loses_no_acknowledged_move) {
  const TemporaryFolder folder;
  UnderLoad load(folder.file("store.sqlite"));
  Rng rng(5);
  const int kills = repetitions(10, 200);
  for (int i = 0; i < kills && !testing::Test::HasFailure(); ++i) {
    load.round(40 + static_cast<Time>(rng.index(200)), 8 + static_cast<std::size_t>(i % 50));
    load.verify();
  }
  EXPECT_GT(load.acknowledged(), static_cast<std::uint64_t>(kills) * 20) << "hardly anything was played";
}

}  // namespace
}  // namespace fondaco::server
