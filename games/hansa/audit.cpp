// SPDX-License-Identifier: MIT
// What holds in every sound position: no piece and no token is lost or there twice, what is derived agrees with what it
// is derived from, and the open question can be answered.
#include "engine/audit.hpp"

#include <string>

#include "games/hansa/hansa.hpp"

namespace fondaco::hansa {
namespace {

/// HT-1.2: desk, score track, pools, board and table hold all the pieces of each player.
Outcome audit_pieces(const Game& game, const State& state) {
  const Edition& edition = game.edition();
  std::array<std::array<int, kinds>, max_players> count{};
  const auto add = [&](Piece piece, int pieces) { count[owner_of(piece)][index(kind_of(piece))] += pieces; };
  for (Piece piece = 1; piece <= piece_codes; ++piece) {
    for (unsigned route = 0; route < max_routes; ++route) add(piece, static_cast<int>(count_on(state, route, piece)));
  }
  for (const auto& houses : state.house) {
    for (const Piece piece : houses) {
      if (piece > piece_codes) return Fault{"no such piece"};
      if (piece != no_piece) add(piece, 1);
    }
  }
  for (const Extra& extra : state.extras) add(extra.piece, 1);
  for (const Piece piece : state.table) {
    if (piece == no_piece) continue;
    if (kind_of(piece) != Kind::merchant) return Fault{"the Coellen table takes merchants (HT-4.5.14)"};
    add(piece, 1);
  }
  if (state.pending.hand != no_piece) add(state.pending.hand, 1);
  for (Seat seat = 0; seat < max_players; ++seat) {
    for (std::size_t kind = 0; kind < kinds; ++kind)
      count[seat][kind] += state.supply[seat][kind] + state.stock[seat][kind] + state.aside[seat][kind];
    if (seat >= game.players()) {
      if (count[seat] != std::array<int, kinds>{}) return of_seat(seat, "nobody sits there");
      continue;
    }
    ++count[seat][0];  // counts the points (HT-2.4)
    for (unsigned track = 0; track < tracks; ++track) {
      const int covered = edition.skill[track].values - 1 - state.skill[seat][track];
      if (covered < 0) return of_seat(seat, "a skill beyond its last value (HT-6.1)");
      count[seat][index(edition.skill[track].cover)] += covered;
    }
    for (std::size_t kind = 0; kind < kinds; ++kind) {
      if (count[seat][kind] != edition.pieces[kind]) return of_seat(seat, "the pieces do not add up (HT-1.2)");
    }
  }
  return {};
}

Outcome audit_routes(const Game& game, const State& state) {
  const Board& board = game.side();
  for (unsigned route = 0; route < max_routes; ++route) {
    unsigned standing = 0;
    for (Piece piece = 1; piece <= piece_codes; ++piece) {
      const unsigned count = count_on(state, route, piece);
      const RouteSet stands = state.stands[owner_of(piece)][index(kind_of(piece))];
      if ((count > 0) != (((stands >> route) & 1U) != 0))
        return Fault{"the sets of routes do not follow from the pieces"};
      standing += count;
    }
    const unsigned spaces = route < board.routes ? board.route[route].spaces : 0U;
    if (standing + state.room[route] != spaces) return Fault{"a route has more pieces than spaces (HT-0.3)"};
    if ((state.room[route] > 0) != (((state.open >> route) & 1U) != 0))
      return Fault{"the set of open routes does not follow from the pieces"};
    if (state.token[route] != no_token && (route >= board.routes || state.token[route] >= token_kinds))
      return Fault{"a token where none can be"};
  }
  return {};
}

Outcome audit_cities(const Game& game, const State& state) {
  const Board& board = game.side();
  for (unsigned city = 0; city < max_cities; ++city) {
    const unsigned houses = city < board.cities ? board.city[city].houses : 0U;
    const unsigned next = city < board.cities ? game.next_house(state, city) : 0U;
    for (unsigned house = next; house < max_houses; ++house) {
      if (state.house[city][house] != no_piece) return Fault{"houses are filled from the left (HT-4.5.7)"};
    }
    const bool full = ((state.full >> city) & 1U) != 0;
    if (full != (houses > 0 && next == houses))
      return Fault{"the full cities do not follow from the houses (HT-4.5.11)"};
  }
  for (std::size_t i = 0; i < state.extras.size(); ++i) {
    const Extra& extra = state.extras[i];
    if (extra.city >= board.cities || state.house[extra.city][0] == no_piece)
      return Fault{"an extra Kontor in a city whose first house is empty (HT-4.5.9)"};
    if (i > 0 && state.extras[i - 1].city > extra.city) return Fault{"extra Kontors are kept by city"};
  }
  return {};
}

/// HT-1.3
Outcome audit_tokens(const Game& game, const State& state) {
  const TokenMix& mix = game.token_mix();
  TokenCounts expected = mix.supply;
  for (unsigned i = 0; i < mix.starts; ++i) ++expected[static_cast<std::size_t>(mix.start[i])];
  TokenCounts count{};
  unsigned circulating = state.drawn;
  const auto add = [&](const TokenCounts& more) {
    for (std::size_t kind = 0; kind < token_kinds; ++kind)
      count[kind] = static_cast<std::uint8_t>(count[kind] + more[kind]);
  };
  add(state.unseen);
  add(state.tokens_aside);
  for (Seat seat = 0; seat < max_players; ++seat) {
    add(state.unused[seat]);
    add(state.used[seat]);
    for (const Token token : state.plate[seat]) {
      ++count[static_cast<std::size_t>(token)];
      ++circulating;
    }
  }
  for (const std::uint8_t token : state.token) {
    if (token == no_token) continue;
    ++count[token];
    ++circulating;
  }
  if (count != expected) return Fault{"the tokens do not add up (HT-1.3)"};
  unsigned unseen = 0;
  for (const std::uint8_t each : state.unseen) unseen += each;
  if (state.drawn > unseen) return Fault{"more tokens drawn than there were (HT-4.5.5)"};
  if (circulating > mix.starts) return Fault{"more tokens on the board and on plates than at the start (HT-5.2)"};
  return {};
}

Outcome audit_displacement(const Game& game, const State& state) {
  const Pending& pending = state.pending;
  const bool landing = state.stage == Stage::relocate || state.stage == Stage::extra_route;
  if (landing != (pending.hand != no_piece)) return Fault{"a piece in hand must be put on a route (HT-4.3.4)"};
  if (pending.hand != no_piece && owner_of(pending.hand) != owner_of(pending.target))
    return Fault{"the piece in hand is not its owner's (HT-4.3.6)"};
  if (state.stage == Stage::relocate && pending.hand != pending.target)
    return Fault{"the displaced piece goes first (HT-4.3.4)"};
  const unsigned extras = game.edition().extra[index(kind_of(pending.target))];
  if (pending.count > extras || (state.stage != Stage::relocate && pending.count == 0))
    return Fault{"a displaced trader brings one extra piece at most, a merchant two (HT-4.3.3)"};
  const unsigned placed = state.stage == Stage::relocate ? 0U : 1U + extras - pending.count;
  if (pending.placed.size() != placed)
    return Fault{"the pieces placed so far are not as many as they must be (HT-4.3.4)"};
  for (std::size_t i = 0; i < pending.placed.size(); ++i) {
    const Placed& own = pending.placed[i];
    unsigned same = 0;
    for (const Placed& other : pending.placed) same += other == own ? 1U : 0U;
    if (owner_of(own.piece) != owner_of(pending.target) || count_on(state, own.route, own.piece) < same)
      return Fault{"a piece placed in this displacement is not there (HT-4.3.6)"};
    if (i > 0) {
      const Placed& before = pending.placed[i - 1];
      if (own.route < before.route || (own.route == before.route && own.piece < before.piece))
        return Fault{"pieces placed are kept by route"};
    }
  }
  return {};
}

/// What has been answered so far belongs to the open question, and nothing else is remembered.
Outcome audit_pending(const Game& game, const State& state) {
  const Pending& pending = state.pending;
  const Seat me = state.turn;
  Pending rest = pending;  // what is explained is cleared
  const auto explain = [&](bool route, bool target, bool kind, bool count) {
    if (route) rest.route = no_route;
    if (target) rest.target = no_piece;
    if (kind) rest.kind = Kind::trader;
    if (count) rest.count = 0;
    return rest == Pending{};
  };
  const bool has_route = pending.route < game.side().routes;
  const bool has_target = pending.target != no_piece && owner_of(pending.target) < game.players();
  const auto unfit = [] { return Fault{"what is pending does not fit the question"}; };
  const auto unless = [&](bool fits) { return fits ? Outcome() : unfit(); };
  switch (state.stage) {
    case Stage::allocate_traders:
      return unless(explain(false, false, false, true) && pending.count <= state.stock[me][1] &&
                    pending.count <= game.skill_value(state, me, Track::bursa));
    case Stage::insert_route:
      return unless(explain(false, false, true, false) && state.supply[me][index(pending.kind)] > 0);
    case Stage::displace_piece:
      return unless(explain(true, false, false, false) && has_route &&
                    ((game.allowed(state) >> pending.route) & 1U) != 0);
    case Stage::displace_kind:
    case Stage::displace_fee: {
      if (!has_route || !has_target || ((game.allowed(state) >> pending.route) & 1U) == 0) return unfit();
      State choosing = state;
      choosing.stage = Stage::displace_piece;
      const bool fits = game.check(choosing, piece_move(pending.route, pending.target)).legal();
      const bool fee = state.stage == Stage::displace_fee;
      return unless(explain(true, true, fee, false) && fits &&
                    state.supply[me][index(pending.kind)] + (fee ? 0 : 1) > 0);
    }
    case Stage::relocate:
    case Stage::extra_piece:
    case Stage::extra_route:
      rest.hand = no_piece;
      rest.placed.clear();
      if (!explain(true, true, false, true) || !has_route || !has_target || owner_of(pending.target) == me)
        return unfit();
      return audit_displacement(game, state);
    case Stage::move_piece:
    case Stage::move_target: {
      const bool target = state.stage == Stage::move_target;
      return unless(explain(target, target, false, true) && pending.count >= 1 &&
                    pending.count <= game.skill_value(state, me, Track::liber_sophiae) &&
                    (!target || (has_route && has_target && owner_of(pending.target) == me &&
                                 count_on(state, pending.route, pending.target) > 0)));
    }
    case Stage::reward:
      rest.token = no_token;
      return unless(
          explain(true, false, false, false) && has_route && ((game.held(state, me) >> pending.route) & 1U) != 0 &&
          (pending.token == no_token || (pending.token < token_kinds && state.unused[me][pending.token] > 0)));
    case Stage::remove:
      return unless(explain(false, false, false, true) && pending.count >= 1 && pending.count <= removals);
    case Stage::shift_piece:
    case Stage::shift_target: {
      const bool target = state.stage == Stage::shift_target;
      return unless(explain(target, target, false, true) && pending.count >= 1 && pending.count <= shift_steps &&
                    (!target || (has_route && has_target && owner_of(pending.target) != me &&
                                 count_on(state, pending.route, pending.target) > 0)));
    }
    default:
      return unless(pending == Pending{});
  }
}

Outcome audit_turn(const Game& game, const State& state) {
  const Edition& edition = game.edition();
  const bool over = state.stage == Stage::over;
  if (state.turn >= game.players() || state.start_seat >= game.players()) return Fault{"no such seat"};
  const bool pawn_stage = state.stage == Stage::pawn_start || state.stage == Stage::pawn_free ||
                          state.stage == Stage::pawn_paid || state.stage == Stage::pawn_end;
  if (pawn_stage && !game.two_players()) return Fault{"the pawn is for two players (HT-9.1)"};
  if (state.pawn >= std::max<unsigned>(edition.provinces, 1)) return Fault{"no such province"};
  if (!over && (state.idle >= idle_rounds * game.players() || state.turns >= most_turns * game.players()))
    return Fault{"so many turns end the game (HT-7.4)"};
  if (over != (state.ended != 0) && state.stage != Stage::reward)
    return Fault{"a game that is over has a reason (HT-7.1)"};
  const auto tokens = bit<std::uint8_t>(static_cast<unsigned>(Ending::tokens));
  if (state.stage == Stage::reward && (state.ended & ~tokens) != 0)
    return Fault{"only an empty supply is known before the reward"};
  if (!over && state.stage != Stage::reward) {
    for (Seat seat = 0; seat < game.players(); ++seat) {
      if (state.score[seat] >= edition.end_score) return of_seat(seat, "so many points end the game (HT-7.1.1)");
    }
    if (count_bits(state.full) >= edition.end_cities) return Fault{"so many full cities end the game (HT-7.1.3)"};
  }
  if ((state.linked >> game.players()) != 0) return Fault{"nobody sits there"};
  if (over) return {};
  if (state.stage == Stage::place_token && state.plate[state.turn].empty()) return Fault{"no token to place (HT-5.3)"};
  Game::Moves moves;
  game.legal(state, moves);
  if (moves.empty()) return Fault{"whoever is to move has no legal move"};
  return {};
}

}  // namespace

Outcome Game::audit(const State& state) const {
  return audit_parts(*this, state, {audit_pieces, audit_routes, audit_cities, audit_tokens, audit_pending, audit_turn});
}

}  // namespace fondaco::hansa
