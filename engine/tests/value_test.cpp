// SPDX-License-Identifier: MIT
// Small values: bounded containers, seats, moves, rule ids, events, scores, labels.
#include <gtest/gtest.h>

#include <type_traits>

#include "engine/bits.hpp"
#include "engine/bounded.hpp"
#include "engine/journal.hpp"
#include "engine/label.hpp"
#include "engine/move.hpp"
#include "engine/rule.hpp"
#include "engine/scores.hpp"
#include "engine/seat.hpp"
#include "engine/siphash.hpp"
#include "engine/verdict.hpp"

namespace fondaco {
namespace {

using namespace fondaco::literals;

template <class T>
constexpr bool is_state_value = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;

TEST(BoundedVector, has_no_padding_whatever_it_holds) {
  static_assert(is_state_value<BoundedVector<std::uint8_t, 63>>);
  static_assert(is_state_value<BoundedVector<std::uint16_t, 5>>);
  static_assert(is_state_value<BoundedVector<std::uint32_t, 3>>);
  static_assert(is_state_value<BoundedVector<std::uint64_t, 1>>);
  static_assert(sizeof(BoundedVector<std::uint8_t, 63>) == 64);
}

TEST(BoundedVector, equal_contents_are_equal_bytes) {
  BoundedVector<std::uint8_t, 8> a;
  a.push_back(1);
  a.push_back(2);
  a.push_back(3);
  EXPECT_EQ(a.pop_back(), 3);
  BoundedVector<std::uint8_t, 8> b;
  for (const int item : {9, 9, 1, 2}) b.push_back(static_cast<std::uint8_t>(item));
  b.erase_front(2);
  EXPECT_EQ(a, b);
  EXPECT_EQ(siphash_value(SipKey{}, a), siphash_value(SipKey{}, b));
  b.clear();
  EXPECT_EQ(siphash_value(SipKey{}, b), siphash_value(SipKey{}, BoundedVector<std::uint8_t, 8>{}));
}

TEST(BoundedVector, erases_from_the_front) {
  BoundedVector<std::uint8_t, 4> items;
  for (std::uint8_t i = 0; i < 4; ++i) items.push_back(i);
  EXPECT_TRUE(items.full());
  items.erase_front(3);
  ASSERT_EQ(items.size(), 1U);
  EXPECT_EQ(items[0], 3);
  items.erase_front(1);
  EXPECT_TRUE(items.empty());
}

TEST(Bits, are_visited_from_the_lowest) {
  std::vector<unsigned> seen;
  for_each_bit(std::uint64_t{0x8000000000000005}, [&](unsigned index) { seen.push_back(index); });
  EXPECT_EQ(seen, (std::vector<unsigned>{0, 2, 63}));
}

TEST(SeatSet, knows_seats_and_spectators_apart) {
  const SeatSet set = SeatSet::only(1) | SeatSet::spectators();
  EXPECT_TRUE(set.has(Seat{1}));
  EXPECT_FALSE(set.has(Seat{0}));
  EXPECT_TRUE(set.has(Viewer::spectator()));
  EXPECT_TRUE(set.has(Viewer::everything()));
  EXPECT_FALSE(SeatSet::seats(4).has(Viewer::spectator()));
  EXPECT_EQ(SeatSet::everybody(3).size(), 4);
  EXPECT_EQ(SeatSet::everybody(3).without(0).size(), 3);
}

TEST(Viewer, sees_its_own_seat_only) {
  EXPECT_TRUE(Viewer::seat(2).sees(2));
  EXPECT_FALSE(Viewer::seat(2).sees(1));
  EXPECT_FALSE(Viewer::spectator().sees(0));
  EXPECT_TRUE(Viewer::everything().sees(5));
}

TEST(RuleId, writes_what_it_read) {
  for (const char* text :
       {"TA-5.4", "HT-4.3.2", "MK-R15", "TA-RU7", "HT-X3", "MM-D.3", "HT-D5a", "OM-0", "TA-11", "TA-254.0.9"}) {
    const auto id = RuleId::parse(text);
    ASSERT_TRUE(id) << text;
    EXPECT_EQ(id->text(), text);
  }
}

TEST(RuleId, differs_wherever_the_text_does) {
  EXPECT_NE("TA-1.1"_rule, "TA-11"_rule);
  EXPECT_NE("TA-4"_rule, "TA-4.0"_rule);
  EXPECT_NE("TA-4.1"_rule, "HT-4.1"_rule);
  EXPECT_NE("MM-D3"_rule, "MM-D.3"_rule);
}

TEST(RuleId, refuses_what_is_none) {
  for (const char* text :
       {"", "TA", "TA-", "TA-a", "ta-1", "TA-1.", "TA-01", "TA-1.2.3.4", "TA-255", "TA-ABC1", "TA-1 ", "T-1"}) {
    EXPECT_FALSE(RuleId::parse(text)) << text;
  }
}

TEST(Verdict, names_its_rule_either_way) {
  EXPECT_TRUE(Verdict::allowed("TA-5.1"_rule).legal());
  EXPECT_FALSE(Verdict::refused("TA-5.4"_rule).legal());
  EXPECT_EQ(Verdict::refused("TA-5.4"_rule).rule().text(), "TA-5.4");
}

TEST(Event, hides_what_outsiders_may_not_know) {
  const Event event{.kind = 1,
                    .actor = 0,
                    .rule = "TA-4.1"_rule,
                    .args = Components(Component{0, 5}, Component{1, 6}),
                    .insiders = SeatSet::only(0),
                    .outsiders = SeatSet::only(1),
                    .secret = 0b01};
  EXPECT_EQ(event.seen_by(Viewer::seat(0))->args, event.args);
  const auto outside = event.seen_by(Viewer::seat(1));
  ASSERT_TRUE(outside);
  EXPECT_TRUE(outside->args[0].is_hidden());
  EXPECT_EQ(outside->args[1].id, 6);
  EXPECT_FALSE(event.seen_by(Viewer::seat(2)));
  EXPECT_FALSE(event.seen_by(Viewer::spectator()));
  EXPECT_EQ(event.seen_by(Viewer::everything())->args, event.args);
}

TEST(EventJournal, numbers_events_for_each_viewer) {
  EventJournal journal;
  Event secret{.kind = 1, .actor = 0, .rule = {}, .args = {}, .insiders = SeatSet::only(0), .outsiders = {}};
  Event open{.kind = 2, .actor = 0, .rule = {}, .args = {}, .insiders = SeatSet::everybody(2), .outsiders = {}};
  journal.note(secret);
  journal.note(open);
  EXPECT_EQ(journal.seen_by(Viewer::seat(0)).size(), 2U);
  ASSERT_EQ(journal.seen_by(Viewer::seat(1)).size(), 1U);
  EXPECT_EQ(journal.seen_by(Viewer::seat(1))[0].kind, 2);
}

TEST(Scores, rank_by_total_then_tie_break_and_share) {
  Scores scores;
  for (const auto& [total, tie_break] : {std::pair{30, 2}, {30, 3}, {30, 3}, {10, 9}}) {
    SeatScore seat;
    seat.add(0, {}, total);
    seat.tie_break = tie_break;
    scores.seats.push_back(seat);
  }
  scores.rank();
  EXPECT_EQ(scores.seats[0].rank, 3);
  EXPECT_EQ(scores.seats[1].rank, 1);
  EXPECT_EQ(scores.seats[2].rank, 1);
  EXPECT_EQ(scores.seats[3].rank, 4);
  EXPECT_EQ(scores.winners(), 2);
}

TEST(Scores, do_not_count_hidden_lines) {
  SeatScore seat;
  seat.add(0, {}, 7);
  seat.add_hidden(1, {});
  EXPECT_EQ(seat.total, 7);
  EXPECT_TRUE(seat.lines[1].hidden);
}

TEST(Label, keeps_its_text) {
  constexpr Label<8> label("R01");
  static_assert(label.text() == "R01");
  EXPECT_EQ(Label<4>("full").text(), "full");
}

}  // namespace
}  // namespace fondaco
