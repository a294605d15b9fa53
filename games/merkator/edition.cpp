// SPDX-License-Identifier: MIT
// Reads an edition and refuses what the rules could not be played with: counters, chart and parameters here, the map in
// edition_map.cpp, the cards in edition_cards.cpp.
#include "games/merkator/edition.hpp"

#include <algorithm>
#include <string>

#include "games/merkator/edition_parts.hpp"
#include "games/merkator/exchange.hpp"

namespace fondaco::merkator {
namespace {

class Loader {
 public:
  Loader(json::Cursor in, Edition& edition) : in_(in), edition_(edition) {}

  void load() {
    edition_.canvas_width = static_cast<std::int16_t>(in_["canvas"]["width"].whole(1, 10000));
    edition_.canvas_height = static_cast<std::int16_t>(in_["canvas"]["height"].whole(1, 10000));
    load_map(in_, edition_);
    if (in_.ok()) load_cards(in_, edition_);
    if (in_.ok()) letters();
    if (in_.ok()) chart();
    if (in_.ok()) parameters();
    if (in_.ok()) levels();
    if (in_.ok()) check_known_facts(in_, edition_);
  }

 private:
  /// MK-1.12
  void letters() {
    const json::Cursor group = in_["time_counters"];
    int total = 0;
    group["items"].each([&](json::Cursor item) {
      const std::uint8_t column = find_id(edition_.column, edition_.columns, item["letter"], "column");
      const unsigned letter = letter_of(column, static_cast<unsigned>(item["losses"].whole(1, max_losses)));
      if (edition_.letters[letter] != 0) item.fail("this letter is listed twice");
      edition_.letters[letter] = read_small(item["count"], 1, 100);
      total += edition_.letters[letter];
    });
    if (in_.ok() && group["total"].whole(0, 250) != total)
      group["total"].fail("the letters add up to " + std::to_string(total));
    counters_ = total;
  }

  /// MK-1.13
  void chart() {
    const json::Cursor group = in_["time_chart"];
    int greatest = 0;
    for (unsigned place = 0; place < edition_.places; ++place)
      greatest = std::max<int>(greatest, edition_.place[place].time);
    for (const unsigned which : {ultimo, reverse}) {
      const json::Cursor rows = group[which == ultimo ? "ultimo_rows" : "reverse_rows"];
      Side& side = edition_.side[which];
      rows.each([&](json::Cursor at) {
        if (side.rows == max_rows) return at.fail("at most " + std::to_string(max_rows) + " rows");
        // MK-5.10: a visit must not take the last counters of two rows.
        side.size[side.rows++] = read_small(at, std::max(1, greatest), 100);
      });
      if (rows.ok() && side.rows == 0) rows.fail("a side has rows");
    }
    for (const bool is_long : {false, true}) {
      const json::Cursor mode = group["fill"][is_long ? "long" : "standard"];
      for (unsigned players = 2; players <= max_players; ++players)
        edition_.fill[is_long ? 1 : 0][players] = fill(mode[std::to_string(players)]);
    }
  }

  /// MK-2.3: whole rows, down to the last one.
  Fill fill(json::Cursor in) {
    Fill fill;
    fill.side = static_cast<std::uint8_t>(in["side"].choice(side_names, "side"));
    const Side& side = edition_.side[fill.side];
    int next = 0;
    in["rows"].each([&](json::Cursor at) {
      const int row = static_cast<int>(at.whole(1, side.rows));
      if (next == 0) fill.row = static_cast<std::uint8_t>(row - 1);
      if (next != 0 && row != next) at.fail("rows follow each other");
      next = row + 1;
    });
    if (in.ok() && next != side.rows + 1) in["rows"].fail("rows are filled down to the last one (MK-2.3)");
    if (in["then"].present()) {
      const json::Cursor then = in["then"];
      fill.then = 1;
      if (in.ok() && (fill.side != reverse || then["side"].choice(side_names, "side") != ultimo ||
                      then["rows"].size(0, max_rows) != edition_.side[ultimo].rows))
        then.fail("after the reverse side all rows of ULTIMO are filled (MK-10.9)");
    } else if (in.ok() && fill.side == reverse) {
      in.fail("after the reverse side comes ULTIMO (MK-10.9)");
    }
    int filled = 0;
    for (unsigned row = fill.row; row < side.rows; ++row) filled += side.size[row];
    if (in.ok() && filled > counters_) in.fail("there are only " + std::to_string(counters_) + " counters");
    return fill;
  }

  void parameters() {
    const json::Cursor group = in_["parameters"];
    edition_.coin_limit = read_small(group["coin_limit"], 0, 200);
    edition_.office_spaces = read_small(group["office_spaces"], 1, 5);
    edition_.exchange_rate = read_small(group["exchange_rate"], 2, ExchangeRate::largest_rate);
    edition_.display_size = read_small(group["display_size"], 1, max_display);
    edition_.solo_turns = read_small(group["solo_turns"], 1, 100);
    edition_.offer_limit = read_small(group["offer_limit"], 1, max_offer);
    for (unsigned players = 1; players <= max_players; ++players) {
      const json::Cursor list = group["start_time"][std::to_string(players)];
      if (list.size(players, players) == 0) return;
      for (unsigned order = 0; order < players; ++order)
        edition_.start_time[players][order] = read_small(list.at(order), 0, 20);
    }
    edition_.start_levels = level_set(group["start_contract_values"], max_players);
    edition_.long_levels = level_set(group["long_start_contract_values"], max_players);
    edition_.pile_levels = level_set(group["pile_values"], 1);
    edition_.stack_levels = level_set(group["solo_stack_values"], 1);
    group["solo_removed_buildings"].each([&](json::Cursor at) {
      edition_.solo_removed |= bit<CardSet>(find_id(edition_.building, edition_.buildings, at, "building"));
    });
    for (unsigned i = 0; in_.ok() && i < edition_.buildings; ++i) {
      const bool sole = edition_.building[i].kind == ScoreKind::sole_most;
      if (sole != (((edition_.solo_removed >> i) & 1U) != 0))
        group["solo_removed_buildings"].fail("exactly the sole-player buildings are removed (MK-10.1)");
    }
  }

  /// Levels by their values; of each there must be so many contracts.
  std::uint16_t level_set(json::Cursor list, unsigned contracts) {
    std::uint16_t set = 0;
    list.each([&](json::Cursor at) {
      const auto value = at.whole(0, 200);
      for (unsigned level = 0; level < edition_.levels; ++level) {
        if (edition_.value[level] != value) continue;
        unsigned count = 0;
        for (unsigned i = 0; i < edition_.contracts; ++i) count += edition_.contract[i].level == level ? 1U : 0U;
        if (count < contracts) at.fail("too few contracts of this value");
        set |= bit<std::uint16_t>(level);
        return;
      }
      at.fail("no contract has this value");
    });
    return set;
  }

  void levels() {
    const json::Cursor stack = in_["parameters"]["solo_stack_values"];
    unsigned stacked = 0;
    for (unsigned i = 0; i < edition_.contracts; ++i)
      stacked += ((edition_.stack_levels >> edition_.contract[i].level) & 1) != 0 ? 1U : 0U;
    if (stacked != edition_.solo_turns) stack.fail("the solo stack has a card for each turn (MK-10.2)");
    if (stacked > max_stack) stack.fail("at most " + std::to_string(max_stack) + " cards");
    if ((edition_.stack_levels & (edition_.start_levels | edition_.long_levels)) != 0)
      stack.fail("contracts dealt at set-up are not in the stack");
    if ((edition_.stack_levels & ~edition_.pile_levels) != 0) stack.fail("stacked contracts form piles (MK-10.3)");
    // Somebody without a contract could do nothing for the rest of the game.
    if (edition_.start_levels == 0 || edition_.long_levels == 0)
      in_["parameters"]["start_contract_values"].fail("everybody starts with a contract (MK-2.5)");
  }

  json::Cursor in_;
  Edition& edition_;
  int counters_ = 0;
};

}  // namespace

void load_edition(json::Cursor in, Edition& edition) {
  edition = Edition{};
  Loader(in, edition).load();
}

}  // namespace fondaco::merkator
