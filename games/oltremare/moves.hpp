// SPDX-License-Identifier: MIT
#pragma once
// Move codes and their shapes (OM-D1 … OM-D10).
#include "engine/move.hpp"
#include "games/oltremare/state.hpp"

namespace fondaco::oltremare {

enum class MoveKind : std::uint8_t {
  discard,
  buy,
  talk,
  call,
  end,
  give,
  claim,
  want,
  pay,
  ask,
  send,
  cancel,
  accept,
  decline,
  counter,
  deliver,
  pass,
  offer,
  play,
  sail,
  stay,
  move,
  load,
  claim_port,
  consider  // no move of its own: what the others see of the steps of an offer before it is sent
};

enum class ComponentKind : std::uint8_t {
  card,
  good,
  seat,
  port,
  marker,
  source,
  symbols,
  lions,
  ducats,
  count,
  done,
  nothing
};

/// Where a bought card comes from.
enum class Source : std::uint8_t { deck, pirate };

namespace code {
inline constexpr Move discard = 0;  // + card
inline constexpr Move buy_deck = discard + max_cards;
inline constexpr Move buy_pirate = buy_deck + 1;
inline constexpr Move talk = buy_pirate + 1;      // + seat
inline constexpr Move call = talk + max_players;  // + good
inline constexpr Move call_any = call + max_goods;
inline constexpr Move end_trade = call_any + 1;
inline constexpr Move give = end_trade + 1;  // + card
inline constexpr Move give_done = give + max_cards;
inline constexpr Move claim = give_done + 1;       // + Claim
inline constexpr Move want = claim + claim_kinds;  // + good
inline constexpr Move want_done = want + max_goods;
inline constexpr Move ducats = want_done + 1;  // + amount + most_ducats
inline constexpr Move send = ducats + 2 * most_ducats + 1;
inline constexpr Move cancel = send + 1;
inline constexpr Move accept = cancel + 1;
inline constexpr Move decline = accept + 1;
inline constexpr Move counter = decline + 1;
inline constexpr Move deliver = counter + 1;  // + card
inline constexpr Move pass = deliver + max_cards;
inline constexpr Move offer = pass + 1;
inline constexpr Move play = offer + 1;         // + card
inline constexpr Move sail = play + max_cards;  // + port
inline constexpr Move stay = sail + max_ports;
inline constexpr Move move = stay + 1;                // + port
inline constexpr Move load = move + max_ports;        // + card
inline constexpr Move claim_port = load + max_cards;  // + port
inline constexpr Move end = claim_port + max_ports;
}  // namespace code

constexpr Move coded(Move first, unsigned offset) { return static_cast<Move>(first + offset); }
constexpr Move ducats_move(int amount) { return static_cast<Move>(code::ducats + most_ducats + amount); }

constexpr unsigned claimed_pair(Claim claim) { return claim / (lion_numbers + 1); }  ///< 0: none, else pair + 1
constexpr unsigned claimed_lions(Claim claim) {                                      ///< 0: none, else the number
  const unsigned lions = claim % (lion_numbers + 1);
  return lions == 0 ? 0 : lions + min_lions - 1;
}

constexpr Claim port_claim(unsigned port) { return static_cast<Claim>(claim_kinds + port); }
constexpr bool claims_port(Claim claim) { return claim >= claim_kinds; }

constexpr MoveShape claim_shape(Claim claim) {
  using enum ComponentKind;
  if (claims_port(claim))
    return make_shape(MoveKind::claim_port, Components(component(port, static_cast<int>(claim - claim_kinds))));
  const auto pair = static_cast<int>(claimed_pair(claim));
  const auto number = static_cast<int>(claimed_lions(claim));
  if (pair == 0 && number == 0) return make_shape(MoveKind::claim, Components(component(nothing, 0)));
  if (number == 0) return make_shape(MoveKind::claim, Components(component(symbols, pair - 1)));
  if (pair == 0) return make_shape(MoveKind::claim, Components(component(lions, number)));
  return make_shape(MoveKind::claim, Components(component(symbols, pair - 1), component(lions, number)));
}

/// What a code below code::end means.
constexpr MoveShape shape_of(Move move) {
  const auto one = [](MoveKind kind, ComponentKind what, int id) {
    return make_shape(kind, Components(component(what, id)));
  };
  using K = ComponentKind;
  using M = MoveKind;
  if (move < code::buy_deck) return one(M::discard, K::card, move - code::discard);
  if (move < code::talk) return one(M::buy, K::source, move - code::buy_deck);
  if (move < code::call) return one(M::talk, K::seat, move - code::talk);
  if (move < code::call_any) return one(M::call, K::good, move - code::call);
  if (move == code::call_any) return one(M::call, K::good, any_good);
  if (move == code::end_trade) return make_shape(M::end);
  if (move < code::give_done) return one(M::give, K::card, move - code::give);
  if (move == code::give_done) return one(M::give, K::done, 0);
  if (move < code::want) return claim_shape(static_cast<Claim>(move - code::claim));
  if (move < code::want_done) return one(M::want, K::good, move - code::want);
  if (move == code::want_done) return one(M::want, K::done, 0);
  if (move < ducats_move(0)) return one(M::ask, K::ducats, ducats_move(0) - move);
  if (move < code::send) return one(M::pay, K::ducats, move - ducats_move(0));
  if (move == code::send) return make_shape(M::send);
  if (move == code::cancel) return make_shape(M::cancel);
  if (move == code::accept) return make_shape(M::accept);
  if (move == code::decline) return make_shape(M::decline);
  if (move == code::counter) return make_shape(M::counter);
  if (move < code::pass) return one(M::deliver, K::card, move - code::deliver);
  if (move == code::pass) return make_shape(M::pass);
  if (move == code::offer) return make_shape(M::offer);
  if (move < code::sail) return one(M::play, K::card, move - code::play);
  if (move < code::stay) return one(M::sail, K::port, move - code::sail);
  if (move == code::stay) return make_shape(M::stay);
  if (move < code::load) return one(M::move, K::port, move - code::move);
  if (move < code::claim_port) return one(M::load, K::card, move - code::load);
  return claim_shape(port_claim(static_cast<unsigned>(move - code::claim_port)));
}

}  // namespace fondaco::oltremare
