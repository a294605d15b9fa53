// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "server/store/schema.hpp"
#include "server/store/tests/store_folder.hpp"

namespace fondaco::store::tests {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class NoticesStore : public StoreTest {
 protected:
  UserId add(const std::string& name) { return database->add_user({.id = 0, .name = name, .password = ""}); }
  void sign_in(UserId user, const base::Digest& secret) {
    database->add_session({.secret = secret, .user = user, .token = false, .label = "", .created = 1, .seen = 1});
  }
  PushSubscription browser(const std::string& endpoint, base::Time created) const {
    return {.endpoint = endpoint,
            .user = ada,
            .session = session,
            .key = "key",
            .secret = "secret",
            .origin = "https://club.example",
            .created = created};
  }
  std::vector<std::string> endpoints(UserId user) {
    std::vector<std::string> all;
    for (const PushSubscription& one : database->push_of(user)) all.push_back(one.endpoint);
    return all;
  }

  std::unique_ptr<Database> database = open_sqlite(file());
  const UserId ada = add("Ada");
  const UserId bea = add("Bea");
  const base::Digest session = base::sha256("session");
};

TEST_F(NoticesStore, a_subscription_comes_back_as_it_was_kept_and_goes_when_it_is_dropped) {
  sign_in(ada, session);
  database->put_push(browser("https://b", 2));
  database->put_push(browser("https://a", 1));
  EXPECT_THAT(endpoints(ada), ElementsAre("https://a", "https://b"));
  const PushSubscription kept = database->push_of(ada).front();
  EXPECT_EQ(kept.session, session);
  EXPECT_EQ(kept.key, "key");
  EXPECT_EQ(kept.secret, "secret");
  EXPECT_EQ(kept.origin, "https://club.example");
  EXPECT_EQ(kept.created, 1);
  database->drop_push("https://a");
  EXPECT_THAT(endpoints(ada), ElementsAre("https://b"));
}

TEST_F(NoticesStore, a_browser_is_of_whom_it_was_last_and_goes_with_his_session) {
  sign_in(ada, session);
  database->put_push(browser("https://a", 1));
  PushSubscription hers = browser("https://a", 2);
  hers.user = bea;
  hers.session = base::sha256("other");
  sign_in(bea, hers.session);
  database->put_push(hers);
  EXPECT_THAT(endpoints(ada), IsEmpty());
  EXPECT_THAT(endpoints(bea), ElementsAre("https://a"));
  database->end_session(hers.session);
  EXPECT_THAT(endpoints(bea), IsEmpty());
}

TEST_F(NoticesStore, a_mail_address_is_one_for_each_person) {
  EXPECT_FALSE(database->mail_of(ada));
  const MailAddress first{
      .user = ada, .address = "ada@a.example", .code = base::sha256("1"), .tries = 2, .asked = 7, .confirmed = true};
  database->put_mail(first);
  const MailAddress kept = database->mail_of(ada).value();
  EXPECT_EQ(kept.address, first.address);
  EXPECT_EQ(kept.code, first.code);
  EXPECT_EQ(kept.tries, 2);
  EXPECT_EQ(kept.asked, 7);
  EXPECT_TRUE(kept.confirmed);
  database->put_mail({.user = ada, .address = "ada@b.example"});
  EXPECT_EQ(database->mail_of(ada)->address, "ada@b.example");
  EXPECT_FALSE(database->mail_of(ada)->confirmed);
}

TEST_F(NoticesStore, mutes_are_found_from_both_sides) {
  const UserId carla = add("Carla");
  database->mute(ada, bea, 1);
  database->mute(ada, carla, 2);
  database->mute(ada, bea, 3);
  EXPECT_THAT(database->mutes(ada), ElementsAre(carla, bea)) << "the first time counts";
  EXPECT_THAT(database->muted_by(bea), ElementsAre(ada));
  EXPECT_THAT(database->mutes(bea), IsEmpty());
  database->unmute(ada, bea);
  EXPECT_THAT(database->muted_by(bea), IsEmpty());
}

TEST_F(NoticesStore, one_report_of_each_person_about_the_same_thing) {
  const TableNumber table = database->add_table(new_table("a"));
  const Report report{.number = 0, .table = table, .reporter = ada, .about = bea, .chat = 3, .reason = "spam", .at = 9};
  database->add_report(report);
  database->add_report(report);
  const std::vector<Report> kept = database->reports(table);
  ASSERT_EQ(kept.size(), 1U);
  EXPECT_EQ(kept[0].reporter, ada);
  EXPECT_EQ(kept[0].about, bea);
  EXPECT_EQ(kept[0].chat, 3);
  EXPECT_EQ(kept[0].reason, "spam");
  EXPECT_EQ(kept[0].at, 9);
  database->drop_report(kept[0].number);
  EXPECT_THAT(database->reports(table), IsEmpty());
}

TEST_F(NoticesStore, who_goes_takes_all_ties_along) {
  const TableNumber table = database->add_table(new_table("a"));
  sign_in(ada, session);
  database->put_push(browser("https://a", 1));
  database->put_mail({.user = ada, .address = "ada@a.example"});
  database->mute(ada, bea, 1);
  database->mute(bea, ada, 1);
  database->add_report({.number = 0, .table = table, .reporter = ada, .about = bea, .chat = 0, .reason = "spam"});
  database->add_report({.number = 0, .table = table, .reporter = bea, .about = ada, .chat = 0, .reason = "spam"});
  database->forget_ties_of(ada);
  database->forget_notices_of(ada);
  EXPECT_THAT(endpoints(ada), IsEmpty());
  EXPECT_FALSE(database->mail_of(ada));
  EXPECT_THAT(database->mutes(ada), IsEmpty());
  EXPECT_THAT(database->mutes(bea), IsEmpty());
  EXPECT_THAT(database->reports(table), IsEmpty());
}

TEST_F(NoticesStore, a_secret_of_the_server_stays) {
  EXPECT_EQ(database->secret("key"), "");
  database->keep_secret("key", "value");
  EXPECT_EQ(open_sqlite(file())->secret("key"), "value");
}

TEST_F(NoticesStore, a_phrase_is_chat_without_a_text) {
  const TableNumber table = database->add_table(new_table("a"));
  database->say(table, {.number = 1, .user = ada, .text = "", .phrase = "hello"});
  ASSERT_EQ(database->chat(table, 0, 10).size(), 1U);
  EXPECT_EQ(database->chat(table, 0, 10)[0].phrase, "hello");
  EXPECT_EQ(database->chat_of(ada, 0, 0, 10)[0].line.phrase, "hello");
  database->forget_chat_of(ada);
  EXPECT_THAT(database->chat(table, 0, 10), IsEmpty());
}

TEST_F(NoticesStore, a_store_of_version_1_keeps_its_chat_and_learns_how_names_look) {
  User eve;
  eve.name = "Eve";
  eve.password = "hash";
  database->add_user(eve);
  const TableNumber table = database->add_table(new_table("a"));
  database->say(table, {.number = 1, .user = ada, .text = "ciao", .phrase = ""});
  database.reset();
  tamper(
      "DROP TABLE secrets; DROP TABLE push; DROP TABLE mail; DROP TABLE mutes; DROP TABLE reports;"
      "DROP TABLE about; DROP TABLE sign_in_failures; DROP INDEX tables_by_host; ALTER TABLE tables DROP COLUMN secret;"
      "ALTER TABLE seats DROP COLUMN share_hash; ALTER TABLE seats DROP COLUMN share;"
      "DROP INDEX accounts_by_look; ALTER TABLE users DROP COLUMN look;"
      "ALTER TABLE chat DROP COLUMN phrase; PRAGMA user_version = 1");
  database = open_sqlite(file());
  EXPECT_EQ(SqliteConnection(file(), Access::look).number("PRAGMA user_version"), newest_version());
  EXPECT_EQ(database->chat(table, 0, 10).at(0).text, "ciao");
  EXPECT_THAT(database->mutes(ada), IsEmpty());
  EXPECT_TRUE(database->name_taken("Ev\u0435", 0)) << "with a Cyrillic letter";
}

}  // namespace
}  // namespace fondaco::store::tests
