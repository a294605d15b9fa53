// SPDX-License-Identifier: MIT
#pragma once
// A seat's prospects told one by one, for hints: each contract, building, good and bonus card. They add up to what
// plan.hpp has together.
#include "games/merkator/plan.hpp"

namespace fondaco::merkator {

/// Calls tell(label, about, value) for each thing.
template <class Tell>
class Details {
 public:
  constexpr Details(const Game& game, const State& state, const Planner& planner, Seat seat, Tell& tell)
      : game_(game),
        edition_(game.edition()),
        state_(state),
        planner_(planner),
        seat_(seat),
        turns_(planner.turns_ahead(seat)),
        office_(planner.look(seat, turns_)),
        tell_(tell) {}

  constexpr void all() {
    contracts();
    for_each_bit(state_.building[seat_], [&](unsigned building) {
      tell_card(TermLabel::buildings, building_card + building, planner_.expected(seat_, building, turns_));
    });
    if (turns_ <= 0) return;
    chances();
    goods();
    for_each_bit(state_.bonus[seat_], [&](unsigned card) {
      tell_card(TermLabel::cards, bonus_card + card, planner_.card_worth(seat_, office_, card, turns_));
    });
  }

 private:
  constexpr void tell_card(TermLabel label, unsigned card, std::int32_t value) {
    tell_(label, component(ComponentKind::card, card), value);
  }

  /// A contract beyond the office counts nothing as long as it can be sold, and is told with the coins.
  constexpr void contracts() {
    unsigned place = state_.owned[seat_].size();
    state_.owned[seat_].each([&](unsigned which) {
      const std::int32_t value = edition_.contract[which].value;
      --place;
      if (place < edition_.office_spaces) {
        tell_card(TermLabel::contracts, which, Planner::worth(value, turns_));
      } else if (turns_ <= 1) {
        tell_card(TermLabel::contracts, which, 50 * value);
      }
    });
  }

  /// What the contracts of a place promise together is shared out among them. Those of places that must wait too long
  /// are told as well, though they count nothing: they may still be fulfilled.
  constexpr void chances() {
    Reach reach(game_, state_, seat_);
    std::array<std::int32_t, max_contracts> promise{};
    std::array<std::int32_t, max_places> together{};
    std::array<std::int32_t, max_places> all{};
    state_.owned[seat_].each([&](unsigned which) {
      promise[which] = planner_.promise(reach, office_, which, turns_);
      if (promise[which] == 0) return;
      const unsigned place = edition_.contract[which].place;
      together[place] = Planner::together(together[place], promise[which]);
      all[place] += promise[which];
    });
    for (unsigned others = 0;; ++others) {
      unsigned best = 0;
      for (unsigned place = 1; place < max_places; ++place) {
        if (together[place] > together[best]) best = place;
      }
      if (together[best] <= 0) return;
      const bool counts = others < Planner::most_places;
      Portions portions(counts ? Planner::after_others(together[best], others, turns_) : 0, all[best]);
      together[best] = 0;
      state_.owned[seat_].each([&](unsigned which) {
        if (promise[which] != 0 && edition_.contract[which].place == best)
          tell_card(TermLabel::chances, which, portions.next(promise[which]));
      });
    }
  }

  constexpr void goods() {
    std::int32_t sum = 0;
    std::int32_t told = 0;
    for (unsigned good = 0; good < game_.goods(); ++good) {
      if (state_.goods[seat_][good] == 0) continue;
      sum += planner_.good_worth(seat_, office_, good);
      const std::int32_t upto = Planner::while_useful(sum, turns_);
      tell_(TermLabel::goods, component(ComponentKind::good, good), upto - told);
      told = upto;
    }
  }

  const Game& game_;
  const Edition& edition_;
  const State& state_;
  const Planner& planner_;
  Seat seat_;
  int turns_;
  Planner::Office office_;
  Tell& tell_;
};

}  // namespace fondaco::merkator
