// SPDX-License-Identifier: MIT
// The terminal board. That it fits, speaks and keeps secrets is proved for every game in
// tests/per_game/board_test.cpp.in.
#include <gmock/gmock.h>

#include "engine/terminal.hpp"
#include "games/amsterdam/tests/table.hpp"
#include "games/catalogue.hpp"

namespace fondaco::amsterdam {
namespace {

const Words& english() {
  static const Words words = game_words(*games::catalogue().find("amsterdam"), Language::en);
  return words;
}

std::string board(const Table& table, Viewer viewer, Detail detail = Detail::usual, int width = 100) {
  return table.game().board(table.state(), viewer, {.words = english(), .width = width, .detail = detail});
}
std::string board(const Table& table, Seat seat, Detail detail = Detail::usual) {
  return board(table, Viewer::seat(seat), detail);
}

/// The first line that holds this text.
std::string line_with(const std::string& text, std::string_view part) {
  const std::size_t at = text.find(part);
  if (at == std::string::npos) return "no such line";
  const std::size_t begin = text.rfind('\n', at) + 1;
  return text.substr(begin, text.find('\n', at) - begin);
}

TEST(Board, shows_every_route_on_the_map_with_colour_length_and_cart) {
  Table table(2);
  table.start(1);
  for (const int width : {80, 100, 160}) {
    const std::string map = board(table, Viewer::spectator(), Detail::usual, width);
    for (unsigned i = 0; i < table.edition().routes; ++i) {
      const Route& route = table.edition().route[i];
      EXPECT_THAT(map, HasSubstr(join(" ", route.id.text(), "["))) << "width " << width;
    }
    EXPECT_THAT(map, AllOf(HasSubstr("R06[BBB]¤"), HasSubstr("R03[····]¤"), HasSubstr("R26[K] "), HasSubstr("(DAM)")));
  }
}

TEST(Board, shows_owners_by_number_and_the_closed_half_of_a_double) {
  constexpr std::string_view claimed = "{'players': [{'routes': ['R15']}, {'routes': ['R29']}%s]}";
  const auto position = [&](std::string_view more) {
    std::string text(claimed);
    return text.replace(text.find("%s"), 2, more);
  };
  Table two(2);
  two.set(position(""));
  EXPECT_THAT(board(two, A), AllOf(HasSubstr("R15[00]"), HasSubstr("R16[xx]"), HasSubstr("R29[111]¤")));
  // TA-5.3, TA-5.4: with three players only the owner cannot claim the other route of a double any more.
  Table three(3);
  three.set(position(", {}"));
  EXPECT_THAT(board(three, A), HasSubstr("R16[xx]"));
  EXPECT_THAT(board(three, B), HasSubstr("R16[OO]"));
  EXPECT_THAT(board(three, Viewer::spectator()), HasSubstr("R16[OO]"));
}

TEST(Board, marks_what_the_viewer_may_claim_now) {
  Table table(2);
  table.set("{'players': [{'hand': {'red': 1}}, {'hand': {'blue': 2}}]}");
  EXPECT_THAT(board(table, A), AllOf(HasSubstr("›R05[R]"), HasSubstr("›R04[·]"), HasSubstr(" R20[RR]")));
  EXPECT_THAT(board(table, B), Not(HasSubstr("›"))) << "it is not B's turn";
  EXPECT_THAT(board(table, Viewer::spectator()), Not(HasSubstr("›")));
}

TEST(Board, shows_own_cards_and_of_others_what_was_seen) {
  Table table(3);
  table.set(
      "{'players': [{'hand': {'red': 2, 'wild': 1}}, {'hand': {'blue': 3, 'pink': 1}, 'known': {'blue': 2}}, {}]}");
  EXPECT_THAT(line_with(board(table, A), "Hand"), HasSubstr("[R]×2 red  [W]×1 wild"));
  EXPECT_THAT(line_with(board(table, A), " 1 "), HasSubstr("seen: 2B"));
  EXPECT_THAT(board(table, A), Not(HasSubstr("[B]×3")));
  EXPECT_THAT(board(table, Viewer::everything()), AllOf(HasSubstr("[R]×2 red"), HasSubstr("[B]×3 blue")));
  EXPECT_THAT(board(table, Viewer::spectator()), Not(HasSubstr("Hand")));
}

TEST(Board, shows_how_own_contracts_stand_and_where_they_end) {
  Table table(2);
  table.set("{'players': [{'contracts': ['C14', 'C24'], 'routes': ['R05', 'R17', 'R30']}, {'contracts': ['C01']}]}");
  const std::string own = board(table, A);
  EXPECT_THAT(line_with(own, "C14 HAR–BEG"),
              AllOf(HasSubstr("Haringpakkerstoren – Begijnhof"), HasSubstr("5  ✓ done")));
  EXPECT_THAT(line_with(own, "C24 KOR–OIH"), HasSubstr("3  · open"));
  EXPECT_THAT(own, AllOf(HasSubstr("«KOR»"), HasSubstr("«OIH»"), HasSubstr("(HAR)"), Not(HasSubstr("C01"))));
}

TEST(Board, reveals_all_contracts_at_the_end) {
  Table table(2);
  table.set(
      "{'stage': 'over', 'players': [{'contracts': ['C24']}, {'contracts': ['C14'], 'routes': ['R05', 'R17', "
      "'R30']}]}");
  EXPECT_THAT(line_with(board(table, A), "C24"), AllOf(StartsWith("Contracts 0"), HasSubstr("✗ failed")));
  EXPECT_THAT(line_with(board(table, A), "C14"), AllOf(StartsWith("Contracts 1"), HasSubstr("✓ done")));
}

TEST(Board, shows_the_route_being_paid_and_the_last_turns) {
  Table table(2);
  table.set("{'stage': 'pay', 'pending': 'R34', 'turns_left': 2, 'players': [{'hand': {'green': 3}}, {}]}");
  EXPECT_THAT(line_with(board(table, B), "Paying"), HasSubstr("R34 Dam - Oost-Indisch Huis [GGG]"));
  EXPECT_THAT(board(table, B), HasSubstr("Last turns: 2 to go."));
}

TEST(Board, offers_are_for_the_eyes_of_the_one_who_answers) {
  Table table(2);
  table.set("{'stage': 'keep_draw', 'offered': ['C03', 'C08'], 'players': [{}, {}]}");
  EXPECT_THAT(board(table, A),
              AllOf(HasSubstr("Offered     C03 NOO–MUN"), HasSubstr("C08 HAR–BLA"), HasSubstr("«NOO»")));
  EXPECT_THAT(board(table, B), AllOf(Not(HasSubstr("C03")), Not(HasSubstr("«"))));
}

TEST(Board, grows_with_the_detail_wanted) {
  Table table(2);
  table.start(3);
  const std::string brief = board(table, A, Detail::brief);
  const std::string usual = board(table, A, Detail::usual);
  const std::string full = board(table, A, Detail::full);
  EXPECT_THAT(brief, AllOf(HasSubstr("Display"), Not(HasSubstr("(MUN)"))));
  EXPECT_THAT(usual, AllOf(HasSubstr("Display"), HasSubstr("(MUN)"), Not(HasSubstr("HAR–KOR"))));
  EXPECT_THAT(full,
              AllOf(HasSubstr("R05 HAR–KOR [R] =R04"), HasSubstr("HAR Haringpakkerstoren"), HasSubstr("cart route")));
}

TEST(Board, draws_an_edition_of_other_colours_names_and_shape) {
  // A colour the words do not know shows by its name and its own letter; places in a row still make a map.
  std::string text = edition_with({{"'Dam', 'code': 'DAM'", "'Piazza', 'code': 'PZ'"}});
  for (std::size_t at = 0; (at = text.find("\"pink\"", at)) != std::string::npos;) text.replace(at, 6, "\"Gold_ish\"");
  for (std::size_t at = 0; (at = text.find("\"y\": ", at)) != std::string::npos; at += 5) {
    text.replace(at, text.find('}', at) - at, "\"y\": 0");
  }
  Table table(2, {}, text);
  table.set("{'players': [{'hand': {'Gold_ish': 2}}, {}]}");
  const std::string drawn = board(table, Viewer::seat(A), Detail::full);
  EXPECT_THAT(drawn, AllOf(HasSubstr("PZ Piazza"), HasSubstr("(PZ)"), HasSubstr("[L]×2 Gold_ish"),
                           HasSubstr("R15 OKE–PZ [LL]")));
  for (unsigned i = 0; i < table.edition().routes; ++i) {
    EXPECT_THAT(board(table, Viewer::seat(A)), HasSubstr(std::string(table.edition().route[i].id.text())))
        << "a route without room on the map is listed below it";
  }
}

}  // namespace
}  // namespace fondaco::amsterdam
