// SPDX-License-Identifier: MIT
// The terminal board. That it fits and speaks is proved for every game in tests/per_game/board_test.cpp.in.
#include "games/catalogue.hpp"
#include "games/merkator/tests/board_look.hpp"

namespace fondaco::merkator {
namespace {

using ::testing::StartsWith;

/// The first line that holds this text, from it on.
std::string from(const std::string& text, std::string_view part) {
  const std::size_t at = text.find(part);
  return at == std::string::npos ? "nowhere" : text.substr(at, text.find('\n', at) - at);
}

/// What stands under a text: the lines below it, from its column on.
Texts below(const std::string& text, std::string_view part, int lines) {
  const std::size_t at = text.find(part);
  if (at == std::string::npos) return {"nowhere"};
  const std::size_t begin = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
  const int column = columns(std::string_view(text).substr(begin, at - begin));
  Texts found;
  std::size_t next = at;
  for (int i = 0; i < lines; ++i) {
    next = text.find('\n', next) + 1;
    const std::string line = text.substr(next, text.find('\n', next) - next);
    std::size_t cut = 0;
    while (cut < line.size() && columns(std::string_view(line).substr(0, cut)) < column) ++cut;
    while (cut < line.size() && (static_cast<unsigned char>(line[cut]) & 0xc0U) == 0x80U) ++cut;
    found.push_back(line.substr(cut));
  }
  return found;
}

/// A player in the middle of a game, and another one.
void set_busy(Table& table) {
  table.set(
      "'stage': 'travel', 'turn': 0, 'turns': 5, 'token': 'sweden', 'cubes': {'hamburg': 3, 'spain': 2},"
      " 'chart': {'row': 3, 'left': 5, 'shown': 'EE'}",
      {{A,
        "'contracts': ['C03_FRA', 'C05_RUS', 'C04_BOHa', 'C10_HAM'], 'counters': 2, 'coins': 7, 'supply': ['purple'],"
        " 'goods': {'saltpeter': 1, 'muskets': 3, 'grain': 1, 'wine': 1, 'ham': 2}, 'bonus': ['N01'], "
        "'buildings': ['B01']"},
       {B, "'contracts': ['C05_ENG', 'C14_PEACE'], 'counters': 1, 'goods': {'iron': 3, 'fish_oil': 1}"}});
}

TEST(MerkatorBoard, shows_every_place_with_its_cubes_and_goods_under_its_name) {
  Table table(2);
  set_busy(table);
  for (const int width : widths) {
    const std::string map = board(table, {.width = width});
    EXPECT_THAT(below(map, "Hamburg +2", 2), ElementsAre(StartsWith("3■ Livestock"), StartsWith("   Muskets")))
        << width;
    EXPECT_THAT(below(map, "Spain −1", 2), ElementsAre(StartsWith("2■ Citrus Fruit"), StartsWith("   Spice"))) << width;
    EXPECT_THAT(below(map, "Russia ±0", 2), ElementsAre(StartsWith("1■ Ham"), StartsWith("   Fish Oil"))) << width;
    EXPECT_THAT(below(map, "Bohemia +1", 1), ElementsAre(StartsWith("+1■ where ≥3"))) << width;
    EXPECT_THAT(below(map, "Newfoundland −3", 1), ElementsAre(StartsWith("+1■ everywhere"))) << width;
    for (unsigned place = 0; place < table.edition().places; ++place) {
      EXPECT_THAT(map, HasSubstr(std::string(table.edition().place[place].name.text()) + " ")) << width;
    }
    for (unsigned good = 0; good < table.game().goods(); ++good) {
      EXPECT_THAT(map, HasSubstr(std::string(table.edition().good[good].name.text()))) << width;
    }
  }
}

TEST(MerkatorBoard, places_lie_where_the_edition_says) {
  Table table(2);
  set_busy(table);
  const std::string map = board(table);
  const auto row = [&](std::string_view name) { return std::ranges::count(map.substr(0, map.find(name)), '\n'); };
  const auto column = [&](std::string_view name) {
    const std::size_t at = map.find(name);
    return columns(map.substr(map.rfind('\n', at) + 1, at - map.rfind('\n', at) - 1));
  };
  EXPECT_LT(row("Sweden +1"), row("Danzig +1"));
  EXPECT_LT(row("England ±0"), row("France ±0"));
  EXPECT_LT(row("France ±0"), row("Italy −2"));
  EXPECT_EQ(row("England ±0"), row("Danzig +1"));
  EXPECT_LT(column("England ±0"), column("Dutch Republic +1"));
  EXPECT_LT(column("Dutch Republic +1"), column("Hamburg +2"));
  EXPECT_LT(column("Hamburg +2"), column("Danzig +1"));
  EXPECT_LT(column("Sweden +1"), column("Russia ±0"));
  // Links are dots: England and the Dutch Republic are linked, France and Bohemia are not.
  const std::string beside = from(map, "Coal");
  EXPECT_THAT(beside.substr(0, beside.find("Calfskin")), HasSubstr("···"));
  const std::string plums = from(map, "Plums");
  EXPECT_THAT(plums.substr(0, plums.find("+1■")), Not(HasSubstr("···")));
}

TEST(MerkatorBoard, says_whose_contracts_and_cards_name_a_place) {
  Table table(2);
  set_busy(table);
  const std::string map = board(table);
  EXPECT_THAT(below(map, "Hamburg +2", 3)[2], StartsWith("A10+"));
  EXPECT_THAT(below(map, "Bohemia +1", 2)[1], StartsWith("A4"));
  EXPECT_THAT(below(map, "England ±0", 3)[2], StartsWith("B5"));
  EXPECT_THAT(map, HasSubstr("►Sweden +1"));
}

TEST(MerkatorBoard, marks_what_the_one_who_is_asked_may_choose) {
  Table table(2);
  set_busy(table);
  const std::string asked = board(table, {.viewer = Viewer::seat(A)});
  EXPECT_THAT(asked, AllOf(HasSubstr("›►Sweden"), HasSubstr("›Hamburg"), HasSubstr("›Italy"), HasSubstr("›Spain")));
  EXPECT_THAT(asked, Not(HasSubstr("›Newfoundland"))) << "three counters are wanted (MK-5.2)";
  EXPECT_THAT(board(table, {.viewer = Viewer::seat(B)}), Not(HasSubstr("›")));

  table.set("'stage': 'invest', 'building_display': ['B01', 'B21'], 'bonus_display': ['N01', 'N02']",
            {{A, "'contracts': ['C03_FRA', 'C05_RUS'], 'coins': 6"}, {B, "'contracts': ['C05_ENG']"}});
  const std::string cards = board(table, {.viewer = Viewer::seat(A)});
  EXPECT_THAT(cards, AllOf(HasSubstr("›France 3"), HasSubstr("›N01 Hamburg: Saltpeter"),
                           HasSubstr("›B21 Jungfernstieg"), Not(HasSubstr("›B01")), Not(HasSubstr("›England 5"))));
}

TEST(MerkatorBoard, shows_what_each_player_has_and_what_contracts_still_need) {
  Table table(2);
  set_busy(table);
  const std::string text = board(table);
  EXPECT_THAT(from(text, "►  A "), HasSubstr("26 points · 2 time counters · 7 coins"))
      << "22 for contracts and 4 for the Arsenal";
  EXPECT_THAT(text, HasSubstr("~ France 3: Muskets 1/1, Fish Oil 0/1")) << "with the purple cube";
  EXPECT_THAT(text, HasSubstr("· Russia 5: Muskets 2/2, Saltpeter 1/2"));
  EXPECT_THAT(text, HasSubstr("✓ Bohemia 4a: Wine 1/1, Food 2/2"));
  EXPECT_THAT(text, HasSubstr("· Hamburg 10: different goods 5/12"));
  EXPECT_THAT(text, HasSubstr("✓ England 5: Iron 3/3, Fish Oil 1/1"));
  EXPECT_THAT(text, HasSubstr("Peace of Westphalia 14: can never be fulfilled"));
  EXPECT_THAT(text, HasSubstr("goods      A 1 Grain, 2 Ham  C 3 Muskets, 1 Saltpeter  F 1 Wine"));
  EXPECT_THAT(text, HasSubstr("supply     purple"));
  EXPECT_THAT(text, HasSubstr("bonus      N01 Hamburg: Saltpeter"));
  EXPECT_THAT(text, HasSubstr("buildings  B01 Arsenal 4 (2 per type: War Stores + Minerals)"));
  EXPECT_THAT(from(text, "   B "), HasSubstr("1 time counter · 0 coins"));
}

TEST(MerkatorBoard, shows_the_chart_space_by_space) {
  Table table(2);
  set_busy(table);
  EXPECT_THAT(from(board(table), "Time chart"),
              HasSubstr("ULTIMO  1 ········  2 ········  3 ···●●●●●  4 ●●●●●●●● · 13 counters left"));
  EXPECT_THAT(board(table), HasSubstr("the next one shows a double E (Textiles)"));
  EXPECT_THAT(board(table, {.detail = Detail::full}), HasSubstr("1 × EE"));
  table.set("'stage': 'travel', 'chart': {'row': 4, 'left': 1}");
  EXPECT_THAT(from(board(table), "Time chart"), HasSubstr("4 ·······● · 1 counter left"));
  Table long_game(3, {{"long", "on"}});
  long_game.start(1);
  EXPECT_THAT(from(board(long_game), "Time chart"), HasSubstr("reverse  1 ········  2 ········  3 ●●●●●●●●"));
  Table solo(1);
  solo.start(1);
  EXPECT_THAT(board(solo), AllOf(Not(HasSubstr("Time chart")), HasSubstr("solo stack 17"), HasSubstr("turn 1 of 17"),
                                 HasSubstr("8 [0]: empty")));
}

TEST(MerkatorBoard, tells_when_the_end_has_come) {
  Table table(3);
  table.set("'stage': 'travel', 'turn': 1, 'finale': 'triggered'");
  EXPECT_THAT(from(board(table), "Turn  "), HasSubstr("B Player 1 · the final round begins after this turn"));
  table.set("'stage': 'travel', 'turn': 2, 'finale': 'running', 'closing': 1, 'turns': 9");
  EXPECT_THAT(from(board(table), "Turn  "),
              HasSubstr("round 3 · C Player 2 · final round, which ends with B Player 1"));
}

TEST(MerkatorBoard, shows_piles_displays_and_decks) {
  Table table(2);
  table.set(
      "'stage': 'invest', 'piles': {'3': ['C03_FRA', 'C03_HAM', 'C03_ITA'], '5': ['C05_RUS'], '6': []},"
      " 'discard': ['C06_SWE'], 'bonus_display': ['N01'], 'bonus_deck': ['N02', 'N03'], 'building_display': ['B12'],"
      " 'building_deck': ['B01']",
      {{A, "'contracts': ['C04_ENG']"}, {B, "'contracts': ['C05_ENG']"}});
  const std::string text = board(table);
  EXPECT_THAT(text, HasSubstr("France 3 [3]: 1 Muskets, 1 Fish Oil"));
  EXPECT_THAT(text, HasSubstr("Russia 5 [1]: 2 Muskets, 2 Saltpeter"));
  EXPECT_THAT(text, HasSubstr("6 [0]: empty, 1 discarded"));
  EXPECT_THAT(text, HasSubstr("N01 Hamburg: Saltpeter ("));
  EXPECT_THAT(text, HasSubstr("B12 Fleet at Sea (8): 2/3/4/5 with 2/4/6/8 counters"));
  EXPECT_THAT(text, HasSubstr("bonus cards 2 · buildings 1 · discarded contracts 6"));
  EXPECT_THAT(board(table, {.detail = Detail::full}), HasSubstr("C06_SWE Sweden 6"));
}

TEST(MerkatorBoard, says_what_is_being_paid_and_what_is_still_due) {
  Table table(2);
  table.set("'stage': 'fulfil', 'token': 'russia'",
            {{A, "'contracts': ['C05_RUS'], 'goods': {'saltpeter': 2, 'muskets': 2, 'coal': 4}"},
             {B, "'contracts': ['C05_ENG']"}});
  table.play("fulfil:C05_RUS");
  EXPECT_THAT(from(board(table), "Paying"), HasSubstr("Russia 5 · still due: 2 Muskets, 2 Saltpeter"));
  table.play("exchange:coal");
  EXPECT_THAT(from(board(table), "Paying"), HasSubstr("giving 4 Coal"));
  table.play("for:saltpeter");
  EXPECT_THAT(board(table), Not(HasSubstr("Paying")));

  table.set("'stage': 'fulfil', 'token': 'sweden'",
            {{A, "'contracts': ['C06_SWE'], 'goods': {'calfskin': 2, 'plums': 2, 'vegetables': 2, 'citrus_fruit': 1}"},
             {B, "'contracts': ['C05_ENG']"}});
  table.play("fulfil:C06_SWE");
  EXPECT_THAT(from(board(table), "Paying"), HasSubstr("Sweden 6 · still due: 2 Calfskin, 3 Fruit and Vegetables"));
  table.play("with:vegetables");
  EXPECT_THAT(from(board(table), "Paying"), HasSubstr("still due: 1 Vegetables, 2 Calfskin, 2 Fruit and Vegetables"));
}

TEST(MerkatorBoard, says_what_other_questions_are_about) {
  Table table(2);
  table.set("'stage': 'travel', 'cubes': {'england': 5}", {{A, "'contracts': ['C05_RUS']"}, {B, "'counters': 1"}});
  table.play("go:england");
  EXPECT_THAT(from(board(table), "Cubes  "), HasSubstr("5 cubes: the first good is Fabric, the second Coal"));
  table.play("split:2");
  EXPECT_EQ(table.decision(), "join");
  EXPECT_THAT(from(board(table), "Joining"), HasSubstr("England for 1 time counter"));

  table.set("'stage': 'loss', 'token': 'hamburg', 'loss': {'letter': 'AA', 'left': 2}",
            {{A, "'goods': {'ham': 2, 'grain': 2}"}});
  EXPECT_THAT(from(board(table), "Loss"), HasSubstr("double A (Food) · still to lose: 2 (A Player 0)"));

  Table without_coins(2, {{"no_coins", "on"}});
  without_coins.set("'stage': 'pay_contract', 'building_display': ['B21'], 'purchase': {'card': 'B21', 'paid': 3}",
                    {{A, "'contracts': ['C05_RUS', 'C04_ENG', 'C05_ENG']"}});
  EXPECT_THAT(from(board(without_coins), "Paying"), HasSubstr("B21 Jungfernstieg (6) · paid so far: 3"));

  Table offers(3, {{"variant_d_contract_offers", "on"}});
  offers.set(
      "'stage': 'accept', 'token': 'england', 'taker': 0, 'reward': 'C05_RUS', 'piles': {'5': ['C05_ENG', 'C05_HAM']},"
      " 'offers': [{}, {'coins': 2, 'time': 1}, {}]",
      {{A, "'contracts': ['C05_RUS', 'C04_ENG']"}, {B, "'coins': 2, 'counters': 1"}});
  const std::string text = board(offers);
  EXPECT_THAT(text, HasSubstr("taken (A Player 0): Russia 5 (2 Muskets, 2 Saltpeter)"));
  EXPECT_THAT(text, HasSubstr("next on the pile: England 5 (3 Iron, 1 Fish Oil)"));
  EXPECT_THAT(text, HasSubstr("offer (B Player 1): 2 coins + 1 time counter"));

  Table hand(2, {{"advanced_hand", "on"}});
  hand.set("'stage': 'reward_source', 'token': 'england', 'reward': 'C04_ENG', 'piles': {'5': ['C05_ENG']}",
           {{A, "'contracts': ['C04_ENG'], 'hand': 'C05_RUS'"}});
  EXPECT_THAT(from(board(hand), "Reward"), HasSubstr("in hand: Russia 5 (2 Muskets, 2 Saltpeter)"));
  EXPECT_THAT(board(hand), AllOf(HasSubstr("on the pile: England 5"), HasSubstr("hand       Russia 5: 2 Muskets")));
}

TEST(MerkatorBoard, a_short_look_shows_what_the_question_is_about) {
  Table table(2);
  set_busy(table);
  const Look look{.detail = Detail::brief, .viewer = Viewer::seat(A)};
  EXPECT_THAT(board(table, look), AllOf(HasSubstr("›Hamburg +2"), HasSubstr("goods      A 1 Grain"),
                                        Not(HasSubstr("Buildings")), Not(HasSubstr("Player 1"))));
  table.set("'stage': 'invest'", {{A, "'contracts': ['C05_RUS', 'C04_ENG']"}});
  EXPECT_THAT(board(table, look), AllOf(HasSubstr("Buildings"), HasSubstr("Bonus cards"), HasSubstr("Russia 5"),
                                        Not(HasSubstr("Newfoundland −3"))));
  table.set("'stage': 'fulfil', 'token': 'england'",
            {{A, "'contracts': ['C04_ENG', 'C05_RUS']"}, {B, "'contracts': ['C05_ENG']"}});
  EXPECT_THAT(board(table, look),
              AllOf(HasSubstr("Contract piles"), HasSubstr("England 4"), Not(HasSubstr("Buildings"))));
}

TEST(MerkatorBoard, a_long_look_explains_the_signs) {
  Table table(2);
  set_busy(table);
  const std::string text = board(table, {.detail = Detail::full});
  EXPECT_THAT(text, AllOf(HasSubstr("Hamburg–Sweden"), HasSubstr("green Hamburg"), HasSubstr("[9] cards in the pile"),
                          HasSubstr("E Textiles: Calfskin, Fabric"), HasSubstr("C05_RUS Russia 5")));
  EXPECT_EQ(std::ranges::count(from(text, "Links") + from(text, "Danzig–Russia"), '-'), 0);
}

TEST(MerkatorBoard, marks_contracts_fulfilled_in_this_turn) {
  Table table(2);
  table.set("'stage': 'fulfil', 'token': 'england', 'done': ['C04_ENG']",
            {{A, "'contracts': ['C04_ENG', 'C05_RUS']"}, {B, "'contracts': ['C05_ENG']"}});
  const std::string text = board(table);
  EXPECT_THAT(from(text, "England 4:"), HasSubstr("(done)"));
  EXPECT_THAT(from(text, "Russia 5:"), Not(HasSubstr("(done)")));
}

TEST(MerkatorBoard, speaks_italian) {
  Table table(2);
  set_busy(table);
  const std::string text = board(table, {.detail = Detail::full, .language = Language::it});
  EXPECT_THAT(text, AllOf(HasSubstr("Amburgo +2"), HasSubstr("3■ Bestiame"), HasSubstr("Salnitro 1/2"),
                          HasSubstr("2 segnalini Tempo · 7 Talleri"), HasSubstr("il prossimo mostra una E doppia")));
}

TEST(MerkatorBoard, cuts_a_long_name) {
  Table table(2);
  set_busy(table);
  const std::vector<std::string> names{"Äußerst langer Name eines Kaufmanns", "Bo"};
  const std::string text =
      table.game().board(table.state(), Viewer::spectator(),
                         {.words = words_of(Language::en), .width = 80, .detail = Detail::usual, .seats = names});
  EXPECT_THAT(text, AllOf(HasSubstr("Äußerst langer Name…"), Not(HasSubstr("eines Kaufmanns"))));
}

TEST(MerkatorBoard, has_room_for_all_contracts_at_one_place) {
  Table table(4);
  table.start(1);
  State crowded = table.state();
  for (unsigned contract = 0; contract < table.edition().contracts; ++contract)
    crowded.owned[contract % 4].add(contract);
  for (const int width : widths) {
    const std::string text = board(table, crowded, {.width = width});
    for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1)
      EXPECT_LE(columns(text.substr(at, text.find('\n', at) - at)), width) << text.substr(at, text.find('\n', at) - at);
    for (unsigned place = 0; place < table.edition().places; ++place)
      EXPECT_THAT(text, HasSubstr(std::string(table.edition().place[place].name.text()) + " ")) << width;
  }
}

TEST(MerkatorBoard, draws_an_edition_with_other_coordinates) {
  std::string edition(games::catalogue().find("merkator")->files->file("editions/default.json"));
  for (const std::string_view axis : {"\"x\": ", "\"y\": "}) {
    for (std::size_t at = 0; (at = edition.find(axis, at)) != std::string::npos;) {
      at += axis.size();
      edition.replace(at, edition.find_first_not_of("0123456789", at) - at, "300");
    }
  }
  // All places in one spot still make a map, in as many bands as they need.
  const Table table(2, {}, edition);
  for (const int width : widths) {
    const std::string text = board(table, table.game().start(Seed{1, 0}), {.width = width});
    for (unsigned place = 0; place < table.edition().places; ++place)
      EXPECT_THAT(text, HasSubstr(std::string(table.edition().place[place].name.text()) + " ")) << width;
    EXPECT_THAT(below(text, "Hamburg +2", 1), ElementsAre(StartsWith("1■ Livestock"))) << width;
  }
}

}  // namespace
}  // namespace fondaco::merkator
