// SPDX-License-Identifier: MIT
// Signing in while somebody guesses.
#include <gmock/gmock.h>

#include "server/people/tests/office.hpp"

namespace fondaco::people {
namespace {

using ::testing::HasSubstr;

class SignIn : public testing::Test {
 protected:
  explicit SignIn(const PeopleSettings& settings = quick_settings()) : office(settings) {
    home.become_account("Ada");
    home.send("POST", "/api/sign-out");
  }

  Office office;
  Browser home{office, "192.0.2.9"};
};

TEST_F(SignIn, ten_wrong_passwords_elsewhere_do_not_lock_the_owner_out) {
  Browser thief(office, "198.51.100.1");
  int refused = 0;
  for (int i = 0; i < 10; ++i) refused += thief.sign_in("Ada", "guess").status == 429 ? 1 : 0;
  EXPECT_EQ(refused, 5);
  EXPECT_EQ(Browser(office, "203.0.113.1").sign_in("Ada").status, 200) << "from anywhere else";
  EXPECT_EQ(home.sign_in("Ada").status, 200);
}

TEST_F(SignIn, a_known_device_passes_at_the_address_of_the_thief) {
  Browser thief(office, "192.0.2.9");
  for (int i = 0; i < 10; ++i) thief.sign_in("Ada", "guess");
  EXPECT_EQ(thief.sign_in("Ada").status, 429);
  EXPECT_EQ(home.sign_in("Ada").status, 200);
}

TEST_F(SignIn, a_device_is_known_for_one_account_and_until_its_password_changes) {
  Browser bob(office, "192.0.2.9");
  bob.become_account("Bob");
  Browser thief(office, "192.0.2.9");
  for (int i = 0; i < 10; ++i) thief.sign_in("Ada", "guess");
  thief.device = bob.device;
  EXPECT_EQ(thief.sign_in("Ada").status, 429) << "Bob's device is no friend of Ada's";
  thief.device = home.device + "0";
  EXPECT_EQ(thief.sign_in("Ada").status, 429) << "the signature does not fit";

  const std::string old = home.device;
  ASSERT_EQ(home.sign_in("Ada").status, 200);
  ASSERT_EQ(home.send("PUT", "/api/me/password", R"({"old":"correct horse","new":"another horse"})").status, 200);
  for (int i = 0; i < 10; ++i) Browser(office, "192.0.2.9").sign_in("Ada", "guess");
  Browser back(office, "192.0.2.9");
  back.device = old;
  EXPECT_EQ(back.sign_in("Ada", "another horse").status, 429);
  back.device = home.device;
  EXPECT_EQ(back.sign_in("Ada", "another horse").status, 200);
}

TEST_F(SignIn, the_cookie_of_a_device_is_for_the_server_alone) {
  const Reply reply = home.sign_in("Ada");
  std::string device;
  for (const auto& [name, value] : reply.headers) {
    if (value.starts_with("fondaco_device=")) device = value;
  }
  EXPECT_THAT(device, HasSubstr("; HttpOnly; SameSite=Lax"));
  EXPECT_THAT(device, HasSubstr("; Max-Age=34560000;"));
  EXPECT_EQ(device.find("Ada"), std::string::npos);
  EXPECT_EQ(device.find(home.secret), std::string::npos);
}

TEST_F(SignIn, the_owner_is_told_of_wrong_passwords_until_they_say_that_they_know) {
  EXPECT_EQ(home.sign_in("Ada").json.find("failures"), nullptr);
  for (int i = 0; i < 3; ++i) Browser(office, "198.51.100.1").sign_in("ada", "guess");
  const base::Time last = office.loop.now();
  const auto failures_in = [&](const Reply& reply) {
    const json::Value* found = reply.json.find("failures");
    if (found == nullptr) return std::string("none");
    EXPECT_EQ(found->find("last")->whole(), last);
    return std::to_string(found->find("count")->whole());
  };
  EXPECT_EQ(failures_in(home.sign_in("Ada")), "3");
  EXPECT_EQ(failures_in(home.send("GET", "/api/me/sessions")), "3");
  EXPECT_EQ(failures_in(home.send("GET", "/api/me/export")), "3");
  Browser bob(office, "192.0.2.7");
  bob.become_account("Bob");
  EXPECT_EQ(failures_in(bob.send("GET", "/api/me/sessions")), "none");
  EXPECT_EQ(home.send("DELETE", "/api/me/failures").status, 200);
  EXPECT_EQ(failures_in(home.send("GET", "/api/me/sessions")), "none");
}

TEST_F(SignIn, wrong_passwords_for_nobody_are_answered_the_same) {
  Browser thief(office, "198.51.100.1");
  std::vector<int> for_ada;
  std::vector<int> for_nobody;
  for (int i = 0; i < 8; ++i) for_ada.push_back(thief.sign_in("Ada", "guess").status);
  for (int i = 0; i < 8; ++i) for_nobody.push_back(thief.sign_in("Nobody", "guess").status);
  EXPECT_EQ(for_ada, for_nobody);
}

TEST_F(SignIn, failures_are_counted) {
  Browser(office, "198.51.100.1").sign_in("Ada", "guess");
  Browser(office, "198.51.100.1").sign_in("Nobody", "guess");
  home.sign_in("Ada");
  EXPECT_EQ(office.people.figures().sign_in_failures, 2U);
  EXPECT_EQ(office.people.figures().sign_ins, 1U);
}

PeopleSettings soon_under_attack() {
  PeopleSettings settings = quick_settings();
  settings.sign_in.calm_failures = 3;
  settings.sign_in.delay_step = 500;
  settings.sign_in.longest_delay = 2000;
  settings.sign_ins_delayed = 1;
  return settings;
}

class SignInUnderAttack : public SignIn {
 protected:
  SignInUnderAttack() : SignIn(soon_under_attack()) {
    for (int i = 0; i < 4; ++i) Browser(office, "198.51.100." + std::to_string(i)).sign_in("Ada", "guess");
  }
  /// Without waiting for the answer.
  void send(const Browser& browser, int& status) {
    office.router.dispatch(browser.request("POST", "/api/sign-in", R"({"name":"Ada","password":"correct horse"})"),
                           [&](const net::Response& response) { status = response.status; });
  }
};

TEST_F(SignInUnderAttack, a_stranger_is_answered_later_and_a_known_device_at_once) {
  int stranger = 0;
  send(Browser(office, "203.0.113.1"), stranger);
  EXPECT_EQ(home.sign_in("Ada").status, 200);
  EXPECT_EQ(stranger, 0);
  office.loop.advance(499);
  EXPECT_EQ(stranger, 0);
  office.loop.advance(1);
  EXPECT_TRUE(office.loop.run_until([&] { return stranger != 0; }));
  EXPECT_EQ(stranger, 200);
}

TEST_F(SignInUnderAttack, only_so_many_are_kept_waiting) {
  int first = 0;
  int second = 0;
  send(Browser(office, "203.0.113.1"), first);
  send(Browser(office, "203.0.113.2"), second);
  EXPECT_EQ(first, 0);
  EXPECT_EQ(second, 429);
  office.loop.advance(2000);
  EXPECT_TRUE(office.loop.run_until([&] { return first != 0; }));
  EXPECT_EQ(first, 200);
}

}  // namespace
}  // namespace fondaco::people
