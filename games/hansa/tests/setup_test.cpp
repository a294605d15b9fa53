// SPDX-License-Identifier: MIT
// HT-0 terms, HT-1 components and HT-2 set-up.
#include <set>

#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

TEST(Hansa, HT_0_1_every_piece_is_a_trader_or_a_merchant_of_one_player) {
  for (Seat owner = 0; owner < max_players; ++owner) {
    for (const Kind kind : {Kind::trader, Kind::merchant}) {
      EXPECT_EQ(owner_of(piece_of(owner, kind)), owner);
      EXPECT_EQ(kind_of(piece_of(owner, kind)), kind);
    }
  }
  const Table t(3);
  EXPECT_NE(t.refused_position("'routes': {'kampen-arnheim': {'purple': '1T'}}"), "") << "nobody plays purple";
  EXPECT_NE(t.refused_position("'cities': {'minden': ['blue X']}"), "") << "there is no third kind";
}

TEST(Hansa, HT_0_1_HT_1_2_every_player_keeps_27_traders_and_4_merchants_to_the_end) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      t.start(seed);
      // audit() counts desk, score track, both pools, routes, houses, extra Kontors, table and hand.
      t.play_out(seed, [&] { ASSERT_EQ(fault_text(t.game().audit(t.state())), ""); });
    }
    EXPECT_EQ(t.edition().pieces, (Pieces{27, 4}));
  }
  const Table t(3);
  EXPECT_NE(t.refused_position("", {{blue, "'supply': '12T'"}}), "") << "16 of the 27 are on the desk and the track";
  EXPECT_EQ(t.refused_position("", {{blue, "'supply': '11T 1M'"}}), "");
  EXPECT_NE(t.refused_position("", {{blue, "'supply': '11T 2M'"}}), "") << "3 of the 4 are on the desk";
  EXPECT_NE(t.refused_position("'routes': {'kampen-arnheim': {'blue': '1T'}}", {{blue, "'supply': '11T 1M'"}}), "");
}

TEST(Hansa, HT_0_2_only_the_personal_supply_can_be_inserted_or_used_to_displace) {
  Table t(3);
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}}", {{red, "'stock': '9T 1M'"}});
  EXPECT_EQ(t.refused("insert"), "HT-4.2.1");
  EXPECT_EQ(t.refused("displace"), "HT-4.3.1");
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}}", {{red, "'supply': '1T', 'stock': '9T'"}});
  EXPECT_EQ(t.refused("insert"), "");
  EXPECT_EQ(t.refused("displace"), "HT-4.3.1") << "the fee cannot be paid from the stock";
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}}", {{red, "'supply': '2T', 'stock': '0'"}});
  EXPECT_EQ(t.refused("displace"), "");
}

TEST(Hansa, HT_0_3_a_route_has_two_to_four_spaces_with_one_piece_each) {
  for (const Seat players : {Seat{3}, Seat{5}}) {
    const Table t(players);
    std::set<int> lengths;
    for (unsigned i = 0; i < t.game().side().routes; ++i) lengths.insert(t.game().side().route[i].spaces);
    EXPECT_EQ(lengths, (std::set<int>{2, 3, 4}));
  }
  Table t(3);
  EXPECT_NE(t.refused_position("'routes': {'duisburg-dortmund': {'blue': '3T'}}"), "");
  EXPECT_NE(t.refused_position("'routes': {'duisburg-dortmund': {'blue': '2T', 'red': '1T'}}"), "");
  EXPECT_EQ(t.refused_position("'routes': {'duisburg-dortmund': {'blue': '1T', 'red': '1T'}}"), "");
  t.set("'routes': {'duisburg-dortmund': {'blue': '1T', 'red': '1T'}}", {{blue, "'supply': '1T'"}});
  t.play("insert");
  EXPECT_EQ(t.refused("at:duisburg-dortmund"), "HT-4.2.1");
}

TEST(Hansa, HT_0_4_houses_are_counted_from_the_cheapest_on_the_left) {
  for (const Seat players : {Seat{3}, Seat{5}}) {
    const Table t(players);
    for (unsigned c = 0; c < t.game().side().cities; ++c) {
      const City& city = t.game().side().city[c];
      for (unsigned i = 1; i < city.houses; ++i) EXPECT_LE(city.house[i - 1].level, city.house[i].level);
    }
  }
  // House 0 is the first of the list and the first to be taken.
  Table t(3);
  t.set("'to_move': 1, 'routes': {'minden-hannover': {'red': '3T'}}");
  t.play("establish", "kontor:minden");
  EXPECT_EQ(t.in("minden"), "['red T']");
  EXPECT_EQ(kind_of(t.state().house[t.city("minden")][0]), Kind::trader);
}

TEST(Hansa, HT_0_5_the_spaces_of_a_route_are_interchangeable) {
  Table t(3);
  const Desks desks{{red, "'supply': '3T 1M', 'stock': '0'"}};
  t.set("'to_move': 1, 'actions': 3", desks);
  t.play("insert", "with:merchant", "at:kampen-arnheim", "insert", "at:kampen-arnheim");
  const State one = t.state();
  t.set("'to_move': 1, 'actions': 3", desks);
  t.play("insert", "with:trader", "at:kampen-arnheim", "insert", "with:merchant", "at:kampen-arnheim");
  EXPECT_TRUE(same_bytes(t.state(), one)) << "the same pieces in another order are the same position";
  t.set("'to_move': 1, 'actions': 1, 'acted': true, 'routes': {'kampen-arnheim': {'red': '1T 1M'}}",
        {{red, "'supply': '2T', 'stock': '0'"}});
  EXPECT_TRUE(same_bytes(t.state(), one));
  // One answer for a route, however many of its spaces are free.
  t.play("insert");
  EXPECT_THAT(t.legal("at"), SizeIs(32));
}

TEST(Hansa, HT_0_6_merchants_stand_in_for_traders_but_not_the_other_way_round) {
  Table t(3);
  // Inserting, displacing and paying: merchants do.
  t.set("'to_move': 1, 'routes': {'muenster-minden': {'blue': '1T'}}", {{red,
                                                                         "'supply': '2M', 'stock': '0',"
                                                                         " 'skills': {'liber_sophiae': 1}"}});
  t.play("displace");
  EXPECT_EQ(t.on("muenster-minden"), "{'red':'1M'}");
  EXPECT_EQ(t.stock(red), "1M");
  // Filling a route: merchants count.
  t.set("'to_move': 1, 'routes': {'duisburg-dortmund': {'red': '1T 1M'}}");
  EXPECT_EQ(t.refused("establish"), "");
  // Houses and the table ask for a kind.
  t.set("'to_move': 1, 'routes': {'duisburg-dortmund': {'red': '2M'}}", {{red, "'skills': {'liber_sophiae': 1}"}});
  t.play("establish");
  EXPECT_EQ(t.refused("kontor:duisburg"), "HT-4.5.8") << "a merchant on a square house";
  EXPECT_EQ(t.refused("kontor:dortmund"), "");
  t.set("'to_move': 1, 'routes': {'duisburg-dortmund': {'red': '2T'}}");
  t.play("establish");
  EXPECT_EQ(t.refused("kontor:dortmund"), "HT-4.5.8") << "a trader on a round house";
  t.set("'to_move': 1, 'routes': {'coellen-warburg': {'red': '4T'}}");
  t.play("establish");
  EXPECT_EQ(t.refused("table:7"), "HT-4.5.14");
}

TEST(Hansa, HT_1_1_the_figures_of_both_sides_of_the_board) {
  struct Row {
    Seat players;
    unsigned routes;
    unsigned spaces;
    unsigned houses;
    unsigned coins;
  };
  for (const auto& [players, routes, spaces, houses, coins] :
       {Row{2, 32, 101, 57, 6}, Row{3, 32, 101, 57, 6}, Row{4, 34, 107, 62, 4}, Row{5, 34, 107, 62, 4}}) {
    const Table t(players);
    const Board& board = t.game().side();
    unsigned all_spaces = 0;
    unsigned all_houses = 0;
    unsigned all_coins = 0;
    for (unsigned i = 0; i < board.routes; ++i) all_spaces += board.route[i].spaces;
    for (unsigned i = 0; i < board.cities; ++i) {
      all_houses += board.city[i].houses;
      for (unsigned house = 0; house < board.city[i].houses; ++house) all_coins += board.city[i].house[house].coin;
    }
    EXPECT_EQ(board.cities, 27U);
    EXPECT_EQ(board.routes, routes);
    EXPECT_EQ(all_spaces, spaces);
    EXPECT_EQ(all_houses, houses);
    EXPECT_EQ(all_coins, coins);
  }
}

TEST(Hansa, HT_1_3_sixteen_tokens) {
  Table t(4);
  t.start(1);
  std::map<std::string, int> tokens;
  for (unsigned kind = 0; kind < token_kinds; ++kind)
    tokens[t.game().component_name(component(ComponentKind::token, static_cast<int>(kind)))] = t.state().unseen[kind];
  for (const std::uint8_t token : t.state().token) {
    if (token != no_token) ++tokens[t.game().component_name(component(ComponentKind::token, token))];
  }
  EXPECT_EQ(tokens, (std::map<std::string, int>{{"extra_kontor", 5},
                                                {"swap_kontors", 2},
                                                {"plus_three", 2},
                                                {"plus_four", 2},
                                                {"improve_skill", 3},
                                                {"remove_three", 2},
                                                {"move_three", 0}}));
  EXPECT_NE(t.refused_position("", {{red, "'tokens': {'plus_four': 3}"}}), "") << "a third +4";
  EXPECT_NE(t.refused_position("", {{red, "'tokens': {'plus_four': 1}"}, {blue, "'used': {'plus_four': 2}"}}), "");
  EXPECT_EQ(t.refused_position("", {{red, "'tokens': {'plus_four': 1}"}, {blue, "'used': {'plus_four': 1}"}}), "");
}

TEST(Hansa, HT_1_4_marker_score_track_pawn_and_soldiers) {
  Table t(4);
  t.start(3);
  EXPECT_EQ(t.marker(), 0);
  EXPECT_EQ(t.edition().end_cities, 10);
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(t.score(seat), 0);
  EXPECT_EQ(t.at("pawn"), "absent");
  EXPECT_NE(t.refused_position("'pawn': 'P08'"), "") << "the pawn is for two players";
  Table two(2);
  two.start(3);
  EXPECT_NE(two.at("pawn"), "absent");
  EXPECT_THAT(edition_with(), HasSubstr("\"soldiers\": 4"));
}

TEST(Hansa, HT_1_5_the_five_tracks_of_the_desk) {
  struct Row {
    Track track;
    std::string_view id;
    std::string_view city;
    std::vector<int> values;
    Kind cover;
  };
  const Row rows[] = {{Track::clavis_urbis, "clavis_urbis", "halle", {1, 2, 2, 3, 4}, Kind::trader},
                      {Track::actiones, "actiones", "goettingen", {2, 3, 3, 4, 4, 5}, Kind::trader},
                      {Track::privilegium, "privilegium", "stade", {1, 2, 3, 4}, Kind::trader},
                      {Track::liber_sophiae, "liber_sophiae", "groningen", {2, 3, 4, 5}, Kind::merchant},
                      {Track::bursa, "bursa", "luebeck", {3, 5, 7, no_limit}, Kind::trader}};
  for (const Seat players : {Seat{3}, Seat{5}}) {
    const Table t(players);
    for (const Row& row : rows) {
      const Skill& skill = t.game().skill(row.track);
      EXPECT_EQ(skill.id.text(), row.id);
      EXPECT_EQ(std::vector<int>(skill.value.begin(), skill.value.begin() + skill.values), row.values);
      EXPECT_EQ(skill.cover, row.cover);
      for (unsigned c = 0; c < 27; ++c) {
        const City& city = t.game().side().city[c];
        EXPECT_EQ(city.upgrade == static_cast<unsigned>(row.track), city.id.text() == row.city) << city.id.text();
      }
    }
  }
  const Table t(3);
  EXPECT_EQ(t.edition().level_names[0].text(), "white");
  EXPECT_EQ(t.edition().level_names[1].text(), "orange");
  EXPECT_EQ(t.edition().level_names[2].text(), "pink");
  EXPECT_EQ(t.edition().level_names[3].text(), "black");
}

TEST(Hansa, HT_1_6_a_value_is_the_rightmost_uncovered_and_a_privilege_allows_all_below_it) {
  Table t(5);
  t.set("", {{blue, "'skills': {'actiones': 3, 'clavis_urbis': 2, 'bursa': 1}"}});
  EXPECT_EQ(t.skill(blue, Track::actiones), 4);
  EXPECT_EQ(t.skill(blue, Track::clavis_urbis), 2);
  EXPECT_EQ(t.skill(blue, Track::bursa), 5);
  // The four houses of Minden, white to black, against the four privileges.
  for (int privilege = 0; privilege < 4; ++privilege) {
    for (int taken = 0; taken < 4; ++taken) {
      std::string houses;
      for (int i = 0; i < taken; ++i) houses += houses.empty() ? "'blue T'" : ", 'blue T'";
      t.set(join("'to_move': 1, 'routes': {'minden-paderborn': {'red': '3T'}}, 'cities': {'minden': [", houses, "]}"),
            {{red, join("'skills': {'privilegium': ", std::to_string(privilege), "}")}});
      t.play("establish");
      EXPECT_EQ(t.refused("kontor:minden"), taken <= privilege ? "" : "HT-4.5.8");
    }
  }
}

TEST(Hansa, HT_2_1_the_side_of_the_board_follows_from_the_number_of_players) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    t.start(1);
    EXPECT_EQ(t.game().side().routes, players < 4 ? 32 : 34);
    if (players == 2) t.play("pawn:P02");
    t.play("insert", "with:trader");
    EXPECT_EQ(t.exists("at:emden-stade"), players >= 4) << "a route of the 4-5 side only";
    EXPECT_EQ(t.game().side().city[t.city("goslar")].houses, players < 4 ? 1 : 2);
  }
}

TEST(Hansa, HT_2_2_the_three_start_tokens_lie_at_the_taverns_in_six_equally_likely_ways) {
  for (const Seat players : {Seat{3}, Seat{4}}) {
    Table t(players);
    std::map<std::string, int> ways;
    constexpr int games = 6000;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
      t.start(seed);
      ++ways[t.at("tokens")];
    }
    EXPECT_EQ(ways.size(), 6U);
    for (const auto& [way, times] : ways) {
      EXPECT_NEAR(times, games / 6, 150) << way;  // five standard deviations
      EXPECT_THAT(way, AllOf(HasSubstr("'osnabrueck-bremen':"), HasSubstr("'lueneburg-perleberg':"),
                             HasSubstr("'hildesheim-goslar':"), HasSubstr("'remove_three'"),
                             HasSubstr("'swap_kontors'"), HasSubstr("'extra_kontor'")));
    }
    EXPECT_EQ(t.tokens_on_board(), 3);
  }
}

TEST(Hansa, HT_2_3_thirteen_tokens_are_in_the_supply) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    t.start(9);
    EXPECT_EQ(t.supply_size(), 13);
    EXPECT_EQ(t.at("unseen"),
              "{'extra_kontor':4,'swap_kontors':1,'plus_three':2,'plus_four':2,'improve_skill':3,'remove_three':1}");
  }
}

TEST(Hansa, HT_2_4_HT_2_6_desk_and_score_track_at_the_start) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    t.start(2);
    for (Seat seat = 0; seat < players; ++seat) {
      int covering[] = {0, 0};
      for (unsigned track = 0; track < tracks; ++track) {
        EXPECT_EQ(t.state().skill[seat][track], 0);
        covering[index(t.edition().skill[track].cover)] += t.edition().skill[track].values - 1;
      }
      EXPECT_EQ(covering[0], 15);
      EXPECT_EQ(covering[1], 3);
      EXPECT_EQ(t.score(seat), 0);
      EXPECT_EQ(t.skill(seat, Track::clavis_urbis), 1);
      EXPECT_EQ(t.skill(seat, Track::actiones), 2);
      EXPECT_EQ(t.skill(seat, Track::privilegium), 1);
      EXPECT_EQ(t.skill(seat, Track::liber_sophiae), 2);
      EXPECT_EQ(t.skill(seat, Track::bursa), 3);
    }
    EXPECT_EQ(t.marker(), 0);
    EXPECT_EQ(t.at("linked"), "[]");
    EXPECT_EQ(t.at("routes"), "{}");
    EXPECT_EQ(t.at("cities"), "{}");
    EXPECT_EQ(t.at("table"), "{}");
  }
}

TEST(Hansa, HT_2_5_supplies_grow_clockwise_from_the_start_player) {
  static constexpr std::string_view supplies[] = {"5T 1M", "6T 1M", "7T 1M", "8T 1M", "9T 1M"};
  static constexpr std::string_view stocks[] = {"6T", "5T", "4T", "3T", "2T"};
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      t.start(seed);
      for (Seat k = 0; k < players; ++k) {
        const auto seat = static_cast<Seat>((t.state().start_seat + k) % players);
        EXPECT_EQ(t.supply(seat), supplies[k]);
        EXPECT_EQ(t.stock(seat), stocks[k]);
      }
    }
  }
}

TEST(Hansa, HT_2_5_every_seat_is_equally_likely_to_start) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    std::map<int, int> starts;
    constexpr int games = 4000;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
      t.start(seed);
      ++starts[t.state().start_seat];
      const auto second = static_cast<Seat>((t.state().start_seat + 1) % players);
      EXPECT_EQ(t.to_move(), players == 2 ? second : t.state().start_seat);
    }
    EXPECT_EQ(starts.size(), players);
    for (const auto& [seat, times] : starts) EXPECT_NEAR(times, games / players, 160) << seat;
  }
}

TEST(Hansa, HT_2_7_only_two_players_set_up_the_pawn) {
  for (Seat players = 2; players <= 5; ++players) {
    Table t(players);
    t.start(4);
    EXPECT_EQ(t.decision(), players == 2 ? "pawn_start" : "main");
    EXPECT_EQ(t.at("pawn") == "absent", players > 2);
  }
}

}  // namespace
}  // namespace fondaco::hansa
