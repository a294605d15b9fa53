// SPDX-License-Identifier: MIT
// The ways in that somebody has, browsers and programs: seeing them, ending them, and tokens for more programs.
#include <algorithm>
#include <utility>

#include "server/people/cookie.hpp"
#include "server/people/people.hpp"
#include "server/people/text_rules.hpp"
#include "server/web/body.hpp"

namespace fondaco::people {
namespace {

constexpr std::ptrdiff_t most_tokens = 20;

}  // namespace

void People::list_sessions(const web::Call& call) {
  const Person person = need(call.request);
  json::Writer out;
  out.begin_object();
  write_ways_in(out, person, false);
  write_failures(out, person.id);
  out.end_object();
  call.answer(web::answer(out.take()));
}

void People::list_tokens(const web::Call& call) {
  const Person person = need(call.request);
  json::Writer out;
  out.begin_object();
  write_ways_in(out, person, true);
  out.end_object();
  call.answer(web::answer(out.take()));
}

void People::write_ways_in(json::Writer& out, const Person& person, bool token) {
  out.key(token ? "tokens" : "sessions");
  out.begin_array();
  for (const store::Session& session : reading_.sessions(person.id)) {
    if (session.token != token) continue;
    out.begin_object();
    out.member("id", shown_id(session.secret));
    if (token) out.member("label", session.label);
    out.member("created", session.created);
    out.member("seen", session.seen);
    if (!token) {
      out.member("agent", session.label);
      out.member("this", session.secret == person.session);
    }
    out.end_object();
  }
  out.end_array();
}

void People::end_session(const web::Call& call) { end_way_in(call, false); }

void People::end_token(const web::Call& call) { end_way_in(call, true); }

void People::end_way_in(const web::Call& call, bool token) {
  const Person person = need(call.request);
  const std::vector<store::Session> sessions = reading_.sessions(person.id);
  const auto found = std::find_if(sessions.begin(), sessions.end(), [&](const store::Session& session) {
    return session.token == token && shown_id(session.secret) == call.parts.front();
  });
  if (found == sessions.end()) throw base::Refusal(404, "not_found", "you have none of that id");
  const base::Digest secret = found->secret;
  change(
      call,
      [secret](store::PeopleStore& people, Change& change) {
        people.end_session(secret);
        change.ended.push_back(secret);
      },
      [this, call, own = secret == person.session](const Change&) {
        return own ? without_cookie(call, web::answer_ok()) : web::answer_ok();
      });
}

void People::make_token(const web::Call& call) {
  const Person person = need(call.request);
  if (person.guest) throw accounts_only();
  web::Body body(call.request);
  body.only_keys({"label"});
  const std::string label(body["label"].string());
  if (body.root().ok()) {
    body["label"].require(check_label(label));
  }
  body.check();

  const std::string secret = std::string(token_prefix) + base::random_id();
  store::Session token = new_session(person.id, call.request, secret);
  token.token = true;
  token.label = label;
  change(
      call,
      [token](store::PeopleStore& people, Change&) {
        const std::vector<store::Session> all = people.sessions(still_there(people, token.user).id);
        if (std::count_if(all.begin(), all.end(), [](const store::Session& each) { return each.token; }) >=
            most_tokens) {
          throw base::Refusal(429, "too_many", std::to_string(most_tokens) + " tokens are the most; end one first");
        }
        people.add_session(token);
      },
      [token, secret](const Change&) {
        json::Writer out;
        out.begin_object();
        out.member("id", shown_id(token.secret));
        out.member("label", token.label);
        out.member("token", secret);
        out.end_object();
        return web::answer(out.take());
      });
}

}  // namespace fondaco::people
