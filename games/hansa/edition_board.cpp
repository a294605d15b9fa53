// SPDX-License-Identifier: MIT
// The boards of an edition: cities with their houses, routes, and the provinces of the game for two.
#include "engine/bits.hpp"
#include "games/hansa/edition_parts.hpp"

namespace fondaco::hansa {
namespace {

class BoardLoader {
 public:
  BoardLoader(json::Cursor in, const json::Cursor root, Edition& edition, Board& board)
      : in_(in), root_(root), edition_(edition), board_(board) {}

  void load() {
    cities();
    routes();
    if (in_.ok()) upgrades();
    if (in_.ok()) link();
    if (in_.ok()) reachable();
    if (in_.ok()) totals();
  }

 private:
  void cities() {
    board_.cities = static_cast<std::uint8_t>(in_["cities"].size(2, max_cities));
    std::size_t next = 0;
    in_["cities"].each([&](json::Cursor item) {
      City city;
      city.id = read_id<16>(item["id"]);
      city.name = read_name<24>(item["name"]);
      city.x = static_cast<std::int16_t>(item["x"].whole(0, edition_.canvas_width));
      city.y = static_cast<std::int16_t>(item["y"].whole(0, edition_.canvas_height));
      if (item["index"].present() && item["index"].whole(0, max_cities) != static_cast<int>(next))
        item["index"].fail("cities come in the order of their indices");
      city.houses = static_cast<std::uint8_t>(item["houses"].size(1, max_houses));
      if (item["upgrade"].is(json::Kind::string))
        city.upgrade = static_cast<std::uint8_t>(item["upgrade"].choice(names_of<Track>, "skill"));
      std::size_t index = 0;
      item["houses"].each([&](json::Cursor at) { city.house[index++] = house(at); });
      for (std::size_t i = 1; item.ok() && i < city.houses; ++i) {
        if (city.house[i].level < city.house[i - 1].level)
          item["houses"].at(i).fail("houses grow in value from left to right (HT-0.4)");
      }
      for (std::size_t i = 0; i < next; ++i) {
        if (board_.city[i].id.text() == city.id.text()) item["id"].fail("another city has this id");
      }
      board_.city[next++] = city;
    });
  }

  House house(json::Cursor in) const {
    static constexpr std::array<std::string_view, kinds> shapes{"square", "round"};
    House house;
    house.kind = static_cast<Kind>(in["shape"].choice(shapes, "shape"));
    if (in["piece"].present() && in["piece"].choice(names_of<Kind>, "piece") != static_cast<std::size_t>(house.kind))
      in["piece"].fail("a square house takes a trader, a round one a merchant (HT-4.5.8)");
    house.level = read_level(in["colour"], edition_);
    if (in.ok() && in["privilege_level"].whole_or(house.level, 1, max_levels) != house.level)
      in["privilege_level"].fail("its colour asks for privilege " + std::to_string(house.level));
    house.coin = read_small(in["coin"], 0, 10);
    return house;
  }

  std::uint8_t city(json::Cursor at) const {
    return static_cast<std::uint8_t>(at.choice(labels_of(board_.city, board_.cities, &City::id), "city"));
  }

  void routes() {
    board_.routes = static_cast<std::uint8_t>(in_["routes"].size(1, max_routes));
    std::size_t next = 0;
    in_["routes"].each([&](json::Cursor item) {
      Route route;
      route.id = read_id<32>(item["id"]);
      route.a = city(item["a"]);
      route.b = city(item["b"]);
      route.spaces = read_small(item["spaces"], 2, max_spaces);
      route.tavern = item["tavern"].boolean();
      route.table = item["coellen_table"].boolean();
      if (route.a == route.b) item["b"].fail("a route joins two different cities");
      if (item["spots"].present() && item["spots"].size() != route.spaces)
        item["spots"].fail("the route has " + std::to_string(route.spaces) + " spaces");
      for (std::size_t i = 0; i < next; ++i) {
        const Route& other = board_.route[i];
        if (other.id.text() == route.id.text()) item["id"].fail("another route has this id");
        if ((other.a == route.a && other.b == route.b) || (other.a == route.b && other.b == route.a))
          item["b"].fail("another route joins these cities");
        if (route.table && other.table) item["coellen_table"].fail("one route leads to the table (HT-4.5.14)");
      }
      board_.route[next++] = route;
    });
  }

  /// HT-1.5: the skills and their cities name each other.
  void upgrades() const {
    for (unsigned track = 0; track < tracks; ++track) {
      const json::Cursor named = root_["desk"]["tracks"].at(track)["city"];
      const std::uint8_t raised_in = city(named);
      for (unsigned i = 0; named.ok() && i < board_.cities; ++i) {
        if ((board_.city[i].upgrade == track) != (i == raised_in)) {
          in_["cities"].at(i)["upgrade"].fail(std::string(names_of<Track>[track]) + " is raised in " +
                                              std::string(board_.city[raised_in].id.text()) + " (HT-1.5)");
        }
      }
    }
  }

  void link() {
    const json::Cursor ends = root_["link_award"]["ends"];
    if (ends.size(2, 2) != 2) return;
    board_.link_from = city(ends.at(0));
    board_.link_to = city(ends.at(1));
    if (ends.ok() && board_.link_from == board_.link_to) ends.at(1).fail("the link joins two different cities");
  }

  /// Every displaced piece finds a free space somewhere (HT-4.3.5), so no part of the board stands alone.
  void reachable() const {
    CitySet reached = 1;
    for (bool grew = true; grew;) {
      grew = false;
      for (unsigned i = 0; i < board_.routes; ++i) {
        const CitySet ends = bit<CitySet>(board_.route[i].a) | bit<CitySet>(board_.route[i].b);
        grew = grew || ((reached & ends) != 0 && (reached & ends) != ends);
        if ((reached & ends) != 0) reached |= ends;
      }
    }
    for (unsigned i = 0; i < board_.cities; ++i) {
      if (((reached >> i) & 1U) == 0) in_["cities"].at(i).fail("no routes lead here from the first city");
    }
  }

  void totals() const {
    int spaces = 0;
    int houses = 0;
    int coins = 0;
    for (unsigned i = 0; i < board_.routes; ++i) spaces += board_.route[i].spaces;
    for (unsigned i = 0; i < board_.cities; ++i) {
      houses += board_.city[i].houses;
      for (const House& house : board_.city[i].house) coins += house.coin > 0 ? 1 : 0;
    }
    const auto agree = [&](std::string_view key, int counted) {
      const json::Cursor said = in_["totals"][key];
      if (said.ok() && said.present() && said.whole(0, 1000) != counted)
        said.fail("the board has " + std::to_string(counted));
    };
    agree("cities", board_.cities);
    agree("routes", board_.routes);
    agree("village_spaces", spaces);
    agree("houses", houses);
    agree("coins", coins);
  }

  json::Cursor in_;
  json::Cursor root_;
  Edition& edition_;
  Board& board_;
};

class ProvinceLoader {
 public:
  ProvinceLoader(json::Cursor in, Edition& edition)
      : in_(in), edition_(edition), board_(edition.board[edition.side[2]]) {}

  void load() {
    edition_.free_borders = read_small(in_["free_move"]["max_borders"], 0, 8);
    edition_.provinces = static_cast<std::uint8_t>(in_["provinces"].size(2, max_provinces));
    std::size_t next = 0;
    in_["provinces"].each([&](json::Cursor item) {
      Province& province = edition_.province[next];
      province.id = read_id<8>(item["id"]);
      province.name = read_name<24>(item["name"]);
      province.x = static_cast<std::int16_t>(item["x"].whole(0, edition_.canvas_width));
      province.y = static_cast<std::int16_t>(item["y"].whole(0, edition_.canvas_height));
      for (std::size_t i = 0; i < next; ++i) {
        if (edition_.province[i].id.text() == province.id.text()) item["id"].fail("another province has this id");
      }
      item["routes"].each([&](json::Cursor at) { province.routes |= bit<RouteSet>(route(at)); });
      ++next;
    });
    if (in_.ok()) borders();
    if (in_.ok()) neighbours();
  }

 private:
  unsigned route(json::Cursor at) const {
    return static_cast<unsigned>(at.choice(labels_of(board_.route, board_.routes, &Route::id), "route"));
  }

  unsigned province(json::Cursor at) const {
    return static_cast<unsigned>(
        at.choice(labels_of(edition_.province, edition_.provinces, &Province::id), "province"));
  }

  /// Every route borders one or two provinces, or it could never be used (HT-9.4).
  void borders() const {
    for (unsigned r = 0; r < board_.routes; ++r) {
      int sides = 0;
      for (unsigned i = 0; i < edition_.provinces; ++i) sides += ((edition_.province[i].routes >> r) & 1U) != 0 ? 1 : 0;
      if (sides < 1 || sides > 2) {
        in_["provinces"].fail("the route " + std::string(board_.route[r].id.text()) + " borders " +
                              std::to_string(sides) + " provinces (HT-9.2)");
      }
    }
  }

  /// HT-9.2: provinces are neighbours across a common route or a soldier, and say so.
  void neighbours() {
    for (unsigned i = 0; i < edition_.provinces; ++i) {
      for (unsigned j = 0; j < edition_.provinces; ++j) {
        if (i != j && (edition_.province[i].routes & edition_.province[j].routes) != 0)
          edition_.province[i].neighbours |= bit<ProvinceSet>(j);
      }
    }
    in_["soldiers"].each([&](json::Cursor item) {
      if (item["sides"].size(2, 2) != 2) return;
      const unsigned one = province(item["sides"].at(0));
      const unsigned two = province(item["sides"].at(1));
      edition_.province[one].neighbours |= bit<ProvinceSet>(two);
      edition_.province[two].neighbours |= bit<ProvinceSet>(one);
    });
    std::size_t next = 0;
    ProvinceSet reached = 1;
    in_["provinces"].each([&](json::Cursor item) {
      ProvinceSet said = 0;
      item["neighbours"].each([&](json::Cursor at) { said |= bit<ProvinceSet>(province(at)); });
      if (item.ok() && said != edition_.province[next].neighbours)
        item["neighbours"].fail("routes and soldiers give other neighbours (HT-9.2)");
      ++next;
    });
    for (unsigned round = 0; round < edition_.provinces; ++round) {
      for_each_bit(reached, [&](unsigned i) { reached |= edition_.province[i].neighbours; });
    }
    if (in_.ok() && count_bits(reached) != edition_.provinces)
      in_["provinces"].fail("some provinces cannot be reached (HT-9.5)");
  }

  json::Cursor in_;
  Edition& edition_;
  const Board& board_;
};

}  // namespace

void load_boards(json::Cursor in, Edition& edition) {
  static constexpr std::array<std::string_view, 2> sides{"board_2_3", "board_4_5"};
  std::array<bool, max_players + 1> served{};
  for (std::uint8_t side = 0; side < sides.size(); ++side) {
    const json::Cursor board = in[sides[side]];
    BoardLoader(board, in, edition, edition.board[side]).load();
    board["players"].each([&](json::Cursor at) {
      const auto players = static_cast<std::size_t>(at.whole(2, max_players));
      if (served[players]) at.fail("another side is for so many players");
      served[players] = true;
      edition.side[players] = side;
    });
  }
  for (std::size_t players = edition.min_players; in.ok() && players <= edition.max_players; ++players) {
    if (!served[players]) in.fail("no side of the board is for " + std::to_string(players) + " players (HT-2.1)");
  }
}

void load_provinces(json::Cursor in, Edition& edition) { ProvinceLoader(in, edition).load(); }

}  // namespace fondaco::hansa
