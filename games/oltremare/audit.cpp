// SPDX-License-Identifier: MIT
// What holds in every sound position: nothing is lost, nothing is there twice, and what is remembered is true.
#include "engine/audit.hpp"

#include <string>

#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {
namespace {

Outcome audit_cards(const Game& game, const State& state) {
  CardSet all;
  int count = 0;
  bool twice = false;
  const auto add = [&](Card card) {
    twice = twice || all.has(card);
    all.add(card);
    ++count;
  };
  const auto walk = [&](Card top, unsigned size) {
    unsigned length = 0;
    for (; top != no_card && length <= size; top = state.below[top], ++length) add(top);
    return length == size && top == no_card;
  };
  if (!walk(state.deck_top, state.deck_size)) return Fault{"the deck is not as large as said"};
  for (Seat seat = 0; seat < game.players(); ++seat) {
    state.hand[seat].each(add);
    if (!walk(state.hold_top[seat], state.hold_size[seat])) return of_seat(seat, "the hold is not as large as said");
    if (!walk(state.pirate_top[seat], state.pirate_size[seat]))
      return of_seat(seat, "the pirate stack is not as large as said");
    const bool early = state.noted_cards[seat] != not_scored;
    if (early && (state.hold_size[seat] > 0 || state.pirate_size[seat] > 0))
      return of_seat(seat, "a player scored early has no hold and no pirate cards any more (OM-9.3)");
    if (early && !game.finished(state, seat) && state.stage != Stage::over)
      return of_seat(seat, "only who has had their last turn is scored early (OM-9.3)");
    if (!early && state.hold_size[seat] == 0) return of_seat(seat, "a hold is never empty (OM-2.5)");
  }
  state.discard.each(add);
  for (const Card card : state.played) {
    if (card != no_card) add(card);
  }
  if (twice || count != game.cards().size() || !(all == game.cards()))
    return Fault{"a card is missing or there twice (OM-1.1)"};
  if (state.venice != venice_gone && (state.venice == 0 || state.venice > state.deck_size))
    return Fault{"the Venice card lies beyond the deck (OM-2.8)"};
  if (state.deck_size == 0 && state.last_round == 0) return Fault{"the deck is empty before the last round (OM-9.1)"};
  if (state.last_round != 0 && state.venice != venice_gone) return Fault{"Venice comes before the last round (OM-8.1)"};
  if (state.reshuffles > 0 && state.last_round == 0)
    return Fault{"decks are made anew in the last round only (OM-9.2)"};
  int early = 0;
  for (Seat seat = 0; seat < game.players(); ++seat) early += state.noted_cards[seat] != not_scored ? 1 : 0;
  // One reshuffle of the discard pile, and one for each player but the last.
  const int to_come = (state.discard.empty() ? 0 : 1) + game.players() - 1 - early;
  if (state.reshuffles + to_come > game.players()) return Fault{"more reshuffles than a game can have (OM-9.3)"};
  for (Card card = state.deck_top; card != no_card; card = state.below[card]) {
    if (game.reshuffle_of(state, card) != state.reshuffles)
      return Fault{"a card of the deck is not of the last reshuffle (OM-12.5)"};
  }
  return {};
}

Outcome audit_board(const Game& game, const State& state) {
  const Edition& edition = game.edition();
  std::array<int, marker_kinds> lying{};
  int total = 0;
  for (unsigned port = 0; port < edition.ports; ++port) {
    if (state.marker[port] == Marker::none) continue;
    ++lying[static_cast<std::size_t>(state.marker[port])];
    ++total;
  }
  int markers = 0;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (state.ship[seat] >= edition.ports) return of_seat(seat, "the ship is nowhere");
    const bool at_sea = seat == state.turn && (state.stage == Stage::sail || state.stage == Stage::compass);
    if (!at_sea && state.marker[state.ship[seat]] != Marker::none)
      return of_seat(seat, "a marker lies where the ship is (OM-6.8)");
    if (state.active[seat] != Marker::none) {
      ++lying[static_cast<std::size_t>(state.active[seat])];
      if (state.taken[seat] == 0) return of_seat(seat, "an active marker counts among the markers taken (OM-6.7)");
    }
    total += state.taken[seat];
  }
  for (unsigned kind = 0; kind < marker_kinds; ++kind) {
    if (lying[kind] > edition.markers[kind])
      return Fault{"more markers '" + std::string(edition.marker_keys[kind].text()) + "' than there are (OM-1.5)"};
    markers += edition.markers[kind];
  }
  if (total <= markers) return {};
  return Fault{"more markers than there are (OM-1.5)"};
}

Outcome audit_offer(const Game& game, const State& state) {
  const Offer& offer = state.offer;
  const bool talking = is_draft(state.stage) || state.stage == Stage::answer || state.stage == Stage::deliver;
  if (talking != (state.proposer != nobody)) return Fault{"an offer stands only in the stages of a talk (OM-D3)"};
  const bool replying = state.replier != nobody;
  if (state.stage == Stage::reply && !replying) return Fault{"stage 'reply' needs a call (OM-D6)"};
  if (replying && (state.called == no_good || state.replier == state.turn))
    return Fault{"a call is answered by the other players (OM-D6)"};
  if (replying && !talking && state.stage != Stage::reply)
    return Fault{"a call is answered before play goes on (OM-D6)"};
  if (!game.trading() && (talking || replying)) return Fault{"this table does not deal (OM-13.8)"};
  if (!talking) {
    if (offer == Offer{} && state.counters == 0) return {};
    return Fault{"an offer without a talk (OM-D3)"};
  }
  if (state.partner >= game.players() || (state.proposer == state.turn) == (state.partner == state.turn))
    return Fault{"a deal is between the active player and another one (OM-5.7)"};
  if (replying && state.proposer != state.replier && state.partner != state.replier)
    return Fault{"whoever replies to the call talks (OM-D6)"};
  for (unsigned i = 0; i < offer.given_count; ++i) {
    if (!state.hand[state.proposer].has(offer.given[i])) return Fault{"an offered card is not in the hand (OM-5.11)"};
    if (i > 0 && offer.given[i] <= offer.given[i - 1U]) return Fault{"offered cards stand in card order (OM-D3a)"};
  }
  if (offer.wanted_count > std::min<int>(game.option(Option::max_cards_each), state.hand[state.partner].size()))
    return Fault{"more cards wanted than the hand has, or than the table allows (OM-D3c)"};
  for (unsigned good = 0; good < max_goods; ++good) {
    const auto there = good < game.edition().goods ? game.cards_of(static_cast<Good>(good)).size() : 0;
    if (offer.wanted[good] > there) return Fault{"more cards wanted than the good has (OM-D3c)"};
    if (state.stage == Stage::deliver &&
        (state.hand[state.partner] & game.cards_of(static_cast<Good>(good))).size() < offer.wanted[good])
      return Fault{"an accepted offer wants goods that the hand lacks (OM-D4)"};
  }
  if (state.stage == Stage::deliver && offer.delivered_count >= offer.wanted_count)
    return Fault{"there is nothing to deliver (OM-D5)"};
  if (offer.delivered_count > 0 && state.stage != Stage::deliver)
    return Fault{"cards are delivered after accepting (OM-D5)"};
  State step = state;
  step.offer.delivered_count = 0;
  step.offer.delivered = {};
  for (unsigned i = 0; i < offer.delivered_count; ++i) {
    const bool enough = step.offer.delivered_count < step.offer.wanted_count;
    if (!enough || !game.check(step, coded(code::deliver, offer.delivered[i])).legal())
      return Fault{"a delivered card does not fit (OM-D5)"};
    step.offer.delivered[step.offer.delivered_count++] = offer.delivered[i];
  }
  return {};
}

Outcome audit_memory(const Game& game, const State& state) {
  std::array<GoodCounts, max_players> held{};
  std::array<CardSet, max_players> with{};
  for (Seat seat = 0; seat < game.players(); ++seat) {
    with[seat] = state.hand[seat];
    for (Card card = state.pirate_top[seat]; card != no_card; card = state.below[card]) {
      if (state.thrown[card] != 0) with[seat].add(card);
    }
    with[seat].each([&](Card card) { ++held[seat][game.good_of(card)]; });
    for (unsigned good = 0; good < max_goods; ++good) {
      if (state.least[seat][good] > held[seat][good])
        return of_seat(seat, "holds fewer cards of a good than was shown (OM-12.4)");
    }
  }
  for (const Given& memory : state.given) {
    bool somewhere = false;
    for (Seat seat = 0; seat < game.players(); ++seat) {
      if (memory.since[seat] >= whose_memory || !with[seat].has(memory.card)) continue;
      somewhere = state.hand[seat].has(memory.card) || state.thrown[memory.card] > memory.since[seat];
    }
    if (!somewhere) return of_seat(Memory::owner(memory), "remembers a card where it is not (OM-12.3)");
  }
  for (unsigned i = 0; i < state.reshuffles; ++i) {
    for (Seat who = 0; who <= max_players; ++who) {
      for (Seat seat = 0; seat < game.players(); ++seat) {
        if (seat == who || (who >= game.players() && who != Memory::everyone)) continue;
        unsigned number = 0;
        with[seat].each([&](Card card) {
          const bool remembered = who != Memory::everyone && Memory::remembers(state, who, card);
          number += game.reshuffle_of(state, card) == i + 1 && !remembered ? 1U : 0U;
        });
        if (!Bounds::unpack(state.fresh[i][who][seat]).allow(number))
          return of_seat(seat, "has not as many cards of a reshuffle as was seen (OM-12.5)");
      }
    }
  }
  return {};
}

Outcome audit_turn(const Game& game, const State& state) {
  const Seat me = state.turn;
  const std::size_t exchanges = state.talks + state.calls * (game.players() - 1U);
  if (state.answered.size() > exchanges * (1 + most_counters))
    return Fault{"more answers than offers in this turn (OM-13.9)"};
  if (state.stage == Stage::over) {
    if (state.last_round != 0 && game.left_of(state.turn) == state.starter) return {};
    return Fault{"the game ends with the last turn of the last round (OM-9.1)"};
  }
  const bool too_many = state.hold_size[me] > 0 && state.hand[me].size() > static_cast<int>(game.lions(state, me));
  if (state.stage == Stage::discard && !too_many) return Fault{"there is nothing to discard (OM-4.3)"};
  const bool acting = state.stage >= Stage::play && state.stage <= Stage::load;
  unsigned played = 0;
  for (const Card card : state.played) played += card != no_card ? 1U : 0U;
  if (!acting && played > 0) return Fault{"cards are laid out in phases 3 and 4 only (OM-6.1)"};
  if (state.stage == Stage::load && played < 2) return Fault{"the last card is laid by itself (OM-D10)"};
  if ((state.stage == Stage::play) != (state.to_play > 0)) return Fault{"'to_play' belongs to stage 'play' (OM-6.1)"};
  if (state.stage == Stage::play && played + state.to_play > max_load) return Fault{"too many cards to play (OM-6.1)"};
  if ((state.stage == Stage::sail) != (state.to_sail > 0)) return Fault{"'to_sail' belongs to stage 'sail' (OM-6.6)"};
  if (state.stage != Stage::sail && state.sailed != 0) return Fault{"routes are used while the ship sails (OM-6.6.2)"};
  if (state.stage == Stage::compass && state.marker[state.ship[me]] != Marker::compass)
    return Fault{"the ship is at no compass (OM-11.2)"};
  Game::Moves moves;
  game.legal(state, moves);
  if (moves.empty()) return Fault{"whoever is to move has no legal move"};
  return {};
}

}  // namespace

Outcome Game::audit(const State& state) const {
  return audit_parts(*this, state, {audit_cards, audit_board, audit_offer, audit_memory, audit_turn});
}

}  // namespace fondaco::oltremare
