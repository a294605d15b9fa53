// SPDX-License-Identifier: MIT
// The known facts of the game, which an edition must keep as far as it claims them: a group of provenance `seed` holds
// what the rulebook prints, and a `reconstructed` map agrees with all that is known of the board. Somebody who types in
// other figures names another provenance, and only has to be playable.
#include <cstdlib>
#include <string>

#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {
namespace {

struct NamedValue {
  std::string_view key;
  std::uint8_t value;
};

class KnownFacts {
 public:
  KnownFacts(json::Cursor in, const Edition& edition) : in_(in), edition_(edition) {}

  void check() {
    const bool reconstructed = claims("cities", "reconstructed") && claims("towns", "reconstructed") &&
                               claims("routes", "reconstructed") && claims("territories", "reconstructed");
    if (reconstructed) {
      cities();
      towns();
      routes();
      corridor();
    }
    if (reconstructed && claims("two_player", "seed")) two_player();
    if (claims("player_tables", "seed")) tables();
    if (claims("houses", "seed")) expect(in_["houses"]["per_colour"], 45);
    if (claims("letters", "seed")) expect(in_["letters"]["total"], 12);
    if (claims("letters", "seed")) expect(in_["letters"]["per_player"], 2);
    if (claims("money", "seed")) money();
  }

 private:
  bool claims(std::string_view group, std::string_view provenance) const {
    return in_.ok() && in_[group]["provenance"].string_or("") == provenance;
  }
  void expect(json::Cursor at, std::int64_t value) const {
    if (at.ok() && at.whole(0, 10'000) != value && at.ok()) at.fail("known to be " + std::to_string(value));
  }
  void need(bool holds, json::Cursor at, std::string_view fact) const {
    if (at.ok() && !holds) at.fail("known of the board: " + std::string(fact));
  }

  /// The place of this key; a fault where there is none.
  unsigned find(std::string_view key) const {
    for (unsigned i = 0; i < max_places; ++i) {
      if (edition_.has(i) && edition_.place[i].key.text() == key) return i;
    }
    if (in_.ok()) in_["cities"].fail("no place '" + std::string(key) + "'");
    return 0;
  }
  const Place& place(std::string_view key) const { return edition_.place[find(key)]; }
  json::Cursor city(std::string_view key) const { return in_["cities"]["items"].at(find(key)); }

  unsigned cost(std::string_view a, std::string_view b) const {
    const unsigned from = find(a);
    const unsigned to = find(b);
    for (unsigned i = 0; i < edition_.routes; ++i) {
      const Route& route = edition_.route[i];
      if ((route.a == from && route.b == to) || (route.a == to && route.b == from)) return route.cost;
    }
    return 0;
  }
  template <class Visit>
  void each_link(unsigned of, Visit visit) const {
    for (unsigned i = 0; i < edition_.routes; ++i) {
      const Route& route = edition_.route[i];
      if (route.a == of) visit(unsigned{route.b}, unsigned{route.cost});
      if (route.b == of) visit(unsigned{route.a}, unsigned{route.cost});
    }
  }

  void cities() const {
    need(edition_.cities == 25, in_["cities"], "25 cities");
    need(edition_.towns == 20, in_["towns"], "20 towns");
    need(edition_.territories == 10, in_["territories"], "10 territories");
    need(edition_.canvas_width == 1000 && edition_.canvas_height == 700, in_["canvas"], "drawn on 1000 x 700");
    for (const auto& [key, value] :
         {NamedValue{"erfurt", 5}, NamedValue{"leipzig", 3}, NamedValue{"wittenberg", 2}, NamedValue{"regensburg", 2},
          NamedValue{"muenchen", 2}, NamedValue{"linz", 2}, NamedValue{"wien", 4}, NamedValue{"gent", 7},
          NamedValue{"luebeck", 7}, NamedValue{"koeln", 8}, NamedValue{"dortmund", 4}, NamedValue{"strassburg", 5}}) {
      if (in_.ok() && place(key).value != value && in_.ok())
        city(key)["value"].fail(std::string(place(key).name.text()) + " is known to be " + std::to_string(value));
    }
    for (const std::string_view key :
         {"erfurt", "leipzig", "wittenberg", "regensburg", "muenchen", "linz", "wien", "gent", "luebeck"})
      need(city(key)["value_provenance"].string_or("") == "seed", city(key), "this value is printed in the rulebook");
    for (const std::string_view key : {"braunschweig", "nuernberg", "antwerpen", "rostock", "bruessel"})
      need(is_city(find(key)), in_["towns"], "Braunschweig, Nürnberg, Antwerpen, Rostock and Brüssel are cities");
    std::array<unsigned, max_value + 1> counts{};
    for (unsigned i = 0; i < edition_.cities; ++i) ++counts[edition_.place[i].value];
    need(counts[8] == 1, in_["cities"], "a single city of value 8");
    for (unsigned value = 2; value <= max_value; ++value)
      need(counts[value] > 0, in_["cities"], "each value from 2 to 8 occurs");
    need(counts[2] >= 5 && counts[4] >= 2 && counts[5] >= 2 && counts[7] >= 2, in_["cities"],
         "at least five cities of value 2, and two each of 4, 5 and 7");
  }

  void towns() const {
    for (unsigned i = 0; in_.ok() && i < edition_.towns; ++i) {
      unsigned routes = 0;
      unsigned cheapest = 255;
      each_link(first_town + i, [&](unsigned, unsigned cost) {
        ++routes;
        cheapest = std::min(cheapest, cost);
      });
      need(routes >= 2 && cheapest <= 10, in_["towns"]["items"].at(i), "a town has two routes, one of at most 10");
    }
    if (!in_.ok()) return;
    std::array<unsigned, max_value + 1> joined{};
    each_link(find("wesel"), [&](unsigned to, unsigned) { ++joined[edition_.place[to].value]; });
    std::array<unsigned, max_value + 1> wanted{};
    wanted[2] = wanted[4] = wanted[7] = 1;
    need(joined == wanted && cost("wesel", "gent") > 0 && cost("wesel", "dortmund") > 0, in_["routes"],
         "Wesel joins Dortmund, Gent and a city of value 2, and no other place");
  }

  void routes() const {
    if (!in_.ok()) return;
    need(cost("braunschweig", "nuernberg") == 56, in_["routes"], "Braunschweig - Nürnberg costs 56");
    unsigned between_cities = 0;
    unsigned sum_between = 0;
    unsigned sum_others = 0;
    for (unsigned i = 0; i < edition_.routes; ++i) {
      const Route& route = edition_.route[i];
      need(route.cost <= 56, in_["routes"]["items"].at(i), "56 is the dearest route");
      const bool pair = is_city(route.a) && is_city(route.b);
      between_cities += pair ? 1U : 0U;
      (pair ? sum_between : sum_others) += route.cost;
    }
    need(sum_between * (edition_.routes - between_cities) > 2 * sum_others * between_cities, in_["routes"],
         "routes between cities cost more than twice as much as others, on average");
    for (unsigned i = 0; in_.ok() && i < edition_.cities; ++i) {
      unsigned direct = 255;
      unsigned by_town = 255;
      each_link(i, [&](unsigned to, unsigned cost) {
        unsigned& least = is_city(to) ? direct : by_town;
        least = std::min(least, cost);
      });
      need(direct == 255 || by_town == 255 || direct > by_town, in_["cities"]["items"].at(i),
           "a town is the cheapest way into a city");
    }
  }

  /// North and south meet at Köln and Dortmund, at the route of 56, and at one back door in the north-east.
  void corridor() const {
    if (!in_.ok()) return;
    PlaceSet south = 0;
    for (const std::string_view key :
         {"wittenberg", "leipzig",  "erfurt", "frankfurt",   "nuernberg",   "strassburg", "augsburg",
          "regensburg", "muenchen", "linz",   "wien",        "brandenburg", "kassel",     "koblenz",
          "wuerzburg",  "speyer",   "ulm",    "donauwoerth", "hof",         "landshut"})
      south |= bit<PlaceSet>(find(key));
    if (!in_.ok()) return;
    const PlaceSet meeting = bit<PlaceSet>(find("koeln")) | bit<PlaceSet>(find("dortmund"));
    unsigned others = 0;
    for (unsigned i = 0; i < edition_.routes; ++i) {
      const Route& route = edition_.route[i];
      const PlaceSet ends = bit<PlaceSet>(route.a) | bit<PlaceSet>(route.b);
      const bool crosses = (ends & south) != 0 && (ends & ~south) != 0;
      others += crosses && (ends & meeting) == 0 ? 1U : 0U;
    }
    need(others == 3 && cost("magdeburg", "brandenburg") > 0 && cost("rostock", "brandenburg") > 0, in_["routes"],
         "north and south are joined by Köln, Dortmund, Braunschweig - Nürnberg, and Brandenburg alone");
    const Place& eight = place("koeln");
    need(place("dortmund").x > eight.x && place("dortmund").y < eight.y, city("dortmund"), "north-east of Köln");
    need(std::abs(place("strassburg").x - eight.x) < 40 && place("strassburg").y > eight.y &&
             cost("koeln", "strassburg") > 0,
         city("strassburg"), "straight south of Köln, with a route to it");
    need(place("gent").x < eight.x && place("gent").y < eight.y, city("gent"), "north-west of Köln");
  }

  void two_player() const {
    PlaceSet removed = 0;
    PlaceSet listed = 0;
    for (unsigned i = 0; i < max_places; ++i) removed |= edition_.place[i].removed ? bit<PlaceSet>(i) : 0;
    for (const std::string_view key :
         {"erfurt", "leipzig", "wittenberg", "regensburg", "muenchen", "linz", "wien", "hof", "landshut"})
      listed |= bit<PlaceSet>(find(key));
    if (!in_.ok()) return;
    need(removed == listed, in_["two_player"], "Hof, Landshut and the seven cities around them are out of play");
    need(cost("hof", "erfurt") > 0 && cost("hof", "regensburg") > 0, in_["routes"],
         "Hof lies between Erfurt and Regensburg");
    need(cost("landshut", "regensburg") > 0 && cost("landshut", "muenchen") > 0, in_["routes"],
         "Landshut lies between Regensburg and München");
    for (unsigned i = first_town; in_.ok() && i < first_town + edition_.towns; ++i) {
      bool cut_off = true;
      each_link(i, [&](unsigned to, unsigned) { cut_off = cut_off && is_city(to) && edition_.place[to].removed; });
      need(cut_off == (edition_.place[i].key.text() == "hof"), in_["towns"]["items"].at(i - first_town),
           "of all towns Hof alone touches no place in play with two players");
    }
  }

  void tables() const {
    for (int players = edition_.min_players; in_.ok() && players <= edition_.max_players; ++players) {
      const PlayerTable& table = edition_.table[static_cast<std::size_t>(players)];
      const bool printed = table.capital == 5 * players + 5 && table.income == players - 1 &&
                           table.basic == 2 * players - 2 && table.enlarge == players - 1;
      if (!printed)
        in_["player_tables"].fail("the money with " + std::to_string(players) + " players is not as printed (MM-2.2)");
    }
  }

  void money() const {
    std::int64_t notes = 0;
    in_["money"]["notes"].each([&](json::Cursor item) { notes += item["count"].whole(0, 1000); });
    if (in_.ok() && notes != 150) in_["money"]["notes"].fail("known to be 150 notes");
  }

  json::Cursor in_;
  const Edition& edition_;
};

}  // namespace

void check_known_facts(json::Cursor in, const Edition& edition) { KnownFacts(in, edition).check(); }

}  // namespace fondaco::medieval
