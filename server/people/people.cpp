// SPDX-License-Identifier: MIT
#include "server/people/people.hpp"

#include <utility>

#include "server/net/address_book.hpp"
#include "server/people/common_passwords.hpp"
#include "server/people/cookie.hpp"
#include "server/people/text_rules.hpp"

namespace fondaco::people {
namespace {

constexpr base::Time hour = 3'600'000;
constexpr base::Time day = 24 * hour;
constexpr base::Time session_life = session_days * day;

base::Refusal no_session() { return {401, "no_session", "nobody is signed in"}; }

}  // namespace

People::People(base::Loop& loop, store::PeopleStore& reading, store::TalkStore& talk, store::ServerStore& own,
               store::Writer& writer, PeopleSettings settings)
    : loop_(loop),
      reading_(reading),
      talk_(talk),
      own_(own),
      writer_(writer),
      settings_(settings),
      gate_(settings.rates),
      guard_(settings.sign_in, settings.hashes, loop.now()),
      devices_(device_key()),
      sessions_(settings.remembered),
      profiles_(settings.remembered),
      hashes_(loop, settings.hash_threads, settings.hashes_waiting) {
  sweep();
}

void People::sweep() {
  // If it fails, the next day has another chance; nobody waits for it.
  writer_.submit(
      [expired = loop_.now() - session_life](store::PeopleStore& people) { people.end_sessions_unseen_since(expired); },
      [](const auto&) {});
  sweeper_ = loop_.at(loop_.now() + day, [this] { sweep(); });
}

std::optional<Person> People::who(const net::Request& request) {
  const auto shown = credential(request);
  if (!shown) return std::nullopt;
  const base::Digest digest = base::sha256(shown->secret);
  store::Session* session = sessions_.find(digest);
  if (session == nullptr) {
    const auto kept = reading_.session(digest);
    if (!kept) return std::nullopt;
    session = &sessions_.put(digest, *kept);
  }
  const base::Time now = loop_.now();
  if (session->token != shown->token) return std::nullopt;
  if (!session->token && now - session->seen > session_life) return std::nullopt;
  const Profile* found = profile(session->user);
  if (found == nullptr || found->name.empty()) return std::nullopt;
  if (now - session->seen >= hour) {
    session->seen = now;
    // If it fails, the next hour has another chance; nobody waits for it.
    writer_.submit([digest, now](store::PeopleStore& people) { people.touch_session(digest, now); },
                   [](const auto&) {});
  }
  return Person{*found, digest, session->token};
}

Person People::need(const net::Request& request, Scope scope) {
  auto person = who(request);
  if (!person) throw no_session();
  if (person->is_token && scope != Scope::play) {
    throw base::Refusal(403, "token_scope", "a token plays; the account is for its owner alone");
  }
  return *std::move(person);
}

std::string People::name(store::UserId id) {
  const Profile* found = profile(id);
  return found == nullptr ? std::string() : found->name;
}

const Profile* People::profile(store::UserId id) {
  if (const Profile* known = profiles_.find(id)) return known;
  const auto user = reading_.user(id);
  if (!user) return nullptr;
  return &profiles_.put(id, {.id = id,
                             .name = user->deleted ? std::string() : user->name,
                             .guest = user->guest(),
                             .language = user->language,
                             .created = user->created});
}

void People::register_routes(web::Router& router) {
  const auto on = [&](std::string_view method, std::string_view pattern, void (People::*handler)(const web::Call&)) {
    router.on(method, pattern, [this, handler](const web::Call& call) { (this->*handler)(call); });
  };
  on("POST", "/api/guest", &People::become_guest);
  on("GET", "/api/me", &People::show_me);
  on("PATCH", "/api/me", &People::change_me);
  on("DELETE", "/api/me", &People::delete_me);
  on("GET", "/api/me/export", &People::export_me);
  on("POST", "/api/account", &People::make_account);
  on("POST", "/api/sign-in", &People::sign_in);
  on("POST", "/api/sign-out", &People::sign_out);
  on("PUT", "/api/me/password", &People::change_password);
  on("DELETE", "/api/me/failures", &People::forget_failures);
  on("GET", "/api/me/sessions", &People::list_sessions);
  on("DELETE", "/api/me/sessions/*", &People::end_session);
  on("GET", "/api/me/mutes", &People::list_mutes);
  on("DELETE", "/api/me/mutes/*", &People::end_mute);
  on("GET", "/api/me/tokens", &People::list_tokens);
  on("POST", "/api/me/tokens", &People::make_token);
  on("DELETE", "/api/me/tokens/*", &People::end_token);
}

void People::change(const web::Call& call, ChangeWork work, ChangeAnswer answer) {
  const auto change = std::make_shared<Change>();
  const auto checked = [change, work = std::move(work)](store::Database& database) {
    try {
      work(database, *change);
    } catch (const store::Conflict&) {  // nothing but the name of an account is unique here
      throw name_taken();
    }
  };
  writer_.submit(checked, [this, call, change, answer = std::move(answer)](const std::exception_ptr& failure) {
    call.finish(failure, [&] {
      make_known(*change);
      call.answer(answer(*change));
    });
  });
}

void People::make_known(const Change& change) {
  profiles_.erase(change.user);
  for (const base::Digest& session : change.ended) {
    sessions_.erase(session);
    for (const SessionEnd& ended : session_ends_) ended(session);
  }
}

void People::hash(const web::Call& call, base::Task work, base::Task then) {
  hashes_.submit(net::network_of(call.request.address), std::move(work),
                 [call, then = std::move(then)](const std::exception_ptr& failure) { call.finish(failure, then); });
}

store::Session People::new_session(store::UserId user, const net::Request& request, const std::string& secret) const {
  return {.secret = base::sha256(secret),
          .user = user,
          .token = false,
          .label = tidy_agent(request.agent),
          .created = loop_.now(),
          .seen = loop_.now()};
}

net::Response People::answer_me(const web::Call& call, store::UserId user, std::string_view new_secret) {
  json::Writer out;
  const Profile* known = profile(user);
  if (known == nullptr) throw std::runtime_error("a person who is signed in is not in the store");
  write_me(out, *known);
  net::Response response = web::answer(out.take());
  if (!new_secret.empty()) {
    response.headers.emplace_back("Set-Cookie", session_cookie(new_secret, secure(call.request)));
  }
  return response;
}

net::Response People::without_cookie(const web::Call& call, net::Response response) const {
  response.headers.emplace_back("Set-Cookie", no_session_cookie(secure(call.request)));
  return response;
}

base::Refusal name_taken() { return {409, "name_taken", "somebody has that name, or one that looks like it"}; }

base::Refusal wrong_password() { return {401, "wrong_password", "this name and this password do not belong together"}; }

base::Refusal accounts_only() { return {403, "accounts_only", "this is for accounts; you are a guest"}; }

store::User still_there(store::PeopleStore& people, store::UserId id) {
  auto user = people.user(id);
  if (!user || user->deleted) throw no_session();
  return *std::move(user);
}

void need_free_name(store::PeopleStore& people, const std::string& name, const store::User& user) {
  const bool keeps_account_name = !user.guest() && name == user.name;
  if (keeps_account_name) return;
  if (is_reserved_name(name)) throw base::Refusal(409, "name_taken", "that name is kept for those who run the server");
  if (people.name_taken(name, user.id)) throw name_taken();
}

void write_me(json::Writer& out, const Profile& profile) {
  out.begin_object();
  write_me_members(out, profile);
  out.end_object();
}

void write_me_members(json::Writer& out, const Profile& profile) {
  out.member("id", profile.id);
  out.member("name", profile.name);
  out.member("guest", profile.guest);
  out.member("language", profile.language);
  out.member("created", profile.created);
}

std::string shown_id(const base::Digest& secret) {
  constexpr std::size_t digits = 16;
  return base::hex(secret).substr(0, digits);
}

std::string read_name(json::Cursor cursor) {
  std::string name(cursor.string());
  if (cursor.ok()) cursor.require(check_name(name));
  return name;
}

std::string read_password(json::Cursor cursor) {
  if (cursor.present() && !cursor.is(json::Kind::string)) cursor.fail("expected a string");
  return std::string(cursor.string());
}

std::string read_new_password(json::Cursor cursor, std::string_view name) {
  std::string password = read_password(cursor);
  if (cursor.ok()) cursor.require(check_password(password, name));
  if (!cursor.ok()) return password;
  if (const Outcome strong = check_strength(password, name); !strong) {
    throw base::Refusal(400, "weak_password", "this password " + strong.fault().message);
  }
  return password;
}

}  // namespace fondaco::people
