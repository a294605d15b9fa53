// SPDX-License-Identifier: MIT
#pragma once
// Is this one move legal, and if not, by which rule? Written from the rulebook, without the lists of legal.hpp; a
// property test holds the two together over the whole move space.
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

constexpr Verdict Game::check_trade(const State& state, Move move) const {
  const Seat me = state.turn;
  const MoveShape what = shape_of(move);
  const auto arg = what.args.size() > 0 ? what.args[0].id : std::int16_t{0};
  // The cards that could be had if all of them were needed (OM-9.5).
  int supply = state.deck_size + state.discard.size();
  for (Seat seat = 0; seat < players(); ++seat) {
    const bool done = state.last_round != 0 && distance(state.starter, seat) < distance(state.starter, me);
    if (done && state.noted_cards[seat] == not_scored) supply += state.hold_size[seat] + state.pirate_size[seat];
  }
  switch (static_cast<MoveKind>(what.kind)) {
    case MoveKind::buy:
      if (state.bought >= edition_.buy_limit) return Verdict::refused("OM-5.1"_rule);
      if (arg == static_cast<int>(Source::pirate))
        return state.pirate_size[me] > 0 ? Verdict::allowed("OM-5.2"_rule) : Verdict::refused("OM-5.2"_rule);
      return supply > 0 ? Verdict::allowed("OM-5.2"_rule) : Verdict::refused("OM-9.5"_rule);
    case MoveKind::talk:
      if (!trading()) return Verdict::refused("OM-13.8"_rule);
      if (arg >= players() || arg == me) return Verdict::refused("OM-5.7"_rule);
      return state.talks < option(Option::max_talks) ? Verdict::allowed("OM-D2"_rule)
                                                     : Verdict::refused("OM-13.9"_rule);
    case MoveKind::call:
      if (!trading()) return Verdict::refused("OM-13.8"_rule);
      if (arg != any_good && (arg >= edition_.goods || (players() == 2 && arg == edition_.without)))
        return Verdict::refused("OM-D2"_rule);
      return state.calls < option(Option::max_calls) ? Verdict::allowed("OM-D2"_rule)
                                                     : Verdict::refused("OM-13.9"_rule);
    case MoveKind::end: {
      if (state.hand[me].size() >= int{card(state.hold_top[me]).load}) return Verdict::allowed("OM-5.14"_rule);
      const bool can_buy = state.bought < edition_.buy_limit && supply + state.pirate_size[me] > 0;
      return can_buy ? Verdict::refused("OM-5.14"_rule) : Verdict::allowed("OM-5.16"_rule);
    }
    case MoveKind::discard:
      return Verdict::refused("OM-4.3"_rule);
    default:
      return Verdict::refused("OM-3.1"_rule);
  }
}

constexpr Verdict Game::check_offer_step(const State& state, Move move) const {
  const Offer& offer = state.offer;
  const MoveShape what = shape_of(move);
  const auto kind = static_cast<MoveKind>(what.kind);
  const bool done = what.args.size() > 0 && what.args[0].kind == static_cast<std::uint8_t>(ComponentKind::done);
  const int arg = what.args.size() > 0 ? what.args[0].id : 0;
  switch (state.stage) {
    case Stage::give: {
      if (kind != MoveKind::give || done)
        return kind == MoveKind::give ? Verdict::allowed("OM-D3a"_rule) : Verdict::refused("OM-D3a"_rule);
      if (arg >= edition_.cards || !state.hand[state.actor].has(static_cast<Card>(arg)))
        return Verdict::refused("OM-5.11"_rule);
      for (unsigned i = 0; i < offer.given_count; ++i) {
        if (arg <= offer.given[i]) return Verdict::refused("OM-D3a"_rule);
      }
      return Verdict::allowed("OM-D3a"_rule);
    }
    case Stage::claim:
      if (kind == MoveKind::claim_port && arg >= edition_.ports) return Verdict::refused("OM-1.4"_rule);
      return kind == MoveKind::claim || kind == MoveKind::claim_port ? Verdict::allowed("OM-5.9"_rule)
                                                                     : Verdict::refused("OM-D3b"_rule);
    case Stage::want:
      if (kind != MoveKind::want) return Verdict::refused("OM-D3c"_rule);
      if (done) return Verdict::allowed("OM-D3c"_rule);
      if (arg >= edition_.goods) return Verdict::refused("OM-1.1"_rule);
      for (int later = arg + 1; later < edition_.goods; ++later) {
        if (offer.wanted[static_cast<std::size_t>(later)] > 0) return Verdict::refused("OM-D3c"_rule);
      }
      if (players() == 2 && arg == edition_.without) return Verdict::refused("OM-2.2"_rule);
      return offer.wanted[static_cast<std::size_t>(arg)] < edition_.good[static_cast<std::size_t>(arg)].count
                 ? Verdict::allowed("OM-D3c"_rule)
                 : Verdict::refused("OM-D3c"_rule);
    case Stage::ducats:
      if (kind != MoveKind::pay && kind != MoveKind::ask) return Verdict::refused("OM-D3d"_rule);
      return arg <= option(Option::max_ducats) ? Verdict::allowed("OM-D3d"_rule) : Verdict::refused("OM-13.9"_rule);
    default:
      break;
  }
  if (kind == MoveKind::cancel) return Verdict::allowed("OM-D3e"_rule);
  if (kind != MoveKind::send) return Verdict::refused("OM-D3e"_rule);
  if (offer.given_count == 0 && offer.wanted_count == 0) return Verdict::refused("OM-5.7"_rule);
  if (!guarded(state, change_of_active(state))) return Verdict::refused("OM-5.15"_rule);
  for (const std::uint32_t key : state.answered) {
    const OfferTerms old = terms_of_key(key);
    const Seat other = left_of(state.turn, old.other);
    const bool same_sides =
        state.proposer == (old.by_active ? state.turn : other) && state.partner == (old.by_active ? other : state.turn);
    if (same_sides && old.ducats == offer.ducats && old.given == goods_given(offer) && old.wanted == offer.wanted)
      return Verdict::refused("OM-D3e"_rule);
  }
  return Verdict::allowed("OM-D3e"_rule);
}

constexpr Verdict Game::check_answer(const State& state, Move move) const {
  if (move == code::decline) return Verdict::allowed("OM-5.8"_rule);
  if (move == code::counter) {
    return state.counters < option(Option::max_counters) ? Verdict::allowed("OM-D4"_rule)
                                                         : Verdict::refused("OM-13.9"_rule);
  }
  if (move != code::accept) return Verdict::refused("OM-D4"_rule);
  GoodCounts held{};
  state.hand[state.actor].each([&](Card card) { ++held[good_of(card)]; });
  for (std::size_t good = 0; good < max_goods; ++good) {
    if (held[good] < state.offer.wanted[good]) return Verdict::refused("OM-D4"_rule);
  }
  if (state.actor == state.turn && !guarded(state, change_of_active(state))) return Verdict::refused("OM-5.15"_rule);
  return Verdict::allowed("OM-D4"_rule);
}

constexpr Verdict Game::check_deliver(const State& state, Move move) const {
  const MoveShape what = shape_of(move);
  if (static_cast<MoveKind>(what.kind) != MoveKind::deliver) return Verdict::refused("OM-D5"_rule);
  const auto chosen = static_cast<Card>(what.args[0].id);
  if (chosen >= edition_.cards || !state.hand[state.actor].has(chosen)) return Verdict::refused("OM-5.11"_rule);
  // Goods are delivered in their order, and of one good the cards in theirs.
  const Offer& offer = state.offer;
  GoodCounts left = offer.wanted;
  for (unsigned i = 0; i < offer.delivered_count; ++i) --left[good_of(offer.delivered[i])];
  const Good good = good_of(chosen);
  for (unsigned earlier = 0; earlier < good; ++earlier) {
    if (left[earlier] > 0) return Verdict::refused("OM-D5"_rule);
  }
  if (left[good] == 0) return Verdict::refused("OM-D5"_rule);
  for (unsigned i = 0; i < offer.delivered_count; ++i) {
    if (good_of(offer.delivered[i]) == good && chosen <= offer.delivered[i]) return Verdict::refused("OM-D5"_rule);
  }
  int behind = 0;
  state.hand[state.actor].each([&](Card card) { behind += good_of(card) == good && card > chosen ? 1 : 0; });
  return behind + 1 >= left[good] ? Verdict::allowed("OM-D5"_rule) : Verdict::refused("OM-D5"_rule);
}

constexpr Verdict Game::check_play(const State& state, Move move) const {
  const MoveShape what = shape_of(move);
  const auto kind = static_cast<MoveKind>(what.kind);
  if (kind != MoveKind::play) return Verdict::refused("OM-6.1"_rule);
  const auto chosen = static_cast<Card>(what.args[0].id);
  if (chosen >= edition_.cards || !state.hand[state.turn].has(chosen)) return Verdict::refused("OM-6.1"_rule);
  for (const Card before : state.played) {
    if (before != no_card && chosen < before) return Verdict::refused("OM-D7"_rule);
  }
  int behind = 0;
  state.hand[state.turn].each([&](Card card) { behind += card > chosen ? 1 : 0; });
  return behind + 1 >= state.to_play ? Verdict::allowed("OM-6.1"_rule) : Verdict::refused("OM-D7"_rule);
}

constexpr Verdict Game::check_sail(const State& state, Move move) const {
  const MoveShape what = shape_of(move);
  if (static_cast<MoveKind>(what.kind) != MoveKind::sail) return Verdict::refused("OM-6.6"_rule);
  const int to = what.args[0].id;
  for (unsigned route = 0; route < edition_.routes; ++route) {
    const RouteInfo& sea = edition_.route[route];
    const bool joins =
        (sea.a == state.ship[state.turn] && sea.b == to) || (sea.b == state.ship[state.turn] && sea.a == to);
    if (!joins) continue;
    if (((state.sailed >> route) & 1U) != 0) return Verdict::refused("OM-6.6.2"_rule);
    const std::uint64_t used = state.sailed | bit<std::uint64_t>(route);
    return can_sail(static_cast<Port>(to), used, state.to_sail - 1U) ? Verdict::allowed("OM-6.6.2"_rule)
                                                                     : Verdict::refused("OM-6.6.3"_rule);
  }
  return Verdict::refused("OM-6.6.2"_rule);
}

constexpr Verdict Game::check_compass(const State& state, Move move) const {
  if (move == code::stay) return Verdict::allowed("OM-11.2"_rule);
  const MoveShape what = shape_of(move);
  if (static_cast<MoveKind>(what.kind) != MoveKind::move) return Verdict::refused("OM-11.2"_rule);
  const auto to = static_cast<Port>(what.args[0].id);
  const bool possible = to < edition_.ports && to != state.ship[state.turn] && state.marker[to] != Marker::compass;
  return possible ? Verdict::allowed("OM-11.2"_rule) : Verdict::refused("OM-11.2"_rule);
}

constexpr Verdict Game::check(const State& state, Move move) const {
  const MoveShape what = shape_of(move);
  const auto kind = static_cast<MoveKind>(what.kind);
  const auto known_card = [&] {
    return static_cast<unsigned>(what.args[0].id) < edition_.cards ? static_cast<Card>(what.args[0].id) : no_card;
  };
  switch (state.stage) {
    case Stage::discard: {
      if (kind != MoveKind::discard) return Verdict::refused("OM-4.2"_rule);
      const Card card = known_card();
      const bool held = card != no_card && state.hand[state.turn].has(card);
      return held ? Verdict::allowed("OM-4.2"_rule) : Verdict::refused("OM-4.2"_rule);
    }
    case Stage::trade:
      return check_trade(state, move);
    case Stage::give:
    case Stage::claim:
    case Stage::want:
    case Stage::ducats:
    case Stage::send:
      return check_offer_step(state, move);
    case Stage::answer:
      return check_answer(state, move);
    case Stage::deliver:
      return check_deliver(state, move);
    case Stage::reply:
      return kind == MoveKind::pass || kind == MoveKind::offer ? Verdict::allowed("OM-D6"_rule)
                                                               : Verdict::refused("OM-D6"_rule);
    case Stage::play:
      return check_play(state, move);
    case Stage::sail:
      return check_sail(state, move);
    case Stage::compass:
      return check_compass(state, move);
    case Stage::load: {
      if (kind != MoveKind::load) return Verdict::refused("OM-7.1"_rule);
      const Card card = known_card();
      bool laid_out = false;
      for (const Card played : state.played) laid_out = laid_out || (card != no_card && played == card);
      return laid_out ? Verdict::allowed("OM-7.1"_rule) : Verdict::refused("OM-7.1"_rule);
    }
    case Stage::over:
      return Verdict::refused("OM-9.1"_rule);
  }
  return Verdict::refused("OM-3.1"_rule);
}

}  // namespace fondaco::oltremare
