// SPDX-License-Identifier: MIT
#include "server/web/body.hpp"

#include <gtest/gtest.h>

#include "server/base/refusal.hpp"

namespace fondaco::web {
namespace {

net::Request with_body(const std::string& body, const std::string& type = "application/json") {
  net::Request request;
  request.method = "POST";
  request.body = body;
  request.content_type = type;
  return request;
}

// The refusal of reading {"name": text, "count"?: 0 to 9} from it; status 0: none.
base::Refusal refusal_of(const net::Request& request, std::size_t most_bytes = small_body) {
  try {
    Body body(request, most_bytes);
    body.only_keys({"name", "count"});
    static_cast<void>(body["name"].string());
    static_cast<void>(body["count"].whole_or(0, 0, 9));
    body.check();
  } catch (const base::Refusal& refusal) {
    return refusal;
  }
  return {0, "", ""};
}

TEST(body, members_are_read_through_a_cursor) {
  Body body(with_body(R"({"name":"Ada","count":3})"));
  EXPECT_EQ(body["name"].string(), "Ada");
  EXPECT_EQ(body["count"].whole(0, 9), 3);
  body.check();
}

TEST(body, nothing_counts_as_an_empty_object) {
  Body body(with_body("", ""));
  EXPECT_FALSE(body["name"].present());
  body.check();
  EXPECT_EQ(refusal_of(with_body("", "")).status, 400);
  EXPECT_STREQ(refusal_of(with_body("", "")).what(), "line 1, column 1: name: missing");
}

TEST(body, only_json_is_taken) {
  const std::string good = R"({"name":"Ada"})";
  for (const char* type :
       {"application/json", "Application/JSON", "application/json; charset=utf-8", "application/json ;x"}) {
    EXPECT_EQ(refusal_of(with_body(good, type)).status, 0) << type;
  }
  for (const char* type :
       {"", "text/plain", "application/x-www-form-urlencoded", "application/jsonp", "application/js"}) {
    EXPECT_EQ(refusal_of(with_body(good, type)).status, 400) << type;
  }
}

TEST(body, a_fault_names_its_place) {
  const base::Refusal unknown = refusal_of(with_body("{\"name\":\"Ada\",\n\"cuont\":1}"));
  EXPECT_EQ(unknown.status, 400);
  EXPECT_EQ(unknown.code, "bad_request");
  EXPECT_NE(std::string(unknown.what()).find("line 2"), std::string::npos) << unknown.what();
  EXPECT_NE(std::string(unknown.what()).find("did you mean \"count\""), std::string::npos) << unknown.what();
  for (const char* text : {"{", "[]", "5", "null", R"({"name":5})", R"({"name":"a","count":10})",
                           R"({"name":"a","name":"b"})", R"({"name":"a"} x)", "{\"name\":\"\xff\"}"}) {
    EXPECT_EQ(refusal_of(with_body(text)).status, 400) << text;
  }
}

TEST(body, what_is_no_object_is_not_repeated) {
  EXPECT_STREQ(refusal_of(with_body("\"hunter2\"")).what(), "expected an object");
}

TEST(body, size_depth_and_number_of_values_are_bounded) {
  const std::string long_name = R"({"name":")" + std::string(1000, 'a') + "\"}";
  EXPECT_EQ(refusal_of(with_body(long_name), 2000).status, 0);
  EXPECT_EQ(refusal_of(with_body(long_name), 1000).status, 413);
  EXPECT_EQ(refusal_of(with_body(long_name), 1000).code, "too_large");
  const auto nested = [](std::size_t depth) {
    return R"({"a":)" + std::string(depth, '[') + std::string(depth, ']') + "}";
  };
  EXPECT_NO_THROW(Body(std::string_view(nested(20))));
  EXPECT_THROW(Body(std::string_view(nested(200))), base::Refusal);
  const auto crowded = [](int values) {
    std::string text = R"({"a":[0)";
    for (int i = 1; i < values; ++i) text += ",0";
    return text + "]}";
  };
  EXPECT_NO_THROW(Body(std::string_view(crowded(10'000))));
  EXPECT_THROW(Body(std::string_view(crowded(20'000))), base::Refusal);
}

TEST(body, a_frame_of_a_socket_is_read_alike) {
  Body body(R"({"do":"move"})");
  EXPECT_EQ(body["do"].string(), "move");
  EXPECT_THROW(Body(std::string_view("")), base::Refusal);
  EXPECT_THROW(Body(std::string_view("[1]")), base::Refusal);
}

}  // namespace
}  // namespace fondaco::web
