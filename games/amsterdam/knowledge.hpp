// SPDX-License-Identifier: MIT
#pragma once
// What a viewer may know (TA-9): moves as seen, and other states that this viewer could not tell from the real one.
#include "games/amsterdam/amsterdam.hpp"

namespace fondaco::amsterdam {

constexpr const Counts& Game::known_to(const State& state, Viewer viewer, Seat seat) const {
  if (viewer.sees(seat)) return state.hand[seat];
  return players() == 2 && viewer.is_seat() ? state.deduced[seat] : state.known[seat];
}

constexpr MoveShape Game::seen(const State& state, Move move, Viewer viewer) const {
  MoveShape shape = shape_of(move);
  if (static_cast<MoveKind>(shape.kind) != MoveKind::keep || viewer.sees(state.turn)) return shape;
  // TA-9.5: how many were kept is public, which ones is not; at set-up not even how many, until all have answered
  // (TA-2.6).
  if (move != code::keep_both || state.stage == Stage::keep_start) {
    shape.args = Components(component(ComponentKind::contract, Component::hidden));
  }
  return shape;
}

constexpr State Game::resample(const State& state, Viewer viewer, Rng& rng) const {
  State other = state;
  const std::uint64_t low = rng.word();
  other.dice = Dice(Seed{low, rng.word()});
  resample_transport(other, viewer, rng);
  resample_contracts(other, viewer, rng);
  return other;
}

/// A rare hand: one of the payments for one of these routes that somebody could mean of whom `known` cards are known
/// and `unknown` are not. Returns the cards that are needed besides the known ones.
constexpr Counts Game::imagine_payment(RouteSet routes, const Counts& known, const Counts& unseen, int unknown,
                                       Rng& rng) const {
  Counts chosen{};
  unsigned ways = 0;
  for_each_bit(routes, [&](unsigned route_id) {
    const Route& route = edition_.route[route_id];
    for (Card color = 0; color < edition_.colors; ++color) {
      if (route.color != gray && route.color != color) continue;
      for (unsigned wilds = 0; wilds <= route.length; ++wilds) {
        const auto lacking = [&](Card card, unsigned need) {
          return static_cast<std::uint8_t>(need > known[card] ? need - known[card] : 0);
        };
        Counts needed{};
        needed[color] = lacking(color, route.length - wilds);
        needed[wild] = lacking(wild, wilds);
        if (needed[color] > unseen[color] || needed[wild] > unseen[wild] || sum(needed) > unknown) continue;
        if (rng.index(++ways) == 0) chosen = needed;
      }
    }
  });
  return chosen;
}

/// TA-9.6: the unseen cards are dealt at random over the unknown places of the other hands and the deck.
constexpr void Game::resample_transport(State& state, Viewer viewer, Rng& rng) const {
  Counts unseen = edition_.transport;
  for (unsigned kind = 0; kind < card_kinds; ++kind)
    unseen[kind] = static_cast<std::uint8_t>(unseen[kind] - state.discard[kind]);
  for (const Card card : state.display) {
    if (card != no_card) --unseen[card];
  }
  std::array<int, amsterdam::max_players> unknown{};
  for (Seat seat = 0; seat < players(); ++seat) {
    const Counts known = known_to(state, viewer, seat);
    for (unsigned kind = 0; kind < card_kinds; ++kind)
      unseen[kind] = static_cast<std::uint8_t>(unseen[kind] - known[kind]);
    unknown[seat] = sum(state.hand[seat]) - sum(known);
    state.hand[seat] = known;
  }
  const auto known_hands = state.hand;

  // What the viewer knows besides: somebody who pays can pay, and who must claim, having nothing else to do, can claim.
  const Seat actor = state.turn;
  const bool must_pay = state.stage == Stage::pay && unknown[actor] > 0;
  const bool must_claim = state.stage == Stage::main && unknown[actor] > 0 && !can_draw(state);
  const auto consistent = [&] {
    if (must_pay) return ((affordable(state.hand[actor]) >> state.pending) & 1U) != 0;
    return !must_claim || can_claim(state, actor);
  };

  const auto deal = [&](Counts pool, Seat first_to, const Counts& set_aside) {
    std::array<Card, max_transport> cards{};
    unsigned count = 0;
    for (Card kind = 0; kind < card_kinds; ++kind) {
      for (unsigned i = set_aside[kind]; i < pool[kind]; ++i) cards[count++] = kind;
    }
    shuffle(rng, cards.data(), count);
    unsigned next = 0;
    state.hand = known_hands;
    for (unsigned kind = 0; kind < card_kinds; ++kind) {
      state.hand[first_to][kind] = static_cast<std::uint8_t>(state.hand[first_to][kind] + set_aside[kind]);
    }
    for (Seat seat = 0; seat < players(); ++seat) {
      const int places = unknown[seat] - (seat == first_to ? sum(set_aside) : 0);
      for (int i = 0; i < places; ++i) ++state.hand[seat][cards[next++]];
    }
    state.deck.clear();
    while (next < count) state.deck.push_back(cards[next++]);
  };

  constexpr int tries = 64;
  bool found = false;
  for (int i = 0; i < tries && !found; ++i) {
    deal(unseen, actor, Counts{});
    found = consistent();
  }
  if (!found && (must_pay || must_claim)) {
    const std::uint8_t carts = state.carts[actor];
    const RouteSet meant = must_pay ? bit<RouteSet>(state.pending)
                                    : open_routes(state, actor) & up_to_length_[std::min<unsigned>(carts, max_length)];
    deal(unseen, actor, imagine_payment(meant, known_hands[actor], unseen, unknown[actor], rng));
  }

  // A spectator does not know what the players could deduce of each other (TA-9.7).
  if (players() == 2 && !viewer.is_seat() && !viewer.sees_everything()) {
    for (Seat seat = 0; seat < 2; ++seat) state.deduced[seat] = state.known[seat];
  }
}

/// TA-9.6, TA-9.8: unseen contracts are dealt over the others' contracts and the deck; those the viewer rejected stay
/// where the viewer knows them to be, or go to one of the places where they may be.
constexpr void Game::resample_contracts(State& state, Viewer viewer, Rng& rng) const {
  if (viewer.sees_everything()) return;
  const Seat me = viewer.is_seat() ? viewer.seat_index() : nobody;
  const std::size_t deck_size = state.contract_deck.size();
  ContractSet free = edition_.contracts == max_contracts ? ~ContractSet{0} : bit<ContractSet>(edition_.contracts) - 1;

  // Which places are open: each seat's hidden contracts, each card of the deck.
  std::array<int, amsterdam::max_players> open_in_hand{};
  std::array<ContractSet, amsterdam::max_players> hands{};
  for (Seat seat = 0; seat < players(); ++seat) {
    if (seat == me || state.stage == Stage::over) {  // TA-8.2: at the end all are revealed
      hands[seat] = state.contracts[seat];
      free &= ~hands[seat];
    } else {
      open_in_hand[seat] = count_bits(state.contracts[seat]);
    }
  }
  std::array<std::uint8_t, max_contracts> deck{};
  constexpr std::uint8_t open = 0xff;
  for (std::size_t i = 0; i < deck_size; ++i) deck[i] = open;
  if (state.stage == Stage::keep_draw && state.turn == me) {
    for (unsigned i = 0; i < offer_size(state); ++i) {
      deck[i] = state.contract_deck[i];
      free &= ~bit<ContractSet>(deck[i]);
    }
  }

  if (me != nobody) {
    // The remembered ones first. The choices rarely meet; where they do, an odometer over them finds one that fits all.
    std::array<std::uint8_t, max_contracts> remembered{};
    unsigned count = 0;
    ContractSet all = state.may_lie[me];
    for (const ContractSet held : state.may_hold[me]) all |= held;
    all &= free;
    for_each_bit(all, [&](unsigned contract) { remembered[count++] = static_cast<std::uint8_t>(contract); });
    free &= ~all;

    // Choices of one contract: seats 0 … 3, then the deck; tried in a turned order, so that each may come first.
    constexpr unsigned choices = amsterdam::max_players + 1;
    std::array<std::uint8_t, max_contracts> turned{};
    std::array<std::uint8_t, max_contracts> tried{};
    const auto draw_turn = [&](unsigned contract) {
      std::array<std::uint8_t, choices> possible{};
      unsigned ways = 0;
      for (Seat seat = 0; seat < players(); ++seat) {
        if (((state.may_hold[me][seat] >> contract) & 1U) != 0) possible[ways++] = seat;
      }
      if (((state.may_lie[me] >> contract) & 1U) != 0) possible[ways++] = amsterdam::max_players;
      return possible[rng.index(ways)];
    };
    for (unsigned i = 0; i < count; ++i) turned[i] = draw_turn(remembered[i]);

    const auto place = [&](unsigned contract, unsigned choice, bool put) {
      if (choice == amsterdam::max_players) {
        if (((state.may_lie[me] >> contract) & 1U) == 0) return false;
        std::uint8_t& slot = deck[state.trail[contract]];
        if (put && slot != open) return false;
        slot = put ? static_cast<std::uint8_t>(contract) : open;
        return true;
      }
      if (choice >= players() || ((state.may_hold[me][choice] >> contract) & 1U) == 0) return false;
      if (put && open_in_hand[choice] == 0) return false;
      open_in_hand[choice] += put ? -1 : 1;
      hands[choice] ^= bit<ContractSet>(contract);
      return true;
    };
    const auto all_sure_ones_there = [&] {
      bool there = true;
      for_each_bit(state.sure[me], [&](unsigned above) { there = there && deck[above] != open; });
      return there;
    };
    for (unsigned at = 0; at < count || !all_sure_ones_there();) {
      bool placed = false;
      if (at < count) {
        while (!placed && tried[at] < choices)
          placed = place(remembered[at], (turned[at] + tried[at]++) % choices, true);
      }
      if (placed) {
        ++at;
        continue;
      }
      // Nothing left for this one: take the one before it back. The real position is a solution, so this ends before
      // the first.
      if (at < count) tried[at] = 0;
      --at;
      place(remembered[at], (turned[at] + tried[at] - 1U) % choices, false);
    }
  }

  // The rest at random.
  std::array<std::uint8_t, max_contracts> cards{};
  unsigned count = 0;
  for_each_bit(free, [&](unsigned contract) { cards[count++] = static_cast<std::uint8_t>(contract); });
  shuffle(rng, cards.data(), count);
  for (Seat seat = 0; seat < players(); ++seat) {
    for (; open_in_hand[seat] > 0; --open_in_hand[seat]) hands[seat] |= bit<ContractSet>(cards[--count]);
  }
  for (std::size_t i = 0; i < deck_size; ++i) state.contract_deck[i] = deck[i] == open ? cards[--count] : deck[i];
  state.contracts = hands;

  // What the others answered in secret, and what they remember: nothing but what is public.
  for (Seat seat = 0; seat < players(); ++seat) {
    if (seat == me) continue;
    if (state.answers[seat] != Answer::none) {
      state.answers[seat] = static_cast<Answer>(static_cast<std::uint32_t>(Answer::first) + rng.index(3));
    }
    state.may_lie[seat] = 0;
    state.may_hold[seat] = {};
    state.sure[seat] = 0;
  }
  for (unsigned contract = 0; contract < edition_.contracts; ++contract) {
    if (me == nobody || ((state.may_lie[me] >> contract) & 1U) == 0) state.trail[contract] = 0;
  }
}

}  // namespace fondaco::amsterdam
