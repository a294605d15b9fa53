// The rules of Pebbles, one by one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/handle.hpp"
#include "engine/json/document.hpp"
#include "games/catalogue.hpp"
#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr Seat A = 0;
constexpr Seat B = 1;

/// A table to try the rules at: positions from short texts with ' in place of ", moves by their notation.
class Table {
 public:
  explicit Table(Seat players, std::int16_t pouch = 5) {
    const GameEntry& entry = *games::catalogue().find("pebbles");
    Options options = default_options(entry.options, players);
    options.values[0] = pouch;
    handle_ = *build_default(entry, options);
  }

  const Game& game() const { return static_cast<const GameHandle<Game>&>(*handle_).game(); }
  void start(std::uint64_t seed) { state = game().start(Seed{seed, 0}); }
  /// Sets the position up; what is wrong with it, or nothing.
  std::string set(std::string text) {
    std::ranges::replace(text, '\'', '"');
    json::Document document(text);
    if (document.ok()) game().from_json(document.root(), state);
    return document.ok() ? "" : document.fault().text();
  }

  std::vector<std::string> legal() const {
    std::vector<std::string> texts;
    for (const Move move : handle_->legal(GameHandle<Game>::pack(state))) texts.push_back(handle_->text(move));
    return texts;
  }
  /// The rule that forbids the move; empty when it is legal.
  std::string refused(std::string_view move) const {
    const Verdict verdict = game().check(state, *handle_->parse(move));
    return verdict.legal() ? "" : verdict.rule().text();
  }
  SeatSet play(std::string_view move) {
    EXPECT_EQ(refused(move), "") << move;
    journal_ = {};
    return game().apply(state, *handle_->parse(move), journal_);
  }
  /// "took red PB-3.2": the events of the last move as a viewer may know them. Hidden things are _.
  std::vector<std::string> events(Viewer viewer) const {
    std::vector<std::string> texts;
    for (const Event& event : journal_.seen_by(viewer)) {
      std::string text(Game::events()[event.kind]);
      for (const Component arg : event.args) text += " " + (arg.is_hidden() ? "_" : game().component_name(arg));
      texts.push_back(text + " " + event.rule.text());
    }
    return texts;
  }
  std::string view(Viewer viewer) const {
    json::Writer out;
    game().to_json(state, viewer, out);
    std::string text = out.take();
    std::ranges::replace(text, '"', '\'');
    return text;
  }
  SeatScore score(Seat seat) const { return game().scores(state, Viewer::everything()).seats[seat]; }

  State state;

 private:
  std::unique_ptr<AnyGame> handle_;
  EventJournal journal_;
};

TEST(Pebbles, PB_1_1_PB_2_1_thirty_pebbles_three_of_them_on_the_shore) {
  Table t(2);
  EXPECT_EQ(t.game().edition().pebbles, (Counts{9, 8, 7, 6}));
  t.start(1);
  EXPECT_EQ(sum(t.state.shore), 3);
  EXPECT_EQ(sum(t.state.bag), 27);
  EXPECT_THAT(t.set("{'players': [{'pouch': {'red': 4}}, {'pouch': {'red': 3}}]}"), HasSubstr("PB-1.1"));
  EXPECT_EQ(t.refused("take:color.4"), "PB-1.1");
}

TEST(Pebbles, PB_1_2_PB_3_1_a_full_pouch_is_passed_over) {
  Table t(3);
  ASSERT_EQ(t.set("{'shore': {'red': 2}, 'players': [{'pouch': {'white': 4}}, {'pouch': {'grey': 5}}, {}]}"), "");
  t.play("take:red");
  EXPECT_EQ(t.game().to_move(t.state), 2) << "seat 1 is full";
  t.play("take:red");
  EXPECT_EQ(t.game().to_move(t.state), 2) << "now seat 0 is full too";
  EXPECT_THAT(t.set("{'players': [{'pouch': {'white': 6}}, {}, {}]}"), HasSubstr("PB-1.2"));
}

TEST(Pebbles, PB_2_2_seat_0_begins_with_an_empty_pouch) {
  Table t(4);
  t.start(7);
  EXPECT_EQ(t.game().to_move(t.state), A);
  for (const Counts& pouch : t.state.pouch) EXPECT_EQ(sum(pouch), 0);
}

TEST(Pebbles, PB_3_2_a_pebble_is_taken_and_another_laid_down) {
  Table t(2);
  ASSERT_EQ(t.set("{'shore': {'red': 1, 'white': 1}, 'players': [{}, {}]}"), "");
  EXPECT_EQ(t.refused("take:black"), "PB-3.2");
  EXPECT_EQ(t.play("take:red"), SeatSet::everybody(2));
  EXPECT_EQ(t.state.pouch[A], (Counts{0, 0, 0, 1}));
  EXPECT_EQ(sum(t.state.shore), 2);
  EXPECT_THAT(t.events(Viewer::spectator()), ElementsAre("took red PB-3.2", HasSubstr("turned-up")));
  EXPECT_EQ(t.game().to_move(t.state), B);
}

TEST(Pebbles, PB_3_3_PB_3_4_who_draws_alone_sees_the_pebble_and_may_keep_it) {
  Table t(2);
  t.start(3);
  EXPECT_EQ(t.refused("keep"), "PB-3.3");
  EXPECT_EQ(t.play("draw"), SeatSet::only(A));
  EXPECT_THAT(t.events(Viewer::seat(B)), ElementsAre("drew _ PB-3.3"));
  EXPECT_THAT(t.view(Viewer::seat(B)), HasSubstr("'drawn':'hidden'"));
  EXPECT_EQ(t.refused("draw"), "PB-3.3");
  EXPECT_EQ(t.play("keep"), SeatSet::none()) << "nobody learns anything new";
  EXPECT_THAT(t.events(Viewer::seat(B)), ElementsAre("kept _ PB-3.4"));
  EXPECT_EQ(sum(t.state.pouch[A]), 1);
  EXPECT_EQ(sum(t.state.known[A]), 0);
}

TEST(Pebbles, PB_3_5_a_pebble_that_is_left_lies_on_the_shore) {
  Table t(2);
  ASSERT_EQ(t.set("{'stage': 'keep', 'drawn': 'red', 'shore': {}, 'players': [{}, {}]}"), "");
  EXPECT_EQ(t.play("leave"), SeatSet::everybody(2));
  EXPECT_EQ(t.state.shore, (Counts{0, 0, 0, 1}));
  EXPECT_THAT(t.events(Viewer::seat(B)), ElementsAre("left red PB-3.5"));
}

TEST(Pebbles, PB_4_1_the_game_ends_with_an_empty_bag_or_when_all_pouches_are_full) {
  Table t(2);
  ASSERT_EQ(t.set("{'shore': {'white': 9, 'grey': 8, 'black': 7, 'red': 5}, 'players': [{}, {}]}"), "");
  t.play("draw");
  EXPECT_EQ(t.play("leave"), SeatSet::everybody(2));
  EXPECT_EQ(t.game().to_move(t.state), nobody);
  EXPECT_EQ(t.refused("draw"), "PB-4.1");

  ASSERT_EQ(t.set("{'shore': {'red': 1}, 'players': [{'pouch': {'white': 4}}, {'pouch': {'grey': 5}}]}"), "");
  t.play("take:red");
  EXPECT_EQ(t.game().to_move(t.state), nobody);
  EXPECT_THAT(t.view(Viewer::spectator()), HasSubstr("'pouch':{'white':4,'red':1}"));
}

TEST(Pebbles, PB_5_1_PB_5_2_sets_and_one_of_each_colour) {
  const std::map<std::string, std::pair<int, int>> examples{{"{}", {0, 0}},
                                                            {"{'white': 3, 'red': 2}", {9, 0}},
                                                            {"{'white': 5}", {15, 0}},
                                                            {"{'white': 2, 'grey': 1, 'black': 1, 'red': 1}", {6, 5}}};
  Table t(2);
  for (const auto& [pouch, points] : examples) {
    ASSERT_EQ(t.set("{'to_move': 1, 'players': [{'pouch': " + pouch + "}, {}]}"), "");
    EXPECT_EQ(t.score(A).lines[0].points, points.first) << pouch;
    EXPECT_EQ(t.score(A).lines[1].points, points.second) << pouch;
    EXPECT_EQ(t.score(A).total, points.first + points.second) << pouch;
  }
}

TEST(Pebbles, PB_5_3_fewer_pebbles_break_a_tie) {
  Table t(3);
  ASSERT_EQ(t.set("{'players': [{'pouch': {'white': 2, 'red': 2}}, {'pouch': {'grey': 3}}, {'pouch': {'black': 3}}]}"),
            "");
  EXPECT_EQ(t.score(0).total, t.score(1).total);
  EXPECT_EQ(t.score(0).rank, 3);
  EXPECT_EQ(t.score(1).rank, 1);
  EXPECT_EQ(t.score(2).rank, 1) << "equal in both: a shared place";
}

TEST(Pebbles, PB_6_1_PB_6_2_of_another_pouch_only_the_number_and_what_was_taken_openly) {
  Table t(2);
  ASSERT_EQ(t.set("{'players': [{'pouch': {'white': 2, 'red': 1}, 'known': {'white': 1}}, {}]}"), "");
  EXPECT_THAT(t.view(Viewer::seat(A)), HasSubstr("{'pouch':{'white':2,'red':1},'known':{'white':1}}"));
  EXPECT_THAT(t.view(Viewer::seat(B)), HasSubstr("{'pouch':3,'known':{'white':1}}"));
  EXPECT_TRUE(t.game().scores(t.state, Viewer::seat(B)).seats[A].lines[0].hidden);

  Rng rng(1);
  std::map<Counts, int> worlds;
  for (int i = 0; i < 300; ++i) {
    const State other = t.game().resample(t.state, Viewer::seat(B), rng);
    EXPECT_GE(other.pouch[A][0], 1) << "the white one is known";
    EXPECT_EQ(sum(other.pouch[A]), 3);
    ++worlds[other.pouch[A]];
  }
  EXPECT_EQ(worlds.size(), 10U) << "two pebbles of four colours, in any mixture";
}

TEST(Pebbles, PB_7_1_a_pouch_holds_what_the_option_says) {
  Table t(2, 3);
  EXPECT_EQ(t.set("{'to_move': 1, 'players': [{'pouch': {'white': 3}}, {}]}"), "");
  EXPECT_THAT(t.set("{'to_move': 1, 'players': [{'pouch': {'white': 4}}, {}]}"), HasSubstr("PB-1.2"));
  Options options;
  EXPECT_FALSE(set_option(Game::option_specs(), options, "pouch", "2"));
  EXPECT_TRUE(set_option(Game::option_specs(), options, "pouch", "8"));
}

TEST(Pebbles, PB_D1_PB_D2_the_moves_are_written_as_the_rulebook_says) {
  Table t(2);
  ASSERT_EQ(t.set("{'shore': {'white': 2, 'black': 1}, 'players': [{}, {}]}"), "");
  EXPECT_THAT(t.legal(), ElementsAre("draw", "take:white", "take:black"));
  t.play("draw");
  EXPECT_THAT(t.legal(), ElementsAre("keep", "leave"));
}

}  // namespace
}  // namespace fondaco::pebbles
