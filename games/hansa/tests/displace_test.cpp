// SPDX-License-Identifier: MIT
// HT-4.3: Displace.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

/// The routes beside Münster–Minden on the 2–3 side.
const std::vector<std::string_view> beside{"arnheim-muenster", "bremen-minden", "minden-brunswiek", "minden-hannover",
                                           "minden-paderborn"};

TEST(Hansa, HT_4_3_1_the_fee_is_one_for_a_trader_and_two_for_a_merchant) {
  struct Row {
    std::string_view there;
    std::string_view supply;
    bool possible;
  };
  for (const auto& [there, supply, possible] :
       {Row{"1T", "1T", false}, Row{"1T", "2T", true}, Row{"1T", "1T 1M", true}, Row{"1T", "0", false},
        Row{"1M", "2T", false}, Row{"1M", "3T", true}, Row{"1M", "2T 1M", true}, Row{"1M", "1T 1M", false}}) {
    Table t(3);
    t.set(join("'to_move': 1, 'routes': {'muenster-minden': {'blue': '", there, "'}}"),
          {{red, join("'supply': '", supply, "', 'stock': '5T'")}});
    EXPECT_EQ(t.refused("displace"), possible ? "" : "HT-4.3.1") << there << " with " << supply;
  }
}

TEST(Hansa, HT_4_3_1_only_pieces_of_opponents_on_routes) {
  Table t(3);
  t.set("'to_move': 1, 'cities': {'minden': ['blue T']}, 'routes': {'muenster-minden': {'red': '2T'}}",
        {{red, "'supply': '5T'"}});
  EXPECT_EQ(t.refused("displace"), "HT-4.3.1") << "neither own pieces nor Kontors";
  t.set(
      "'to_move': 1, 'routes': {'muenster-minden': {'red': '1T', 'blue': '1T 1M'}, 'stade-hamburg': {'red': '1T'},"
      " 'groningen-emden': {'yellow': '1M'}}",
      {{red, "'supply': '2T', 'stock': '0'"}});
  t.play("displace");
  EXPECT_EQ(t.decision(), "relocate") << "two pieces pay for a trader only, and there is one";
  t.set(
      "'to_move': 1, 'routes': {'muenster-minden': {'red': '1T', 'blue': '1T 1M'}, 'stade-hamburg': {'red': '1T'},"
      " 'groningen-emden': {'yellow': '1M'}}",
      {{red, "'supply': '3T', 'stock': '0'"}});
  t.play("displace");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:muenster-minden", "at:groningen-emden"));
  EXPECT_EQ(t.refused("at:stade-hamburg"), "HT-4.3.1");
  t.play("at:muenster-minden");
  EXPECT_THAT(t.legal(),
              UnorderedElementsAre("piece:muenster-minden+blue+trader", "piece:muenster-minden+blue+merchant"));
  EXPECT_EQ(t.refused("piece:muenster-minden+red+trader"), "HT-4.3.1");
  EXPECT_EQ(t.refused("piece:groningen-emden+yellow+merchant"), "HT-4.3.1") << "another route was chosen";
}

TEST(Hansa, HT_4_3_1_a_merchant_out_of_reach_is_not_offered_beside_an_affordable_trader) {
  Table t(3);
  t.set(
      "'stage': 'displace_piece', 'actions': 1, 'acted': true, 'to_move': 1, 'pending': {'route': 'muenster-minden'},"
      " 'routes': {'muenster-minden': {'blue': '1T 1M'}}",
      {{red, "'supply': '2T', 'stock': '0'"}});
  EXPECT_EQ(t.refused("piece:muenster-minden+blue+merchant"), "HT-4.3.1");
  EXPECT_EQ(t.refused("piece:muenster-minden+blue+trader"), "");
}

TEST(Hansa, HT_4_3_2_one_piece_takes_the_space_and_the_fee_goes_to_the_own_stock) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1M', 'yellow': '2T'}}",
        {{red, "'supply': '2T 2M', 'stock': '1T', 'skills': {'liber_sophiae': 2}"}});
  t.play("displace", "piece:muenster-minden+blue+merchant");
  EXPECT_THAT(t.legal(), ElementsAre("with:trader", "with:merchant"));
  t.play("with:trader");
  EXPECT_THAT(t.legal(), ElementsAre("fee:1", "fee:2")) << "one trader is left, so at least one merchant pays";
  EXPECT_EQ(t.refused("fee:0"), "HT-4.3.2");
  EXPECT_EQ(t.refused("fee:3"), "HT-4.3.2");
  t.play("fee:1");
  EXPECT_EQ(t.on("muenster-minden"), "{'red':'1T','yellow':'2T'}");
  EXPECT_EQ(t.supply(red), "1M");
  EXPECT_EQ(t.stock(red), "2T 1M");
  EXPECT_THAT(t.events(), Contains("1 fee 1 1 HT-4.3.1"));
  EXPECT_EQ(t.to_move(), blue);
}

TEST(Hansa, HT_4_3_2_a_trader_displaces_a_merchant_and_a_merchant_a_trader) {
  for (const std::string_view kind : {"trader", "merchant"}) {
    Table t(3);
    t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1M'}}", {{red, "'supply': '3T 1M', 'stock': '0'"}});
    t.play("displace", join("with:", kind));
    EXPECT_EQ(t.decision(), kind == "trader" ? "displace_fee" : "relocate") << "three traders can only pay one way";
    if (kind == "trader") t.play("fee:0");
    EXPECT_EQ(t.on("muenster-minden"), kind == "trader" ? "{'red':'1T'}" : "{'red':'1M'}");
    EXPECT_EQ(t.stock(red), "2T");
    EXPECT_EQ(t.supply(red), kind == "trader" ? "1M" : "1T");
    EXPECT_THAT(t.events(), Contains(join("1 displaced merchant blue muenster-minden ", kind, " HT-4.3.2")));
  }
}

TEST(Hansa, HT_4_3_3_the_owner_decides_at_once_and_the_acting_player_waits) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}}",
        {{red, "'supply': '2T'"}, {blue, "'stock': '4T'"}});
  t.play("displace");
  EXPECT_EQ(t.to_move(), blue);
  EXPECT_EQ(t.state().turn, red);
  for (const std::string_view not_now : {"end", "decline", "with:trader", "insert"})
    EXPECT_EQ(t.refused(not_now), "HT-4.3.3") << not_now << ": the displaced piece must go back on the board";
  t.play("at:bremen-minden");
  EXPECT_EQ(t.to_move(), blue);
  t.play("with:trader", "at:bremen-minden");
  EXPECT_EQ(t.to_move(), red);
  EXPECT_EQ(t.actions(), 1) << "one of red's two is spent, none of blue's";
}

TEST(Hansa, HT_4_3_3_a_trader_brings_one_extra_a_merchant_two) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}}",
        {{red, "'supply': '3T'"}, {blue, "'stock': '4T'"}});
  t.play("displace", "at:bremen-minden", "with:trader", "at:bremen-minden");
  EXPECT_EQ(t.decision(), "main");
  EXPECT_EQ(t.on("bremen-minden"), "{'blue':'2T'}");
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1M'}}",
        {{red, "'supply': '3T'"}, {blue, "'stock': '4T'"}});
  t.play("displace", "at:bremen-minden", "with:trader", "at:bremen-minden", "with:trader", "at:minden-brunswiek");
  EXPECT_EQ(t.decision(), "main");
  EXPECT_EQ(t.on("bremen-minden"), "{'blue':'1T 1M'}");
  EXPECT_EQ(t.on("minden-brunswiek"), "{'blue':'1T'}");
  EXPECT_EQ(t.stock(blue), "2T");
  EXPECT_THAT(t.events(),
              ElementsAre("1 displaced merchant blue muenster-minden trader HT-4.3.2", "1 fee 2 0 HT-4.3.1",
                          "0 relocated merchant bremen-minden HT-4.3.5", "0 extra trader bremen-minden HT-4.3.7",
                          "0 extra trader minden-brunswiek HT-4.3.7"));
}

TEST(Hansa, HT_4_3_4_first_the_displaced_piece_then_extras_until_one_is_declined) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1M'}}",
        {{red, "'supply': '3T'"}, {blue, "'stock': '4T'"}});
  const State start = t.state();
  t.play("displace", "at:bremen-minden");
  EXPECT_EQ(t.on("bremen-minden"), "{'blue':'1M'}") << "the displaced piece itself is first";
  EXPECT_THAT(t.legal(), ElementsAre("decline", "with:trader"));
  t.play("decline");
  EXPECT_EQ(t.decision(), "main") << "declining the first extra ends it, the second is not offered";
  EXPECT_THAT(t.events(), ElementsAre("0 declined HT-4.3.4"));
  t.set(start);
  t.play("displace", "at:bremen-minden", "with:trader", "at:bremen-minden", "decline");
  EXPECT_EQ(t.decision(), "main");
  EXPECT_EQ(t.stock(blue), "3T");
}

TEST(Hansa, HT_4_3_5_only_routes_at_the_smallest_distance_with_a_free_space) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}}", {{red, "'supply': '2T'"}});
  t.play("displace");
  EXPECT_THAT(t.legal(), UnorderedElementsAreArray(each("at:", beside)));
  EXPECT_EQ(t.refused("at:muenster-minden"), "HT-4.3.5") << "two of its spaces are free, but others are too";
  EXPECT_EQ(t.refused("at:dortmund-paderborn"), "HT-4.3.5") << "distance 2";
  // A full route at distance 1 drops out.
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}, 'bremen-minden': {'yellow': '3T'}}",
        {{red, "'supply': '2T'"}});
  t.play("displace", "at:muenster-minden");
  EXPECT_THAT(t.legal(), SizeIs(4));
  EXPECT_EQ(t.refused("at:bremen-minden"), "HT-4.3.5");
}

TEST(Hansa, HT_4_3_5_distance_by_distance_until_a_space_is_free) {
  Table t(3);
  // Quedlinburg–Halle has Goslar–Quedlinburg (4) and Göttingen–Quedlinburg (3) beside it.
  t.set(
      "'to_move': 1, 'routes': {'quedlinburg-halle': {'blue': '1T'}, 'goslar-quedlinburg': {'yellow': '4T'},"
      " 'goettingen-quedlinburg': {'yellow': '3T'}}",
      {{red, "'supply': '2T'"}});
  t.play("displace", "at:quedlinburg-halle");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:goslar-magdeburg", "at:hildesheim-goslar"));
  t.set(
      "'to_move': 1, 'routes': {'quedlinburg-halle': {'blue': '1T'}, 'goslar-quedlinburg': {'yellow': '4T'},"
      " 'goettingen-quedlinburg': {'yellow': '3T'}, 'goslar-magdeburg': {'yellow': '2T'},"
      " 'hildesheim-goslar': {'yellow': '1T 1M', 'red': '1T'}}",
      {{red, "'supply': '2T'"}});
  t.play("displace", "at:quedlinburg-halle");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:stendal-magdeburg", "at:paderborn-hildesheim"));
  EXPECT_EQ(t.refused("at:quedlinburg-halle"), "HT-4.3.5");
}

TEST(Hansa, HT_4_3_5_every_piece_is_judged_separately) {
  Table t(3);
  t.set(
      "'to_move': 1, 'routes': {'quedlinburg-halle': {'blue': '1M'}, 'goslar-quedlinburg': {'yellow': '4T'},"
      " 'goettingen-quedlinburg': {'yellow': '1T'}}",
      {{red, "'supply': '3T'"}, {blue, "'stock': '5T'"}});
  t.play("displace", "at:quedlinburg-halle");
  EXPECT_EQ(t.on("goettingen-quedlinburg"), "{'blue':'1M','yellow':'1T'}") << "the only route: not asked";
  t.play("with:trader");
  EXPECT_EQ(t.on("goettingen-quedlinburg"), "{'blue':'1T 1M','yellow':'1T'}") << "the last space at distance 1";
  t.play("with:trader");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("at:goslar-magdeburg", "at:hildesheim-goslar")) << "now distance 2";
}

}  // namespace
}  // namespace fondaco::hansa
