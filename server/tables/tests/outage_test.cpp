// SPDX-License-Identifier: MIT
// Clocks over times at which the server was not there, and tables that everybody has left: what a match makes of it.
#include <gtest/gtest.h>

#include "engine/chance.hpp"
#include "server/base/refusal.hpp"
#include "server/store/database.hpp"
#include "server/tables/game_cache.hpp"
#include "server/tables/match_log.hpp"

namespace fondaco::tables {
namespace {

constexpr ClockSettings live{ClockKind::live, 600'000, 5'000};
constexpr base::Time grace = 60'000;

/// A match between two people, and a log that can be played again.
class Clocked {
 public:
  explicit Clocked(const ClockSettings& clock = live, std::vector<store::SeatOwner> seats = {{1, ""}, {2, ""}})
      : clock_(clock), seats_(std::move(seats)), match_log_(make()) {
    EXPECT_TRUE(enter(match_log_.start()));
  }

  Ruling<> enter(Ruling<MatchEntry> entry) {
    if (!entry) return entry.refusal();
    entry->at = now;
    log_.push_back(*entry);
    match_log_.apply(*entry);
    return {};
  }
  Ruling<> play() {
    if (const auto turn = match_log_.need_turn(mover()); !turn) return turn;
    return enter(match_log_.row({any_move()}).front());
  }
  /// The server was away since then, and is back now.
  void outage(base::Time stopped) { EXPECT_TRUE(enter(match_log_.outage(stopped, grace))); }

  MatchLog& match_log() { return match_log_; }
  const Clocks& clocks() const { return match_log_.clocks(); }
  Seat mover() const { return match_log_.match().to_move(); }
  Move any_move() const { return match_log_.game().legal(match_log_.match().state()).front(); }
  MatchLog replayed() const {
    MatchLog again = make();
    for (const store::LogEntry& entry : log_) again.apply(again.read(entry));
    return again;
  }
  const std::vector<store::LogEntry>& log() const { return log_; }

  base::Time now = 1'000'000;

 private:
  MatchLog make() const { return {shelved_->game, Seed{7, 0}, clock_, seats_}; }

  GameCache game_cache_;
  std::shared_ptr<const CachedGame> shelved_ =
      *game_cache_.take("amsterdam", "default", R"({"players":2,"start_player":"seat0"})");
  ClockSettings clock_;
  std::vector<store::SeatOwner> seats_;
  MatchLog match_log_;
  std::vector<store::LogEntry> log_;
};

template <class Value>
std::string refusal_of(const Ruling<Value>& ruling) {
  return ruling ? "granted" : std::string(ruling.refusal().code);
}

TEST(Outage, counts_for_nobody_and_leaves_a_while_to_come_back) {
  Clocked match;
  const Seat seat = match.mover();
  match.now += 20'000;  // thinks
  const base::Time stopped = match.now;
  match.now += 3'600'000;
  match.outage(stopped);
  EXPECT_EQ(match.clocks().running(), seat);
  EXPECT_EQ(match.clocks().left(seat), 580'000);
  EXPECT_EQ(match.clocks().since(), match.now + grace);
  EXPECT_EQ(match.clocks().deadline(), match.now + grace + 580'000);
  match.now += grace + 10'000;
  EXPECT_TRUE(match.play());
  EXPECT_EQ(match.clocks().left(seat), 570'000 + live.increment);
}

TEST(Outage, costs_nothing_who_moves_before_clocks_run_again) {
  Clocked match;
  const Seat first = match.mover();
  match.now += 5'000;
  match.outage(match.now - 5'000);
  match.now += 30'000;
  EXPECT_TRUE(match.play());
  EXPECT_EQ(match.clocks().left(first), live.bank + live.increment);
  const Seat second = match.mover();
  ASSERT_NE(first, second);
  EXPECT_EQ(match.clocks().since(), match.now + 30'000) << "the next one has the rest of the while";
  match.now += 31'000;
  EXPECT_TRUE(match.play());
  EXPECT_EQ(match.clocks().left(second), live.bank - 1'000 + live.increment);
}

TEST(Outage, after_outage_takes_no_time) {
  Clocked match;
  const Seat seat = match.mover();
  match.now += 1'000;
  const base::Time stopped = match.now;
  for (int i = 0; i < 10; ++i) {
    match.now += 2'000;
    match.outage(i == 0 ? stopped : match.now - 1'000);
  }
  EXPECT_EQ(match.clocks().left(seat), live.bank - 1'000);
  EXPECT_EQ(match.clocks().since(), match.now + grace);
}

TEST(Outage, waits_with_the_clock_of_whoever_a_bot_plays_before) {
  Clocked match(live, {{1, ""}, {0, "easy"}});
  EXPECT_TRUE(match.play());
  ASSERT_EQ(match.clocks().running(), nobody) << "the bot decides";
  match.outage(match.now);
  match.now += 1'000;
  while (match.mover() != 0) ASSERT_TRUE(match.play());
  EXPECT_EQ(match.clocks().since(), match.now - 1'000 + grace);
}

TEST(Outage, changes_nothing_that_somebody_could_have_decided_by) {
  Clocked match;
  EXPECT_TRUE(match.play());
  const std::int32_t seen = match.match_log().seq();
  match.outage(match.now);
  match.outage(match.now);
  EXPECT_EQ(match.match_log().settled_seq(), seen);
  EXPECT_TRUE(match.play());
  EXPECT_EQ(match.match_log().settled_seq(), match.match_log().seq());
}

TEST(Outage, that_says_not_since_when_is_damage) {
  for (const std::string text : {"", "12", "12 ", " 12", "12 x", "12 -1", "12 60 7"}) {
    Clocked match;
    MatchEntry entry = match.match_log().outage(0, 0);
    entry.text = text;
    EXPECT_THROW(static_cast<void>(match.enter(entry)), store::Damaged) << text;
  }
}

/// Counts thinking time in small steps, with one question: whose clock ought to run?
class Hourglass {
 public:
  explicit Hourglass(const ClockSettings& clock) { left.fill(clock.bank); }
  void pass(const MatchLog& match_log, base::Time from, base::Time to) {
    constexpr base::Time step = 100;
    for (base::Time at = from; at < to; at += step) {
      const Seat seat = match_log.match().to_move();
      if (at < resume || match_log.paused() || match_log.over() || match_log.plays_itself(seat)) continue;
      left[seat] = std::max<base::Time>(0, left[seat] - step);
    }
  }
  std::array<base::Time, max_seats> left{};
  base::Time resume = 0;
};

/// Something that may happen next at a match, by chance; refused where it may not.
Ruling<> happens(Clocked& match, Hourglass& glass, Rng& rng) {
  MatchLog& match_log = match.match_log();
  const auto seat = static_cast<Seat>(rng.index(2));
  const Seat mover = match_log.match().to_move();
  switch (rng.index(8)) {
    case 0:
      return match.enter(match_log.takeover(seat, "easy", "left"));
    case 1:
      if (const auto back = match.enter(match_log.giveback(seat)); !back) return back;
      glass.left[seat] = std::max<base::Time>(glass.left[seat], std::min<base::Time>(live.bank, 60'000));
      return {};
    case 2:
      return match.enter(
          match_log.ask_to_undo(seat, rng.index(static_cast<std::uint32_t>(match_log.match().plies() + 1))));
    case 3:
      return match.enter(match_log.ask_to_pause(seat));
    case 4:
      return match.enter(match_log.answer(seat, rng.index(2) == 0));
    case 5:
      return match.enter(match_log.resume(seat));
    default: {
      const bool timed = !match_log.plays_itself(mover);
      if (const auto played = match.play(); !played) return played;
      if (timed && match_log.match().to_move() != mover) glass.left[mover] += live.increment;
      return {};
    }
  }
}

TEST(Outage, in_any_story_is_left_out_of_the_clocks_and_the_log_tells_the_same) {
  for (std::uint64_t story = 0; story < 40; ++story) {
    Rng rng(story);
    Clocked match;
    Hourglass glass(live);
    for (int i = 0; i < 150 && !match.match_log().over(); ++i) {
      const base::Time thought = 100 * static_cast<base::Time>(rng.index(300));
      glass.pass(match.match_log(), match.now, match.now + thought);
      match.now += thought;
      if (rng.index(6) == 0) {
        const base::Time stopped = match.now;
        match.now += 100 * static_cast<base::Time>(rng.index(100'000));
        if (!match.match_log().paused()) {
          match.outage(stopped);
          glass.resume = match.now + grace;
        }
      }
      static_cast<void>(happens(match, glass, rng));  // or not, when it may not
      const MatchLog again = match.replayed();
      ASSERT_EQ(again.clocks().running(), match.clocks().running());
      ASSERT_EQ(again.clocks().deadline(), match.clocks().deadline());
      ASSERT_EQ(again.clocks().since(), match.clocks().since());
      for (const Seat seat : {Seat{0}, Seat{1}}) {
        ASSERT_EQ(again.clocks().left(seat), match.clocks().left(seat));
        if (match.clocks().running() != seat) {
          ASSERT_EQ(match.clocks().left(seat), glass.left[seat])
              << "story " << story << " entry " << match.match_log().seq();
        }
      }
    }
  }
}

TEST(Deserted, a_table_waits_until_somebody_comes_back) {
  Clocked match;
  EXPECT_TRUE(match.enter(match.match_log().takeover(0, "easy", "left")));
  EXPECT_FALSE(match.match_log().deserted());
  EXPECT_TRUE(match.enter(match.match_log().takeover(1, "easy", "time")));
  EXPECT_TRUE(match.match_log().deserted());
  EXPECT_TRUE(match.match_log().paused());
  EXPECT_EQ(match.clocks().running(), nobody);
  EXPECT_EQ(refusal_of(match.play()), "paused") << "not even bots play";
  EXPECT_EQ(refusal_of(match.match_log().resume(0)), "nothing_asked") << "nobody asked for this pause";
  EXPECT_TRUE(match.replayed().deserted());
  EXPECT_TRUE(match.enter(match.match_log().giveback(1)));
  EXPECT_FALSE(match.match_log().paused());
  EXPECT_TRUE(match.play());
}

TEST(Deserted, is_no_table_of_bots) {
  Clocked match(live, {{0, "easy"}, {0, "easy"}});
  EXPECT_FALSE(match.match_log().deserted());
  EXPECT_TRUE(match.play());
}

TEST(Deserted, a_pause_that_was_agreed_on_goes_on_when_somebody_comes_back) {
  Clocked match(live, {{1, ""}, {0, "easy"}});
  EXPECT_TRUE(match.enter(match.match_log().ask_to_pause(0)));
  EXPECT_TRUE(match.enter(match.match_log().takeover(0, "easy", "left")));
  EXPECT_TRUE(match.enter(match.match_log().giveback(0)));
  EXPECT_FALSE(match.match_log().deserted());
  EXPECT_TRUE(match.match_log().paused());
  EXPECT_TRUE(match.enter(match.match_log().resume(0)));
  EXPECT_FALSE(match.match_log().paused());
}

}  // namespace
}  // namespace fondaco::tables
