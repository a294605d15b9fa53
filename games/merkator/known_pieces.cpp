// SPDX-License-Identifier: MIT
// What is known of counters, the chart, coins and the figures of set-up; see known_facts.cpp.
#include <string>

#include "games/merkator/edition_parts.hpp"

namespace fondaco::merkator {
namespace {

constexpr int all_counters = 42;  // MK-1.12

class KnownPieces {
 public:
  KnownPieces(json::Cursor in, const Edition& edition) : in_(in), edition_(edition) {}

  void check() {
    if (claims(in_, "time_counters")) counters();
    if (claims(in_, "parameters")) figures();
    if (claims(in_, "time_chart")) chart();
    if (claims(in_, "coins")) coins();
  }

 private:
  void counters() const {
    const json::Cursor group = in_["time_counters"];
    need(group["total"].whole(0, 250) == all_counters, group["total"], "42 counters (MK-1.12)");
    for (unsigned letter = 0; letter < edition_.columns * max_losses; ++letter)
      need(edition_.letters[letter] > 0, group["items"], "each letter is there single and double (MK-1.12)");
  }

  /// MK-2.4, MK-4.4, MK-4.6, MK-6.4, MK-10.2
  void figures() const {
    const json::Cursor group = in_["parameters"];
    need(edition_.coin_limit == 15, group["coin_limit"], "15 (MK-4.6)");
    need(edition_.office_spaces == 5, group["office_spaces"], "5 (MK-4.4)");
    need(edition_.exchange_rate == 4, group["exchange_rate"], "4 (MK-6.4)");
    need(edition_.display_size == 4, group["display_size"], "4 (MK-2.6)");
    need(edition_.solo_turns == 17, group["solo_turns"], "17 (MK-10.1)");
    for (unsigned players = 1; players <= max_players; ++players) {
      for (unsigned order = 0; order < players; ++order) {
        const int usual = order == 0 ? 0 : order + 1 == players ? 2 : 1;
        need(edition_.start_time[players][order] == usual, group["start_time"][std::to_string(players)],
             "the first player starts with no counter, the last with 2, the others with 1 (MK-2.4)");
      }
    }
  }

  /// MK-2.3: with four players all rows; the counters of the box suffice for the chart and the players.
  void chart() const {
    need(edition_.fill[0][max_players].side == ultimo && edition_.fill[0][max_players].row == 0,
         in_["time_chart"]["fill"]["standard"][std::to_string(max_players)], "four players fill all rows (MK-2.3)");
    for (unsigned mode = 0; mode < edition_.fill.size(); ++mode) {
      for (unsigned players = 2; players <= max_players; ++players) {
        const Fill& fill = edition_.fill[mode][players];
        int most = in_rows(edition_.side[fill.side], fill.row);
        if (fill.then != 0) most = std::max(most, in_rows(edition_.side[ultimo], 0));
        for (unsigned order = 0; order < players; ++order) most += edition_.start_time[players][order];
        need(most <= all_counters, in_["time_chart"]["fill"][mode == 0 ? "standard" : "long"][std::to_string(players)],
             "42 counters suffice for the chart and the players, not " + std::to_string(most));
      }
    }
  }
  static int in_rows(const Side& side, unsigned from) {
    int sum = 0;
    for (unsigned row = from; row < side.rows; ++row) sum += side.size[row];
    return sum;
  }

  /// 24 coins of 1, 2 and 5; enough for four players at the limit (MK-4.6).
  void coins() const {
    const json::Cursor list = in_["coins"]["items"];
    std::int64_t count = 0;
    std::int64_t sum = 0;
    unsigned values = 0;
    list.each([&](json::Cursor item) {
      const std::int64_t value = item["value"].whole(1, 20);
      const std::int64_t here = item["count"].whole(1, 100);
      values |= 1U << value;
      count += here;
      sum += value * here;
    });
    need(count == 24, list, "24 coins, not " + std::to_string(count));
    need(values == ((1U << 1) | (1U << 2) | (1U << 5)), list, "coins of 1, 2 and 5");
    need(sum >= max_players * std::int64_t{edition_.coin_limit}, list,
         "coins for four players at their limit (MK-4.6)");
  }

  json::Cursor in_;
  const Edition& edition_;
};

}  // namespace

void check_known_pieces(json::Cursor in, const Edition& edition) { KnownPieces(in, edition).check(); }

}  // namespace fondaco::merkator
