// SPDX-License-Identifier: MIT
// TA-5 claim a route.
#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

TEST(Amsterdam, TA_5_1_any_unclaimed_route_may_be_chosen) {
  Table t(3);
  t.set("{'players': [{'hand': {'wild': 4}}, {}, {}]}");
  EXPECT_EQ(t.legal("claim").size(), 44U);
  t.set("{'players': [{'hand': {'wild': 4}, 'routes': ['R42']}, {'routes': ['R03', 'R06']}, {'routes': ['R24']}]}");
  EXPECT_EQ(t.legal("claim").size(), 40U) << "connected to R42 or not";
  for (const auto* route : {"claim:R42", "claim:R03", "claim:R06", "claim:R24"})
    EXPECT_EQ(t.refused(route), "TA-5.1") << route;
}

TEST(Amsterdam, TA_5_1_one_route_per_turn) {
  Table t(2);
  t.set("{'players': [{'hand': {'red': 3}}, {}]}");
  t.play("claim:R05");
  EXPECT_EQ(t.refused("claim:R12"), "TA-5.1");
  t.play("pay:red");
  EXPECT_EQ(t.to_move(), B);
}

TEST(Amsterdam, TA_5_1_a_position_cannot_be_paying_a_route_that_is_not_open) {
  const Table t(2);
  const auto paying = [](std::string_view route, std::string_view a, std::string_view b) {
    return join("{'stage': 'pay', 'pending': '", route, "', 'players': [{'hand': {'wild': 4}, 'routes': ", a,
                "}, {'routes': ", b, "}]}");
  };
  EXPECT_EQ(t.refused_position(paying("R15", "[]", "['R17']")), "");
  EXPECT_NE(t.refused_position(paying("R15", "[]", "['R15']")), "") << "the rival's (TA-5.1)";
  EXPECT_NE(t.refused_position(paying("R15", "['R15']", "[]")), "") << "claimed already (TA-5.1)";
  EXPECT_NE(t.refused_position(paying("R16", "['R15']", "[]")), "") << "the own double (TA-5.3)";
  EXPECT_NE(t.refused_position(paying("R16", "[]", "['R15']")), "") << "closed with two players (TA-5.4)";
}

TEST(Amsterdam, TA_5_2_a_cart_for_every_space) {
  struct Row {
    std::string_view routes;
    int carts;
  };
  for (const auto& [routes, carts] :
       {Row{"['R03', 'R42', 'R24']", 4}, Row{"['R03', 'R42', 'R24', 'R09']", 3}, Row{"['R03', 'R42', 'R24', 'R07']", 2},
        Row{"['R03', 'R42', 'R24', 'R36']", 1}, Row{"['R03', 'R42', 'R24', 'R36', 'R09']", 0}}) {
    SCOPED_TRACE(carts);
    Table t(2);
    t.set(join("{'turns_left': 2, 'players': [{'hand': {'wild': 4, 'blue': 1}, 'routes': ", routes, "}, {}]}"));
    EXPECT_EQ(t.number("players.0.carts"), carts);
    for (unsigned r = 0; r < t.edition().routes; ++r) {
      const Route& route = t.edition().route[r];
      const std::string refused = t.refused(join("claim:", route.id.text()));
      if (refused == "TA-5.1") continue;
      EXPECT_EQ(refused, route.length <= carts ? "" : "TA-5.2") << route.id.text();
    }
  }
}

TEST(Amsterdam, TA_5_2_a_position_cannot_be_paying_for_more_spaces_than_carts) {
  const Table t(2);
  EXPECT_NE(t.refused_position("{'stage': 'pay', 'pending': 'R06', 'turns_left': 2, 'players': [{'hand': {'blue': 3},"
                               " 'routes': ['R03', 'R42', 'R24', 'R07']}, {}]}"),
            "");
}

TEST(Amsterdam, TA_5_3_nobody_owns_both_routes_of_a_double) {
  for (const Seat players : {Seat{2}, Seat{3}, Seat{4}}) {
    Table t(players);
    const std::string others = players == 2 ? "{}" : players == 3 ? "{}, {}" : "{}, {}, {}";
    for (unsigned r = 0; r < t.edition().routes; ++r) {
      const Route& route = t.edition().route[r];
      if (route.partner == no_partner) continue;
      const std::string_view partner = t.edition().route[route.partner].id.text();
      t.set(join("{'players': [{'hand': {'wild': 4}, 'routes': ['", route.id.text(), "']}, ", others, "]}"));
      EXPECT_EQ(t.refused(join("claim:", partner)), "TA-5.3") << partner;
    }
  }
  EXPECT_THAT(Table(3).refused_position("{'players': [{'routes': ['R15', 'R16']}, {}, {}]}"), HasSubstr("TA-5.3"));
}

TEST(Amsterdam, TA_5_4_second_side_of_a_double_closes_with_two_players) {
  Table t(2);
  for (unsigned r = 0; r < t.edition().routes; ++r) {
    const Route& route = t.edition().route[r];
    if (route.partner == no_partner) continue;
    t.set(join("{'to_move': 1, 'players': [{'routes': ['", route.id.text(), "']}, {'hand': {'wild': 4}}]}"));
    EXPECT_EQ(t.refused(join("claim:", t.edition().route[route.partner].id.text())), "TA-5.4");
    EXPECT_EQ(t.legal("claim").size(), 42U);
  }
  EXPECT_THAT(t.refused_position("{'players': [{'routes': ['R15']}, {'routes': ['R16']}]}"), HasSubstr("TA-5.4"));
}

TEST(Amsterdam, TA_5_4_and_stays_open_to_the_others_with_three_or_four) {
  for (const auto& [players, others] : {std::pair{Seat{3}, ", {}"}, {Seat{4}, ", {}, {}"}}) {
    Table t(players);
    t.set(join("{'to_move': 1, 'players': [{'routes': ['R15']}, {'hand': {'orange': 2}}", others, "]}"));
    t.play("claim:R16", "pay:orange");
    EXPECT_EQ(t.at("players.1.routes"), "['R16']");
  }
}

TEST(Amsterdam, TA_5_5_payments) {
  struct Row {
    std::string_view route;
    std::string_view hand;
    std::vector<std::string> payments;  // none: the claim itself is refused
  };
  const std::vector<Row> rows = {
      {"R20", "{'red': 2}", {"pay:red"}},                               // its own colour
      {"R20", "{'red': 5}", {"pay:red"}},                               // exactly as many as spaces
      {"R20", "{'red': 1, 'wild': 1}", {"pay:red+1wild"}},              // a wild replaces one
      {"R20", "{'red': 1, 'wild': 2}", {"pay:red+1wild", "pay:wild"}},  // or all
      {"R20", "{'wild': 2}", {"pay:wild"}},                             //
      {"R20", "{'red': 2, 'wild': 2}", {"pay:red", "pay:red+1wild", "pay:wild"}},
      {"R20", "{'blue': 6}", {}},                                 // another colour
      {"R20", "{'red': 1, 'blue': 5}", {}},                       // two colours are never mixed
      {"R20", "{'red': 1}", {}},                                  // too few
      {"R20", "{'blue': 3, 'wild': 1}", {}},                      //
      {"R37", "{'blue': 2, 'red': 2}", {"pay:blue", "pay:red"}},  // gray: any one colour
      {"R37", "{'blue': 1, 'red': 1}", {}},                       // but not two
      {"R37", "{'blue': 1, 'red': 1, 'wild': 1}", {"pay:blue+1wild", "pay:red+1wild"}},
      {"R21", "{'pink': 2, 'orange': 1, 'wild': 2}", {"pay:pink+1wild", "pay:pink+2wild", "pay:orange+2wild"}},
      {"R21", "{'pink': 1, 'orange': 1, 'wild': 1}", {}},
      {"R09", "{'pink': 1, 'black': 1, 'wild': 1}", {"pay:pink", "pay:black", "pay:wild"}},
  };
  for (const auto& [route, hand, payments] : rows) {
    SCOPED_TRACE(join(route, " ", hand));
    Table t(2);
    t.set(join("{'players': [{'hand': ", hand, "}, {}]}"));
    const std::string claim = join("claim:", route);
    if (payments.empty()) {
      EXPECT_EQ(t.refused(claim), "TA-5.5");
      continue;
    }
    t.play(claim);
    EXPECT_THAT(t.legal(), ::testing::UnorderedElementsAreArray(payments));
    for (const auto* color : {"pink", "blue", "green", "black", "red", "orange"}) {
      for (const auto* wilds : {"", "+1wild", "+2wild", "+3wild"}) {
        const std::string payment = join("pay:", color, wilds);
        EXPECT_EQ(t.refused(payment), std::ranges::count(payments, payment) > 0 ? "" : "TA-5.5") << payment;
      }
    }
  }
}

TEST(Amsterdam, TA_5_6_cards_to_the_discard_pile_carts_on_the_spaces_and_the_route_is_owned) {
  Table t(3);
  t.set("{'players': [{'hand': {'red': 3, 'blue': 1, 'wild': 2}}, {}, {}]}");
  t.play("claim:R29", "pay:red+1wild");
  EXPECT_EQ(t.spectator("discard"), "{'red':2,'wild':1}");
  EXPECT_EQ(t.at("players.0.hand"), "{'blue':1,'red':1,'wild':1}");
  EXPECT_EQ(t.spectator("players.0.carts"), "13");
  EXPECT_EQ(t.spectator("players.0.routes"), "['R29']");
  EXPECT_THAT(t.events(Viewer::spectator()), IsSupersetOf({"0 claimed R29 TA-5.6", "0 paid red 2 1wild TA-5.5"}));
  EXPECT_TRUE(t.learned().empty()) << "all of it was the claimer's open choice";
}

TEST(Amsterdam, TA_5_6_a_route_belongs_to_its_owner_for_good) {
  Table t(3);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    t.start(seed);
    auto owned = t.state().routes;
    t.play_out(seed, [&] {
      for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(t.state().routes[seat] & owned[seat], owned[seat]);
      owned = t.state().routes;
    });
  }
}

TEST(Amsterdam, TA_5_7_route_points_are_scored_at_once) {
  Table t(2);
  t.set("{'players': [{'hand': {'blue': 4}, 'routes': ['R09']}, {}]}");
  EXPECT_EQ(t.spectator("players.0.score"), "1");
  t.play("claim:R24", "pay:blue");
  EXPECT_EQ(t.spectator("players.0.score"), "8");
  EXPECT_THAT(t.events(), Contains("0 scored 7 TA-5.7"));
}

TEST(Amsterdam, TA_5_8_one_merchandise_card_for_a_cart_route_and_none_for_another) {
  for (unsigned r = 0; r < 44; ++r) {
    Table t(2);
    const Route& route = t.edition().route[r];
    SCOPED_TRACE(route.id.text());
    t.set("{'players': [{'hand': {'wild': 4}}, {}]}");
    t.play(join("claim:", route.id.text()), "pay:wild");
    EXPECT_EQ(t.spectator("players.0.merchandise"), route.cart ? "1" : "0");
    EXPECT_EQ(t.count("merchandise"), route.cart ? 1 : 0);
    EXPECT_EQ(t.game().merchandise_left(t.state()), route.cart ? 15 : 16);
  }
  Table t(2);
  t.set("{'players': [{'hand': {'green': 2}, 'routes': ['R03', 'R08']}, {}]}");
  t.play("claim:R07", "pay:green");
  EXPECT_THAT(t.events(B), Contains("0 merchandise 3 TA-5.8")) << "three now, for all to see";
}

TEST(Amsterdam, TA_5_8_an_empty_pile_gives_none) {
  Table t(2, {},
          edition_with({{"'merchandise_cards': {\n  'provenance': 'seed',\n  'count': 16",
                         "'merchandise_cards': {\n  'provenance': 'seed',\n  'count': 1"}}));
  t.set("{'players': [{'hand': {'green': 2}}, {'hand': {'orange': 2}}]}");
  t.play("claim:R07", "pay:green");
  EXPECT_EQ(t.at("players.0.merchandise"), "1");
  EXPECT_EQ(t.game().merchandise_left(t.state()), 0);
  t.play("claim:R08", "pay:orange");
  EXPECT_EQ(t.at("players.1.merchandise"), "0");
  EXPECT_EQ(t.at("players.1.routes"), "['R08']") << "the route is claimed and scored all the same";
  EXPECT_EQ(t.at("players.1.score"), "2");
  EXPECT_EQ(t.count("merchandise"), 0);
}

TEST(Amsterdam, TA_5_9_a_claim_is_followed_by_reshuffle_and_refill) {
  Table t(2);
  // With a full display and cards in the deck nothing is dealt.
  t.set("{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'players': [{'hand': {'green': 2}}, {}]}");
  t.play("claim:R07", "pay:green");
  EXPECT_EQ(t.at("display"), "['red','blue','green','wild','pink']");
  EXPECT_EQ(t.at("discard"), "{'green':2}");
  // With an empty deck the paid cards become the deck at once, and B knows A's hand (TA-9.7).
  t.set(
      "{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'players': [{'hand': {'green': 2, 'red': 1}}, {'hand': "
      "{'pink':5,'blue':5,'green':3,'black':6,'red':4,'orange':6,'wild':7}}]}");
  t.play("claim:R07", "pay:green");
  EXPECT_EQ(t.at("discard"), "{}");
  EXPECT_EQ(t.at("deck"), "['green','green']");
  EXPECT_THAT(t.events(), Contains("0 reshuffled 2 TA-4.7"));
  EXPECT_EQ(t.view(B, "players.0.deduced"), "{'red':1}");
}

TEST(Amsterdam, TA_5_9_a_flush_held_back_is_made_when_the_paid_cards_allow_it) {
  Table t(2);
  t.set(
      "{'display': ['wild', 'wild', 'wild', 'red', 'blue'], 'deck': ['pink', 'black', 'black', 'red', 'blue'],"
      " 'players': [{'hand': {'green': 2}}, {}]}");
  t.play("claim:R07", "pay:green");
  EXPECT_EQ(t.count("flushed"), 1);
  EXPECT_EQ(t.at("display"), "['pink','black','black','red','blue']");
  EXPECT_EQ(t.at("discard"), "{'blue':1,'green':2,'red':1,'wild':3}");
}

}  // namespace
}  // namespace fondaco::amsterdam
