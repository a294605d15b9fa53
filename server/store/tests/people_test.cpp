// SPDX-License-Identifier: MIT
#include "server/store/names.hpp"
#include "server/store/tests/store_folder.hpp"

namespace fondaco::store::tests {
namespace {

class PeopleStore : public StoreTest {
 protected:
  std::unique_ptr<Database> database = open_sqlite(file());

  UserId add(const std::string& name, const std::string& password) {
    return database->add_user({.id = 0, .name = name, .password = password, .created = 5});
  }
};

TEST_F(PeopleStore, a_user_comes_back_as_he_was_kept) {
  const UserId id = database->add_user(
      {.id = 0, .name = "Ada", .password = "$argon2id$", .language = "it", .created = 7, .deleted = false});
  const User user = database->user(id).value();
  EXPECT_EQ(user.id, id);
  EXPECT_EQ(user.name, "Ada");
  EXPECT_EQ(user.password, "$argon2id$");
  EXPECT_EQ(user.language, "it");
  EXPECT_EQ(user.created, 7);
  EXPECT_FALSE(user.deleted);
  EXPECT_FALSE(database->user(id + 1));
}

TEST_F(PeopleStore, names_of_accounts_are_unique_whatever_their_case) {
  const UserId ada = add("Nicolò", "hash");
  EXPECT_THROW(add("NICOLÒ", "hash"), Conflict);
  EXPECT_EQ(database->account("nicolò").value().id, ada);
  EXPECT_FALSE(database->account("Nicolo"));
}

TEST_F(PeopleStore, a_guest_takes_a_name_from_nobody_until_he_is_an_account) {
  add("Ada", "hash");
  User guest = database->user(add("ada", "")).value();
  EXPECT_NE(database->account("ADA").value().id, guest.id);
  guest.password = "hash";
  EXPECT_THROW(database->update_user(guest), Conflict);
  EXPECT_TRUE(database->user(guest.id).value().guest());
  guest.name = "Bea";
  database->update_user(guest);
  EXPECT_EQ(database->account("bea").value().id, guest.id);
}

TEST_F(PeopleStore, a_deleted_account_frees_its_name) {
  User ada = database->user(add("Ada", "hash")).value();
  ada.deleted = true;
  database->update_user(ada);
  EXPECT_FALSE(database->account("Ada"));
  EXPECT_NE(add("Ada", "hash"), ada.id);
}

TEST_F(PeopleStore, who_is_not_there_cannot_be_changed) {
  EXPECT_THROW(database->update_user({.id = 12, .name = "Ada", .password = ""}), StoreFailed);
}

TEST_F(PeopleStore, sessions_are_found_by_their_secret_and_by_their_user) {
  const UserId ada = add("Ada", "hash");
  const UserId bea = add("Bea", "");
  const base::Digest first = base::sha256("first");
  const base::Digest second = base::sha256("second");
  database->add_session({.secret = second, .user = ada, .token = true, .label = "bot", .created = 20, .seen = 21});
  database->add_session({.secret = first, .user = ada, .token = false, .label = "Firefox", .created = 10, .seen = 10});
  database->add_session({.secret = base::sha256("other"), .user = bea, .label = "", .created = 1});

  const Session session = database->session(second).value();
  EXPECT_EQ(session.secret, second);
  EXPECT_EQ(session.user, ada);
  EXPECT_TRUE(session.token);
  EXPECT_EQ(session.label, "bot");
  EXPECT_EQ(session.created, 20);
  EXPECT_EQ(session.seen, 21);
  ASSERT_EQ(database->sessions(ada).size(), 2U);
  EXPECT_EQ(database->sessions(ada)[0].secret, first);

  database->touch_session(first, 99);
  EXPECT_EQ(database->session(first).value().seen, 99);
  database->end_session(first);
  EXPECT_FALSE(database->session(first));
  database->end_sessions(ada);
  EXPECT_TRUE(database->sessions(ada).empty());
  EXPECT_EQ(database->sessions(bea).size(), 1U);
}

TEST_F(PeopleStore, a_secret_opens_one_door_only) {
  const UserId ada = add("Ada", "");
  database->add_session({.secret = base::sha256("x"), .user = ada, .label = ""});
  EXPECT_THROW(database->add_session({.secret = base::sha256("x"), .user = ada, .label = ""}), Conflict);
  EXPECT_THROW(database->add_session({.secret = base::sha256("y"), .user = ada + 1, .label = ""}), StoreFailed);
}

TEST(FoldedName, letters_lose_their_case) {
  EXPECT_EQ(folded_name("ADA 4711"), "ada 4711");
  EXPECT_EQ(folded_name("ÀÖØÞ×ß"), "àöøþ×ß");
  EXPECT_EQ(folded_name("ĀĶĹŇŊŶŸŹŽ"), "āķĺňŋŷÿźž");
  EXPECT_EQ(folded_name("āķĺňŋŷÿźž"), "āķĺňŋŷÿźž");
  EXPECT_EQ(folded_name("ΑΣΩ ς"), "ασω σ");
  EXPECT_EQ(folded_name("ЯЁ"), "яё");
  EXPECT_EQ(folded_name("\xff"
                        "A"),
            "\xff"
            "a");
}

}  // namespace
}  // namespace fondaco::store::tests
