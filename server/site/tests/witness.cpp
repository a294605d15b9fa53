// SPDX-License-Identifier: MIT
#include "server/site/tests/witness.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <memory>
#include <sstream>

#include "server/site/tests/playground.hpp"

namespace fondaco::site {
namespace {

constexpr base::Time second_try = 20;

bool is_lost(const std::string& code) { return code == "not_found" || code == "damaged" || code == "unplayable"; }

class Witness {
 public:
  Witness(const WitnessSettings& settings, std::uint16_t port, int pulse)
      : settings_(settings),
        known_(settings.file),
        book_(open(settings.file.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600)),
        pulse_(pulse),
        loop_(net::NetworkLoop::make()),
        client_(net::Client::make(*loop_, "127.0.0.1", port)),
        rng_(known_.lines + 1) {}

  void run() {
    loop_->post([this] { begin(); });
    loop_->run();
  }

 private:
  /// One table with the two seats of this witness.
  struct Play {
    Testimony::Table known;
    std::array<std::shared_ptr<net::ClientSocket>, 2> sockets;
  };

  void write_down(const std::string& line) {
    const std::string whole = line + "\n";
    if (write(book_, whole.data(), whole.size()) != static_cast<ssize_t>(whole.size())) _exit(3);
  }
  void beat(char letter) {
    if (write(pulse_, &letter, 1) != 1) _exit(0);  // nobody listens any more
  }

  void soon(base::Task task) { timers_.push_back(loop_->at(loop_->now() + second_try, std::move(task))); }

  /// Asks again until the server takes it or is gone. 409 is an answer: what was asked for is so already.
  void ask(std::size_t player, const std::string& target, const std::string& body,
           const std::function<void(const net::ClientResponse&)>& done) {
    net::ClientRequest request;
    request.method = "POST";
    request.target = target;
    request.body = body;
    request.headers.emplace_back("Content-Type", "application/json");
    if (player < known_.cookies.size()) request.headers.emplace_back("Cookie", known_.cookies[player]);
    client_->request(std::move(request), [this, player, target, body, done](const net::ClientResponse& response) {
      if (response.status == 0) return loop_->stop();
      if (response.status < 300 || response.status == 409) return done(response);
      if (response.status < 500 && response.status != 429) {
        return write_down("complaint " + target + " " + std::to_string(response.status));
      }
      refused();
      soon([this, player, target, body, done] { ask(player, target, body, done); });
    });
  }

  void refused() {
    write_down("refused");
    beat(told_refused);
  }

  void begin() {
    if (known_.cookies.size() < 2) {
      return ask(2, "/api/guest", "{}", [this](const net::ClientResponse& response) {
        const std::string header = response.header("Set-Cookie");
        known_.cookies.push_back(header.substr(0, header.find(';')));
        write_down("cookie " + known_.cookies.back());
        begin();
      });
    }
    std::size_t playing = 0;
    for (const Testimony::Table& table : known_.tables) {
      if (table.over) continue;
      sit_down(table);
      ++playing;
    }
    for (; playing < settings_.tables; ++playing) add_table();
  }

  void add_table() {
    ask(0, "/api/tables", R"({"game":")" + settings_.game + R"("})", [this](const net::ClientResponse& response) {
      Testimony::Table table;
      table.id = Heard(response.body)["id"].string();
      write_down("table " + table.id);
      sit_down(table);
    });
  }

  void sit_down(const Testimony::Table& table) {
    plays_.push_back(std::make_unique<Play>());
    Play& play = *plays_.back();
    play.known = table;
    ask(1, "/api/tables/" + table.id + "/join", "{}", [this, &play](const net::ClientResponse&) {
      for (std::size_t player = 0; player < 2; ++player) connect(play, player);
    });
  }

  void connect(Play& play, std::size_t player) {
    net::SocketCalls calls;
    calls.opened = [this, &play, player] { follow(play, player); };
    calls.message = [this, &play, player](std::string_view text) { hear(play, player, text); };
    calls.closed = [this](const std::string&) { loop_->stop(); };
    play.sockets[player] = client_->open("/api/socket", {{"Cookie", known_.cookies[player]}}, std::move(calls));
  }

  void follow(Play& play, std::size_t player) {
    play.sockets[player]->send(R"({"do":"follow","table":")" + play.known.id + R"("})");
  }

  void hear(Play& play, std::size_t player, std::string_view text) {
    const Heard heard{std::string(text)};
    if (play.known.over) return;
    if (!heard.code().empty()) {
      if (is_lost(heard.code())) return write_down("complaint " + play.known.id + " " + heard.code());
      refused();
      return soon([this, &play, player] { follow(play, player); });
    }
    if (heard["ok"].present()) {
      // The id of a move is the seq that it would get.
      const std::int64_t id = heard["id"].whole_or(0, 0, INT32_MAX);
      if (id > 0) acknowledge(play, id, heard["seq"].whole_or(0, 0, INT32_MAX));
    } else if (heard["kind"].string_or("") == "refollow") {
      follow(play, player);
    } else if (heard["now"]["legal"].present() && heard["now"]["legal"].size() > 0) {
      move(play, player, heard["seq"].whole(0, INT32_MAX) + 1, heard["now"]["legal"]);
    } else if (heard["now"]["to_move"].present() && heard["now"]["to_move"].is(json::Kind::null)) {
      play.known.over = true;
      write_down("over " + play.known.id);
      add_table();
    }
  }

  void acknowledge(Play& play, std::int64_t id, std::int64_t seq) {
    if (seq != id) write_down("complaint " + play.known.id + " move " + std::to_string(id) + " is told as another");
    write_down("kept " + play.known.id + " " + std::to_string(id));
    beat(told_kept);
  }

  /// What was sent and not acknowledged is sent again as it was, with its key.
  void move(Play& play, std::size_t player, std::int64_t next, const json::Cursor& legal) {
    std::vector<std::string> moves;
    legal.each([&](json::Cursor each) { moves.emplace_back(each.string()); });
    Testimony::Sent& sent = play.known.sent[next];
    if (std::ranges::find(moves, sent.move) == moves.end()) {
      sent = {.key = settings_.game + std::to_string(known_.lines) + "-" + std::to_string(++made_),
              .move = any_move(moves, rng_),
              .acknowledged = false};
      write_down("sent " + play.known.id + " " + std::to_string(next) + " " + sent.key + " " + sent.move);
    }
    play.sockets[player]->send(R"({"id":)" + std::to_string(next) + R"(,"do":"move","table":")" + play.known.id +
                               R"(","seq":)" + std::to_string(next - 1) + R"(,"move":")" + sent.move + R"(","key":")" +
                               sent.key + R"("})");
  }

  WitnessSettings settings_;
  Testimony known_;
  int book_;
  int pulse_;
  std::unique_ptr<net::NetworkLoop> loop_;
  std::unique_ptr<net::Client> client_;
  Rng rng_;
  std::vector<std::unique_ptr<Play>> plays_;
  std::vector<std::unique_ptr<base::Timer>> timers_;
  std::uint64_t made_ = 0;
};

}  // namespace

Testimony::Testimony(const std::string& file) {
  std::ifstream in(file);
  const auto table = [this](const std::string& id) -> Table& {
    return *std::ranges::find_if(tables, [&](const Table& each) { return each.id == id; });
  };
  for (std::string line; std::getline(in, line); ++lines) {
    std::istringstream words(line);
    std::string what;
    std::string id;
    std::int64_t seq = 0;
    words >> what >> id;
    if (what == "cookie") {
      cookies.push_back(id);
    } else if (what == "table") {
      tables.push_back({.id = id, .over = false, .sent = {}});
    } else if (what == "over") {
      table(id).over = true;
    } else if (what == "refused") {
      ++refusals;
    } else if (what == "sent" && words >> seq) {
      Sent& sent = table(id).sent[seq];
      sent.acknowledged = false;
      words >> sent.key >> sent.move;
    } else if (what == "kept" && words >> seq) {
      table(id).sent[seq].acknowledged = true;
    } else {
      complaints.push_back(line);
    }
  }
}

std::uint64_t Testimony::acknowledged() const {
  std::uint64_t count = 0;
  for (const Table& table : tables) {
    for (const auto& [seq, sent] : table.sent) count += sent.acknowledged ? 1 : 0;
  }
  return count;
}

pid_t send_witness(const WitnessSettings& settings, std::uint16_t port, int pulse) {
  const pid_t process = fork();
  if (process != 0) return process;
  try {
    Witness(settings, port, pulse).run();
  } catch (const std::exception&) {
    _exit(2);
  }
  _exit(0);
}

}  // namespace fondaco::site
