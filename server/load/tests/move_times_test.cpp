// SPDX-License-Identifier: MIT
// What counts as the time of a move, with a clock of the test's own.
#include "server/load/move_times.hpp"

#include <gtest/gtest.h>

namespace fondaco::load {
namespace {

using std::chrono::milliseconds;

const Instant noon{};

Tally counting_since(Instant when) {
  Tally tally;
  tally.since = when;
  return tally;
}

/// A match against a server that answers within a millisecond, but not between `stall` and `awake`.
class PacedMatch {
 public:
  PacedMatch(double pace_ms, Instant stall, Instant awake) : times_(pace_ms, 1), stall_(stall), awake_(awake) {}

  Tally play(Instant from, Instant until) {
    Tally tally = counting_since(from);
    times_.begin(from);
    Instant now = from;
    for (std::int64_t seq = 1; (now = std::max(now, times_.due(now))) < until; ++seq) {
      const Instant sent = now;
      times_.sent(seq, now);
      now += milliseconds(1);
      if (now >= stall_ && now < awake_) now = awake_;
      if (now >= until) break;
      times_.seen(seq, now, tally);
      since_sent.add(now - sent);
    }
    times_.time_up(until, tally);
    return tally;
  }

  Latencies since_sent;  ///< what a player measures who waits for the server before looking at the clock

 private:
  MoveTimes times_;
  Instant stall_;
  Instant awake_;
};

TEST(MoveTimes, a_server_that_stalls_for_a_second_shows_it_in_every_move_that_fell_due_meanwhile) {
  PacedMatch match(20, noon + milliseconds(5000), noon + milliseconds(6000));
  const Tally tally = match.play(noon, noon + milliseconds(10'000));
  EXPECT_NEAR(static_cast<double>(tally.moves), 500, 25);
  EXPECT_EQ(tally.unfinished, 0U);
  EXPECT_LE(tally.latencies.percentile_ms(0.5), 1.1);
  EXPECT_GE(tally.latencies.percentile_ms(0.95), 300);
  EXPECT_GE(tally.latencies.percentile_ms(0.99), 850);
  EXPECT_GE(tally.latencies.max_ms(), 960);
  EXPECT_LE(tally.latencies.max_ms(), 1002);
  // Fifty moves fell due during the stall. Counted from when they were sent only one of them looks slow.
  EXPECT_LE(match.since_sent.percentile_ms(0.99), 1.1);
}

TEST(MoveTimes, what_is_due_when_the_time_is_up_counts_with_its_waiting) {
  const Tally tally =
      PacedMatch(100, noon + milliseconds(5000), noon + milliseconds(60'000)).play(noon, noon + milliseconds(10'000));
  EXPECT_NEAR(static_cast<double>(tally.unfinished), 50, 10);
  EXPECT_EQ(tally.latencies.count(), tally.moves + tally.unfinished);
  EXPECT_GE(tally.latencies.percentile_ms(0.9), 3500);
  EXPECT_GE(tally.latencies.max_ms(), 4800);
}

TEST(MoveTimes, the_pace_holds_on_average_and_does_not_wait_for_answers) {
  Tally tally = counting_since(noon);
  MoveTimes times(50, 7);
  times.begin(noon);
  Instant last = noon;
  for (std::int64_t seq = 1; seq <= 1000; ++seq) {
    const Instant due = times.due(noon);
    EXPECT_GE(due - last, milliseconds(25));
    EXPECT_LE(due - last, milliseconds(75));
    last = due;
    times.sent(seq, due);
  }
  EXPECT_NEAR(std::chrono::duration<double>(last - noon).count(), 50, 3);
}

TEST(MoveTimes, without_a_pace_a_move_counts_from_when_it_is_sent) {
  Tally tally = counting_since(noon);
  MoveTimes times(0, 1);
  times.begin(noon);
  times.sent(1, noon + milliseconds(500));
  times.seen(1, noon + milliseconds(507), tally);
  EXPECT_EQ(tally.moves, 1U);
  EXPECT_EQ(tally.latencies.max_ms(), 7);
}

TEST(MoveTimes, a_move_sent_a_moment_early_counts_from_there) {
  Tally tally = counting_since(noon);
  MoveTimes times(100, 1);
  times.begin(noon);
  const Instant early = times.due(noon) - milliseconds(1);
  times.sent(1, early);
  times.seen(1, early + milliseconds(4), tally);
  EXPECT_EQ(tally.latencies.max_ms(), 4);
}

TEST(MoveTimes, several_moves_may_be_under_way_and_each_counts_when_all_have_seen_it) {
  Tally tally = counting_since(noon);
  MoveTimes times(0, 1);
  times.begin(noon);
  times.sent(1, noon);
  times.sent(2, noon + milliseconds(1));
  times.seen(0, noon + milliseconds(2), tally);
  EXPECT_EQ(tally.moves, 0U);
  times.seen(2, noon + milliseconds(5), tally);
  EXPECT_EQ(tally.moves, 2U);
  EXPECT_NEAR(tally.latencies.percentile_ms(0.5), 4, 0.04);
  EXPECT_EQ(tally.latencies.max_ms(), 5);
}

TEST(MoveTimes, a_refused_move_stays_due_and_its_waiting_counts) {
  for (const double pace_ms : {0.0, 100.0}) {
    Tally tally = counting_since(noon);
    MoveTimes times(pace_ms, 1);
    times.begin(noon);
    const Instant due = times.due(noon);
    times.sent(1, due);
    times.refused();
    EXPECT_EQ(times.due(due + milliseconds(250)), due);
    times.sent(1, due + milliseconds(250));
    times.seen(1, due + milliseconds(253), tally);
    EXPECT_EQ(tally.moves, 1U);
    EXPECT_EQ(tally.latencies.max_ms(), 253);
  }
}

TEST(MoveTimes, the_warm_up_does_not_count) {
  Tally tally;
  MoveTimes times(0, 1);
  times.begin(noon);
  times.sent(1, noon);
  times.seen(1, noon + milliseconds(900), tally);
  times.sent(2, noon + milliseconds(900));
  tally.since = noon + milliseconds(1000);
  times.seen(2, noon + milliseconds(1100), tally);  // due before
  times.sent(3, noon + milliseconds(1100));
  times.seen(3, noon + milliseconds(1103), tally);
  EXPECT_EQ(tally.moves, 1U);
  EXPECT_EQ(tally.latencies.max_ms(), 3);
}

TEST(MoveTimes, nothing_is_due_between_two_matches) {
  Tally tally = counting_since(noon);
  MoveTimes times(100, 1);
  times.begin(noon);
  times.end();
  times.time_up(noon + milliseconds(10'000), tally);
  EXPECT_EQ(tally.unfinished, 0U);
}

}  // namespace
}  // namespace fondaco::load
