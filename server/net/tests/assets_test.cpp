// SPDX-License-Identifier: MIT
#include "server/net/assets.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <stdlib.h>

#include <fstream>

namespace fondaco::net::tests {
namespace {

std::string header_of(const Response& response, std::string_view name) {
  for (const auto& [field, value] : response.headers) {
    if (field == name) return value;
  }
  return {};
}

class AssetsTest : public testing::Test {
 protected:
  AssetsTest() { assets.finish_compressing(); }

  std::optional<Response> get(const std::string& path, const std::string& accept = "", const std::string& etag = "") {
    Request request;
    request.method = "GET";
    request.path = path;
    request.accept_encoding = accept;
    request.if_none_match = etag;
    return assets.answer(request);
  }

  std::string script = [] {
    std::string text;
    for (int i = 0; i < 500; ++i) text += "let number" + std::to_string(i) + " = 'of many';\n";
    return text;
  }();
  Assets assets{{{"/index.html", "<!doctype html>"},
                 {"/assets/index-BhH3x_q2.js", script},
                 {"/assets/large-portrait.svg", "<svg/>"},
                 {"/icon.png", "\x89PNG"},
                 {"/code.wasm", std::string_view("\0asm", 4)},
                 {"/odd.name", "?"}}};
};

TEST_F(AssetsTest, have_the_type_of_their_name) {
  EXPECT_EQ(get("/index.html")->type, "text/html; charset=utf-8");
  EXPECT_EQ(get("/assets/index-BhH3x_q2.js")->type, "text/javascript; charset=utf-8");
  EXPECT_EQ(get("/icon.png")->type, "image/png");
  EXPECT_EQ(get("/code.wasm")->type, "application/wasm");
  EXPECT_EQ(get("/odd.name")->type, "application/octet-stream");
  EXPECT_EQ(*get("/code.wasm")->body, std::string("\0asm", 4));
}

TEST_F(AssetsTest, are_kept_for_ever_only_when_their_name_tells_their_content) {
  EXPECT_EQ(header_of(*get("/assets/index-BhH3x_q2.js"), "Cache-Control"), "public, max-age=31536000, immutable");
  for (const char* path : {"/index.html", "/assets/large-portrait.svg", "/icon.png"}) {
    EXPECT_EQ(header_of(*get(path), "Cache-Control"), "no-cache") << path;
  }
}

TEST_F(AssetsTest, show_the_page_at_every_address_of_a_page) {
  for (const char* path : {"/", "/new", "/new/hansa", "/t/abc", "/replay/abc", "/learn", "/learn/hansa", "/rules",
                           "/rules/hansa", "/rules/hansa/HT-4.5.8", "/rules/hansa/HT-D10a", "/me"}) {
    ASSERT_TRUE(get(path)) << path;
    EXPECT_EQ(*get(path)->body, "<!doctype html>") << path;
  }
  for (const char* path : {"/missing.js", "/assets/old-12345678.css", "/.env", "/api/nothing"}) {
    EXPECT_FALSE(get(path)) << path;
  }
}

TEST_F(AssetsTest, travel_in_the_coding_that_is_wanted_most) {
  const auto coding = [&](const std::string& accept) {
    return header_of(*get("/assets/index-BhH3x_q2.js", accept), "Content-Encoding");
  };
  EXPECT_EQ(coding(""), "");
  EXPECT_EQ(coding("gzip, deflate, br"), "br");
  EXPECT_EQ(coding("gzip"), "gzip");
  EXPECT_EQ(coding("br;q=0.5, gzip;q=0.8"), "gzip");
  EXPECT_EQ(coding("br;q=0, gzip;q=0"), "");
  EXPECT_EQ(coding("*"), "br");
  EXPECT_EQ(coding("*, BR; q=0"), "gzip");
  EXPECT_EQ(coding("identity"), "");
  EXPECT_EQ(header_of(*get("/index.html"), "Vary"), "Accept-Encoding");
  const std::size_t plain = get("/assets/index-BhH3x_q2.js")->body->size();
  const std::size_t gzip = get("/assets/index-BhH3x_q2.js", "gzip")->body->size();
  const std::size_t brotli = get("/assets/index-BhH3x_q2.js", "br")->body->size();
  EXPECT_EQ(plain, script.size());
  EXPECT_LT(gzip, plain / 4);
  EXPECT_LT(brotli, gzip);
  EXPECT_EQ(header_of(*get("/icon.png", "br"), "Content-Encoding"), "") << "already small";
}

TEST_F(AssetsTest, are_not_sent_again_to_who_has_them) {
  for (const char* coding : {"", "gzip", "br"}) {
    const std::string etag = header_of(*get("/assets/index-BhH3x_q2.js", coding), "ETag");
    EXPECT_THAT(etag, testing::StartsWith("\""));
    for (const std::string& known : {etag, "W/" + etag, "\"other\", " + etag, std::string("*")}) {
      const auto again = get("/assets/index-BhH3x_q2.js", coding, known);
      EXPECT_EQ(again->status, 304) << known;
      EXPECT_EQ(again->body, nullptr);
      EXPECT_EQ(header_of(*again, "ETag"), etag);
    }
    EXPECT_EQ(get("/assets/index-BhH3x_q2.js", coding, "\"other\"")->status, 200);
  }
  EXPECT_NE(header_of(*get("/assets/index-BhH3x_q2.js", "br"), "ETag"),
            header_of(*get("/assets/index-BhH3x_q2.js", "gzip"), "ETag"));
}

TEST_F(AssetsTest, give_the_page_to_paths_that_the_client_made_up) {
  for (const char* page : {"/", "/table/abc", "/rules/hansa/"}) EXPECT_EQ(*get(page)->body, "<!doctype html>") << page;
  for (const char* no_page : {"/assets/gone.js", "/favicon.ico", "/api/nothing", "/../etc/passwd.txt"}) {
    EXPECT_FALSE(get(no_page)) << no_page;
  }
  Request post;
  post.method = "POST";
  post.path = "/";
  EXPECT_FALSE(assets.answer(post));
}

TEST(AssetsFolder, is_read_once_with_all_below_it_and_nothing_beside_it) {
  char pattern[] = "/tmp/fondaco-assets-XXXXXX";
  const std::filesystem::path root = mkdtemp(pattern);
  std::filesystem::create_directories(root / "site" / "assets");
  std::ofstream(root / "secret.txt") << "secret";
  std::ofstream(root / "site" / "index.html") << "page";
  std::ofstream(root / "site" / ".env") << "password";
  std::ofstream(root / "site" / "assets" / "style.css") << "css";
  const auto assets = Assets::of_folder(root / "site");
  std::filesystem::remove_all(root);

  const auto body_of = [&](const std::string& path) -> std::string {
    Request request;
    request.method = "GET";
    request.path = path;
    const auto response = assets->answer(request);
    return response ? *response->body : "none";
  };
  EXPECT_EQ(body_of("/assets/style.css"), "css");
  EXPECT_EQ(body_of("/"), "page");
  EXPECT_EQ(body_of("/.env"), "none");
  EXPECT_EQ(body_of("/../secret.txt"), "none");
  EXPECT_EQ(body_of("/assets/../../secret.txt"), "none");
  EXPECT_THROW(Assets::of_folder("/nowhere/at/all"), std::runtime_error);
}

}  // namespace
}  // namespace fondaco::net::tests
