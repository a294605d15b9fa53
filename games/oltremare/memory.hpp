// SPDX-License-Identifier: MIT
#pragma once
// What players remember of hidden cards (OM-12.3 … OM-12.5), kept true while the game goes on.
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

/// Bounds on a number, in a byte: at least the low four bits, at most the high ones, where 15 is no limit.
struct Bounds {
  unsigned low = 0;
  unsigned high = 0;
  static constexpr unsigned unlimited = 15;

  static constexpr Bounds unpack(std::uint8_t byte) { return {byte & 15U, static_cast<unsigned>(byte >> 4U)}; }
  /// By value: std::min would take the address of `unlimited`, which has none on a GPU.
  static constexpr unsigned capped(unsigned number) { return number < unlimited ? number : unlimited; }
  constexpr std::uint8_t pack() const { return static_cast<std::uint8_t>(capped(low) | capped(high) << 4U); }
  constexpr Bounds up() const { return {capped(low + 1), capped(high + 1)}; }
  constexpr Bounds down() const {
    const unsigned most = high == unlimited ? unlimited : (high > 0 ? high - 1 : 0);
    return {low > 0 ? low - 1 : 0, most};
  }
  constexpr bool allow(unsigned number) const { return number >= low && (high == unlimited || number <= high); }
};

class Memory {
 public:
  static constexpr Seat everyone = max_players;  ///< the thoughts of everybody, after those of the seats

  constexpr Memory(const Game& game, State& state) : game_(game), state_(state) {}

  static constexpr Seat owner(const Given& memory) {
    Seat seat = 0;
    while (memory.since[seat] != whose_memory) ++seat;
    return seat;
  }

  /// The seat has taken a card from the deck into its hand.
  constexpr void drawn(Seat seat) {
    if (state_.reshuffles > 0) counted(seat, state_.reshuffles, true);
  }

  /// A stolen card was bought back from the seat's pirate stack (OM-12.2: its kind is public).
  constexpr void bought_stolen(Seat seat, Card card) {
    const unsigned reshuffle = game_.reshuffle_of(state_, card);
    if (reshuffle > 0) counted(seat, reshuffle, true);
  }

  /// A card that was in the seat's hand or among its thrown cards lies open: played, or shown in a scoring.
  constexpr void shown(Seat seat, Card card) {
    std::uint8_t& least = state_.least[seat][game_.good_of(card)];
    if (least > 0) --least;  // OM-12.4
    const unsigned reshuffle = game_.reshuffle_of(state_, card);
    for (Seat who = 0; who <= everyone; ++who) {
      if (who == seat || (who >= game_.players() && who != everyone)) continue;
      const bool remembered = who != everyone && forget(who, card);
      if (reshuffle > 0 && !remembered) change(reshuffle, who, seat, false);
    }
    forget(seat, card);
  }

  /// The hand of the seat holds at least these goods (OM-12.4: an offer sent or accepted).
  constexpr void stated(Seat seat, const GoodCounts& goods) {
    for (std::size_t good = 0; good < max_goods; ++good)
      state_.least[seat][good] = std::max(state_.least[seat][good], goods[good]);
  }

  /// A deal: `a` gives some cards to `b`, who gives others to `a`. The hands have not changed yet.
  constexpr void exchanged(Seat a, const CardSet& from_a, Seat b, const CardSet& from_b) {
    if (state_.reshuffles > 0) {
      exchange_counted(a, from_a, b, from_b);
    }
    rumours(a, from_a, b, from_b);
    remember_given(a, from_a, b);
    remember_given(b, from_b, a);
    const auto move_goods = [&](Seat giver, const CardSet& cards, Seat taker) {
      cards.each([&](Card card) {
        const Good good = game_.good_of(card);
        if (state_.least[giver][good] > 0) --state_.least[giver][good];
        ++state_.least[taker][good];
      });
    };
    move_goods(a, from_a, b);
    move_goods(b, from_b, a);
  }

  /// Does this seat remember the card as given away?
  static constexpr bool remembers(const State& state, Seat who, Card card) {
    for (const Given& memory : state.given) {
      if (memory.card == card && memory.since[who] == whose_memory) return true;
    }
    return false;
  }

  /// True if there was something to forget.
  constexpr bool forget(Seat who, Card card) {
    for (std::size_t i = 0; i < state_.given.size(); ++i) {
      if (state_.given[i].card != card || state_.given[i].since[who] != whose_memory) continue;
      erase(i);
      return true;
    }
    return false;
  }

  constexpr void remember(const Given& memory) {
    if (state_.given.full()) drop_oldest();
    const auto before = [](const Given& x, const Given& y) {
      const Seat a = owner(x);
      const Seat b = owner(y);
      return a != b ? a < b : x.card < y.card;
    };
    state_.given.push_back(memory);
    for (std::size_t i = state_.given.size() - 1; i > 0 && before(state_.given[i], state_.given[i - 1]); --i) {
      const Given moved = state_.given[i];
      state_.given[i] = state_.given[i - 1];
      state_.given[i - 1] = moved;
    }
  }

 private:
  constexpr void change(unsigned reshuffle, Seat who, Seat seat, bool more) {
    std::uint8_t& byte = state_.fresh[reshuffle - 1][who][seat];
    const Bounds bounds = Bounds::unpack(byte);
    byte = (more ? bounds.up() : bounds.down()).pack();
  }

  /// The seat's hand has one card of the reshuffle more, as all know.
  constexpr void counted(Seat seat, unsigned reshuffle, bool more) {
    for (Seat who = 0; who <= everyone; ++who) {
      if (who != seat && (who < game_.players() || who == everyone)) change(reshuffle, who, seat, more);
    }
    std::uint8_t& gained = state_.gained[reshuffle - 1][seat];
    if (gained == 0) gained = state_.turn_number;
  }

  /// OM-12.5: a hand may gain cards of a reshuffle by a deal. The parties know which, the others only how many at most.
  constexpr void exchange_counted(Seat a, const CardSet& from_a, Seat b, const CardSet& from_b) {
    for (unsigned reshuffle = 1; reshuffle <= state_.reshuffles; ++reshuffle) {
      auto& gained = state_.gained[reshuffle - 1];
      const bool a_had = gained[a] != 0;
      const bool b_had = gained[b] != 0;
      for (Seat who = 0; who <= everyone; ++who) {
        if (who >= game_.players() && who != everyone) continue;
        auto& row = state_.fresh[reshuffle - 1][who];
        if (who == a || who == b) {
          // What a party gives is remembered by itself; what it receives was counted at the other side, unless it was
          // remembered.
          const Seat other = who == a ? b : a;
          (who == a ? from_b : from_a).each([&](Card card) {
            if (game_.reshuffle_of(state_, card) == reshuffle && !remembers(state_, who, card))
              change(reshuffle, who, other, false);
          });
          continue;
        }
        const Bounds at_a = Bounds::unpack(row[a]);
        const Bounds at_b = Bounds::unpack(row[b]);
        const unsigned a_to_b = std::min(static_cast<unsigned>(from_a.size()), at_a.high);
        const unsigned b_to_a = std::min(static_cast<unsigned>(from_b.size()), at_b.high);
        const auto after = [](const Bounds& old, unsigned out, unsigned in) {
          const unsigned high = old.high == Bounds::unlimited ? old.high : old.high + in;
          return Bounds{old.low > out ? old.low - out : 0, high}.pack();
        };
        row[a] = after(at_a, a_to_b, b_to_a);
        row[b] = after(at_b, b_to_a, a_to_b);
      }
      if (a_had && !from_a.empty() && gained[b] == 0) gained[b] = state_.turn_number;
      if (b_had && !from_b.empty() && gained[a] == 0) gained[a] = state_.turn_number;
    }
  }

  /// OM-12.3: whoever remembers a card and sees that its good changes hands does not know whether it was the one.
  constexpr void rumours(Seat a, const CardSet& from_a, Seat b, const CardSet& from_b) {
    for (Given& memory : state_.given) {
      if (memory.since[a] == whose_memory || memory.since[b] == whose_memory) continue;
      const CardSet& same = game_.cards_of(game_.good_of(memory.card));
      const bool at_a = memory.since[a] != not_there;
      const bool at_b = memory.since[b] != not_there;
      if (at_a && !at_b && !(from_a & same).empty()) memory.since[b] = state_.turn_number;
      if (at_b && !at_a && !(from_b & same).empty()) memory.since[a] = state_.turn_number;
    }
  }

  constexpr void remember_given(Seat giver, const CardSet& cards, Seat taker) {
    cards.each([&](Card card) {
      forget(taker, card);
      Given memory{card, {not_there, not_there, not_there, not_there, not_there}};
      memory.since[giver] = whose_memory;
      memory.since[taker] = state_.turn_number;
      remember(memory);
    });
  }

  constexpr void erase(std::size_t at) {
    for (std::size_t i = at; i + 1 < state_.given.size(); ++i) state_.given[i] = state_.given[i + 1];
    state_.given.pop_back();
  }

  /// No table ever had so many cards in doubt; should one come to it, what was given away first is forgotten.
  constexpr void drop_oldest() {
    const auto age = [](const Given& memory) {
      std::uint8_t first = not_there;
      for (const std::uint8_t since : memory.since) first = since != whose_memory && since < first ? since : first;
      return first;
    };
    std::size_t oldest = 0;
    for (std::size_t i = 1; i < state_.given.size(); ++i) {
      if (age(state_.given[i]) < age(state_.given[oldest])) oldest = i;
    }
    const Given memory = state_.given[oldest];
    if (const unsigned reshuffle = game_.reshuffle_of(state_, memory.card); reshuffle > 0) {
      for (Seat seat = 0; seat < game_.players(); ++seat) {
        if (memory.since[seat] >= whose_memory) continue;
        std::uint8_t& byte = state_.fresh[reshuffle - 1][owner(memory)][seat];
        byte = Bounds{Bounds::unpack(byte).low, Bounds::unpack(byte).high + 1}.pack();
      }
    }
    erase(oldest);
  }

  const Game& game_;
  State& state_;
};

}  // namespace fondaco::oltremare
