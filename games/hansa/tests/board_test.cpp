// SPDX-License-Identifier: MIT
// The terminal board. That it fits and speaks is proved for every game in tests/per_game/board_test.cpp.in.
#include "engine/terminal.hpp"
#include "games/catalogue.hpp"
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

constexpr std::array<int, 4> widths{80, 100, 120, 160};

const Words& words_of(Language language) {
  static const auto words = [] {
    std::array<Words, languages.size()> all;
    for (const Language each : languages)
      all[static_cast<std::size_t>(each)] = game_words(*games::catalogue().find("hansa"), each);
    return all;
  }();
  return words[static_cast<std::size_t>(language)];
}

struct Look {
  Detail detail = Detail::usual;
  int width = 100;
  Language language = Language::en;
  bool colour = false;
};

std::string board(const Table& table, const State& state, Viewer viewer, Look look = {}) {
  return table.game().board(
      state, viewer,
      {.words = words_of(look.language), .colour = look.colour, .width = look.width, .detail = look.detail});
}
std::string board(const Table& table, Viewer viewer, Look look = {}) {
  return board(table, table.state(), viewer, look);
}
std::string board(const Table& table, Look look = {}) { return board(table, Viewer::spectator(), look); }

Texts lines_of(const std::string& text) {
  Texts lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    lines.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  return lines;
}

/// The first line that holds this text.
std::string line_with(const std::string& text, std::string_view part) {
  for (const std::string& line : lines_of(text)) {
    if (line.find(part) != std::string::npos) return line;
  }
  return "no such line";
}

/// A position in which every kind of thing lies somewhere.
void set_busy(Table& table) {
  table.set(
      "'to_move': 0, 'actions': 2, 'tokens': {'osnabrueck-bremen': 'plus_four', 'hamburg-luebeck': 'extra_kontor'},"
      " 'routes': {'hamburg-luebeck': {'blue': '1T 1M', 'red': '1T'}, 'minden-brunswiek': {'yellow': '2T 1M'}},"
      " 'cities': {'stendal': ['red T', 'blue M'], 'goettingen': ['yellow T'], 'brunswiek': ['blue T']},"
      " 'extras': {'stendal': ['red T', 'blue T']}, 'table': {'8': 'yellow'}, 'linked': [1], 'unseen': {'plus_three': "
      "2}",
      {{blue,
        "'score': 7, 'supply': '4T 1M', 'stock': '3T', 'skills': {'liber_sophiae': 2}, 'tokens': {'swap_kontors': 1}, "
        "'used': {'plus_four': 1}"},
       {red, "'score': 12, 'supply': '2T', 'skills': {'privilegium': 2, 'bursa': 3}"},
       {yellow, "'skills': {'liber_sophiae': 1}"}});
}

TEST(Board, shows_every_city_with_its_houses_under_its_name) {
  for (const Seat players : {Seat{2}, Seat{3}, Seat{4}, Seat{5}}) {
    Table table(players);
    table.start(1);
    for (const int width : widths) {
      const Texts lines = lines_of(board(table, {.width = width}));
      for (unsigned i = 0; i < table.game().side().cities; ++i) {
        const City& city = table.game().side().city[i];
        std::string houses;
        for (unsigned house = 0; house < city.houses; ++house) {
          const House& what = city.house[house];
          const std::string inside = std::to_string(what.level) + (what.coin > 0 ? "$" : "");
          houses += what.kind == Kind::trader ? "[" + inside + "]" : "(" + inside + ")";
        }
        const std::string name = join(" ", city.name.text(), " ");
        const auto named = std::ranges::find_if(
            lines, [&](const std::string& line) { return join(line, " ").find(name) != std::string::npos; });
        ASSERT_NE(named, lines.end()) << city.name.text();
        const int at = columns(named->substr(0, named->find(name)));
        const std::string& below = *(named + 1);
        bool found = false;
        for (std::size_t place = below.find(houses); place != std::string::npos;
             place = below.find(houses, place + 1)) {
          found = found || std::abs(columns(below.substr(0, place)) - at) <= columns(name);
        }
        EXPECT_TRUE(found) << city.name.text() << " " << houses << " at width " << width << "\n" << below;
      }
    }
  }
}

TEST(Board, has_room_on_the_map_for_every_route) {
  for (const Seat players : {Seat{2}, Seat{3}, Seat{4}, Seat{5}}) {
    Table table(players);
    table.start(1);
    if (players == 2) table.play("pawn:P01");
    for (const int width : widths) {
      for (const Language language : languages) {
        // A route without room would be listed under the map by its name.
        const std::string map = board(table, {.width = width, .language = language});
        EXPECT_THAT(map.substr(0, map.find("\n\n")), Not(HasSubstr("–"))) << width;
        unsigned spaces = 0;
        for (unsigned i = 0; i < table.game().side().routes; ++i) spaces += table.game().side().route[i].spaces;
        EXPECT_EQ(std::ranges::count(map, '_'), static_cast<int>(spaces)) << width;
      }
    }
  }
}

TEST(Board, shows_pieces_tokens_kontors_and_who_controls) {
  Table table(4);
  set_busy(table);
  const std::string map = board(table);
  EXPECT_THAT(map, AllOf(HasSubstr("aAb*+K"), HasSubstr("ccC_"), HasSubstr("___*+4")));
  EXPECT_THAT(line_with(map, "+a+b[b](A)[2][3]"), Not("no such line")) << "the newest extra Kontor stands leftmost";
  EXPECT_THAT(map, AllOf(HasSubstr("Stendal A"), HasSubstr("Göttingen C"), HasSubstr("Brunswiek A")));
  EXPECT_THAT(map, AllOf(HasSubstr("↑actions"), HasSubstr("↔Arnheim")));
  EXPECT_THAT(line_with(map, "(1) 7"), HasSubstr("(1) 7  (C) 8  (3) 9  (4) 11"));
}

TEST(Board, shows_what_each_player_has) {
  Table table(4);
  set_busy(table);
  const std::string text = board(table, Viewer::seat(blue), {.width = 120});
  EXPECT_THAT(line_with(text, "►  A "),
              HasSubstr("7    1        2    1 white     4      3   4a 1A      3a       2        3  KK, 1 used"));
  EXPECT_THAT(line_with(text, "   B "), AllOf(HasSubstr("12 "), HasSubstr("3 pink"), HasSubstr("all")));
  EXPECT_THAT(line_with(text, "Turn"), HasSubstr("A seat 0 · 2 actions left"));
  EXPECT_THAT(line_with(text, "Progress"), AllOf(HasSubstr("complete cities 1 of 10"), HasSubstr("token supply 2"),
                                                 HasSubstr("awards for the link 4 2"), HasSubstr("link made by B")));
}

/// Nothing that lies on the board can be taken away without a change in what is shown, with colour or without.
TEST(Board, misses_nothing_in_any_game) {
  for (const Seat players : {Seat{2}, Seat{5}}) {
    Table table(players);
    table.start(players);
    int step = 0;
    table.play_out(players, [&] {
      if (++step % 150 != 0) return;
      const Look look{.width = widths[static_cast<std::size_t>(step) % widths.size()],
                      .language = languages[static_cast<std::size_t>(step / 150) % languages.size()]};
      const State& state = table.state();
      const std::string whole = board(table, state, Viewer::spectator(), look);
      const auto expect_missed = [&](const State& other, const std::string& what) {
        EXPECT_NE(board(table, other, Viewer::spectator(), look), whole) << what << " is not shown\n" << whole;
      };
      for (unsigned route = 0; route < table.game().side().routes; ++route) {
        for (Piece piece = 1; piece <= piece_codes; ++piece) {
          if (count_on(state, route, piece) == 0) continue;
          State other = state;
          take_off(other, route, piece);
          expect_missed(other, "a piece on a route");
          put_on(other, route, piece_of(owner_of(piece), other_kind(kind_of(piece))));
          expect_missed(other, "the kind of a piece");
        }
        if (state.token[route] == no_token) continue;
        State other = state;
        other.token[route] = no_token;
        expect_missed(other, "a token");
        other.token[route] = static_cast<std::uint8_t>((state.token[route] + 1U) % token_kinds);
        expect_missed(other, "the kind of a token");
      }
      for (unsigned city = 0; city < table.game().side().cities; ++city) {
        for (unsigned house = 0; house < max_houses && state.house[city][house] != no_piece; ++house) {
          State other = state;
          other.house[city][house] = static_cast<Piece>(state.house[city][house] % (kinds * players) + 1);
          expect_missed(other, "a Kontor");
        }
      }
      for (std::size_t i = 0; i < state.extras.size(); ++i) {
        State other = state;
        other.extras[i].piece = static_cast<Piece>(state.extras[i].piece % (kinds * players) + 1);
        expect_missed(other, "an extra Kontor");
      }
      for (Seat seat = 0; seat < players; ++seat) {
        for (std::size_t kind = 0; kind < kinds; ++kind) {
          State other = state;
          ++other.supply[seat][kind];
          expect_missed(other, "the supply");
          other = state;
          ++other.stock[seat][kind];
          expect_missed(other, "the stock");
        }
        State other = state;
        ++other.unused[seat][0];
        expect_missed(other, "an unused token");
        other = state;
        ++other.score[seat];
        expect_missed(other, "the score");
      }
    });
  }
}

TEST(Board, has_room_for_all_extra_kontors_in_one_corner) {
  Table table(5);
  table.set(
      "'cities': {'quedlinburg': ['blue M'], 'magdeburg': ['red M']},"
      " 'extras': {'quedlinburg': ['blue T', 'red T', 'green M'], 'magdeburg': ['purple T', 'yellow T']}");
  for (const int width : widths) {
    const std::string map = board(table, {.width = width});
    EXPECT_THAT(map, AllOf(HasSubstr("+E+b+a(A)(3)"), HasSubstr("+c+d(B)[2]"))) << width;
    EXPECT_THAT(map.substr(0, map.find("\n\n")), Not(HasSubstr("–"))) << width;
  }
}

TEST(Board, marks_what_the_one_who_is_asked_may_choose) {
  Table table(4);
  table.set("'routes': {'hamburg-luebeck': {'red': '1T'}, 'kampen-arnheim': {'blue': '3T'}}",
            {{blue, "'supply': '3T'"}});
  table.play("displace");
  EXPECT_EQ(table.decision(), "relocate") << "there was one answer to each question";
  EXPECT_THAT(board(table, Viewer::seat(red)), HasSubstr("›____"));
  EXPECT_THAT(board(table, Viewer::seat(blue)), Not(HasSubstr("›")));
  EXPECT_THAT(line_with(board(table, Viewer::seat(blue)), "Turn"),
              HasSubstr("trader b was displaced from Hamburg–Lübeck"));

  table.set("'routes': {'kampen-arnheim': {'blue': '3T'}}", {{blue, "'supply': '1T'"}});
  table.play("establish");
  EXPECT_EQ(table.decision(), "reward");
  EXPECT_THAT(board(table, Viewer::seat(blue)), AllOf(HasSubstr("›Arnheim"), Not(HasSubstr("›Kampen"))))
      << "the house in Kampen asks for the orange privilege";
  EXPECT_THAT(line_with(board(table, Viewer::spectator()), "Turn"), HasSubstr("establishing Kampen–Arnheim"));
}

TEST(Board, shows_the_pawn_its_routes_and_where_it_may_go) {
  Table table(2);
  table.set("'pawn': 'P08'", {{blue, "'supply': '2T'"}});
  const std::string map = board(table, Viewer::spectator());
  EXPECT_THAT(map, AllOf(HasSubstr("<P08>"), HasSubstr(" P11 "), Not(HasSubstr("<P11>"))));
  EXPECT_EQ(std::ranges::count(map, '!'), 3) << "three routes border P08";
  EXPECT_THAT(line_with(map, "Pawn"),
              HasSubstr("P08 Teutoburg      Osnabrück–Bremen · Münster–Minden · Bremen–Minden"));
  EXPECT_THAT(map, Not(HasSubstr("Provinces")));
  table.play("pawn-free");
  const std::string asked = board(table, Viewer::seat(blue));
  EXPECT_THAT(asked, AllOf(HasSubstr("›P11 "), Not(HasSubstr("›P14")), HasSubstr("P13 Calenberg")));
  EXPECT_THAT(asked, Not(HasSubstr("P14 Altmark"))) << "three borders away";
  EXPECT_THAT(board(table, Viewer::seat(blue), {.detail = Detail::full}), HasSubstr("P14 Altmark"));
  EXPECT_THAT(board(Table(3), {.detail = Detail::full}), Not(HasSubstr("P08")));
}

TEST(Board, shows_drawn_and_left_over_tokens) {
  Table table(3);
  table.set("'drawn': 1, 'unseen': {'plus_three': 2}, 'actions': 1",
            {{blue, "'supply': '1T'"}, {red, "'plate': ['improve_skill']"}});
  const std::string text = board(table);
  EXPECT_THAT(line_with(text, "Turn"), HasSubstr("1 action left · 1 token drawn, face down"));
  EXPECT_THAT(line_with(text, "Progress"), HasSubstr("token supply 1"));
  EXPECT_THAT(line_with(text, "Plate"), HasSubstr("B +S"));
  table.play("end");
  EXPECT_EQ(table.decision(), "place_token");
  EXPECT_THAT(line_with(board(table), "Turn"), HasSubstr("placing the token +3 actions"));
}

TEST(Board, grows_with_the_detail_wanted) {
  Table table(4);
  set_busy(table);
  const std::string brief = board(table, {.detail = Detail::brief});
  const std::string usual = board(table, {.detail = Detail::usual});
  const std::string full = board(table, {.detail = Detail::full});
  EXPECT_THAT(brief, AllOf(HasSubstr("Hamburg–Lübeck aAb *+K"), Not(HasSubstr("Kampen–Arnheim")),
                           Not(HasSubstr("↑actions")), HasSubstr("Progress")));
  EXPECT_THAT(usual, AllOf(HasSubstr("↑actions"), Not(HasSubstr("Hamburg–Lübeck")), Not(HasSubstr("free space"))));
  EXPECT_THAT(full, AllOf(HasSubstr("Hamburg–Lübeck aAb *+K"), HasSubstr("Kampen–Arnheim ___"), HasSubstr("↑actions"),
                          HasSubstr("_ free space of a route"), HasSubstr("*+K Extra Kontor"),
                          HasSubstr("Unseen      2 × +3 actions")));
}

TEST(Board, speaks_italian) {
  Table table(4);
  set_busy(table);
  const std::string text = board(table, {.detail = Detail::full, .language = Language::it});
  EXPECT_THAT(text, AllOf(HasSubstr("↑attività"), HasSubstr("2 attività rimaste"), HasSubstr("3 rosa"),
                          HasSubstr("connessione realizzata da B"), HasSubstr("a Commerciante di A")));
}

TEST(Board, colour_adds_nothing_but_colour) {
  Table table(5);
  set_busy(table);
  EXPECT_THAT(board(table, {.colour = true}), HasSubstr("\x1b["));
  EXPECT_THAT(board(table), Not(HasSubstr("\x1b")));
}

TEST(Board, cuts_a_long_name_in_the_table) {
  Table table(2);
  table.set("'pawn': 'P08'");
  const std::vector<std::string> names{"Äußerst langer Name der Hanse", "Bo"};
  const std::string text =
      table.game().board(table.state(), Viewer::spectator(),
                         {.words = words_of(Language::en), .width = 80, .detail = Detail::usual, .seats = names});
  EXPECT_THAT(line_with(text, "Äußerst"), HasSubstr("Äußerst langer …"));
  for (const std::string& line : lines_of(text)) EXPECT_LE(columns(line), 80) << line;
}

TEST(Board, draws_an_edition_of_other_names_and_places) {
  std::string text = edition_with();
  for (std::size_t at = 0; (at = text.find("\"Quedlinburg\"", at)) != std::string::npos;) {
    text.replace(at, 13, "\"Qu\"");
  }
  for (std::size_t at = 0; (at = text.find("\"y\": ", at)) != std::string::npos; at += 5) {
    std::size_t end = at + 5;
    while (text[end] >= '0' && text[end] <= '9') ++end;
    text.replace(at + 5, end - at - 5, "7");
  }
  Table table(4, {}, text);
  table.start(1);
  // Cities in a row still make a map; a route without room is listed below it.
  const std::string map = board(table);
  EXPECT_THAT(map, AllOf(HasSubstr("Qu "), HasSubstr("Halle")));
  EXPECT_EQ(std::ranges::count(map, '_'), 107);
}

}  // namespace
}  // namespace fondaco::hansa
