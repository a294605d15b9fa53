// SPDX-License-Identifier: MIT
#include "engine/match.hpp"

#include <gtest/gtest.h>

#include "games/tests/random_match.hpp"

namespace fondaco::games {
namespace {

TEST(Match, refuses_an_illegal_move_and_stays_as_it_was) {
  Match match(any_game(), Seed{1, 0});
  const AnyState before = match.state();
  for (unsigned code = 0; code < any_entry().move_count; ++code) {
    const auto move = static_cast<Move>(code);
    if (match.game().check(before, move).legal()) continue;
    EXPECT_FALSE(match.apply(move).legal());
    EXPECT_EQ(match.state(), before);
    EXPECT_EQ(match.plies(), 0U);
  }
}

TEST(Match, comes_back_from_its_record) {
  for (const std::size_t plies : {std::size_t{0}, std::size_t{9}, std::size_t{100'000}}) {
    const Match match = random_match(plies);
    const auto loaded = Match::load(match.save(), catalogue(), nullptr, true);
    ASSERT_EQ(fault_text(loaded), "");
    EXPECT_EQ(loaded->state(), match.state());
    EXPECT_EQ(loaded->save(), match.save());
    EXPECT_EQ(loaded->seats(), match.seats());
  }
}

TEST(Match, goes_back_to_any_ply) {
  Match match = random_match(40);
  const AnyState at_17 = match.state_at(17);
  match.undo_to(100);
  EXPECT_EQ(match.plies(), 40U) << "there is nothing to undo beyond the end";
  match.undo_to(17);
  EXPECT_EQ(match.plies(), 17U);
  EXPECT_EQ(match.state(), at_17);
}

TEST(Match, lets_a_seat_take_back_only_what_told_nobody_anything) {
  Match match(any_game(), Seed{4, 0});
  Rng rng(4);
  while (!match.over()) {
    const Seat mover = match.to_move();
    const std::vector<Move> moves = match.game().legal(match.state());
    const Move move = moves[rng.index(static_cast<std::uint32_t>(moves.size()))];
    const std::size_t limit_before = match.take_back_limit(mover);
    AnyState copy = match.state();
    const bool told = !match.game().apply(copy, move).empty();
    match.apply(move);
    EXPECT_EQ(match.take_back_limit(mover), told ? match.plies() : limit_before);
    for (Seat other = 0; other < match.game().players(); ++other) {
      if (other != mover) {
        EXPECT_EQ(match.take_back_limit(other), match.plies());
      }
    }
  }
}

TEST(Match, refuses_a_record_that_does_not_fit) {
  const std::string record = random_match(100'000).save();
  const auto refusal = [](const std::string& text, bool verify = true) {
    return fault_text(Match::load(text, catalogue(), nullptr, verify));
  };
  EXPECT_NE(refusal(tampered(record, "\"format\": 1", "\"format\": 2")).find("format"), std::string::npos);
  EXPECT_NE(refusal(tampered(record, std::string(any_entry().id), "chess")).find("unknown game"), std::string::npos);
  EXPECT_NE(refusal(tampered(record, "\"rules_version\": ", "\"rules_version\": 9")).find("rules version"),
            std::string::npos);
  EXPECT_NE(refusal(tampered(record, "\"hash\": \"", "\"hash\": \"0")).find("edition.hash"), std::string::npos);
  EXPECT_NE(refusal(tampered(record, "\"seed\": \"", "\"seed\": \"x")).find("seed"), std::string::npos);
  EXPECT_NE(refusal(tampered(record, "\"moves\": [\n    \"", "\"moves\": [\n    \"zzz")).find("unknown move 'zzz"),
            std::string::npos);
  EXPECT_NE(refusal(tampered(record, "\"rank\": 1", "\"rank\": 2")).find("rank"), std::string::npos);
  EXPECT_NE(refusal(tampered(record, "\"state_hash\": \"", "\"state_hash\": \"0")).find("state_hash"),
            std::string::npos);
  // Without verifying, only the moves count.
  EXPECT_EQ(refusal(tampered(record, "\"rank\": 1", "\"rank\": 2"), false), "");
}

TEST(Match, names_ply_and_rule_of_an_illegal_move_in_a_record) {
  const Match match = random_match(1);
  const std::string first = match.game().text(match.move(0));
  const std::string record = match.save();
  const std::string refusal = fault_text(
      Match::load(tampered(record, "\"" + first + "\"", "\"" + first + "\", \"pass\""), catalogue(), nullptr, false));
  EXPECT_NE(refusal.find("moves[1]: move 'pass' is not legal at ply 1 ("), std::string::npos) << refusal;
}

}  // namespace
}  // namespace fondaco::games
