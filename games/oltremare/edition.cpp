// SPDX-License-Identifier: MIT
// Reads an edition and refuses what the rules could not be played with.
#include "games/oltremare/edition.hpp"

#include <algorithm>
#include <string>

#include "engine/edition_fields.hpp"
#include "engine/names.hpp"

namespace fondaco::oltremare {

consteval NameTable<Marker> name_table(Marker) {
  return {"smooth_sailing",  "compass",           "fight_pirates", "good_business",
          "local_influence", "favourable_market", "none"};
}

namespace {

/// Those that there are: all but `none`, which is the last.
constexpr std::span<const std::string_view> marker_names = std::span(names_of<Marker>).first<marker_kinds>();
static_assert(marker_kinds == static_cast<unsigned>(Marker::none));

class Loader {
 public:
  Loader(json::Cursor in, Edition& edition) : in_(in), edition_(edition) {}

  void load() {
    edition_.min_players = read_small(in_["players"]["min"], 2, max_players);
    edition_.max_players = read_small(in_["players"]["max"], edition_.min_players, max_players);
    colours();
    figures();
    goods();
    ports();
    routes();
    cards();
    markers();
    if (in_.ok()) whole();
  }

 private:
  void colours() {
    const json::Cursor list = in_["colours"]["values"];
    if (list.size(edition_.max_players, max_players) == 0) return;
    std::size_t next = 0;
    list.each([&](json::Cursor item) { edition_.colours[next++] = read_id<16>(item); });
  }

  void figures() {
    const json::Cursor figures = in_["constants"];
    edition_.start_ducats = read_small(figures["start_ducats"], 0, 200);
    edition_.start_hand = read_small(figures["start_hand"], 0, 12);
    edition_.price = read_small(figures["buy_price"], 0, 50);
    edition_.price_in_debt = read_small(figures["buy_price_in_debt"], 0, 50);
    edition_.buy_limit = read_small(figures["buy_limit_per_turn"], 1, max_buys);
    edition_.pirate_penalty = read_small(figures["pirate_card_penalty"], 0, 10);
    edition_.influence_base = read_small(figures["local_influence_base"], 0, min_lions);
    const json::Cursor prices = figures["favourable_market_prices"];
    if (prices.size(edition_.buy_limit, edition_.buy_limit) > 0) {
      for (std::size_t i = 0; in_.ok() && i < edition_.buy_limit; ++i)
        edition_.market_prices[i] = read_small(prices.at(i), 0, 50);
    }
    const json::Cursor payout = figures["symbol_payout"];
    edition_.payout[1] = read_small(payout["1"], 0, 20);
    edition_.payout[2] = read_small(payout["2"], 0, 20);
    for (std::size_t n = 3; n < edition_.payout.size(); ++n) edition_.payout[n] = read_small(payout["3+"], 0, 20);
    const json::Cursor bonus = figures["majority_bonus"];
    const std::size_t places = bonus.size(1, max_players);
    for (std::size_t i = 0; in_.ok() && i < places; ++i) edition_.bonus[i] = read_small(bonus.at(i), 0, 100);
  }

  void goods() {
    const json::Cursor list = in_["goods"]["items"];
    edition_.goods = static_cast<std::uint8_t>(list.size(1, max_goods));
    std::size_t next = 0;
    list.each([&](json::Cursor item) {
      GoodInfo good;
      good.key = read_id<12>(item["key"]);
      good.code = read_id<4>(item["code"]);
      good.count = read_small(item["count"], 1, max_cards);
      const json::Cursor pay = item["pay"];
      good.longest = static_cast<std::uint8_t>(pay.size(2, max_group + 1) - 1);
      if (!in_.ok()) return;
      for (std::size_t n = 0; n <= good.longest; ++n) good.pay[n] = read_small(pay.at(n), 0, 200);
      if (good.pay[0] != 0) pay.at(0).fail("no cards pay nothing");
      for (std::size_t n = 2; in_.ok() && n <= good.longest; ++n) {
        if (good.pay[n] <= good.pay[n - 1]) pay.at(n).fail("a larger group pays more (OM-1.2)");
      }
      if (item["max_group"].present() && item["max_group"].whole(1, max_group) != good.longest)
        item["max_group"].fail("the table has " + std::to_string(good.longest) + " sizes");
      if (good.key.text() == "any" || good.key.text() == "done") item["key"].fail("this name has a meaning of its own");
      for (std::size_t i = 0; i < next; ++i) {
        if (edition_.good[i].key.text() == good.key.text()) item["key"].fail("another good has this key");
      }
      edition_.good[next++] = good;
    });
    const json::Cursor without = in_["two_players"]["without"];
    if (without.present()) edition_.without = good(without);
  }

  Good good(json::Cursor at) const {
    return static_cast<Good>(at.choice(labels_of(edition_.good, edition_.goods, &GoodInfo::key), "good"));
  }

  void ports() {
    const json::Cursor map = in_["map"];
    edition_.canvas_width = static_cast<std::int16_t>(map["canvas"].at(0).whole(1, 10000));
    edition_.canvas_height = static_cast<std::int16_t>(map["canvas"].at(1).whole(1, 10000));
    const json::Cursor list = map["ports"];
    edition_.ports = static_cast<std::uint8_t>(list.size(2, max_ports));
    std::size_t next = 0;
    list.each([&](json::Cursor item) {
      PortInfo port;
      port.key = read_id<16>(item["key"]);
      port.name = read_name<24>(item["name"]);
      port.x = static_cast<std::int16_t>(item["x"].whole(0, edition_.canvas_width));
      port.y = static_cast<std::int16_t>(item["y"].whole(0, edition_.canvas_height));
      if (item["id"].whole_or(static_cast<std::int64_t>(next), 0, 1000) != static_cast<std::int64_t>(next))
        item["id"].fail("ids count from 0");
      for (std::size_t i = 0; i < next; ++i) {
        if (edition_.port[i].key.text() == port.key.text()) item["key"].fail("another port has this key");
      }
      edition_.port[next++] = port;
    });
  }

  Port port(json::Cursor at) const {
    return static_cast<Port>(at.choice(labels_of(edition_.port, edition_.ports, &PortInfo::key), "port"));
  }

  void routes() {
    const json::Cursor list = in_["map"]["routes"];
    edition_.routes = static_cast<std::uint8_t>(list.size(1, max_routes));
    std::size_t next = 0;
    list.each([&](json::Cursor item) {
      RouteInfo route;
      route.a = static_cast<Port>(item["a"].whole(0, edition_.ports - 1));
      route.b = static_cast<Port>(item["b"].whole(0, edition_.ports - 1));
      if (in_.ok() && route.a == route.b) item["b"].fail("a route joins two different ports");
      if (item["keys"].present() && in_.ok()) {
        if (port(item["keys"].at(0)) != route.a || port(item["keys"].at(1)) != route.b)
          item["keys"].fail("not the keys of the ports");
      }
      for (std::size_t i = 0; i < next; ++i) {
        const RouteInfo& other = edition_.route[i];
        if ((other.a == route.a && other.b == route.b) || (other.a == route.b && other.b == route.a))
          item.fail("these ports are joined already");
      }
      edition_.route[next++] = route;
    });
  }

  void cards() {
    const json::Cursor list = in_["cards"]["items"];
    edition_.cards = static_cast<std::uint8_t>(list.size(1, max_cards));
    std::size_t next = 0;
    list.each([&](json::Cursor item) {
      CardInfo card;
      card.code = read_id<8>(item["code"]);
      card.good = good(item["good"]);
      card.lions = read_small(item["lions"], min_lions, max_lions);
      card.load = read_small(item["load"], 1, max_load);
      if (in_.ok() && card.lions + card.load != lions_and_load)
        item["load"].fail("lions and load add up to 7 (OM-0.5)");
      const json::Cursor actions = item["actions"];
      if (actions.size(2, 2) == 0) return;
      actions.each([&](json::Cursor at) {
        static constexpr std::array<std::string_view, symbol_kinds> letters{"D", "P", "M", "S"};
        const auto symbol = static_cast<std::uint8_t>(1U << at.choice(letters, "symbol"));
        if ((card.symbols & symbol) != 0) at.fail("the two symbols of a card differ (OM-0.6)");
        card.symbols |= symbol;
      });
      if (!item["port"].is(json::Kind::null) && item["port"].present()) card.port = port(item["port"]);
      if (item["id"].whole_or(static_cast<std::int64_t>(next), 0, 1000) != static_cast<std::int64_t>(next))
        item["id"].fail("ids count from 0");
      for (std::size_t i = 0; i < next; ++i) {
        if (edition_.card[i].code.text() == card.code.text()) item["code"].fail("another card has this code");
      }
      if (card.code.text() == "done") item["code"].fail("this name has a meaning of its own");
      edition_.card[next++] = card;
    });
    for (Good i = 0; in_.ok() && i < edition_.goods; ++i) {
      const auto listed = std::count_if(edition_.card.begin(), edition_.card.begin() + edition_.cards,
                                        [&](const CardInfo& card) { return card.good == i; });
      if (listed != edition_.good[i].count)
        in_["goods"]["items"].at(i)["count"].fail(std::to_string(listed) + " cards are listed");
    }
  }

  void markers() {
    const json::Cursor group = in_["harbour_markers"];
    std::array<bool, marker_kinds> listed{};
    int total = 0;
    group["items"].each([&](json::Cursor item) {
      const std::size_t kind = item["key"].choice(marker_names, "marker");
      if (listed[kind]) item["key"].fail("this marker is listed twice");
      listed[kind] = true;
      edition_.markers[kind] = read_small(item["count"], 0, 100);
      total += edition_.markers[kind];
    });
    for (std::size_t kind = 0; kind < marker_kinds; ++kind) edition_.marker_keys[kind] = Label<20>(marker_names[kind]);
    if (in_.ok() && total < edition_.ports) group.fail("fewer markers than ports (OM-2.1)");
    if (in_.ok() && group["count"].present() && group["count"].whole(0, 1000) != total)
      group["count"].fail("the markers add up to " + std::to_string(total));
  }

  /// What no single entry shows.
  void whole() const {
    for (unsigned players = edition_.min_players; players <= edition_.max_players; ++players) {
      unsigned cards = 0;
      unsigned with_port = 0;
      for (unsigned i = 0; i < edition_.cards; ++i) {
        if (players == 2 && edition_.card[i].good == edition_.without) continue;
        ++cards;
        with_port += edition_.card[i].port != no_port ? 1U : 0U;
      }
      if (with_port < players) return in_["cards"].fail("too few cards with a port name to start (OM-2.5)");
      // Venice lies up to three cards above the middle, and at least one card above it.
      if (cards < players * (1U + edition_.start_hand) + 8) return in_["cards"].fail("too few cards to deal (OM-2.8)");
    }
    std::uint32_t reached = 1;
    for (bool grew = true; grew;) {
      grew = false;
      for (unsigned i = 0; i < edition_.routes; ++i) {
        const auto ends = bit<std::uint32_t>(edition_.route[i].a) | bit<std::uint32_t>(edition_.route[i].b);
        grew = grew || ((reached & ends) != 0 && (reached & ends) != ends);
        if ((reached & ends) != 0) reached |= ends;
      }
    }
    for (unsigned i = 0; i < edition_.ports; ++i) {
      if (((reached >> i) & 1U) == 0) in_["map"]["ports"].at(i).fail("no routes lead here from the first port");
    }
  }

  json::Cursor in_;
  Edition& edition_;
};

}  // namespace

void load_edition(json::Cursor in, Edition& edition) {
  edition = Edition{};
  Loader(in, edition).load();
}

}  // namespace fondaco::oltremare
