// SPDX-License-Identifier: MIT
#pragma once
// The trade phase while a move is played (OM-5): purchases, and deals as the protocol of OM-D2 … OM-D6.
#include "games/oltremare/apply.hpp"

namespace fondaco::oltremare {

/// OM-D2; with a single option it is taken at once: everything that decides about the options is public.
template <class Journal>
constexpr void Play<Journal>::menu() {
  state_.stage = Stage::trade;
  state_.actor = state_.turn;
  if (game_.trading() &&
      (state_.talks < game_.option(Option::max_talks) || state_.calls < game_.option(Option::max_calls))) {
    return;
  }
  Game::Moves moves;
  game_.legal_trade(state_, moves);
  if (moves.size() == 1) trade(moves[0]);
}

template <class Journal>
constexpr void Play<Journal>::trade(Move move) {
  if (move == code::buy_deck || move == code::buy_pirate) {
    buy(move == code::buy_deck);
  } else if (move == code::end_trade) {
    end_trade();
  } else if (move < code::call) {
    const auto partner = static_cast<Seat>(move - code::talk);
    ++state_.talks;
    note(EventKind::talks, "OM-D2"_rule, Components(component(K::seat, partner)));
    begin_draft(state_.turn, partner);
  } else {
    ++state_.calls;
    state_.called = move == code::call_any ? any_good : static_cast<Good>(move - code::call);
    note(EventKind::calls, "OM-D2"_rule, Components(component(K::good, state_.called)));
    state_.replier = state_.turn;
    next_reply();
  }
}

/// OM-5.6: pay, take the card, then what Venice does.
template <class Journal>
constexpr void Play<Journal>::buy(bool from_deck) {
  const Seat me = state_.turn;
  const int price = game_.next_price(state_);
  gain(me, -price);
  ++state_.bought;
  if (from_deck) secure_card();  // OM-D2 offers it only where a card can be had
  Card card = no_card;
  bool known = false;
  if (from_deck) {
    card = take_card();
    memory_.drawn(me);
  } else {
    card = pop(state_.pirate_top[me], state_.pirate_size[me]);
    known = state_.thrown[card] != 0;  // OM-12.10
    if (!known) memory_.bought_stolen(me, card);
    state_.thrown[card] = 0;
  }
  state_.hand[me].add(card);
  if (!known) learned_ |= SeatSet::only(me);
  note_shared(
      SeatSet::only(me), me, EventKind::bought, "OM-5.2"_rule,
      Components(component(K::source, from_deck ? 0 : 1), component(K::ducats, price), component(K::card, card)), 4);
  if (from_deck) after_card();
  menu();
}

// --- OM-D3: building an offer
// -----------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::begin_draft(Seat proposer, Seat partner) {
  state_.offer = Offer{};
  state_.proposer = proposer;
  state_.partner = partner;
  state_.actor = proposer;
  state_.stage = Stage::give;
  forced_steps();
}

/// Goes on to the next step that has a choice.
template <class Journal>
constexpr void Play<Journal>::forced_steps() {
  const Offer& offer = state_.offer;
  if (state_.stage == Stage::give) {
    const CardSet& hand = state_.hand[state_.proposer];
    const bool more = offer.given_count == 0 ? !hand.empty() : !hand.above(offer.given[offer.given_count - 1U]).empty();
    if (offer.given_count < game_.option(Option::max_cards_each) && more) return;
    state_.stage = Stage::want;
  }
  if (state_.stage == Stage::want) {
    const int most = std::min<int>(game_.option(Option::max_cards_each), state_.hand[state_.partner].size());
    if (offer.wanted_count < most) return;
    state_.stage = Stage::ducats;
  }
  if (state_.stage == Stage::ducats && game_.option(Option::max_ducats) == 0) state_.stage = Stage::send;
}

template <class Journal>
constexpr void Play<Journal>::offer_step(Move move) {
  Offer& offer = state_.offer;
  switch (state_.stage) {
    case Stage::give:
      if (move == code::give_done) {
        state_.stage = Stage::want;
      } else {
        offer.given[offer.given_count++] = static_cast<Card>(move - code::give);
        if (game_.claiming()) {
          state_.stage = Stage::claim;
          return;
        }
      }
      return forced_steps();
    case Stage::claim:
      offer.claims[offer.given_count - 1U] = move < code::claim_port
                                                 ? static_cast<Claim>(move - code::claim)
                                                 : port_claim(static_cast<unsigned>(move - code::claim_port));
      state_.stage = Stage::give;
      return forced_steps();
    case Stage::want:
      if (move == code::want_done) {
        state_.stage = Stage::ducats;
      } else {
        ++offer.wanted[move - code::want];
        ++offer.wanted_count;
      }
      return forced_steps();
    case Stage::ducats:
      offer.ducats = static_cast<std::int8_t>(int{move} - code::ducats - most_ducats);
      state_.stage = Stage::send;
      return;
    default:
      break;
  }
  if (move == code::send) return send();
  note_of(state_.proposer, EventKind::cancelled, "OM-D3e"_rule);
  end_talk();
}

template <class Journal>
constexpr void Play<Journal>::send() {
  const Offer& offer = state_.offer;
  const Seat me = state_.proposer;
  const GoodCounts goods = game_.goods_given(offer);
  learned_ |= everybody();  // OM-12.13
  note_of(me, EventKind::offers, "OM-D3e"_rule, Components(component(K::seat, state_.partner)));
  const auto list = [&](EventKind kind, const GoodCounts& counts) {
    for (unsigned good = 0; good < edition_.goods; ++good) {
      if (counts[good] == 0) continue;
      note_of(me, kind, "OM-5.7"_rule, Components(component(K::good, good), component(K::count, counts[good])));
    }
  };
  list(EventKind::gives, goods);
  for (unsigned i = 0; i < offer.given_count; ++i) {
    if (offer.claims[i] == 0) continue;
    const Component good = component(K::good, game_.good_of(offer.given[i]));
    const Components said = claim_shape(offer.claims[i]).args;
    note_of(me, claims_port(offer.claims[i]) ? EventKind::claims_port : EventKind::claims, "OM-5.9"_rule,
            said.size() == 1 ? Components(good, said[0]) : Components(good, said[0], said[1]));
  }
  list(EventKind::wants, offer.wanted);
  if (offer.ducats > 0) note_ducats(EventKind::pays, "OM-5.7"_rule, me, offer.ducats);
  if (offer.ducats < 0) note_ducats(EventKind::asks_ducats, "OM-5.7"_rule, me, -offer.ducats);
  memory_.stated(me, goods);  // OM-12.4
  state_.stage = Stage::answer;
  state_.actor = state_.partner;
}

// --- OM-D4 … OM-D6
// ----------------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::answer_offer(Move move) {
  const Seat me = state_.partner;
  if (move == code::accept) {
    note_of(me, EventKind::accepted, "OM-D4"_rule);
    learned_ |= everybody();
    memory_.stated(me, state_.offer.wanted);  // OM-12.4
    if (state_.offer.wanted_count == 0) return exchange();
    state_.stage = Stage::deliver;  // OM-D5: asked even if only one card fits
    return;
  }
  state_.answered.push_back(game_.key_of(state_));  // OM-D3e
  if (move == code::decline) {
    note_of(me, EventKind::declined, "OM-D4"_rule);
    return end_talk();
  }
  note_of(me, EventKind::countered, "OM-D4"_rule);
  ++state_.counters;
  begin_draft(me, state_.proposer);
}

template <class Journal>
constexpr void Play<Journal>::deliver(Card card) {
  Offer& offer = state_.offer;
  offer.delivered[offer.delivered_count++] = card;
  if (offer.delivered_count == offer.wanted_count) exchange();
}

template <class Journal>
constexpr void Play<Journal>::exchange() {
  const Offer offer = state_.offer;
  const Seat giver = state_.proposer;
  const Seat taker = state_.partner;
  CardSet given;
  CardSet delivered;
  for (unsigned i = 0; i < offer.given_count; ++i) given.add(offer.given[i]);
  for (unsigned i = 0; i < offer.delivered_count; ++i) delivered.add(offer.delivered[i]);
  memory_.exchanged(giver, given, taker, delivered);
  state_.hand[giver] = (state_.hand[giver] - given) | delivered;
  state_.hand[taker] = (state_.hand[taker] - delivered) | given;
  gain(giver, -offer.ducats);
  gain(taker, offer.ducats);
  const SeatSet parties = SeatSet::only(giver) | SeatSet::only(taker);
  learned_ |= parties;  // OM-5.12
  const auto tell = [&](Seat from, Seat to, const CardSet& cards) {
    cards.each([&](Card card) {
      note_shared(parties, from, EventKind::gave, "OM-5.12"_rule,
                  Components(component(K::seat, to), component(K::good, game_.good_of(card)), component(K::card, card)),
                  4);
    });
  };
  tell(giver, taker, given);
  tell(taker, giver, delivered);
  if (offer.ducats != 0) {
    const bool forward = offer.ducats > 0;
    note_of(forward ? giver : taker, EventKind::paid, "OM-5.10"_rule,
            Components(component(K::seat, forward ? taker : giver),
                       component(K::ducats, forward ? offer.ducats : -offer.ducats)));
  }
  const Seat other = giver == state_.turn ? taker : giver;
  if (((state_.dealt >> other) & 1U) == 0) {  // OM-5.13
    state_.dealt = static_cast<std::uint8_t>(state_.dealt | 1U << other);
    ++state_.prestige[other];
    note_of(other, EventKind::prestige, "OM-5.13"_rule, Components(component(K::count, state_.prestige[other])));
  }
  end_talk();
}

/// Back to the menu, or to the next reply to a call.
template <class Journal>
constexpr void Play<Journal>::end_talk() {
  state_.offer = Offer{};
  state_.proposer = nobody;
  state_.partner = nobody;
  state_.counters = 0;
  if (state_.replier == nobody) return menu();
  next_reply();
}

template <class Journal>
constexpr void Play<Journal>::next_reply() {
  state_.replier = game_.left_of(state_.replier);
  if (state_.replier == state_.turn) {
    state_.replier = nobody;
    state_.called = no_good;
    return menu();
  }
  state_.stage = Stage::reply;
  state_.actor = state_.replier;
}

template <class Journal>
constexpr void Play<Journal>::reply(Move move) {
  if (move == code::offer) return begin_draft(state_.replier, state_.turn);
  note_of(state_.replier, EventKind::passed, "OM-D6"_rule);
  next_reply();
}

}  // namespace fondaco::oltremare
