// SPDX-License-Identifier: MIT
#pragma once
// How good a position looks to a seat, in hundredths of a point of its lead over the best rival, and which moves are
// worth a thought.
#include "games/hansa/details.hpp"
#include "games/hansa/hansa.hpp"
#include "games/hansa/plan.hpp"

namespace fondaco::hansa {

/// To have won or lost: more than all that might come of playing on, so that whoever can end the game as its winner
/// does, and nobody else.
inline constexpr std::int32_t victory = 30'000;

/// What points of the end were hoped for as.
constexpr TermLabel final_term(std::uint8_t score_label) {
  switch (static_cast<ScoreLabel>(score_label)) {
    case ScoreLabel::track:
      return TermLabel::score;
    case ScoreLabel::desk:
      return TermLabel::desk;
    case ScoreLabel::tokens:
      return TermLabel::taken;
    case ScoreLabel::table:
      return TermLabel::table;
    case ScoreLabel::cities:
      return TermLabel::cities;
    case ScoreLabel::network:
      return TermLabel::network;
  }
  return TermLabel::score;
}

template <class Terms>
constexpr std::int32_t Game::judge(const State& state, Seat seat, Terms& terms, SurveyBook* book) const {
  return book == nullptr ? judge_by(Survey(*this, state), state, seat, terms)
                         : judge_by(book->survey(*this, state), state, seat, terms);
}

template <class Terms>
constexpr std::int32_t Game::judge_by(const Survey& survey, const State& state, Seat seat, Terms& terms) const {
  std::int32_t total = 0;
  const auto add = [&](TermLabel label, Component about, std::int32_t value) {
    terms.add(static_cast<std::uint8_t>(label), about, value);
    total += value;
  };
  const Component self = component(ComponentKind::seat, seat);

  // With two players every point of the rival counts; with more a rival is one of several.
  const auto against = [&](std::int32_t threat) { return two_players() ? -threat : -threat * 6 / 10; };

  if (state.stage == Stage::over) {
    const Scores final = scores(state, Viewer::everything());
    const auto [rival, best] = best_rival(players(), seat, [&](Seat of) { return final.seats[of].total; });
    const bool won = final.seats[seat].rank == 1;
    const bool shared = won && final.seats[rival].rank == 1;
    // Each kind of points under the same label as before the end, so that however labels are weighed a point is worth
    // as much when it is scored as it was when it was in sight.
    for (const ScoreLine& line : final.seats[seat].lines) add(final_term(line.label), self, 100 * line.points);
    add(TermLabel::score, self, !won ? -victory : shared ? victory / 2 : victory);
    add(TermLabel::rival, component(ComponentKind::seat, rival), against(100 * best));
    return total;
  }

  const Planner planner(*this, state, survey);
  const Prospects own = planner.prospects(seat);
  add(TermLabel::score, self, own.score);
  if constexpr (tells_apart<Terms>) {
    const auto done = [&] { mark_done(terms); };
    Details(*this, state, planner, seat, add, done).all();
  } else {
    add(TermLabel::desk, self, own.desk);
    add(TermLabel::tokens, self, own.tokens);
    add(TermLabel::table, self, own.table);
    add(TermLabel::cities, self, own.cities);
    add(TermLabel::kontors, self, own.kontors);
    add(TermLabel::routes, self, own.routes);
  }
  add(TermLabel::taken, self, own.taken);
  add(TermLabel::network, self, own.network);
  add(TermLabel::pieces, self, own.pieces);
  if (state.turn == seat) {
    // Actions bought with a token are worth what there is to do with them; the others are there anyway.
    const int actions = state.actions;
    add(TermLabel::actions, component(ComponentKind::count, actions),
        state.token_used != 0 ? 55 * std::min(actions, planner.work(seat)) : 3 * actions);
  }
  const auto [rival, threat] = best_rival(players(), seat, [&](Seat of) { return planner.prospects(of).total(); });
  add(TermLabel::rival, component(ComponentKind::seat, rival), against(threat));
  return total;
}

constexpr void Game::advise(const State& state, const Moves& moves, Weights& weights, SurveyBook* book) const {
  // Pieces that fill a route in reach are there to establish it. To leave them for another turn, or to take them or the
  // pawn away again, wins nothing; two players who both do so would never come to an end.
  const auto can_harvest = [&](const Survey& survey) { return Planner(*this, state, survey).can_harvest(state.turn); };
  const bool harvest = state.stage == Stage::main && state.actions > 0 &&
                       (held(state, state.turn) & allowed(state)) != 0 &&
                       (book == nullptr ? can_harvest(Survey(*this, state)) : can_harvest(book->survey(*this, state)));
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    switch (static_cast<MoveKind>(shape_of(moves[i]).kind)) {
      case MoveKind::establish:
        weights[i] = 40;
        break;
      case MoveKind::end:
        weights[i] = harvest ? 0 : state.actions > 0 ? 1 : 10;
        break;
      case MoveKind::move:
      case MoveKind::pawn_paid:
        weights[i] = harvest ? 0 : 10;
        break;
      case MoveKind::none:
        weights[i] = moves.size() > 1 ? 1 : 10;
        break;
      default:
        weights[i] = 10;
    }
  }
}

}  // namespace fondaco::hansa
