// SPDX-License-Identifier: MIT
// An evening of every call against the real server: what it answers is what docs/openapi.json says.
#include "engine/words.hpp"
#include "server/base/fairness.hpp"
#include "server/courier/tests/push_browser.hpp"
#include "server/site/tests/openapi_caller.hpp"

namespace fondaco::site {
namespace {

using ::testing::HasSubstr;

/// A whole evening: everything that can be done is done once, and every refusal is met that a client can provoke.
class Evening : public OpenApiTest {
 protected:
  void people();
  void tokens();
  void notices();
  void waiting_tables();
  void a_deal();
  void lessons();
  void a_game();
  void talk();
  void moderation();
  void a_finished_game();
  void limits();

  std::string at(const std::string& table, const std::string& rest = {}) { return "/api/tables/" + table + rest; }
  std::string seq(const std::string& table) {
    return std::to_string(call(ada, "GET", at(table))["seq"].whole(0, INT32_MAX));
  }
  /// A command that names the seq; `members` begin with a comma.
  Heard change(const Headers& who, const std::string& table, const std::string& command,
               const std::string& members = {}, int status = 200, const std::string& code = {}) {
    return call(who, "POST", at(table, "/" + command), "{\"seq\":" + seq(table) + members + "}", status, code);
  }
  /// Whoever is to move plays the first legal move of which the notation begins so.
  void play(const std::string& table, const std::string& begin = {}) {
    for (const Headers& who : {ada, bea}) {
      const Heard snapshot = call(who, "GET", at(table));
      if (!snapshot["now"]["legal"].present()) continue;
      std::string chosen;
      snapshot["now"]["legal"].each([&](json::Cursor move) {
        if (chosen.empty() && move.string().starts_with(begin)) chosen = move.string();
      });
      change(who, table, "move", R"(,"move":")" + chosen + R"(","key":")" + seq(table) + "\"");
      return;
    }
    ADD_FAILURE() << "nobody is to move";
  }

  /// Ada against bots, to the end.
  void play_out(const std::string& table) {
    for (bool over = false; !over;) {
      if (call(ada, "GET", at(table))["now"]["legal"].present()) play(table);
      over = call({}, "GET", at(table))["state"]["status"].string() == "finished";
    }
  }
  /// What happened while the server was not there is told like everything else.
  void an_outage() {
    place.restart();
    EXPECT_THAT(call(bea, "GET", at(match, "/log?limit=500")).text(), HasSubstr(R"("kind":"outage","seat":null)"));
  }

  Headers ada = guest();
  Headers bea = guest();
  std::string match;
};

TEST_F(Evening, whatever_the_server_answers_is_what_the_file_says) {
  people();
  tokens();
  notices();
  waiting_tables();
  a_deal();
  lessons();
  a_game();
  talk();
  moderation();
  a_finished_game();
  an_outage();
  limits();
  // What the server says by itself when something is wrong with it; nobody can ask for that.
  codes.insert({"busy", "damaged", "internal", "other_version", "stopping", "store_failed", "unplayable"});
  // Met in server/net/tests: our client calls the server by its address, and takes no time.
  codes.insert({"unknown_host", "too_slow"});
  EXPECT_EQ(codes, api.codes());
  granted.insert("GET /api/socket");  // no JSON
  for (const Operation& operation : api.operations())
    EXPECT_TRUE(granted.contains(operation.name())) << operation.name();
}

void Evening::people() {
  Headers carla = guest();
  call({}, "GET", "/healthz");
  call({}, "GET", "/readyz");
  call({}, "GET", "/metrics", "", 404, "not_found");  // that is for the host alone
  call({}, "GET", "/api/me", "", 401, "no_session");
  call(carla, "GET", "/api/me");
  call(carla, "PATCH", "/api/me", R"({"name":"Carla","language":"it"})");
  for (const std::string_view language : language_names) {
    call(carla, "PATCH", "/api/me", R"({"language":")" + std::string(language) + R"("})");
  }
  call(carla, "PATCH", "/api/me", R"({"language":"tlh"})", 400, "bad_request");
  call(carla, "POST", "/api/me/tokens", R"({"label":"bot"})", 403, "accounts_only");
  call(carla, "POST", "/api/account", R"({"name":"Carla","password":"password1"})", 400, "weak_password");
  call(carla, "POST", "/api/account", R"({"name":"Carla","password":"correct horse"})");
  carla = {{"Cookie", last_cookie}};
  call(carla, "POST", "/api/account", R"({"name":"Carla","password":"correct horse"})", 403, "guests_only");
  call(guest(), "POST", "/api/account", R"({"name":"carla","password":"correct horse"})", 409, "name_taken");
  call(carla, "PUT", "/api/me/password", R"({"old":"correct horse","new":"battery staple"})");
  carla = {{"Cookie", last_cookie}};
  call({}, "POST", "/api/sign-in", R"({"name":"Carla","password":"correct horse"})", 401, "wrong_password");
  call({}, "POST", "/api/sign-in", R"({"name":"Carla","password":"battery staple"})");
  const Headers other{{"Cookie", last_cookie}};
  const Heard sessions = call(other, "GET", "/api/me/sessions");
  EXPECT_EQ(sessions["failures"]["count"].whole(0, 9), 1);
  call(other, "DELETE", "/api/me/failures");
  sessions["sessions"].each([&](json::Cursor session) {
    if (session["this"].boolean()) return;
    call(other, "DELETE", "/api/me/sessions/" + std::string(session["id"].string()));
  });
  call(other, "DELETE", "/api/me/sessions/0000", "", 404, "not_found");
  call(other, "POST", "/api/sign-out");
  call({}, "POST", "/api/sign-in", R"({"name":"Carla","password":"battery staple"})");
  call({{"Cookie", last_cookie}}, "DELETE", "/api/me", R"({"password":"battery staple"})");
}

void Evening::tokens() {
  call(guest(), "POST", "/api/account", R"({"name":"Dario","password":"correct horse"})");
  const Headers dario{{"Cookie", last_cookie}};
  const Heard token = call(dario, "POST", "/api/me/tokens", R"({"label":"bot"})");
  const Headers program{{"Authorization", "Bearer " + std::string(token["token"].string())}};
  call(program, "GET", "/api/me", "", 403, "token_scope");
  new_table(program, R"({"game":"hansa"})");
  for (int i = 1; i < 20; ++i) call(dario, "POST", "/api/me/tokens", R"({"label":"another"})");
  call(dario, "POST", "/api/me/tokens", R"({"label":"one more"})", 429, "too_many");
  call(dario, "GET", "/api/me/tokens");
  call(dario, "GET", "/api/me/export");
  call(dario, "DELETE", "/api/me/tokens/" + std::string(token["id"].string()));
}

void Evening::notices() {
  call(guest(), "POST", "/api/account", R"({"name":"Elio","password":"correct horse"})");
  const Headers elio{{"Cookie", last_cookie}};
  const std::string endpoint = "https://push.example/elio";
  call(elio, "POST", "/api/me/push", courier::PushBrowser().subscription(endpoint));
  call(elio, "POST", "/api/me/push", R"({"endpoint":"here"})", 400, "bad_request");
  for (const char* closed : {"https://127.0.0.1/elio", "https://[::1]/elio", "https://localhost/elio"}) {
    call(elio, "POST", "/api/me/push", courier::PushBrowser().subscription(closed), 400, "bad_request");
  }
  call(guest(), "PUT", "/api/me/mail", R"({"address":"elio@home.example"})", 403, "accounts_only");
  call(elio, "PUT", "/api/me/mail", R"({"address":"elio@home.example"})");
  call(elio, "POST", "/api/me/mail", R"({"code":"none"})", 403, "wrong_code");
  place.until([&] { return post.count() == 1; });
  const std::string mail = post.received()[0].text;
  std::size_t code = mail.find('\n') + 1;  // of six digits, in a line of its own
  while (code != 0 && (mail.find('\r', code) != code + 6 || mail.find_first_not_of("0123456789", code) != code + 6)) {
    code = mail.find('\n', code) + 1;
  }
  ASSERT_NE(code, 0U) << mail;
  call(elio, "POST", "/api/me/mail", R"({"code":")" + mail.substr(code, 6) + "\"}");
  call(elio, "GET", "/api/me/notices");
  call(elio, "GET", "/api/me/export");
  call(elio, "DELETE", "/api/me/mail");
  call(elio, "DELETE", "/api/me/push", R"({"endpoint":")" + endpoint + "\"}");
  call(elio, "DELETE", "/api/me/push", R"({"endpoint":")" + endpoint + "\"}", 404, "not_found");
}

void Evening::waiting_tables() {
  call({}, "GET", "/api/games");
  call({}, "GET", "/api/games/hansa/editions/default");
  call({}, "GET", "/api/games/hansa/editions/none", "", 404, "not_found");
  call(ada, "POST", "/api/tables", R"({"game":"chess"})", 400, "bad_request");
  call(ada, "GET", at("aaaaaaaaaaaaaaaaaaaaaaaaaa"), "", 404, "not_found");
  const std::string waiting = new_table(ada, R"({"game":"hansa","options":{"players":3},"public":true,"pace":"human",
                                               "seats":["me","open","open"],"clock":{"kind":"days","days":3}})");
  new_table(ada, R"({"game":"amsterdam","edition":"default","seats":["me",{"bot":"novice"}]})");
  call({}, "GET", at(waiting));
  call({}, "GET", at(waiting, "/events"));
  call({}, "GET", at(waiting, "/log"));
  call({}, "GET", "/api/tables?list=open");
  call({}, "GET", "/api/tables?list=mine", "", 401, "no_session");
  call(ada, "POST", at(waiting, "/join"), "{}", 409, "seat_taken");
  call(bea, "POST", at(waiting, "/join"), R"({"seat":2})");
  call(bea, "POST", at(waiting, "/start"), "", 403, "not_host");
  change(ada, waiting, "move", R"(,"move":"x")", 409, "not_started");
  call(ada, "POST", at(waiting, "/seat"), R"({"seat":2,"to":"open"})");
  call(ada, "POST", at(waiting, "/seat"), R"({"seat":2,"to":{"bot":"easy"}})");
  call(ada, "POST", at(waiting, "/leave"));
  call(ada, "DELETE", "/api/games", "", 405, "bad_method");
  call(ada, "GET", "/api/nothing", "", 404, "not_found");
  call(ada, "GET", "/api/socket", "", 426, "bad_request");
}

void Evening::a_deal() {
  const std::string share(32, 'a');
  const std::string promise = R"("share_hash":")" + base::share_hash(share) + "\"";
  const std::string revealed = R"({"share":")" + share + "\"}";
  const std::string table = new_table(ada, R"({"game":"amsterdam",)" + promise + "}");
  call(ada, "POST", at(table, "/reveal"), revealed, 409, "not_dealing");
  call(bea, "POST", at(table, "/join"), "{" + promise + "}");
  EXPECT_EQ(call({}, "GET", at(table))["state"]["status"].string(), "dealing");
  call(bea, "POST", at(table, "/leave"), "", 409, "dealing");
  call(guest(), "POST", at(table, "/reveal"), revealed, 403, "not_your_seat");
  call(bea, "POST", at(table, "/reveal"), R"({"share":")" + std::string(32, 'b') + "\"}", 409, "wrong_share");
  call(bea, "POST", at(table, "/reveal"), revealed);
  call(ada, "POST", at(table, "/reveal"), revealed);
  place.until([&] { return call({}, "GET", at(table))["state"]["status"].string() == "playing"; });
}

void Evening::lessons() {
  const std::string lesson = "/api/games/amsterdam/lesson";
  call({}, "GET", "/api/games/chess/lesson", "", 404, "not_found");
  const Heard steps = call({}, "GET", lesson);
  const std::string first(steps["steps"].at(0)["moves"].at(0).string());
  call({}, "POST", lesson + "/play", R"({"moves":[]})");
  const Heard played = call({}, "POST", lesson + "/play", R"({"moves":[")" + first + "\"]}");
  EXPECT_EQ(played["entries"].at(0)["move"].string(), first);
  EXPECT_EQ(played["now"]["viewer"].whole(0, max_seats), steps["seat"].whole(0, max_seats));
  call({}, "POST", lesson + "/play", R"({"moves":["fly"]})", 400, "unknown_move");
  const Heard refused = call({}, "POST", lesson + "/play", R"({"moves":["claim:R05"]})", 409, "illegal_move");
  EXPECT_EQ(refused["error"]["rule"].string(), "TA-5.1");
  call({}, "POST", lesson + "/preview", R"({"after":[],"moves":[")" + first + "\"]}");
  call({}, "POST", lesson + "/preview", R"({"after":[],"rows":[[")" + first + "\"],[]]}");
  call({}, "POST", lesson + "/preview", R"({"after":["contracts","keep:both"],"moves":[]})", 409, "not_your_turn");
  call({}, "POST", lesson + "/why", R"({"after":[],"move":"claim:R05"})");
  call({}, "POST", lesson + "/why", R"({"after":[],"move":"fly"})", 400, "unknown_move");
}

void Evening::a_game() {
  match = new_table(ada, R"({"game":"amsterdam","options":{"players":2,"start_player":"seat0"},"public":true,
                             "takeover":"novice","clock":{"kind":"live","bank":600,"increment":5}})");
  call(bea, "POST", at(match, "/join"));
  call({}, "GET", "/api/tables?list=live");
  call(ada, "GET", "/api/tables?list=mine");
  call(guest(), "POST", at(match, "/join"), "", 409, "started");
  call({}, "GET", at(match));
  change(guest(), match, "move", R"(,"move":"keep:both")", 403, "not_your_seat");
  change(bea, match, "move", R"(,"move":"keep:both")", 409, "not_your_turn");
  change(ada, match, "move", R"(,"move":"fly")", 400, "unknown_move");
  change(ada, match, "move", R"(,"move":"claim:R15")", 409, "illegal_move");
  call(ada, "POST", at(match, "/move"), R"({"seq":0,"move":"keep:both"})", 409, "stale");
  change(ada, match, "move", R"(,"moves":["keep:both","draw:blind"])", 409, "must_be_last");
  std::string long_row = R"("keep:both")";
  for (int i = 0; i < 32; ++i) long_row += R"(,"keep:both")";
  change(ada, match, "move", ",\"moves\":[" + long_row + "]", 400, "row_too_long");
  change(ada, match, "move", R"(,"move":"keep:both","moves":["keep:both"])", 400, "bad_request");
  call(ada, "POST", at(match, "/why"), R"({"move":"keep:both"})");
  call(ada, "POST", at(match, "/why"), R"({"move":"claim:R15"})");
  call(bea, "POST", at(match, "/why"), R"({"move":"keep:both"})");
  call(ada, "POST", at(match, "/why"), R"({"move":"fly"})", 400, "unknown_move");
  call(ada, "POST", at(match, "/preview"), R"({"moves":["keep:both","draw:blind"]})");
  call(ada, "POST", at(match, "/preview"), R"({"moves":["claim:R15"]})");
  call(ada, "POST", at(match, "/preview"), R"({"moves":["fly"]})", 400, "unknown_move");
  call(ada, "POST", at(match, "/preview"), R"({"rows":[["keep:both"],["claim:R15"],[]]})");
  call(ada, "POST", at(match, "/preview"), R"({"rows":[]})", 400, "bad_request");
  call(ada, "POST", at(match, "/hint"), R"({"time":100})", 403, "no_hints");
  change(ada, match, "undo", "", 409, "no_undo");
  change(ada, match, "answer", R"(,"agree":true)", 409, "nothing_asked");
  play(match);
  play(match);
  play(match, "claim:");
  change(ada, match, "undo");
  play(match, "claim:");
  change(ada, match, "restart", R"(,"key":"again")");
  change(ada, match, "ask", R"(,"for":"undo","ply":0)");
  call(bea, "GET", at(match));
  change(bea, match, "answer", R"(,"agree":true)");
  call(bea, "POST", at(match, "/plan"), R"({"moves":["keep:both"]})");
  change(bea, match, "ask", R"(,"for":"pause")");
  change(ada, match, "answer", R"(,"agree":false)");
  change(bea, match, "ask", R"(,"for":"pause")");
  change(ada, match, "answer", R"(,"agree":true)");
  change(ada, match, "move", R"(,"move":"keep:both")", 409, "paused");
  call(ada, "GET", at(match));
  change(ada, match, "resume");
  call(bea, "POST", at(match, "/leave"));
  change(bea, match, "return");
  call({}, "GET", at(match, "/events?after=1"));
  call(bea, "GET", at(match, "/events?after=1"));
  call(bea, "GET", at(match, "/log?after=1&limit=500"));
  call(bea, "GET", at(match, "/log?limit=501"), "", 400, "bad_request");
  call(bea, "GET", at(match, "/curve"));
  call(bea, "GET", at(match, "/log?seat=0"), "", 403, "not_your_seat");
  call(bea, "GET", at(match, "/position?ply=0"));
  call(bea, "GET", at(match, "/position?ply=0&seat=0"), "", 403, "not_your_seat");
  call(bea, "GET", at(match, "/record"), "", 409, "running");
}

/// Over the socket as well, and what it tells.
void Evening::talk() {
  call(ada, "POST", at(match, "/say"), R"({"text":"ciao a tutti"})");
  call(ada, "POST", at(match, "/hush"), R"({"seat":1,"on":true})");
  call(bea, "POST", at(match, "/say"), R"({"text":"hm"})", 403, "hushed");
  Guest carla(place, "Carla");
  carla.follow(match);
  carla.follow(match, 1);
  play(match);
  for (const std::string command : {"say\",\"text\":\"brava", "fly", "leave", "why\",\"move\":\"fly"}) {
    carla.ask(R"("table":")" + match + R"(","do":")" + command + "\"");
  }
  const Headers hers{{"Cookie", carla.cookie()}};
  const std::string own =
      new_table(hers, R"({"game":"amsterdam","options":{"players":2,"start_player":"seat0"},"hints":true})");
  carla.follow(own);
  call(bea, "POST", at(own, "/join"));
  call(hers, "POST", at(own, "/plan"), R"({"moves":["draw:blind"]})");
  call(bea, "POST", at(own, "/leave"));
  place.until([&] { return !carla.legal.empty(); });
  const std::string first = std::exchange(carla.legal, {}).front();
  call(hers, "POST", at(own, "/hint"), R"({"time":100})");
  carla.ask(R"("do":"hint","table":")" + own + R"(","time":100)");
  carla.ask(R"("do":"why","table":")" + own + R"(","move":")" + first + "\"");
  carla.ask(R"("do":"preview","table":")" + own + R"(","moves":[")" + first + "\"]");
  carla.ask(R"("do":"preview","table":")" + own + R"(","rows":[[")" + first + "\"],[]]");
  change(hers, own, "move", R"(,"move":")" + first + "\"");
  place.until([&] { return !carla.legal.empty(); });
  change(hers, own, "ask", R"(,"for":"undo","ply":0)");
  place.until([&] { return carla.position.starts_with(R"({"ply":0,)"); });
  EXPECT_THAT(carla.received, testing::Contains(HasSubstr(R"("for":"undo","ply":0)"))) << "what was asked is told";
  for (const std::string& text : carla.received) {
    EXPECT_EQ(api.schemas().fault(*Heard(text).root().value(), api.component("schemas", "SocketMessage")), "") << text;
  }
}

void Evening::moderation() {
  Guest flora(place, "Flora");
  const Headers hers{{"Cookie", flora.cookie()}};
  const std::string own = new_table(hers, R"({"game":"hansa","options":{"players":3}})");
  flora.follow(own);
  call(bea, "POST", at(own, "/join"));
  call(bea, "POST", at(own, "/say"), R"({"phrase":"hello"})");
  call(bea, "POST", at(own, "/say"), R"({"phrase":"ahoy"})", 400, "bad_request");
  call(hers, "POST", at(own, "/mute"), R"({"chat":1,"on":true})");
  flora.ask(R"("do":"mute","table":")" + own + R"(","seat":1,"on":true)");
  call(bea, "POST", at(own, "/say"), R"({"text":"hm"})");
  const Heard mutes = call(hers, "GET", "/api/me/mutes");
  call(hers, "GET", "/api/me/export");
  call(hers, "DELETE", "/api/me/mutes/" + std::to_string(mutes["mutes"].at(0)["id"].whole(1, INT32_MAX)));
  call(ada, "POST", at(own, "/report"), R"({"chat":1,"reason":"spam"})");
  place.until([&] { return flora.received.back().find("reports") != std::string::npos; });
  const Heard told(flora.received.back());
  const std::string number = std::to_string(told["reports"].at(0)["report"].whole(1, INT32_MAX));
  call(ada, "POST", at(own, "/dismiss"), R"({"report":)" + number + "}", 403, "not_host");
  call(hers, "POST", at(own, "/remove"), R"({"seat":1})");
  call(hers, "POST", at(own, "/dismiss"), R"({"report":)" + number + "}");
  call(bea, "POST", at(own, "/join"), "", 403, "removed");
  Guest gil(place, "Gil");
  gil.follow(own);
  gil.ask(R"("do":"join","table":")" + own + "\"");
  call(hers, "POST", at(own, "/start"));
  call(hers, "POST", at(own, "/remove"), R"({"seat":1})");
  place.until([&] { return gil.received.back().find("\"removed\"") != std::string::npos; });
  for (const std::vector<std::string>& received : {flora.received, gil.received}) {
    for (const std::string& text : received) {
      EXPECT_EQ(api.schemas().fault(*Heard(text).root().value(), api.component("schemas", "SocketMessage")), "")
          << text;
    }
  }
}

void Evening::a_finished_game() {
  const std::string other = new_table(ada, R"({"game":"medieval","takeover":"novice"})");
  call(ada, "POST", at(other, "/start"));
  call(ada, "POST", at(other, "/rematch"), "", 409, "running");
  call(ada, "POST", at(other, "/leave"));
  EXPECT_TRUE(call({}, "GET", at(other))["state"]["deserted"].boolean());
  change(ada, other, "return");
  play_out(other);
  change(ada, other, "ask", R"(,"for":"pause")", 409, "finished");
  call(ada, "POST", at(other, "/rematch"), R"({"share_hash":")" + std::string(64, '0') + "\"}");
  call({}, "GET", at(other, "/events"));
  call({}, "GET", at(other, "/position?ply=2&seat=all"));
  call({}, "GET", at(other, "/log?seat=all"));
  call({}, "GET", at(other, "/curve"));
  call(ada, "GET", "/api/tables?list=mine&finished=1");
  const Heard everything = call(ada, "GET", "/api/me/export");
  EXPECT_THAT(everything.text(), HasSubstr(R"("results":[{"total":)"));
  EXPECT_EQ(everything["chat"].at(0)["table"].string(), match);
  const std::string record = call({}, "GET", at(other, "/record")).text();
  const std::string kept(call(bea, "POST", "/api/records", record, 201)["id"].string());
  call({}, "GET", at(kept));
}

void Evening::limits() {
  call(ada, "POST", at(match, "/say"), R"({"text":")" + std::string(70'000, 'x') + "\"}", 413, "too_large");
  Headers page = ada;
  page.emplace_back("Origin", "https://elsewhere.example");
  call(page, "POST", at(match, "/say"), R"({"text":"ciao"})", 403, "foreign_origin");
}

}  // namespace
}  // namespace fondaco::site
