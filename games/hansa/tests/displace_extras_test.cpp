// SPDX-License-Identifier: MIT
// HT-4.3.6 to HT-4.3.9: where extra pieces come from, and what happens on a full board.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_4_3_6_extras_come_from_the_stock_first) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1M'}, 'stade-hamburg': {'blue': '1T'}}",
        {{red, "'supply': '3T'"}, {blue, "'stock': '1T', 'supply': '2T 1M', 'skills': {'liber_sophiae': 1}"}});
  t.play("displace", "at:muenster-minden", "at:bremen-minden");
  EXPECT_THAT(t.legal(), ElementsAre("decline", "with:trader"));
  EXPECT_EQ(t.refused("with:merchant"), "HT-4.3.6") << "the merchant is in the supply";
  EXPECT_EQ(t.refused("piece:stade-hamburg+blue+trader"), "HT-4.3.6");
  t.play("with:trader", "at:bremen-minden");
  EXPECT_EQ(t.stock(blue), "0");
  EXPECT_EQ(t.supply(blue), "2T 1M");
  EXPECT_THAT(t.legal(), ElementsAre("decline", "with:trader", "with:merchant")) << "now the supply is open";
  EXPECT_EQ(t.refused("piece:stade-hamburg+blue+trader"), "HT-4.3.6");
  t.play("with:merchant", "at:bremen-minden");
  EXPECT_EQ(t.supply(blue), "2T");
  EXPECT_EQ(t.on("bremen-minden"), "{'blue':'1T 2M'}");
}

TEST(Hansa, HT_4_3_6_trader_or_merchant_from_the_stock_as_the_owner_likes) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}}",
        {{red, "'supply': '2T'"}, {blue, "'stock': '1T 1M', 'supply': '3T'"}});
  t.play("displace", "at:bremen-minden");
  EXPECT_THAT(t.legal(), ElementsAre("decline", "with:trader", "with:merchant"));
  t.play("with:merchant", "at:minden-hannover");
  EXPECT_EQ(t.stock(blue), "1T");
  EXPECT_EQ(t.on("minden-hannover"), "{'blue':'1M'}");
}

TEST(Hansa, HT_4_3_6_the_board_is_the_last_source_and_fresh_pieces_stay) {
  Table t(3);
  t.set(
      "'to_move': 1, 'routes': {'muenster-minden': {'blue': '1M'}, 'stade-hamburg': {'blue': '1T'},"
      " 'bremen-minden': {'blue': '1M'}}",
      {{red, "'supply': '3T'"}, {blue, "'stock': '0', 'supply': '0', 'skills': {'liber_sophiae': 1}"}});
  t.play("displace", "at:muenster-minden", "at:bremen-minden");
  EXPECT_EQ(t.on("bremen-minden"), "{'blue':'2M'}");
  EXPECT_THAT(t.legal(),
              UnorderedElementsAre("decline", "piece:bremen-minden+blue+merchant", "piece:stade-hamburg+blue+trader"))
      << "of the two merchants on Bremen–Minden one may be lifted";
  EXPECT_EQ(t.refused("with:trader"), "HT-4.3.6");
  t.play("piece:bremen-minden+blue+merchant", "at:minden-hannover");
  EXPECT_THAT(t.events(),
              ElementsAre("0 lifted merchant bremen-minden HT-4.3.6", "0 extra merchant minden-hannover HT-4.3.7"));
  EXPECT_EQ(t.refused("piece:bremen-minden+blue+merchant"), "HT-4.3.6") << "the one left was just relocated";
  EXPECT_EQ(t.refused("piece:minden-hannover+blue+merchant"), "HT-4.3.6") << "an extra of this displacement";
  t.play("piece:stade-hamburg+blue+trader", "at:minden-paderborn");
  EXPECT_EQ(t.decision(), "main");
  EXPECT_EQ(t.on("stade-hamburg"), "absent");
}

TEST(Hansa, HT_4_3_6_pieces_of_others_and_kontors_are_no_source) {
  Table t(3);
  t.set(
      "'to_move': 1, 'cities': {'hamburg': ['blue T']},"
      " 'routes': {'muenster-minden': {'blue': '1T'}, 'stade-hamburg': {'yellow': '1T'}}",
      {{red, "'supply': '2T'"}, {blue, "'stock': '0', 'supply': '0'"}});
  t.play("displace", "at:muenster-minden", "at:bremen-minden");
  EXPECT_EQ(t.decision(), "main") << "nothing to add, so nothing is asked";
}

TEST(Hansa, HT_4_3_6_the_piece_is_taken_up_before_the_nearest_spaces_are_found) {
  Table t(3);
  // Blue lifts from the full route beside: its space is now the nearest free one, and the only one.
  t.set("'to_move': 1, 'routes': {'groningen-emden': {'blue': '1T'}, 'emden-osnabrueck': {'blue': '1T', 'red': '3T'}}",
        {{red, "'supply': '2T'"}, {blue, "'stock': '0', 'supply': '0'"}});
  t.play("displace", "at:groningen-emden");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:kampen-osnabrueck", "at:osnabrueck-bremen"));
  t.play("at:kampen-osnabrueck");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("decline", "piece:emden-osnabrueck+blue+trader"));
  t.play("piece:emden-osnabrueck+blue+trader");
  EXPECT_EQ(t.on("emden-osnabrueck"), "{'blue':'1T','red':'3T'}") << "it could only go back";
  EXPECT_EQ(t.decision(), "main");
}

TEST(Hansa, HT_4_3_6_a_piece_on_the_route_of_the_displacement_may_be_lifted_too) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '2T'}}",
        {{red, "'supply': '2T'"}, {blue, "'stock': '0', 'supply': '0'"}});
  t.play("displace", "at:bremen-minden", "piece:muenster-minden+blue+trader");
  EXPECT_EQ(t.refused("at:muenster-minden"), "HT-4.3.5");
  t.play("at:bremen-minden");
  EXPECT_EQ(t.on("bremen-minden"), "{'blue':'2T'}");
  EXPECT_EQ(t.on("muenster-minden"), "{'red':'1T'}");
}

TEST(Hansa, HT_4_3_7_extras_are_free_cost_no_action_and_stay_out_of_the_supply) {
  Table t(3);
  t.set("'to_move': 1, 'actions': 3, 'routes': {'muenster-minden': {'blue': '1M'}}",
        {{red, "'supply': '3T'"}, {blue, "'stock': '2T', 'supply': '1T'"}});
  t.play("displace", "at:bremen-minden", "with:trader", "at:bremen-minden", "with:trader", "at:bremen-minden");
  EXPECT_EQ(t.supply(blue), "1T") << "nothing came into it, nothing was paid from it";
  EXPECT_EQ(t.stock(blue), "0");
  EXPECT_EQ(t.actions(), 2);
  EXPECT_EQ(t.on("bremen-minden"), "{'blue':'2T 1M'}");
}

/// Five players; all routes are full but those given.
struct FullBoard : Table {
  FullBoard(const std::map<std::string, std::string>& given, const std::string& red_desk, const std::string& blue_desk)
      : Table(5) {
    set(join("'to_move': 1, ", filled(given, {yellow, purple, green, red})), {{red, join(all_skills, ", ", red_desk)},
                                                                              {blue, join(all_skills, ", ", blue_desk)},
                                                                              {yellow, filler()},
                                                                              {purple, filler()},
                                                                              {green, filler()}});
  }
};

TEST(Hansa, HT_4_3_8_a_full_board_sends_the_piece_to_its_own_route_and_else_to_the_supply) {
  // One free space, on the route of the displacement: the only place there is.
  FullBoard own_route({{"kampen-arnheim", "'blue': '1T', 'yellow': '1M'"}}, "'supply': '2T', 'stock': '0'",
                      "'supply': '0', 'stock': '3T'");
  own_route.play("displace", "at:kampen-arnheim");
  EXPECT_EQ(own_route.on("kampen-arnheim"), "{'blue':'1T','red':'1T','yellow':'1M'}");
  EXPECT_EQ(own_route.decision(), "main") << "an extra piece has no space left";
  EXPECT_EQ(own_route.stock(blue), "3T");

  FullBoard nowhere({{"kampen-arnheim", "'blue': '1M', 'yellow': '1T 1M'"}}, "'supply': '3T', 'stock': '0'",
                    "'supply': '1T', 'stock': '3T'");
  nowhere.play("displace", "at:kampen-arnheim", "piece:kampen-arnheim+blue+merchant");
  EXPECT_EQ(nowhere.supply(blue), "1T 1M");
  EXPECT_EQ(nowhere.stock(blue), "3T");
  EXPECT_EQ(nowhere.decision(), "main") << "no extra is placed";
  EXPECT_THAT(nowhere.events(), Contains("0 returned merchant HT-4.3.8"));
}

TEST(Hansa, HT_4_3_8_the_journal_names_the_fallback) {
  FullBoard t({{"kampen-arnheim", "'blue': '1T', 'yellow': '1M'"}}, "'supply': '2T', 'stock': '0'",
              "'supply': '0', 'stock': '3T'");
  t.play("displace", "at:kampen-arnheim");
  EXPECT_THAT(t.events(), Contains("0 relocated trader kampen-arnheim HT-4.3.8"));
}

TEST(Hansa, HT_4_3_8_extras_fall_back_to_the_route_of_the_displacement) {
  FullBoard t({{"brunswiek-stendal", "'blue': '1M'"}}, "'supply': '3T', 'stock': '0'", "'supply': '0', 'stock': '3T'");
  t.play("displace", "at:brunswiek-stendal");
  EXPECT_EQ(t.on("brunswiek-stendal"), "{'blue':'1M','red':'1T'}");
  EXPECT_EQ(t.to_move(), blue);
  t.play("with:trader", "with:trader");
  EXPECT_EQ(t.on("brunswiek-stendal"), "{'blue':'2T 1M','red':'1T'}");
  // A single free space elsewhere, however far, comes before it.
  FullBoard far({{"brunswiek-stendal", "'blue': '1M'"}, {"groningen-emden", "'blue': '2T'"}},
                "'supply': '3T', 'stock': '0'", "'supply': '0', 'stock': '3T'");
  far.play("displace", "at:brunswiek-stendal");
  EXPECT_EQ(far.on("groningen-emden"), "{'blue':'2T 1M'}");
  far.play("with:trader");
  EXPECT_EQ(far.on("brunswiek-stendal"), "{'blue':'1T','red':'1T'}");
}

TEST(Hansa, HT_4_3_9_an_extra_is_offered_only_if_it_can_be_placed) {
  FullBoard full({{"kampen-arnheim", "'blue': '1T', 'yellow': '1T'"}}, "'supply': '2T', 'stock': '0'",
                 "'supply': '2T', 'stock': '2T'");
  full.play("displace", "at:kampen-arnheim", "piece:kampen-arnheim+blue+trader");
  EXPECT_EQ(full.to_move(), red);
  EXPECT_EQ(full.count("declined"), 0) << "the question was not asked at all";
  // A piece lifted from a full board leaves the space it goes back to.
  FullBoard lifting({{"kampen-arnheim", "'blue': '1T', 'yellow': '1T'"}, {"emden-stade", "'blue': '3T'"}},
                    "'supply': '2T', 'stock': '0'", "'supply': '0', 'stock': '0'");
  lifting.play("displace", "at:kampen-arnheim", "piece:kampen-arnheim+blue+trader");
  EXPECT_THAT(lifting.legal(), UnorderedElementsAre("decline", "piece:emden-stade+blue+trader"));
}

TEST(Hansa, HT_4_3_9_fresh_pieces_are_subtracted_from_what_may_be_lifted) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}}",
        {{red, "'supply': '2T'"}, {blue, "'stock': '0', 'supply': '0'"}});
  t.play("displace", "at:bremen-minden");
  EXPECT_EQ(t.decision(), "main") << "the only piece on the board was just relocated";
  EXPECT_EQ(t.count("declined"), 0);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}, 'bremen-minden': {'blue': '1T'}}",
        {{red, "'supply': '2T'"}, {blue, "'stock': '0', 'supply': '0'"}});
  t.play("displace", "at:muenster-minden", "at:bremen-minden");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("decline", "piece:bremen-minden+blue+trader"))
      << "the old one may, even though the two look alike";
}

TEST(Hansa, HT_4_3_9_the_order_of_placing_leaves_no_trace) {
  Table t(3);
  const Desks desks{{red, "'supply': '3T', 'stock': '0'"}, {blue, "'stock': '2T', 'supply': '0'"}};
  const std::string_view members = "'to_move': 1, 'routes': {'muenster-minden': {'blue': '1M'}}";
  t.set(members, desks);
  t.play("displace", "at:bremen-minden", "with:trader", "at:minden-hannover", "with:trader", "at:arnheim-muenster");
  const State one = t.state();
  t.set(members, desks);
  t.play("displace", "at:bremen-minden", "with:trader", "at:arnheim-muenster", "with:trader");
  EXPECT_EQ(t.decision(), "extra_route");
  t.play("at:minden-hannover");
  EXPECT_TRUE(same_bytes(t.state(), one));
}

}  // namespace
}  // namespace fondaco::hansa
