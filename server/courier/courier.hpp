// SPDX-License-Identifier: MIT
#pragma once
// Brings word to people who are away: to their browsers (Web Push), to the host's webhook, by mail. On the loop only;
// what takes time the dispatcher does.
#include <string>

#include "engine/json/writer.hpp"
#include "server/courier/dispatcher.hpp"
#include "server/courier/notice_words.hpp"
#include "server/courier/p256.hpp"
#include "server/people/people.hpp"

namespace fondaco::courier {

struct MailSettings {
  std::string server;  ///< smtp://host:port or smtps://host:port; empty: no mail
  std::string from;
  std::string user;
  std::string password;
};

struct CourierSettings {
  std::string address;         ///< of this server, as people know it: https://club.example
  bool push_anywhere = false;  ///< push services may also be in this network, and without TLS
  std::string webhook;         ///< empty: none
  std::string webhook_secret;
  MailSettings mail;
  DispatcherSettings dispatcher;
};

class Courier {
 public:
  /// The first time it makes the server's key and keeps it.
  Courier(base::Loop& loop, store::NoticeStore& reading, store::ServerStore& own, store::Writer& writer,
          people::People& people, const CourierSettings& settings);

  /// All calls of "When you are away" in docs/protocol.md.
  void register_routes(web::Router& router);
  /// Tells the person in every way that they or the host chose.
  void your_turn(const TurnNotice& notice);
  /// The members push and mail of an export.
  void write_export(store::UserId user, json::Writer& out);
  Dispatcher::Figures figures() { return dispatcher_.figures(); }

 private:
  // push_routes.cpp
  void show_notices(const web::Call& call);
  void subscribe(const web::Call& call);
  void unsubscribe(const web::Call& call);

  // mail_routes.cpp
  void set_mail(const web::Call& call);
  void confirm_mail(const web::Call& call);
  void drop_mail(const web::Call& call);
  void send_code(const people::Person& person, const std::string& address, const std::string& code);

  /// Writes, then answers ok or what went wrong.
  void change(const web::Call& call, store::Writer::Work work);
  void push(const TurnNotice& notice, const std::string& language);
  void mail_turn(const TurnNotice& notice, const std::string& language);
  void call_webhook(const TurnNotice& notice);
  void send_mail(const std::string& to, const std::string& subject, const std::string& text);
  std::string link(const std::string& path) const { return settings_.address + path; }

  base::Loop& loop_;
  store::NoticeStore& reading_;
  store::Writer& writer_;
  people::People& people_;
  CourierSettings settings_;
  P256Key key_;
  base::RateLimiters mails_of_person_;
  base::RateLimiters mails_to_address_;
  Dispatcher dispatcher_;  // last, so that its threads end first
};

}  // namespace fondaco::courier
