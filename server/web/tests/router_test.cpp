// SPDX-License-Identifier: MIT
#include "server/web/router.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "server/store/database.hpp"

namespace fondaco::web {
namespace {

struct Answered {
  int times = 0;
  net::Response response;

  std::string body() const { return response.body ? *response.body : std::string(); }
  std::string header(std::string_view name) const {
    for (const auto& [key, value] : response.headers) {
      if (key == name) return value;
    }
    return {};
  }
};

class RouterTest : public testing::Test {
 protected:
  Answered send(const std::string& method, const std::string& path, const std::string& query = {}) {
    net::Request request;
    request.method = method;
    request.path = path;
    request.query = query;
    Answered answered;
    router.dispatch(std::move(request), [&](net::Response response) {
      ++answered.times;
      answered.response = std::move(response);
    });
    return answered;
  }

  std::vector<std::string> logged;
  Router router{[this](std::string_view line) { logged.emplace_back(line); }};
};

Handler saying(const std::string& text) {
  return [text](const Call& call) { call.answer(answer(text)); };
}

TEST_F(RouterTest, method_and_path_choose_the_handler) {
  router.on("GET", "/api/me", saying("get"));
  router.on("PATCH", "/api/me", saying("patch"));
  router.on("GET", "/", saying("home"));
  EXPECT_EQ(send("GET", "/api/me").body(), "get");
  EXPECT_EQ(send("PATCH", "/api/me").body(), "patch");
  EXPECT_EQ(send("GET", "/").body(), "home");
  EXPECT_EQ(send("HEAD", "/api/me").body(), "get");
}

TEST_F(RouterTest, stars_hand_over_their_segments) {
  std::vector<std::string> parts;
  router.on("GET", "/api/tables/*/*/ply", [&](const Call& call) {
    parts = call.parts;
    call.answer(answer_ok());
  });
  EXPECT_EQ(send("GET", "/api/tables/abc/x y/ply").response.status, 200);
  EXPECT_EQ(parts, (std::vector<std::string>{"abc", "x y"}));
}

TEST_F(RouterTest, paths_that_nothing_fits_are_not_found) {
  router.on("GET", "/api/tables/*/record", saying("record"));
  for (const char* path :
       {"", "/", "/api", "/api/tables", "/api/tables/a", "/api/tables//record", "/api/tables/a/record/",
        "/api/tables/a/b/record", "/api/tables/a/records", "api/tables/a/record", "*"}) {
    const Answered answered = send("GET", path);
    EXPECT_EQ(answered.response.status, 404) << path;
    EXPECT_EQ(answered.body(), R"({"error":{"code":"not_found","message":"there is nothing here"}})");
  }
}

TEST_F(RouterTest, other_methods_are_told_which_are_allowed) {
  router.on("GET", "/api/me", saying("get"));
  router.on("PATCH", "/api/me", saying("patch"));
  const Answered answered = send("PUT", "/api/me");
  EXPECT_EQ(answered.response.status, 405);
  EXPECT_EQ(answered.header("Allow"), "GET, PATCH");
}

TEST_F(RouterTest, a_refusal_is_answered_with_all_it_says) {
  router.on("POST", "/a", [](const Call&) {
    base::Refusal refusal(409, "illegal_move", "claim:R34 is not \"legal\"");
    refusal.rule = "TA-5.4";
    throw refusal;
  });
  router.on("POST", "/b", [](const Call& call) {
    base::Refusal refusal(409, "stale", "the table went on");
    refusal.seq = 0;
    call.refuse(refusal);
  });
  router.on("POST", "/c", [](const Call&) {
    base::Refusal refusal(429, "too_many", "wait");
    refusal.retry_after = 7;
    throw refusal;
  });
  const Answered illegal = send("POST", "/a");
  EXPECT_EQ(illegal.response.status, 409);
  EXPECT_EQ(illegal.body(),
            R"({"error":{"code":"illegal_move","message":"claim:R34 is not \"legal\"","rule":"TA-5.4"}})");
  EXPECT_EQ(illegal.header("Retry-After"), "");
  EXPECT_EQ(send("POST", "/b").body(), R"({"error":{"code":"stale","message":"the table went on","seq":0}})");
  EXPECT_EQ(send("POST", "/c").header("Retry-After"), "7");
  EXPECT_TRUE(logged.empty());
}

TEST_F(RouterTest, what_nobody_expected_is_logged_by_route_and_not_told) {
  router.on("GET", "/api/tables/*", [](const Call&) { throw std::runtime_error("the disk is on fire"); });
  router.on("GET", "/odd", [](const Call&) { throw 5; });
  const Answered answered = send("GET", "/api/tables/secretlink");
  EXPECT_EQ(answered.times, 1);
  EXPECT_EQ(answered.response.status, 500);
  EXPECT_NE(answered.body().find(R"("code":"internal")"), std::string::npos);
  EXPECT_EQ(answered.body().find("fire"), std::string::npos);
  EXPECT_EQ(send("GET", "/odd").response.status, 500);
  ASSERT_EQ(logged.size(), 2U);
  EXPECT_EQ(logged[0], "GET /api/tables/*: the disk is on fire");
}

TEST_F(RouterTest, a_store_that_failed_is_a_503) {
  router.on("GET", "/a", [](const Call&) { throw store::StoreFailed("disk full"); });
  const Answered answered = send("GET", "/a");
  EXPECT_EQ(answered.response.status, 503);
  EXPECT_NE(answered.body().find(R"("code":"store_failed")"), std::string::npos);
  EXPECT_EQ(answered.body().find("disk"), std::string::npos);
  EXPECT_EQ(logged.size(), 1U);
}

TEST_F(RouterTest, a_call_may_be_kept_and_answered_later_like_at_once) {
  std::vector<Call> kept;
  router.on("GET", "/later", [&](Call call) { kept.push_back(std::move(call)); });
  std::vector<int> statuses;
  const auto ask = [&] {
    net::Request request;
    request.method = "GET";
    request.path = "/later";
    router.dispatch(std::move(request), [&](const net::Response& response) { statuses.push_back(response.status); });
  };
  for (int i = 0; i < 4; ++i) ask();
  EXPECT_TRUE(statuses.empty());
  kept[0].finish(nullptr, [&] { kept[0].answer(answer_ok()); });
  kept[1].finish(nullptr, [] { throw base::Refusal(409, "finished", "it is over"); });
  kept[2].finish(std::make_exception_ptr(base::Refusal(403, "not_host", "only the host")), [] { FAIL(); });
  kept[3].finish(std::make_exception_ptr(std::runtime_error("why")), [] { FAIL(); });
  EXPECT_EQ(statuses, (std::vector<int>{200, 409, 403, 500}));
  EXPECT_EQ(logged, std::vector<std::string>{"GET /later: why"});
}

TEST_F(RouterTest, queries_are_decoded) {
  std::optional<std::string> list;
  std::optional<std::int64_t> after;
  router.on("GET", "/q", [&](const Call& call) {
    list = call.query("list");
    after = call.query_whole("after", 0, 100);
    call.answer(answer_ok());
  });
  EXPECT_EQ(send("GET", "/q", "other=1&list=a%20b%2Bc+d&after=100&list=second").response.status, 200);
  EXPECT_EQ(list, "a b+c d");
  EXPECT_EQ(after, 100);
  EXPECT_EQ(send("GET", "/q", "list&xlist=1").response.status, 200);
  EXPECT_EQ(list, "");
  EXPECT_EQ(after, std::nullopt);
  EXPECT_EQ(send("GET", "/q", "").response.status, 200);
  EXPECT_EQ(list, std::nullopt);
}

TEST_F(RouterTest, queries_that_cannot_be_read_are_bad_requests) {
  router.on("GET", "/q", [&](const Call& call) {
    static_cast<void>(call.query("list"));
    static_cast<void>(call.query_whole("after", 0, 100));
    call.answer(answer_ok());
  });
  for (const char* query : {"list=%", "list=%4", "list=%4g", "list=%-1", "after=", "after=x", "after=5x", "after=-1",
                            "after=101", "after=99999999999999999999"}) {
    EXPECT_EQ(send("GET", "/q", query).response.status, 400) << query;
  }
}

TEST_F(RouterTest, answers_are_kept_by_nobody_on_the_way) {
  router.on("GET", "/a", saying("{}"));
  EXPECT_EQ(send("GET", "/a").header("Cache-Control"), "no-store");
  EXPECT_EQ(send("GET", "/b").header("Cache-Control"), "no-store");
  EXPECT_EQ(send("GET", "/a").response.type, "application/json");
}

}  // namespace
}  // namespace fondaco::web
