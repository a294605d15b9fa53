// SPDX-License-Identifier: MIT
#include "bots/protocol.hpp"

#include <gmock/gmock.h>

#include "bots/tests/some_game.hpp"
#include "engine/json/reader.hpp"
#include "games/catalogue.hpp"

namespace fondaco::bots {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

json::Value parsed(std::string_view message) {
  EXPECT_TRUE(message.ends_with('\n'));
  message.remove_suffix(1);
  EXPECT_THAT(message, Not(HasSubstr("\n"))) << "one line";
  Result<json::Value> value = json::read(message);
  EXPECT_EQ(fault_text(value), "");
  return *std::move(value);
}

/// A question about the start of a game.
class Asked : public ::testing::Test {
 protected:
  std::unique_ptr<AnyGame> game = some_game(2);
  AnyState state = game->start(Seed{5, 5});
  Seat seat = game->to_move(state);
  std::vector<Event> seen;
  BotSpec bot;
  Question question{*game, state, seat, seen, bot, 7};
  std::vector<Move> legal = game->legal(state);

  std::string wrong_with(std::string_view answer) { return fault_text(read_answer(question, legal, answer)); }
};

TEST(Protocol, hello_names_its_version) {
  EXPECT_EQ(hello_message(), "{\"type\":\"hello\",\"protocol\":1}\n");
  EXPECT_TRUE(check_ready(R"({"ready": true, "name": "Ada"})"));
  for (const char* answer : {"", "ready", "true", "{}", R"({"ready": false})", R"({"ready": 1})", "[\"ready\"]"}) {
    EXPECT_FALSE(check_ready(answer)) << answer;
  }
}

TEST(Protocol, newgame_says_what_is_played) {
  const auto game = some_game(3);
  const json::Value message = parsed(newgame_message(*game, 2));
  EXPECT_EQ(message.find("type")->string(), "newgame");
  EXPECT_EQ(message.find("game")->string(), game->entry().id);
  EXPECT_EQ(message.find("players")->whole(), 3);
  EXPECT_EQ(message.find("seat")->whole(), 2);
  EXPECT_EQ(message.find("edition")->find("id")->string(), "default");
  EXPECT_EQ(message.find("edition")->find("hash")->string(), game->edition_hash());
  EXPECT_EQ(message.find("options")->find("players")->whole(), 3);
}

TEST_F(Asked, is_told_the_moves_and_the_limits) {
  bot.move_time_ms = 100;
  bot.simulations = 20;
  const json::Value message = parsed(choose_message(question, legal));
  const auto moves = message.find("moves")->items();
  ASSERT_EQ(moves.size(), legal.size());
  for (std::size_t i = 0; i < legal.size(); ++i) EXPECT_EQ(moves[i].string(), game->text(legal[i]));
  EXPECT_EQ(message.find("decision")->string(), game->decision_name(state));
  EXPECT_EQ(message.find("limits")->find("time_ms")->whole(), 100);
  EXPECT_EQ(message.find("limits")->find("simulations")->whole(), 20);
  EXPECT_EQ(message.find("limits")->find("threads"), nullptr);
  EXPECT_EQ(message.find("luck")->string().size(), 16U);
}

TEST(Protocol, tells_a_seat_no_more_than_it_may_know) {
  for (const GameEntry* entry : games::catalogue()) {
    const auto game = game_of(*entry, 2);
    AnyState state = game->start(Seed{3, 8});
    Rng rng(5);
    std::array<std::vector<Event>, max_seats> seen;
    for (int ply = 0; ply < 80 && game->to_move(state) != nobody; ++ply) {
      const Seat seat = game->to_move(state);
      const BotSpec bot;
      const std::vector<Move> legal = game->legal(state);
      const AnyState other = game->resample(state, Viewer::seat(seat), rng);
      EXPECT_EQ(choose_message({*game, state, seat, seen[seat], bot, 1}, legal),
                choose_message({*game, other, seat, seen[seat], bot, 1}, game->legal(other)))
          << entry->id << ", ply " << ply;
      for (const Event& event : seen[seat]) {
        EXPECT_TRUE(event.insiders.has(seat) || event.outsiders.has(seat)) << entry->id;
      }
      EventJournal journal;
      game->apply(state, legal[rng.index(static_cast<std::uint32_t>(legal.size()))], &journal);
      for (Seat each = 0; each < game->players(); ++each) {
        for (const Event& event : journal.seen_by(Viewer::seat(each))) seen[each].push_back(event);
      }
    }
  }
}

TEST_F(Asked, a_hidden_argument_is_an_underscore) {
  // The first event of play that hides something from the other seat.
  const Seat other = seat == 0 ? 1 : 0;
  Rng rng(1);
  AnyState at = state;
  while (game->to_move(at) != nobody) {
    EventJournal journal;
    const auto moves = game->legal(at);
    game->apply(at, moves[rng.index(static_cast<std::uint32_t>(moves.size()))], &journal);
    for (const Event& happened : journal.events()) {
      if (happened.insiders.has(other) || !happened.outsiders.has(other) || happened.secret == 0) continue;
      seen = {*happened.seen_by(Viewer::seat(other))};
      const json::Value message = parsed(choose_message({*game, state, other, seen, bot, 1}, legal));
      bool hidden = false;
      for (const auto& arg : message.find("events")->items()[0].find("args")->members()) {
        hidden |= arg.value.string() == "_";
      }
      EXPECT_TRUE(hidden);
      return;
    }
  }
  FAIL() << "nothing is partly hidden in this game: try one with secrets";
}

TEST_F(Asked, any_legal_move_is_an_answer) {
  for (const Move move : legal) {
    const auto answer = read_answer(question, legal, "{\"move\": \"" + game->text(move) + "\", \"why\": 1}");
    ASSERT_EQ(fault_text(answer), "");
    EXPECT_EQ(*answer, move);
  }
}

TEST_F(Asked, a_wrong_answer_is_named) {
  EXPECT_EQ(wrong_with("hello world"), "said \"hello world\" instead of {\"move\": \"...\"}");
  EXPECT_EQ(wrong_with(""), "said \"\" instead of {\"move\": \"...\"}");
  EXPECT_THAT(wrong_with("[1]"), HasSubstr("said \"[1]\""));
  EXPECT_THAT(wrong_with(R"({"move": 3})"), HasSubstr("instead of"));
  EXPECT_THAT(wrong_with(R"({"move": "fly:away"})"), HasSubstr("\"fly:away\", which is no move of"));
  EXPECT_EQ(wrong_with(R"({"error": "no idea"})"), "gave up: \"no idea\"");
  EXPECT_EQ(wrong_with(R"({"error": 5})"), "gave up: without a reason");
  const std::string escape = wrong_with("\x1b[2J");
  EXPECT_THAT(escape, Not(HasSubstr("\x1b"))) << "a message for a terminal";
}

TEST_F(Asked, an_illegal_move_is_refused_with_its_rule) {
  for (Move move = 0; move < game->entry().move_count; ++move) {
    const Verdict verdict = game->check(state, move);
    if (verdict.legal()) continue;
    EXPECT_EQ(wrong_with("{\"move\": \"" + game->text(move) + "\"}"),
              "played " + game->text(move) + ", which is not legal here (" + verdict.rule().text() + ")");
    return;
  }
}

}  // namespace
}  // namespace fondaco::bots
