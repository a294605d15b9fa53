// SPDX-License-Identifier: MIT
// TA-9.6 to TA-9.8: the hidden cards as an observer may imagine them. Every sample is audited and must look the same to
// the observer (Table::sample).
#include <set>

#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

constexpr Viewer eyes_of_a = Viewer::seat(A);

/// B holds 2 known blue cards and one unknown card; the unseen cards are 1 red and 3 pink ones.
constexpr std::string_view four_unseen =
    "{'display': ['green', 'green', 'green', 'green', 'green'], 'deck': ['pink', 'pink', 'pink'], 'discard': {'pink': "
    "3},"
    " 'players': [{}, {'hand': {'red': 1, 'blue': 2}, 'known': {'blue': 2}}, {'hand': "
    "{'blue':4,'green':1,'black':6,'red':5,'orange':6,'wild':8},"
    " 'known': {'blue':4,'green':1,'black':6,'red':5,'orange':6,'wild':8}}]}";

TEST(Amsterdam, TA_9_6_unseen_cards_are_dealt_at_random_over_unknown_places_and_deck) {
  Table t(3);
  t.set(four_unseen);
  constexpr int times = 4000;
  const auto hands =
      t.tally(eyes_of_a, times, [&](const State& s) { return t.part(s, Viewer::everything(), "players.1.hand"); });
  ASSERT_EQ(hands.size(), 2U) << "the known cards are always there";
  EXPECT_NEAR(hands.at("{'blue':2,'red':1}"), times / 4, 140);
  EXPECT_NEAR(hands.at("{'pink':1,'blue':2}"), times * 3 / 4, 140);
  const auto tops =
      t.tally(eyes_of_a, times, [&](const State& s) { return t.part(s, Viewer::everything(), "deck.0"); });
  EXPECT_NEAR(tops.at("'red'"), times / 4, 140) << "the order of the deck is imagined too";
  // B sees the own hand; C's is known to all.
  t.sample(Viewer::seat(B), 50, [&](const State& s) {
    EXPECT_EQ(t.part(s, Viewer::everything(), "players.1.hand"), "{'blue':2,'red':1}");
    EXPECT_EQ(s.hand[C], t.state().hand[C]);
    EXPECT_EQ(t.part(s, Viewer::everything(), "deck"), "['pink','pink','pink']");
  });
}

TEST(Amsterdam, TA_9_6_own_cards_never_vary_and_those_of_others_do) {
  Table t(4);
  t.start(4);
  t.play(t.legal()[0]);
  t.play(t.legal()[0]);
  for (Seat observer = 0; observer < 4; ++observer) {
    std::array<std::set<Counts>, 4> hands;
    std::array<std::set<ContractSet>, 4> contracts;
    t.sample(Viewer::seat(observer), 100, [&](const State& s) {
      for (Seat seat = 0; seat < 4; ++seat) {
        hands[seat].insert(s.hand[seat]);
        contracts[seat].insert(s.contracts[seat]);
      }
      EXPECT_FALSE(s.dice.seed() == t.state().dice.seed()) << "the dice are hidden too";
    });
    for (Seat seat = 0; seat < 4; ++seat) {
      EXPECT_EQ(hands[seat].size() == 1, seat == observer);
      EXPECT_EQ(contracts[seat].size() == 1, seat == observer);
    }
  }
}

TEST(Amsterdam, TA_9_6_hidden_answers_at_set_up_are_imagined) {
  Table t(2);
  t.start(4);
  t.play("keep:both");
  const auto answers = t.tally(Viewer::seat(B), 200,
                               [&](const State& s) { return t.part(s, Viewer::everything(), "players.0.answer"); });
  EXPECT_EQ(answers.size(), 3U);
  t.sample(eyes_of_a, 50, [&](const State& s) { EXPECT_EQ(s.answers[A], Answer::both); });
}

TEST(Amsterdam, TA_9_6_who_is_paying_can_pay) {
  Table t(3);
  t.set(
      "{'stage': 'pay', 'pending': 'R42', 'to_move': 1, 'players': [{'hand': {'wild': 6}}, {'hand': {'red': 4}}, {}]}");
  t.sample(eyes_of_a, 500,
           [&](const State& s) { EXPECT_TRUE(((t.game().affordable(s.hand[B]) >> s.pending) & 1U) != 0); });
}

TEST(Amsterdam, TA_9_6_who_is_asked_with_nothing_to_draw_can_claim) {
  // Only red routes of one space are open to B, who has one card; 30 of the 31 cards that A does not see are not red.
  Table t(3);
  t.set(
      join("{'to_move': 1, 'display': [], 'players': [{'hand': {'red': 5, 'wild': 8},"
           " 'routes': ['R04', 'R11', 'R13', 'R25', 'R27', 'R33', 'R40']}, {'hand': {'red': 1}},"
           " {'hand': {'pink': 6, 'blue': 6, 'green': 6, 'black': 6, 'orange': 6},"
           " 'routes': ['R09', 'R14', 'R26', 'R28', 'R41'], 'contracts': ",
           all_contracts, "}]}"));
  EXPECT_THAT(t.legal(), ElementsAre("claim:R05", "claim:R12", "claim:R32"));
  t.sample(eyes_of_a, 400,
           [&](const State& s) { EXPECT_EQ(t.part(s, Viewer::everything(), "players.1.hand"), "{'red':1}"); });
}

TEST(Amsterdam, TA_9_7_after_a_reshuffle_the_rivals_hand_is_always_the_real_one) {
  Table t(2);
  t.set(
      "{'display': ['red', 'blue', 'green', 'wild', 'pink'], 'deck': ['black'], 'discard': {'pink': 5, 'orange': 6},"
      " 'players': [{'hand': {'blue': 5, 'green': 5}}, {'hand': {'black': 5, 'red': 5, 'wild': 7}}]}");
  t.play("draw:blind");
  t.sample(Viewer::seat(B), 50, [&](const State& s) { EXPECT_EQ(s.hand[A], t.state().hand[A]); });
  t.sample(eyes_of_a, 50, [&](const State& s) { EXPECT_EQ(s.hand[B], t.state().hand[B]); });
  std::set<Counts> hands;
  t.sample(Viewer::spectator(), 50, [&](const State& s) { hands.insert(s.hand[A]); });
  EXPECT_GT(hands.size(), 10U) << "a spectator cannot tell whose card is whose";
  t.play("draw:blind");
  hands.clear();
  t.sample(Viewer::seat(B), 50, [&](const State& s) {
    hands.insert(s.hand[A]);
    for (unsigned kind = 0; kind < card_kinds; ++kind) EXPECT_GE(s.hand[A][kind], t.state().deduced[A][kind]);
  });
  EXPECT_EQ(hands.size(), 2U) << "one unknown card, pink or orange";
}

/// Five contracts in the deck; the three players hold the others.
constexpr std::string_view five_left =
    "{'contract_deck': ['C01', 'C02', 'C03', 'C04', 'C05'], 'players': [{'contracts': ['C06', 'C07', 'C08', 'C09', "
    "'C10',"
    " 'C11', 'C12', 'C13']}, {'contracts': ['C14', 'C15', 'C16', 'C17', 'C18', 'C19']},"
    " {'contracts': ['C20', 'C21', 'C22', 'C23', 'C24']}]}";

/// Where a contract is: a seat, or its place in the deck.
std::string where(const State& state, unsigned contract) {
  for (Seat seat = 0; seat < max_players; ++seat) {
    if (((state.contracts[seat] >> contract) & 1U) != 0) return "seat " + std::to_string(seat);
  }
  for (std::size_t i = 0; i < state.contract_deck.size(); ++i) {
    if (state.contract_deck[i] == contract) return "deck " + std::to_string(i);
  }
  return "nowhere";
}
constexpr unsigned c02 = 1;
constexpr unsigned c04 = 3;

class RejectedContract : public ::testing::Test {
 protected:
  /// A rejects C02, which goes under C03, C04 and C05.
  RejectedContract() : t(3) {
    t.set(five_left);
    t.play("contracts", "keep:C01");
  }
  /// B takes C03 and C04 away: only C05 lies above C02.
  void take_two_above() {
    t.play("contracts", "keep:both");
    t.idle();
    t.idle();
  }
  std::map<std::string, int> places(Viewer viewer) const {
    return t.tally(viewer, 300, [](const State& s) { return where(s, c02); });
  }
  std::vector<std::string> places_seen_by(Viewer viewer) const {
    std::vector<std::string> names;
    for (const auto& [place, times] : places(viewer)) names.push_back(place);
    return names;
  }
  Table t;
};

TEST_F(RejectedContract, TA_9_6_TA_9_8_stays_at_its_known_place) {
  EXPECT_EQ(t.view(A, "players.0.rejected"), "[{'contract':'C02','above':3,'seats':[]}]");
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("deck 3"));
  EXPECT_GT(places_seen_by(Viewer::seat(B)).size(), 4U) << "the others know nothing of it";
  EXPECT_GT(places_seen_by(Viewer::spectator()).size(), 5U);
  take_two_above();
  EXPECT_EQ(t.view(A, "players.0.rejected"), "[{'contract':'C02','above':1,'seats':[]}]");
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("deck 1"));
}

TEST_F(RejectedContract, TA_9_8_who_is_offered_it_is_known) {
  take_two_above();
  t.play("contracts");
  EXPECT_EQ(t.view(A, "offered"), "2");
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("deck 1")) << "one of the two on offer";
  EXPECT_GT(places_seen_by(Viewer::seat(C)).size(), 3U);
}

TEST_F(RejectedContract, TA_9_8_if_both_were_kept_it_was_kept) {
  take_two_above();
  t.play("contracts", "keep:both");
  EXPECT_EQ(t.view(A, "players.0.rejected"), "[{'contract':'C02','seats':[1]}]");
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("seat 1"));
  EXPECT_GT(places_seen_by(Viewer::seat(C)).size(), 1U);
  EXPECT_EQ(t.view(C, "players.0.rejected"), "absent");
}

TEST_F(RejectedContract, TA_9_8_if_one_was_kept_it_is_open_which) {
  take_two_above();
  t.play("contracts");
  const State on_offer = t.state();
  t.play("keep:C02");
  EXPECT_EQ(t.view(A, "players.0.rejected"), "[{'contract':'C02','above':0,'seats':[1]}]");
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("deck 0", "seat 1"));
  EXPECT_THAT(places_seen_by(Viewer::seat(B)), ElementsAre("seat 1")) << "B knows";
  const std::string view = t.view(A);
  t.set(on_offer);
  t.play("keep:C05");
  EXPECT_EQ(t.view(A), view) << "A cannot tell";
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("deck 0", "seat 1"));
  EXPECT_THAT(places_seen_by(Viewer::seat(B)), ElementsAre("deck 0")) << "B rejected it as well, and knows";
}

TEST_F(RejectedContract, TA_9_8_seeing_the_bottom_card_settles_it) {
  take_two_above();
  t.play("contracts", "keep:C02");
  t.idle();
  t.play("contracts");  // A draws the last one, C05: so B kept C02
  EXPECT_EQ(t.view(A, "players.0.rejected"), "[{'contract':'C02','seats':[1]}]");
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("seat 1"));
}

TEST_F(RejectedContract, TA_9_8_drawn_again_by_who_rejected_it) {
  take_two_above();
  t.play("contracts", "keep:C05");
  t.idle();
  t.play("contracts");  // A draws C02 itself
  EXPECT_EQ(t.view(A, "players.0.rejected"), "absent");
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("seat 0"));
  EXPECT_EQ(t.view(B, "players.1.rejected"), "[{'contract':'C02','seats':[0]}]") << "B knows who drew the last card";
  EXPECT_THAT(places_seen_by(Viewer::seat(B)), ElementsAre("seat 0"));
}

TEST_F(RejectedContract, TA_9_8_drawn_again_with_another_and_kept) {
  take_two_above();
  t.idle();
  t.idle();
  t.play("contracts", "keep:C02");
  EXPECT_EQ(t.view(A, "players.0.rejected"), "[{'contract':'C05','above':0,'seats':[]}]");
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("seat 0"));
}

TEST_F(RejectedContract, TA_9_8_not_being_where_it_might_lie_tells_who_kept_it) {
  t.play("contracts", "keep:C03");  // B puts C04 below C02
  t.play("contracts", "keep:C02");  // C is offered C05 and C02
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("deck 1", "seat 2"));
  t.play("contracts");  // A sees C04 and C05
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("seat 2"));
  t.play("keep:C04");
  EXPECT_EQ(t.view(A, "players.0.rejected"),
            "[{'contract':'C02','seats':[2]},{'contract':'C05','above':0,'seats':[]}]");
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("seat 2"));
}

TEST_F(RejectedContract, TA_9_8_a_second_player_may_have_taken_it_from_the_bottom) {
  take_two_above();
  t.play("contracts", "keep:C05");
  t.play("contracts");  // C draws the last card, which A takes for C02 or for what B rejected
  EXPECT_EQ(t.view(A, "players.0.rejected"), "[{'contract':'C02','seats':[1,2]}]");
  EXPECT_THAT(places_seen_by(eyes_of_a), ElementsAre("seat 1", "seat 2"));
  EXPECT_THAT(places_seen_by(Viewer::seat(B)), ElementsAre("seat 2"));
}

TEST_F(RejectedContract, TA_9_8_of_two_offered_together_exactly_one_was_kept) {
  // A rejects C02 and then C04; B is offered these two and keeps one.
  t.set(
      "{'contract_deck': ['C01', 'C02', 'C03', 'C04'], 'players': [{'contracts': ['C06', 'C07', 'C08', 'C09', 'C10',"
      " 'C11', 'C12', 'C13']}, {'contracts': ['C14', 'C15', 'C16', 'C17', 'C18', 'C19']},"
      " {'contracts': ['C05', 'C20', 'C21', 'C22', 'C23', 'C24']}]}");
  t.play("contracts", "keep:C01");
  t.idle();
  t.idle();
  t.play("contracts", "keep:C03");
  EXPECT_EQ(t.at("contract_deck"), "['C02','C04']");
  t.play("contracts", "keep:C02");
  const auto both = t.tally(eyes_of_a, 300, [](const State& s) { return where(s, c02) + ", " + where(s, c04); });
  std::vector<std::string> names;
  for (const auto& [places_of_both, times] : both) names.push_back(places_of_both);
  EXPECT_THAT(names, ElementsAre("deck 0, seat 1", "seat 1, deck 0"));
}

TEST_F(RejectedContract, TA_9_8_what_others_remember_is_not_imagined) {
  t.idle();
  t.idle();
  t.sample(Viewer::seat(B), 20,
           [&](const State& s) { EXPECT_EQ(t.part(s, Viewer::everything(), "players.0.rejected"), "absent"); });
}

}  // namespace
}  // namespace fondaco::amsterdam
