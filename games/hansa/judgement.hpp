#pragma once
// How good a position looks to a seat, in hundredths of a point of its lead over the best rival, and which moves are
// worth a thought.
#include "games/hansa/details.hpp"
#include "games/hansa/hansa.hpp"
#include "games/hansa/plan.hpp"

namespace fondaco::hansa {

template <class Terms>
constexpr std::int32_t Game::judge(const State& state, Seat seat, Terms& terms) const {
  std::int32_t total = 0;
  const auto add = [&](TermLabel label, Component about, std::int32_t value) {
    terms.add(static_cast<std::uint8_t>(label), about, value);
    total += value;
  };
  const Component self = component(ComponentKind::seat, seat);

  // With two players every point of the rival counts; with more he is one of several.
  const auto against = [&](std::int32_t threat) { return two_players() ? -threat : -threat * 6 / 10; };

  if (state.stage == Stage::over) {
    const Scores final = scores(state, Viewer::everything());
    const auto value = [&](Seat of) { return final.seats[of].total * 100; };
    const auto [rival, best] = best_rival(players(), seat, value);
    const std::int32_t lead = value(seat) - best;
    add(TermLabel::score, self, value(seat) + (lead > 0 ? 3000 : 0));  // to win is more than a lead
    add(TermLabel::rival, component(ComponentKind::seat, rival), against(best));
    return total;
  }

  const Planner planner(*this, state);
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

constexpr void Game::advise(const State& state, const Moves& moves, Weights& weights) const {
  for (std::uint32_t i = 0; i < moves.size(); ++i) {
    switch (static_cast<MoveKind>(shape_of(moves[i]).kind)) {
      case MoveKind::establish:
        weights[i] = 40;
        break;
      case MoveKind::end:
        weights[i] = state.actions > 0 ? 1 : 10;
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
