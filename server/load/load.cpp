// SPDX-License-Identifier: MIT
#include "server/load/load.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <stdexcept>
#include <vector>

#include "engine/chance.hpp"
#include "engine/json/cursor.hpp"
#include "engine/json/document.hpp"
#include "server/load/move_times.hpp"
#include "server/net/client.hpp"

namespace fondaco::load {
namespace {

using Clock = std::chrono::steady_clock;

constexpr base::Time patience = 30'000;  ///< for the next step of the set-up
constexpr base::Time second_try = 250;   ///< after a refusal
constexpr unsigned in_flight = 32;       ///< requests while the tables are set up

struct Document : json::Document {
  explicit Document(std::string_view text) : json::Document(text) {
    if (!ok()) throw std::runtime_error("the server sent no JSON: " + fault().text());
  }
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

/// One match with its two players.
struct LoadedMatch {
  LoadedMatch(unsigned its_number, double pace_ms, std::uint64_t seed) : number(its_number), times(pace_ms, seed) {}

  unsigned number;
  std::string table;
  std::array<std::shared_ptr<net::ClientSocket>, 2> sockets;
  std::array<std::int64_t, 2> seen{};
  MoveTimes times;
  unsigned over = 0;  ///< how many have seen the end
  bool lost = false;  ///< a socket was closed: it is not played on
  std::unique_ptr<base::Timer> pause;
};

class Load {
 public:
  explicit Load(const LoadSettings& settings)
      : settings_(settings),
        loop_(net::NetworkLoop::make()),
        client_(net::Client::make(*loop_, settings.server.host, settings.server.port)),
        metrics_(net::Client::make(*loop_, settings.metrics.host, settings.metrics.port)),
        rng_(settings.seed),
        cookies_(settings.users == 0 ? 2 * settings.matches : settings.users) {}

  LoadReport run() {
    loop_->post([this] { begin(); });
    expect_progress();
    loop_->run();
    if (!fault_.empty()) throw std::runtime_error(fault_);
    report_.users = cookies_.size();
    report_.moves = tally_.moves;
    report_.unfinished = tally_.unfinished;
    report_.p50_ms = tally_.latencies.percentile_ms(0.5);
    report_.p90_ms = tally_.latencies.percentile_ms(0.9);
    report_.p99_ms = tally_.latencies.percentile_ms(0.99);
    report_.p999_ms = tally_.latencies.percentile_ms(0.999);
    report_.max_ms = tally_.latencies.max_ms();
    return report_;
  }

 private:
  enum class Phase : std::uint8_t { set_up, warm_up, measured, over };

  bool playing() const { return phase_ == Phase::warm_up || phase_ == Phase::measured; }

  void fail(const std::string& why) {
    if (fault_.empty()) fault_ = why;
    loop_->stop();
  }

  void after(base::Time milliseconds, base::Task task) {
    deadline_ = loop_->at(loop_->now() + milliseconds, std::move(task));
  }

  void expect_progress() {
    after(patience, [this] { fail("the tables could not be set up in time"); });
  }

  std::size_t user_of(const LoadedMatch& match, unsigned player) const {
    return (2 * std::size_t{match.number} + player) % cookies_.size();
  }

  /// Once the matches run a refusal is counted, and asked again.
  void post(std::size_t user, const std::string& target, const std::string& body,
            const std::function<void(const std::string&)>& done) {
    net::ClientRequest request;
    request.method = "POST";
    request.target = target;
    request.body = body;
    request.headers = {{"Content-Type", "application/json"}};
    if (!cookies_[user].empty()) request.headers.emplace_back("Cookie", cookies_[user]);
    client_->request(std::move(request), [this, user, target, body, done](const net::ClientResponse& response) {
      if (phase_ == Phase::over) return;
      if (response.status < 200 || response.status > 299) {
        if (!playing()) return fail(complaint(response));
        count_refusal();
        return later([this, user, target, body, done] { post(user, target, body, done); });
      }
      const std::string cookie = response.header("Set-Cookie");
      if (!cookie.empty()) cookies_[user] = cookie.substr(0, cookie.find(';'));
      done(response.body);
    });
  }

  static std::string complaint(const net::ClientResponse& response) {
    if (response.status == 0) return response.body;
    const std::string advice =
        response.status == 429 ? " (start the server with --trust and the address that the load comes from)" : "";
    return "the server answered " + std::to_string(response.status) + ": " + response.body + advice;
  }

  void count_refusal() { report_.refused += phase_ == Phase::measured ? 1 : 0; }

  /// In a moment, unless the time is up by then.
  void later(base::Task task) {
    second_tries_.push_back(loop_->at(loop_->now() + second_try, [this, task = std::move(task)] {
      if (playing()) task();
    }));
  }

  void figures(std::function<void(const Figures&)> done) {
    net::ClientRequest request;
    request.target = settings_.metrics.path;
    metrics_->request(std::move(request), [this, done = std::move(done)](const net::ClientResponse& response) {
      if (response.status != 200)
        return fail("the server shows no metrics at " + settings_.metrics.host + ":" +
                    std::to_string(settings_.metrics.port) + settings_.metrics.path);
      const std::string& text = response.body;
      done({metric(text, "process_cpu_seconds_total"), metric(text, "process_resident_memory_bytes"),
            metric(text, "fondaco_commits_total"), metric(text, "fondaco_commit_seconds_total")});
    });
  }

  /// One user first: they find out whether there is a server.
  void begin() {
    users_asked_ = users_ready_ = 1;
    post(0, "/api/guest", "{}", [this](const std::string&) {
      figures([this](const Figures& figures) {
        empty_ = figures;
        for (std::size_t i = 1; i < std::min<std::size_t>(in_flight, cookies_.size()); ++i) next_user();
      });
    });
  }

  void next_user() {
    if (users_asked_ >= cookies_.size()) return;
    post(users_asked_++, "/api/guest", "{}", [this](const std::string&) {
      expect_progress();
      if (++users_ready_ < cookies_.size()) return next_user();
      for (unsigned i = 0; i < std::min(in_flight, settings_.matches); ++i) next_match();
    });
  }

  void next_match() {
    const auto number = static_cast<unsigned>(matches_.size());
    if (number >= settings_.matches) return;
    matches_.push_back(std::make_unique<LoadedMatch>(number, settings_.pace_ms, settings_.seed + number));
    set_up(*matches_.back(), [this] {
      expect_progress();
      if (++matches_ready_ < settings_.matches) return next_match();
      after(1000, [this] { warm_up(); });  // the sockets open meanwhile
    });
  }

  void set_up(LoadedMatch& match, std::function<void()> done) {
    post(user_of(match, 0), "/api/tables", R"({"game":")" + settings_.game + R"(","seats":["me","open"]})",
         [this, &match, done = std::move(done)](const std::string& body) {
           Document document(body);
           match.table = document.root()["id"].string();
           post(user_of(match, 1), "/api/tables/" + match.table + "/join", "{}",
                [this, &match, done](const std::string&) {
                  for (unsigned player = 0; player < 2; ++player) follow(match, player);
                  done();
                });
         });
  }

  void follow(LoadedMatch& match, unsigned player) {
    const std::string order = R"({"do":"follow","table":")" + match.table + R"("})";
    if (match.sockets[player]) return match.sockets[player]->send(order);
    net::SocketCalls calls;
    calls.opened = [&match, player, order] { match.sockets[player]->send(order); };
    calls.message = [this, &match, player](std::string_view text) { hear(match, player, text); };
    calls.closed = [this, &match](const std::string& why) { lose(match, why); };
    match.sockets[player] =
        client_->open("/api/socket", {{"Cookie", cookies_[user_of(match, player)]}}, std::move(calls));
  }

  /// The others play on, and what was due here stays unfinished.
  void lose(LoadedMatch& match, const std::string& why) {
    if (phase_ == Phase::over) return;
    if (phase_ == Phase::set_up) return fail("a socket was closed: " + why);
    ++report_.closed;
    if (match.lost) return;
    match.lost = true;
    if (++matches_lost_ == settings_.matches) fail("every match has lost a socket: " + why);
  }

  void warm_up() {
    figures([this](const Figures& figures) {
      report_.bytes_per_match = (figures.memory - empty_.memory) / settings_.matches;
      phase_ = Phase::warm_up;
      for (auto& [match, player, text] : first_moves_) {
        match->times.begin(Clock::now());
        think(*match, player, text);
      }
      first_moves_.clear();
      after(static_cast<base::Time>(settings_.warm_up * 1000), [this] { measure(); });
    });
  }

  void measure() {
    figures([this](const Figures& figures) {
      start_ = figures;
      phase_ = Phase::measured;
      tally_.since = Clock::now();
      after(static_cast<base::Time>(settings_.seconds * 1000), [this] { end(); });
    });
  }

  void end() {
    phase_ = Phase::over;
    const Instant now = Clock::now();
    report_.seconds = std::chrono::duration<double>(now - *tally_.since).count();
    for (const auto& match : matches_) match->times.time_up(now, tally_);
    figures([this](const Figures& figures) {
      report_.server_cpu_seconds = figures.cpu - start_.cpu;
      const double commits = figures.commits - start_.commits;
      report_.commit_ms = commits > 0 ? 1000 * (figures.commit_seconds - start_.commit_seconds) / commits : 0;
      loop_->stop();
    });
  }

  void hear(LoadedMatch& match, unsigned player, std::string_view text) {
    if (phase_ == Phase::over || match.lost) return;
    Document document(text);
    const json::Cursor in = document.root();
    if (in["error"].present()) return retry(match, player);
    if (in["table"].string_or("") != match.table) return;
    if (in["kind"].string_or("") == "refollow") return follow(match, player);
    if (!in["now"].present() || !in["seq"].present()) return;
    match.seen[player] = in["seq"].whole(0, INT32_MAX);
    match.times.seen(std::ranges::min(match.seen), Clock::now(), tally_);
    const json::Cursor legal = in["now"]["legal"];
    if (legal.present() && legal.size() > 0) {
      choose(match, player, legal);
    } else if (in["now"]["to_move"].present() && in["now"]["to_move"].is(json::Kind::null) && playing()) {
      if (++match.over == match.sockets.size()) begin_again(match);
    }
  }

  /// The server did not take it. It tells the position once more, and the player goes on from there.
  void retry(LoadedMatch& match, unsigned player) {
    count_refusal();
    match.times.refused();
    later([this, &match, player] { follow(match, player); });
  }

  void choose(LoadedMatch& match, unsigned player, const json::Cursor& legal) {
    const std::size_t choice = rng_.index(static_cast<std::uint32_t>(legal.size()));
    const std::string move(legal.at(choice).string());
    const std::string order = R"({"do":"move","table":")" + match.table + R"(","seq":)" +
                              std::to_string(match.seen[player]) + R"(,"move":")" + move + R"("})";
    if (phase_ == Phase::set_up) {
      first_moves_.push_back({&match, player, order});
      return;
    }
    think(match, player, order);
  }

  void think(LoadedMatch& match, unsigned player, const std::string& order) {
    const Instant now = Clock::now();
    const auto wait = std::chrono::duration_cast<std::chrono::milliseconds>(match.times.due(now) - now).count();
    if (wait <= 0) return send(match, player, order);
    match.pause = loop_->at(loop_->now() + wait, [this, &match, player, order] { send(match, player, order); });
  }

  void send(LoadedMatch& match, unsigned player, const std::string& order) {
    if (!playing() || match.lost) return;
    match.times.sent(match.seen[player] + 1, Clock::now());
    match.sockets[player]->send(order);
  }

  /// The match is over: the same two play another one.
  void begin_again(LoadedMatch& match) {
    report_.finished += phase_ == Phase::measured ? 1 : 0;
    for (const auto& socket : match.sockets) socket->send(R"({"do":"unfollow","table":")" + match.table + R"("})");
    match.times.end();
    match.seen = {};
    match.over = 0;
    set_up(match, [&match] { match.times.begin(Clock::now()); });
  }

  struct FirstMove {
    LoadedMatch* match;
    unsigned player;
    std::string order;
  };

  LoadSettings settings_;
  std::unique_ptr<net::NetworkLoop> loop_;
  std::unique_ptr<net::Client> client_;
  std::unique_ptr<net::Client> metrics_;
  Rng rng_;
  std::vector<std::string> cookies_;  ///< one for each user
  std::vector<std::unique_ptr<LoadedMatch>> matches_;
  std::vector<FirstMove> first_moves_;
  std::size_t users_asked_ = 0;
  std::size_t users_ready_ = 0;
  unsigned matches_ready_ = 0;
  unsigned matches_lost_ = 0;
  std::unique_ptr<base::Timer> deadline_;
  std::vector<std::unique_ptr<base::Timer>> second_tries_;
  Figures empty_;
  Figures start_;
  Phase phase_ = Phase::set_up;
  Tally tally_;
  LoadReport report_;
  std::string fault_;
};

}  // namespace

LoadReport run_load(const LoadSettings& settings) { return Load(settings).run(); }

}  // namespace fondaco::load
