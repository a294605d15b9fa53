// SPDX-License-Identifier: MIT
// Whom somebody does not want to read, wherever they meet. It begins at a table (server/tables/moderation.cpp).
#include <algorithm>

#include "server/people/people.hpp"

namespace fondaco::people {

void People::list_mutes(const web::Call& call) {
  const Person person = need(call.request);
  json::Writer out;
  out.begin_object();
  write_mutes(out, person);
  out.end_object();
  call.answer(web::answer(out.take()));
}

void People::write_mutes(json::Writer& out, const Person& person) {
  out.key("mutes");
  out.begin_array();
  for (const store::UserId other : talk_.mutes(person.id)) {
    out.begin_object();
    out.member("id", other);
    out.member("name", name(other));
    out.end_object();
  }
  out.end_array();
}

void People::end_mute(const web::Call& call) {
  const Person person = need(call.request);
  const std::vector<store::UserId> all = talk_.mutes(person.id);
  const auto found =
      std::ranges::find_if(all, [&](store::UserId other) { return std::to_string(other) == call.parts.front(); });
  if (found == all.end()) throw base::Refusal(404, "not_found", "you have muted nobody of that id");
  change(
      call, [user = person.id, other = *found](store::TalkStore& talk, Change&) { talk.unmute(user, other); },
      [](const Change&) { return web::answer_ok(); });
}

}  // namespace fondaco::people
