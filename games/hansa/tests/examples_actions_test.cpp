// SPDX-License-Identifier: MIT
// The worked examples HT-X1 to HT-X10, HT-X33 and HT-X34: set-up and the actions before Establish, with the numbers of
// the rulebook.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_X1_set_up_for_four) {
  Table t(4);
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    t.start(seed);
    const auto third = static_cast<Seat>((t.state().start_seat + 2) % 4);
    const auto fourth = static_cast<Seat>((t.state().start_seat + 3) % 4);
    EXPECT_EQ(t.supply(third), "7T 1M");
    EXPECT_EQ(t.stock(third), "4T");
    int desk[] = {0, 0};
    for (unsigned track = 0; track < tracks; ++track) {
      const Skill& skill = t.edition().skill[track];
      desk[index(skill.cover)] += skill.values - 1 - t.state().skill[third][track];
    }
    EXPECT_EQ(desk[0], 15);
    EXPECT_EQ(desk[1], 3);
    EXPECT_EQ(7 + 4 + 15 + 1, 27) << "with the trader on the score track";
    EXPECT_EQ(1 + 0 + 3, 4);
    EXPECT_EQ(t.edition().pieces, (Pieces{27, 4}));
    EXPECT_EQ(t.supply(fourth), "8T 1M");
    EXPECT_EQ(t.stock(fourth), "3T");
    for (Seat seat = 0; seat < 4; ++seat) {
      EXPECT_EQ(t.skill(seat, Track::clavis_urbis), 1);
      EXPECT_EQ(t.skill(seat, Track::actiones), 2);
      EXPECT_EQ(t.edition().level_names[static_cast<unsigned>(t.skill(seat, Track::privilegium)) - 1].text(), "white");
      EXPECT_EQ(t.skill(seat, Track::liber_sophiae), 2);
      EXPECT_EQ(t.skill(seat, Track::bursa), 3);
    }
    EXPECT_EQ(t.tokens_on_board(), 3);
    for (const std::string_view tavern : {"osnabrueck-bremen", "lueneburg-perleberg", "hildesheim-goslar"})
      EXPECT_NE(t.at(join("tokens.", tavern)), "absent");
    EXPECT_EQ(t.supply_size(), 13);
    EXPECT_EQ(t.marker(), 0);
    EXPECT_EQ(t.at("unseen"),
              "{'extra_kontor':4,'swap_kontors':1,'plus_three':2,'plus_four':2,'improve_skill':3,'remove_three':1}");
  }
}

TEST(Hansa, HT_X2_allocate) {
  Table t(3);
  t.set("'actions': 3", {{blue, "'supply': '5T 1M', 'stock': '6T'"}});
  EXPECT_EQ(t.skill(blue, Track::bursa), 3);
  t.play("allocate");
  EXPECT_EQ(t.refused("traders:4"), "HT-4.1.1") << "four in one action with Bursa 3";
  t.play("traders:3");
  EXPECT_EQ(t.supply(blue), "8T 1M");
  EXPECT_EQ(t.stock(blue), "3T");
  t.play("allocate", "traders:3");
  EXPECT_EQ(t.supply(blue), "11T 1M");
  EXPECT_EQ(t.stock(blue), "0");
  EXPECT_EQ(t.actions(), 1);
  EXPECT_EQ(t.refused("allocate"), "HT-4.1.1") << "a third one";
}

TEST(Hansa, HT_X3_allocate_short_stock_and_mix) {
  Table t(3);
  const auto set = [&] { t.set("'to_move': 1", {{red, "'supply': '0', 'stock': '1T 1M', 'skills': {'bursa': 1}"}}); };
  set();
  EXPECT_EQ(t.skill(red, Track::bursa), 5);
  t.play("allocate");
  EXPECT_THAT(t.legal(), ElementsAre("merchants:0", "merchants:1"));
  t.play("merchants:0");
  EXPECT_EQ(t.supply(red), "1T") << "(1,0): with no merchant it must be the trader";
  set();
  t.play("allocate", "merchants:1");
  EXPECT_THAT(t.legal(), ElementsAre("traders:0", "traders:1")) << "nothing else";
  t.play("traders:0");
  EXPECT_EQ(t.supply(red), "1M") << "(0,1)";
  set();
  t.play("allocate", "merchants:1", "traders:1");
  EXPECT_EQ(t.supply(red), "1T 1M") << "(1,1)";
  t.set("'to_move': 1", {{red, "'supply': '0', 'stock': '9T 2M', 'skills': {'bursa': 3, 'liber_sophiae': 1}"}});
  t.play("allocate", "merchants:2", "traders:9");
  EXPECT_EQ(t.supply(red), "9T 2M") << "all 11 with Bursa C";
  EXPECT_EQ(t.stock(red), "0");
}

TEST(Hansa, HT_X4_insert) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 3, 'routes': {'duisburg-dortmund': {'blue': '1T'}}",
        {{red, "'supply': '1T 1M', 'stock': '0'"}});
  t.play("insert", "with:merchant", "at:duisburg-dortmund");
  EXPECT_EQ(t.on("duisburg-dortmund"), "{'blue':'1T','red':'1M'}") << "full, with mixed owners";
  t.play("insert");
  EXPECT_EQ(t.refused("at:duisburg-dortmund"), "HT-4.2.1") << "a further insert there";
  EXPECT_EQ(t.refused("kontor:duisburg"), "HT-4.2.1") << "into the white house of Duisburg";
  t.play("at:kampen-arnheim");
  EXPECT_EQ(t.supply(red), "0");
  EXPECT_EQ(t.actions(), 1);
  EXPECT_EQ(t.refused("insert"), "HT-4.2.1");
}

TEST(Hansa, HT_X5_displace_a_trader) {
  Table t(3);
  const std::string_view members = "'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}}";
  const Desks desks{{red, "'supply': '2T', 'stock': '3T'"}, {blue, "'stock': '2T'"}};
  const std::vector<std::string_view> five{"arnheim-muenster", "bremen-minden", "minden-brunswiek", "minden-hannover",
                                           "minden-paderborn"};
  t.set(members, desks);
  t.play("displace");
  EXPECT_EQ(t.on("muenster-minden"), "{'red':'1T'}");
  EXPECT_EQ(t.supply(red), "0");
  EXPECT_EQ(t.stock(red), "4T");
  EXPECT_EQ(t.to_move(), blue);
  EXPECT_THAT(t.legal(), UnorderedElementsAreArray(each("at:", five)));
  EXPECT_EQ(t.refused("at:muenster-minden"), "HT-4.3.5");
  EXPECT_EQ(t.refused("at:dortmund-paderborn"), "HT-4.3.5");
  t.play("at:minden-hannover");
  const State relocated = t.state();
  t.play("with:trader");
  EXPECT_THAT(t.legal(), UnorderedElementsAreArray(each("at:", five))) << "the same five routes";
  const State extra = t.state();
  t.play("at:minden-hannover");
  EXPECT_EQ(t.on("minden-hannover"), "{'blue':'2T'}") << "the same route";
  EXPECT_EQ(t.stock(blue), "1T");
  t.set(extra);
  t.play("at:arnheim-muenster");
  EXPECT_EQ(t.on("arnheim-muenster"), "{'blue':'1T'}") << "or another";
  t.set(relocated);
  t.play("decline");
  EXPECT_EQ(t.stock(blue), "2T");
  t.set(members, {{red, "'supply': '1T', 'stock': '3T'"}, {blue, "'stock': '2T'"}});
  EXPECT_EQ(t.refused("displace"), "HT-4.3.1");
}

TEST(Hansa, HT_X6_displace_a_merchant_with_a_trader) {
  Table t(3);
  const std::string_view members = "'to_move': 1, 'routes': {'bremen-hannover': {'blue': '1M'}}";
  const std::string blue_desk = "'stock': '1T', 'supply': '4T 1M', 'skills': {'liber_sophiae': 1}";
  t.set(members, {{red, "'supply': '3T', 'stock': '1T'"}, {blue, blue_desk}});
  t.play("displace");
  EXPECT_EQ(t.on("bremen-hannover"), "{'red':'1T'}");
  EXPECT_EQ(t.supply(red), "0");
  EXPECT_EQ(t.stock(red), "3T") << "+2";
  EXPECT_THAT(t.legal(), UnorderedElementsAreArray(each("at:", {"osnabrueck-bremen", "bremen-minden", "bremen-hamburg",
                                                                "minden-hannover", "hannover-lueneburg"})))
      << "a route at Bremen or Hannover";
  t.play("at:bremen-hamburg");
  EXPECT_THAT(t.legal(), ElementsAre("decline", "with:trader"));
  EXPECT_EQ(t.refused("with:merchant"), "HT-4.3.6") << "that would be from PS";
  t.play("with:trader", "at:bremen-hamburg");
  EXPECT_EQ(t.stock(blue), "0");
  EXPECT_EQ(t.supply(blue), "4T 1M") << "the first came from GS";
  EXPECT_THAT(t.legal(), ElementsAre("decline", "with:trader", "with:merchant"));
  const State second = t.state();
  t.play("with:merchant", "at:bremen-minden");
  EXPECT_EQ(t.supply(blue), "4T");
  EXPECT_EQ(t.decision(), "main") << "two extras are all";
  t.set(second);
  t.play("with:trader", "at:bremen-minden");
  EXPECT_EQ(t.supply(blue), "3T 1M");
  t.set(members, {{red, "'supply': '2T'"}, {blue, blue_desk}});
  EXPECT_EQ(t.refused("displace"), "HT-4.3.1");
  t.set(members, {{red, "'supply': '1T 1M'"}, {blue, blue_desk}});
  EXPECT_EQ(t.refused("displace"), "HT-4.3.1");
}

TEST(Hansa, HT_X7_extras_from_the_board) {
  Table t(3);
  const std::string empty = "'stock': '0', 'supply': '0'";
  t.set(
      "'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}, 'quedlinburg-halle': {'blue': '1T'},"
      " 'stade-hamburg': {'blue': '1M'}}",
      {{red, "'supply': '2T', 'stock': '0'"}, {blue, empty}});
  t.play("displace", "at:muenster-minden", "at:minden-hannover");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("decline", "piece:quedlinburg-halle+blue+trader",
                                              "piece:stade-hamburg+blue+merchant"));
  EXPECT_EQ(t.refused("piece:minden-hannover+blue+trader"), "HT-4.3.6") << "the piece just relocated";
  t.play("piece:quedlinburg-halle+blue+trader");
  EXPECT_THAT(t.legal(), UnorderedElementsAreArray(each("at:", {"arnheim-muenster", "bremen-minden", "minden-brunswiek",
                                                                "minden-hannover", "minden-paderborn"})));
  t.play("at:bremen-minden");
  EXPECT_EQ(t.on("quedlinburg-halle"), "absent");
  EXPECT_EQ(t.on("bremen-minden"), "{'blue':'1T'}");
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}}",
        {{red, "'supply': '2T', 'stock': '0'"}, {blue, empty}});
  t.play("displace", "at:minden-hannover");
  EXPECT_EQ(t.decision(), "main") << "no other piece on the board: no extra";
}

TEST(Hansa, HT_X8_full_neighbourhood) {
  Table t(3);
  const Desks desks{{red, "'supply': '2T'"}, {blue, "'stock': '3T'"}};
  t.set("'to_move': 1, 'routes': {'groningen-emden': {'blue': '1T'}}", desks);
  t.play("displace");
  EXPECT_EQ(t.on("emden-osnabrueck"), "{'blue':'1T'}") << "the only route at distance 1";
  t.set("'to_move': 1, 'routes': {'groningen-emden': {'blue': '1T'}, 'emden-osnabrueck': {'red': '4T'}}", desks);
  t.play("displace");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:kampen-osnabrueck", "at:osnabrueck-bremen"));
  t.set("'to_move': 1, 'routes': {'groningen-emden': {'blue': '1T'}, 'emden-osnabrueck': {'red': '3T'}}", desks);
  t.play("displace");
  EXPECT_EQ(t.on("emden-osnabrueck"), "{'blue':'1T','red':'3T'}") << "the displaced piece must take the last space";
  t.play("with:trader");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:kampen-osnabrueck", "at:osnabrueck-bremen"));
  Table four(4);
  four.set("'to_move': 1, 'routes': {'groningen-emden': {'blue': '1T'}}", desks);
  four.play("displace");
  EXPECT_THAT(four.legal(), UnorderedElementsAre("at:emden-osnabrueck", "at:emden-stade"));
}

TEST(Hansa, HT_X9_move_and_exchange) {
  Table t(3);
  const std::string_view members =
      "'to_move': 1, 'routes': {'stade-hamburg': {'red': '1T'}, 'coellen-warburg': {'red': '1M'},"
      " 'duisburg-dortmund': {'blue': '2T'}}, 'cities': {'minden': ['red T']}";
  t.set(members);
  t.play("move", "piece:stade-hamburg+red+trader", "exchange:coellen-warburg");
  EXPECT_EQ(t.on("stade-hamburg"), "{'red':'1M'}");
  EXPECT_EQ(t.on("coellen-warburg"), "{'red':'1T'}");
  EXPECT_EQ(t.decision(), "main") << "Liber 2: both moves are used, the action is over";
  EXPECT_EQ(t.actions(), 1);
  t.set(members, {{red, "'skills': {'liber_sophiae': 1}"}});
  t.play("move", "piece:coellen-warburg+red+merchant", "exchange:stade-hamburg");
  EXPECT_EQ(t.decision(), "move_piece") << "Liber 3: one single move more";
  t.play("piece:coellen-warburg+red+trader");
  EXPECT_EQ(t.refused("at:duisburg-dortmund"), "HT-4.4.1") << "onto an opponent's space";
  EXPECT_EQ(t.refused("exchange:stade-hamburg"), "HT-4.4.2") << "a single one";
  EXPECT_EQ(t.refused("kontor:minden"), "HT-4.4.1") << "a Kontor cannot be moved";
  t.play("at:kampen-arnheim");
  EXPECT_EQ(t.decision(), "main");
  // The chain: s1 (Red) to s2, then s3 to s1; s1 is the last space of its route.
  t.set("'to_move': 1, 'routes': {'duisburg-dortmund': {'red': '1T', 'blue': '1T'}, 'groningen-emden': {'red': '1M'}}");
  t.play("move", "piece:duisburg-dortmund+red+trader", "at:kampen-arnheim", "piece:groningen-emden+red+merchant",
         "at:duisburg-dortmund");
  EXPECT_EQ(t.on("kampen-arnheim"), "{'red':'1T'}");
  EXPECT_EQ(t.on("duisburg-dortmund"), "{'blue':'1T','red':'1M'}");
  EXPECT_EQ(t.decision(), "main");
}

TEST(Hansa, HT_X10_a_route_is_not_automatic) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 1, 'routes': {'kampen-arnheim': {'red': '2T'}}, 'cities': {'arnheim': ['red T']}",
        {{red, "'supply': '1T'"}});
  t.play("insert", "at:kampen-arnheim");
  EXPECT_EQ(t.to_move(), yellow);
  EXPECT_EQ(t.score(red), 0) << "no route, no points";
  EXPECT_EQ(t.on("kampen-arnheim"), "{'red':'3T'}");
  t.play("end", "end");
  EXPECT_EQ(t.to_move(), red);
  t.establish();
  EXPECT_EQ(t.score(red), 1);
  EXPECT_EQ(t.actions(), 1) << "it is an action";
  t.set("'to_move': 1, 'routes': {'kampen-arnheim': {'red': '2T', 'blue': '1T'}}");
  EXPECT_EQ(t.refused("establish"), "HT-4.5.1");
}

TEST(Hansa, HT_X33_allocate_merchants_only) {
  Table t(3);
  t.set("'to_move': 1", {{red, "'supply': '0', 'stock': '2M', 'skills': {'liber_sophiae': 1}"}});
  t.play("allocate");
  EXPECT_THAT(t.legal(), ElementsAre("merchants:1", "merchants:2"));
  EXPECT_EQ(t.refused("merchants:0"), "HT-4.1.1") << "nothing else could be taken";
  t.play("merchants:2");
  EXPECT_EQ(t.supply(red), "2M");
  EXPECT_EQ(t.decision(), "main");
}

TEST(Hansa, HT_X34_move_without_a_target) {
  Table t(5);
  const std::string filler = Table::filler();
  const Desks desks{{red, "'stock': '0'"}, {blue, filler}, {yellow, filler}, {purple, filler}, {green, filler}};
  const std::vector<Seat> others{blue, yellow, purple, green};
  t.set(join("'to_move': 1, ", t.filled({{"kampen-arnheim", "'red': '3T'"}, {"emden-stade", "'red': '3T'"}}, others)),
        desks);
  EXPECT_EQ(t.refused("move"), "HT-4.4.4") << "every space is taken, only traders";
  t.set(
      join("'to_move': 1, ", t.filled({{"kampen-arnheim", "'red': '3T'"}, {"emden-stade", "'red': '2T 1M'"}}, others)),
      desks);
  EXPECT_EQ(t.refused("move"), "");
  t.play("move", "piece:emden-stade+red+merchant");
  EXPECT_EQ(t.on("kampen-arnheim"), "{'red':'2T 1M'}") << "as an exchange only";
  t.set(join("'to_move': 1, ",
             t.filled({{"kampen-arnheim", "'red': '1T', 'blue': '1T'"}}, {yellow, purple, green, blue})),
        desks);
  EXPECT_EQ(t.refused("move"), "HT-4.4.4") << "one piece, and a free space on that same route only";
}

}  // namespace
}  // namespace fondaco::hansa
