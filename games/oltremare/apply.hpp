// SPDX-License-Identifier: MIT
#pragma once
// Playing a move, with everything forced that follows from it: turns and set-up here, deals in apply_trade.hpp, cards
// and Venice in apply_cards.hpp, actions, ship and hold in apply_voyage.hpp.
#include "engine/play_base.hpp"
#include "games/oltremare/memory.hpp"
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

template <class Journal>
class Play : public PlayBase<Game, Journal> {
  using Base = PlayBase<Game, Journal>;
  using Base::edition_, Base::everybody, Base::game_, Base::learned_, Base::note, Base::note_of, Base::note_secret,
      Base::note_shared, Base::players, Base::state_;

 public:
  constexpr Play(const Game& game, State& state, Journal& journal) : Base(game, state, journal), memory_(game, state) {}

  constexpr void set_up();
  constexpr void answer(Move move);

  /// OM-D3: an offer from its first step, or from the first one that has a choice; all that is public decides which.
  constexpr void begin_draft(Seat proposer, Seat partner);

 private:
  using K = ComponentKind;

  constexpr void discard(Card card);
  constexpr void trade(Move move);
  constexpr void offer_step(Move move);
  constexpr void answer_offer(Move move);
  constexpr void deliver(Card card);
  constexpr void reply(Move move);
  constexpr void play(Card card);
  constexpr void sail(Port port);
  constexpr void compass(Move move);
  constexpr void load(Card card);

  constexpr void note_ducats(EventKind kind, RuleId rule, Seat who, int amount) {
    note_of(who, kind, rule, Components(component(K::ducats, amount)));
  }
  constexpr void gain(Seat seat, int amount) {
    state_.ducats[seat] = static_cast<std::int16_t>(state_.ducats[seat] + amount);
  }

  // Stacks.
  constexpr void push(Card card, Card& top, std::uint8_t& size) {
    state_.below[card] = top;
    top = card;
    ++size;
  }
  constexpr Card pop(Card& top, std::uint8_t& size) {
    const Card card = top;
    top = state_.below[card];
    state_.below[card] = no_card;
    --size;
    return card;
  }

  // Turns.
  constexpr void begin_turn();
  constexpr void end_turn();

  // Trade.
  constexpr void menu();
  constexpr void buy(bool from_deck);
  constexpr void forced_steps();
  constexpr void send();
  constexpr void exchange();
  constexpr void end_talk();
  constexpr void next_reply();
  constexpr void end_trade();

  // Cards.
  constexpr bool secure_card();
  constexpr Card take_card();
  constexpr void after_card();
  constexpr void make_deck(const CardSet& cards);
  constexpr void score_early(Seat seat);
  constexpr void visit_venice();
  constexpr void sell_lower_groups(Seat seat);
  constexpr void show_pirates(Seat seat, CardSet& to);

  // Actions, ship, hold.
  constexpr void act();
  constexpr void sail_on();
  constexpr void stop();
  constexpr void activate(Marker marker);
  constexpr void begin_loading();
  constexpr void load_card(Card card);

  Memory memory_;
};

/// OM-4
template <class Journal>
constexpr void Play<Journal>::begin_turn() {
  const Seat me = state_.turn;
  ++state_.turn_number;
  state_.actor = me;
  state_.bought = 0;
  state_.talks = 0;
  state_.calls = 0;
  state_.dealt = 0;
  state_.answered.clear();
  note(EventKind::turn, "OM-3.1"_rule);
  if (state_.active[me] == Marker::local_influence) {  // OM-4.1
    const int amount = static_cast<int>(game_.lions(state_, me)) - edition_.influence_base;
    gain(me, amount);
    note_ducats(EventKind::influence, "OM-4.1"_rule, me, amount);
  }
  if (state_.hand[me].size() > static_cast<int>(game_.lions(state_, me))) {  // OM-4.2
    state_.stage = Stage::discard;
  } else {
    menu();
  }
}

template <class Journal>
constexpr void Play<Journal>::discard(Card card) {
  const Seat me = state_.turn;
  state_.hand[me].remove(card);
  push(card, state_.pirate_top[me], state_.pirate_size[me]);
  state_.thrown[card] = state_.turn_number;
  note_secret(me, EventKind::threw, "OM-4.2"_rule, Components(component(K::card, card)));
  if (state_.hand[me].size() <= static_cast<int>(game_.lions(state_, me))) menu();  // OM-4.3
}

template <class Journal>
constexpr void Play<Journal>::end_turn() {
  const Seat next = game_.left_of(state_.turn);
  if (state_.last_round != 0 && next == state_.starter) {  // OM-9.1
    state_.stage = Stage::over;
    state_.actor = state_.turn;
    learned_ |= everybody();  // all holds are shown in the scoring (OM-12.9)
    note(EventKind::ended, "OM-9.1"_rule);
    return;
  }
  state_.turn = next;
  begin_turn();
}

// --- set-up
// ------------------------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::set_up() {
  for (Card& card : state_.below) card = no_card;
  for (Card& card : state_.hold_top) card = no_card;
  for (Card& card : state_.pirate_top) card = no_card;
  for (Card& card : state_.played) card = no_card;
  for (Marker& marker : state_.marker) marker = Marker::none;
  for (Marker& marker : state_.active) marker = Marker::none;
  for (std::uint8_t& noted : state_.noted_cards) noted = not_scored;

  // OM-2.1
  std::array<Marker, std::size_t{marker_kinds} * 100> markers{};
  unsigned count = 0;
  for (unsigned kind = 0; kind < marker_kinds; ++kind) {
    for (unsigned i = 0; i < edition_.markers[kind]; ++i) markers[count++] = static_cast<Marker>(kind);
  }
  state_.dice.shuffle(markers.data(), count);
  for (unsigned port = 0; port < edition_.ports; ++port) state_.marker[port] = markers[port];

  const std::int16_t named = game_.option(Option::start_player);  // OM-2.4
  state_.starter = named == 0 ? static_cast<Seat>(state_.dice.below(players())) : static_cast<Seat>(named - 1);
  for (Seat seat = 0; seat < players(); ++seat) state_.ducats[seat] = edition_.start_ducats;  // OM-2.3

  // OM-2.5: cards are turned up until each player has one with a port name; OM-2.6: the others go back.
  std::array<Card, max_cards> cards{};
  count = 0;
  game_.cards().each([&](Card card) { cards[count++] = card; });
  state_.dice.shuffle(cards.data(), count);
  CardSet left = game_.cards();
  unsigned turned = 0;
  for (unsigned i = 0; i < players(); ++i) {
    const Seat seat = game_.left_of(state_.starter, i);
    while (game_.card(cards[turned]).port == no_port) ++turned;
    const Card first = cards[turned++];
    left.remove(first);
    push(first, state_.hold_top[seat], state_.hold_size[seat]);
    state_.ship[seat] = game_.card(first).port;
    state_.marker[state_.ship[seat]] = Marker::none;
  }

  make_deck(left);
  for (unsigned i = 0; i < players(); ++i) {  // OM-2.7
    const Seat seat = game_.left_of(state_.starter, i);
    for (unsigned n = 0; n < edition_.start_hand; ++n) state_.hand[seat].add(pop(state_.deck_top, state_.deck_size));
  }

  // OM-2.8
  state_.venice = static_cast<std::uint8_t>(state_.deck_size / 2);
  if (!game_.venice_exact()) state_.venice = static_cast<std::uint8_t>(state_.venice + state_.dice.below(7) - 3);

  state_.turn = state_.starter;  // OM-2.9
  begin_turn();
}

template <class Journal>
constexpr void Play<Journal>::answer(Move move) {
  switch (state_.stage) {
    case Stage::discard:
      return discard(static_cast<Card>(move - code::discard));
    case Stage::trade:
      return trade(move);
    case Stage::give:
    case Stage::claim:
    case Stage::want:
    case Stage::ducats:
    case Stage::send:
      return offer_step(move);
    case Stage::answer:
      return answer_offer(move);
    case Stage::deliver:
      return deliver(static_cast<Card>(move - code::deliver));
    case Stage::reply:
      return reply(move);
    case Stage::play:
      return play(static_cast<Card>(move - code::play));
    case Stage::sail:
      return sail(static_cast<Port>(move - code::sail));
    case Stage::compass:
      return compass(move);
    case Stage::load:
      return load(static_cast<Card>(move - code::load));
    case Stage::over:
      return;
  }
}

}  // namespace fondaco::oltremare

#include "games/oltremare/apply_cards.hpp"
#include "games/oltremare/apply_trade.hpp"
#include "games/oltremare/apply_voyage.hpp"
