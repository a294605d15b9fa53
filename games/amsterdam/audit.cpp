// SPDX-License-Identifier: MIT
// What holds in every sound position: nothing is lost, nothing is there twice, and what is remembered is true.
#include "engine/audit.hpp"

#include <string>

#include "games/amsterdam/amsterdam.hpp"

namespace fondaco::amsterdam {
namespace {

Outcome audit_transport(const Game& game, const State& state) {
  const Edition& edition = game.edition();
  Counts total = state.discard;
  const auto add = [&](Card card, unsigned count) { total[card] = static_cast<std::uint8_t>(total[card] + count); };
  bool gap = false;
  for (unsigned slot = 0; slot < max_display; ++slot) {
    if (state.display[slot] == no_card) {
      gap = gap || slot < edition.display_size;
    } else {
      add(state.display[slot], 1);
    }
  }
  for (const Card card : state.deck) add(card, 1);
  for (Seat seat = 0; seat < max_players; ++seat) {
    for (Card card = 0; card < card_kinds; ++card) {
      add(card, state.hand[seat][card]);
      if (state.known[seat][card] > state.hand[seat][card]) return of_seat(seat, "more cards known than held (TA-9.4)");
      if (seat < 2 && game.players() == 2 && state.deduced[seat][card] < state.known[seat][card]) {
        return of_seat(seat, "the rival deduced less than everybody saw (TA-9.7)");
      }
      if (seat < 2 && state.deduced[seat][card] > state.hand[seat][card])
        return of_seat(seat, "more cards deduced than held (TA-9.7)");
    }
  }
  if (total != edition.transport) return Fault{"the transport cards do not add up to the edition's (TA-1.2)"};
  if (state.deck.empty() && Game::sum(state.discard) > 0)
    return Fault{"the deck is empty although there are discards (TA-4.7)"};
  if (gap && !state.deck.empty()) return Fault{"a slot of the display is empty although the deck is not (TA-4.9)"};
  return {};
}

Outcome audit_contracts(const Game& game, const State& state) {
  const Edition& edition = game.edition();
  ContractSet all = 0;
  int count = 0;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    all |= state.contracts[seat];
    count += count_bits(state.contracts[seat]);
    const bool answering = state.stage == Stage::keep_start;
    if (answering && count_bits(state.contracts[seat]) != edition.start_contracts) {
      return of_seat(seat,
                     "stage 'keep_start' offers " + std::to_string(edition.start_contracts) + " contracts (TA-2.5)");
    }
    // Answers come in seat order from the start seat.
    const int place = (seat + game.players() - state.start_seat) % game.players();
    const int answered = (state.turn + game.players() - state.start_seat) % game.players();
    if (answering && (place < answered) != (state.answers[seat] != Answer::none)) {
      return of_seat(seat, "answers come in seat order from the start seat (TA-2.6)");
    }
  }
  for (std::size_t i = 0; i < state.contract_deck.size(); ++i) {
    all |= bit<ContractSet>(state.contract_deck[i]);
    ++count;
  }
  if (count != edition.contracts || count_bits(all) != edition.contracts)
    return Fault{"a contract is missing or there twice (TA-1.3)"};
  if (state.stage == Stage::keep_draw && (edition.draw_contracts < 2 || state.contract_deck.size() < 2)) {
    return Fault{"stage 'keep_draw' needs two contracts on offer (TA-6.2)"};
  }
  for (Seat seat = 0; seat < game.players(); ++seat) {
    ContractSet remembered = state.may_lie[seat];
    for (const ContractSet held : state.may_hold[seat]) remembered |= held;
    Outcome sound;
    for_each_bit(remembered, [&](unsigned contract) {
      const auto own = bit<ContractSet>(contract);
      bool true_somewhere = false;
      for (Seat other = 0; other < game.players(); ++other) {
        true_somewhere =
            true_somewhere || (other != seat && (state.may_hold[seat][other] & state.contracts[other] & own) != 0);
      }
      if ((state.may_lie[seat] & own) != 0) {
        const std::size_t at = state.trail[contract];
        if (at >= state.contract_deck.size()) sound = of_seat(seat, "remembers a contract beyond the deck (TA-9.8)");
        true_somewhere = true_somewhere || (at < state.contract_deck.size() && state.contract_deck[at] == contract);
      }
      if (!true_somewhere) sound = of_seat(seat, "remembers a contract where it is not (TA-9.8)");
    });
    for_each_bit(state.sure[seat], [&](unsigned above) {
      const bool there = above < state.contract_deck.size() &&
                         (state.may_lie[seat] & bit<ContractSet>(state.contract_deck[above])) != 0 &&
                         state.trail[state.contract_deck[above]] == above;
      if (!there) sound = of_seat(seat, "is sure of a contract that lies elsewhere (TA-9.8)");
    });
    if (!sound) return sound;
  }
  return {};
}

Outcome audit_board(const Game& game, const State& state) {
  const Edition& edition = game.edition();
  RouteSet claimed = 0;
  int merchandise = 0;
  int earned = 0;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if ((claimed & state.routes[seat]) != 0) return Fault{"a route has two owners (TA-5.1)"};
    claimed |= state.routes[seat];
    int spaces = 0;
    int carts = 0;
    Outcome sound;
    for_each_bit(state.routes[seat], [&](unsigned route) {
      spaces += edition.route[route].length;
      carts += edition.route[route].cart ? 1 : 0;
      const std::uint8_t partner = edition.route[route].partner;
      if (partner != no_partner && ((state.routes[seat] >> partner) & 1U) != 0)
        sound = of_seat(seat, "owns both routes of a double (TA-5.3)");
    });
    if (!sound) return sound;
    if (spaces + state.carts[seat] != edition.carts) return of_seat(seat, "carts do not add up (TA-1.5)");
    if (state.merchandise[seat] > carts) return of_seat(seat, "more merchandise cards than cart routes (TA-5.8)");
    merchandise += state.merchandise[seat];
    earned += carts;
  }
  if (merchandise > edition.merchandise) return Fault{"more merchandise cards than there are (TA-1.4)"};
  if (merchandise < earned && merchandise < edition.merchandise)
    return Fault{"a cart route gave no merchandise card although the pile has some (TA-5.8)"};
  if (game.players() == 2) {
    for (unsigned route = 0; route < edition.routes; ++route) {
      const std::uint8_t partner = edition.route[route].partner;
      if (partner != no_partner && ((claimed >> route) & 1U) != 0 && ((claimed >> partner) & 1U) != 0) {
        return Fault{"with two players both routes of a double are claimed (TA-5.4)"};
      }
    }
  }
  return {};
}

Outcome audit_turn(const Game& game, const State& state) {
  if (state.turn >= game.players() || state.start_seat >= game.players()) return Fault{"no such seat"};
  if (state.stage == Stage::over) {
    if (state.turns_left == 0 || state.passes >= game.players()) return {};
    return Fault{"stage 'over' needs an end of the game: no turns left, or a pass of everybody (TA-7.1, TA-7.4)"};
  }
  if (state.turns_left != not_triggered && (state.turns_left == 0 || state.turns_left > game.players())) {
    return Fault{"the last turns are 1 to " + std::to_string(game.players()) + " (TA-7.1)"};
  }
  if (state.passes >= game.players()) return Fault{"so many passes in a row end the game (TA-7.4)"};
  if (state.stage == Stage::pay) {
    State choosing = state;
    choosing.stage = Stage::main;
    const Verdict claim = game.check(choosing, claim_move(state.pending));
    if (!claim.legal()) return Fault{"the pending route cannot be claimed (" + claim.rule().text() + ")"};
  }
  Game::Moves moves;
  game.legal(state, moves);
  if (moves.empty()) return Fault{"whoever is to move has no legal move"};
  return {};
}

}  // namespace

Outcome Game::audit(const State& state) const {
  return audit_parts(*this, state, {audit_transport, audit_contracts, audit_board, audit_turn});
}

}  // namespace fondaco::amsterdam
