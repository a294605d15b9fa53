// SPDX-License-Identifier: MIT
// Reads an edition and refuses what the rules could not be played with.
#include "games/amsterdam/edition.hpp"

#include <string>

#include "engine/bits.hpp"
#include "engine/edition_fields.hpp"

namespace fondaco::amsterdam {
namespace {

/// The list of a group, with at most `capacity` items; its "count", where given, must agree.
json::Cursor list_of(json::Cursor group, std::size_t capacity, std::uint8_t& count) {
  json::Cursor list = group["list"];
  count = static_cast<std::uint8_t>(list.size(1, capacity));
  const json::Cursor said = group["count"];
  if (said.ok() && said.present() && said.whole(0, 1000) != count) {
    said.fail("the list has " + std::to_string(count) + " entries");
  }
  return list;
}

class Loader {
 public:
  Loader(json::Cursor in, Edition& edition) : in_(in), edition_(edition) {}

  void load() {
    edition_.min_players = read_small(in_["players"]["min"], 2, max_players);
    edition_.max_players = read_small(in_["players"]["max"], edition_.min_players, max_players);
    edition_.canvas_width = static_cast<std::int16_t>(in_["canvas"]["width"].whole(1, 10000));
    edition_.canvas_height = static_cast<std::int16_t>(in_["canvas"]["height"].whole(1, 10000));
    colors();
    transport();
    figures();
    tables();
    places();
    routes();
    contracts();
    if (in_.ok()) whole();
  }

 private:
  void colors() {
    const json::Cursor list = in_["colors"]["list"];
    edition_.colors = static_cast<std::uint8_t>(list.size(1, max_colors));
    std::size_t next = 0;
    list.each([&](json::Cursor item) {
      const auto name = read_id<12>(item);
      if (name.text() == "wild" || name.text() == "gray" || name.text() == "blind")
        item.fail("this name has a meaning of its own");
      if (color(name.text()) != no_card) item.fail("this colour is listed twice");
      edition_.color_names[next++] = name;
    });
    const json::Cursor players = in_["player_colors"]["list"];
    if (players.size(edition_.max_players, max_players) == 0) return;
    next = 0;
    players.each([&](json::Cursor item) { edition_.player_colors[next++] = read_id<16>(item); });
  }

  /// The colour of this name, or no_card.
  Card color(std::string_view name) const {
    for (Card card = 0; card < edition_.colors; ++card) {
      if (edition_.color_names[card].text() == name) return card;
    }
    return no_card;
  }

  void transport() {
    const json::Cursor group = in_["transport_cards"];
    unsigned total = 0;
    std::array<bool, card_kinds> listed{};
    group["cards"].each([&](json::Cursor item) {
      const std::string_view name = item["color"].string();
      const Card card = name == "wild" ? wild : color(name);
      if (card == no_card) return item["color"].fail("no colour of this edition");
      if (listed[card]) return item["color"].fail("this colour is listed twice");
      listed[card] = true;
      edition_.transport[card] = read_small(item["count"], 0, max_transport);
      total += edition_.transport[card];
    });
    if (total > max_transport) group.fail("more than " + std::to_string(max_transport) + " transport cards");
    if (group["total"].present() && group["total"].whole(0, 1000) != total && group.ok()) {
      group["total"].fail("the cards add up to " + std::to_string(total));
    }
  }

  void figures() {
    edition_.carts = read_small(in_["carts"]["per_player"], 1, max_carts);
    edition_.merchandise = read_small(in_["merchandise_cards"]["count"], 0, 200);
    const json::Cursor setup = in_["setup"];
    edition_.start_transport = read_small(setup["start_transport_cards"], 0, 12);
    edition_.start_contracts = read_small(setup["start_contracts"], 1, 2);
    edition_.min_keep_start = read_small(setup["min_keep_start"], 1, edition_.start_contracts);
    edition_.display_size = read_small(setup["display_size"], 1, max_display);
    edition_.flush_wilds = read_small(setup["flush_wilds"], 1, max_display + 1);
    edition_.draw_contracts = read_small(setup["draw_contracts"], 1, 2);
    edition_.min_keep_draw = read_small(setup["min_keep_draw"], 1, edition_.draw_contracts);
    edition_.end_trigger_carts = read_small(setup["end_trigger_carts"], 0, edition_.carts - 1);
    const json::Cursor safety = in_["safety"];
    edition_.max_flushes = read_small(safety["max_flushes_in_a_row"], 0, 100);
    edition_.min_colored_for_flush = read_small(safety["min_colored_cards_outside_hands_for_flush"], 0, max_transport);
  }

  void tables() {
    in_["route_points"]["table"].each_member([&](std::string_view key, json::Cursor points) {
      const unsigned length = key.size() == 1 ? static_cast<unsigned>(key[0] - '0') : 0;
      if (length < 1 || length > max_length) return points.fail("lengths are 1 to " + std::to_string(max_length));
      edition_.route_points[length] = read_small(points, 0, 100);
      scored_[length] = true;
    });
    const json::Cursor bonus = in_["merchandise_bonus"]["table"];
    for (unsigned players = edition_.min_players; in_.ok() && players <= edition_.max_players; ++players) {
      const std::string key = std::to_string(players);
      const json::Cursor row = bonus[key];
      if (row.size(players, players) == 0) return;
      for (unsigned position = 0; position < players; ++position) {
        edition_.bonus[players][position] = read_small(row.at(position), 0, 100);
      }
    }
  }

  void places() {
    std::size_t next = 0;
    list_of(in_["locations"], max_places, edition_.places).each([&](json::Cursor item) {
      Place place;
      place.id = read_id<24>(item["id"]);
      place.name = read_name<32>(item["name"]);
      place.code = read_id<4>(item["code"]);
      place.x = static_cast<std::int16_t>(item["x"].whole(0, edition_.canvas_width));
      place.y = static_cast<std::int16_t>(item["y"].whole(0, edition_.canvas_height));
      for (std::size_t i = 0; i < next; ++i) {
        if (edition_.place[i].id.text() == place.id.text()) item["id"].fail("another place has this id");
        if (edition_.place[i].code.text() == place.code.text()) item["code"].fail("another place has this code");
      }
      edition_.place[next++] = place;
    });
  }

  std::uint8_t place(json::Cursor at) const {
    return static_cast<std::uint8_t>(at.choice(labels_of(edition_.place, edition_.places, &Place::id), "place"));
  }

  void routes() {
    std::size_t next = 0;
    std::array<std::string_view, max_routes> groups{};
    list_of(in_["routes"], max_routes, edition_.routes).each([&](json::Cursor item) {
      Route route;
      route.id = read_id<8>(item["id"]);
      route.a = place(item["a"]);
      route.b = place(item["b"]);
      route.length = read_small(item["length"], 1, max_length);
      route.cart = item["cart"].boolean();
      const std::string_view color_name = item["color"].string();
      route.color = color_name == "gray" ? gray : color(color_name);
      if (route.color == no_card) item["color"].fail("no colour of this edition");
      if (route.a == route.b) item["b"].fail("a route joins two different places");
      if (!scored_[route.length]) item["length"].fail("the table of route points has no such length");
      if (route.length > edition_.carts) item["length"].fail("longer than a player has carts");
      if (item["double_group"].is(json::Kind::string)) groups[next] = item["double_group"].string();
      for (std::size_t i = 0; i < next; ++i) {
        if (edition_.route[i].id.text() == route.id.text()) item["id"].fail("another route has this id");
        if (groups[next].empty() || groups[i] != groups[next]) continue;
        Route& other = edition_.route[i];
        const bool same_ends = (other.a == route.a && other.b == route.b) || (other.a == route.b && other.b == route.a);
        if (other.partner != no_partner) item["double_group"].fail("a double has two routes");
        if (!same_ends || other.length != route.length)
          item["double_group"].fail("the routes of a double join the same places with equal length");
        other.partner = static_cast<std::uint8_t>(next);
        route.partner = static_cast<std::uint8_t>(i);
      }
      edition_.route[next++] = route;
    });
    for (std::size_t i = 0; in_.ok() && i < next; ++i) {
      if (!groups[i].empty() && edition_.route[i].partner == no_partner) {
        in_["routes"]["list"].at(i)["double_group"].fail("no second route of this double");
      }
    }
  }

  void contracts() {
    std::size_t next = 0;
    list_of(in_["contracts"], max_contracts, edition_.contracts).each([&](json::Cursor item) {
      Contract contract;
      contract.id = read_id<8>(item["id"]);
      contract.a = place(item["a"]);
      contract.b = place(item["b"]);
      contract.points = read_small(item["points"], 1, 100);
      if (item["count"].whole_or(1, 1, 99) != 1) item["count"].fail("contracts are all different (TA-1.3)");
      if (contract.a == contract.b) item["b"].fail("a contract names two different places");
      for (std::size_t i = 0; i < next; ++i) {
        if (edition_.contract[i].id.text() == contract.id.text()) item["id"].fail("another contract has this id");
      }
      edition_.contract[next++] = contract;
    });
  }

  /// What no single entry shows.
  void whole() const {
    unsigned cards = 0;
    for (const std::uint8_t count : edition_.transport) cards += count;
    if (cards < unsigned{edition_.max_players} * edition_.start_transport + edition_.display_size) {
      in_["transport_cards"].fail("too few cards to deal the hands and the display");
    }
    if (edition_.contracts < unsigned{edition_.max_players} * edition_.start_contracts) {
      in_["contracts"].fail("too few contracts to deal");
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
    for (unsigned i = 0; i < edition_.places; ++i) {
      if (((reached >> i) & 1U) == 0) in_["locations"]["list"].at(i).fail("no routes lead here from the first place");
    }
  }

  json::Cursor in_;
  Edition& edition_;
  std::array<bool, max_length + 1> scored_{};
};

}  // namespace

void load_edition(json::Cursor in, Edition& edition) {
  edition = Edition{};
  Loader(in, edition).load();
}

}  // namespace fondaco::amsterdam
