// SPDX-License-Identifier: MIT
// TA-9.1 to TA-9.5 and TA-9.7: what is public, what is private, and what is remembered of hands.
#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

constexpr std::string_view rich =
    "{'display': ['red', 'blue', 'green', 'wild', null], 'turns_left': 2, 'to_move': 1, 'players': ["
    "{'hand': {'pink': 2, 'wild': 1}, 'known': {'pink': 1}, 'contracts': ['C01', 'C04'], 'routes': ['R03', 'R24', "
    "'R42', 'R07']},"
    " {'hand': {'pink':4,'blue':5,'green':5,'black':6,'red':5,'orange':6,'wild':6}, 'contracts': ['C02'], 'routes': "
    "['R09']},"
    " {}]}";

TEST(Amsterdam, TA_9_1_what_everybody_sees) {
  Table t(3);
  t.set(rich);
  for (const Viewer viewer : {Viewer::spectator(), Viewer::seat(A), Viewer::seat(B), Viewer::seat(C)}) {
    EXPECT_EQ(t.view(viewer, "to_move"), "1");
    EXPECT_EQ(t.view(viewer, "turns_left"), "2");
    EXPECT_EQ(t.view(viewer, "display"), "['red','blue','green','wild',null]");
    EXPECT_EQ(t.view(viewer, "deck"), "0");
    EXPECT_EQ(t.view(viewer, "contract_deck"), "21");
    EXPECT_EQ(t.view(viewer, "players.0.score"), "23");
    EXPECT_EQ(t.view(viewer, "players.0.carts"), "2");
    EXPECT_EQ(t.view(viewer, "players.0.merchandise"), "4");
    EXPECT_EQ(t.view(viewer, "players.0.routes"), "['R03','R07','R24','R42']");
    EXPECT_EQ(t.view(viewer, "players.1.routes"), "['R09']");
  }
  for (const Viewer viewer : {Viewer::spectator(), Viewer::seat(C)}) {
    EXPECT_EQ(t.view(viewer, "players.0.hand"), "3");
    EXPECT_EQ(t.view(viewer, "players.1.hand"), "37");
    EXPECT_EQ(t.view(viewer, "players.0.contracts"), "2");
    EXPECT_EQ(t.view(viewer, "players.1.contracts"), "1");
  }
  t.set("{'discard': {'pink': 2, 'wild': 1}, 'players': [{}, {}, {}]}");
  EXPECT_EQ(t.spectator("discard"), "{'pink':2,'wild':1}");
  EXPECT_EQ(t.spectator("deck"), "36");
  EXPECT_EQ(t.spectator("turns_left"), "absent");
}

TEST(Amsterdam, TA_9_2_hands_and_contracts_are_their_owners_secret) {
  Table t(3);
  t.set(rich);
  EXPECT_EQ(t.view(A, "players.0.hand"), "{'pink':2,'wild':1}");
  EXPECT_EQ(t.view(A, "players.0.contracts"), "['C01','C04']");
  EXPECT_THAT(t.view(A), Not(HasSubstr("'C02'")));
  EXPECT_THAT(t.view(C), Not(HasSubstr("'C0")));
  EXPECT_THAT(t.spectator(), Not(HasSubstr("'C0")));
  // Not a byte differs for C when A and B exchange what C cannot see.
  const std::string view = t.view(C);
  const std::string spectator = t.spectator();
  t.set(
      "{'display': ['red', 'blue', 'green', 'wild', null], 'turns_left': 2, 'to_move': 1, 'players': ["
      "{'hand': {'pink': 1, 'blue': 2}, 'known': {'pink': 1}, 'contracts': ['C02', 'C11'], 'routes': ['R03', 'R24', "
      "'R42', 'R07']},"
      " {'hand': {'pink':5,'blue':3,'green':5,'black':6,'red':5,'orange':6,'wild':7}, 'contracts': ['C24'], 'routes': "
      "['R09']},"
      " {}]}");
  EXPECT_EQ(t.view(C), view);
  EXPECT_EQ(t.spectator(), spectator);
}

TEST(Amsterdam, TA_9_2_contracts_on_offer_are_seen_by_who_draws_them) {
  Table t(2);
  t.set("{'contract_deck': ['C09', 'C07', 'C01'], 'players': [{}, {}]}");
  t.play("contracts");
  EXPECT_EQ(t.view(A, "offered"), "['C09','C07']");
  EXPECT_EQ(t.view(B, "offered"), "2");
  EXPECT_EQ(t.spectator("offered"), "2");
  EXPECT_EQ(t.view(A, "contract_deck"), "22");
  EXPECT_THAT(t.view(B), Not(HasSubstr("'C0")));
}

TEST(Amsterdam, TA_9_3_the_order_of_both_decks_is_hidden_from_all) {
  Table t(2);
  t.set(
      "{'seed': '1', 'deck': ['red', 'blue', 'wild'], 'display': ['pink', 'pink', 'pink', 'pink', 'pink'],"
      " 'contract_deck': ['C05', 'C06'], 'players': [{}, {}]}");
  std::vector<std::string> views;
  for (const Viewer viewer : {Viewer::seat(A), Viewer::seat(B), Viewer::spectator()}) views.push_back(t.view(viewer));
  for (const std::string& view : views) EXPECT_THAT(view, AllOf(Not(HasSubstr("seed")), Not(HasSubstr("dice"))));
  t.set(
      "{'seed': '2', 'deck': ['wild', 'red', 'blue'], 'display': ['pink', 'pink', 'pink', 'pink', 'pink'],"
      " 'contract_deck': ['C09', 'C01'], 'players': [{}, {}]}");
  EXPECT_THAT(views, ElementsAre(t.view(A), t.view(B), t.spectator()));
  EXPECT_EQ(t.at("deck.0"), "'wild'") << "only who may see everything does";
}

TEST(Amsterdam, TA_9_3_each_player_knows_the_contracts_they_rejected) {
  Table t(2);
  t.set("{'contract_deck': ['C09', 'C07'], 'players': [{}, {}]}");
  t.play("contracts", "keep:C07");
  EXPECT_EQ(t.view(A, "players.0.rejected"), "[{'contract':'C09','above':22,'seats':[]}]") << "at the bottom";
  EXPECT_EQ(t.view(B, "players.0.rejected"), "absent");
  EXPECT_EQ(t.spectator("players.0.rejected"), "absent");
}

TEST(Amsterdam, TA_9_4_a_card_from_the_display_is_known_and_a_blind_one_is_not) {
  Table t(3);
  t.set(
      "{'to_move': 1, 'display': ['red', 'blue', 'green', 'wild', 'pink'], 'deck': ['black', 'red'],"
      " 'players': [{}, {'hand': {'red': 1}}, {}]}");
  t.play("draw:red", "draw:blind");
  for (const Viewer viewer : {Viewer::seat(A), Viewer::seat(C), Viewer::spectator()}) {
    EXPECT_EQ(t.view(viewer, "players.1.known"), "{'red':1}");
    EXPECT_EQ(t.view(viewer, "players.1.hand"), "3");
  }
  t.play("draw:wild");
  EXPECT_EQ(t.view(A, "players.2.known"), "{'wild':1}");
}

TEST(Amsterdam, TA_9_4_a_payment_uses_up_the_known_cards_of_its_colour_first) {
  struct Row {
    std::string_view known;
    std::string_view payment;
    std::string_view left;
  };
  // The hand is 4 red, 2 blue, 2 wild; R29 is red with 3 spaces.
  const Row rows[] = {{"{}", "pay:red", "{}"},
                      {"{'red': 1, 'blue': 1}", "pay:red", "{'blue':1}"},
                      {"{'red': 3}", "pay:red", "{}"},
                      {"{'red': 4}", "pay:red", "{'red':1}"},
                      {"{'red': 4, 'wild': 2}", "pay:red+1wild", "{'red':2,'wild':1}"},
                      {"{'red': 1, 'wild': 1}", "pay:red+2wild", "{}"},
                      {"{'red': 4, 'blue': 2}", "pay:red+2wild", "{'blue':2,'red':3}"}};
  for (const auto& [known, payment, left] : rows) {
    SCOPED_TRACE(join(known, " ", payment));
    for (const Seat players : {Seat{2}, Seat{3}}) {
      Table t(players);
      t.set(join("{'to_move': 1, 'players': [{}, {'hand': {'red': 4, 'blue': 2, 'wild': 2}, 'known': ", known, "}",
                 players == 3 ? ", {}]}" : "]}"));
      t.play("claim:R29", payment);
      EXPECT_EQ(t.view(A, "players.1.known"), left);
      if (players == 2) {
        EXPECT_EQ(t.view(A, "players.1.deduced"), left);
      }
      EXPECT_EQ(t.view(A, "players.1.hand"), "5") << "the unknown ones are the rest";
    }
  }
}

TEST(Amsterdam, TA_9_5_how_many_contracts_were_kept_is_public_which_is_not) {
  Table t(2);
  const std::string_view position = "{'contract_deck': ['C09', 'C07'], 'players': [{}, {}]}";
  t.set(position);
  t.play("contracts");
  EXPECT_EQ(t.seen("keep:C07", Viewer::seat(A)), "keep:C07");
  EXPECT_EQ(t.seen("keep:C07", Viewer::seat(B)), "keep:_");
  EXPECT_EQ(t.seen("keep:C09", Viewer::spectator()), "keep:_");
  EXPECT_EQ(t.seen("keep:both", Viewer::seat(B)), "keep:both");
  t.play("keep:C07");
  const std::string view = t.view(B);
  EXPECT_EQ(t.view(B, "players.0.contracts"), "1");
  EXPECT_EQ(t.view(B, "contract_deck"), "23");
  t.set(position);
  t.play("contracts", "keep:C09");
  EXPECT_EQ(t.view(B), view) << "the same to B, whichever was kept";
  t.set(position);
  t.play("contracts", "keep:both");
  EXPECT_EQ(t.view(B, "players.0.contracts"), "2");
  EXPECT_EQ(t.view(B, "contract_deck"), "22");
}

/// One card in the deck, A to move; B's and A's hands unknown to each other, but for one blue card of A.
constexpr std::string_view before_reshuffle =
    "{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'deck': ['black'], 'discard': {'pink': 5, 'orange': 6},"
    " 'players': [{'hand': {'blue': 5, 'green': 5}, 'known': {'blue': 1}},"
    " {'hand': {'black': 5, 'red': 5, 'wild': 7}}]}";

TEST(Amsterdam, TA_9_7_with_two_players_a_reshuffle_shows_the_rivals_whole_hand) {
  Table t(2);
  t.set(before_reshuffle);
  EXPECT_EQ(t.view(B, "players.0.deduced"), "{'blue':1}");
  t.play("draw:blind");
  EXPECT_EQ(t.view(B, "players.0.deduced"), "{'blue':5,'green':5,'black':1}");
  EXPECT_EQ(t.view(A, "players.1.deduced"), "{'black':5,'red':5,'wild':7}");
  EXPECT_EQ(t.view(B, "players.0.known"), "{'blue':1}") << "what the spectators saw has not changed";
  EXPECT_TRUE(t.learned().has(A));
  EXPECT_TRUE(t.learned().has(B));
  EXPECT_FALSE(t.learned().has(Viewer::spectator()));
  // Later blind draws are unknown again, open ones known, payments taken from the known.
  t.play("draw:blind");
  EXPECT_EQ(t.view(B, "players.0.hand"), "12");
  EXPECT_EQ(t.view(B, "players.0.deduced"), "{'blue':5,'green':5,'black':1}");
  t.play("claim:R20", "pay:red");
  EXPECT_EQ(t.view(A, "players.1.deduced"), "{'black':5,'red':3,'wild':7}");
  t.play("draw:wild");
  EXPECT_EQ(t.view(B, "players.0.deduced"), "{'blue':5,'green':5,'black':1,'wild':1}");
}

TEST(Amsterdam, TA_9_7_spectators_are_not_shown_what_the_players_deduce) {
  Table t(2);
  t.set(before_reshuffle);
  t.play("draw:blind");
  EXPECT_EQ(t.spectator("players.0.deduced"), "absent");
  EXPECT_EQ(t.spectator("players.0.known"), "{'blue':1}");
}

TEST(Amsterdam, TA_9_7_with_three_players_the_split_stays_open) {
  Table t(3);
  t.set(
      "{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'deck': ['black'], 'discard': {'pink': 5, 'orange': 6},"
      " 'players': [{'hand': {'blue': 5, 'green': 5}}, {'hand': {'black': 5, 'red': 3}}, {'hand': {'red': 2, 'wild': "
      "7}}]}");
  t.play("draw:blind");
  EXPECT_EQ(t.count("reshuffled"), 1);
  EXPECT_EQ(t.view(A, "players.1.known"), "{}");
  EXPECT_EQ(t.view(A, "players.1.deduced"), "absent");
}

TEST(Amsterdam, TA_9_7_a_rival_cannot_have_deduced_less_than_everybody_saw) {
  const Table t(2);
  EXPECT_EQ(t.refused_position("{'players': [{'hand': {'red': 2}, 'known': {'red': 1}, 'deduced': {'red': 2}}, {}]}"),
            "");
  EXPECT_NE(t.refused_position("{'players': [{'hand': {'red': 2}, 'known': {'red': 2}, 'deduced': {'red': 1}}, {}]}"),
            "");
  EXPECT_NE(t.refused_position("{'players': [{'hand': {'red': 2}, 'known': {'red': 3}}, {}]}"), "")
      << "nor more than there is";
  EXPECT_NE(t.refused_position("{'players': [{'hand': {'red': 2}, 'deduced': {'red': 3}}, {}]}"), "");
}

}  // namespace
}  // namespace fondaco::amsterdam
