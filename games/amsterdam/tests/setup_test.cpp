// SPDX-License-Identifier: MIT
// TA-1 components and TA-2 set-up.
#include <map>
#include <set>

#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

TEST(Amsterdam, TA_1_1_17_places_and_44_routes_over_31_links_with_86_spaces) {
  const Table t(2);
  const Edition& e = t.edition();
  EXPECT_EQ(e.places, 17);
  EXPECT_EQ(e.routes, 44);
  std::map<std::pair<int, int>, std::vector<unsigned>> links;
  std::map<Card, int> colors;
  int spaces = 0;
  for (unsigned r = 0; r < e.routes; ++r) {
    const Route& route = e.route[r];
    links[std::minmax<int>(route.a, route.b)].push_back(r);
    ++colors[route.color];
    spaces += route.length;
    EXPECT_TRUE(route.length >= 1 && route.length <= 4) << route.id.text();
    EXPECT_NE(route.a, route.b) << route.id.text();
  }
  EXPECT_EQ(links.size(), 31U);
  EXPECT_EQ(spaces, 86);
  EXPECT_EQ(colors.size(), 7U) << "six colours and gray";
  EXPECT_EQ(colors.count(gray), 1U);
  int doubles = 0;
  for (const auto& [ends, routes] : links) {
    ASSERT_LE(routes.size(), 2U);
    if (routes.size() == 1) {
      EXPECT_EQ(e.route[routes[0]].partner, no_partner);
      continue;
    }
    ++doubles;
    EXPECT_EQ(e.route[routes[0]].partner, routes[1]);
    EXPECT_EQ(e.route[routes[1]].partner, routes[0]);
    EXPECT_EQ(e.route[routes[0]].length, e.route[routes[1]].length);
  }
  EXPECT_EQ(doubles, 13);
}

TEST(Amsterdam, TA_1_1_a_route_that_is_not_on_the_board_cannot_be_claimed) {
  Table t(2);
  t.set(join("{'display': [], 'players': [{'hand': ", all_cards, "}, {}]}"));
  EXPECT_EQ(t.refused("claim:route.44"), "TA-1.1");
  EXPECT_EQ(t.refused("claim:route.63"), "TA-1.1");
}

TEST(Amsterdam, TA_1_2_44_transport_cards_six_of_each_colour_and_eight_wilds) {
  Table t(3);
  EXPECT_EQ(t.edition().colors, 6);
  EXPECT_EQ(t.edition().transport, (Counts{6, 6, 6, 6, 6, 6, 0, 8}));
  t.start(1);
  Counts found = t.state().discard;
  for (const Card card : t.state().deck) ++found[card];
  for (const Card card : t.state().display) {
    if (card != no_card) ++found[card];
  }
  for (const Counts& hand : t.state().hand) {
    for (unsigned kind = 0; kind < card_kinds; ++kind)
      found[kind] = static_cast<std::uint8_t>(found[kind] + hand[kind]);
  }
  EXPECT_EQ(found, t.edition().transport) << "all of them are in the game, and no other";
}

TEST(Amsterdam, TA_1_2_a_position_with_a_card_too_many_is_refused) {
  const Table t(2);
  EXPECT_EQ(t.refused_position("{'players': [{'hand': {'red': 6}}, {'hand': {'wild': 8}}]}"), "");
  EXPECT_THAT(t.refused_position("{'players': [{'hand': {'red': 5}}, {'hand': {'red': 2}}]}"),
              AllOf(HasSubstr("players[1].hand"), HasSubstr("TA-1.2")));
  EXPECT_THAT(t.refused_position("{'players': [{'hand': {'wild': 9}}, {}]}"), HasSubstr("TA-1.2"));
  EXPECT_THAT(t.refused_position("{'discard': {'pink': 6}, 'deck': ['pink'], 'players': [{}, {}]}"),
              HasSubstr("TA-1.2"));
}

TEST(Amsterdam, TA_1_3_24_contracts_all_different) {
  const Table t(2);
  const Edition& e = t.edition();
  EXPECT_EQ(e.contracts, 24);
  std::set<std::pair<int, int>> joined;
  for (unsigned c = 0; c < e.contracts; ++c) {
    EXPECT_NE(e.contract[c].a, e.contract[c].b);
    EXPECT_GT(e.contract[c].points, 0);
    joined.insert(std::minmax<int>(e.contract[c].a, e.contract[c].b));
  }
  EXPECT_EQ(joined.size(), 24U);
  EXPECT_THAT(t.refused_position("{'players': [{'contracts': ['C01']}, {'contracts': ['C01']}]}"),
              AllOf(HasSubstr("players[1].contracts[0]"), HasSubstr("TA-1.3")));
  EXPECT_THAT(t.refused_position("{'contract_deck': ['C05', 'C05'], 'players': [{}, {}]}"), HasSubstr("TA-1.3"));
}

TEST(Amsterdam, TA_1_4_16_merchandise_cards) {
  Table t(4);
  EXPECT_EQ(t.edition().merchandise, 16);
  t.start(3);
  EXPECT_EQ(t.game().merchandise_left(t.state()), 16);
}

TEST(Amsterdam, TA_1_5_16_carts_for_each_player_and_no_spare_one) {
  Table t(4);
  EXPECT_EQ(t.edition().carts, 16);
  t.set("{'players': [{'routes': ['R03', 'R24', 'R42', 'R36', 'R09']}, {}, {}, {}]}");
  EXPECT_EQ(t.at("players.0.carts"), "0");
  EXPECT_THAT(t.refused_position("{'players': [{'routes': ['R03', 'R24', 'R42', 'R36', 'R01']}, {}, {}, {}]}"),
              AllOf(HasSubstr("players[0].routes"), HasSubstr("TA-1.5")));
  EXPECT_NE(t.refused_position("{'players': [{'carts': 17}, {}, {}, {}]}"), "");
}

TEST(Amsterdam, TA_1_6_route_points_by_length) {
  struct Row {
    std::string_view route;
    int points;
  };
  for (const auto& [route, points] : {Row{"R04", 1}, Row{"R07", 2}, Row{"R34", 4}, Row{"R03", 7}}) {
    SCOPED_TRACE(route);
    Table t(2);
    t.set("{'players': [{'hand': {'wild': 4}}, {}]}");
    t.play(join("claim:", route), "pay:wild");
    EXPECT_EQ(t.number("players.0.score"), points);
  }
  const Table t(2);
  EXPECT_THAT(t.edition().route_points, ElementsAre(0, 1, 2, 4, 7, 0, 0));
}

TEST(Amsterdam, TA_1_7_the_16_cart_routes) {
  const Table t(2);
  std::vector<std::string> cart_routes;
  for (unsigned r = 0; r < t.edition().routes; ++r) {
    if (t.edition().route[r].cart) cart_routes.emplace_back(t.edition().route[r].id.text());
  }
  EXPECT_THAT(cart_routes, ElementsAre("R01", "R02", "R03", "R06", "R07", "R08", "R10", "R19", "R20", "R21", "R23",
                                       "R24", "R29", "R31", "R36", "R42"));
}

TEST(Amsterdam, TA_2_1_seats_in_clockwise_order_from_the_start_seat) {
  for (Seat players = 2; players <= 4; ++players) {
    Table t(players);
    t.start(7);
    EXPECT_EQ(t.at("start_seat"), "0");
    for (Seat seat = 0; seat < players; ++seat) {
      EXPECT_EQ(t.to_move(), seat);
      t.play("keep:both");
    }
    for (int turn = 0; turn < 2 * players; ++turn) {
      EXPECT_EQ(t.to_move(), turn % players);
      t.idle();
    }
  }
}

TEST(Amsterdam, TA_2_2_each_player_begins_with_16_carts_no_points_and_no_merchandise) {
  Table t(3);
  t.start(11);
  for (const std::string seat : {"0", "1", "2"}) {
    EXPECT_EQ(t.at("players." + seat + ".carts"), "16");
    EXPECT_EQ(t.at("players." + seat + ".score"), "0");
    EXPECT_EQ(t.at("players." + seat + ".merchandise"), "0");
    EXPECT_EQ(t.at("players." + seat + ".routes"), "[]");
  }
  EXPECT_EQ(t.game().merchandise_left(t.state()), 16);
}

TEST(Amsterdam, TA_2_3_two_hidden_transport_cards_each) {
  for (Seat players = 2; players <= 4; ++players) {
    Table t(players);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      t.start(seed);
      for (Seat seat = 0; seat < players; ++seat) {
        EXPECT_EQ(Game::sum(t.state().hand[seat]), 2);
        EXPECT_EQ(Game::sum(t.state().known[seat]), 0) << "nobody has seen them";
      }
      EXPECT_EQ(t.view(A, "players.1.hand"), "2");
      EXPECT_EQ(t.view(B, "players.1.hand"), t.at("players.1.hand"));
      EXPECT_EQ(t.spectator("players.1.hand"), "2");
    }
  }
}

TEST(Amsterdam, TA_2_4_five_cards_face_up_and_the_flush_rule_is_applied) {
  for (Seat players = 2; players <= 4; ++players) {
    Table t(players);
    int flushed = 0;
    for (std::uint64_t seed = 0; seed < 1500; ++seed) {
      t.start(seed);
      const auto& display = t.state().display;
      EXPECT_EQ(std::ranges::count(display, no_card), max_display - 5);
      ASSERT_LT(std::ranges::count(display, wild), 3) << "seed " << seed;
      const int discards = Game::sum(t.state().discard);
      ASSERT_EQ(discards % 5, 0);
      EXPECT_GE(t.state().discard[wild], 3 * discards / 5) << "only displays with three wilds are flushed";
      EXPECT_EQ(static_cast<int>(t.state().deck.size()), 44 - 2 * players - 5 - discards);
      flushed += discards > 0 ? 1 : 0;
    }
    // Three or more wilds of 8 among five of 44 cards: 3.6 % of the deals.
    EXPECT_GT(flushed, 20);
    EXPECT_LT(flushed, 110);
  }
}

TEST(Amsterdam, TA_2_5_two_hidden_contracts_each) {
  for (Seat players = 2; players <= 4; ++players) {
    Table t(players);
    t.start(players);
    ContractSet dealt = 0;
    for (Seat seat = 0; seat < players; ++seat) {
      EXPECT_EQ(count_bits(t.state().contracts[seat]), 2);
      dealt |= t.state().contracts[seat];
    }
    EXPECT_EQ(count_bits(dealt), 2 * players);
    EXPECT_EQ(t.view(A, "players.1.contracts"), "2");
    EXPECT_EQ(t.spectator("players.0.contracts"), "2");
    EXPECT_EQ(t.view(B, "players.1.contracts"), t.at("players.1.contracts"));
  }
}

constexpr std::string_view four_answers =
    "{'stage': 'keep_start', 'start_seat': 2, 'players': [{'contracts': ['C01', 'C02']}, {'contracts': ['C03', 'C04']},"
    " {'contracts': ['C05', 'C06']}, {'contracts': ['C07', 'C08']}]}";

TEST(Amsterdam, TA_2_6_asked_in_seat_order_from_the_starting_player_and_hidden_until_all_answered) {
  Table t(4, {{"start_player", "seat2"}});
  t.set(four_answers);
  EXPECT_EQ(t.to_move(), C);
  EXPECT_THAT(t.legal(), ElementsAre("keep:C05", "keep:C06", "keep:both"));
  EXPECT_EQ(t.seen("keep:C06", Viewer::seat(C)), "keep:C06");
  EXPECT_EQ(t.seen("keep:C06", Viewer::seat(A)), "keep:_");
  EXPECT_EQ(t.seen("keep:both", Viewer::spectator()), "keep:_") << "not even how many";

  t.play("keep:C06");
  EXPECT_EQ(t.to_move(), D);
  t.play("keep:both");
  EXPECT_EQ(t.to_move(), A);
  t.play("keep:C01");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_THAT(t.events(), IsEmpty());
  EXPECT_TRUE(t.learned().empty());
  for (const std::string seat : {"0", "2", "3"}) {
    EXPECT_EQ(t.view(B, "players." + seat + ".answer"), "'hidden'");
    EXPECT_EQ(t.view(B, "players." + seat + ".contracts"), "2") << "how many were kept is not shown yet";
  }
  EXPECT_EQ(t.view(C, "players.2.answer"), "'second'");
  EXPECT_EQ(t.view(B, "contract_deck"), "16");

  t.play("keep:C04");
  EXPECT_EQ(t.decision(), "main");
  EXPECT_EQ(t.to_move(), C) << "the starting player";
  EXPECT_EQ(t.learned(), SeatSet::everybody(4));
  EXPECT_EQ(t.at("players.0.contracts"), "['C01']");
  EXPECT_EQ(t.at("players.1.contracts"), "['C04']");
  EXPECT_EQ(t.at("players.2.contracts"), "['C06']");
  EXPECT_EQ(t.at("players.3.contracts"), "['C07','C08']");
  EXPECT_THAT(t.events(),
              ElementsAre("2 kept C06 TA-2.6", "2 rejected C05 TA-2.6", "3 kept C07 C08 TA-2.6", "0 kept C01 TA-2.6",
                          "0 rejected C02 TA-2.6", "1 kept C04 TA-2.6", "1 rejected C03 TA-2.6"));
  EXPECT_THAT(t.events(A),
              ElementsAre("2 kept _ TA-2.6", "2 rejected _ TA-2.6", "3 kept _ _ TA-2.6", "0 kept C01 TA-2.6",
                          "0 rejected C02 TA-2.6", "1 kept _ TA-2.6", "1 rejected _ TA-2.6"));
}

TEST(Amsterdam, TA_2_6_at_least_one_of_the_two_is_kept_and_nothing_else_may_be_done) {
  Table t(4, {{"start_player", "seat2"}});
  t.set(four_answers);
  EXPECT_EQ(t.refused("keep:C01"), "TA-2.6") << "offered to somebody else";
  EXPECT_EQ(t.refused("keep:C20"), "TA-2.6") << "in the deck";
  for (const auto* move : {"draw:blind", "contracts", "claim:R04", "pass"})
    EXPECT_EQ(t.refused(move), "TA-2.6") << move;
}

TEST(Amsterdam, TA_2_7_the_contract_deck_is_what_remains_with_the_rejected_ones_at_the_bottom) {
  Table t(4, {{"start_player", "seat2"}});
  t.set(four_answers);
  t.play("keep:C06", "keep:both", "keep:C01", "keep:C04");
  EXPECT_EQ(t.at("contract_deck"),
            "['C09','C10','C11','C12','C13','C14','C15','C16','C17','C18','C19','C20','C21','C22','C23','C24',"
            "'C05','C02','C03']");
  for (Seat players = 2; players <= 4; ++players) {
    Table dealt(players);
    dealt.start(5);
    EXPECT_EQ(dealt.view(A, "contract_deck"), std::to_string(24 - 2 * players));
    dealt.play(dealt.legal()[0]);
    for (Seat seat = 1; seat < players; ++seat) dealt.play("keep:both");
    EXPECT_EQ(dealt.view(A, "contract_deck"), std::to_string(24 - 2 * players + 1));
  }
}

}  // namespace
}  // namespace fondaco::amsterdam
