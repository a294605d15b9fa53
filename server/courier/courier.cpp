// SPDX-License-Identifier: MIT
#include "server/courier/courier.hpp"

#include <utility>

#include "server/base/log.hpp"
#include "server/courier/encoding.hpp"
#include "server/courier/mail.hpp"
#include "server/courier/web_push.hpp"

namespace fondaco::courier {
namespace {

constexpr const char* key_name = "vapid";
constexpr std::size_t salt_bytes = 16;
constexpr std::size_t topic_length = 32;
constexpr base::Rate codes{3.0 / 3600, 3};
constexpr std::size_t remembered = 20'000;

std::string text_of(const P256Key& key) { return base64url(key.number()) + "." + base64url(key.point()); }

P256Key key_in(const std::string& text) {
  const std::size_t dot = text.find('.');
  if (dot == std::string::npos) throw std::runtime_error("the key for push messages in the store is damaged");
  return P256Key::of(from_base64url(text.substr(0, dot)).value_or(""),
                     from_base64url(text.substr(dot + 1)).value_or(""));
}

/// The server's own key, made when it is asked for first: browsers know it, so it must stay.
P256Key kept_key(store::ServerStore& own, store::Writer& writer) {
  if (const std::string kept = own.secret(key_name); !kept.empty()) return key_in(kept);
  P256Key key = P256Key::make();
  writer.submit([text = text_of(key)](store::ServerStore& mine) { mine.keep_secret(key_name, text); },
                [](const std::exception_ptr& failure) {
                  if (failure) base::log_error("courier", "the key for push messages could not be kept");
                });
  return key;
}

Parcel sealed(const store::PushSubscription& one, const std::string& text) {
  Parcel parcel;
  parcel.address = one.endpoint;
  parcel.body = encrypted_push(text, from_base64url(one.key).value_or(""), from_base64url(one.secret).value_or(""),
                               P256Key::make(), random_bytes(salt_bytes));
  parcel.headers = {"Content-Type: application/octet-stream", "Content-Encoding: aes128gcm", "TTL: 259200",
                    "Urgency: normal"};
  return parcel;
}

bool gone_for_good(const Delivery& outcome) { return outcome.status == 404 || outcome.status == 410; }

}  // namespace

Courier::Courier(base::Loop& loop, store::NoticeStore& reading, store::ServerStore& own, store::Writer& writer,
                 people::People& people, const CourierSettings& settings)
    : loop_(loop),
      reading_(reading),
      writer_(writer),
      people_(people),
      settings_(settings),
      key_(kept_key(own, writer)),
      mails_of_person_(codes, remembered),
      mails_to_address_(codes, remembered),
      dispatcher_(loop, settings.dispatcher) {}

void Courier::register_routes(web::Router& router) {
  const auto on = [&](std::string_view method, std::string_view pattern, void (Courier::*handler)(const web::Call&)) {
    router.on(method, pattern, [this, handler](const web::Call& call) { (this->*handler)(call); });
  };
  on("GET", "/api/me/notices", &Courier::show_notices);
  on("POST", "/api/me/push", &Courier::subscribe);
  on("DELETE", "/api/me/push", &Courier::unsubscribe);
  on("PUT", "/api/me/mail", &Courier::set_mail);
  on("POST", "/api/me/mail", &Courier::confirm_mail);
  on("DELETE", "/api/me/mail", &Courier::drop_mail);
}

void Courier::change(const web::Call& call, store::Writer::Work work) {
  writer_.submit(std::move(work), [call](const std::exception_ptr& failure) {
    call.finish(failure, [&] { call.answer(web::answer_ok()); });
  });
}

void Courier::your_turn(const TurnNotice& notice) {
  const people::Profile* person = people_.profile(notice.user);
  if (person == nullptr || person->name.empty()) return;
  push(notice, person->language);
  mail_turn(notice, person->language);
  call_webhook(notice);
}

void Courier::push(const TurnNotice& notice, const std::string& language) {
  const std::string text = push_text(notice, language);
  for (const store::PushSubscription& one : reading_.push_of(notice.user)) {
    const auto pack = [one, text, notice, key = key_, address = settings_.address, anywhere = settings_.push_anywhere] {
      Parcel parcel = sealed(one, text);
      const std::string& contact = address.empty() ? one.origin : address;
      // A later message about the same table takes the place of one that was not fetched yet. The table's id is a way
      // in, so the push service gets its hash.
      parcel.headers.push_back("Topic: " + base::hex(base::sha256(notice.table)).substr(0, topic_length));
      parcel.headers.push_back("Authorization: " + vapid_authorization(key, one.endpoint, contact, notice.at));
      parcel.anywhere = anywhere;
      return parcel;
    };
    dispatcher_.send(pack, [this, endpoint = one.endpoint](const Delivery& outcome) {
      if (!gone_for_good(outcome)) return;
      writer_.submit([endpoint](store::NoticeStore& notices) { notices.drop_push(endpoint); }, [](const auto&) {});
    });
  }
}

void Courier::mail_turn(const TurnNotice& notice, const std::string& language) {
  if (settings_.mail.server.empty()) return;
  const auto mail = reading_.mail_of(notice.user);
  if (!mail || !mail->confirmed) return;
  const Words& words = notice_words(language);
  send_mail(mail->address, words.say("turn-title", {{"game", notice.title}}),
            words.say("mail-turn", {{"name", notice.name},
                                    {"game", notice.title},
                                    {"link", link("/t/" + notice.table)},
                                    {"profile", link("/me")}}));
}

void Courier::call_webhook(const TurnNotice& notice) {
  if (settings_.webhook.empty()) return;
  Parcel parcel;
  parcel.address = settings_.webhook;
  parcel.body = webhook_text(notice, settings_.address.empty() ? "" : link("/t/" + notice.table));
  parcel.headers = {"Content-Type: application/json",
                    "X-Fondaco-Signature: sha256=" + base::hmac_sha256(settings_.webhook_secret, parcel.body)};
  parcel.anywhere = true;
  dispatcher_.send([parcel] { return parcel; }, [](const Delivery&) {});
}

void Courier::send_mail(const std::string& to, const std::string& subject, const std::string& text) {
  const MailSettings& mail = settings_.mail;
  Parcel parcel;
  parcel.address = mail.server;
  parcel.envelope = {.from = mail.from, .to = to, .user = mail.user, .password = mail.password};
  parcel.body = mail_text({.from = mail.from, .to = to, .subject = subject, .text = text}, loop_.now());
  parcel.anywhere = true;
  dispatcher_.send([parcel] { return parcel; }, [](const Delivery&) {});
}

void Courier::write_export(store::UserId user, json::Writer& out) {
  out.key("push");
  out.begin_array();
  for (const store::PushSubscription& one : reading_.push_of(user)) {
    out.begin_object();
    out.member("endpoint", one.endpoint);
    out.member("created", one.created);
    out.end_object();
  }
  out.end_array();
  if (const auto mail = reading_.mail_of(user)) {
    out.key("mail");
    out.begin_object();
    out.member("address", mail->address);
    out.member("confirmed", mail->confirmed);
    out.end_object();
  }
}

}  // namespace fondaco::courier
