#pragma once
// Playing a move, with everything forced that follows from it: turns and set-up here, deals in apply_trade.hpp, cards
// and Venice in apply_cards.hpp, actions, ship and hold in apply_voyage.hpp.
#include "games/oltremare/memory.hpp"
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

/// One move while it is being played: the state, the journal, and who learns something new on the way.
template <class Journal>
class Play {
 public:
  constexpr Play(const Game& game, State& state, Journal& journal)
      : game_(game),
        edition_(game.edition()),
        players_(game.players()),
        state_(state),
        journal_(journal),
        memory_(game, state) {}

  constexpr SeatSet learned() const { return learned_; }

  constexpr void set_up();
  constexpr void discard(Card card);
  constexpr void trade(Move move);
  constexpr void offer_step(Move move);
  constexpr void answer(Move move);
  constexpr void deliver(Card card);
  constexpr void reply(Move move);
  constexpr void play(Card card);
  constexpr void sail(Port port);
  constexpr void compass(Move move);
  constexpr void load(Card card);

  /// OM-D3: an offer from its first step, or from the first one that has a choice; all that is public decides which.
  constexpr void begin_draft(Seat proposer, Seat partner);

 private:
  using K = ComponentKind;

  constexpr SeatSet everybody() const { return SeatSet::everybody(players_); }

  constexpr void note(EventKind kind, RuleId rule, Components args = {}) { note(kind, rule, state_.turn, args); }
  constexpr void note(EventKind kind, RuleId rule, Seat who, Components args) {
    journal_.note({static_cast<std::uint8_t>(kind), who, rule, args, everybody(), SeatSet::none(), 0});
  }
  /// An event whose arguments marked in `secret` only the insiders may know.
  constexpr void note_secret(EventKind kind, RuleId rule, Seat who, SeatSet insiders, Components args,
                             unsigned secret) {
    SeatSet outsiders = everybody();
    for (Seat seat = 0; seat < players_; ++seat) {
      if (insiders.has(seat)) outsiders = outsiders.without(seat);
    }
    journal_.note(
        {static_cast<std::uint8_t>(kind), who, rule, args, insiders, outsiders, static_cast<std::uint8_t>(secret)});
  }
  constexpr void note_ducats(EventKind kind, RuleId rule, Seat who, int amount) {
    note(kind, rule, who, Components(component(K::ducats, amount)));
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

  const Game& game_;
  const Edition& edition_;
  const Seat players_;
  State& state_;
  Journal& journal_;
  Memory memory_;
  SeatSet learned_;
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
  note_secret(EventKind::threw, "OM-4.2"_rule, me, SeatSet::only(me), Components(component(K::card, card)), 1);
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
  std::array<Marker, marker_kinds * 100> markers{};
  unsigned count = 0;
  for (unsigned kind = 0; kind < marker_kinds; ++kind) {
    for (unsigned i = 0; i < edition_.markers[kind]; ++i) markers[count++] = static_cast<Marker>(kind);
  }
  state_.dice.shuffle(markers.data(), count);
  for (unsigned port = 0; port < edition_.ports; ++port) state_.marker[port] = markers[port];

  const std::int16_t named = game_.option(Option::start_player);  // OM-2.4
  state_.starter = named == 0 ? static_cast<Seat>(state_.dice.below(players_)) : static_cast<Seat>(named - 1);
  for (Seat seat = 0; seat < players_; ++seat) state_.ducats[seat] = edition_.start_ducats;  // OM-2.3

  // OM-2.5: cards are turned up until each player has one with a port name; OM-2.6: the others go back.
  std::array<Card, max_cards> cards{};
  count = 0;
  game_.cards().each([&](Card card) { cards[count++] = card; });
  state_.dice.shuffle(cards.data(), count);
  CardSet left = game_.cards();
  unsigned turned = 0;
  for (unsigned i = 0; i < players_; ++i) {
    const Seat seat = game_.left_of(state_.starter, i);
    while (game_.card(cards[turned]).port == no_port) ++turned;
    const Card first = cards[turned++];
    left.remove(first);
    push(first, state_.hold_top[seat], state_.hold_size[seat]);
    state_.ship[seat] = game_.card(first).port;
    state_.marker[state_.ship[seat]] = Marker::none;
  }

  make_deck(left);
  for (unsigned i = 0; i < players_; ++i) {  // OM-2.7
    const Seat seat = game_.left_of(state_.starter, i);
    for (unsigned n = 0; n < edition_.start_hand; ++n) state_.hand[seat].add(pop(state_.deck_top, state_.deck_size));
  }

  // OM-2.8
  state_.venice = static_cast<std::uint8_t>(state_.deck_size / 2);
  if (!game_.venice_exact()) state_.venice = static_cast<std::uint8_t>(state_.venice + state_.dice.below(7) - 3);

  state_.turn = state_.starter;  // OM-2.9
  begin_turn();
}

constexpr State Game::start(Seed seed) const {
  State state;
  state.dice = Dice(seed);
  SilentJournal silent;
  Play<SilentJournal>(*this, state, silent).set_up();
  return state;
}

template <class Journal>
constexpr SeatSet Game::apply(State& state, Move move, Journal& journal) const {
  Play<Journal> play(*this, state, journal);
  switch (state.stage) {
    case Stage::discard:
      play.discard(static_cast<Card>(move - code::discard));
      break;
    case Stage::trade:
      play.trade(move);
      break;
    case Stage::give:
    case Stage::claim:
    case Stage::want:
    case Stage::ducats:
    case Stage::send:
      play.offer_step(move);
      break;
    case Stage::answer:
      play.answer(move);
      break;
    case Stage::deliver:
      play.deliver(static_cast<Card>(move - code::deliver));
      break;
    case Stage::reply:
      play.reply(move);
      break;
    case Stage::play:
      play.play(static_cast<Card>(move - code::play));
      break;
    case Stage::sail:
      play.sail(static_cast<Port>(move - code::sail));
      break;
    case Stage::compass:
      play.compass(move);
      break;
    case Stage::load:
      play.load(static_cast<Card>(move - code::load));
      break;
    case Stage::over:
      break;
  }
  return play.learned();
}

}  // namespace fondaco::oltremare

#include "games/oltremare/apply_cards.hpp"
#include "games/oltremare/apply_trade.hpp"
#include "games/oltremare/apply_voyage.hpp"
