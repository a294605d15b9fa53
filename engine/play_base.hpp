// SPDX-License-Identifier: MIT
#pragma once
// One move while it is being played: the state, the journal, and who learns something new on the way. The class Play of
// a game derives from it and has two functions more, which engine/game_base.hpp calls: set_up() deals a new game, and
// answer(move) plays a legal move with all that follows.
#include "engine/journal.hpp"
#include "engine/move.hpp"
#include "engine/rule.hpp"
#include "engine/seat.hpp"

namespace fondaco {

template <class Game, class Journal>
class PlayBase {
 public:
  using State = typename Game::State;

  constexpr PlayBase(const Game& game, State& state, Journal& journal)
      : game_(game), edition_(game.edition()), state_(state), journal_(journal) {}

  constexpr SeatSet learned() const { return learned_; }
  /// Plays on while the next question has only one answer, in a game that does not ask such questions. By default all
  /// are asked: that a question is left out may tell something hidden.
  constexpr void answer_forced() {}

 protected:
  constexpr Seat players() const { return game_.players(); }
  constexpr SeatSet everybody() const { return SeatSet::everybody(players()); }
  /// The seat clockwise from this one.
  constexpr Seat after(Seat seat) const { return static_cast<Seat>(seat + 1 < players() ? seat + 1 : 0); }

  /// Something that everybody sees.
  template <class EventKind>
  constexpr void note_of(Seat actor, EventKind kind, RuleId rule, Components args = {}) {
    journal_.note({static_cast<std::uint8_t>(kind), actor, rule, args, everybody(), SeatSet::none(), 0});
  }
  /// The same, done by the player whose turn it is.
  template <class EventKind>
  constexpr void note(EventKind kind, RuleId rule, Components args = {}) {
    note_of(state_.turn, kind, rule, args);
  }
  /// Something of which the others see that it happens, but none of its arguments.
  template <class EventKind>
  constexpr void note_secret(Seat owner, EventKind kind, RuleId rule, Components args) {
    note_shared(SeatSet::only(owner), owner, kind, rule, args, 0xff);
  }
  /// The same for several insiders; the arguments marked in `secret` are theirs alone (bit i: argument i).
  template <class EventKind>
  constexpr void note_shared(SeatSet insiders, Seat actor, EventKind kind, RuleId rule, Components args,
                             std::uint8_t secret) {
    journal_.note(
        {static_cast<std::uint8_t>(kind), actor, rule, args, insiders, everybody().without(insiders), secret});
  }

  const Game& game_;
  const typename Game::Edition& edition_;
  State& state_;
  Journal& journal_;
  SeatSet learned_;
};

}  // namespace fondaco
