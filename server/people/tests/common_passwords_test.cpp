// SPDX-License-Identifier: MIT
#include "server/people/common_passwords.hpp"

#include <gtest/gtest.h>

#include "server/people/tests/office.hpp"

namespace fondaco::people {
namespace {

TEST(common_passwords, what_everybody_tries_first_is_weak) {
  for (const char* password :
       {"password",     "PASSWORD",   "Passwort",       "motdepasse",   "iloveyou",     "letmein!",
        "football",     "sunshine",   "princess",       "trustno1",     "welcome1",     "superman",
        "fondaco1",     "Amsterdam",  "hansateutonica", "merkator2024", "boardgame!",   "juventus1897",
        "ichliebedich", "qwertyuiop", "pass word",      "changeme",     "administrator"}) {
    EXPECT_FALSE(check_strength(password, "Ada")) << password;
  }
}

TEST(common_passwords, figures_signs_and_letters_that_look_alike_change_nothing) {
  for (const char* password : {"password1", "Password123", "password2024!", "123password", "!!password!!", "p4ssw0rd",
                               "P@ssw0rd", "p@$$w0rd1", "pa55word99", "passw0rt", "l3tm31n!!", "1l0v3you", "dragon1990",
                               "adminadmin", "passwordpassword", "sunshinedragon"}) {
    EXPECT_FALSE(check_strength(password, "Ada")) << password;
  }
}

TEST(common_passwords, rows_of_keys_letters_and_figures_are_weak) {
  for (const char* password :
       {"12345678",  "123456789", "87654321", "1234567890", "01234567",   "qwerty123", "123qwerty", "qwertz123",
        "azerty123", "asdfghjkl", "asdf1234", "abcdefgh",   "abcd1234",   "zyxwvuts",  "1q2w3e4r",  "1qaz2wsx",
        "qazwsxedc", "yxcvbnm1",  "!@#$%^&*", "qwer1234!",  "poiuytrewq", "abc12345"}) {
    EXPECT_FALSE(check_strength(password, "Ada")) << password;
  }
}

TEST(common_passwords, repetitions_and_a_few_figures_are_weak) {
  for (const char* password : {"aaaaaaaa", "11111111", "abababab", "abcabcabc", "xyxyxyxyx", "12121212", "00000000",
                               "        ", "31121999", "19991231", "20242024", "86753091", "wxyzwxyz"}) {
    EXPECT_FALSE(check_strength(password, "Ada")) << password;
  }
}

TEST(common_passwords, the_name_with_a_little_around_it_is_weak) {
  EXPECT_FALSE(check_strength("lovelace1", "Lovelace"));
  EXPECT_FALSE(check_strength("Ada Lovelace 1815", "Ada Lovelace"));
  EXPECT_FALSE(check_strength("adalovelace", "Ada Lovelace"));
  EXPECT_FALSE(check_strength("xlovelacex", "Lovelace"));
  EXPECT_FALSE(check_strength("Ada123!!4", "Ada"));
  EXPECT_TRUE(check_strength("armada of lamps", "Ada"));
  EXPECT_TRUE(check_strength("lovelace computes at night", "Lovelace"));
}

TEST(common_passwords, others_are_not) {
  for (const char* password :
       {"correct horse", "battery staple", "correct horse battery staple", "tr0ub4dor&3", "Xk7#pQ2v",
        "mein Kater jagt Luft", "314159265358979", "vier Wände", "löwenzahnhonig", "rosa elefanten fliegen",
        "il mio gatto dorme", "q8Zr-w2Lp", "пароль мой длинный", "кабачки и перец"}) {
    EXPECT_TRUE(check_strength(password, "Ada")) << password;
  }
}

TEST(common_passwords, are_refused_for_new_accounts_and_new_passwords_with_the_reason) {
  Office office;
  Browser browser(office);
  const Reply refused = browser.become_account("Ada", "password1");
  EXPECT_EQ(refused.status, 400);
  EXPECT_EQ(refused.code(), "weak_password");
  EXPECT_NE(refused.body.find("is one of the first that anybody would guess"), std::string::npos) << refused.body;
  EXPECT_EQ(refused.body.find("password1"), std::string::npos) << "it is not said back";
  EXPECT_EQ(browser.become_account("Ada").status, 200);
  const Reply changed = browser.send("PUT", "/api/me/password", R"({"old":"correct horse","new":"12345678"})");
  EXPECT_EQ(changed.code(), "weak_password");
  EXPECT_EQ(browser.sign_in("Ada").status, 200) << "the old one holds";
}

TEST(common_passwords, of_accounts_that_have_one_already_still_sign_in) {
  Office office;
  const std::string hash = hash_password("12345678", quick_settings().cost);
  office.write([&](store::Database& database) {
    store::User user;
    user.name = "Ada";
    user.password = hash;
    database.add_user(user);
  });
  EXPECT_EQ(Browser(office).sign_in("Ada", "12345678").status, 200);
}

}  // namespace
}  // namespace fondaco::people
