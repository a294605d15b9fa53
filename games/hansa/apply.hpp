// SPDX-License-Identifier: MIT
#pragma once
// Playing a move, with everything forced that follows from it: turns and set-up here, actions in apply_actions.hpp,
// displacements in apply_displace.hpp, trade routes in apply_establish.hpp, tokens in apply_tokens.hpp.
#include "engine/play_base.hpp"
#include "games/hansa/hansa.hpp"

namespace fondaco::hansa {

template <class Journal>
class Play : public PlayBase<Game, Journal> {
  using Base = PlayBase<Game, Journal>;
  using Base::after, Base::edition_, Base::everybody, Base::game_, Base::learned_, Base::note, Base::note_of,
      Base::players, Base::state_;

 public:
  using Base::Base;

  constexpr void set_up();
  constexpr void answer(Move move);
  /// Questions with one answer are not asked: nothing is hidden here (HT-10).
  constexpr void answer_forced();

 private:
  using K = ComponentKind;

  constexpr Seat me() const { return state_.turn; }

  static constexpr void add(std::uint8_t& to, int amount) { to = static_cast<std::uint8_t>(to + amount); }
  constexpr void ask(Stage stage) { state_.stage = stage; }
  /// The action or token is finished; the active player goes on (HT-3.2).
  constexpr void back_to_main() {
    state_.pending = Pending{};
    state_.stage = Stage::main;
  }

  // Turns.
  constexpr void begin_turn(Seat seat);
  constexpr void main(Move move);
  constexpr void spend_action() {
    --state_.actions;
    state_.acted = 1;
  }
  constexpr void end_turn();
  constexpr void finish_turn();
  constexpr void end_game(unsigned reasons);
  constexpr void note_end(unsigned reasons);

  // Actions.
  constexpr void allocate_merchants(unsigned count);
  constexpr void allocate_traders(unsigned count);
  constexpr void insert(unsigned route);
  constexpr void begin_move(Stage stage, unsigned steps);
  constexpr void pick_up(Move move, Stage next);
  constexpr void move_to(unsigned route);
  constexpr void exchange(unsigned route);
  constexpr void after_step();
  constexpr void move_pawn(unsigned province);

  // Displacement.
  constexpr void displace(unsigned merchants_in_fee);
  constexpr void land(unsigned route);
  constexpr void offer_extra();
  constexpr void take_extra(Move move);

  // Trade routes.
  constexpr void establish(unsigned route);
  constexpr void reward(Move move);
  constexpr void place_kontor(unsigned city);
  constexpr void place_extra(unsigned city, Kind kind);
  constexpr void score_link(unsigned city);
  constexpr void raise(unsigned track, RuleId rule);
  constexpr void finish_establish();

  // Tokens.
  constexpr void use(Token token);
  constexpr void swap(unsigned city, unsigned left);
  constexpr void remove(Move move);
  constexpr void shift_to(unsigned route);
  constexpr void after_shift();
  constexpr void reveal_tokens();
  constexpr void place_tokens();
  constexpr void place_token(unsigned route);

  const Board& board_ = game_.side();
};

// --- turns -----------------------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::begin_turn(Seat seat) {
  state_.turn = seat;
  state_.acted = 0;
  state_.token_used = 0;
  state_.pawn_moved = 0;
  state_.actions = static_cast<std::uint8_t>(game_.skill_value(state_, seat, Track::actiones));  // HT-3.2
  back_to_main();
  note(EventKind::turn, "HT-3.2"_rule, Components(component(K::count, state_.actions)));
}

template <class Journal>
constexpr void Play<Journal>::main(Move move) {
  if (move >= code::use) return use(static_cast<Token>(move - code::use));
  if (move == code::end_turn) return end_turn();
  if (move == code::pawn_free) return ask(Stage::pawn_free);
  spend_action();
  switch (move) {
    case code::allocate:
      // HT-D3a; without merchants in the stock the question has one answer.
      return ask(Stage::allocate_merchants);
    case code::insert:
      return ask(Stage::insert_kind);
    case code::displace:
      return ask(Stage::displace_route);
    case code::move:
      return begin_move(Stage::move_piece, game_.skill_value(state_, me(), Track::liber_sophiae));
    case code::establish:
      return ask(Stage::establish_route);
    default:
      return ask(Stage::pawn_paid);
  }
}

/// HT-3.6: the pawn, then the tokens, then the next player.
template <class Journal>
constexpr void Play<Journal>::end_turn() {
  if (game_.two_players() && state_.pawn_moved == 0) return ask(Stage::pawn_end);
  reveal_tokens();
}

template <class Journal>
constexpr void Play<Journal>::finish_turn() {
  ++state_.turns;
  state_.idle = static_cast<std::uint8_t>(state_.acted != 0 || state_.token_used != 0 ? 0 : state_.idle + 1);
  unsigned reasons = 0;  // HT-7.4
  if (state_.idle >= idle_rounds * players()) reasons |= bit<unsigned>(static_cast<unsigned>(Ending::idle));
  if (state_.turns >= most_turns * players()) reasons |= bit<unsigned>(static_cast<unsigned>(Ending::limit));
  if (reasons != 0) return end_game(reasons);
  begin_turn(after(state_.turn));
}

/// HT-7.2: unused actions and tokens are lost, drawn tokens are discarded unseen.
template <class Journal>
constexpr void Play<Journal>::end_game(unsigned reasons) {
  state_.ended = static_cast<std::uint8_t>(reasons);
  state_.pending = Pending{};
  state_.stage = Stage::over;
  note_end(reasons);
}

/// One event, whatever number of reasons meet: at most the three of HT-7.1, or the two of HT-7.4.
template <class Journal>
constexpr void Play<Journal>::note_end(unsigned reasons) {
  std::array<Component, 3> why{};
  std::size_t count = 0;
  for_each_bit(reasons, [&](unsigned reason) { why[count++] = component(K::reason, reason); });
  const auto first = static_cast<Ending>(lowest_bit(reasons));
  const bool of_actions = first == Ending::score || first == Ending::tokens || first == Ending::cities;
  const RuleId rule = !of_actions               ? "HT-7.4"_rule
                      : count > 1               ? "HT-7.1"_rule
                      : first == Ending::score  ? "HT-7.1.1"_rule
                      : first == Ending::tokens ? "HT-7.1.2"_rule
                                                : "HT-7.1.3"_rule;
  note(EventKind::ended, rule,
       count == 1   ? Components(why[0])
       : count == 2 ? Components(why[0], why[1])
                    : Components(why[0], why[1], why[2]));
}

// --- set-up ----------------------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::set_up() {
  for (unsigned route = 0; route < max_routes; ++route) {
    state_.room[route] = route < board_.routes ? board_.route[route].spaces : std::uint8_t{0};
    state_.token[route] = no_token;
  }
  state_.open = game_.all_routes();

  // HT-2.2, HT-2.3: the supply has no order before a token is looked at (HT-10.4).
  const TokenMix& mix = game_.token_mix();
  std::array<Token, max_start_tokens> start = mix.start;
  state_.dice.shuffle(start.data(), mix.starts);
  unsigned next = 0;
  for (unsigned route = 0; route < board_.routes; ++route) {
    if (board_.route[route].tavern) state_.token[route] = static_cast<std::uint8_t>(start[next++]);
  }
  state_.unseen = mix.supply;

  // HT-2.5: the start player is drawn; the others follow clockwise with one trader more each.
  state_.start_seat = static_cast<Seat>(state_.dice.below(players()));
  Seat seat = state_.start_seat;
  for (Seat order = 0; order < players(); ++order, seat = after(seat)) {
    state_.supply[seat] = edition_.start_supply[order];
    state_.stock[seat] = edition_.start_stock[order];
  }
  begin_turn(state_.start_seat);
  if (game_.two_players()) {  // HT-9.3
    state_.turn = after(state_.start_seat);
    state_.actions = 0;
    ask(Stage::pawn_start);
  }
}

// --- answers ---------------------------------------------------------------------------------------------------------

template <class Journal>
constexpr void Play<Journal>::answer(Move move) {
  const auto route = [&] { return static_cast<unsigned>(move - code::at); };
  const auto province = [&] { return static_cast<unsigned>(move - code::pawn); };
  switch (state_.stage) {
    case Stage::main:
      return main(move);
    case Stage::allocate_merchants:
      return allocate_merchants(static_cast<unsigned>(move - code::merchants));
    case Stage::allocate_traders:
      return allocate_traders(static_cast<unsigned>(move - code::traders));
    case Stage::insert_kind:
      state_.pending.kind = static_cast<Kind>(move - code::with);
      return ask(Stage::insert_route);
    case Stage::insert_route:
      return insert(route());
    case Stage::displace_route:
      state_.pending.route = static_cast<std::uint8_t>(route());
      return ask(Stage::displace_piece);
    case Stage::displace_piece:
      state_.pending.target = piece_of_move(move);
      return ask(Stage::displace_kind);
    case Stage::displace_kind:
      state_.pending.kind = static_cast<Kind>(move - code::with);
      return ask(Stage::displace_fee);
    case Stage::displace_fee:
      return displace(static_cast<unsigned>(move - code::fee));
    case Stage::relocate:
    case Stage::extra_route:
      return land(route());
    case Stage::extra_piece:
      return take_extra(move);
    case Stage::move_piece:
      return move == code::stop ? back_to_main() : pick_up(move, Stage::move_target);
    case Stage::move_target:
      return move < code::exchange ? move_to(route()) : exchange(static_cast<unsigned>(move - code::exchange));
    case Stage::establish_route:
      return establish(route());
    case Stage::reward:
      return reward(move);
    case Stage::swap: {
      const auto which = static_cast<unsigned>(move - code::swap);
      return swap(which / (max_houses - 1), which % (max_houses - 1));
    }
    case Stage::improve:
      raise(static_cast<unsigned>(move - code::skill), "HT-5.7"_rule);
      return back_to_main();
    case Stage::remove:
      return remove(move);
    case Stage::shift_piece:
      return move == code::stop ? back_to_main() : pick_up(move, Stage::shift_target);
    case Stage::shift_target:
      return shift_to(route());
    case Stage::pawn_start:
      state_.pawn = static_cast<std::uint8_t>(province());
      note(EventKind::pawn, "HT-9.3"_rule, Components(component(K::province, province())));
      return begin_turn(state_.start_seat);
    case Stage::pawn_free:
    case Stage::pawn_paid:
      move_pawn(province());
      return back_to_main();
    case Stage::pawn_end:
      if (move != code::stay) move_pawn(province());
      return reveal_tokens();
    case Stage::place_token:
      return place_token(route());
    case Stage::over:
      return;
  }
}

template <class Journal>
constexpr void Play<Journal>::answer_forced() {
  Game::Moves moves;
  for (;;) {
    game_.legal(state_, moves);
    if (moves.size() != 1) return;
    answer(moves[0]);
  }
}

}  // namespace fondaco::hansa

#include "games/hansa/apply_actions.hpp"
#include "games/hansa/apply_displace.hpp"
#include "games/hansa/apply_establish.hpp"
#include "games/hansa/apply_tokens.hpp"
