// SPDX-License-Identifier: MIT
// TA-6 draw contracts.
#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

/// B holds every contract but the ones of the deck.
std::string deck_of(std::string_view deck, std::string_view b_contracts) {
  return join("{'contract_deck': ", deck, ", 'players': [{}, {'contracts': ", b_contracts, "}]}");
}
constexpr std::string_view but_five =
    "['C06','C07','C08','C09','C10','C11','C12','C13','C14','C15','C16','C17','C18','C19','C20','C21','C22','C23','C24'"
    "]";

TEST(Amsterdam, TA_6_1_the_top_two_are_offered_and_one_or_both_kept) {
  Table t(2);
  t.set(deck_of("['C03', 'C01', 'C05', 'C02', 'C04']", but_five));
  t.play("contracts");
  EXPECT_EQ(t.to_move(), A);
  EXPECT_EQ(t.decision(), "keep_draw");
  EXPECT_THAT(t.legal(), ElementsAre("keep:C01", "keep:C03", "keep:both"));
  EXPECT_EQ(t.refused("keep:C05"), "TA-6.1") << "third in the deck";
  EXPECT_EQ(t.refused("keep:C06"), "TA-6.1") << "held by B";
  for (const auto* move : {"draw:blind", "claim:R04", "contracts", "pass"})
    EXPECT_EQ(t.refused(move), "TA-6.1") << move;
  EXPECT_THAT(t.events(A), ElementsAre("0 offered C01 C03 TA-6.1"));
  EXPECT_THAT(t.events(B), ElementsAre("0 offered _ _ TA-6.1"));
  EXPECT_EQ(t.learned(), SeatSet::only(A));
  const State offered = t.state();

  t.play("keep:both");
  EXPECT_EQ(t.at("players.0.contracts"), "['C01','C03']");
  EXPECT_EQ(t.at("contract_deck"), "['C05','C02','C04']");
  EXPECT_THAT(t.events(A), ElementsAre("0 kept C01 C03 TA-6.1"));
  EXPECT_THAT(t.events(B), ElementsAre("0 kept _ _ TA-6.1"));
  EXPECT_EQ(t.to_move(), B);

  t.set(offered);
  t.play("keep:C03");
  EXPECT_EQ(t.at("players.0.contracts"), "['C03']");
  EXPECT_EQ(t.at("contract_deck"), "['C05','C02','C04','C01']") << "the rejected one under the deck";
  EXPECT_THAT(t.events(A), ElementsAre("0 kept C03 TA-6.1", "0 rejected C01 TA-6.1"));
  EXPECT_THAT(t.events(B), ElementsAre("0 kept _ TA-6.1", "0 rejected _ TA-6.1"));

  t.set(offered);
  t.play("keep:C01");
  EXPECT_EQ(t.at("players.0.contracts"), "['C01']");
  EXPECT_EQ(t.at("contract_deck"), "['C05','C02','C04','C03']");
}

TEST(Amsterdam, TA_6_1_with_two_left_the_rejected_one_is_the_whole_deck) {
  Table t(2);
  t.set(join("{'contract_deck': ['C03', 'C01'], 'players': [{}, {'contracts': ['C02', 'C04', 'C05',",
             but_five.substr(1), "}]}"));
  t.play("contracts", "keep:C01");
  EXPECT_EQ(t.at("contract_deck"), "['C03']");
}

TEST(Amsterdam, TA_6_2_a_single_contract_is_drawn_and_kept_without_a_question) {
  Table t(2);
  t.set(join("{'contract_deck': ['C03'], 'players': [{}, {'contracts': ['C01', 'C02', 'C04', 'C05',",
             but_five.substr(1), "}]}"));
  t.play("contracts");
  EXPECT_EQ(t.at("players.0.contracts"), "['C03']");
  EXPECT_EQ(t.at("contract_deck"), "[]");
  EXPECT_THAT(t.events(A), ElementsAre("0 kept C03 TA-6.2"));
  EXPECT_THAT(t.events(B), ElementsAre("0 kept _ TA-6.2"));
  EXPECT_EQ(t.learned(), SeatSet::only(A));
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.decision(), "main");
  EXPECT_EQ(t.refused("contracts"), "TA-6.2");
}

TEST(Amsterdam, TA_6_2_a_position_cannot_offer_contracts_that_are_not_there) {
  const Table t(2);
  EXPECT_THAT(
      t.refused_position(join("{'stage': 'keep_draw', 'offered': ['C03'], 'players': [{}, {'contracts': ['C01', 'C02',"
                              " 'C04', 'C05',",
                              but_five.substr(1), "}]}")),
      HasSubstr("TA-6.2"));
}

TEST(Amsterdam, TA_6_3_kept_contracts_are_never_given_back) {
  for (Seat players = 2; players <= 4; ++players) {
    Table t(players);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      t.start(seed);
      for (Seat seat = 0; seat < players; ++seat) t.play(t.legal()[seed % 3]);
      auto held = t.state().contracts;
      t.play_out(seed, [&] {
        for (Seat seat = 0; seat < players; ++seat) EXPECT_EQ(t.state().contracts[seat] & held[seat], held[seat]);
        held = t.state().contracts;
      });
    }
  }
}

TEST(Amsterdam, TA_6_3_no_limit_on_their_number) {
  Table t(2);
  t.set(join("{'to_move': 1, 'contract_deck': ['C01', 'C02', 'C03', 'C04', 'C05'], 'players': [{}, {'contracts': ",
             but_five, "}]}"));
  t.play("contracts", "keep:both");
  t.idle();
  t.play("contracts", "keep:both");
  t.idle();
  t.play("contracts");
  EXPECT_EQ(t.spectator("players.1.contracts"), "24");
}

}  // namespace
}  // namespace fondaco::amsterdam
