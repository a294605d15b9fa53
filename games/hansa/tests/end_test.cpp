// SPDX-License-Identifier: MIT
// HT-7: the end of the game.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

/// Nine full cities with ten houses, and Goslar on the 2–3 side as the tenth to come.
constexpr std::string_view nine_full =
    "'stade': ['blue M'], 'bremen': ['blue T'], 'lueneburg': ['blue M'], 'brunswiek': ['blue T'],"
    " 'duisburg': ['blue T'], 'hannover': ['blue T', 'blue T'], 'hildesheim': ['yellow T', 'yellow T'],"
    " 'emden': ['yellow M', 'yellow T'], 'halle': ['yellow T', 'yellow T']";
const std::string books = "'skills': {'liber_sophiae': 3}";

TEST(Hansa, HT_7_1_HT_7_1_1_twenty_points_end_the_game) {
  for (const int before : {17, 18, 19}) {
    Table t(3);
    t.set("'to_move': 1, 'routes': {'hamburg-luebeck': {'red': '3T'}}, 'cities': {'hamburg': ['red T']}",
          {{red, join("'score': ", std::to_string(before))}});
    t.play("establish");
    EXPECT_FALSE(t.over()) << "the action is completed first";
    t.play("kontor:luebeck");  // a coin
    EXPECT_EQ(t.score(red), before + 2);
    EXPECT_EQ(t.over(), before >= 18);
    EXPECT_EQ(t.at("ended"), before >= 18 ? "['score']" : "absent");
    EXPECT_EQ(t.count("ended"), before >= 18 ? 1 : 0);
  }
}

TEST(Hansa, HT_7_1_1_the_points_of_any_player_count) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'hamburg-luebeck': {'red': '3T'}}, 'cities': {'hamburg': ['yellow T']}",
        {{yellow, "'score': 19"}});
  t.play("establish", "none");
  EXPECT_TRUE(t.over());
  EXPECT_THAT(t.events(), Contains("1 ended score HT-7.1.1"));
  EXPECT_EQ(t.score(yellow), 20);
}

TEST(Hansa, HT_7_1_2_no_token_to_draw_ends_the_game) {
  Table t(3);
  t.set(
      "'to_move': 1, 'unseen': {}, 'tokens': {'hamburg-luebeck': 'plus_three'},"
      " 'routes': {'hamburg-luebeck': {'red': '3T'}, 'minden-hannover': {'red': '3T'}}");
  t.play("establish", "at:minden-hannover", "none");
  EXPECT_FALSE(t.over()) << "an empty supply alone does not end it";
  t.play("establish", "none");
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.at("ended"), "['tokens']");
  EXPECT_THAT(t.events(), Contains("1 ended tokens HT-7.1.2"));
  EXPECT_EQ(t.of(red, "tokens"), "{'plus_three':1}");
}

TEST(Hansa, HT_7_1_3_ten_full_cities_end_the_game) {
  Table t(3);
  t.set(join("'to_move': 1, 'routes': {'hildesheim-goslar': {'red': '3T'}}, 'cities': {", nine_full, "}"),
        {{blue, books}, {yellow, books}});
  EXPECT_EQ(t.marker(), 9);
  t.play("establish", "kontor:goslar");
  EXPECT_EQ(t.marker(), 10);
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.at("ended"), "['cities']");
  EXPECT_THAT(t.events(), Contains("1 ended cities HT-7.1.3"));
}

TEST(Hansa, HT_7_2_the_action_is_completed_then_all_is_over) {
  Table t(3);
  t.set(
      "'to_move': 1, 'actions': 4, 'routes': {'hamburg-luebeck': {'red': '3T'}, 'kampen-arnheim': {'red': '3T'}},"
      " 'cities': {'hamburg': ['red T']}, 'tokens': {'hamburg-luebeck': 'plus_three'}",
      {{red, "'score': 19, 'supply': '2T', 'tokens': {'plus_four': 1}"}});
  t.play("establish", "at:hamburg-luebeck");
  EXPECT_EQ(t.score(red), 20) << "in step A already";
  EXPECT_EQ(t.of(red, "tokens"), "{'plus_three':1,'plus_four':1}") << "step B";
  t.play("kontor:luebeck");
  EXPECT_EQ(t.score(red), 21) << "step C";
  EXPECT_TRUE(t.over());
  EXPECT_EQ(t.in("luebeck"), "['red T']");
  EXPECT_THAT(t.legal(), IsEmpty());
  for (const std::string_view move : {"end", "use:plus_four", "insert", "establish"})
    EXPECT_EQ(t.refused(move), "HT-7.2") << move;
  EXPECT_EQ(t.count("revealed") + t.count("turn"), 0);
  EXPECT_TRUE(t.scores().over);
}

TEST(Hansa, HT_7_2_with_two_players_the_pawn_does_not_move_any_more) {
  Table t(2);
  t.set("'to_move': 1, 'pawn': 'P03', 'routes': {'hamburg-luebeck': {'red': '3T'}}, 'cities': {'hamburg': ['red T']}",
        {{red, "'score': 19"}});
  t.play("establish", "none");
  EXPECT_TRUE(t.over());
}

TEST(Hansa, HT_7_2_several_reasons_may_meet) {
  Table t(3);
  t.set(join("'to_move': 1, 'unseen': {}, 'tokens': {'hildesheim-goslar': 'plus_three'},"
             " 'routes': {'hildesheim-goslar': {'red': '3T'}}, 'cities': {",
             nine_full, "}"),
        {{blue, books}, {yellow, join(books, ", 'score': 19")}});
  t.play("establish", "kontor:goslar");
  EXPECT_EQ(t.at("ended"), "['score','tokens','cities']");
  EXPECT_EQ(t.count("ended"), 1) << "the game is over once";
  EXPECT_THAT(t.events(), Contains("1 ended score tokens cities HT-7.1"));
}

TEST(Hansa, HT_7_3_points_of_the_final_scoring_trigger_nothing) {
  Table t(3);
  // 7 + 8 + 9 + 11 on the table, four full skills, many cities: far more than 20, but not on the track.
  t.set(
      "'to_move': 1, 'actions': 3, 'table': {'7': 'red', '8': 'red', '11': 'red'},"
      " 'routes': {'coellen-warburg': {'red': '3T 1M'}, 'minden-hannover': {'red': '3T'}}",
      {{red, join(all_skills, ", 'score': 19")}});
  EXPECT_GT(t.total(red), 20);
  t.play("establish", "at:coellen-warburg", "table:9");
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.score(red), 19);
  t.play("establish", "none");
  EXPECT_FALSE(t.over());
}

TEST(Hansa, HT_7_3_the_score_changes_only_by_prestige_coin_and_link) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      t.start(seed);
      auto before = t.state().score;
      t.play_out(seed, [&] {
        int gained = 0;
        for (Seat seat = 0; seat < players; ++seat) gained += t.state().score[seat] - before[seat];
        int told = 0;
        for (const std::string& event : t.events()) {
          if (event.find(" prestige ") != std::string::npos) ++told;
          if (event.find(" coin ") != std::string::npos || event.find(" linked ") != std::string::npos)
            told += std::stoi(event.substr(event.find(' ', 2)));
        }
        EXPECT_EQ(gained, told);
        before = t.state().score;
      });
    }
  }
}

TEST(Hansa, HT_7_4_three_rounds_without_action_or_token_end_the_game) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    t.start(1);
    if (players == 2) t.play("pawn:P05");
    const auto pass = [&](int turns) {
      for (int i = 0; i < turns; ++i) {
        t.play("end");
        if (players == 2) t.play("stay");
      }
    };
    pass(3 * players - 1);
    EXPECT_FALSE(t.over());
    const State last = t.state();
    pass(1);
    EXPECT_TRUE(t.over());
    EXPECT_EQ(t.at("ended"), "['idle']");
    EXPECT_THAT(t.events(), Contains(HasSubstr("ended idle HT-7.4")));
    EXPECT_EQ(t.total(0), 0) << "scored normally";
    EXPECT_EQ(t.scores().winners(), players);
    // An action in the last of these turns, and the count starts again.
    t.set(last);
    t.play("allocate", "traders:1");
    pass(1);
    EXPECT_FALSE(t.over());
    EXPECT_EQ(t.state().idle, 0);
  }
}

TEST(Hansa, HT_7_4_a_token_or_a_paid_pawn_move_counts_a_free_one_does_not) {
  Table t(2);
  const auto set = [&] {
    t.set("'to_move': 1, 'idle': 5, 'pawn': 'P08'", {{red, "'supply': '1T', 'tokens': {'plus_three': 1}"}});
  };
  set();
  t.play("end", "pawn:P07");
  EXPECT_TRUE(t.over()) << "the free move at the end";
  set();
  t.play("pawn-free", "pawn:P07", "end");
  EXPECT_TRUE(t.over()) << "the free move at the start";
  set();
  t.play("pawn-paid", "pawn:P14", "end", "stay");
  EXPECT_FALSE(t.over());
  EXPECT_EQ(t.state().idle, 0);
  set();
  t.play("use:plus_three", "end", "stay");
  EXPECT_FALSE(t.over());
}

TEST(Hansa, HT_7_4_a_turn_is_idle_whatever_was_done_in_the_turn_before) {
  for (const std::string_view deed : {"use:plus_three", "insert"}) {
    Table t(3);
    t.set("'to_move': 1, 'idle': 4", {{red, "'supply': '2T', 'tokens': {'plus_three': 1}"}});
    t.play(deed);
    if (t.decision() != "main") t.play("at:kampen-arnheim");
    t.play("end");
    EXPECT_EQ(t.state().idle, 0);
    for (int turn = 1; turn <= 8; ++turn) {
      t.play("end");
      EXPECT_EQ(t.state().idle, turn) << "after " << deed;
    }
    t.play("end");
    EXPECT_TRUE(t.over());
  }
}

TEST(Hansa, HT_7_4_300_turns_of_each_player_end_the_game) {
  for (const Seat players : {Seat{3}, Seat{5}}) {
    Table t(players);
    t.set(join("'to_move': 1, 'turns': ", std::to_string(300 * players - 2)),
          {{red, "'supply': '3T'"}, {yellow, "'supply': '3T'"}});
    t.play("insert", "at:kampen-arnheim", "end");
    EXPECT_FALSE(t.over()) << "one player has had 299";
    t.play("insert", "at:kampen-arnheim", "end");
    EXPECT_TRUE(t.over());
    EXPECT_EQ(t.at("ended"), "['limit']");
    EXPECT_THAT(t.events(), Contains("2 ended limit HT-7.4"));
  }
}

}  // namespace
}  // namespace fondaco::hansa
