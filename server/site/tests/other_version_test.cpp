// SPDX-License-Identifier: MIT
// A table of rules that this server does not have, over the wire: it is shown, and nobody can change it.
#include <gmock/gmock.h>

#include "server/site/commands.hpp"
#include "server/site/tests/playground.hpp"
#include "server/store/connection.hpp"

namespace fondaco::site {
namespace {

using ::testing::HasSubstr;

TEST(OtherVersion, is_shown_listed_and_followed_and_every_command_that_would_change_it_is_refused) {
  Playground place;
  Guest ada(place, "Ada");
  Guest bea(place, "Bea");
  const std::string id(
      ada.post("/api/tables", R"({"game":"medieval","clock":{"kind":"live","bank":60}})")["id"].string());
  const std::string table = "/api/tables/" + id;
  ASSERT_TRUE(bea.post(table + "/join")["ok"].boolean_or(false));
  store::SqliteConnection(place.store(), store::Access::change).execute("UPDATE tables SET rules_version = 77");
  place.restart(3'600'000);

  const Heard shown = ada.get(table);
  EXPECT_EQ(shown["state"]["status"].string(), "other_version");
  EXPECT_EQ(shown["state"]["obstacle"]["rules_version"].whole(0, 100), 77);
  EXPECT_FALSE(shown["now"].present());
  EXPECT_THAT(ada.get("/api/tables?list=mine").text(), HasSubstr(id));
  for (const std::string_view command : command_names()) {
    if (command == "mute" || command == "report" || command == "dismiss") continue;
    const std::string target = table + "/" + std::string(command);
    EXPECT_EQ(ada.post(target).code(), "other_version") << command;
    EXPECT_EQ(ada.status("POST", target, "{}"), 409) << command;
  }
  for (const char* looking_back : {"/log", "/curve", "/position?ply=0"}) {
    EXPECT_EQ(ada.get(table + looking_back).code(), "other_version") << looking_back;
  }
  EXPECT_EQ(ada.get(table + "/record").code(), "running");

  store::SqliteConnection(place.store(), store::Access::change).execute("UPDATE tables SET rules_version = 1");
  place.restart();
  EXPECT_EQ(ada.get(table)["state"]["status"].string(), "playing") << "nobody has lost on time meanwhile";
}

}  // namespace
}  // namespace fondaco::site
