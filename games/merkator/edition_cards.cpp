// SPDX-License-Identifier: MIT
// Reads contracts, bonus cards and buildings (MK-1.8 … MK-1.11).
#include <string>

#include "games/merkator/edition_parts.hpp"

namespace fondaco::merkator {
namespace {

class Cards {
 public:
  Cards(json::Cursor in, Edition& edition) : in_(in), edition_(edition), goods_(2U * edition.majors) {}

  void load() {
    contracts();
    if (in_.ok()) bonuses();
    if (in_.ok()) buildings();
  }

 private:
  void contracts() {
    const json::Cursor group = in_["contracts"];
    group["items"].each([&](json::Cursor item) {
      if (edition_.contracts == max_contracts)
        return item.fail("at most " + std::to_string(max_contracts) + " contracts");
      Contract& contract = edition_.contract[edition_.contracts];
      contract.id = read_id<12>(item["id"]);
      refuse_twice(edition_.contract, edition_.contracts, item["id"]);
      contract.value = read_small(item["value"], 1, 100);
      level(contract, item);
      demand(contract, item);
      ++edition_.contracts;
    });
    if (in_.ok() && edition_.contracts == 0) group["items"].fail("there must be contracts (MK-1.8)");
    std::array<unsigned, max_levels> count{};
    for (unsigned i = 0; i < edition_.contracts; ++i) ++count[edition_.contract[i].level];
    group["counts_by_value"].each_member([&](std::string_view value, json::Cursor at) {
      bool known = false;
      for (unsigned i = 0; i < edition_.levels; ++i) {
        if (std::to_string(edition_.value[i]) != value) continue;
        known = true;
        if (at.whole(0, max_contracts) != static_cast<int>(count[i]))
          at.fail("there are " + std::to_string(count[i]) + " (MK-1.8)");
      }
      if (at.ok() && !known) at.fail("no contract has this value (MK-1.8)");
    });
  }

  /// MK-1.9: contracts come in the order of their values.
  void level(Contract& contract, json::Cursor item) {
    const bool first = edition_.levels == 0;
    if (!first && contract.value < edition_.value[edition_.levels - 1U]) {
      return item["value"].fail("contracts come in the order of their values (MK-1.9)");
    }
    if (first || contract.value > edition_.value[edition_.levels - 1U]) {
      if (edition_.levels == max_levels) return item["value"].fail("too many different values");
      edition_.value[edition_.levels++] = contract.value;
    }
    contract.level = static_cast<std::uint8_t>(edition_.levels - 1);
  }

  void demand(Contract& contract, json::Cursor item) {
    int total = 0;
    item["goods"].each_member([&](std::string_view id, json::Cursor at) {
      const unsigned good = find_id(edition_.good, goods_, id, at, "good");
      contract.goods[good] = read_small(at, 1, 20);
      total += contract.goods[good];
    });
    const bool everywhere = item["place"].is(json::Kind::null);
    if (!everywhere) contract.place = find_id(edition_.place, edition_.places, item["place"], "place");
    if (!item["category"].is(json::Kind::null)) {
      const json::Cursor in = item["category"];
      contract.column = find_id(edition_.column, edition_.columns, in["column"], "column");
      contract.of_column = read_small(in["count"], 1, 8);
      total += contract.of_column;
      for (unsigned good = 0; in.ok() && good < goods_; ++good) {
        // MK-6.14 counts on it: a unit is either of a named good or of the category.
        if (contract.goods[good] > 0 && edition_.good[good].column == contract.column)
          in.fail("a good of the category is named too");
      }
    }
    if (!item["special"].is(json::Kind::null)) {
      static constexpr std::array<std::string_view, 2> kinds{"distinct_goods", "not_fulfillable"};
      const json::Cursor in = item["special"];
      const bool distinct = in["kind"].choice(kinds, "kind") == 0;
      if (distinct) {
        contract.different = read_small(in["count"], 1, static_cast<int>(goods_));
        if (in.ok() && total > 0) in.fail("so many different goods are all it asks for (MK-6.3)");
        total += contract.different;
      }
      if (in.ok() && distinct == everywhere) in.fail("a contract without a place cannot be fulfilled (MK-6.9)");
    } else if (item.ok() && everywhere) {
      item["place"].fail("only a contract that cannot be fulfilled names no place (MK-6.9)");
    }
    if (item.ok() && item["total_goods"].whole(0, 200) != total)
      item["total_goods"].fail("the goods add up to " + std::to_string(total));
    if (item.ok() && (total == 0) != everywhere) item.fail("a contract asks for goods (MK-1.8)");
    if (item.ok() && item["count"].whole(0, 20) != 1) item["count"].fail("there is one of each contract");
    if (item.ok()) lonely(contract, item);
  }

  /// MK-1.8: no two contracts of one value name the same major place.
  void lonely(const Contract& contract, json::Cursor item) const {
    if (contract.place >= edition_.majors) return;
    for (unsigned i = 0; i < edition_.contracts; ++i) {
      if (edition_.contract[i].value == contract.value && edition_.contract[i].place == contract.place)
        item["place"].fail("another contract of this value names it (MK-1.8)");
    }
  }

  /// MK-1.10, MK-2.6: two costs, and enough cards of each to deal.
  void bonuses() {
    const json::Cursor group = in_["bonus_cards"];
    std::array<unsigned, 2> costs{};
    group["items"].each([&](json::Cursor item) {
      if (edition_.bonuses == max_bonus) return item.fail("at most " + std::to_string(max_bonus) + " bonus cards");
      Bonus& bonus = edition_.bonus[edition_.bonuses];
      bonus.id = read_id<8>(item["id"]);
      refuse_twice(edition_.bonus, edition_.bonuses, item["id"]);
      bonus.place = find_id(edition_.place, edition_.places, item["place"], "place");
      bonus.good = find_id(edition_.good, goods_, item["good"], "good");
      bonus.cost = read_small(item["cost"], 1, 50);
      bonus.active_gain = read_small(item["active_gain"], 1, 10);
      bonus.join_gain = read_small(item["join_gain"], 1, 10);
      if (item.ok() && item["count"].whole(0, 20) != 1) item["count"].fail("there is one of each bonus card");
      if (costs[0] == 0) costs[0] = bonus.cost;
      if (bonus.cost != costs[0] && costs[1] == 0) costs[1] = bonus.cost;
      if (item.ok() && bonus.cost != costs[0] && bonus.cost != costs[1])
        item["cost"].fail("bonus cards have two costs (MK-2.6)");
      ++edition_.bonuses;
    });
    if (costs[0] > costs[1]) std::swap(costs[0], costs[1]);
    for (unsigned i = 0; i < edition_.bonuses; ++i)
      edition_.bonus_by_cost[edition_.bonus[i].cost == costs[0] ? 0 : 1] |= bit<CardSet>(i);
    for (const CardSet half : edition_.bonus_by_cost) {
      if (in_.ok() && count_bits(half) < max_players) group["items"].fail("too few cards of one cost (MK-2.6)");
    }
  }

  void buildings() {
    in_["buildings"]["items"].each([&](json::Cursor item) {
      if (edition_.buildings == max_buildings)
        return item.fail("at most " + std::to_string(max_buildings) + " buildings");
      Building& building = edition_.building[edition_.buildings];
      building.id = read_id<8>(item["id"]);
      refuse_twice(edition_.building, edition_.buildings, item["id"]);
      building.name = read_name<24>(item["name"]);
      for (unsigned i = 0; item.ok() && i < edition_.buildings; ++i) {
        if (edition_.building[i].name.text() == building.name.text())
          item["name"].fail("another building has this name");
      }
      building.cost = read_small(item["cost"], 1, 100);
      const bool sole = item["sole_player"].boolean();
      scoring(building, item["score"]);
      if (item.ok() && sole != (building.kind == ScoreKind::sole_most))
        item["sole_player"].fail("its score says otherwise (MK-9.3)");
      if (item.ok() && item["count"].whole(0, 20) != 1) item["count"].fail("there is one of each building");
      ++edition_.buildings;
    });
  }

  /// MK-9.3
  void scoring(Building& building, json::Cursor in) {
    building.kind = static_cast<ScoreKind>(in["kind"].choice(names_of<ScoreKind>, "kind"));
    const bool of_goods = building.kind == ScoreKind::per_type || building.kind == ScoreKind::per_goods;
    const bool capped = building.kind == ScoreKind::per_goods || building.kind == ScoreKind::per_time;
    if (of_goods) {
      in["columns"].each([&](json::Cursor at) {
        building.goods |= edition_.column[find_id(edition_.column, edition_.columns, at, "column")].goods;
      });
    }
    if (building.kind != ScoreKind::time_tiers) building.points = read_small(in["vp"], 1, 50);
    if (capped) {
      building.per = read_small(in["per"], 1, 50);
      building.most = read_small(in["max"], 1, 100);
    }
    if (building.kind == ScoreKind::sole_most)
      building.what = static_cast<Measure>(in["what"].choice(names_of<Measure>, "measure"));
    if (building.kind != ScoreKind::time_tiers) return;
    in["tiers"].each([&](json::Cursor at) {
      if (at.size(2, 2) != 2) return;
      if (building.tiers == max_tiers) return at.fail("at most " + std::to_string(max_tiers) + " tiers");
      const Tier tier{read_small(at.at(0), 0, 200), read_small(at.at(1), 0, 100)};
      if (building.tiers > 0) {
        const Tier& before = building.tier[building.tiers - 1U];
        if (tier.counters <= before.counters || tier.points <= before.points) at.fail("tiers rise");
      }
      building.tier[building.tiers++] = tier;
    });
  }

  json::Cursor in_;
  Edition& edition_;
  unsigned goods_;
};

}  // namespace

void load_cards(json::Cursor in, Edition& edition) { Cards(in, edition).load(); }

}  // namespace fondaco::merkator
