// Whom somebody does not want to read, wherever they meet. It begins at a table (server/tables/moderation.cpp).
#include <algorithm>

#include "server/people/people.hpp"

namespace fondaco::server {

void People::list_mutes(const Call& call) {
  const Person person = need(call.request);
  json::Writer out;
  out.begin_object();
  write_mutes(out, person);
  out.end_object();
  call.answer(answer(out.take()));
}

void People::write_mutes(json::Writer& out, const Person& person) {
  out.key("mutes");
  out.begin_array();
  for (const UserId other : reading_.mutes(person.id)) {
    out.begin_object();
    out.member("id", other);
    out.member("name", name(other));
    out.end_object();
  }
  out.end_array();
}

void People::end_mute(const Call& call) {
  const Person person = need(call.request);
  const std::vector<UserId> all = reading_.mutes(person.id);
  const auto found =
      std::ranges::find_if(all, [&](UserId other) { return std::to_string(other) == call.parts.front(); });
  if (found == all.end()) throw Refusal(404, "not_found", "you have muted nobody of that id");
  change(
      call, [user = person.id, other = *found](Database& database, Change&) { database.unmute(user, other); },
      [](const Change&) { return answer_ok(); });
}

}  // namespace fondaco::server
