// SPDX-License-Identifier: MIT
// What happens when a password is looked at: who guesses is slowed down, the owner of the name is told, and a device
// that knew the password is known from then on.
#include <utility>

#include "server/base/log.hpp"
#include "server/people/cookie.hpp"
#include "server/people/people.hpp"

namespace fondaco::people {

void People::check_password(const web::Call& call, const SignInTry& what, store::UserId user, base::Task look,
                            const std::shared_ptr<bool>& fits, base::Task then) {
  const base::Task begin = [=, this] {
    try {
      hash(call, look, [=, this] {
        if (!*fits) {
          wrong_guess(call, user);
          throw wrong_password();
        }
        guard_.succeeded(what, loop_.now());
        then();
      });
    } catch (const base::Refusal&) {
      guard_.dropped(what, loop_.now());
      throw;
    }
  };
  if (what.delay == 0) return begin();
  if (delayed_.size() >= settings_.sign_ins_delayed) {
    guard_.dropped(what, loop_.now());
    need_no_wait(static_cast<int>(what.delay / 1000) + 1);
  }
  const std::uint64_t number = ++delayed_so_far_;
  delayed_[number] = loop_.at(loop_.now() + what.delay, [=, this] {
    const auto timer = std::move(delayed_.extract(number).mapped());
    call.finish(nullptr, begin);
  });
}

// It is counted as it happens. Nobody waits until that is kept, least of all whoever guesses.
void People::wrong_guess(const web::Call& call, store::UserId user) {
  ++figures_.sign_in_failures;
  base::log_visitor("sign-in", "wrong password", call.request.address);
  if (user == 0) return;
  writer_.submit([user, now = loop_.now()](store::PeopleStore& people) { people.note_sign_in_failure(user, now); },
                 [](const auto&) {});
}

net::Response People::answer_signed_in(const web::Call& call, const Change& change) {
  json::Writer out;
  const Profile* known = profile(change.user);
  if (known == nullptr) throw std::runtime_error("a person who is signed in is not in the store");
  out.begin_object();
  write_me_members(out, *known);
  write_failures(out, change.user);
  out.end_object();
  net::Response response = web::answer(out.take());
  const bool over_tls = secure(call.request);
  response.headers.emplace_back("Set-Cookie", session_cookie(change.secret, over_tls));
  const store::User account = reading_.user(change.user).value_or(store::User());
  response.headers.emplace_back("Set-Cookie", devices_.cookie(account, loop_.now(), over_tls));
  return response;
}

void People::write_failures(json::Writer& out, store::UserId user) {
  const auto failures = reading_.sign_in_failures(user);
  if (!failures) return;
  out.key("failures");
  out.begin_object();
  out.member("count", failures->count);
  out.member("first", failures->first);
  out.member("last", failures->last);
  out.end_object();
}

void People::forget_failures(const web::Call& call) {
  const Person person = need(call.request);
  change(
      call, [id = person.id](store::PeopleStore& people, Change&) { people.forget_sign_in_failures(id); },
      [](const Change&) { return web::answer_ok(); });
}

// Made when the store is new.
std::string People::device_key() {
  std::string key = own_.secret(device_key_name);
  if (!key.empty()) return key;
  key = base::random_hex() + base::random_hex();
  writer_.submit([key](store::ServerStore& own) { own.keep_secret(device_key_name, key); }, [](const auto&) {});
  return key;
}

}  // namespace fondaco::people
