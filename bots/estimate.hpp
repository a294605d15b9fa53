// SPDX-License-Identifier: MIT
#pragma once
// What a position and its moves are worth to a bot: the game's own judgement, its terms weighed as the tuning says, and
// its advice.
#include <algorithm>
#include <array>

#include "bots/advised.hpp"
#include "bots/tuning.hpp"
#include "engine/game.hpp"

namespace fondaco::bots {

/// A value for each seat: 1 is a sure win, 0 a sure loss.
using SeatValues = std::array<float, max_seats>;
/// Hundredths of a point for each seat.
using SeatLeads = std::array<std::int32_t, max_seats>;

/// How far each seat is ahead of its best rival, or alone at the table what it will come to.
struct Standing {
  SeatLeads leads{};
  bool over = false;
  SeatValues won{};  ///< when it is over: 1 for who won, less for those who share it
};

template <Game G>
class Estimate {
  using State = typename G::State;

 public:
  Estimate(const G& game, const Tuning& tuning) : game_(&game), tuning_(&tuning) {}

  Advised<G> advised(const State& state) { return Advised<G>(*game_, state, notes_); }

  /// In hundredths of a point, as the seat sees it.
  std::int32_t judged(const State& state, Seat seat) {
    WeighedTerms terms{tuning_->terms};
    if constexpr (TakesNotes<G>) {
      game_->judge(state, seat, terms, &notes_);
    } else {
      game_->judge(state, seat, terms);
    }
    return static_cast<std::int32_t>(terms.sum / 100);
  }

  /// A lead as a chance to win. No exponential: every machine and every library must round it alike.
  float chance(std::int32_t lead) const {
    const float x = static_cast<float>(lead) / static_cast<float>(tuning_->search.scale);
    return 0.5F + 0.5F * x / (1.0F + (x < 0 ? -x : x));
  }

  Standing standing(const State& state) {
    const auto players = static_cast<Seat>(game_->players());
    Standing standing;
    if (players == 1) {
      standing.leads[0] = judged(state, 0);
    } else if (game_->to_move(state) == nobody) {
      final_standing(game_->scores(state, Viewer::everything()), standing);
    } else {
      // A judgement may count a rival for less than the rival's points. The difference of two is fair, and twice too
      // large.
      SeatLeads judgements{};
      for (Seat seat = 0; seat < players; ++seat) judgements[seat] = judged(state, seat);
      for (Seat seat = 0; seat < players; ++seat)
        standing.leads[seat] = (judgements[seat] - best_other(judgements, seat)) / 2;
    }
    return standing;
  }

  SeatValues values(const Standing& standing) const {
    SeatValues values{};
    for (Seat seat = 0; seat < game_->players(); ++seat) values[seat] = chance(standing.leads[seat]);
    if (!standing.over) return values;
    const float share = static_cast<float>(tuning_->search.win_share) / 100;
    for (Seat seat = 0; seat < game_->players(); ++seat)
      values[seat] = share * standing.won[seat] + (1 - share) * values[seat];
    return values;
  }

 private:
  struct WeighedTerms {
    const std::array<std::int16_t, Tuning::max_terms>& percent;
    std::int64_t sum = 0;

    constexpr void add(std::uint8_t label, Component, std::int32_t value) {
      sum += std::int64_t{value} * percent[label];
    }
  };

  std::int32_t best_other(const SeatLeads& of, Seat seat) const {
    std::int32_t best = INT32_MIN;
    for (Seat other = 0; other < game_->players(); ++other) {
      if (other != seat) best = std::max(best, of[other]);
    }
    return best;
  }

  /// The game is over: to have won is what counts most.
  void final_standing(const Scores& scores, Standing& standing) const {
    standing.over = true;
    SeatLeads totals{};
    int winners = 0;
    for (Seat seat = 0; seat < game_->players(); ++seat) {
      totals[seat] = scores.seats[seat].total * 100 / G::score_unit;
      winners += scores.seats[seat].rank == 1 ? 1 : 0;
    }
    for (Seat seat = 0; seat < game_->players(); ++seat) {
      standing.leads[seat] = totals[seat] - best_other(totals, seat);
      standing.won[seat] = scores.seats[seat].rank == 1 ? 1.0F / static_cast<float>(winners) : 0.0F;
    }
  }

  const G* game_;
  const Tuning* tuning_;
  [[no_unique_address]] NotesOf<G> notes_;
};

}  // namespace fondaco::bots
