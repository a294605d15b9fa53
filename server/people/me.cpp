// SPDX-License-Identifier: MIT
// Being somebody: a guest at first, with a name and a language; all that is kept about them, and going away.
#include <sodium.h>

#include <algorithm>
#include <utility>

#include "engine/words.hpp"
#include "server/people/cookie.hpp"
#include "server/people/people.hpp"
#include "server/web/body.hpp"

namespace fondaco::people {
namespace {

/// In the order of `language_names`.
constexpr auto guest_words = std::to_array<std::string_view>({"Guest", "Ospite", "Gast", "Invité"});
static_assert(guest_words.size() == language_names.size());

// Four digits, and one more each time that an account happens to have that name.
std::string guest_name(store::PeopleStore& people, std::size_t language) {
  constexpr std::uint32_t most = 100'000'000;
  for (std::uint32_t first = 1'000;; first = std::min(most, first * 10)) {
    std::string name =
        std::string(guest_words[language]) + " " + std::to_string(first + randombytes_uniform(9 * first));
    if (!people.name_taken(name, 0)) return name;
  }
}

}  // namespace

void People::become_guest(const web::Call& call) {
  web::Body body(call.request);
  body.only_keys({"name", "language"});
  const bool named = body["name"].present();
  const std::string name = named ? read_name(body["name"]) : std::string();
  const std::size_t language = body["language"].choice_or(0, language_names, "language");
  body.check();
  if (who(call.request)) return show_me(call);
  if (!call.request.trusted) gate_.guest(call.request.address, loop_.now());

  std::string secret = base::random_id();
  store::Session session = new_session(0, call.request, secret);
  change(
      call,
      [=](store::PeopleStore& people, Change& change) mutable {
        if (named) need_free_name(people, name, store::User());
        store::User user;
        user.name = named ? name : guest_name(people, language);
        user.language = language_names[language];
        user.created = session.created;
        session.user = people.add_user(user);
        people.add_session(session);
        change.user = session.user;
        change.secret = secret;
      },
      [this, call](const Change& change) { return answer_me(call, change.user, change.secret); });
}

// A page asks this when it is opened, so this is where the cookie is given another half year.
void People::show_me(const web::Call& call) {
  const Person person = need(call.request);
  call.answer(answer_me(call, person.id, credential(call.request)->secret));
}

void People::change_me(const web::Call& call) {
  const Person person = need(call.request);
  web::Body body(call.request);
  body.only_keys({"name", "language"});
  const std::string name = body["name"].present() ? read_name(body["name"]) : std::string();
  const std::string language(body["language"].present()
                                 ? language_names[body["language"].choice(language_names, "language")]
                                 : std::string_view());
  body.check();
  change(
      call,
      [id = person.id, name, language](store::PeopleStore& people, Change& change) {
        store::User user = still_there(people, id);
        change.user = id;
        if (!name.empty()) {
          need_free_name(people, name, user);
          user.name = name;
        }
        if (!language.empty()) user.language = language;
        people.update_user(user);
      },
      [this, call](const Change& change) { return answer_me(call, change.user, {}); });
}

void People::export_me(const web::Call& call) {
  const Person person = need(call.request);
  json::Writer out;
  out.begin_object();
  out.key("me");
  write_me(out, person);
  write_ways_in(out, person, false);
  write_ways_in(out, person, true);
  write_mutes(out, person);
  write_failures(out, person.id);
  for (const ExportPart& part : export_parts_) part(person.id, out);
  out.end_object();
  std::deque<ExportList> lists;
  for (const ExportListOf& list : export_lists_) lists.push_back(list(person.id));
  const auto document = std::make_shared<Export>(out.take(), std::move(lists));
  call.answer_in_pieces([document] { return document->next(); });
}

void People::delete_me(const web::Call& call) {
  const Person person = need(call.request);
  web::Body body(call.request);
  body.only_keys({"password"});
  const std::string password = person.guest ? std::string() : read_password(body["password"]);
  body.check();
  if (person.guest) return remove(call, person.id, {});

  const SignInTry confirming = guard_.begin_confirming(call.request.address, person.id, loop_.now());
  const std::string kept = reading_.user(person.id).value().password;
  const auto fits = std::make_shared<bool>(false);
  check_password(
      call, confirming, person.id, [=, cost = settings_.cost] { *fits = password_fits(kept, password, cost); }, fits,
      [=, this] { remove(call, person.id, kept); });
}

// `password` is the hash that was checked: somebody else may have changed it since, or made an account of a guest.
void People::remove(const web::Call& call, store::UserId id, const std::string& password) {
  change(
      call,
      [id, password, works = deletion_works_](store::Database& database, Change& change) {
        const store::User user = still_there(database, id);
        if (user.password != password) throw wrong_password();
        for (const store::Session& session : database.sessions(id)) change.ended.push_back(session.secret);
        database.end_sessions(id);
        database.forget_chat_of(id);
        database.forget_sign_in_failures(id);
        for (const DeletionWork& work : works) work(database, id);
        store::User nobody;
        nobody.id = id;
        nobody.created = user.created;
        nobody.deleted = true;
        database.update_user(nobody);
        change.user = id;
      },
      [this, call](const Change&) { return without_cookie(call, web::answer_ok()); });
}

}  // namespace fondaco::people
