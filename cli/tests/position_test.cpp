// SPDX-License-Identifier: MIT
// The position commands on good positions.
#include <gmock/gmock.h>

#include "cli/tests/program.hpp"
#include "engine/json/writer.hpp"

namespace fondaco::cli::testing {
namespace {

using ::testing::HasSubstr;
using Words = std::vector<std::string>;

std::string start(const char* players = "2") {
  return output({"position", "new", "amsterdam", "--players", players, "--seed", "1"});
}

/// After both seats kept both contracts.
std::string opened() { return output({"position", "apply", "-", "keep:both", "keep:both"}, start()); }

TEST(PositionNew, same_seed_same_position) {
  EXPECT_EQ(start(), start());
  EXPECT_NE(start(), output({"position", "new", "amsterdam", "--seed", "2"}));
  EXPECT_EQ(output({"position", "new", "amsterdam"}), output({"position", "new", "amsterdam", "--seed", "0"}));
}

TEST(PositionNew, document_names_everything) {
  const json::Value position =
      document({"position", "new", "amsterdam", "--players", "3", "--set", "start_player=seat2"});
  EXPECT_EQ(keys(position), (Words{"game", "edition", "options", "rules_version", "state"}));
  EXPECT_EQ(at(at(position, "options"), "players").whole(), 3);
  EXPECT_EQ(at(at(position, "options"), "start_player").string(), "seat2");
  EXPECT_EQ(at(at(position, "state"), "to_move").whole(), 2);
}

TEST(PositionLegal, document_and_text_list_the_same_moves) {
  const std::string position = opened();
  const json::Value legal = document({"position", "legal", "-", "--json"}, position);
  EXPECT_EQ(keys(legal), (Words{"to_move", "decision", "moves"}));
  EXPECT_EQ(at(legal, "to_move").whole(), 0);
  EXPECT_EQ(at(legal, "decision").string(), "main");
  const std::string text = output({"position", "legal", "-"}, position);
  ASSERT_FALSE(at(legal, "moves").items().empty());
  for (const json::Value& move : at(legal, "moves").items()) {
    EXPECT_EQ(keys(move), (Words{"move", "kind", "args", "rule"}));
    EXPECT_THAT(text, HasSubstr("\n  " + std::string(at(move, "move").string()) + " "));
    EXPECT_TRUE(at(move, "rule").string().starts_with("TA-"));
    // The notation is the kind and its arguments.
    std::string notation(at(move, "kind").string());
    char before = ':';
    for (const json::Value& arg : at(move, "args").items()) {
      notation += before + std::string(arg.string());
      before = '+';
    }
    EXPECT_EQ(at(move, "move").string(), notation);
  }
}

/// Plays the first legal move until the game is over.
std::string finished() {
  std::string position = start();
  for (int i = 0; i < 1000; ++i) {
    const json::Value legal = document({"position", "legal", "-", "--json"}, position);
    const auto moves = at(legal, "moves").items();
    if (moves.empty()) return position;
    position = output({"position", "apply", "-", std::string(at(moves.back(), "move").string())}, position);
  }
  ADD_FAILURE() << "the game does not end";
  return position;
}

TEST(PositionCommands, a_game_can_be_played_to_its_end) {
  const std::string end = finished();
  const json::Value legal = document({"position", "legal", "-", "--json"}, end);
  EXPECT_TRUE(at(legal, "to_move").is(json::Kind::null));
  EXPECT_TRUE(at(legal, "moves").items().empty());
  EXPECT_EQ(output({"position", "legal", "-"}, end), "The game is over.\n");
  const json::Value score = document({"position", "score", "-", "--json"}, end);
  EXPECT_TRUE(at(score, "over").boolean());
  EXPECT_THAT(output({"position", "score", "-"}, end), HasSubstr("Final scores"));
  const json::Value why = document({"position", "why", "-", "draw:blind", "--json"}, end);
  EXPECT_FALSE(at(why, "legal").boolean());
}

TEST(PositionApply, moves_in_one_call_or_one_by_one) {
  const std::string one = output({"position", "apply", "-", "keep:both"}, start());
  EXPECT_EQ(output({"position", "apply", "-", "keep:both"}, one), opened());
}

TEST(PositionApply, without_a_move_gives_the_same_position) {
  EXPECT_EQ(output({"position", "apply", "-"}, opened()), opened());
}

TEST(PositionApply, reads_a_file_as_well) {
  const std::string file = Folder::file("fresh.json", start());
  EXPECT_EQ(output({"position", "apply", file, "keep:both", "keep:both"}), opened());
}

TEST(PositionApply, an_illegal_move_is_refused_with_rule_and_text) {
  const Result result = run({"position", "apply", "-", "keep:both", "keep:both", "pass"}, start());
  expect_refused(result, 1, "move pass (move 3) is not legal: TA-");
  EXPECT_GT(result.err.size(), 60U) << "the text of the rule is missing";
}

TEST(PositionApply, journal_tells_what_happened_and_who_saw_it) {
  const json::Value both = document({"position", "apply", "-", "draw:blind", "--journal"}, opened());
  EXPECT_EQ(keys(both), (Words{"position", "journal"}));
  const auto events = at(both, "journal").items();
  ASSERT_FALSE(events.empty());
  for (const json::Value& event : events) {
    EXPECT_EQ(keys(event), (Words{"ply", "event", "actor", "rule", "args", "seen_by", "partly_seen_by", "secret"}));
  }
  const json::Value& drew = events[0];
  EXPECT_EQ(at(drew, "event").string(), "drew");
  EXPECT_EQ(at(drew, "actor").whole(), 0);
  ASSERT_EQ(at(drew, "seen_by").items().size(), 1U);
  EXPECT_EQ(at(drew, "seen_by").items()[0].whole(), 0);
  ASSERT_EQ(at(drew, "partly_seen_by").items().size(), 2U);
  EXPECT_EQ(at(drew, "partly_seen_by").items()[1].string(), "spectator");
  EXPECT_EQ(keys(at(drew, "args")), Words{"card"});
  ASSERT_EQ(at(drew, "secret").items().size(), 1U);
  EXPECT_EQ(at(drew, "secret").items()[0].string(), "card");
  // The position is the one that apply prints without a journal.
  EXPECT_EQ(json::rewrite(at(both, "position"), json::Layout::pretty),
            output({"position", "apply", "-", "draw:blind"}, opened()));
}

TEST(PositionApply, a_second_argument_of_a_kind_has_a_number) {
  const json::Value both = document({"position", "apply", "-", "contracts", "--journal"}, opened());
  const json::Value& offered = at(both, "journal").items()[0];
  EXPECT_EQ(at(offered, "event").string(), "offered");
  EXPECT_EQ(keys(at(offered, "args")), (Words{"contract", "contract2"}));
  ASSERT_EQ(at(offered, "secret").items().size(), 2U);
  EXPECT_EQ(at(offered, "secret").items()[1].string(), "contract2");
}

TEST(PositionWhy, legal_and_illegal_moves_both_answer) {
  const json::Value yes = document({"position", "why", "-", "draw:blind", "--json"}, opened());
  EXPECT_EQ(keys(yes), (Words{"legal", "rule", "text"}));
  EXPECT_TRUE(at(yes, "legal").boolean());
  const json::Value no = document({"position", "why", "-", "claim:R03", "--json"}, opened());
  EXPECT_FALSE(at(no, "legal").boolean());
  EXPECT_EQ(at(no, "rule").string(), "TA-5.5");
  EXPECT_FALSE(at(no, "text").string().empty());
  EXPECT_THAT(output({"position", "why", "-", "claim:R03"}, opened()), HasSubstr("not legal: TA-5.5"));
}

TEST(PositionWhy, an_unknown_move_is_told_how_moves_look) {
  expect_refused(run({"position", "why", "-", "fly:moon"}, opened()), 1, "moves look like draw:blind, contracts");
  expect_refused(run({"position", "why", "-", "darw:blind"}, opened()), 1, "did you mean draw:blind?");
}

TEST(PositionView, hides_what_a_seat_may_not_know) {
  const std::string position = opened();
  const json::Value own = document({"position", "view", "-", "--seat", "0"}, position);
  EXPECT_EQ(at(own, "viewer").whole(), 0);
  const json::Value& players = at(at(own, "state"), "players");
  EXPECT_TRUE(at(players.items()[0], "hand").is(json::Kind::object));
  EXPECT_TRUE(at(players.items()[1], "hand").is(json::Kind::whole));
  const json::Value all = document({"position", "view", "-", "--seat", "spectator"}, position);
  EXPECT_EQ(at(all, "viewer").string(), "spectator");
  EXPECT_EQ(at(all, "state").find("seed"), nullptr);
  expect_refused(run({"position", "view", "-", "--seat", "2"}, position), 2, "--seat");
  expect_refused(run({"position", "view", "-", "--seat", "x"}, position), 2, "--seat");
}

TEST(PositionView, cannot_be_loaded_as_a_position) {
  const std::string view = output({"position", "view", "-", "--seat", "0"}, opened());
  expect_refused(run({"position", "legal", "-"}, view), 1, "viewer");
}

TEST(PositionScore, lines_add_up_to_the_total) {
  const json::Value score = document({"position", "score", "-", "--json"}, opened());
  EXPECT_FALSE(at(score, "over").boolean());
  const auto seats = at(score, "seats").items();
  ASSERT_EQ(seats.size(), 2U);
  for (const json::Value& seat : seats) {
    EXPECT_EQ(keys(seat), (Words{"seat", "total", "rank", "lines"}));
    std::int64_t sum = 0;
    for (const json::Value& line : at(seat, "lines").items()) {
      EXPECT_EQ(keys(line), (Words{"rule", "label", "points"}));
      sum += at(line, "points").whole();
    }
    EXPECT_EQ(sum, at(seat, "total").whole());
  }
}

}  // namespace
}  // namespace fondaco::cli::testing
