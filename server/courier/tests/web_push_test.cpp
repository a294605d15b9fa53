// SPDX-License-Identifier: MIT
#include "server/courier/web_push.hpp"

#include <gtest/gtest.h>

#include "engine/json/reader.hpp"
#include "server/courier/tests/push_browser.hpp"

namespace fondaco::courier {
namespace {

std::string bytes(std::string_view text) { return from_base64url(text).value(); }

// The example of RFC 8291, section 5 and appendix A.
const P256Key rfc_sender =
    P256Key::of(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
                bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"));
const P256Key rfc_browser =
    P256Key::of(bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
                bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"));
constexpr std::string_view rfc_secret = "BTBZMqHH6r4Tts7J_aSIgg";
constexpr std::string_view rfc_text = "When I grow up, I want to be a watermelon";
constexpr std::string_view rfc_body =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_"
    "c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

TEST(web_push, seals_the_example_of_RFC_8291_byte_for_byte) {
  EXPECT_EQ(base64url(encrypted_push(rfc_text, rfc_browser.point(), bytes(rfc_secret), rfc_sender,
                                     bytes("DGv6ra1nlYgDCS1FRnbzlw"))),
            rfc_body);
}

TEST(web_push, the_browser_of_the_tests_opens_the_example_of_RFC_8291) {
  const PushBrowser browser{rfc_browser, bytes(rfc_secret)};
  EXPECT_EQ(browser.open(bytes(rfc_body)), rfc_text);
}

TEST(web_push, only_the_browser_it_is_for_can_open_a_message) {
  const PushBrowser ada;
  const PushBrowser eve;
  const std::string body = encrypted_push("your turn", ada.key.point(), ada.secret, P256Key::make(), random_bytes(16));
  EXPECT_EQ(ada.open(body), "your turn");
  EXPECT_THROW(eve.open(body), std::runtime_error);
  std::string changed = body;
  changed.back() = static_cast<char>(changed.back() ^ 1);
  EXPECT_THROW(ada.open(changed), std::runtime_error);
}

TEST(web_push, a_token_says_for_whom_it_is_until_when_and_from_whom_and_is_signed) {
  const P256Key server = P256Key::make();
  const std::string header =
      vapid_authorization(server, "https://push.example:8443/send/abc", "https://club.example", 1'700'000'000'000);
  const std::size_t comma = header.find(", k=");
  ASSERT_TRUE(header.starts_with("vapid t=")) << header;
  EXPECT_EQ(header.substr(comma + 4), base64url(server.point()));
  const std::string token = header.substr(8, comma - 8);
  const std::size_t dot = token.rfind('.');
  EXPECT_TRUE(signed_by(server.point(), token.substr(0, dot), bytes(token.substr(dot + 1))));
  EXPECT_FALSE(signed_by(P256Key::make().point(), token.substr(0, dot), bytes(token.substr(dot + 1))));
  const std::size_t middle = token.find('.');
  EXPECT_EQ(bytes(token.substr(0, middle)), R"({"typ":"JWT","alg":"ES256"})");
  EXPECT_EQ(bytes(token.substr(middle + 1, dot - middle - 1)),
            R"({"aud":"https://push.example:8443","exp":1700043200,"sub":"https://club.example"})");
}

TEST(web_push, a_key_comes_back_from_its_parts_and_what_is_none_is_refused) {
  const P256Key key = P256Key::make();
  EXPECT_EQ(P256Key::of(key.number(), key.point()).point(), key.point());
  EXPECT_THROW(P256Key::of(key.number(), P256Key::make().point()), std::runtime_error) << "halves of two keys";
  EXPECT_TRUE(is_p256_point(key.point()));
  std::string beside = key.point();
  beside.back() = static_cast<char>(beside.back() ^ 1);
  EXPECT_FALSE(is_p256_point(beside)) << "beside the curve";
  EXPECT_FALSE(is_p256_point(""));
  EXPECT_FALSE(is_p256_point(std::string(65, '\0')));
}

TEST(encoding, base64url_goes_both_ways_and_takes_nothing_else) {
  for (const std::string text : {"", "a", "ab", "abc", "\xff\xfe\xfd"}) EXPECT_EQ(bytes(base64url(text)), text);
  EXPECT_EQ(base64url("\xfb\xff"), "-_8");
  EXPECT_EQ(bytes("YQ=="), "a");
  for (const std::string text : {"+/", "a", "YQ YQ", "Y\n"}) EXPECT_FALSE(from_base64url(text)) << text;
}

TEST(encoding, hmac_is_that_of_RFC_4231) {
  EXPECT_EQ(base::hmac_sha256("Jefe", "what do ya want for nothing?"),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
}

}  // namespace
}  // namespace fondaco::courier
