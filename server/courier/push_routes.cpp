// SPDX-License-Identifier: MIT
// Browsers that want to be told: which key the server has, coming and going.
#include <algorithm>

#include "server/courier/addresses.hpp"
#include "server/courier/courier.hpp"
#include "server/courier/encoding.hpp"
#include "server/web/body.hpp"

namespace fondaco::courier {
namespace {

constexpr std::size_t most_browsers = 10;
constexpr std::size_t secret_bytes = 16;

std::string read_key(json::Cursor in, std::size_t bytes) {
  std::string text(in.string());
  const auto key = from_base64url(text);
  if (in.ok() && (!key || key->size() != bytes)) in.fail("must be " + std::to_string(bytes) + " bytes in base64url");
  return text;
}

std::string own_origin(const net::Request& request) { return (request.secure ? "https://" : "http://") + request.host; }

/// Those that were made first go, so that there is room for one more.
void make_room(store::NoticeStore& notices, const store::PushSubscription& for_this) {
  std::vector<store::PushSubscription> all = notices.push_of(for_this.user);
  std::erase_if(all, [&](const store::PushSubscription& one) { return one.endpoint == for_this.endpoint; });
  for (std::size_t i = 0; i + most_browsers <= all.size(); ++i) notices.drop_push(all[i].endpoint);
}

}  // namespace

void Courier::show_notices(const web::Call& call) {
  const people::Person person = people_.need(call.request);
  const auto mail = reading_.mail_of(person.id);
  json::Writer out;
  out.begin_object();
  out.key("push");
  out.begin_object();
  out.member("key", base64url(key_.point()));
  out.member("browsers", reading_.push_of(person.id).size());
  out.end_object();
  out.key("mail");
  out.begin_object();
  out.member("offered", !settings_.mail.server.empty());
  if (mail) {
    out.member("address", mail->address);
    out.member("confirmed", mail->confirmed);
  }
  out.end_object();
  out.end_object();
  call.answer(web::answer(out.take()));
}

void Courier::subscribe(const web::Call& call) {
  const people::Person person = people_.need(call.request);
  web::Body body(call.request);
  body.only_keys({"endpoint", "expirationTime", "keys"});  // as a browser writes its subscription
  store::PushSubscription one;
  one.endpoint = body["endpoint"].string();
  one.key = read_key(body["keys"]["p256dh"], p256_point_bytes);
  one.secret = read_key(body["keys"]["auth"], secret_bytes);
  if (body.root().ok()) {
    body["endpoint"].require(check_endpoint(one.endpoint, settings_.push_anywhere));
    if (!is_p256_point(*from_base64url(one.key))) body["keys"]["p256dh"].fail("must be a point of P-256");
  }
  body.check();
  one.user = person.id;
  one.session = person.session;
  one.origin = own_origin(call.request);
  one.created = loop_.now();
  change(call, [one](store::Database& database) {
    people::still_there(database, one.user);
    if (!database.session(one.session)) throw base::Refusal(401, "no_session", "nobody is signed in");
    make_room(database, one);
    database.put_push(one);
  });
}

void Courier::unsubscribe(const web::Call& call) {
  const people::Person person = people_.need(call.request);
  web::Body body(call.request);
  body.only_keys({"endpoint"});
  const std::string endpoint(body["endpoint"].string());
  body.check();
  change(call, [endpoint, user = person.id](store::NoticeStore& notices) {
    const std::vector<store::PushSubscription> all = notices.push_of(user);
    const bool mine =
        std::ranges::any_of(all, [&](const store::PushSubscription& one) { return one.endpoint == endpoint; });
    if (!mine) throw base::Refusal(404, "not_found", "you have no such subscription");
    notices.drop_push(endpoint);
  });
}

}  // namespace fondaco::courier
