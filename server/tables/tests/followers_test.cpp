// SPDX-License-Identifier: MIT
// Who hears what, and in which order, when spectators are told in slices.
#include "server/tables/followers.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/chance.hpp"
#include "server/base/testing_loop.hpp"

namespace fondaco::tables {
namespace {

constexpr store::UserId sitter = 1;
constexpr store::UserId first_spectator = 100;

struct Listener final : Follower {
  void tell(const Text& text) override { heard.push_back(text); }
  bool gone() const override { return false; }
  std::vector<std::string> words() const {
    std::vector<std::string> all;
    for (const Text& text : heard) all.push_back(*text);
    return all;
  }
  std::vector<Text> heard;
};

class FollowersTest : public testing::Test {
 protected:
  void let_in(std::size_t spectators) {
    for (std::size_t i = 0; i < spectators; ++i) {
      crowd.push_back(std::make_unique<Listener>());
      followers.add(*crowd.back(), first_spectator + static_cast<store::UserId>(i), Viewer::spectator());
    }
  }
  void say(const std::string& word) {
    followers.tell([&](Viewer viewer) { return (viewer.is_seat() ? "seat " : "spectator ") + word; });
  }
  std::size_t told() const {
    return static_cast<std::size_t>(
        std::ranges::count_if(crowd, [](const auto& listener) { return !listener->heard.empty(); }));
  }

  base::FakeLoop loop;
  Followers followers{loop};
  std::vector<std::unique_ptr<Listener>> crowd;
};

using Words = std::vector<std::string>;

TEST_F(FollowersTest, all_who_see_the_same_share_one_text) {
  Listener seat;
  followers.add(seat, sitter, Viewer::seat(0));
  let_in(3);
  int written = 0;
  followers.tell([&](Viewer) { return std::to_string(++written); });
  EXPECT_EQ(written, 2);
  EXPECT_EQ(crowd[0]->heard.at(0).get(), crowd[2]->heard.at(0).get());
  EXPECT_NE(seat.heard.at(0).get(), crowd[0]->heard.at(0).get());
}

TEST_F(FollowersTest, seats_are_told_at_once_and_spectators_in_slices_between_which_others_are_served) {
  let_in(4 * Followers::slice);
  Listener seat;
  followers.add(seat, sitter, Viewer::seat(1));
  say("news");
  EXPECT_EQ(seat.words(), Words{"seat news"}) << "although it came last";
  EXPECT_EQ(told(), Followers::slice);
  std::size_t told_before_others = 0;
  loop.post([&] { told_before_others = told(); });
  loop.run_pending();
  EXPECT_LE(told_before_others, 2 * Followers::slice);
  EXPECT_EQ(told(), crowd.size());
}

TEST_F(FollowersTest, several_news_to_many_count_as_so_many_texts_of_a_slice) {
  let_in(2 * Followers::slice);
  for (int i = 0; i < 10; ++i) say(std::to_string(i));
  ASSERT_TRUE(loop.run_one());
  EXPECT_LE(told(), Followers::slice + Followers::slice / 9 + 1);
  loop.run_pending();
  for (const auto& listener : crowd) EXPECT_EQ(listener->heard.size(), 10U);
}

TEST_F(FollowersTest, who_joins_while_others_are_told_hears_only_what_comes_later) {
  let_in(2 * Followers::slice);
  say("before");
  Listener late;
  followers.add(late, sitter, Viewer::spectator());
  say("after");
  loop.run_pending();
  EXPECT_EQ(late.words(), Words{"spectator after"});
  EXPECT_EQ(crowd.back()->words(), (Words{"spectator before", "spectator after"}));
}

TEST_F(FollowersTest, who_leaves_while_others_are_told_hears_nothing_more) {
  let_in(2 * Followers::slice);
  say("news");
  followers.remove(*crowd.back());
  loop.run_pending();
  EXPECT_TRUE(crowd.back()->heard.empty());
  EXPECT_EQ(told(), crowd.size() - 1);
  EXPECT_EQ(followers.spectators(), crowd.size() - 1);
}

TEST_F(FollowersTest, who_sits_down_while_others_are_told_hears_what_a_spectator_was_meant_to_hear_first) {
  let_in(2 * Followers::slice);
  say("before");
  const store::UserId sits = first_spectator + static_cast<store::UserId>(crowd.size()) - 1;
  followers.reseat([&](store::UserId user) { return user == sits ? Viewer::seat(0) : Viewer::spectator(); });
  EXPECT_TRUE(followers.online(0));
  say("after");
  loop.run_pending();
  EXPECT_EQ(crowd.back()->words(), (Words{"spectator before", "seat after"}));
  followers.reseat([](store::UserId) { return Viewer::spectator(); });
  EXPECT_FALSE(followers.online(0));
}

TEST_F(FollowersTest, what_is_for_one_person_keeps_its_place_among_the_news) {
  let_in(2 * Followers::slice);
  const store::UserId last = first_spectator + static_cast<store::UserId>(crowd.size()) - 1;
  say("before");
  followers.tell_person(last, std::make_shared<const std::string>("for you"));
  say("after");
  loop.run_pending();
  EXPECT_EQ(crowd.back()->words(), (Words{"spectator before", "for you", "spectator after"}));
}

TEST_F(FollowersTest, a_slice_that_is_due_after_the_end_of_the_table_is_dropped) {
  auto ending = std::make_unique<Followers>(loop);
  std::vector<Listener> listeners(2 * Followers::slice);
  for (Listener& listener : listeners) ending->add(listener, sitter, Viewer::spectator());
  ending->tell([](Viewer) { return "news"; });
  ending.reset();
  loop.run_pending();
  EXPECT_TRUE(listeners.back().heard.empty());
}

/// What each should hear when everybody is told at once; followers come, go and sit down at random moments.
TEST(RandomFollowers, everybody_hears_everything_once_and_in_order) {
  constexpr std::size_t people = 3 * Followers::slice;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Rng rng(seed);
    base::FakeLoop loop;
    Followers followers(loop);
    std::vector<Listener> listeners(people);
    std::vector<Words> expected(people);
    std::vector<Viewer> eyes(people, Viewer::spectator());
    const auto here = [&](std::size_t i) { return followers.follows(listeners[i]); };
    const auto leave = [&](std::size_t i) {
      followers.catch_up(listeners[i]);
      followers.remove(listeners[i]);
    };
    for (int step = 0; step < 400; ++step) {
      const std::size_t one = rng.index(people);
      switch (rng.index(6)) {
        case 0:  // many come
          for (std::size_t i = one; i < people; ++i)
            followers.add(listeners[i], static_cast<store::UserId>(i), eyes[i]);
          break;
        case 1:
          leave(one);
          break;
        case 2: {  // somebody sits down, or gets up
          eyes[one] = eyes[one].is_seat() ? Viewer::spectator() : Viewer::seat(static_cast<Seat>(rng.index(4)));
          followers.reseat([&](store::UserId user) { return eyes[static_cast<std::size_t>(user)]; });
          break;
        }
        case 3:
          loop.run_one();
          break;
        case 4: {
          const std::string text = "for one " + std::to_string(step);
          if (here(one)) expected[one].push_back(text);
          followers.tell_person(static_cast<store::UserId>(one), std::make_shared<const std::string>(text));
          break;
        }
        default: {
          const auto text = [&](Viewer viewer) {
            return std::to_string(viewer.is_seat() ? viewer.seat_index() : 9) + " sees " + std::to_string(step);
          };
          for (std::size_t i = 0; i < people; ++i) {
            if (here(i)) expected[i].push_back(text(eyes[i]));
          }
          followers.tell(text);
        }
      }
    }
    loop.run_pending();
    for (std::size_t i = 0; i < people; ++i) ASSERT_EQ(listeners[i].words(), expected[i]) << seed << ", " << i;
  }
}

}  // namespace
}  // namespace fondaco::tables
