// SPDX-License-Identifier: MIT
// The known facts of the game, which an edition must keep as far as it claims them: what the rulebook prints, and what
// its figures and public sources say of the reconstructed cards and links. Somebody who types in cards of their own
// gives their group the provenance `recalled`, and only has to be playable. Counters and coins are in known_pieces.cpp.
#include <algorithm>
#include <iterator>
#include <string>

#include "games/merkator/edition_parts.hpp"

namespace fondaco::merkator {
namespace {

struct NamedTime {
  std::string_view place;
  int time;
};
struct CountOfValue {
  std::uint8_t value;
  std::uint8_t count;
};

class KnownCards {
 public:
  KnownCards(json::Cursor in, const Edition& edition) : in_(in), edition_(edition), goods_(2U * edition.majors) {}

  void check() {
    if (claims(in_, "places")) places();
    if (claims(in_, "edges")) links();
    if (claims(in_, "columns")) columns();
    if (claims(in_, "contracts")) contracts();
    if (claims(in_, "bonus_cards")) bonuses();
    if (claims(in_, "buildings")) buildings();
  }

 private:
  json::Cursor item(std::string_view group, unsigned i) const { return in_[group]["items"].at(i); }
  unsigned place(std::string_view id) const {
    return find_id(edition_.place, edition_.places, id, in_["places"], "place");
  }
  unsigned good(std::string_view id) const { return find_id(edition_.good, goods_, id, in_["goods"], "good"); }
  /// Is it taken from the very place (MK-1.2)?
  static bool own_good(unsigned place, unsigned good) { return good / 2 == place; }

  /// MK-1.1, MK-1.6, MK-1.7
  void places() const {
    need(edition_.places == 12 && edition_.majors == 8, in_["places"], "8 major and 4 minor places (MK-1.1)");
    need(edition_.canvas_width == 1000 && edition_.canvas_height == 700, in_["canvas"], "drawn on 1000 x 700");
    for (const auto& [id, time] :
         {NamedTime{"hamburg", 2}, NamedTime{"danzig", 1}, NamedTime{"sweden", 1}, NamedTime{"dutch_republic", 1},
          NamedTime{"bohemia", 1}, NamedTime{"denmark", 1}, NamedTime{"russia", 0}, NamedTime{"england", 0},
          NamedTime{"france", 0}, NamedTime{"spain", -1}, NamedTime{"italy", -2}, NamedTime{"newfoundland", -3}}) {
      if (!in_.ok()) return;
      const unsigned i = place(id);
      need(edition_.place[i].time == time, item("places", i)["time"], std::to_string(time) + " (MK-1.6)");
    }
    unsigned thresholds = 0;
    for (unsigned i = 0; in_.ok() && i < edition_.places; ++i) {
      const bool major = i < edition_.majors;
      need(edition_.place[i].join_cost == (major ? 1 : 2), item("places", i)["join_cost"],
           "joining costs 1 in major places and 2 in minor ones (MK-6.10)");
      if (!major && edition_.place[i].threshold < 4) thresholds |= 1U << edition_.place[i].threshold;
    }
    need(thresholds == 0b1111, in_["places"], "the thresholds are 0, 1, 2 and 3 (MK-1.7)");
    if (!in_.ok()) return;
    need(edition_.place[place("bohemia")].threshold == 3, item("places", place("bohemia"))["threshold"], "3 (MK-1.7)");
    need(edition_.place[place("newfoundland")].threshold == 0, item("places", place("newfoundland"))["threshold"],
         "0 (MK-1.7)");
  }

  /// MK-1.5: the printed time effects are 2 less the way from Hamburg.
  void links() const {
    if (!in_.ok()) return;
    const std::uint8_t russia = edition_.place[place("russia")].linked;
    need(russia == (bit<std::uint8_t>(place("sweden")) | bit<std::uint8_t>(place("danzig"))), in_["edges"],
         "Russia is linked to Sweden and Danzig alone");
    unsigned reached = 1U << place("hamburg");
    for (int distance = 0; in_.ok() && distance < static_cast<int>(edition_.majors); ++distance) {
      unsigned next = reached;
      for_each_bit(reached, [&](unsigned i) { next |= edition_.place[i].linked; });
      for_each_bit(next & ~reached, [&](unsigned i) {
        need(edition_.place[i].time == 1 - distance, in_["edges"],
             std::string(edition_.place[i].id.text()) + " lies " + std::to_string(2 - edition_.place[i].time) +
                 " links from Hamburg (MK-1.6)");
      });
      reached = next;
    }
    need(reached == (1U << edition_.majors) - 1, in_["edges"], "all major places hang together");
    for (unsigned i = 0; in_.ok() && i < edition_.majors; ++i) {
      const int links = count_bits(edition_.place[i].linked);
      need(links == 2 || links == 3, in_["edges"],
           "two or three links of each major place, not " + std::to_string(links) + " of " +
               std::string(edition_.place[i].id.text()));
    }
  }

  /// MK-1.4: four warehouses of three goods, two depots of two.
  void columns() const {
    static constexpr std::array<std::string_view, 2> kinds{"warehouse", "depot"};
    need(edition_.columns == 6, in_["columns"], "six columns (MK-1.4)");
    for (unsigned i = 0; in_.ok() && i < edition_.columns; ++i) {
      const bool warehouse = i < 4;
      need(edition_.column[i].id.text() == std::string(1, static_cast<char>('A' + i)), item("columns", i)["id"],
           "the columns are A to F (MK-1.4)");
      need((item("columns", i)["kind"].choice(kinds, "kind") == 0) == warehouse, item("columns", i)["kind"],
           "A to D are warehouses, E and F depots (MK-1.4)");
      need(count_bits(edition_.column[i].goods) == (warehouse ? 3 : 2), item("columns", i)["goods"],
           "a warehouse has three goods, a depot two (MK-1.4)");
    }
  }

  // --- contracts (MK-1.8) ---

  void contracts() const {
    need(edition_.contracts == 78, in_["contracts"]["items"], "78 contracts (MK-1.8)");
    need(edition_.levels == 10, in_["contracts"]["items"], "values 2 to 10, and 14 (MK-1.8)");
    for (const auto& [value, count] :
         {CountOfValue{2, 5}, CountOfValue{3, 11}, CountOfValue{4, 13}, CountOfValue{5, 12}, CountOfValue{6, 11},
          CountOfValue{7, 9}, CountOfValue{8, 7}, CountOfValue{9, 5}, CountOfValue{10, 4}, CountOfValue{14, 1}}) {
      const json::Cursor at = in_["contracts"]["counts_by_value"][std::to_string(value)];
      need(at.whole(0, max_contracts) == count, at, std::to_string(count) + " contracts of this value (MK-1.8)");
    }
    for (unsigned i = 0; in_.ok() && i < edition_.contracts; ++i) demand(edition_.contract[i], item("contracts", i));
    if (in_.ok()) balance();
  }

  void demand(const Contract& contract, json::Cursor at) const {
    if (contract.value == 14) return need(contract.place == no_place, at["place"], "the Peace names no place (MK-6.9)");
    need(contract.place != no_place, at["place"], "only the Peace names no place (MK-6.9)");
    for (unsigned good = 0; good < goods_; ++good) {
      need(contract.goods[good] <= 4, at["goods"], "at most 4 of one good");
      need(contract.goods[good] == 0 || !own_good(contract.place, good), at["goods"],
           "no contract asks for a good of its own place");
      const bool of_category = contract.column != no_column && edition_.good[good].column == contract.column;
      need(!of_category || !own_good(contract.place, good), at["category"],
           "no contract asks for a category with a good of its own place");
    }
    need(contract.of_column != 1, at["category"], "at least 2 of a category");
    need(units(contract) >= 2, at["total_goods"], "at least 2 goods");
    need(contract.different == 0 || (contract.different == 12 && contract.value == 10 &&
                                     edition_.place[contract.place].id.text() == "hamburg"),
         at["special"], "12 different goods, for a contract of value 10 in Hamburg (MK-1.8)");
  }
  unsigned units(const Contract& contract) const {
    unsigned sum = unsigned{contract.of_column} + contract.different;
    for (const std::uint8_t count : contract.goods) sum += count;
    return sum;
  }

  /// What holds of all contracts together.
  void balance() const {
    std::array<unsigned, max_levels> count{};
    std::array<unsigned, max_levels> sum{};
    std::array<unsigned, max_goods> wanted{};
    unsigned with_category = 0;
    unsigned different = 0;
    unsigned of_newfoundland = 0;
    for (unsigned i = 0; i < edition_.contracts; ++i) {
      const Contract& contract = edition_.contract[i];
      ++count[contract.level];
      sum[contract.level] += units(contract);
      for (unsigned good = 0; good < goods_; ++good) wanted[good] += contract.goods[good];
      with_category += contract.of_column > 0 ? 1U : 0U;
      different += contract.different > 0 ? 1U : 0U;
      of_newfoundland += is_known_newfoundland(contract) ? 1U : 0U;
    }
    const json::Cursor at = in_["contracts"]["items"];
    need(different == 1, at, "one contract for 12 different goods (MK-1.8)");
    for (unsigned level = 1; level + 1 < edition_.levels; ++level)  // the Peace asks for nothing
      need(sum[level - 1] * count[level] < sum[level] * count[level - 1], at,
           "contracts of value " + std::to_string(edition_.value[level]) +
               " ask for more goods on average than those of the value below");
    const auto [least, most] =
        std::minmax_element(wanted.begin(), std::next(wanted.begin(), static_cast<std::ptrdiff_t>(goods_)));
    need(2 * *most <= 3 * *least, at,
         "no good is wanted more than one and a half times as often as another, not " + std::to_string(*most) + " to " +
             std::to_string(*least));
    need(of_newfoundland == 1, at, "one contract of Newfoundland for 1 ham, 1 vegetables and 1 iron");
    need(with_category >= 10 && with_category <= 20, at,
         "10 to 20 contracts with a category, not " + std::to_string(with_category));
  }
  bool is_known_newfoundland(const Contract& contract) const {
    Goods wanted{};
    for (const std::string_view id : {"ham", "vegetables", "iron"}) wanted[good(id)] = 1;
    return contract.goods == wanted && contract.place == place("newfoundland");
  }

  // --- cards ---

  /// MK-1.10
  void bonuses() const {
    need(edition_.bonuses == 16, in_["bonus_cards"]["items"], "16 bonus cards (MK-1.10)");
    GoodSet goods = 0;
    std::array<int, max_places> there{};
    bool hamburg = false;
    bool italy = false;
    for (unsigned i = 0; in_.ok() && i < edition_.bonuses; ++i) {
      const Bonus& bonus = edition_.bonus[i];
      const json::Cursor at = item("bonus_cards", i);
      need(((goods >> bonus.good) & 1U) == 0, at["good"], "one bonus card for each good");
      goods |= bit<GoodSet>(bonus.good);
      ++there[bonus.place];
      need(!own_good(bonus.place, bonus.good), at["good"], "no bonus card gives a good of its own place");
      need(bonus.active_gain == 2, at["active_gain"], "2 for the active player (MK-1.10)");
      need(bonus.join_gain == 1, at["join_gain"], "1 for a joiner (MK-1.10)");
      need(bonus.cost == (edition_.place[bonus.place].time > 0 ? 4 : 3), at["cost"],
           "4 where the place gives counters, else 3");
      hamburg = hamburg || (bonus.place == place("hamburg") && bonus.good == good("saltpeter"));
      italy = italy || (bonus.place == place("italy") && bonus.good == good("muskets"));
    }
    for (unsigned i = 0; in_.ok() && i < edition_.places; ++i)
      need(there[i] == (i < edition_.majors ? 1 : 2), in_["bonus_cards"]["items"],
           "one bonus card in each major place and two in each minor one, not " + std::to_string(there[i]) + " in " +
               std::string(edition_.place[i].id.text()));
    need(count_bits(edition_.bonus_by_cost[0]) == 8, in_["bonus_cards"]["items"],
         "8 bonus cards of each cost (MK-1.10)");
    need(hamburg, in_["bonus_cards"]["items"], "a bonus card gives saltpeter in Hamburg");
    need(italy, in_["bonus_cards"]["items"], "a bonus card gives muskets in Italy");
  }

  /// MK-1.11
  void buildings() const {
    const json::Cursor list = in_["buildings"]["items"];
    need(edition_.buildings == 26, list, "26 buildings (MK-1.11)");
    unsigned sole = 0;
    unsigned dearer = 0;
    for (unsigned i = 0; in_.ok() && i < edition_.buildings; ++i) {
      const Building& building = edition_.building[i];
      need(building.cost >= 5 && building.cost <= 20, item("buildings", i)["cost"], "5 to 20");
      sole += building.kind == ScoreKind::sole_most ? 1U : 0U;
      dearer += most_points(building) < building.cost ? 1U : 0U;
    }
    need(sole == 5, list, "five sole-player buildings (MK-1.11)");
    need(dearer >= 20, list, "at least 20 buildings cost more than the points they can give");
    known_building("Arsenal", "20 thalers, 2 points a type", [](const Building& arsenal) {
      return arsenal.cost == 20 && arsenal.kind == ScoreKind::per_type && arsenal.points == 2;
    });
    known_building("Alsterhaus", "a point for each type of all columns (MK-R15)", [&](const Building& house) {
      return house.kind == ScoreKind::per_type && house.points == 1 &&
             count_bits(house.goods) == static_cast<int>(goods_);
    });
    known_building("Fleet at Sea", "5 points for 8 counters", [](const Building& fleet) {
      unsigned points = 0;
      for (unsigned i = 0; i < fleet.tiers && fleet.tier[i].counters <= 8; ++i) points = fleet.tier[i].points;
      return fleet.kind == ScoreKind::time_tiers && points == 5;
    });
    known_building("Seeamt", "4 points for 8 counters", [](const Building& office) {
      return office.kind == ScoreKind::per_time &&
             std::min<unsigned>(office.most, 8U / office.per * office.points) == 4;
    });
  }
  /// MK-9.3: the most that a building can give.
  unsigned most_points(const Building& building) const {
    switch (building.kind) {
      case ScoreKind::per_type:
        return building.points * static_cast<unsigned>(count_bits(building.goods));
      case ScoreKind::per_goods:
      case ScoreKind::per_time:
        return building.most;
      case ScoreKind::time_tiers:
        return building.tiers > 0 ? building.tier[building.tiers - 1U].points : 0U;
      case ScoreKind::colour_pairs:
        return unsigned{building.points} * edition_.majors;
      case ScoreKind::complete_columns:
        return unsigned{building.points} * edition_.columns;
      case ScoreKind::all_columns:
      case ScoreKind::sole_most:
        return building.points;
    }
    return 0;
  }
  template <class Holds>
  void known_building(std::string_view name, std::string_view fact, Holds&& holds) const {
    for (unsigned i = 0; i < edition_.buildings; ++i) {
      if (edition_.building[i].name.text() != name) continue;
      return need(holds(edition_.building[i]), item("buildings", i), join(name, fact));
    }
    need(false, in_["buildings"]["items"], "there is a building " + std::string(name));
  }
  static std::string join(std::string_view name, std::string_view fact) {
    return std::string(name) + ": " + std::string(fact);
  }

  json::Cursor in_;
  const Edition& edition_;
  unsigned goods_;
};

}  // namespace

bool claims(json::Cursor in, std::string_view group) {
  return in.ok() && in[group]["provenance"].string_or("") != "recalled";
}

void need(bool holds, json::Cursor at, std::string_view fact) {
  if (at.ok() && !holds) at.fail("known of the game: " + std::string(fact));
}

void check_known_facts(json::Cursor in, const Edition& edition) {
  KnownCards(in, edition).check();
  check_known_pieces(in, edition);
}

}  // namespace fondaco::merkator
