// SPDX-License-Identifier: MIT
#include "server/tables/match_log.hpp"

#include <gtest/gtest.h>

#include "server/store/database.hpp"
#include "server/tables/game_cache.hpp"
#include "server/tables/move_check.hpp"

namespace fondaco::tables {
namespace {

/// A two-handed game of Amsterdam between two people, unless the seats say otherwise.
class MatchLogOf : public testing::Test {
 protected:
  MatchLog make(const std::vector<store::SeatOwner>& seats = {{1, ""}, {2, ""}}, const ClockSettings& clock = {}) {
    shelved_ = *game_cache_.take("amsterdam", "default", R"({"players":2,"start_player":"seat0"})");
    MatchLog match_log(shelved_->game, Seed{7, 0}, clock, seats);
    enter(match_log, match_log.start());
    return match_log;
  }

  void enter(MatchLog& match_log, Ruling<MatchEntry> entry) {
    ASSERT_TRUE(entry);
    entry->at = now_;
    log_.push_back(*entry);
    match_log.apply(*entry);
  }
  static MatchEntry move(const MatchLog& match_log, const std::string& text) {
    return match_log.row({*need_move(match_log.game(), text)}).front();
  }

  /// The first legal move of whoever is to move.
  static std::string any_move(const MatchLog& match_log) {
    return match_log.game().text(match_log.game().legal(match_log.match().state()).front());
  }
  void play(MatchLog& match_log, int moves) {
    for (int i = 0; i < moves; ++i) enter(match_log, move(match_log, any_move(match_log)));
  }

  template <class Value>
  static std::string refused(const Ruling<Value>& ruling) {
    return ruling ? "granted" : std::string(ruling.refusal().code);
  }

  GameCache game_cache_;
  std::shared_ptr<const CachedGame> shelved_;
  std::vector<store::LogEntry> log_;
  base::Time now_ = 1000;
};

TEST_F(MatchLogOf, a_move_of_the_wrong_seat_or_against_the_rules_changes_nothing) {
  MatchLog match_log = make();
  const AnyState before = match_log.match().state();
  const Seat mover = match_log.match().to_move();
  const Seat other = mover == 0 ? 1 : 0;
  EXPECT_EQ(refused(match_log.need_turn(other)), "not_your_turn");
  EXPECT_EQ(refused(need_move(match_log.game(), "fly:R15")), "unknown_move");
  const Ruling<> claim = need_legal(match_log.game(), before, *need_move(match_log.game(), "claim:R15"));
  ASSERT_FALSE(claim) << "nobody claims a route before keeping contracts";
  EXPECT_EQ(claim.refusal().code, "illegal_move");
  EXPECT_TRUE(claim.refusal().rule.starts_with("TA-")) << claim.refusal().rule;
  EXPECT_EQ(match_log.match().state(), before);
  EXPECT_EQ(match_log.seq(), 1);
}

TEST_F(MatchLogOf, the_log_played_again_is_the_same) {
  MatchLog match_log = make();
  play(match_log, 30);
  enter(match_log, match_log.ask_to_undo(0, 12));
  enter(match_log, match_log.answer(1, true));
  EXPECT_EQ(match_log.match().plies(), 12U);
  play(match_log, 5);
  MatchLog again(shelved_->game, Seed{7, 0}, {}, {{1, ""}, {2, ""}});
  for (const store::LogEntry& entry : log_) again.apply(again.read(entry));
  EXPECT_EQ(again.match().state(), match_log.match().state());
  EXPECT_EQ(again.seq(), match_log.seq());
}

TEST_F(MatchLogOf, an_entry_that_does_not_fit_is_damage) {
  MatchLog match_log = make();
  store::LogEntry gap = move(match_log, any_move(match_log));
  gap.seq += 1;
  EXPECT_THROW(match_log.read(gap), store::Damaged);
  store::LogEntry wrong = move(match_log, any_move(match_log));
  wrong.text = "claim:R15";
  EXPECT_THROW(match_log.read(wrong), store::Damaged);
  store::LogEntry far = wrong;
  far.kind = store::EntryKind::undo;
  far.text = "99";
  EXPECT_THROW(match_log.apply(match_log.read(far)), store::Damaged);
}

TEST_F(MatchLogOf, one_takes_back_alone_only_what_taught_nobody_anything) {
  MatchLog match_log = make();
  play(match_log, 2);  // both keep their contracts
  const Seat seat = match_log.match().to_move();
  EXPECT_EQ(refused(match_log.undo(seat, std::nullopt)), "no_undo") << "the other one decided last";
  enter(match_log, move(match_log, "draw:blind"));
  EXPECT_EQ(refused(match_log.undo(seat, std::nullopt)), "no_undo") << "a card was seen";
}

TEST_F(MatchLogOf, the_others_are_asked_and_all_must_agree) {
  MatchLog match_log = make();
  play(match_log, 6);
  enter(match_log, match_log.ask_to_undo(1, 3));
  EXPECT_EQ(refused(match_log.answer(1, true)), "nothing_asked") << "who asks does not answer";
  MatchLog declined = match_log;
  declined.apply(*declined.answer(0, false));
  EXPECT_FALSE(declined.question().has_value());
  EXPECT_EQ(declined.match().plies(), 6U);
  const MatchEntry granted = *match_log.answer(0, true);
  EXPECT_EQ(granted.kind, store::EntryKind::undo);
  EXPECT_EQ(granted.text, "3 by 0");
  enter(match_log, granted);
  EXPECT_EQ(match_log.match().plies(), 3U);
}

TEST_F(MatchLogOf, a_move_ends_the_question) {
  MatchLog match_log = make();
  play(match_log, 4);
  enter(match_log, match_log.ask_to_undo(0, 1));
  play(match_log, 1);
  EXPECT_EQ(refused(match_log.answer(1, true)), "nothing_asked");
}

TEST_F(MatchLogOf, bots_agree_to_everything) {
  MatchLog match_log = make({{1, ""}, {0, "easy"}});
  play(match_log, 6);
  const MatchEntry undone = *match_log.ask_to_undo(0, 2);
  EXPECT_EQ(undone.kind, store::EntryKind::undo);
  enter(match_log, undone);
  EXPECT_EQ(match_log.match().plies(), 2U);
}

TEST_F(MatchLogOf, nothing_is_played_while_it_is_paused) {
  MatchLog match_log = make();
  play(match_log, 2);
  enter(match_log, match_log.ask_to_pause(0));
  EXPECT_FALSE(match_log.paused());
  enter(match_log, match_log.answer(1, true));
  EXPECT_TRUE(match_log.paused());
  EXPECT_EQ(refused(match_log.need_turn(match_log.match().to_move())), "paused");
  enter(match_log, match_log.resume(1));
  EXPECT_FALSE(match_log.paused());
  play(match_log, 1);
}

TEST_F(MatchLogOf, a_bot_takes_over_and_the_person_comes_back) {
  MatchLog match_log = make();
  EXPECT_EQ(refused(match_log.giveback(0)), "seat_taken");
  enter(match_log, match_log.takeover(0, "hard", "left"));
  EXPECT_TRUE(match_log.plays_itself(0));
  EXPECT_EQ(match_log.bot(0), "hard");
  enter(match_log, match_log.giveback(0));
  EXPECT_FALSE(match_log.plays_itself(0));
  MatchLog against_bot = make({{1, ""}, {0, "easy"}});
  EXPECT_EQ(refused(against_bot.giveback(1)), "seat_taken") << "a bot's own seat belongs to nobody";
}

TEST_F(MatchLogOf, a_key_is_known_again_for_the_seat_that_sent_it) {
  MatchLog match_log = make();
  MatchEntry entry = move(match_log, any_move(match_log));
  entry.key = "k1";
  const Seat mover = entry.seat;
  enter(match_log, entry);
  play(match_log, 3);
  EXPECT_EQ(match_log.sent_before(mover, "k1"), 2);
  EXPECT_EQ(match_log.sent_before(mover, "k2"), std::nullopt);
  EXPECT_EQ(match_log.sent_before(mover == 0 ? 1 : 0, "k1"), std::nullopt);
  EXPECT_EQ(match_log.sent_before(mover, ""), std::nullopt);
}

TEST_F(MatchLogOf, a_clock_runs_for_who_decides_and_gets_its_increment_when_the_turn_passes) {
  MatchLog match_log = make({{1, ""}, {2, ""}}, {ClockKind::live, 60'000, 5'000});
  const Seat first = match_log.match().to_move();
  EXPECT_EQ(match_log.clocks().running(), first);
  EXPECT_EQ(match_log.clocks().deadline(), 61'000);
  now_ = 11'000;
  play(match_log, 1);
  const Seat second = match_log.match().to_move();
  ASSERT_NE(first, second) << "both keep contracts in turn";
  EXPECT_EQ(match_log.clocks().left(first), 55'000);
  EXPECT_EQ(match_log.clocks().running(), second);
  now_ = 12'000;
  enter(match_log, match_log.takeover(second, "easy", "time"));
  EXPECT_EQ(match_log.clocks().running(), nobody) << "bots have no clock";
  EXPECT_EQ(match_log.clocks().left(second), 59'000) << "no turn was finished";
}

TEST_F(MatchLogOf, days_count_for_each_turn_anew) {
  constexpr base::Time day = 24 * 3'600'000;
  MatchLog match_log = make({{1, ""}, {2, ""}}, {ClockKind::days, 3 * day, 0});
  const Seat first = match_log.match().to_move();
  now_ += 2 * day;
  play(match_log, 1);
  EXPECT_EQ(match_log.clocks().left(first), 3 * day);
}

}  // namespace
}  // namespace fondaco::tables
