// SPDX-License-Identifier: MIT
#pragma once
// A seat's prospects told one by one, for hints: each skill, token, field, city and route. They add up to what plan.hpp
// has together.
#include "games/hansa/plan.hpp"

namespace fondaco::hansa {

/// Calls tell(label, about, value) for each thing, and done() after what has come true for good.
template <class Tell, class Done>
class Details {
 public:
  constexpr Details(const Game& game, const State& state, const Planner& planner, Seat seat, Tell& tell, Done& done)
      : game_(game), state_(state), planner_(planner), seat_(seat), tell_(tell), done_(done) {}

  constexpr void all() {
    for (unsigned track = 0; track < tracks; ++track)
      one(TermLabel::desk, ComponentKind::skill, track, planner_.skill_worth(track, state_.skill[seat_][track]));
    for (unsigned token = 0; token < token_kinds; ++token) {
      if (const int count = state_.unused[seat_][token]; count > 0)
        one(TermLabel::tokens, ComponentKind::token, token, planner_.token_worth(static_cast<Token>(token)) * count);
    }
    const Edition& edition = game_.edition();
    for (unsigned field = 0; field < edition.fields; ++field) {
      if (state_.table[field] == no_piece || owner_of(state_.table[field]) != seat_) continue;
      one(TermLabel::table, ComponentKind::field, field, 100 * edition.field_points[field]);
      done_();
    }
    for (unsigned city = 0; city < game_.side().cities; ++city) {
      if (planner_.controller(city) == seat_)
        one(TermLabel::cities, ComponentKind::city, city, planner_.control_worth(city));
      if (const auto kontors = static_cast<int>(planner_.kontors(seat_, city)); kontors > 0) {
        one(TermLabel::kontors, ComponentKind::city, city, kontors * planner_.kontor_counts(seat_, city));
        done_();
      }
    }
    routes();
  }

 private:
  constexpr void one(TermLabel label, ComponentKind kind, unsigned id, std::int32_t value) {
    tell_(label, component(kind, static_cast<int>(id)), value);
  }

  constexpr void routes() {
    std::array<Planner::Stand, max_routes> stands{};
    const RouteSet own = state_.stands[seat_][0] | state_.stands[seat_][1];
    const RouteSet near_the_pawn = planner_.opportunities(seat_);
    unsigned most_urgent = max_routes;
    for_each_bit(own, [&](unsigned route) {
      stands[route] = planner_.stand(seat_, route, near_the_pawn);
      const std::int32_t most = most_urgent < max_routes ? stands[most_urgent].at_once : 0;
      if (stands[route].at_once > most) most_urgent = route;
    });
    for_each_bit(own, [&](unsigned route) {
      unsigned others = 0;
      for_each_bit(own, [&](unsigned other) {
        const std::int32_t ahead = stands[other].worth - stands[route].worth;
        others += ahead > 0 || (ahead == 0 && other < route) ? 1U : 0U;
      });
      const bool counts = stands[route].worth > 0 && others < Planner::most_routes;
      one(TermLabel::routes, ComponentKind::route, route,
          stands[route].presence + (counts ? Planner::after_others(stands[route].worth, others) : 0) +
              (route == most_urgent ? Planner::urgent(stands[route].at_once) : 0));
    });
  }

  const Game& game_;
  const State& state_;
  const Planner& planner_;
  Seat seat_;
  Tell& tell_;
  Done& done_;
};

}  // namespace fondaco::hansa
