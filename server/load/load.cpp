#include "server/load/load.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <deque>
#include <memory>
#include <stdexcept>
#include <vector>

#include "engine/chance.hpp"
#include "engine/json/cursor.hpp"
#include "engine/json/reader.hpp"
#include "server/net/client.hpp"

namespace fondaco::server {
namespace {

using Clock = std::chrono::steady_clock;

constexpr Time patience = 30'000;   ///< for the tables to be set up
constexpr unsigned in_flight = 32;  ///< requests while they are

double milliseconds(Clock::duration duration) { return std::chrono::duration<double, std::milli>(duration).count(); }

struct Document {
  json::Value value;
  json::Fault fault;

  explicit Document(std::string_view text) {
    if (!json::read(text, value, fault)) throw std::runtime_error("the server sent no JSON: " + fault.text());
  }
  json::Cursor root() { return {value, fault}; }
};

/// The value of a line of /metrics.
double metric(const std::string& text, std::string_view name) {
  const std::size_t at = text.find("\n" + std::string(name) + " ");
  return at == std::string::npos ? 0 : std::strtod(text.c_str() + at + name.size() + 2, nullptr);
}

struct Figures {
  double cpu = 0;
  double memory = 0;
  double commits = 0;
  double commit_seconds = 0;
};

/// One match with its two sockets.
struct SentMove {
  std::int64_t seq;  ///< that it will have
  Clock::time_point at;
};

struct Match {
  std::string table;
  std::array<std::shared_ptr<ClientSocket>, 2> sockets;
  std::array<std::int64_t, 2> seen{};
  /// Not yet seen by both, in order. Who has the next decision too may send it before the other has seen the last one.
  std::deque<SentMove> under_way;
  unsigned over = 0;  ///< how many have seen the end
  std::unique_ptr<Timer> pause;
};

class Load {
 public:
  explicit Load(const LoadSettings& settings)
      : settings_(settings),
        loop_(NetworkLoop::make()),
        client_(Client::make(*loop_, settings.server.host, settings.server.port)),
        metrics_(Client::make(*loop_, settings.metrics.host, settings.metrics.port)),
        rng_(settings.seed) {}

  LoadReport run() {
    loop_->post([this] { begin(); });
    deadline_ = loop_->at(loop_->now() + patience, [this] { fail("the tables could not be set up in time"); });
    loop_->run();
    if (!fault_.empty()) throw std::runtime_error(fault_);
    std::ranges::sort(latencies_);
    report_.moves = latencies_.size();
    if (!latencies_.empty()) {
      report_.p50_ms = latencies_[latencies_.size() / 2];
      report_.p99_ms = latencies_[latencies_.size() * 99 / 100];
    }
    return report_;
  }

 private:
  void fail(const std::string& why) {
    if (fault_.empty()) fault_ = why;
    loop_->stop();
  }

  void post(unsigned player, const std::string& target, const std::string& body,
            std::function<void(const std::string&)> done) {
    ClientRequest request;
    request.method = "POST";
    request.target = target;
    request.body = body;
    request.headers = {{"Content-Type", "application/json"}};
    if (!cookies_[player].empty()) request.headers.emplace_back("Cookie", cookies_[player]);
    client_->request(std::move(request), [this, player, done = std::move(done)](const ClientResponse& response) {
      if (response.status < 200 || response.status > 299) {
        return fail("the server answered " + std::to_string(response.status) + ": " + response.body);
      }
      const std::string cookie = response.header("Set-Cookie");
      if (!cookie.empty()) cookies_[player] = cookie.substr(0, cookie.find(';'));
      done(response.body);
    });
  }

  void figures(std::function<void(const Figures&)> done) {
    ClientRequest request;
    request.target = settings_.metrics.path;
    metrics_->request(std::move(request), [this, done = std::move(done)](const ClientResponse& response) {
      if (response.status != 200)
        return fail("the server shows no metrics at " + settings_.metrics.host + ":" +
                    std::to_string(settings_.metrics.port) + settings_.metrics.path);
      const std::string& text = response.body;
      done({metric(text, "process_cpu_seconds_total"), metric(text, "process_resident_memory_bytes"),
            metric(text, "fondaco_commits_total"), metric(text, "fondaco_commit_seconds_total")});
    });
  }

  /// Two people play all the matches.
  void begin() {
    post(0, "/api/guest", "{}", [this](const std::string&) {
      post(1, "/api/guest", "{}", [this](const std::string&) {
        figures([this](const Figures& figures) {
          empty_ = figures;
          matches_.resize(settings_.matches);
          for (unsigned i = 0; i < std::min(in_flight, settings_.matches); ++i) set_up_next();
        });
      });
    });
  }

  void set_up_next() {
    if (asked_ >= settings_.matches) return;
    matches_[asked_] = std::make_unique<Match>();
    set_up(*matches_[asked_++], [this] {
      if (++ready_ == settings_.matches) {
        deadline_ = loop_->at(loop_->now() + 1000, [this] { start(); });  // the sockets open meanwhile
      } else {
        set_up_next();
      }
    });
  }

  void set_up(Match& match, std::function<void()> done) {
    post(0, "/api/tables", R"({"game":")" + settings_.game + R"(","seats":["me","open"]})",
         [this, &match, done = std::move(done)](const std::string& body) {
           Document document(body);
           match.table = document.root()["id"].string();
           post(1, "/api/tables/" + match.table + "/join", "{}", [this, &match, done](const std::string&) {
             for (unsigned player = 0; player < 2; ++player) follow(match, player);
             done();
           });
         });
  }

  void follow(Match& match, unsigned player) {
    const std::string order = R"({"do":"follow","table":")" + match.table + R"("})";
    if (match.sockets[player]) return match.sockets[player]->send(order);
    SocketCalls calls;
    calls.opened = [&match, player, order] { match.sockets[player]->send(order); };
    calls.message = [this, &match, player](std::string_view text) { hear(match, player, text); };
    calls.closed = [this](const std::string& why) {
      if (!ending_) fail("a socket was closed: " + why);
    };
    match.sockets[player] = client_->open("/api/socket", {{"Cookie", cookies_[player]}}, std::move(calls));
  }

  void start() {
    figures([this](const Figures& figures) {
      start_ = figures;
      report_.bytes_per_match = (figures.memory - empty_.memory) / settings_.matches;
      playing_ = true;
      began_ = Clock::now();
      for (auto& [match, player, text] : first_moves_) think(*match, player, text);
      first_moves_.clear();
      deadline_ = loop_->at(loop_->now() + static_cast<Time>(settings_.seconds * 1000), [this] { end(); });
    });
  }

  void end() {
    playing_ = false;
    report_.seconds = milliseconds(Clock::now() - began_) / 1000;
    figures([this](const Figures& figures) {
      ending_ = true;
      report_.server_cpu_seconds = figures.cpu - start_.cpu;
      const double commits = figures.commits - start_.commits;
      report_.commit_ms = commits > 0 ? 1000 * (figures.commit_seconds - start_.commit_seconds) / commits : 0;
      loop_->stop();
    });
  }

  void hear(Match& match, unsigned player, std::string_view text) {
    Document document(text);
    const json::Cursor in = document.root();
    if (in["error"].present()) {
      ++report_.refused;
      return;
    }
    if (!in["now"].present() || !in["seq"].present() || in["table"].string() != match.table) return;
    match.seen[player] = in["seq"].whole(0, INT32_MAX);
    while (!match.under_way.empty() && std::ranges::min(match.seen) >= match.under_way.front().seq) {
      if (playing_) latencies_.push_back(milliseconds(Clock::now() - match.under_way.front().at));
      match.under_way.pop_front();
    }
    const json::Cursor legal = in["now"]["legal"];
    if (legal.present() && legal.size() > 0) {
      const std::size_t choice = rng_.index(static_cast<std::uint32_t>(legal.size()));
      const std::string move(legal.at(choice).string());
      const std::string order = R"({"do":"move","table":")" + match.table + R"(","seq":)" +
                                std::to_string(match.seen[player]) + R"(,"move":")" + move + R"("})";
      if (!playing_ && report_.seconds == 0) {
        first_moves_.push_back({&match, player, order});
      } else if (playing_) {
        think(match, player, order);
      }
    } else if (in["now"]["to_move"].present() && in["now"]["to_move"].is(json::Kind::null) && playing_) {
      if (++match.over == match.sockets.size()) begin_again(match);
    }
  }

  void think(Match& match, unsigned player, const std::string& order) {
    if (settings_.pace_ms <= 0) return send(match, player, order);
    const auto pause = static_cast<Time>(settings_.pace_ms * (0.5 + static_cast<double>(rng_.index(1000)) / 1000));
    match.pause = loop_->at(loop_->now() + pause, [this, &match, player, order] { send(match, player, order); });
  }

  void send(Match& match, unsigned player, const std::string& order) {
    if (!playing_) return;
    match.under_way.push_back({match.seen[player] + 1, Clock::now()});
    match.sockets[player]->send(order);
  }

  /// The match is over: the same two play another one.
  void begin_again(Match& match) {
    ++report_.finished;
    for (const auto& socket : match.sockets) socket->send(R"({"do":"unfollow","table":")" + match.table + R"("})");
    match.seen = {};
    match.over = 0;
    set_up(match, [] {});
  }

  struct FirstMove {
    Match* match;
    unsigned player;
    std::string order;
  };

  LoadSettings settings_;
  std::unique_ptr<NetworkLoop> loop_;
  std::unique_ptr<Client> client_;
  std::unique_ptr<Client> metrics_;
  Rng rng_;
  std::array<std::string, 2> cookies_;
  std::vector<std::unique_ptr<Match>> matches_;
  std::vector<FirstMove> first_moves_;
  unsigned asked_ = 0;
  unsigned ready_ = 0;
  std::unique_ptr<Timer> deadline_;
  Figures empty_;
  Figures start_;
  Clock::time_point began_;
  bool playing_ = false;
  bool ending_ = false;
  std::vector<double> latencies_;
  LoadReport report_;
  std::string fault_;
};

}  // namespace

LoadReport run_load(const LoadSettings& settings) { return Load(settings).run(); }

}  // namespace fondaco::server
