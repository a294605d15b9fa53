// SPDX-License-Identifier: MIT
// The terminal board keeps nothing back: whatever everybody may know (MK-7.1) is drawn.
#include "games/merkator/tests/board_look.hpp"

namespace fondaco::merkator {
namespace {

/// Nothing that everybody may know can be changed without a change in what is shown.
class Watch {
 public:
  Watch(const Table& table, const Look& look) : table_(table), look_(look), whole_(board(table, look)) {}

  template <class Change>
  void expect(std::string_view what, Change change) const {
    State other = table_.state();
    change(other);
    if (same_bytes(other, table_.state())) return;
    EXPECT_NE(board(table_, other, look_), whole_) << what << " is not shown\n" << whole_;
  }

 private:
  const Table& table_;
  Look look_;
  std::string whole_;
};

void expect_map_shown(const Watch& watch, const Table& table) {
  for (unsigned place = 0; place < table.edition().majors; ++place)
    watch.expect("a cube", [&](State& state) { ++state.cubes[place]; });
  for (unsigned place = 0; place < table.edition().places; ++place)
    watch.expect("the token", [&](State& state) { state.token = static_cast<std::uint8_t>(place); });
  watch.expect("the round", [&](State& state) { state.turns = static_cast<std::uint16_t>(state.turns + 4); });
  if (table.game().solo()) return;
  watch.expect("a counter of the chart", [&](State& state) { state.in_row = state.in_row > 1 ? state.in_row - 1 : 3; });
  watch.expect("a letter shown", [&](State& state) { state.front = state.front == no_letter ? 3 : no_letter; });
  watch.expect("the end", [&](State& state) {
    state.finale = state.finale == Finale::triggered ? Finale::none : Finale::triggered;
  });
}

void expect_cards_shown(const Watch& watch, const Table& table) {
  const State& now = table.state();
  for (unsigned level = 0; level < table.edition().levels; ++level) {
    if (now.top[level] == no_contract) continue;
    watch.expect("the top of a pile", [&](State& state) { state.top[level] = no_contract; });
  }
  now.unseen.each([&](unsigned contract) {
    watch.expect("the size of a pile", [&](State& state) { state.unseen.remove(contract); });
  });
  now.discard.each([&](unsigned contract) {
    watch.expect("the number of discards", [&](State& state) { state.discard.remove(contract); });
  });
  if (!now.stack.empty())
    watch.expect("the solo stack", [&](State& state) { state.stack.remove(state.stack.first()); });
  for (unsigned slot = 0; slot < table.edition().display_size; ++slot) {
    watch.expect("a bonus card", [&](State& state) { state.bonus_display[slot] = no_card; });
    watch.expect("a building", [&](State& state) { state.building_display[slot] = no_card; });
  }
  watch.expect("the bonus deck", [](State& state) { state.bonus_deck &= state.bonus_deck - 1; });
  watch.expect("the building deck", [](State& state) { state.building_deck &= state.building_deck - 1; });
}

void expect_office_shown(const Watch& watch, const Table& table, Seat seat) {
  for (unsigned good = 0; good < table.game().goods(); ++good)
    watch.expect("a good", [&](State& state) { ++state.goods[seat][good]; });
  for (unsigned colour = 0; colour < table.edition().majors; ++colour)
    watch.expect("a supply cube", [&](State& state) { state.supply[seat] ^= static_cast<std::uint8_t>(1U << colour); });
  watch.expect("the counters", [&](State& state) { ++state.counters[seat]; });
  if (table.game().coins()) watch.expect("the coins", [&](State& state) { ++state.coins[seat]; });
  for (unsigned contract = 0; contract < table.edition().contracts; contract += 7) {
    watch.expect("a contract", [&](State& state) {
      state.owned[seat].has(contract) ? state.owned[seat].remove(contract) : state.owned[seat].add(contract);
    });
  }
  for (unsigned card = 0; card < table.edition().bonuses; card += 3)
    watch.expect("an owned bonus card", [&](State& state) { state.bonus[seat] ^= bit<CardSet>(card); });
  for (unsigned card = 0; card < table.edition().buildings; card += 5)
    watch.expect("an owned building", [&](State& state) { state.building[seat] ^= bit<CardSet>(card); });
  watch.expect("the hand", [&](State& state) { state.hand[seat] = state.hand[seat] == no_card ? 20 : no_card; });
}

TEST(MerkatorBoard, misses_nothing_in_any_game) {
  for (const Seat players : {Seat{1}, Seat{2}, Seat{4}}) {
    Table table(players, {{"advanced_hand", "on"}});
    table.start(players);
    std::size_t step = 0;
    table.play_out(players, [&] {
      if (++step % 97 != 0 || table.over() || ::testing::Test::HasFailure()) return;
      const Watch watch(
          table, {.width = widths[step / 97 % widths.size()], .language = languages[step / 194 % languages.size()]});
      expect_map_shown(watch, table);
      expect_cards_shown(watch, table);
      for (Seat seat = 0; seat < players; ++seat) expect_office_shown(watch, table, seat);
    });
  }
}

}  // namespace
}  // namespace fondaco::merkator
