// SPDX-License-Identifier: MIT
#pragma once
// A second set of books: keeps every office by the events of the journal alone, so that nothing comes or goes unsaid.
#include <array>
#include <string>

#include "engine/journal.hpp"
#include "games/merkator/merkator.hpp"

namespace fondaco::merkator {

class Ledger {
 public:
  explicit Ledger(const Game& game) : game_(game) {}

  /// What a move did, by its events, and what it did in truth; empty when the two agree.
  std::string differs(const State& before, const EventJournal& journal, const State& after) {
    book_ = before;
    for (const Event& event : journal.events()) enter(event);
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      const std::string who = "seat " + std::to_string(seat) + ": ";
      if (book_.goods[seat] != after.goods[seat]) return who + "goods";
      if (book_.supply[seat] != after.supply[seat]) return who + "supply";
      if (book_.counters[seat] != after.counters[seat]) return who + "counters";
      if (book_.coins[seat] != after.coins[seat]) return who + "coins";
      if (book_.owned[seat] != after.owned[seat]) return who + "contracts";
      if (book_.bonus[seat] != after.bonus[seat]) return who + "bonus cards";
      if (book_.building[seat] != after.building[seat]) return who + "buildings";
      if (book_.hand[seat] != after.hand[seat]) return who + "hand";
    }
    return book_.turn == after.turn ? "" : "turn";
  }

 private:
  static unsigned arg(const Event& event, std::size_t i) { return static_cast<unsigned>(event.args[i].id); }
  template <class Number>
  static void change(Number& number, int by) {
    number = static_cast<Number>(number + by);
  }
  void spend_cube(Seat seat, unsigned good) { change(book_.supply[seat], -(1 << (good / 2))); }

  void enter(const Event& event) {
    const Seat me = event.actor;
    const auto first = [&] { return arg(event, 0); };
    const auto second = [&] { return static_cast<int>(arg(event, 1)); };
    switch (static_cast<EventKind>(event.kind)) {
      case EventKind::turn:
      case EventKind::final_turn:
        book_.turn = me;
        return;
      case EventKind::sold:
        book_.owned[me].remove(first());
        return change(book_.coins[me], second());
      case EventKind::paid_with:
      case EventKind::dropped:
        return book_.owned[me].remove(first());
      case EventKind::bought:
        return bought(me, static_cast<Card>(first()));
      case EventKind::took_card:
        book_.hand[me] = static_cast<Card>(first());
        return;
      case EventKind::lost_coins:
        return change(book_.coins[me], -static_cast<int>(first()));
      case EventKind::paid_time:
      case EventKind::exchanged_time:
        return change(book_.counters[me], -static_cast<int>(first()));
      case EventKind::gained_time:
        return change(book_.counters[me], static_cast<int>(first()));
      case EventKind::took:
      case EventKind::bonus:
        return change(book_.goods[me][first()], second());
      case EventKind::delivered:
        return change(book_.goods[me][first()], -second());
      case EventKind::gift:
        return change(book_.goods[me][first()], 1);
      case EventKind::lost:
        return change(book_.goods[me][first()], -1);
      case EventKind::lost_cube:
      case EventKind::used_cube:
        return spend_cube(me, first());
      case EventKind::converted:
        spend_cube(me, first());
        return change(book_.goods[me][first()], 1);
      case EventKind::exchanged:
        return exchanged(me, first());
      case EventKind::received:
        return book_.owned[me].add(first());
      case EventKind::from_hand:
        book_.hand[me] = no_card;
        return book_.owned[me].add(first());
      case EventKind::accepted:
        return accepted(me, static_cast<Seat>(first()), event);
      case EventKind::joined:
        change(book_.counters[me], -static_cast<int>(first()));
        return change(book_.counters[book_.turn], static_cast<int>(first()));
      default:
        return;
    }
  }

  void bought(Seat me, Card card) {
    if (game_.coins()) change(book_.coins[me], -static_cast<int>(game_.cost_of(card)));
    if (book_.hand[me] == card) book_.hand[me] = no_card;
    if (card >= building_card) {
      book_.building[me] |= bit<CardSet>(card - building_card);
    } else {
      book_.bonus[me] |= bit<CardSet>(card - bonus_card);
    }
  }
  /// MK-6.4: four goods, or three and the cube.
  void exchanged(Seat me, unsigned good) {
    const int rate = game_.edition().exchange_rate;
    const bool cube = book_.goods[me][good] < rate;
    change(book_.goods[me][good], cube ? 1 - rate : -rate);
    if (cube) spend_cube(me, good);
  }
  void accepted(Seat me, Seat from, const Event& event) {
    change(book_.coins[from], -book_.offer_coins[from]);
    change(book_.coins[me], book_.offer_coins[from]);
    change(book_.counters[from], -book_.offer_time[from]);
    change(book_.counters[me], book_.offer_time[from]);
    book_.owned[me].remove(arg(event, 1));
    book_.owned[me].add(arg(event, 2));
  }

  const Game& game_;
  State book_;
};

}  // namespace fondaco::merkator
