// SPDX-License-Identifier: MIT
// A deal with shares, over real sockets: what everybody is told of it, and when.
#include "server/base/fairness.hpp"
#include "server/base/fairness_record.hpp"
#include "server/site/tests/playground.hpp"

namespace fondaco::site {
namespace {

const std::string ada_share(32, 'a');
const std::string bea_share(32, 'b');

std::string promising(const std::string& share) { return R"("share_hash":")" + base::share_hash(share) + "\""; }

/// No test depends on how fast the machine is.
ServerSettings with_patience() {
  ServerSettings settings;
  settings.registry.deal_wait = 600'000;
  return settings;
}

class Deal : public testing::Test {
 protected:
  void SetUp() override {
    table = ada.post("/api/tables", R"({"game":"medieval",)" + promising(ada_share) + "}")["id"].string();
    for (Guest* guest : {&ada, &bea, &carla}) guest->follow(table);
  }
  void seat_bea() { EXPECT_EQ(ask(bea, "join", promising(bea_share)), "ok"); }
  std::string ask(Guest& guest, const std::string& command, const std::string& members) {
    const Heard answer = guest.ask(R"("do":")" + command + R"(","table":")" + table + "\"," + members);
    return answer["ok"].boolean_or(false) ? "ok" : answer.code();
  }
  std::string reveal(Guest& guest, const std::string& share) {
    return ask(guest, "reveal", R"("share":")" + share + "\"");
  }
  /// Whether this guest was told so over the socket.
  static bool told(const Guest& guest, const std::string& part) {
    return std::ranges::any_of(guest.received, [&](const std::string& text) { return text.find(part) != text.npos; });
  }
  void play_to_the_end() {
    Rng rng(5);
    while (!carla.over && !HasFailure()) {
      ASSERT_TRUE(place.until([&] { return carla.over || !ada.legal.empty() || !bea.legal.empty(); }));
      if (carla.over) break;
      Guest& mover = ada.legal.empty() ? bea : ada;
      const std::int64_t next = mover.seq + 1;
      const std::string move = any_move(mover.legal, rng);
      mover.legal.clear();
      ASSERT_TRUE(mover.move(table, move)["ok"].boolean_or(false));
      ASSERT_TRUE(place.until([&] { return ada.seq >= next && bea.seq >= next && carla.seq >= next; }));
    }
  }
  /// All that can be asked about a table that plays.
  std::string everything_about_it(Guest& guest) {
    std::string all;
    for (const char* rest : {"", "/events", "/log", "/curve", "/position?ply=0", "/record"}) {
      all += guest.get("/api/tables/" + table + rest).text();
    }
    return all + guest.get("/api/tables?list=mine").text() + guest.get("/api/me/export").text();
  }

  Playground place{with_patience()};
  Guest ada{place, "Ada"};
  Guest bea{place, "Bea"};
  Guest carla{place, "Carla"};
  std::string table;
};

TEST_F(Deal, everybody_sees_the_promises_before_the_first_share_is_revealed) {
  seat_bea();
  for (Guest* guest : {&ada, &bea, &carla}) {
    EXPECT_TRUE(place.until([&] { return told(*guest, R"("status":"dealing")"); }));
    EXPECT_TRUE(told(*guest, base::share_hash(ada_share)));
    EXPECT_TRUE(told(*guest, base::share_hash(bea_share)));
  }
  EXPECT_EQ(reveal(carla, ada_share), "not_your_seat");
}

TEST_F(Deal, no_share_is_told_before_the_end_and_all_are_afterwards) {
  seat_bea();
  EXPECT_EQ(reveal(ada, ada_share), "ok");
  EXPECT_EQ(reveal(bea, bea_share), "ok");
  place.until([&] { return carla.seq >= 1; });
  std::string before;
  for (Guest* guest : {&ada, &bea, &carla}) before += everything_about_it(*guest);
  play_to_the_end();

  const Heard over = carla.get("/api/tables/" + table);
  std::vector<std::string> secrets{ada_share, bea_share};
  for (const char* member : {"secret", "nonce", "seed"}) secrets.emplace_back(over["state"][member].string());
  for (Guest* guest : {&ada, &bea, &carla}) {
    for (const std::string& text : guest->received) {
      if (text.find(R"("status":"finished")") == text.npos) before += text;
    }
  }
  for (const std::string& secret : secrets) {
    EXPECT_EQ(secret.size(), 32U);
    EXPECT_EQ(before.find(secret), before.npos) << secret;
    EXPECT_NE(over.text().find(secret), over.text().npos) << secret;
  }
  const Heard record = carla.get("/api/tables/" + table + "/record");
  base::check_fairness(record["fairness"], *parse_seed("0x" + std::string(over["state"]["seed"].string())), 2);
  EXPECT_TRUE(record.root().ok());
}

TEST_F(Deal, request_that_waits_for_events_ends_when_the_deal_begins) {
  std::optional<net::ClientResponse> answer;
  net::ClientRequest request;
  request.method = "GET";
  request.target = "/api/tables/" + table + "/events?after=0&wait=30";
  request.headers = {{"Cookie", ada.cookie()}};
  place.client().request(std::move(request), [&](net::ClientResponse response) {
    answer = std::move(response);
    place.loop().stop();
  });
  seat_bea();
  ASSERT_TRUE(place.until([&] { return answer.has_value(); }));
  EXPECT_EQ(Heard(answer->body)["table"]["status"].string(), "dealing") << answer->body;
}

TEST_F(Deal, restart_of_the_server_in_the_middle_of_it_loses_nothing) {
  seat_bea();
  EXPECT_EQ(reveal(bea, bea_share), "ok");
  for (Guest* guest : {&ada, &bea, &carla}) guest->drop();
  place.restart();
  for (Guest* guest : {&ada, &bea, &carla}) {
    guest->connect();
    guest->follow(table);
  }
  EXPECT_EQ(reveal(ada, ada_share), "ok");
  EXPECT_EQ(reveal(bea, bea_share), "ok");
  EXPECT_TRUE(place.until([&] { return carla.seq >= 1; }));
  const Heard started = carla.get("/api/tables/" + table);
  for (std::size_t seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(started["state"]["seats"].at(seat)["share"].string(), "client");
  }
}

}  // namespace
}  // namespace fondaco::site
