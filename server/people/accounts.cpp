// SPDX-License-Identifier: MIT
// Names with passwords: becoming an account, coming back as one, leaving, and another password.
//
// A password is checked beside the loop, and time passes meanwhile. So each write looks again whether what was checked
// still holds.
#include <algorithm>
#include <utility>

#include "server/people/people.hpp"
#include "server/web/body.hpp"

namespace fondaco::people {
namespace {

constexpr std::size_t most_sessions = 50;

// Makes room for one more: those that were not seen for the longest time go.
void end_oldest_sessions(store::PeopleStore& people, store::UserId user, std::vector<base::Digest>& ended) {
  std::vector<store::Session> sessions = people.sessions(user);
  std::erase_if(sessions, [](const store::Session& session) { return session.token; });
  std::sort(sessions.begin(), sessions.end(),
            [](const store::Session& a, const store::Session& b) { return a.seen > b.seen; });
  for (std::size_t i = most_sessions - 1; i < sessions.size(); ++i) {
    people.end_session(sessions[i].secret);
    ended.push_back(sessions[i].secret);
  }
}

void end_one(store::PeopleStore& people, const base::Digest& session, std::vector<base::Digest>& ended) {
  people.end_session(session);
  ended.push_back(session);
}

}  // namespace

// The id stays, and with it all that belongs to it. The secret does not: whoever knew it should not own an account now.
void People::make_account(const web::Call& call) {
  const Person person = need(call.request);
  if (!person.guest) throw base::Refusal(403, "guests_only", "this is an account already");
  web::Body body(call.request);
  body.only_keys({"name", "password"});
  const std::string name = read_name(body["name"]);
  const std::string password = read_new_password(body["password"], name);
  body.check();
  gate_.account(call.request.address, loop_.now());
  guard_.budget().take(call.request.address, HashBudget::Who::anybody, loop_.now());
  need_free_name(reading_, name, still_there(reading_, person.id));

  const auto hashed = std::make_shared<std::string>();
  hash(
      call, [=, cost = settings_.cost] { *hashed = hash_password(password, cost); },
      [=, this] {
        const std::string secret = base::random_id();
        change(
            call,
            [=, session = new_session(person.id, call.request, secret)](store::PeopleStore& people, Change& change) {
              store::User user = still_there(people, person.id);
              if (!user.guest()) throw base::Refusal(403, "guests_only", "this is an account already");
              need_free_name(people, name, user);
              user.name = name;
              user.password = *hashed;
              people.update_user(user);
              end_one(people, person.session, change.ended);
              people.add_session(session);
              change.user = person.id;
              change.secret = secret;
            },
            [this, call](const Change& change) { return answer_signed_in(call, change); });
      });
}

void People::sign_in(const web::Call& call) {
  const auto before = who(call.request);
  if (before && before->is_token) need(call.request);
  web::Body body(call.request);
  body.only_keys({"name", "password"});
  const std::string name(body["name"].string());
  const std::string password = read_password(body["password"]);
  body.check();
  const store::User account = reading_.account(name).value_or(store::User());
  const SignInTry attempt =
      guard_.begin(call.request.address, name, devices_.device(call.request, account, loop_.now()), loop_.now());

  const auto fits = std::make_shared<bool>(false);
  const auto renewed = std::make_shared<std::string>();  // the hash at today's cost, when the kept one is of another
  check_password(
      call, attempt, account.id,
      [=, cost = settings_.cost] {
        *fits = password_fits(account.password, password, cost);
        if (*fits && hash_is_outdated(account.password, cost)) *renewed = hash_password(password, cost);
      },
      fits,
      [=, this] {
        ++figures_.sign_ins;
        const std::string secret = base::random_id();
        change(
            call,
            [=, session = new_session(account.id, call.request, secret)](store::PeopleStore& people, Change& change) {
              store::User user = still_there(people, session.user);
              if (user.password != account.password) throw wrong_password();
              if (!renewed->empty()) {
                user.password = *renewed;
                people.update_user(user);
              }
              // The new cookie takes the place of the old one, which nobody could end any more.
              if (before) end_one(people, before->session, change.ended);
              end_oldest_sessions(people, user.id, change.ended);
              people.add_session(session);
              change.user = user.id;
              change.secret = secret;
            },
            [this, call](const Change& change) { return answer_signed_in(call, change); });
      });
}

void People::sign_out(const web::Call& call) {
  const Person person = need(call.request);
  change(
      call, [=](store::PeopleStore& people, Change& change) { end_one(people, person.session, change.ended); },
      [this, call](const Change&) { return without_cookie(call, web::answer_ok()); });
}

// The own session gets a new secret: a thief of the old one is to be locked out as well.
void People::change_password(const web::Call& call) {
  const Person person = need(call.request);
  if (person.guest) throw accounts_only();
  web::Body body(call.request);
  body.only_keys({"old", "new"});
  const std::string old = read_password(body["old"]);
  const std::string chosen = read_new_password(body["new"], person.name);
  body.check();
  const SignInTry confirming = guard_.begin_confirming(call.request.address, person.id, loop_.now());

  const std::string kept = reading_.user(person.id).value().password;
  const auto fits = std::make_shared<bool>(false);
  const auto hashed = std::make_shared<std::string>();
  check_password(
      call, confirming, person.id,
      [=, cost = settings_.cost] {
        *fits = password_fits(kept, old, cost);
        if (*fits) *hashed = hash_password(chosen, cost);
      },
      fits,
      [=, this] {
        const std::string secret = base::random_id();
        change(
            call,
            [=, session = new_session(person.id, call.request, secret)](store::PeopleStore& people, Change& change) {
              store::User user = still_there(people, person.id);
              if (user.password != kept) throw wrong_password();
              user.password = *hashed;
              people.update_user(user);
              for (const store::Session& other : people.sessions(person.id)) {
                if (!other.token) end_one(people, other.secret, change.ended);
              }
              people.add_session(session);
              people.forget_sign_in_failures(person.id);
              change.user = person.id;
              change.secret = secret;
            },
            [this, call](const Change& change) { return answer_signed_in(call, change); });
      });
}

}  // namespace fondaco::people
