// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "server/people/tests/office.hpp"

namespace fondaco::people {
namespace {

constexpr auto cyrillic_ada = "\u0410d\u0430";

TEST(look_alike_names, of_accounts_are_taken_for_accounts_and_guests) {
  Office office;
  Browser(office).become_account("Ada");
  Browser eve(office);
  EXPECT_EQ(eve.become_account(cyrillic_ada).code(), "name_taken");
  EXPECT_EQ(eve.send("PATCH", "/api/me", std::string(R"({"name":")") + cyrillic_ada + "\"}").code(), "name_taken");
  EXPECT_EQ(Browser(office).send("POST", "/api/guest", std::string(R"({"name":")") + cyrillic_ada + "\"}").code(),
            "name_taken");
  EXPECT_EQ(eve.become_account("Adam").status, 200);
}

TEST(look_alike_names, of_the_host_are_kept_for_them) {
  Office office;
  Browser eve(office);
  EXPECT_EQ(eve.become_account("Admin").code(), "name_taken");
  EXPECT_EQ(eve.send("PATCH", "/api/me", R"({"name":"Fondaco"})").code(), "name_taken");
}

TEST(look_alike_names, that_accounts_have_already_stay_theirs) {
  Office office;
  const std::string hash = hash_password("correct horse", quick_settings().cost);
  office.write([&](store::Database& database) {
    for (const char* name : {"Ada", cyrillic_ada, "Admin"}) {
      store::User user;
      user.name = name;
      user.password = hash;
      database.add_user(user);
    }
  });
  for (const std::string name : {"Ada", cyrillic_ada, "Admin"}) {
    Browser browser(office);
    EXPECT_EQ(browser.sign_in(name).status, 200) << name;
    EXPECT_EQ(browser.send("PATCH", "/api/me", R"({"name":")" + name + R"(","language":"it"})").status, 200) << name;
  }
}

}  // namespace
}  // namespace fondaco::people
