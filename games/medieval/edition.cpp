// SPDX-License-Identifier: MIT
// Reads an edition and refuses what the rules could not be played with.
#include "games/medieval/edition.hpp"

#include <algorithm>
#include <string>

#include "engine/edition_fields.hpp"
#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {
namespace {

/// Ids count through the list.
void expect_id(json::Cursor item, std::size_t id) {
  if (item["id"].present() && item["id"].whole(0, 1000) != static_cast<std::int64_t>(id) && item.ok())
    item["id"].fail("ids count through the list: this is " + std::to_string(id));
}

class Loader {
 public:
  Loader(json::Cursor in, Edition& edition) : in_(in), edition_(edition) {}

  void load() {
    edition_.min_players = read_small(in_["players"]["min"], medieval::min_players, max_players);
    edition_.max_players = read_small(in_["players"]["max"], edition_.min_players, max_players);
    edition_.canvas_width = static_cast<std::int16_t>(in_["canvas"]["width"].whole(1, 10000));
    edition_.canvas_height = static_cast<std::int16_t>(in_["canvas"]["height"].whole(1, 10000));
    figures();
    territories();
    places(in_["cities"]["items"], 0, max_cities, edition_.cities);
    places(in_["towns"]["items"], first_town, max_towns, edition_.towns);
    places_of_territories();
    routes();
    markers();
    two_player();
    tables();
    if (in_.ok()) connected();
  }

 private:
  void figures() {
    const json::Cursor houses = in_["houses"];
    const auto per_colour = houses["per_colour"].whole(1, max_houses + 1);
    const auto on_track = houses["on_score_track"].whole(0, 1);
    edition_.houses = read_small(houses["available_per_player"], 1, max_houses);
    if (in_.ok() && edition_.houses != per_colour - on_track)
      houses["available_per_player"].fail("of " + std::to_string(per_colour) + " houses " + std::to_string(on_track) +
                                          " counts the points (MM-R.13)");
    if (houses["colours_total"].whole(1, max_players) < edition_.max_players)
      houses["colours_total"].fail("fewer colours than players");
    const json::Cursor letters = in_["letters"];
    edition_.letters = read_small(letters["per_player"], 0, max_letters);
    if (letters["total"].whole(0, 1000) < std::int64_t{edition_.letters} * edition_.max_players)
      letters["total"].fail("too few letters for all players (MM-1.5)");
    if (letters["max_per_turn"].whole_or(1, 0, 9) != 1) letters["max_per_turn"].fail("one letter a turn (MM-10.1)");
    if (letters["first_turn_allowed"].boolean_or(false))
      letters["first_turn_allowed"].fail("no letter on the first turn (MM-10.1)");
    edition_.least_double_income = static_cast<std::int16_t>(letters["double_income_minimum"].whole(0, 1000));
    edition_.start_score = read_small(in_["score_track"]["start"], 0, 100);
    edition_.territory_points = read_small(in_["end_scoring"]["points_per_territory"], 0, 20);
    edition_.ducats_per_point = read_small(in_["end_scoring"]["ducats_per_point"], 1, 200);
    const json::Cursor colours = in_["player_colours"]["items"];
    if (colours.size(edition_.max_players, max_players) == 0) return;
    std::size_t next = 0;
    colours.each([&](json::Cursor item) { edition_.player_colors[next++] = read_id<16>(item); });
  }

  void territories() {
    const json::Cursor list = in_["territories"]["items"];
    edition_.territories = static_cast<std::uint8_t>(list.size(1, max_territories));
    std::size_t next = 0;
    list.each([&](json::Cursor item) {
      expect_id(item, next);
      edition_.territory[next].key = read_id<24>(item["key"]);
      edition_.territory[next].name = read_name<32>(item["name"]);
      for (std::size_t i = 0; i < next; ++i) {
        if (edition_.territory[i].key.text() == edition_.territory[next].key.text())
          item["key"].fail("another territory has this key");
      }
      ++next;
    });
  }

  /// Ids of the edition count the cities, then the towns.
  unsigned place_of_id(std::int64_t id) const {
    const auto index = static_cast<unsigned>(id);
    return index < edition_.cities ? index : first_town + index - edition_.cities;
  }

  void places(json::Cursor list, unsigned first, std::size_t capacity, std::uint8_t& count) {
    const bool cities = first == 0;
    const auto size = list.size(1, capacity);
    std::size_t next = 0;
    list.each([&](json::Cursor item) {
      expect_id(item, cities ? next : edition_.cities + next);
      Place& place = edition_.place[first + next];
      place.key = read_id<24>(item["key"]);
      place.name = read_name<32>(item["name"]);
      place.x = static_cast<std::int16_t>(item["x"].whole(0, edition_.canvas_width));
      place.y = static_cast<std::int16_t>(item["y"].whole(0, edition_.canvas_height));
      place.territory = read_small(item["territory"], 0, edition_.territories - 1);
      place.removed = item["removed_in_two_player"].boolean();
      if (cities) place.value = read_small(item["value"], 2, max_value);
      count = static_cast<std::uint8_t>(next);  // the places before this one
      for (unsigned other = 0; other < max_places; ++other) {
        if (!edition_.has(other)) continue;
        const Place& before = edition_.place[other];
        if (before.key.text() == place.key.text()) item["key"].fail("another place has this key");
        if (before.name.text() == place.name.text()) item["name"].fail("another place has this name");
        const int dx = before.x - place.x;
        const int dy = before.y - place.y;
        if (dx * dx + dy * dy < least_distance * least_distance)
          item.fail("drawn too close to " + std::string(before.key.text()));
      }
      ++next;
    });
    count = static_cast<std::uint8_t>(size);
  }

  /// A territory lists exactly its places, and has a city and a town.
  void places_of_territories() {
    std::size_t which = 0;
    in_["territories"]["items"].each([&](json::Cursor item) {
      PlaceSet own = 0;
      for (unsigned place = 0; place < max_places; ++place) {
        if (edition_.has(place) && edition_.place[place].territory == which) own |= bit<PlaceSet>(place);
      }
      PlaceSet listed = 0;
      item["places"].each([&](json::Cursor at) {
        listed |= bit<PlaceSet>(place_of_id(at.whole(0, edition_.cities + edition_.towns - 1)));
      });
      if (listed != own) item["places"].fail("the territory's places are those that name it");
      if (cities_of(own) == 0) item.fail("a territory has a city");
      if (towns_of(own) == 0) item.fail("a territory has a town");
      ++which;
    });
  }

  std::uint8_t place(json::Cursor at) const { return find_place(edition_, at.string(), at); }

  void routes() {
    const json::Cursor list = in_["routes"]["items"];
    edition_.routes = static_cast<std::uint8_t>(list.size(1, max_routes));
    std::size_t next = 0;
    std::array<std::uint8_t, max_places> degree{};
    list.each([&](json::Cursor item) {
      expect_id(item, next);
      Route& route = edition_.route[next];
      route.a = place(item["a"]);
      route.b = place(item["b"]);
      route.cost = read_small(item["cost"], 1, dearest_route);
      if (!in_.ok()) return;
      if (route.a == route.b) item["b"].fail("a route joins two different places");
      if (route.a > route.b) item["b"].fail("a route names the place with the smaller id first");
      for (std::size_t i = 0; i < next; ++i) {
        if (edition_.route[i].a == route.a && edition_.route[i].b == route.b)
          item.fail("another route joins these places");
      }
      const int towns = (is_city(route.a) ? 0 : 1) + (is_city(route.b) ? 0 : 1);
      constexpr std::array<std::string_view, 3> kinds{"city-city", "city-town", "town-town"};
      if (item["kind"].present() && item["kind"].string() != kinds[static_cast<std::size_t>(towns)])
        item["kind"].fail("this is a route " + std::string(kinds[static_cast<std::size_t>(towns)]));
      const bool open = !edition_.place[route.a].removed && !edition_.place[route.b].removed;
      if (item["open_in_two_player"].boolean_or(open) != open)
        item["open_in_two_player"].fail("a route is out of play with its places (MM-13.1)");
      if (++degree[route.a] > most_routes || ++degree[route.b] > most_routes)
        item.fail("more than " + std::to_string(most_routes) + " routes end at one place");
      ++next;
    });
  }

  /// MM-1.3: as many markers of each value as cities; MM-9.2 and MM-9.3 in figures.
  void markers() {
    const json::Cursor group = in_["city_markers"];
    std::array<unsigned, max_value + 1> cities{};
    for (unsigned i = 0; i < edition_.cities; ++i) ++cities[edition_.place[i].value];
    std::array<bool, max_value + 1> listed{};
    edition_.high = read_small(group["high_threshold"], 2, max_value);
    group["items"].each([&](json::Cursor item) {
      const std::uint8_t value = read_small(item["value"], 2, max_value);
      if (listed[value]) item["value"].fail("this value is listed twice");
      listed[value] = true;
      edition_.majority[value] = read_small(item["majority"], 1, max_value);
      edition_.half[value] = read_small(item["half_points"], 0, max_value);
      if (!in_.ok()) return;
      if (edition_.majority[value] != value / 2 + 1) item["majority"].fail("half of the value plus one (MM-R.8)");
      if (edition_.half[value] != value / 2) item["half_points"].fail("half of the value, rounded down (MM-9.3)");
      if (item["count"].whole(0, max_cities) != cities[value] && in_.ok())
        item["count"].fail("there are " + std::to_string(cities[value]) + " cities of this value (MM-1.3)");
    });
    for (unsigned value = 2; in_.ok() && value <= max_value; ++value) {
      if (cities[value] > 0 && !listed[value])
        group["items"].fail("no markers of value " + std::to_string(value) + " (MM-1.3)");
    }
  }

  /// MM-13: the list of what is taken out agrees with the flags of the places.
  void two_player() {
    const json::Cursor group = in_["two_player"];
    PlaceSet listed = 0;
    for (const std::string_view key : {"removed_cities", "removed_towns"}) {
      group[key].each([&](json::Cursor at) {
        const std::uint8_t which = place(at);
        if (is_city(which) != (key == "removed_cities")) at.fail("in the wrong list");
        if (at.ok() && !edition_.place[which].removed) at.fail("its entry does not say removed_in_two_player");
        listed |= bit<PlaceSet>(which);
      });
    }
    std::array<unsigned, max_value + 1> markers{};
    for (unsigned i = 0; in_.ok() && i < max_places; ++i) {
      if (!edition_.place[i].removed) continue;
      if (((listed >> i) & 1U) == 0)
        return group.fail(std::string(edition_.place[i].key.text()) + " is removed, but not listed (MM-13)");
      ++markers[edition_.place[i].value];
    }
    group["removed_markers"].each_member([&](std::string_view value, json::Cursor at) {
      const unsigned number = value.size() == 1 ? static_cast<unsigned>(value[0] - '0') : 0;
      if (number < 2 || number > max_value) return at.fail("no value of a marker");
      if (at.whole(0, max_cities) != markers[number] && at.ok())
        at.fail("the removed cities of this value are " + std::to_string(markers[number]) + " (MM-13.1)");
      markers[number] = 0;
    });
    for (unsigned value = 2; in_.ok() && value <= max_value; ++value) {
      if (markers[value] > 0)
        group["removed_markers"].fail("markers of value " + std::to_string(value) + " go with their cities (MM-13.1)");
    }
  }

  /// MM-2.2 and the deal of MM-2.4.
  void tables() {
    std::array<bool, max_players + 1> listed{};
    in_["player_tables"]["items"].each([&](json::Cursor item) {
      const std::uint8_t players = read_small(item["players"], medieval::min_players, max_players);
      if (listed[players]) item["players"].fail("listed twice");
      listed[players] = true;
      PlayerTable& table = edition_.table[players];
      table.capital = read_small(item["start_capital"], 0, 250);
      table.income = read_small(item["income_per_free_space"], 0, 50);
      table.basic = read_small(item["basic_income"], 0, 100);
      table.enlarge = read_small(item["paid_enlarge_cost"], 0, 100);
      table.hand = read_small(item["markers_per_player"], 1, max_cities);
      if (!item["preset_marker"].is(json::Kind::null)) {
        table.preset = place(item["preset_marker"]);
        if (in_.ok() && !is_city(table.preset)) item["preset_marker"].fail("a marker lies on a city (MM-5.2)");
      }
      if (in_.ok()) deal(players, item);
    });
    for (unsigned players = edition_.min_players; in_.ok() && players <= edition_.max_players; ++players) {
      if (!listed[players])
        in_["player_tables"]["items"].fail("no line for " + std::to_string(players) + " players (MM-2.2)");
    }
  }

  void deal(unsigned players, json::Cursor item) {
    PlayerTable& table = edition_.table[players];
    unsigned cities = 0;
    unsigned high = 0;
    unsigned towns = 0;
    for (unsigned i = 0; i < max_places; ++i) {
      const Place& place = edition_.place[i];
      if (!edition_.has(i) || (players == 2 && place.removed)) continue;
      towns += is_city(i) ? 0U : 1U;
      cities += is_city(i) ? 1U : 0U;
      high += is_city(i) && place.value >= edition_.high && i != table.preset ? 1U : 0U;
    }
    const unsigned preset = table.preset == no_place ? 0 : 1;
    const auto expect = [&](std::string_view key, unsigned value, std::string_view why) {
      if (item[key].present() && item[key].whole(0, 1000) != value && item.ok())
        item[key].fail("this is " + std::to_string(value) + std::string(why));
    };
    if (preset == 1 && players == 2 && edition_.place[table.preset].removed)
      item["preset_marker"].fail("this city is out of play (MM-13.1)");
    if (table.hand * players + preset != cities)
      item["markers_per_player"].fail(std::to_string(cities) + " markers are not dealt evenly (MM-2.4)");
    expect("markers_in_play", cities, " (MM-11.2)");
    expect("high_markers_in_deal", high, " (MM-2.4)");
    expect("high_markers_dealt_first_each", high / players, " (MM-2.4)");
    expect("high_markers_left_over", high % players, " (MM-2.4)");
    if (high / players > table.hand) item["markers_per_player"].fail("less than the high markers dealt first (MM-2.4)");
    expect("towns_in_play", towns, " (MM-1.7)");
    expect("town_track_after_homes", towns - players, ": a home for each player (MM-2.7)");
    if (towns < players + 2) item.fail("too few towns for the homes of all players (MM-2.6)");
    table.towns = static_cast<std::uint8_t>(towns);
    const json::Cursor track = in_["town_track"][players == 2 ? "start_two_player_after_homes" : "start"];
    const unsigned shown = players == 2 ? towns - players : towns;
    if (track.whole(0, max_towns) != shown && track.ok())
      track.fail("this is " + std::to_string(shown) + " (MM-1.7, MM-2.7)");
  }

  /// Every place can be reached from every other, with all players and with two.
  void connected() const {
    for (const Seat players : {edition_.max_players, edition_.min_players}) {
      const Game game(edition_, Options{.players = players, .values = {}});
      PlaceSet reached = game.in_play() & (~game.in_play() + 1);
      for (PlaceSet before = 0; before != reached;) {
        before = reached;
        for_each_bit(before, [&](unsigned place) { reached |= game.near(place); });
      }
      for_each_bit(game.in_play() & ~reached, [&](unsigned place) {
        const json::Cursor group = in_[is_city(place) ? "cities" : "towns"]["items"];
        group.at(is_city(place) ? place : place - first_town)
            .fail("no routes lead here from the first city with " + std::to_string(players) + " players");
      });
    }
  }

  static constexpr int least_distance = 50;
  static constexpr int dearest_route = 60;
  static constexpr unsigned most_routes = 16;

  json::Cursor in_;
  Edition& edition_;
};

}  // namespace

std::uint8_t find_place(const Edition& edition, std::string_view key, json::Cursor at) {
  std::vector<std::string_view> keys = labels_of(edition.place, edition.cities, &Place::key);
  for (unsigned town = 0; town < edition.towns; ++town) keys.push_back(edition.place[first_town + town].key.text());
  const auto which = static_cast<unsigned>(at.choice_of(key, keys, "place"));
  return static_cast<std::uint8_t>(which < edition.cities ? which : first_town + which - edition.cities);
}

void load_edition(json::Cursor in, Edition& edition) {
  edition = Edition{};
  Loader(in, edition).load();
  if (in.ok()) check_known_facts(in, edition);
}

}  // namespace fondaco::medieval
