// Names with passwords: becoming an account, coming back as one, leaving, and another password.
//
// A password is checked beside the loop, and time passes meanwhile. So each write looks again whether what was checked
// still holds.
#include <algorithm>
#include <utility>

#include "server/people/people.hpp"
#include "server/web/body.hpp"

namespace fondaco::server {
namespace {

constexpr std::size_t most_sessions = 50;

// Makes room for one more: those that were not seen for the longest time go.
void end_oldest_sessions(Database& database, UserId user, std::vector<Digest>& ended) {
  std::vector<Session> sessions = database.sessions(user);
  std::erase_if(sessions, [](const Session& session) { return session.token; });
  std::sort(sessions.begin(), sessions.end(), [](const Session& a, const Session& b) { return a.seen > b.seen; });
  for (std::size_t i = most_sessions - 1; i < sessions.size(); ++i) {
    database.end_session(sessions[i].secret);
    ended.push_back(sessions[i].secret);
  }
}

void end_one(Database& database, const Digest& session, std::vector<Digest>& ended) {
  database.end_session(session);
  ended.push_back(session);
}

}  // namespace

// The id stays, and with it all that belongs to it. The secret does not: whoever knew it should not own an account now.
void People::make_account(const Call& call) {
  const Person person = need(call.request);
  if (!person.guest) throw Refusal(403, "guests_only", "this is an account already");
  Body body(call.request);
  body.only_keys({"name", "password"});
  const std::string name = read_name(body["name"]);
  const std::string password = read_new_password(body["password"], name);
  body.check();
  gate_.account(call.request.address, loop_.now());
  need_free_name(reading_, name, still_there(reading_, person.id));

  const auto hashed = std::make_shared<std::string>();
  hash(
      call, [=, cost = settings_.cost] { *hashed = hash_password(password, cost); },
      [=, this] {
        const std::string secret = random_id();
        change(
            call,
            [=, session = new_session(person.id, call.request, secret)](Database& database, Change& change) {
              User user = still_there(database, person.id);
              if (!user.guest()) throw Refusal(403, "guests_only", "this is an account already");
              need_free_name(database, name, user);
              user.name = name;
              user.password = *hashed;
              database.update_user(user);
              end_one(database, person.session, change.ended);
              database.add_session(session);
              change.user = person.id;
              change.secret = secret;
            },
            [this, call](const Change& change) { return answer_me(call, change.user, change.secret); });
      });
}

void People::sign_in(const Call& call) {
  const auto before = who(call.request);
  if (before && before->is_token) need(call.request);
  Body body(call.request);
  body.only_keys({"name", "password"});
  const std::string name(body["name"].string());
  const std::string password = read_password(body["password"]);
  body.check();
  gate_.sign_in(call.request.address, name, loop_.now());

  struct Check {
    User user;
    bool fits = false;
    std::string renewed;  // the hash at today's cost, when the kept one is of another
  };
  const auto check = std::make_shared<Check>();
  check->user = reading_.account(name).value_or(User());
  hash(
      call,
      [=, cost = settings_.cost] {
        check->fits = password_fits(check->user.password, password, cost);
        if (check->fits && hash_is_outdated(check->user.password, cost)) check->renewed = hash_password(password, cost);
      },
      [=, this] {
        if (!check->fits) throw wrong_password();
        const std::string secret = random_id();
        change(
            call,
            [=, session = new_session(check->user.id, call.request, secret)](Database& database, Change& change) {
              User user = still_there(database, session.user);
              if (user.password != check->user.password) throw wrong_password();
              if (!check->renewed.empty()) {
                user.password = check->renewed;
                database.update_user(user);
              }
              // The new cookie takes the place of the old one, which nobody could end any more.
              if (before) end_one(database, before->session, change.ended);
              end_oldest_sessions(database, user.id, change.ended);
              database.add_session(session);
              change.user = user.id;
              change.secret = secret;
            },
            [this, call](const Change& change) { return answer_me(call, change.user, change.secret); });
      });
}

void People::sign_out(const Call& call) {
  const Person person = need(call.request);
  change(
      call, [=](Database& database, Change& change) { end_one(database, person.session, change.ended); },
      [this, call](const Change&) { return without_cookie(call, answer_ok()); });
}

// The own session gets a new secret: a thief of the old one is to be locked out as well.
void People::change_password(const Call& call) {
  const Person person = need(call.request);
  if (person.guest) throw accounts_only();
  Body body(call.request);
  body.only_keys({"old", "new"});
  const std::string old = read_password(body["old"]);
  const std::string chosen = read_new_password(body["new"], person.name);
  body.check();
  gate_.sign_in(call.request.address, person.name, loop_.now());

  const std::string kept = reading_.user(person.id).value().password;
  const auto hashed = std::make_shared<std::string>();
  hash(
      call,
      [=, cost = settings_.cost] {
        if (!password_fits(kept, old, cost)) throw wrong_password();
        *hashed = hash_password(chosen, cost);
      },
      [=, this] {
        const std::string secret = random_id();
        change(
            call,
            [=, session = new_session(person.id, call.request, secret)](Database& database, Change& change) {
              User user = still_there(database, person.id);
              if (user.password != kept) throw wrong_password();
              user.password = *hashed;
              database.update_user(user);
              for (const Session& other : database.sessions(person.id)) {
                if (!other.token) end_one(database, other.secret, change.ended);
              }
              database.add_session(session);
              change.user = person.id;
              change.secret = secret;
            },
            [this, call](const Change& change) { return answer_me(call, change.user, change.secret); });
      });
}

}  // namespace fondaco::server
