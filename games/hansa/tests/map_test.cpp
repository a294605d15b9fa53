// SPDX-License-Identifier: MIT
// HT-15: the map of both sides of the board, and the distances on it (HT-0.7). The tables are those of the rules.
#include "games/hansa/tests/table.hpp"

namespace fondaco::hansa {
namespace {

struct CityRow {
  std::string_view id;
  std::string_view mark;        ///< the skill raised here
  std::string_view houses_4_5;  ///< S square, R round; w white, o orange, p pink, b black; $ coin
  std::string_view houses_2_3;
};
constexpr CityRow city_table[] = {
    {"groningen", "liber_sophiae", "Sw$ Ro", "Sw$ Ro"},
    {"emden", "", "Rw Sp", "Rw Sp"},
    {"stade", "privilegium", "Rw", "Rw$"},
    {"hamburg", "", "Sw So Sb", "Sw So Sb"},
    {"luebeck", "bursa", "Sw$ Sp", "Sw$ Sp"},
    {"kampen", "", "Ro Sb", "So Sb"},
    {"osnabrueck", "", "Sw So Sb", "Sw So Sb"},
    {"bremen", "", "Rw Sp", "Sp"},
    {"lueneburg", "", "Ro Sb", "Rw"},
    {"perleberg", "", "Sw Sp Rb", "Sw Sp Rb"},
    {"hannover", "", "Sw Sp", "Sw Sp"},
    {"minden", "", "Sw So Sp Sb", "Sw So Sp Sb"},
    {"brunswiek", "", "So", "So"},
    {"stendal", "", "Sw Rw So Sp", "Sw Rw So Sp"},
    {"arnheim", "", "Sw Rw So Sp", "Sw Rw So Sp"},
    {"muenster", "", "Rw So", "Rw So"},
    {"duisburg", "", "Sw", "Sw"},
    {"dortmund", "", "Rw So Sp", "Rw So"},
    {"paderborn", "", "Sw Rb", "Sw Rb"},
    {"hildesheim", "", "Sw Sb", "Sw Sb"},
    {"goslar", "", "Sw Sb", "Sw"},
    {"magdeburg", "", "Rw So", "Rw So"},
    {"quedlinburg", "", "Ro Rp", "Ro Rp"},
    {"halle", "clavis_urbis", "Sw$ So", "Sw$ So"},
    {"goettingen", "actiones", "Sw Rw Sp", "Sw So"},
    {"warburg", "", "So Sp", "So$ Sp"},
    {"coellen", "", "Sw$ Sp", "Sw$ Sp"},
};

struct RouteRow {
  std::string_view id;
  int spaces;
  bool tavern;
  std::string_view provinces;  ///< with two players
};
constexpr RouteRow route_table[] = {
    {"groningen-emden", 3, false, "P01"},
    {"emden-osnabrueck", 4, false, "P01 P02"},
    {"kampen-osnabrueck", 2, false, "P01 P07"},
    {"kampen-arnheim", 3, false, "P01 P07"},
    {"arnheim-duisburg", 3, false, "P06 P09"},
    {"arnheim-muenster", 3, false, "P07 P09"},
    {"duisburg-dortmund", 2, false, "P06 P09"},
    {"osnabrueck-bremen", 3, true, "P02 P08"},
    {"muenster-minden", 3, false, "P08 P10"},
    {"bremen-minden", 3, false, "P08 P11"},
    {"minden-paderborn", 3, false, "P10 P15"},
    {"dortmund-paderborn", 3, false, "P06 P10"},
    {"coellen-warburg", 4, false, "P06"},
    {"paderborn-warburg", 3, false, "P05 P06"},
    {"stade-hamburg", 3, false, "P02"},
    {"bremen-hamburg", 4, false, "P02 P12"},
    {"minden-hannover", 3, false, "P11 P13"},
    {"bremen-hannover", 3, false, "P11 P12"},
    {"paderborn-hildesheim", 3, false, "P05 P15"},
    {"hannover-lueneburg", 3, false, "P12 P13"},
    {"minden-brunswiek", 4, false, "P13 P15"},
    {"hamburg-luebeck", 3, false, "P03"},
    {"hamburg-lueneburg", 4, false, "P03 P12"},
    {"lueneburg-perleberg", 3, true, "P03 P14"},
    {"perleberg-stendal", 3, false, "P03 P14"},
    {"brunswiek-stendal", 4, false, "P14 P16"},
    {"stendal-magdeburg", 3, false, "P04 P16"},
    {"goslar-magdeburg", 2, false, "P04 P16"},
    {"goslar-quedlinburg", 4, false, "P04 P05"},
    {"hildesheim-goslar", 3, true, "P05 P15"},
    {"quedlinburg-halle", 4, false, "P04 P05"},
    {"goettingen-quedlinburg", 3, false, "P05"},
    {"emden-stade", 3, false, ""},
    {"warburg-goettingen", 3, false, ""},
};

struct ProvinceRow {
  std::string_view id;
  std::string_view name;
  std::string_view neighbours;
};
constexpr ProvinceRow province_table[] = {
    {"P01", "Friesland", "P02 P07"},
    {"P02", "Unterweser", "P01 P08 P12"},
    {"P03", "Holstein", "P12 P14"},
    {"P04", "Anhalt", "P05 P16"},
    {"P05", "Eichsfeld", "P04 P06 P15"},
    {"P06", "Rheinland", "P05 P09 P10"},
    {"P07", "Twente", "P01 P08 P09"},
    {"P08", "Teutoburg", "P02 P07 P10 P11"},
    {"P09", "Niederrhein", "P06 P07 P10"},
    {"P10", "Hellweg", "P06 P08 P09 P15"},
    {"P11", "Steinhude", "P08 P12 P13"},
    {"P12", "Heide", "P02 P03 P11 P13"},
    {"P13", "Calenberg", "P11 P12 P14 P15"},
    {"P14", "Altmark", "P03 P13 P16"},
    {"P15", "Weserbergland", "P05 P10 P13 P16"},
    {"P16", "Ostfalen", "P04 P14 P15"},
};

/// The distance of every route from every other, in the order of the table, as digits.
constexpr std::string_view distances_4_5[] = {
    "0123445243456523435443345567768716", "1012334132345422324333345456657615", "2101223132345432324333345456657625",
    "3210112223335443334434455456657635", "4321011323324354343435555455546544", "4321102312234343233324444345546544",
    "5432120433213254342435555454435453", "2112334021234321213222234345546524", "4332213201123232122213333234435443",
    "3223323110123221112212233234435433", "4333322211012132121213333233324342", "5443231322102143231324444343324352",
    "6555443433220154342435555454333261", "5444332322111043231324444343323251", "2234545232345401324231123445657615",
    "3223434121234310213221123345546524", "4333323211123232012113223234435443", "3223434121234321103122223345546534",
    "5444332322112143230324444332213352", "4334434222234322113022112334546534", "4333323211123232122203332123435443",
    "3334545232345411324230123445657625", "3334545232345411224131012334556625", "4445545333345422224132101223445535",
    "5555545433345433334223210112334445", "5444434322234343233314321012334454", "6555545433345444343324321101223354",
    "7666554544334355452435432210112263", "7666554544333365452546543321011172", "6555443433223254341435543321102263",
    "8777665655443376563657654432120182", "7666554544332265453546654432121071", "1123445243456512435342234556768706",
    "6555443433221154342435555443232160",
};
constexpr std::string_view distances_2_3[] = {
    "01234452434565434354444565677688", "10123341323454323243333454566577", "21012231323454323243333454566577",
    "32101122233354433344344554566577", "43210113233243543434355554555466", "43211023122343432333244443455466",
    "54321204332132543424355554544355", "21123340212343212132222343455466", "43322132011232321222133332344355",
    "32233231101232211122122332344355", "43333222110121321212133332333244", "54432313221021432313244443433244",
    "65554434332201543424355554544355", "54443323221110432313244443433244", "43345452323454013242311234456577",
    "32234341212343102132211233455466", "43333232111232320121132232344355", "32234341212343211031222233455466",
    "54443323221121432303244443322133", "43344342222343221130221123345466", "43333232111232321222033321234355",
    "43345452323454113242301234456577", "43345452323454112241310123345566", "54455453333454222241321012234455",
    "65555454333454333342232101123344", "54444343222343432333143210123344", "65555454333454443433243211012233",
    "76665545443343554524354322101122", "76665545443343654525465433210111", "65554434332232543414355433211022",
    "87776656554454765636576544321201", "87776656554454765636576544321210",
};

/// "Sw$ Ro"
std::string houses_of(const City& city) {
  std::string text;
  for (unsigned i = 0; i < city.houses; ++i) {
    const House& house = city.house[i];
    text += text.empty() ? "" : " ";
    text += house.kind == Kind::trader ? 'S' : 'R';
    text += std::string_view("?wopb")[house.level];
    text += house.coin == 0 ? "" : "$";
    EXPECT_LE(house.coin, 1);
  }
  return text;
}

TEST(Hansa, HT_15_1_the_cities_and_their_houses) {
  for (Seat players = 2; players <= 5; ++players) {
    const Table t(players);
    const Board& board = t.game().side();
    ASSERT_EQ(board.cities, std::size(city_table));
    for (unsigned i = 0; i < board.cities; ++i) {
      const City& city = board.city[i];
      const CityRow& row = city_table[i];
      EXPECT_EQ(city.id.text(), row.id);
      EXPECT_EQ(houses_of(city), players < 4 ? row.houses_2_3 : row.houses_4_5) << row.id;
      EXPECT_EQ(city.upgrade == no_track ? "" : t.edition().skill[city.upgrade].id.text(), row.mark) << row.id;
    }
    EXPECT_EQ(board.city[board.link_from].id.text(), "arnheim");
    EXPECT_EQ(board.city[board.link_to].id.text(), "stendal");
  }
}

TEST(Hansa, HT_15_2_the_routes_and_their_spaces) {
  for (Seat players = 2; players <= 5; ++players) {
    const Table t(players);
    const Board& board = t.game().side();
    ASSERT_EQ(board.routes, players < 4 ? 32U : 34U);
    for (unsigned i = 0; i < board.routes; ++i) {
      const Route& route = board.route[i];
      const RouteRow& row = route_table[i];
      EXPECT_EQ(route.id.text(), row.id);
      EXPECT_EQ(join(board.city[route.a].id.text(), "-", board.city[route.b].id.text()), row.id);
      EXPECT_EQ(route.spaces, row.spaces) << row.id;
      EXPECT_EQ(route.tavern, row.tavern) << row.id;
      EXPECT_EQ(route.table, row.id == "coellen-warburg") << row.id;
    }
  }
}

TEST(Hansa, HT_15_2_every_space_can_be_filled_and_no_more) {
  for (const Seat players : {Seat{3}, Seat{4}}) {
    Table t(players);
    for (unsigned i = 0; i < t.game().side().routes; ++i) {
      const RouteRow& row = route_table[i];
      const auto holding = [&](int pieces) {
        return join("'routes': {'", row.id, "': {'blue': '", std::to_string(pieces), "T'}}");
      };
      EXPECT_EQ(t.refused_position(holding(row.spaces)), "");
      EXPECT_NE(t.refused_position(holding(row.spaces + 1)), "") << row.id;
    }
  }
}

TEST(Hansa, HT_15_3_HT_9_2_the_provinces_their_routes_and_neighbours) {
  Table t(2);
  ASSERT_EQ(t.edition().provinces, 16);
  for (unsigned p = 0; p < 16; ++p) {
    const ProvinceRow& row = province_table[p];
    EXPECT_EQ(t.edition().province[p].id.text(), row.id);
    EXPECT_EQ(t.edition().province[p].name.text(), row.name);
    // The routes on which a piece may be inserted.
    Texts routes;
    for (unsigned i = 0; i < 32; ++i) {
      if (route_table[i].provinces.find(row.id) != std::string_view::npos)
        routes.push_back(join("at:", route_table[i].id));
    }
    t.set(join("'to_move': 1, 'pawn': '", row.id, "'"), {{red, "'supply': '2T'"}});
    t.play("insert");
    EXPECT_EQ(t.legal(), routes) << row.id;
    // One border, and two.
    Texts near;
    for (unsigned q = 0; q < 16; ++q) {
      const ProvinceRow& other = province_table[q];
      bool reachable = other.neighbours.find(row.id) != std::string_view::npos;
      EXPECT_EQ(reachable, row.neighbours.find(other.id) != std::string_view::npos) << "neighbours of each other";
      EXPECT_EQ(((t.edition().province[p].neighbours >> q) & 1U) != 0, reachable) << row.id << other.id;
      for (const ProvinceRow& between : province_table) {
        reachable = reachable || (between.neighbours.find(row.id) != std::string_view::npos &&
                                  between.neighbours.find(other.id) != std::string_view::npos);
      }
      if (reachable && q != p) near.push_back(join("pawn:", other.id));
    }
    t.set(join("'to_move': 1, 'pawn': '", row.id, "'"), {{red, "'supply': '2T'"}});
    t.play("pawn-free");
    EXPECT_EQ(t.legal(), near) << row.id;
    EXPECT_LE(near.size(), 11U) << "HT-D10a: at most 12 with stay";
  }
}

TEST(Hansa, HT_15_3_routes_at_the_rim_border_one_province_all_others_two) {
  const Table t(2);
  for (unsigned i = 0; i < 32; ++i) {
    int sides = 0;
    for (unsigned p = 0; p < 16; ++p) sides += ((t.edition().province[p].routes >> i) & 1U) != 0 ? 1 : 0;
    EXPECT_EQ(sides, route_table[i].provinces.size() > 3 ? 2 : 1) << route_table[i].id;
  }
}

TEST(Hansa, HT_0_7_distances_between_routes) {
  for (const Seat players : {Seat{2}, Seat{3}, Seat{4}, Seat{5}}) {
    const Table t(players);
    const auto* rows = players < 4 ? std::data(distances_2_3) : std::data(distances_4_5);
    for (unsigned i = 0; i < t.game().side().routes; ++i) {
      for (unsigned distance = 0; distance < max_distance; ++distance) {
        RouteSet expected = 0;
        for (unsigned j = 0; j < t.game().side().routes; ++j) {
          if (rows[i][j] - '0' == static_cast<int>(distance)) expected |= bit<RouteSet>(j);
        }
        EXPECT_EQ(t.game().ring(i, distance), expected) << route_table[i].id << " at " << distance;
      }
    }
  }
}

TEST(Hansa, HT_0_7_adjacent_routes_share_exactly_one_end_city) {
  for (unsigned i = 0; i < std::size(route_table); ++i) {
    for (unsigned j = 0; j < std::size(route_table); ++j) {
      const auto ends = [](std::string_view id) {
        const std::size_t dash = id.find('-');
        return std::pair(id.substr(0, dash), id.substr(dash + 1));
      };
      const auto [a, b] = ends(route_table[i].id);
      const auto [c, d] = ends(route_table[j].id);
      const bool share = i != j && (a == c || a == d || b == c || b == d);
      EXPECT_EQ(distances_4_5[i][j] == '1', share);
    }
  }
}

TEST(Hansa, HT_0_7_HT_4_3_5_a_displaced_piece_is_offered_exactly_the_adjacent_routes) {
  for (const Seat players : {Seat{3}, Seat{4}}) {
    Table t(players);
    const auto* rows = players < 4 ? std::data(distances_2_3) : std::data(distances_4_5);
    for (unsigned i = 0; i < t.game().side().routes; ++i) {
      t.set(join("'to_move': 1, 'stage': 'relocate', 'pending': {'route': '", route_table[i].id,
                 "', 'count': 1, 'target': 'blue T', 'hand': 'blue T'}"));
      Texts expected;
      for (unsigned j = 0; j < t.game().side().routes; ++j) {
        if (rows[i][j] == '1') expected.push_back(join("at:", route_table[j].id));
        EXPECT_EQ(t.refused(join("at:", route_table[j].id)), rows[i][j] == '1' ? "" : "HT-4.3.5");
      }
      EXPECT_EQ(t.legal(), expected);
    }
  }
}

}  // namespace
}  // namespace fondaco::hansa
