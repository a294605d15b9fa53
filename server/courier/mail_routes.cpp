// SPDX-License-Identifier: MIT
// An address for mails: its owner proves with a code that it is theirs, before anything else is sent there.
#include <sodium.h>

#include "server/courier/courier.hpp"
#include "server/courier/mail.hpp"
#include "server/web/body.hpp"

namespace fondaco::courier {
namespace {

constexpr base::Time code_life = 3'600'000;
constexpr int most_tries = 5;
constexpr std::size_t code_digits = 6;

std::string new_code() {
  std::string code;
  for (std::size_t i = 0; i < code_digits; ++i) code += static_cast<char>('0' + randombytes_uniform(10));
  return code;
}

void need_token(int wait) {
  if (wait == 0) return;
  base::Refusal refusal(429, "too_many", "too many mails, please wait");
  refusal.retry_after = wait;
  throw refusal;
}

}  // namespace

void Courier::set_mail(const web::Call& call) {
  const people::Person person = people_.need(call.request);
  if (settings_.mail.server.empty()) throw base::Refusal(404, "not_found", "this server sends no mails");
  if (person.guest) throw people::accounts_only();
  web::Body body(call.request);
  body.only_keys({"address"});
  store::MailAddress mail;
  mail.address = body["address"].string();
  if (body.root().ok()) {
    body["address"].require(check_mail_address(mail.address));
  }
  body.check();
  need_token(mails_of_person_.take(std::to_string(person.id), loop_.now()));
  need_token(mails_to_address_.take(mail.address, loop_.now()));
  const std::string code = new_code();
  mail.user = person.id;
  mail.code = base::sha256(code);
  mail.asked = loop_.now();
  const auto work = [mail](store::Database& database) {
    people::still_there(database, mail.user);
    database.put_mail(mail);
  };
  writer_.submit(work, [this, call, person, code, address = mail.address](const std::exception_ptr& failure) {
    call.finish(failure, [&] {
      send_code(person, address, code);
      call.answer(web::answer_ok());
    });
  });
}

// No link: who asks for a mail to somebody else's address shall not choose what it leads to.
void Courier::send_code(const people::Person& person, const std::string& address, const std::string& code) {
  const Words& words = notice_words(person.language);
  send_mail(address, words.say("mail-code-title"), words.say("mail-code", {{"name", person.name}, {"code", code}}));
}

void Courier::confirm_mail(const web::Call& call) {
  const people::Person person = people_.need(call.request);
  web::Body body(call.request);
  body.only_keys({"code"});
  const std::string code(body["code"].string());
  body.check();
  // A wrong try is a change as well, so it is written and then refused.
  const auto fits = std::make_shared<bool>(false);
  const auto work = [fits, user = person.id, digest = base::sha256(code),
                     now = loop_.now()](store::NoticeStore& notices) {
    auto mail = notices.mail_of(user);
    if (!mail) throw base::Refusal(404, "not_found", "you have given no address");
    const bool open = !mail->confirmed && mail->tries < most_tries && now - mail->asked < code_life;
    *fits = mail->confirmed || (open && mail->code == digest);
    if (mail->confirmed) return;
    mail->confirmed = *fits;
    mail->tries += *fits ? 0 : 1;
    notices.put_mail(*mail);
  };
  writer_.submit(work, [call, fits](const std::exception_ptr& failure) {
    call.finish(failure, [&] {
      if (!*fits) throw base::Refusal(403, "wrong_code", "this is not the code, or it holds no longer");
      call.answer(web::answer_ok());
    });
  });
}

void Courier::drop_mail(const web::Call& call) {
  const people::Person person = people_.need(call.request);
  change(call, [user = person.id](store::NoticeStore& notices) { notices.drop_mail(user); });
}

}  // namespace fondaco::courier
