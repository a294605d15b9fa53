// SPDX-License-Identifier: MIT
// HT-4.5.9 to HT-4.5.14 and HT-6: extra Kontors, coins, full cities, the link, skills, the Coellen table.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_4_5_9_HT_5_4_an_extra_kontor_stands_left_of_everything_in_a_city_whose_first_house_is_taken) {
  Table t(3);
  t.set(
      "'to_move': 1, 'routes': {'minden-hannover': {'red': '2T 1M'}}, 'cities': {'minden': ['blue T']},"
      " 'extras': {'minden': ['yellow T']}",
      {{red, "'tokens': {'extra_kontor': 1}, 'stock': '0'"}});
  t.play("establish");
  EXPECT_THAT(t.legal("extra"), ElementsAre("extra:minden+trader", "extra:minden+merchant"));
  EXPECT_EQ(t.refused("extra:hannover+trader"), "HT-4.5.9") << "its house 0 is empty";
  EXPECT_EQ(t.refused("extra:bremen+trader"), "HT-4.5.9") << "no end of this route";
  t.play("extra:minden+merchant");
  EXPECT_EQ(t.at("extras.minden"), "['yellow T','red M']") << "the oldest first";
  EXPECT_EQ(t.in("minden"), "['blue T']");
  EXPECT_EQ(t.stock(red), "2T");
  EXPECT_EQ(t.of(red, "tokens"), "{}");
  EXPECT_EQ(t.of(red, "used"), "{'extra_kontor':1}");
  EXPECT_EQ(t.controller("minden"), blue) << "1-1-1, and it stands leftmost";
  EXPECT_THAT(t.events(), ElementsAre("1 extra-kontor merchant minden HT-4.5.9"));
}

TEST(Hansa, HT_4_5_9_shape_colour_privilege_and_full_cities_do_not_matter) {
  Table t(3);
  // Duisburg is full; its house was white and square. The next house of Dortmund is orange.
  t.set(
      "'to_move': 1, 'routes': {'duisburg-dortmund': {'red': '1T 1M'}}, 'cities': {'duisburg': ['red T'],"
      " 'dortmund': ['blue M']}",
      {{red, "'tokens': {'extra_kontor': 1}"}});
  t.play("establish");
  EXPECT_EQ(t.refused("kontor:dortmund"), "HT-4.5.8");
  EXPECT_EQ(t.refused("kontor:duisburg"), "HT-4.5.7");
  EXPECT_THAT(t.legal("extra"), UnorderedElementsAre("extra:duisburg+trader", "extra:duisburg+merchant",
                                                     "extra:dortmund+trader", "extra:dortmund+merchant"));
}

TEST(Hansa, HT_4_5_9_it_needs_an_unused_token_and_a_piece_of_that_kind_on_the_route) {
  Table t(3);
  const std::string_view members =
      "'to_move': 1, 'routes': {'minden-hannover': {'red': '3T'}},"
      " 'cities': {'minden': ['red T']}";
  t.set(members);
  t.play("establish");
  EXPECT_EQ(t.refused("extra:minden+trader"), "HT-4.5.9") << "no token";
  t.set(members, {{red, "'used': {'extra_kontor': 1}"}});
  t.play("establish");
  EXPECT_EQ(t.refused("extra:minden+trader"), "HT-4.5.9") << "used already";
  t.set(members, {{blue, "'tokens': {'extra_kontor': 1}"}});
  t.play("establish");
  EXPECT_EQ(t.refused("extra:minden+trader"), "HT-4.5.9") << "somebody else's";
  t.set(members, {{red, "'tokens': {'extra_kontor': 1}, 'supply': '1M'"}});
  t.play("establish");
  EXPECT_EQ(t.refused("extra:minden+trader"), "");
  EXPECT_EQ(t.refused("extra:minden+merchant"), "HT-4.5.9") << "the merchant is not on the route";
}

TEST(Hansa, HT_4_5_9_the_token_must_have_been_owned_before_this_action) {
  Table t(3);
  const std::string_view members =
      "'to_move': 1, 'routes': {'osnabrueck-bremen': {'red': '3T'}}, 'cities': {'osnabrueck': ['blue T']},"
      " 'tokens': {'osnabrueck-bremen': 'extra_kontor'}";
  t.set(members, {{red, "'skills': {'privilegium': 1}"}});
  t.play("establish");
  EXPECT_EQ(t.refused("extra:osnabrueck+trader"), "HT-R9");
  t.set(members, {{red, "'skills': {'privilegium': 1}, 'tokens': {'extra_kontor': 1}"}});
  t.play("establish");
  EXPECT_EQ(t.refused("extra:osnabrueck+trader"), "") << "an older one will do";
  t.play("extra:osnabrueck+trader");
  EXPECT_EQ(t.of(red, "tokens"), "{'extra_kontor':1}") << "the new one is left";
}

TEST(Hansa, HT_4_5_10_a_coin_house_gives_a_point_an_extra_kontor_does_not) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'hamburg-luebeck': {'red': '3T'}}");
  t.play("establish", "kontor:luebeck");
  EXPECT_EQ(t.score(red), 1);
  EXPECT_THAT(t.events(), Contains("1 coin 1 HT-4.5.10"));
  t.set("'to_move': 1, 'routes': {'hamburg-luebeck': {'red': '3T'}}");
  t.play("establish", "kontor:hamburg");
  EXPECT_EQ(t.score(red), 0) << "no coin there";
  t.set("'to_move': 1, 'routes': {'hamburg-luebeck': {'red': '3T'}}, 'cities': {'luebeck': ['red T']}",
        {{red, "'tokens': {'extra_kontor': 1}"}});
  t.play("establish", "extra:luebeck+trader");
  EXPECT_EQ(t.score(red), 1) << "the point of step A only";
  EXPECT_EQ(t.count("coin"), 0);
}

TEST(Hansa, HT_4_5_11_the_marker_moves_when_the_last_printed_house_is_filled) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'arnheim-duisburg': {'red': '3T'}}");
  t.play("establish", "kontor:duisburg");
  EXPECT_EQ(t.marker(), 1);
  EXPECT_THAT(t.events(), Contains("1 completed duisburg 1 HT-4.5.11"));
  t.set("'to_move': 1, 'routes': {'arnheim-duisburg': {'red': '3T'}}, 'cities': {'stade': ['blue M']}");
  EXPECT_EQ(t.marker(), 1);
  t.play("establish", "kontor:arnheim");
  EXPECT_EQ(t.marker(), 1) << "three houses of Arnheim are empty";
  // Extra Kontors neither fill a city nor fill it twice.
  t.set("'to_move': 1, 'routes': {'hamburg-luebeck': {'red': '3T'}}, 'cities': {'luebeck': ['blue T']}",
        {{red, "'tokens': {'extra_kontor': 1}"}});
  t.play("establish", "extra:luebeck+trader");
  EXPECT_EQ(t.marker(), 0);
  t.set("'to_move': 1, 'routes': {'arnheim-duisburg': {'red': '3T'}}, 'cities': {'duisburg': ['blue T']}",
        {{red, "'tokens': {'extra_kontor': 1}"}});
  t.play("establish", "extra:duisburg+trader");
  EXPECT_EQ(t.marker(), 1);
  EXPECT_EQ(t.count("completed"), 0);
}

/// Red lacks Brunswiek in the chain Arnheim, Münster, Minden, Brunswiek, Stendal.
constexpr std::string_view nearly_linked =
    "'arnheim': ['red T'], 'muenster': ['red M'], 'minden': ['red T'], 'stendal': ['red T']";

TEST(Hansa, HT_4_5_12_the_first_link_gives_7_the_second_4_the_third_2_then_nothing) {
  static constexpr int points[] = {7, 4, 2, 0};
  static constexpr std::string_view linked[] = {"[]", "[0]", "[0, 2]", "[0, 2, 3]"};
  for (int before = 0; before < 4; ++before) {
    Table t(5);
    t.set(join("'to_move': 1, 'routes': {'brunswiek-stendal': {'red': '4T'}}, 'cities': {", nearly_linked,
               "}, 'linked': ", linked[before]),
          {{red, "'skills': {'privilegium': 1}"}});
    t.play("establish", "kontor:brunswiek");
    EXPECT_EQ(t.score(red), 1 + points[before]) << "one for Stendal";
    EXPECT_THAT(t.events(), Contains(join("1 linked ", std::to_string(points[before]), " HT-4.5.12")));
    EXPECT_THAT(t.at("linked"), HasSubstr("1"));
  }
}

TEST(Hansa, HT_4_5_12_every_player_gains_it_once) {
  Table t(3);
  t.set(join("'to_move': 1, 'routes': {'brunswiek-stendal': {'red': '4T'}}, 'linked': [1], 'cities': {", nearly_linked,
             "}"),
        {{red, "'skills': {'privilegium': 1}"}});
  t.play("establish", "kontor:brunswiek");
  EXPECT_EQ(t.score(red), 1);
  EXPECT_EQ(t.count("linked"), 0);
}

TEST(Hansa, HT_4_5_12_an_extra_kontor_may_close_the_chain_and_control_is_irrelevant) {
  Table t(3);
  t.set(
      "'to_move': 1, 'routes': {'minden-brunswiek': {'red': '4T'}}, 'cities': {'arnheim': ['blue T', 'red M', 'blue T'"
      "], 'muenster': ['red M', 'blue T'], 'brunswiek': ['red T'], 'minden': ['blue T', 'blue T'],"
      " 'stendal': ['red T', 'blue M']}",
      {{red, "'tokens': {'extra_kontor': 1}, 'skills': {'liber_sophiae': 2}"}, {blue, "'skills': {'actiones': 1}"}});
  EXPECT_EQ(t.controller("arnheim"), blue);
  EXPECT_EQ(t.controller("stendal"), blue);
  t.play("establish", "extra:minden+trader");
  EXPECT_EQ(t.score(red), 1 + 7) << "the own Brunswiek, and the link";
  EXPECT_EQ(t.controller("minden"), blue);
}

TEST(Hansa, HT_4_5_12_every_city_of_the_chain_needs_an_own_kontor_and_a_printed_route) {
  Table t(3);
  // Without Münster there is no way from Arnheim to Minden.
  t.set(
      "'to_move': 1, 'routes': {'brunswiek-stendal': {'red': '4T'}}, 'cities': {'arnheim': ['red T'],"
      " 'muenster': ['blue M'], 'minden': ['red T'], 'stendal': ['red T']}",
      {{red, "'skills': {'privilegium': 1}"}});
  t.play("establish", "kontor:brunswiek");
  EXPECT_EQ(t.score(red), 1);
  EXPECT_EQ(t.count("linked"), 0);
  // Another way round: Kampen, Osnabrück, Bremen, Hamburg, Lüneburg, Perleberg.
  t.set(
      "'to_move': 1, 'routes': {'hamburg-lueneburg': {'red': '3T 1M'}}, 'cities': {'arnheim': ['red T'],"
      " 'kampen': ['red T'], 'osnabrueck': ['red T'], 'bremen': ['red T'], 'hamburg': ['red T'],"
      " 'perleberg': ['red T'], 'stendal': ['red T']}",
      {{red, "'skills': {'actiones': 5}"}});
  t.play("establish", "kontor:lueneburg");
  EXPECT_EQ(t.score(red), 1 + 7);
}

TEST(Hansa, HT_4_5_13_HT_6_1_HT_6_2_a_skill_rises_by_one_field_and_its_piece_goes_to_the_supply) {
  struct Row {
    std::string_view route;
    std::string_view pieces;
    std::string_view skill;
    Track track;
    std::vector<int> values;
    bool merchants;
  };
  const Row rows[] = {{"quedlinburg-halle", "4T", "clavis_urbis", Track::clavis_urbis, {1, 2, 2, 3, 4}, false},
                      {"goettingen-quedlinburg", "3T", "actiones", Track::actiones, {2, 3, 3, 4, 4, 5}, false},
                      {"stade-hamburg", "3T", "privilegium", Track::privilegium, {1, 2, 3, 4}, false},
                      {"groningen-emden", "3T", "liber_sophiae", Track::liber_sophiae, {2, 3, 4, 5}, true},
                      {"hamburg-luebeck", "3T", "bursa", Track::bursa, {3, 5, 7, no_limit}, false}};
  for (const Row& row : rows) {
    for (std::size_t step = 0; step < row.values.size(); ++step) {
      Table t(3);
      t.set(join("'to_move': 1, 'actions': 5, 'routes': {'", row.route, "': {'red': '", row.pieces, "'}}"),
            {{red, join("'supply': '0', 'stock': '0', 'skills': {'", row.skill, "': ", std::to_string(step), "}")}});
      EXPECT_EQ(t.skill(red, row.track), row.values[step]);
      t.play("establish");
      const std::string move = join("skill:", row.skill);
      if (step + 1 == row.values.size()) {
        EXPECT_EQ(t.refused(move), t.decision() == "reward" ? "HT-4.5.13" : "HT-3.2") << "fully uncovered";
        continue;
      }
      t.play(move);
      EXPECT_EQ(t.skill(red, row.track), row.values[step + 1]) << row.skill;
      EXPECT_EQ(t.supply(red), row.merchants ? "1M" : "1T");
      EXPECT_EQ(t.stock(red), row.pieces) << "all pieces of the route";
      EXPECT_THAT(t.events(),
                  ElementsAre(join("1 skill ", row.skill, " ", std::to_string(row.values[step + 1]), " HT-4.5.13")));
      const int gained = row.track == Track::actiones ? row.values[step + 1] - row.values[step] : 0;
      EXPECT_EQ(t.actions(), 4 + gained);
    }
  }
}

TEST(Hansa, HT_4_5_13_only_the_skill_of_an_end_city) {
  Table t(5);
  t.set("'to_move': 1, 'routes': {'stade-hamburg': {'red': '3T'}}");
  t.play("establish");
  for (const std::string_view other : {"skill:clavis_urbis", "skill:actiones", "skill:liber_sophiae", "skill:bursa"})
    EXPECT_EQ(t.refused(other), "HT-4.5.13");
  EXPECT_EQ(t.refused("skill:privilegium"), "");
  t.set("'to_move': 1, 'routes': {'emden-stade': {'red': '3T'}}");
  t.play("establish");
  EXPECT_EQ(t.refused("skill:privilegium"), "") << "from both sides";
  t.set("'to_move': 1, 'routes': {'minden-hannover': {'red': '3T'}}");
  t.play("establish");
  EXPECT_THAT(t.legal("skill"), IsEmpty());
}

TEST(Hansa, HT_4_5_13_the_new_value_counts_at_once) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 2, 'routes': {'hamburg-luebeck': {'red': '3T'}}", {{red, "'stock': '6T'"}});
  t.play("establish", "skill:bursa", "allocate");
  EXPECT_EQ(t.refused("traders:5"), "");
  EXPECT_EQ(t.refused("traders:6"), "HT-4.1.1");
}

TEST(Hansa, HT_4_5_14_a_merchant_of_the_route_on_a_free_field_of_the_table) {
  Table t(3);
  static constexpr std::string_view fields[] = {"table:7", "table:8", "table:9", "table:11"};
  for (int privilege = 0; privilege < 4; ++privilege) {
    t.set("'to_move': 1, 'routes': {'coellen-warburg': {'red': '3T 1M'}}",
          {{red, join("'skills': {'privilegium': ", std::to_string(privilege), "}")}});
    t.play("establish");
    for (int field = 0; field < 4; ++field)
      EXPECT_EQ(t.refused(fields[field]), field <= privilege ? "" : "HT-4.5.14") << "fields may be skipped";
  }
  t.play("table:9");
  EXPECT_EQ(t.at("table"), "{'9':'red'}");
  EXPECT_THAT(t.events(), ElementsAre("1 table 9 HT-4.5.14"));
  EXPECT_EQ(t.score(red), 0) << "only at the end";
  EXPECT_EQ(t.at("cities"), "{}") << "no Kontor";
  EXPECT_EQ(t.controller("coellen"), nobody);
  EXPECT_EQ(t.points(red, ScoreLabel::network), 0);
  EXPECT_EQ(t.points(red, ScoreLabel::table), 9);
  // Taken fields, other routes, no merchant.
  t.set("'to_move': 1, 'routes': {'coellen-warburg': {'red': '3T 1M'}}, 'table': {'7': 'blue'}",
        {{red, "'skills': {'privilegium': 1}"}});
  t.play("establish");
  EXPECT_EQ(t.refused("table:7"), "HT-4.5.14");
  EXPECT_EQ(t.refused("table:8"), "");
  t.set("'to_move': 1, 'routes': {'paderborn-warburg': {'red': '2T 1M'}}");
  t.play("establish");
  EXPECT_EQ(t.refused("table:7"), "HT-4.5.14") << "another route to Warburg";
  t.set("'to_move': 1, 'routes': {'coellen-warburg': {'red': '4T'}}", {{red, "'supply': '1M'"}});
  t.play("establish");
  EXPECT_EQ(t.refused("table:7"), "HT-4.5.14") << "the merchant is not on the route";
}

}  // namespace
}  // namespace fondaco::hansa
