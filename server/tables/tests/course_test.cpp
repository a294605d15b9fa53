#include "server/tables/course.hpp"

#include <gtest/gtest.h>

#include "server/base/refusal.hpp"
#include "server/store/database.hpp"
#include "server/tables/shelf.hpp"

namespace fondaco::server {
namespace {

/// A two-handed game of Amsterdam between two people, unless the seats say otherwise.
class CourseOf : public testing::Test {
 protected:
  Course make(const std::vector<SeatOwner>& seats = {{1, ""}, {2, ""}}, const ClockSettings& clock = {}) {
    shelved_ = shelf_.take("amsterdam", "default", R"({"players":2,"start_player":"seat0"})");
    Course course(shelved_->game, Seed{7, 0}, clock, seats);
    enter(course, course.start());
    return course;
  }

  void enter(Course& course, LogEntry entry) {
    entry.at = now_;
    log_.push_back(entry);
    course.apply(entry);
  }

  /// The first legal move of whoever is to move.
  static std::string any_move(const Course& course) {
    return course.game().text(course.game().legal(course.match().state()).front());
  }
  void play(Course& course, int moves) {
    for (int i = 0; i < moves; ++i) enter(course, course.move(course.match().to_move(), any_move(course)));
  }

  template <class Ask>
  static std::string refused(Ask ask) {
    try {
      ask();
    } catch (const Refusal& refusal) {
      return std::string(refusal.code);
    }
    return "granted";
  }

  Shelf shelf_;
  std::shared_ptr<const ShelvedGame> shelved_;
  std::vector<LogEntry> log_;
  Time now_ = 1000;
};

TEST_F(CourseOf, a_move_of_the_wrong_seat_or_against_the_rules_changes_nothing) {
  Course course = make();
  const AnyState before = course.match().state();
  const Seat mover = course.match().to_move();
  const Seat other = mover == 0 ? 1 : 0;
  EXPECT_EQ(refused([&] { course.move(other, any_move(course)); }), "not_your_turn");
  EXPECT_EQ(refused([&] { course.move(mover, "fly:R15"); }), "unknown_move");
  try {
    course.move(mover, "claim:R15");
    ADD_FAILURE() << "nobody claims a route before keeping contracts";
  } catch (const Refusal& refusal) {
    EXPECT_EQ(refusal.code, "illegal_move");
    EXPECT_TRUE(refusal.rule.starts_with("TA-")) << refusal.rule;
  }
  EXPECT_EQ(course.match().state(), before);
  EXPECT_EQ(course.seq(), 1);
}

TEST_F(CourseOf, the_log_played_again_is_the_same_course) {
  Course course = make();
  play(course, 30);
  enter(course, course.ask_to_undo(0, 12));
  enter(course, course.answer(1, true));
  EXPECT_EQ(course.match().plies(), 12U);
  play(course, 5);
  Course again(shelved_->game, Seed{7, 0}, {}, {{1, ""}, {2, ""}});
  for (const LogEntry& entry : log_) again.apply(entry);
  EXPECT_EQ(again.match().state(), course.match().state());
  EXPECT_EQ(again.seq(), course.seq());
}

TEST_F(CourseOf, an_entry_that_does_not_fit_is_damage) {
  Course course = make();
  LogEntry gap = course.move(course.match().to_move(), any_move(course));
  gap.seq += 1;
  EXPECT_THROW(course.apply(gap), Damaged);
  LogEntry wrong = course.move(course.match().to_move(), any_move(course));
  wrong.text = "claim:R15";
  EXPECT_THROW(course.apply(wrong), Damaged);
  LogEntry far = wrong;
  far.kind = EntryKind::undo;
  far.text = "99";
  EXPECT_THROW(course.apply(far), Damaged);
}

TEST_F(CourseOf, one_takes_back_alone_only_what_taught_nobody_anything) {
  Course course = make();
  play(course, 2);  // both keep their contracts
  const Seat seat = course.match().to_move();
  EXPECT_EQ(refused([&] { course.undo(seat, std::nullopt); }), "no_undo") << "the other one decided last";
  enter(course, course.move(seat, "draw:blind"));
  EXPECT_EQ(refused([&] { course.undo(seat, std::nullopt); }), "no_undo") << "a card was seen";
}

TEST_F(CourseOf, the_others_are_asked_and_all_must_agree) {
  Course course = make();
  play(course, 6);
  enter(course, course.ask_to_undo(1, 3));
  EXPECT_EQ(refused([&] { course.answer(1, true); }), "nothing_asked") << "who asks does not answer";
  Course declined = course;
  declined.apply(declined.answer(0, false));
  EXPECT_FALSE(declined.question().has_value());
  EXPECT_EQ(declined.match().plies(), 6U);
  const LogEntry granted = course.answer(0, true);
  EXPECT_EQ(granted.kind, EntryKind::undo);
  EXPECT_EQ(granted.text, "3 by 0");
  enter(course, granted);
  EXPECT_EQ(course.match().plies(), 3U);
}

TEST_F(CourseOf, a_move_ends_the_question) {
  Course course = make();
  play(course, 4);
  enter(course, course.ask_to_undo(0, 1));
  play(course, 1);
  EXPECT_EQ(refused([&] { course.answer(1, true); }), "nothing_asked");
}

TEST_F(CourseOf, bots_agree_to_everything) {
  Course course = make({{1, ""}, {0, "easy"}});
  play(course, 6);
  const LogEntry undone = course.ask_to_undo(0, 2);
  EXPECT_EQ(undone.kind, EntryKind::undo);
  enter(course, undone);
  EXPECT_EQ(course.match().plies(), 2U);
}

TEST_F(CourseOf, nothing_is_played_while_it_is_paused) {
  Course course = make();
  play(course, 2);
  enter(course, course.ask_to_pause(0));
  EXPECT_FALSE(course.paused());
  enter(course, course.answer(1, true));
  EXPECT_TRUE(course.paused());
  EXPECT_EQ(refused([&] { course.move(course.match().to_move(), any_move(course)); }), "paused");
  enter(course, course.resume(1));
  EXPECT_FALSE(course.paused());
  play(course, 1);
}

TEST_F(CourseOf, a_bot_takes_over_and_the_person_comes_back) {
  Course course = make();
  EXPECT_EQ(refused([&] { course.giveback(0); }), "seat_taken");
  enter(course, course.takeover(0, "hard", "left"));
  EXPECT_TRUE(course.plays_itself(0));
  EXPECT_EQ(course.bot(0), "hard");
  enter(course, course.giveback(0));
  EXPECT_FALSE(course.plays_itself(0));
  Course with_bot = make({{1, ""}, {0, "easy"}});
  EXPECT_EQ(refused([&] { with_bot.giveback(1); }), "seat_taken") << "a bot's own seat belongs to nobody";
}

TEST_F(CourseOf, a_key_is_known_again_for_the_seat_that_sent_it) {
  Course course = make();
  LogEntry entry = course.move(course.match().to_move(), any_move(course));
  entry.key = "k1";
  const Seat mover = entry.seat;
  enter(course, entry);
  play(course, 3);
  EXPECT_EQ(course.sent_before(mover, "k1"), 2);
  EXPECT_EQ(course.sent_before(mover, "k2"), std::nullopt);
  EXPECT_EQ(course.sent_before(mover == 0 ? 1 : 0, "k1"), std::nullopt);
  EXPECT_EQ(course.sent_before(mover, ""), std::nullopt);
}

TEST_F(CourseOf, a_clock_runs_for_who_decides_and_gets_its_increment_when_the_turn_passes) {
  Course course = make({{1, ""}, {2, ""}}, {ClockKind::live, 60'000, 5'000});
  const Seat first = course.match().to_move();
  EXPECT_EQ(course.clocks().running(), first);
  EXPECT_EQ(course.clocks().deadline(), 61'000);
  now_ = 11'000;
  play(course, 1);
  const Seat second = course.match().to_move();
  ASSERT_NE(first, second) << "both keep contracts in turn";
  EXPECT_EQ(course.clocks().left(first), 55'000);
  EXPECT_EQ(course.clocks().running(), second);
  now_ = 12'000;
  enter(course, course.takeover(second, "easy", "time"));
  EXPECT_EQ(course.clocks().running(), nobody) << "bots have no clock";
  EXPECT_EQ(course.clocks().left(second), 59'000) << "no turn was finished";
}

TEST_F(CourseOf, days_count_for_each_turn_anew) {
  constexpr Time day = 24 * 3'600'000;
  Course course = make({{1, ""}, {2, ""}}, {ClockKind::days, 3 * day, 0});
  const Seat first = course.match().to_move();
  now_ += 2 * day;
  play(course, 1);
  EXPECT_EQ(course.clocks().left(first), 3 * day);
}

}  // namespace
}  // namespace fondaco::server
