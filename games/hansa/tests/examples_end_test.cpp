// SPDX-License-Identifier: MIT
// The worked examples HT-X27 to HT-X30 and HT-X32: final scoring and two players, with the numbers of the rulebook.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_X27_final_scoring) {
  Table t(3);
  const auto set = [&](int key) {
    t.set(
        "'stage': 'over', 'ended': ['cities', 'score'], 'table': {'8': 'red'}, 'cities': {'arnheim': ['red T',"
        " 'red M', 'red T'], 'muenster': ['red M', 'red T'], 'minden': ['red T'], 'hannover': ['red T'],"
        " 'bremen': ['red T'], 'osnabrueck': ['red T']}",
        {{red, join("'score': 15, 'tokens': {'plus_three': 2}, 'used': {'extra_kontor': 3}, 'skills': {'actiones': 5,"
                    " 'liber_sophiae': 3, 'clavis_urbis': ",
                    std::to_string(key), "}")}});
  };
  set(3);
  EXPECT_THAT(t.breakdown(red), ElementsAre("track 15 HT-8.1", "desk 8 HT-8.2", "tokens 6 HT-8.3", "table 8 HT-8.4",
                                            "cities 12 HT-8.5", "network 27 HT-8.6"));
  EXPECT_EQ(t.total(red), 76);
  set(4);
  EXPECT_THAT(t.breakdown(red), ElementsAre("track 15 HT-8.1", "desk 8 HT-8.2", "tokens 6 HT-8.3", "table 8 HT-8.4",
                                            "cities 12 HT-8.5", "network 36 HT-8.6"));
  EXPECT_EQ(t.total(red), 85);
}

TEST(Hansa, HT_X28_network) {
  Table t(3);
  const auto network = [&](std::string_view more) {
    t.set(join("'stage': 'over', 'ended': ['score'], 'cities': {'arnheim': ['red T', 'red M'], 'muenster': ['red M'],"
               " 'minden': ['red T'], 'hannover': ['red T'], 'hamburg': ['red T'], 'stade': ['red M']",
               more, "}"),
          {{red, "'skills': {'clavis_urbis': 1, 'liber_sophiae': 2}"}});
    EXPECT_EQ(t.skill(red, Track::clavis_urbis), 2);
    return t.points(red, ScoreLabel::network);
  };
  EXPECT_EQ(network(""), 10) << "5 and 2: Hannover and Hamburg share no route";
  EXPECT_EQ(network(", 'bremen': ['red T']"), 16) << "8 × 2";
}

TEST(Hansa, HT_X29_tie) {
  Table t(5);
  t.set("'stage': 'over', 'ended': ['score']", {{red, "'score': 61"}, {blue, "'score': 61"}, {green, "'score': 40"}});
  EXPECT_EQ(t.rank(red), 1);
  EXPECT_EQ(t.rank(blue), 1);
  EXPECT_EQ(t.scores().winners(), 2);
  EXPECT_EQ(t.rank(green), 3);
}

TEST(Hansa, HT_X30_two_players_pawn) {
  Table t(2);
  const auto set = [&] { t.set("'to_move': 1, 'pawn': 'P08'", {{red, "'supply': '3T'"}, {blue, "'supply': '3T'"}}); };
  set();
  t.play("insert");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:osnabrueck-bremen", "at:bremen-minden", "at:muenster-minden"));
  EXPECT_EQ(t.refused("at:minden-hannover"), "HT-9.4");
  set();
  t.play("pawn-free");
  EXPECT_THAT(t.legal(), UnorderedElementsAreArray(
                             each("pawn:", {"P02", "P07", "P10", "P11", "P01", "P06", "P09", "P12", "P13", "P15"})));
  EXPECT_EQ(t.refused("pawn:P14"), "HT-9.5");
  // One border: the neighbours alone.
  const ProvinceSet near = t.edition().province[7].neighbours;
  EXPECT_EQ(near, bit<ProvinceSet>(1) | bit<ProvinceSet>(6) | bit<ProvinceSet>(9) | bit<ProvinceSet>(10));
  set();
  t.play("pawn-paid", "pawn:P14");
  EXPECT_EQ(t.at("pawn"), "P14");
  EXPECT_EQ(t.actions(), 1) << "a paid move, 1 action";
  set();
  t.play("pawn-free", "pawn:P07", "end");
  EXPECT_EQ(t.to_move(), blue) << "after a free move at the start none is possible at the end";
}

TEST(Hansa, HT_X32_two_players_relocation) {
  Table t(2);
  t.set("'to_move': 1, 'pawn': 'P08', 'routes': {'muenster-minden': {'blue': '1T'}}",
        {{red, "'supply': '2T'"}, {blue, "'stock': '2T'"}});
  t.play("displace");
  EXPECT_EQ(t.refused("at:minden-brunswiek"), "") << "although it does not border P08";
  t.play("at:minden-brunswiek");
  EXPECT_EQ(t.on("minden-brunswiek"), "{'blue':'1T'}");
}

}  // namespace
}  // namespace fondaco::hansa
