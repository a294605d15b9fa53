// SPDX-License-Identifier: MIT
// The decision sequence TA-D1 to TA-D6: which question is asked when, and what its answers are.
#include <set>

#include "games/amsterdam/tests/table.hpp"

namespace fondaco::amsterdam {
namespace {

TEST(Amsterdam, TA_D1_keep_start_has_three_options_in_id_order) {
  Table t(2);
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    t.start(seed);
    for (Seat seat = 0; seat < 2; ++seat) {
      EXPECT_EQ(t.decision(), "keep_start");
      EXPECT_EQ(t.to_move(), seat);
      const auto options = t.legal();
      ASSERT_EQ(options.size(), 3U);
      EXPECT_LT(options[0], options[1]) << "keep:C.., lower id first";
      EXPECT_EQ(options[2], "keep:both");
      EXPECT_EQ(t.at(join("players.", std::to_string(seat), ".contracts")),
                join("['", options[0].substr(5), "','", options[1].substr(5), "']"));
      t.play(options[seed % 3]);
    }
    EXPECT_EQ(t.decision(), "main") << "each player once";
  }
}

TEST(Amsterdam, TA_D2_main_is_one_flat_list_of_54_codes_51_legal_at_most) {
  Table t(2);
  // The display shows 5 kinds, every route is open and payable: nothing but two face-up colours and the pass is
  // missing.
  t.set("{'display': ['pink', 'blue', 'green', 'black', 'wild'], 'players': [{'hand': {'wild': 4}}, {}]}");
  EXPECT_EQ(t.legal().size(), 51U);
  std::set<std::string> codes;
  for (const std::string& move : t.legal()) codes.insert(move);
  t.set("{'display': ['red', 'orange', 'green', 'black', 'wild'], 'players': [{}, {}]}");
  for (const std::string& move : t.legal()) codes.insert(move);
  t.set(join("{'display': [], 'players': [{}, {'hand': ", all_cards, ", 'contracts': ", all_contracts, "}]}"));
  for (const std::string& move : t.legal()) codes.insert(move);
  EXPECT_EQ(codes.size(), 54U);
  EXPECT_THAT(codes,
              IsSupersetOf({"draw:blind", "draw:wild", "draw:red", "claim:R01", "claim:R44", "contracts", "pass"}));
}

TEST(Amsterdam, TA_D2_equal_face_up_cards_are_one_move_that_takes_the_lowest_slot) {
  Table t(2);
  t.set("{'display': ['blue', 'red', 'blue', 'red', 'red'], 'deck': ['pink', 'green'], 'players': [{}, {}]}");
  EXPECT_THAT(t.legal("draw"), UnorderedElementsAre("draw:blind", "draw:blue", "draw:red"));
  t.play("draw:red");
  EXPECT_EQ(t.at("display"), "['blue','pink','blue','red','red']");
  t.play("draw:red");
  EXPECT_EQ(t.at("display"), "['blue','pink','blue','green','red']");
}

TEST(Amsterdam, TA_D2_main_is_asked_even_with_one_action_left_and_only_the_pass_is_automatic) {
  Table t(2);
  // B can do nothing but take the wild: asked all the same.
  t.set(
      join("{'display': ['red', 'wild'], 'players': [{'hand': "
           "{'pink':6,'blue':6,'green':6,'black':6,'red':5,'orange':6,'wild':7}, 'contracts': ",
           all_contracts, "}, {}]}"));
  t.play("draw:red");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_EQ(t.decision(), "main");
  EXPECT_THAT(t.legal(), ElementsAre("draw:wild"));
  // B can do nothing but claim one route: asked as well, or the others would learn what B holds.
  t.set(join(
      "{'display': ['red'], 'players': [{'hand': {'pink':6,'blue':6,'green':6,'black':6,'red':5,'orange':5,'wild':8},"
      " 'contracts': ",
      all_contracts, ", 'routes': ['R04', 'R09', 'R27']}, {'hand': {'orange': 1}}]}"));
  t.play("draw:red");
  EXPECT_EQ(t.to_move(), B);
  EXPECT_THAT(t.legal(), ElementsAre("claim:R41"));
  // B can do nothing: the pass is played.
  t.set(join(
      "{'display': ['red'], 'players': [{'hand': {'pink':6,'blue':6,'green':6,'black':6,'red':5,'orange':5,'wild':8},"
      " 'contracts': ",
      all_contracts, ", 'routes': ['R04', 'R09', 'R27', 'R41']}, {'hand': {'orange': 1}}]}"));
  t.play("draw:red");
  EXPECT_EQ(t.count("passed"), 1);
  EXPECT_EQ(t.to_move(), A);
}

TEST(Amsterdam, TA_D3_second_draw_has_up_to_six_options_and_never_a_face_up_wild) {
  Table t(2);
  t.set("{'display': ['pink', 'blue', 'green', 'black', 'red'], 'deck': ['wild', 'orange'], 'players': [{}, {}]}");
  t.play("draw:blind");
  EXPECT_EQ(t.decision(), "second_draw");
  EXPECT_THAT(t.legal(),
              UnorderedElementsAre("draw:blind", "draw:pink", "draw:blue", "draw:green", "draw:black", "draw:red"));
  t.set("{'display': ['pink', 'blue', 'wild', 'wild', 'red'], 'deck': ['orange', 'black'], 'players': [{}, {}]}");
  t.play("draw:red");
  EXPECT_THAT(t.legal(), UnorderedElementsAre("draw:blind", "draw:pink", "draw:blue", "draw:orange"));
}

TEST(Amsterdam, TA_D3_second_draw_is_skipped_after_a_face_up_wild_and_when_there_is_none) {
  Table t(2);
  t.set("{'display': ['pink', 'blue', 'wild', 'green', 'red'], 'players': [{}, {}]}");
  t.play("draw:wild");
  EXPECT_EQ(t.decision(), "main");
  t.set(
      "{'display': ['red', 'wild'], 'players': [{}, {'hand': "
      "{'pink':6,'blue':6,'green':6,'black':6,'red':5,'orange':6,'wild':7}}]}");
  t.play("draw:red");
  EXPECT_EQ(t.decision(), "main");
  EXPECT_EQ(t.to_move(), B);
}

TEST(Amsterdam, TA_D3_a_lone_second_draw_is_made_without_asking) {
  Table t(2);
  t.set(
      "{'display': ['red', 'blue', 'wild'], 'players': [{}, {'hand': "
      "{'pink':6,'blue':5,'green':6,'black':6,'red':5,'orange':6,'wild':7}}]}");
  t.play("draw:red");
  EXPECT_EQ(t.at("players.0.hand"), "{'blue':1,'red':1}");
  EXPECT_EQ(t.to_move(), B);
}

TEST(Amsterdam, TA_D4_pay_has_up_to_l_plus_1_options_or_6_l_plus_1_on_gray) {
  Table t(2);
  for (unsigned r = 0; r < 44; ++r) {
    const Route& route = t.edition().route[r];
    t.set(
        "{'players': [{'hand': {'pink': 4, 'blue': 4, 'green': 4, 'black': 4, 'red': 4, 'orange': 4, 'wild': 4}}, "
        "{}]}");
    t.play(join("claim:", route.id.text()));
    EXPECT_EQ(t.decision(), "pay");
    EXPECT_EQ(t.at("pending"), join("'", route.id.text(), "'"));
    EXPECT_EQ(t.legal().size(), (route.color == gray ? 6U : 1U) * route.length + 1U) << route.id.text();
  }
}

TEST(Amsterdam, TA_D4_pay_is_asked_even_with_a_single_answer) {
  Table t(2);
  t.set("{'players': [{'hand': {'red': 1}}, {}]}");
  t.play("claim:R05");
  EXPECT_EQ(t.to_move(), A);
  EXPECT_EQ(t.decision(), "pay");
  EXPECT_THAT(t.legal(), ElementsAre("pay:red"));
  EXPECT_EQ(t.at("players.0.routes"), "[]") << "nothing is claimed before it is paid";
  EXPECT_TRUE(t.learned().empty());
}

TEST(Amsterdam, TA_D5_keep_draw_has_three_options_in_id_order_and_none_with_a_single_card) {
  Table t(2);
  t.set("{'contract_deck': ['C20', 'C03'], 'players': [{}, {}]}");
  t.play("contracts");
  EXPECT_EQ(t.decision(), "keep_draw");
  EXPECT_THAT(t.legal(), ElementsAre("keep:C03", "keep:C20", "keep:both"));
  t.set(
      "{'contract_deck': ['C01'], 'players': [{}, {'contracts': "
      "['C02','C03','C04','C05','C06','C07','C08','C09','C10','C11',"
      "'C12','C13','C14','C15','C16','C17','C18','C19','C20','C21','C22','C23','C24']}]}");
  t.play("contracts");
  EXPECT_EQ(t.decision(), "main");
  EXPECT_EQ(t.to_move(), B);
}

TEST(Amsterdam, TA_D6_chance_is_never_asked_and_every_decision_follows_from_the_one_before) {
  for (Seat players = 2; players <= 4; ++players) {
    Table t(players);
    for (std::uint64_t seed = 0; seed < 15; ++seed) {
      t.start(seed);
      std::string before = t.decision();
      Seat mover = t.to_move();
      t.play_out(seed, [&] {
        if (t.over()) return;
        ASSERT_LT(t.to_move(), players);
        const std::string now = t.decision();
        const int passes = t.count("passed");
        if (now == "second_draw" || now == "pay" || now == "keep_draw") {
          EXPECT_EQ(before, "main");
          EXPECT_EQ(t.to_move(), mover) << "the same turn goes on";
        } else if (now == "main" && before != "keep_start") {
          EXPECT_EQ(t.to_move(), (mover + 1 + passes) % players) << "the next turn";
        } else {
          EXPECT_EQ(before, "keep_start");
        }
        before = now;
        mover = t.to_move();
      });
      EXPECT_EQ(t.count("ended"), 1);
    }
  }
}

}  // namespace
}  // namespace fondaco::amsterdam
