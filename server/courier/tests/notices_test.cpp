// SPDX-License-Identifier: MIT
#include <arpa/inet.h>
#include <gmock/gmock.h>
#include <netinet/in.h>

#include <cstring>

#include "server/courier/addresses.hpp"
#include "server/courier/mail.hpp"
#include "server/courier/notice_words.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::courier {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

bool is_public(const std::string& text) {
  sockaddr_storage storage{};
  auto& address = reinterpret_cast<sockaddr&>(storage);
  sockaddr_in four{};
  sockaddr_in6 six{};
  if (inet_pton(AF_INET, text.c_str(), &four.sin_addr) == 1) {
    four.sin_family = AF_INET;
    std::memcpy(&storage, &four, sizeof four);
  } else if (inet_pton(AF_INET6, text.c_str(), &six.sin6_addr) == 1) {
    six.sin6_family = AF_INET6;
    std::memcpy(&storage, &six, sizeof six);
  } else {
    ADD_FAILURE() << text;
  }
  return is_public_address(address);
}

TEST(addresses, only_the_open_internet_is_public) {
  for (const std::string text : {"1.1.1.1", "8.8.8.8", "100.128.0.1", "172.32.0.1", "192.1.0.1", "223.255.255.255",
                                 "2606:4700::1", "2a00:1450::1", "2001:4860::8888", "::ffff:8.8.8.8"}) {
    EXPECT_TRUE(is_public(text)) << text;
  }
  for (const std::string text :
       {"0.0.0.0",         "10.1.2.3",     "100.64.0.1",      "127.0.0.1",   "127.255.0.1", "169.254.169.254",
        "172.16.0.1",      "172.31.255.1", "192.0.0.1",       "192.168.1.1", "198.18.0.1",  "198.19.255.1",
        "203.0.113.5",     "224.0.0.1",    "255.255.255.255", "::",          "::1",         "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "fe80::1",      "fc00::1",         "fd12::1",     "ff02::1",     "64:ff9b::7f00:1",
        "2002:7f00:1::",   "2001::1",      "2001:db8::1"}) {
    EXPECT_FALSE(is_public(text)) << text;
  }
}

TEST(addresses, an_endpoint_has_tls_and_no_user) {
  EXPECT_EQ(fault_text(check_endpoint("https://push.example/a?b=c", false)), "");
  for (const std::string text :
       {"", "push.example", "http://push.example/", "HTTP://push.example/", "file:///etc/passwd",
        "https://me@push.example/", "https://push.example/ a", "gopher://x/", "smtp://x/"}) {
    EXPECT_FALSE(check_endpoint(text, false)) << text;
  }
  EXPECT_EQ(fault_text(check_endpoint("http://127.0.0.1:1/", true)), "");
  EXPECT_FALSE(check_endpoint("file:///etc/passwd", true));
}

TEST(addresses, an_endpoint_is_not_in_a_closed_network_as_far_as_its_host_tells) {
  for (const std::string host :
       {"push.example", "fcm.googleapis.com", "8.8.8.8", "[2606:4700::1]", "updates.push.services.mozilla.com.",
        "localhost.example", "mylocal.example", "8.8.8.8:8443"}) {
    EXPECT_EQ(fault_text(check_endpoint("https://" + host + "/x", false)), "") << host;
  }
  for (const std::string host : {"127.0.0.1",
                                 "127.1",
                                 "2130706433",
                                 "0x7f000001",
                                 "0177.0.0.1",
                                 "0",
                                 "10.0.0.1:8443",
                                 "172.16.3.4",
                                 "192.168.0.1",
                                 "169.254.169.254",
                                 "100.64.0.1",
                                 "[::1]",
                                 "[::ffff:127.0.0.1]",
                                 "[fe80::1]",
                                 "[fe80::1%25eth0]",
                                 "[fd00::1]:8443",
                                 "localhost",
                                 "LocalHost",
                                 "localhost.",
                                 "a.localhost",
                                 "printer.local",
                                 "nas.lan",
                                 "router.home",
                                 "metadata.google.internal",
                                 "x.home.arpa",
                                 "intranet",
                                 "db.corp",
                                 "1.2.3.4.5",
                                 "a.localdomain"}) {
    EXPECT_FALSE(check_endpoint("https://" + host + "/x", false)) << host;
  }
  EXPECT_EQ(fault_text(check_endpoint("https://localhost/x", true)), "");
}

TEST(mail, only_plain_addresses_are_written_to) {
  for (const std::string text : {"a@b.example", "ada.lovelace+fondaco@mail.club.example", "a_b-c@d-e.example"}) {
    EXPECT_EQ(fault_text(check_mail_address(text)), "") << text;
  }
  for (const std::string text : {"", "@b.example", "a@", "a@b", "a@b.", "a@.b", "a@b..c", "a@b@c.d", "a b@c.d",
                                 "a@b.c\r\nX: y", "<a@b.c>", "a@b.c,d@e.f", "\"a\"@b.c", "-a@b.c", "\xc3\xa0@b.c"}) {
    EXPECT_FALSE(check_mail_address(text)) << text;
  }
  EXPECT_FALSE(check_mail_address(std::string(251, 'a') + "@b.c"));
}

TEST(mail, lines_end_as_mails_want_it_and_other_letters_are_encoded_in_the_subject) {
  const std::string text =
      mail_text({.from = "f@c.example", .to = "a@b.example", .subject = "\xc3\x80 toi", .text = "one\ntwo"}, 0);
  EXPECT_THAT(text, AllOf(HasSubstr("Subject: =?utf-8?B?w4AgdG9p?=\r\n"), HasSubstr("\r\n\r\none\r\ntwo\r\n"),
                          HasSubstr("Date: Thu, 01 Jan 1970 00:00:00 +0000\r\n"), HasSubstr("@c.example>\r\n")));
  std::string longer;
  for (int i = 0; i < 30; ++i) longer += "\xc3\xa0";
  const std::string folded = mail_text({.from = "f@c.example", .to = "", .subject = longer, .text = ""}, 0);
  EXPECT_THAT(folded, HasSubstr("?=\r\n =?utf-8?B?"));
}

TEST(notice_words, every_language_says_the_same_things) {
  const Words& english = notice_words("en");
  EXPECT_FALSE(english.keys().empty());
  for (const Language language : languages) {
    const Words& words = notice_words(name(language));
    EXPECT_EQ(words.keys(), english.keys()) << name(language);
    for (const std::string_view key : english.keys()) {
      EXPECT_THAT(words.placeholders(key), ::testing::UnorderedElementsAreArray(english.placeholders(key))) << key;
    }
  }
  EXPECT_EQ(&notice_words("tlh"), &english);
  for (const Language language : languages) {
    EXPECT_EQ(&notice_words(name(language)) == &english, language == Language::en) << name(language);
  }
}

}  // namespace
}  // namespace fondaco::courier
