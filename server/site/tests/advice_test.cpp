// SPDX-License-Identifier: MIT
// What somebody is told who asks before they decide, and who looks back.
#include <gmock/gmock.h>

#include <algorithm>

#include "games/catalogue.hpp"
#include "server/site/tests/playground.hpp"

namespace fondaco::site {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

/// Two guests at a table of Amsterdam; Ada decides.
class AskingFirst : public testing::Test {
 protected:
  AskingFirst() {
    const Heard made = ada.post("/api/tables", R"({"game":"amsterdam","options":{"start_player":"seat0"}})");
    table = "/api/tables/" + std::string(made["id"].string());
    bea.post(table + "/join");
  }
  Heard why(Guest& guest, const std::string& move) { return guest.post(table + "/why", R"({"move":")" + move + "\"}"); }
  Heard preview(Guest& guest, const std::string& moves) {
    return guest.post(table + "/preview", "{\"moves\":[" + moves + "]}");
  }
  void play(Guest& guest, const std::string& move) {
    const std::int64_t seq = guest.get(table)["seq"].whole(0, INT32_MAX);
    const Heard answer = guest.post(table + "/move", "{\"seq\":" + std::to_string(seq) + R"(,"move":")" + move + "\"}");
    EXPECT_TRUE(answer["ok"].boolean_or(false)) << answer.text();
  }
  /// A route that Ada can claim now, and the first way to pay for it.
  std::vector<std::string> claim_and_pay() {
    std::string claim;
    const Heard before = ada.get(table);
    before["now"]["legal"].each([&](json::Cursor move) {
      if (move.string().starts_with("claim:")) claim = move.string();
    });
    const Heard chosen = preview(ada, "\"" + claim + "\"");
    return {claim, std::string(chosen["now"]["legal"].at(0).string())};
  }
  void open_the_game() {
    play(ada, "keep:both");
    play(bea, "keep:both");
  }

  Playground place;
  Guest ada{place, "Ada"};
  Guest bea{place, "Bea"};
  std::string table;
};

TEST_F(AskingFirst, why_names_the_rule_or_the_refusal_that_a_move_would_meet) {
  EXPECT_EQ(why(ada, "keep:both").text(), R"({"ok":true,"legal":true})");
  EXPECT_THAT(why(ada, "claim:R15").text(), testing::StartsWith(R"({"ok":true,"legal":false,"rule":"TA-)"));
  EXPECT_EQ(why(bea, "keep:both").text(), R"({"ok":true,"legal":false,"code":"not_your_turn"})");
  EXPECT_EQ(why(ada, "fly").code(), "unknown_move");
  Guest carla(place, "Carla");
  EXPECT_EQ(why(carla, "keep:both").code(), "not_your_seat");
  EXPECT_EQ(ada.get(table)["seq"].whole(0, 99), 1) << "nothing has happened";
}

TEST_F(AskingFirst, why_says_that_the_game_has_not_begun) {
  const Heard made = ada.post("/api/tables", R"({"game":"amsterdam"})");
  table = "/api/tables/" + std::string(made["id"].string());
  EXPECT_EQ(why(ada, "keep:both").text(), R"({"ok":true,"legal":false,"code":"not_started"})");
}

TEST_F(AskingFirst, a_preview_shows_what_comes_and_nothing_happens) {
  open_the_game();
  const Heard before = ada.get(table);
  const std::string claim = claim_and_pay().front();
  const Heard chosen = preview(ada, "\"" + claim + "\"");
  EXPECT_FALSE(chosen["stopped"].present()) << chosen.text();
  EXPECT_EQ(chosen["now"]["to_move"].whole(0, 1), 0);
  const std::string pay(chosen["now"]["legal"].at(0).string());
  const Heard paid = preview(ada, "\"" + claim + "\",\"" + pay + R"(","draw:blind")");
  EXPECT_EQ(paid["moves"].size(2, 2), 2U) << paid.text();
  EXPECT_EQ(paid["stopped"].string(), "turn");
  EXPECT_EQ(paid["now"]["to_move"].whole(0, 1), 1);
  EXPECT_FALSE(paid["now"]["legal"].present());
  EXPECT_EQ(ada.get(table).text(), before.text());

  play(ada, claim);
  play(ada, pay);
  const Heard after = ada.get(table);
  EXPECT_EQ(json::rewrite(*paid["now"]["view"].value(), json::Layout::compact),
            json::rewrite(*after["now"]["view"].value(), json::Layout::compact));
}

TEST_F(AskingFirst, a_preview_stops_before_a_card_is_drawn_and_before_what_is_illegal) {
  open_the_game();
  const Heard drawn = preview(ada, R"("draw:blind")");
  EXPECT_EQ(drawn["stopped"].string(), "unknown");
  EXPECT_EQ(drawn["moves"].size(0, 0), 0U);
  const Heard illegal = preview(ada, R"("pay:red")");
  EXPECT_EQ(illegal["stopped"].string(), "illegal");
  EXPECT_TRUE(illegal["rule"].string().starts_with("TA-")) << illegal.text();
  EXPECT_EQ(preview(bea, "").code(), "not_your_turn");
  EXPECT_EQ(preview(ada, R"("fly")").code(), "unknown_move");
}

TEST_F(AskingFirst, many_rows_in_one_call_are_previewed_as_each_is_alone) {
  open_the_game();
  const std::vector<std::string> row = claim_and_pay();
  const std::vector<std::string> rows{"", "\"" + row[0] + "\"", "\"" + row[0] + "\",\"" + row[1] + "\"",
                                      R"("draw:blind")", R"("pay:red")"};
  std::string asked;
  std::string alone;
  for (const std::string& moves : rows) {
    asked += (asked.empty() ? "[" : ",[") + moves + "]";
    const std::string answer = preview(ada, moves).text();
    constexpr std::string_view ok = R"({"ok":true,)";
    ASSERT_TRUE(answer.starts_with(ok)) << answer;
    alone += (alone.empty() ? "{" : ",{") + answer.substr(ok.size());
  }
  EXPECT_EQ(ada.post(table + "/preview", "{\"rows\":[" + asked + "]}").text(),
            R"({"ok":true,"previews":[)" + alone + "]}");
  EXPECT_EQ(ada.post(table + "/preview", R"({"rows":[["fly"]]})").code(), "unknown_move");
  EXPECT_EQ(ada.post(table + "/preview", R"({"rows":[],"moves":[]})").code(), "bad_request");
  std::string many = "[]";
  for (int i = 0; i < 32; ++i) many += ",[]";
  EXPECT_EQ(ada.post(table + "/preview", "{\"rows\":[" + many + "]}").code(), "bad_request");
}

TEST_F(AskingFirst, a_row_of_moves_is_one_command_by_either_door) {
  for (const bool by_socket : {false, true}) {
    const Heard made = ada.post("/api/tables", R"({"game":"amsterdam","options":{"start_player":"seat0"}})");
    const std::string match(made["id"].string());
    table = "/api/tables/" + match;
    bea.post(table + "/join");
    open_the_game();
    const std::vector<std::string> row = claim_and_pay();
    const std::string members = R"("seq":3,"key":"click","moves":[")" + row[0] + R"(",")" + row[1] + "\"]";
    const auto send = [&] {
      return by_socket ? ada.ask(R"("do":"move","table":")" + match + "\"," + members)
                       : ada.post(table + "/move", "{" + members + "}");
    };
    const Heard first = send();
    EXPECT_EQ(first["seq"].whole(0, 99), 5) << first.text();
    EXPECT_EQ(send()["seq"].whole(0, 99), 5) << "sent again it plays nothing";
    const Heard after = ada.get(table);
    EXPECT_EQ(after["seq"].whole(0, 99), 5);
    EXPECT_EQ(after["now"]["to_move"].whole(0, 1), 1);
  }
}

TEST_F(AskingFirst, the_log_tells_everybody_what_he_may_know_page_by_page) {
  open_the_game();
  play(ada, "draw:blind");
  const Heard hers = ada.get(table + "/log");
  const Heard rivals = bea.get(table + "/log");
  EXPECT_EQ(hers["seq"].whole(0, 99), 4);
  EXPECT_EQ(hers["entries"].size(4, 4), 4U);
  EXPECT_THAT(hers["entries"].at(1)["move"].string(), testing::StrEq("keep:both"));
  EXPECT_THAT(rivals["entries"].at(1)["move"].string(), testing::StrEq("keep:_"));
  EXPECT_EQ(rivals["entries"].at(3)["events"].at(0)["args"]["card"].string(), "_");
  EXPECT_NE(hers["entries"].at(3)["events"].at(0)["args"]["card"].string(), "_");
  EXPECT_THAT(hers.text(), Not(HasSubstr("\"now\"")));

  const Heard page = bea.get(table + "/log?after=1&limit=2");
  EXPECT_EQ(page["entries"].size(2, 2), 2U);
  EXPECT_EQ(page["entries"].at(0)["seq"].whole(0, 99), 2);
  EXPECT_EQ(page["seq"].whole(0, 99), 4);
  EXPECT_EQ(bea.get(table + "/log?after=4").text(), R"({"entries":[],"seq":4})");
  EXPECT_EQ(bea.get(table + "/log?seat=all").code(), "not_your_seat");
  EXPECT_EQ(bea.get(table + "/log?seat=5").code(), "bad_request");
}

TEST_F(AskingFirst, a_hint_is_for_who_plays_alone_or_where_the_table_allows_it) {
  EXPECT_EQ(ada.post(table + "/hint").code(), "no_hints");
  const Heard open = ada.post("/api/tables", R"({"game":"amsterdam","hints":true,"options":{"start_player":"seat0"}})");
  EXPECT_TRUE(open["hints"].boolean_or(false)) << open.text();
  const std::string with_hints = "/api/tables/" + std::string(open["id"].string());
  EXPECT_EQ(ada.post(with_hints + "/hint").code(), "not_started");
  bea.post(with_hints + "/join");
  EXPECT_EQ(bea.post(with_hints + "/hint").code(), "not_your_turn");
  const Heard hint = ada.post(with_hints + "/hint", R"({"time":100})");
  EXPECT_EQ(hint["seq"].whole(0, 99), 1) << hint.text();
  EXPECT_EQ(hint["hint"]["seat"].whole(0, 5), 0);
  EXPECT_TRUE(hint["hint"]["moves"].at(0)["move"].string().starts_with("keep:")) << hint.text();
  EXPECT_THAT(hint.text(), Not(HasSubstr("\"text\"")));

  const Heard alone = ada.post("/api/tables", R"({"game":"hansa","seats":["me",{"bot":"novice"},{"bot":"novice"}]})");
  const std::string own = "/api/tables/" + std::string(alone["id"].string());
  place.until([&] { return ada.get(own)["now"]["legal"].present(); });
  EXPECT_TRUE(ada.post(own + "/hint", R"({"time":100})")["ok"].boolean_or(false));
  Guest carla(place, "Carla");
  EXPECT_EQ(carla.post(own + "/hint").code(), "not_your_seat");
}

TEST_F(AskingFirst, one_hint_at_a_time_and_the_table_goes_on_meanwhile) {
  const Heard alone = ada.post(
      "/api/tables", R"({"game":"amsterdam","seats":["me",{"bot":"novice"}],"options":{"start_player":"seat0"}})");
  const std::string id(alone["id"].string());
  table = "/api/tables/" + id;
  ada.connect();
  ada.send(R"({"id":900,"do":"hint","table":")" + id + R"(","time":500})");
  EXPECT_EQ(ada.ask(R"("do":"hint","table":")" + id + "\"").code(), "too_many");
  play(ada, "keep:both");
  const auto answered = [&] {
    return std::find_if(ada.received.begin(), ada.received.end(),
                        [](const std::string& text) { return text.starts_with("{\"id\":900,"); });
  };
  ASSERT_TRUE(place.until([&] { return answered() != ada.received.end(); }));
  EXPECT_THAT(*answered(), HasSubstr(R"("ok":true,"seq":1,)")) << "it is about what was asked";
}

TEST_F(AskingFirst, the_curve_has_a_total_of_every_seat_whenever_the_turn_passed) {
  EXPECT_EQ(ada.get(table + "/curve").text(), R"({"unit":1,"plies":[0],"totals":[[0],[0]]})");
  open_the_game();
  play(ada, "draw:blind");
  EXPECT_EQ(ada.get(table + "/curve")["plies"].size(3, 3), 3U) << "not within a turn";
  play(ada, "draw:blind");
  const Heard curve = bea.get(table + "/curve");
  EXPECT_EQ(curve["plies"].at(3).whole(0, 99), 4);
  for (Seat seat = 0; seat < 2; ++seat) EXPECT_EQ(curve["totals"].at(seat).size(4, 4), 4U) << curve.text();
}

TEST(EditionFiles, are_told_as_they_are_and_not_twice) {
  Playground place;
  const net::ClientResponse file = place.call("", "GET", "/api/games/amsterdam/editions/default");
  EXPECT_EQ(file.status, 200);
  EXPECT_EQ(file.header("Content-Type"), "application/json");
  EXPECT_EQ(file.body, games::catalogue().find("amsterdam")->files->file("editions/default.json"));
  EXPECT_EQ(place.call("", "GET", "/api/games/amsterdam/editions/other").status, 404);
  EXPECT_EQ(place.call("", "GET", "/api/games/chess/editions/default").status, 404);
  net::ClientRequest again;
  again.method = "GET";
  again.target = "/api/games/amsterdam/editions/default";
  again.headers.emplace_back("If-None-Match", file.header("ETag"));
  int status = 0;
  place.client().request(std::move(again), [&](const net::ClientResponse& response) {
    status = response.status;
    place.loop().stop();
  });
  place.until([&] { return status != 0; });
  EXPECT_EQ(status, 304);
}

}  // namespace
}  // namespace fondaco::site
