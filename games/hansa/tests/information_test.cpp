// SPDX-License-Identifier: MIT
// HT-10: what everybody knows, what nobody knows, and what chance decides.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

const std::vector<Viewer> viewers{Viewer::seat(blue), Viewer::seat(red), Viewer::seat(yellow), Viewer::spectator()};

constexpr std::string_view rich =
    "'to_move': 1, 'actions': 3, 'drawn': 1, 'cities': {'minden': ['blue T', 'red T']}, 'extras': {'minden':"
    " ['yellow M']}, 'routes': {'kampen-arnheim': {'blue': '2T', 'red': '1M'}}, 'table': {'8': 'blue'},"
    " 'tokens': {'stade-hamburg': 'plus_four'}, 'linked': [2]";
const Desks rich_desks{{red, "'score': 7, 'supply': '3T', 'tokens': {'swap_kontors': 1}, 'used': {'plus_three': 1}"},
                       {blue, "'skills': {'bursa': 2}"},
                       {yellow, "'plate': ['improve_skill']"}};

TEST(Hansa, HT_10_1_everything_is_public) {
  Table t(3);
  t.set(rich, rich_desks);
  for (const Viewer viewer : viewers) {
    EXPECT_EQ(t.view(viewer, "players.1.supply"), "'3T'");
    EXPECT_EQ(t.view(viewer, "players.1.stock"), "'7T'");
    EXPECT_EQ(t.view(viewer, "players.1.score"), "7");
    EXPECT_EQ(t.view(viewer, "players.1.tokens"), "{'swap_kontors':1}");
    EXPECT_EQ(t.view(viewer, "players.1.used"), "{'plus_three':1}");
    EXPECT_EQ(t.view(viewer, "players.0.skills.bursa"), "2");
    EXPECT_EQ(t.view(viewer, "players.2.plate"), "['improve_skill']");
    EXPECT_EQ(t.view(viewer, "tokens"), "{'stade-hamburg':'plus_four'}");
    EXPECT_EQ(t.view(viewer, "routes"), "{'kampen-arnheim':{'blue':'2T','red':'1M'}}");
    EXPECT_EQ(t.view(viewer, "cities"), "{'minden':['blue T','red T']}");
    EXPECT_EQ(t.view(viewer, "extras"), "{'minden':['yellow M']}");
    EXPECT_EQ(t.view(viewer, "table"), "{'8':'blue'}");
    EXPECT_EQ(t.view(viewer, "drawn"), "1");
    EXPECT_EQ(t.view(viewer, "linked"), "[2]");
    EXPECT_EQ(t.seen("insert", viewer), "insert");
    EXPECT_EQ(t.scores(viewer).seats[red].total, t.total(red));
  }
}

TEST(Hansa, HT_10_1_HT_10_2_all_views_are_the_same_and_hold_everything_but_the_dice) {
  Table t(3);
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    t.start(seed);
    int ply = 0;
    t.play_out(seed, [&] {
      if (++ply % 7 != 0) return;
      const std::string view = t.view(Viewer::spectator());
      for (const Viewer viewer : viewers) EXPECT_EQ(t.view(viewer), view);
      EXPECT_THAT(view, AllOf(Not(HasSubstr("seed")), Not(HasSubstr("dice"))));
      // What everything adds is the dice and nothing else.
      const std::string all = t.at("");
      const std::size_t dice = all.find(",'seed'");
      ASSERT_NE(dice, std::string::npos);
      EXPECT_EQ(join(all.substr(0, dice), "}"), view);
    });
  }
}

TEST(Hansa, HT_10_2_the_tokens_on_the_plate_and_the_order_of_the_supply_are_nobodys) {
  Table t(3);
  t.set(join(rich, ", 'seed': '1'"), rich_desks);
  const State one = t.state();
  const std::string view = t.view(Viewer::seat(red));
  t.set(join(rich, ", 'seed': '2'"), rich_desks);
  EXPECT_EQ(t.view(Viewer::seat(red)), view) << "the same, whatever the dice will show";
  EXPECT_FALSE(t.state() == one);
  // The unseen ones, plate and supply together, are public by subtraction.
  EXPECT_EQ(t.view(Viewer::seat(blue), "unseen"),
            "{'extra_kontor':5,'swap_kontors':1,'plus_three':1,'plus_four':1,'improve_skill':2,'remove_three':2}");
  // The player who drew it knows no more than the others: another world is another throw of the dice, no more.
  Rng rng(7);
  for (const Viewer viewer : viewers) {
    State other = t.game().resample(t.state(), viewer, rng);
    EXPECT_EQ(fault_text(t.game().audit(other)), "");
    EXPECT_FALSE(other.dice == t.state().dice);
    other.dice = t.state().dice;
    EXPECT_TRUE(same_bytes(other, t.state()));
  }
}

TEST(Hansa, HT_10_2_nobody_learns_anything_when_a_token_is_drawn) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'osnabrueck-bremen': {'red': '3T'}}, 'tokens': {'osnabrueck-bremen': 'plus_four'}");
  t.play("establish", "none");
  EXPECT_EQ(t.count("drew"), 1);
  EXPECT_TRUE(t.learned().empty());
  for (const Viewer viewer : viewers) EXPECT_THAT(t.events(viewer), Contains("1 drew HT-4.5.5")) << "without its kind";
}

TEST(Hansa, HT_10_3_drawn_tokens_are_shown_to_all_at_the_end_of_the_turn) {
  Table t(3);
  t.set("'to_move': 1, 'drawn': 1, 'unseen': {'plus_four': 1}");
  t.play("end");
  EXPECT_EQ(t.learned(), SeatSet::everybody(3));
  for (const Viewer viewer : viewers) {
    EXPECT_THAT(t.events(viewer), ElementsAre("1 revealed plus_four HT-5.3"));
    EXPECT_EQ(t.view(viewer, "players.1.plate"), "['plus_four']") << "before it is placed";
  }
  t.play("at:kampen-arnheim");
  EXPECT_TRUE(t.learned().empty());
}

TEST(Hansa, HT_10_3_only_a_reveal_tells_anybody_anything_new) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      t.start(seed);
      auto dice = t.state().dice.count();
      t.play_out(seed, [&] {
        EXPECT_EQ(t.learned(), t.count("revealed") > 0 ? SeatSet::everybody(players) : SeatSet::none());
        EXPECT_EQ(t.state().dice.count() > dice, t.count("revealed") > 0) << "and only then the dice are thrown";
        dice = t.state().dice.count();
      });
    }
  }
}

TEST(Hansa, HT_10_4_a_drawn_token_is_any_of_the_unseen_ones_equally_likely) {
  Table t(3);
  std::map<std::string, int> times;
  constexpr int games = 6500;
  for (int seed = 0; seed < games; ++seed) {
    t.set(join("'to_move': 1, 'drawn': 1, 'tokens': {'osnabrueck-bremen': 'swap_kontors', 'hildesheim-goslar':"
               " 'extra_kontor'}, 'seed': '",
               std::to_string(seed), "'"),
          {{red, "'tokens': {'remove_three': 1}"}});
    t.play_code(code::end_turn);
    ++times[t.of(red, "plate")];
  }
  const std::map<std::string, int> expected{{"['extra_kontor']", 4}, {"['swap_kontors']", 1},  {"['plus_three']", 2},
                                            {"['plus_four']", 2},    {"['improve_skill']", 3}, {"['remove_three']", 1}};
  EXPECT_EQ(times.size(), expected.size());
  for (const auto& [plate, count] : expected) EXPECT_NEAR(times[plate], games / 13 * count, 190) << plate;
}

TEST(Hansa, HT_10_4_tokens_are_drawn_without_returning_them) {
  Table t(3);
  std::map<std::string, int> times;
  constexpr int games = 3000;
  for (int seed = 0; seed < games; ++seed) {
    t.set(join("'to_move': 1, 'drawn': 2, 'unseen': {'plus_three': 2, 'plus_four': 1}, 'seed': '", std::to_string(seed),
               "'"));
    t.play_code(code::end_turn);
    ++times[t.of(red, "plate")];
  }
  EXPECT_EQ(times.size(), 3U) << "never two of the one";
  for (const auto& [plate, count] : times) EXPECT_NEAR(count, games / 3, 130) << plate;
}

TEST(Hansa, HT_10_4_the_same_seed_gives_the_same_game) {
  Table t(4);
  t.start(11);
  const State first = t.state();
  t.start(11);
  EXPECT_TRUE(same_bytes(t.state(), first));
  t.play_out(5, [] {});
  const State end = t.state();
  t.start(11);
  t.play_out(5, [] {});
  EXPECT_TRUE(same_bytes(t.state(), end));
}

TEST(Hansa, HT_10_1_the_same_position_is_the_same_bytes_however_it_came_about) {
  Table t(3);
  const Desks pools{{red, "'supply': '2T', 'stock': '5T', 'tokens': {'plus_three': 1, 'plus_four': 1}"}};
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '1T'}}", pools);
  t.play("use:plus_three", "allocate", "traders:2", "insert", "at:stade-hamburg", "use:plus_four", "move",
         "piece:kampen-arnheim+red+trader", "at:groningen-emden", "piece:stade-hamburg+red+trader",
         "at:kampen-arnheim");
  const State one = t.state();
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '1T'}}", pools);
  t.play("use:plus_four", "insert", "at:groningen-emden", "allocate", "traders:2", "use:plus_three", "move",
         "piece:groningen-emden+red+trader", "at:stade-hamburg", "piece:stade-hamburg+red+trader",
         "at:groningen-emden");
  EXPECT_TRUE(same_bytes(t.state(), one)) << t.at("") << "\n" << t.part(one, Viewer::everything(), "");
  // Extra Kontors in two cities, in either order.
  const auto extras = [&](std::string_view first, std::string_view city, std::string_view other) {
    t.set(
        "'to_move': 1, 'actions': 3, 'cities': {'minden': ['blue T'], 'kampen': ['blue T']},"
        " 'routes': {'minden-hannover': {'red': '3T'}, 'kampen-arnheim': {'red': '3T'}}",
        {{red, "'tokens': {'extra_kontor': 2}, 'supply': '1T'"}});
    t.play("establish", join("at:", first), join("extra:", city, "+trader"), "establish",
           join("extra:", other, "+trader"));
    return t.state();
  };
  EXPECT_TRUE(same_bytes(extras("minden-hannover", "minden", "kampen"), extras("kampen-arnheim", "kampen", "minden")));
  // Written and read back it is the same again.
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    t.start(seed);
    t.play_out(seed, [&] {
      State again;
      json::Writer out;
      t.game().to_json(t.state(), Viewer::everything(), out);
      json::Document document(out.take());
      t.game().from_json(document.root(), again);
      ASSERT_TRUE(document.ok()) << document.fault().text();
      ASSERT_TRUE(same_bytes(again, t.state()));
    });
  }
}

}  // namespace
}  // namespace fondaco::hansa
