// SPDX-License-Identifier: MIT
// The cursor: what a loader may ask of a document, and the first fault it reports.
#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/json/document.hpp"
#include "engine/json/nearest.hpp"

namespace fondaco::json {
namespace {

constexpr std::array<std::string_view, 3> colours = {"red", "green", "blue"};

constexpr std::string_view position = R"({
  "game": "amsterdam",
  "state": {
    "turn": 3, "over": false,
    "players": [
      {"hand": ["red", "blue"], "carts": 16},
      {"hand": ["rde"], "carts": 17, "odd key": [[1, 2.5]]}
    ]
  }
})";

class JsonCursor : public testing::Test {
 protected:
  JsonCursor() { EXPECT_TRUE(document.ok()); }

  Document document{position};
  Cursor root = document.root();
};

TEST_F(JsonCursor, reads_what_is_there) {
  const Cursor state = root["state"];
  EXPECT_EQ(root["game"].string(), "amsterdam");
  EXPECT_EQ(state["turn"].whole(0, 10), 3);
  EXPECT_FALSE(state["over"].boolean());
  EXPECT_EQ(state["players"].size(), 2U);
  EXPECT_EQ(state["players"].size(2, 4), 2U);
  EXPECT_EQ(state["players"].at(0)["hand"].at(1).choice(colours, "colour"), 2U);
  EXPECT_TRUE(state.is(Kind::object));
  EXPECT_FALSE(state.is(Kind::array));
  EXPECT_TRUE(root.ok());
}

TEST_F(JsonCursor, gives_the_fallback_for_what_is_absent) {
  EXPECT_FALSE(root["nothing"].present());
  EXPECT_EQ(root["nothing"].value(), nullptr);
  EXPECT_EQ(root["nothing"].whole_or(5, 0, 9), 5);
  EXPECT_TRUE(root["nothing"].boolean_or(true));
  EXPECT_EQ(root["nothing"].string_or("start"), "start");
  EXPECT_EQ(root["nothing"].choice_or(1, colours, "colour"), 1U);
  EXPECT_EQ(root["nothing"]["deeper"]["still"].whole_or(5, 0, 9), 5);
  EXPECT_TRUE(root.ok()) << document.fault().text();
}

TEST_F(JsonCursor, takes_what_is_there_before_the_fallback) {
  EXPECT_EQ(root["state"]["turn"].whole_or(5, 0, 9), 3);
  EXPECT_FALSE(root["state"]["over"].boolean_or(true));
  EXPECT_EQ(root["game"].string_or("hansa"), "amsterdam");
  EXPECT_EQ(root["state"]["players"].at(0)["hand"].at(0).choice_or(1, colours, "colour"), 0U);
}

TEST_F(JsonCursor, visits_items_and_members_in_document_order) {
  std::string seen;
  root["state"]["players"].each([&](const Cursor& player) {
    player.each_member(
        [&](std::string_view key, const Cursor& member) { seen += std::string(key) + "=" + member.path() + " "; });
  });
  EXPECT_EQ(seen,
            "hand=state.players[0].hand carts=state.players[0].carts hand=state.players[1].hand "
            "carts=state.players[1].carts odd key=state.players[1][\"odd key\"] ");
}

struct Complaint {
  std::string name;
  std::function<void(const Cursor&)> ask;
  std::string text;
};

std::ostream& operator<<(std::ostream& out, const Complaint& complaint) { return out << complaint.name; }

class JsonComplaint : public JsonCursor, public testing::WithParamInterface<Complaint> {};

TEST_P(JsonComplaint, names_path_and_place) {
  GetParam().ask(root);
  EXPECT_EQ(document.fault().text(), GetParam().text);
  EXPECT_FALSE(root.ok());
}

const std::vector<Complaint> complaints = {
    {"missing", [](const Cursor& c) { EXPECT_EQ(c["state"]["score"].whole(2, 9), 2); },
     "line 3, column 12: state.score: missing"},
    {"missing_far_below", [](const Cursor& c) { EXPECT_EQ(c["a"]["b c"]["d"].string(), ""); },
     "line 1, column 1: a[\"b c\"].d: missing"},
    {"missing_boolean", [](const Cursor& c) { EXPECT_FALSE(c["a"].boolean()); }, "line 1, column 1: a: missing"},
    {"missing_array", [](const Cursor& c) { EXPECT_EQ(c["a"].size(), 0U); }, "line 1, column 1: a: missing"},
    {"missing_object", [](const Cursor& c) { c["a"].only_keys({"b"}); }, "line 1, column 1: a: missing"},
    {"not_whole", [](const Cursor& c) { EXPECT_EQ(c["game"].whole(1, 4), 1); },
     "line 2, column 11: game: expected a whole number, 1 to 4, found the string \"amsterdam\""},
    {"decimal", [](const Cursor& c) { EXPECT_EQ(c["state"]["players"].at(1)["odd key"].at(0).at(1).whole(2, 2), 2); },
     "line 7, column 54: state.players[1][\"odd key\"][0][1]: expected a whole number, 2, found a decimal number"},
    {"too_large", [](const Cursor& c) { EXPECT_EQ(c["state"]["players"].at(1)["carts"].whole(0, 16), 0); },
     "line 7, column 34: state.players[1].carts: expected a whole number, 0 to 16, found 17"},
    {"too_small", [](const Cursor& c) { EXPECT_EQ(c["state"]["turn"].whole_or(9, 4, 9), 4); },
     "line 4, column 13: state.turn: expected a whole number, 4 to 9, found 3"},
    {"not_boolean", [](const Cursor& c) { EXPECT_FALSE(c["state"]["turn"].boolean()); },
     "line 4, column 13: state.turn: expected true or false, found 3"},
    {"not_a_string", [](const Cursor& c) { EXPECT_EQ(c["state"]["over"].string(), ""); },
     "line 4, column 24: state.over: expected a string, found false"},
    {"not_an_array", [](const Cursor& c) { c["state"].each([](const Cursor&) { ADD_FAILURE(); }); },
     "line 3, column 12: state: expected an array, found an object"},
    {"not_an_object", [](const Cursor& c) { EXPECT_FALSE(c["state"]["players"]["hand"].present()); },
     "line 5, column 16: state.players: expected an object, found an array"},
    {"beyond_the_end", [](const Cursor& c) { EXPECT_FALSE(c["state"]["players"].at(2).present()); },
     "line 5, column 16: state.players: there is no item 2, the array has 2"},
    {"too_few_items", [](const Cursor& c) { EXPECT_EQ(c["state"]["players"].size(3, 4), 0U); },
     "line 5, column 16: state.players: expected 3 to 4 items, found 2"},
    {"too_many_items", [](const Cursor& c) { EXPECT_EQ(c["state"]["players"].size(1, 1), 0U); },
     "line 5, column 16: state.players: expected 1 item, found 2"},
    {"unknown_choice",
     [](const Cursor& c) { EXPECT_EQ(c["state"]["players"].at(1)["hand"].at(0).choice(colours, "colour"), 0U); },
     "line 7, column 17: state.players[1].hand[0]: unknown colour \"rde\", did you mean \"red\"? (known: red, green, "
     "blue)"},
    {"unknown_key", [](const Cursor& c) { c["state"].only_keys({"turns", "over", "players"}); },
     "line 4, column 5: state: unknown key \"turn\", did you mean \"turns\"? (known: turns, over, players)"},
    {"unknown_key_far_from_all", [](const Cursor& c) { c.only_keys({"state"}); },
     "line 2, column 3: unknown key \"game\" (known: state)"},
    {"own_message", [](const Cursor& c) { c["state"]["players"].at(1)["hand"].fail("seven red cards"); },
     "line 7, column 16: state.players[1].hand: seven red cards"},
};

INSTANTIATE_TEST_SUITE_P(Json, JsonComplaint, testing::ValuesIn(complaints),
                         [](const testing::TestParamInfo<Complaint>& test) { return test.param.name; });

TEST_F(JsonCursor, keeps_the_first_fault_and_stops_visiting) {
  int visits = 0;
  root["state"]["players"].each([&](const Cursor& player) {
    ++visits;
    player.fail("first");
    player.fail("second");
  });
  root["state"].each_member([&](std::string_view, const Cursor&) { ++visits; });
  EXPECT_EQ(visits, 1);
  EXPECT_EQ(document.fault().text(), "line 6, column 7: state.players[0]: first");
}

TEST_F(JsonCursor, lives_on_when_the_cursors_it_came_from_are_gone) {
  const Cursor carts = root["state"]["players"].at(1)["carts"];
  const Cursor absent = root[std::string("st") + "ate"][std::string("a key that is too long for a small string")];
  EXPECT_EQ(absent.path(), "state[\"a key that is too long for a small string\"]");
  EXPECT_EQ(carts.path(), "state.players[1].carts");
  EXPECT_EQ(root.path(), "");
}

TEST_F(JsonCursor, takes_null_for_a_value_that_is_there) {
  Document other("[null]");
  EXPECT_TRUE(other.root().at(0).present());
  EXPECT_EQ(other.root().at(0).string_or("start"), "");
  EXPECT_EQ(other.fault().text(), "line 1, column 2: [0]: expected a string, found null");
}

TEST_F(JsonCursor, accepts_exactly_the_keys_that_are_listed) {
  root.only_keys({"state", "game", "options"});
  EXPECT_TRUE(root.ok());
}

TEST(JsonDocument, that_is_no_json_keeps_that_fault_whatever_is_asked) {
  Document document("{\"players\": ");
  EXPECT_TRUE(document.value().is(Kind::null));
  EXPECT_EQ(document.root()["players"].whole(2, 4), 2);
  document.root().fail("something else");
  EXPECT_EQ(document.fault().text(), "line 1, column 13: expected a value, found end of file");
}

TEST_F(JsonCursor, takes_over_the_fault_of_a_check) {
  root["state"].require({});
  EXPECT_TRUE(document.ok());
  root["state"].require(Fault{"one card too many"});
  EXPECT_EQ(document.fault().message, "one card too many");
  EXPECT_EQ(document.fault().path, "state");
}

TEST(JsonNearest, finds_a_slip_of_the_keyboard_and_nothing_else) {
  constexpr std::array<std::string_view, 4> names = {"hand", "carts", "a", "contracts"};
  EXPECT_EQ(nearest("hnad", names), "hand");
  EXPECT_EQ(nearest("cart", names), "carts");
  EXPECT_EQ(nearest("contrast", names), "contracts");
  EXPECT_EQ(nearest("b", names), "");
  EXPECT_EQ(nearest("merchandise", names), "");
  EXPECT_EQ(nearest(std::string(5000, 'h'), names), "");
}

TEST(JsonNearest, long_lists_are_cut_short) {
  Document document("\"zz\"");
  const std::vector<std::string> routes(44, "route");
  const std::vector<std::string_view> names(routes.begin(), routes.end());
  EXPECT_EQ(document.root().choice(names, "route"), 0U);
  EXPECT_TRUE(document.fault().text().ends_with("route, route and 28 more)")) << document.fault().text();
}

}  // namespace
}  // namespace fondaco::json
