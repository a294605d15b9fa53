// SPDX-License-Identifier: MIT
#pragma once
// What a search would do in a seat's place, and why: its best moves, how they go, and which parts of the game's own
// judgement they change. It is made from what the seat knows, and no more. Data only; engine/wording.hpp turns the
// reasons into words, bots/hint_document.hpp writes all of it as JSON.
#include <optional>
#include <vector>

#include "bots/runner.hpp"

namespace fondaco::bots {

/// A part of the judgement that is another after a move and all that it begins.
struct Reason {
  std::uint8_t label = 0;
  Component about;  ///< hidden: things of this kind that chance brings, whichever they will be
  TermFate fate = TermFate::goes_on;
  std::int32_t change = 0;  ///< in hundredths of a point
  std::int32_t worth = 0;   ///< what the part is worth afterwards

  friend bool operator==(const Reason&, const Reason&) = default;
};

struct HintedMove {
  Move move = 0;
  std::vector<Move> then;            ///< how it goes on to the end of what it begins, as far as no chance decides that
  std::uint64_t visits = 0;          ///< how often it was tried; 0 for the only move there is
  std::optional<double> win_chance;  ///< none without a trial, and none alone at the table
  std::optional<double> margin;      ///< in points: the lead in the end, alone at the table the result
  bool ends_game = false;            ///< in whatever way chance falls; there are no reasons then but the result
  std::vector<Reason> reasons;       ///< what is done, then the weightiest; those that hardly count are left out

  friend bool operator==(const HintedMove&, const HintedMove&) = default;
};

struct Hint {
  Seat seat = nobody;
  std::uint64_t simulations = 0;
  std::vector<HintedMove> moves;  ///< the best first

  friend bool operator==(const Hint&, const Hint&) = default;
};

struct HintWish {
  std::int64_t simulations = 0;             ///< 0: no limit; the same simulations and luck give the same hint
  std::int64_t time_ms = 0;                 ///< 0: no limit
  std::size_t top = 3;                      ///< moves, at most
  std::uint64_t luck = 0;                   ///< what the search picks with
  const std::atomic<bool>* stop = nullptr;  ///< as in Limits
};

/// For the seat to move; the game is not over.
Hint hint_for(const AnyGame& game, const Runner& runner, const AnyState& state, const HintWish& wish);

}  // namespace fondaco::bots
