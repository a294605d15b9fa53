// SPDX-License-Identifier: MIT
// docs/openapi.json, docs/protocol.md and docs/hosting.md against the real server: every call there is, and no other.
#include "server/site/commands.hpp"
#include "server/site/tests/openapi_caller.hpp"

namespace fondaco::site {
namespace {

using ::testing::HasSubstr;

TEST_F(OpenApiTest, the_file_has_every_call_of_the_server_and_no_other) {
  std::set<std::string> described;
  for (const Operation& operation : api.operations()) {
    described.insert(operation.method + " " + filled(operation.path, "*"));
  }
  const std::vector<std::string> routes = place.routes();
  EXPECT_EQ(described, std::set<std::string>(routes.begin(), routes.end()));
  EXPECT_EQ(described.size(), routes.size()) << "a route is registered twice";
  EXPECT_THAT(file_text("CMakeLists.txt"),
              HasSubstr("VERSION " + std::string(member(member(api.file(), "info"), "version").string()) + " "));
}

TEST_F(OpenApiTest, every_call_of_the_file_finds_somebody_who_answers) {
  const std::string table = new_table(guest(), R"({"game":"amsterdam"})");
  for (const Operation& operation : api.operations()) {
    const net::ClientResponse response = send(guest(), operation.method, filled(operation.path, table), "");
    EXPECT_NE(response.status, 405) << operation.name();
    EXPECT_THAT(response.body, testing::Not(HasSubstr("there is nothing here"))) << operation.name();
    EXPECT_THAT(response.body, testing::Not(HasSubstr("there is no such command"))) << operation.name();
  }
}

TEST_F(OpenApiTest, the_protocol_names_every_code_and_every_command) {
  for (const std::string& code : api.codes()) EXPECT_THAT(protocol, HasSubstr("`" + code + "`"));
  for (const std::string_view command : command_names()) {
    EXPECT_THAT(protocol, HasSubstr("\n| `" + std::string(command) + "` | "));
  }
}

TEST_F(OpenApiTest, the_file_has_every_command_of_the_socket_and_no_other) {
  std::set<std::string> described;
  for (const json::Value& name : member(api.component("schemas", "CommandName"), "enum").items()) {
    described.emplace(name.string());
  }
  std::set<std::string> known{"follow", "unfollow"};
  for (const std::string_view command : command_names()) known.emplace(command);
  EXPECT_EQ(described, known);
}

/// Every schema below a value says whether its objects may have other members, so that none goes unchecked.
void expect_closed(const json::Value& value, const std::string& where) {
  if (member(value, "type").string() == "object" && value.find("additionalProperties") == nullptr) {
    ADD_FAILURE() << where << " does not say whether it may have other members";
  }
  for (const auto& [key, place, below] : value.members()) expect_closed(below, where + "/" + key);
  for (const json::Value& item : value.items()) expect_closed(item, where + "/…");
}

TEST_F(OpenApiTest, every_object_says_whether_it_may_have_other_members) {
  expect_closed(member(api.file(), "components"), "components");
}

TEST_F(OpenApiTest, a_document_that_does_not_fit_its_schema_is_found) {
  const json::Value& done = api.component("schemas", "Done");
  const auto fault = [&](const char* text) { return api.schemas().fault(*Heard(text).root().value(), done); };
  EXPECT_EQ(fault(R"({"ok":true,"seq":1})"), "");
  EXPECT_THAT(fault(R"({"seq":1})"), HasSubstr("'ok'"));
  EXPECT_THAT(fault(R"({"ok":true,"sec":1})"), HasSubstr("'sec'"));
  EXPECT_THAT(fault(R"({"ok":true,"seq":-1})"), HasSubstr("seq"));
  EXPECT_THAT(api.schemas().fault(*Heard("{}").root().value(), api.component("schemas", "Nothing")),
              HasSubstr("no schema"));
}

TEST_F(OpenApiTest, the_page_for_hosts_names_every_metric) {
  const std::string page = file_text("docs/hosting.md");
  const std::string metrics = place.metrics();
  constexpr std::string_view mark = "# TYPE ";
  int found = 0;
  for (std::size_t at = metrics.find(mark); at != std::string::npos; at = metrics.find(mark, at + 1), ++found) {
    const std::size_t begin = at + mark.size();
    EXPECT_THAT(page, HasSubstr("\n| `" + metrics.substr(begin, metrics.find(' ', begin) - begin) + "` | "));
  }
  EXPECT_GT(found, 10) << metrics;
}

}  // namespace
}  // namespace fondaco::site
