// SPDX-License-Identifier: MIT
#pragma once
// What a seat would build next for the contracts it holds: the routes still wanted, and how likely each contract is to
// be done in time. Uses only what the seat knows.
#include "games/amsterdam/amsterdam.hpp"
#include "games/amsterdam/plan_book.hpp"

namespace fondaco::amsterdam {

/// The chance, in hundredths, that each held contract will be complete, and the routes to get there.
struct Plan {
  RouteSet wanted = 0;                               ///< not owned yet
  std::array<std::uint8_t, max_contracts> chance{};  ///< of held contracts
};

class Planner {
 public:
  /// `book`: where outlines are kept, if they are.
  constexpr Planner(const Game& game, const State& state, Seat seat, PlanBook* book)
      : game_(game),
        edition_(game.edition()),
        state_(state),
        seat_(seat),
        open_(game.open_routes(state, seat)),
        book_(book) {}

  /// About how many turns the seat still has.
  constexpr int turns() const {
    if (state_.turns_left != not_triggered) {
      // Turns come clockwise from whoever is to move; the seat's own are every players-th.
      const int players = game_.players();
      const int ahead = (seat_ + players - state_.turn) % players;
      return state_.turns_left > ahead ? (state_.turns_left - ahead - 1) / players + 1 : 0;
    }
    int fewest = max_carts;
    for (Seat other = 0; other < game_.players(); ++other) {
      const int carts = state_.carts[other] - edition_.end_trigger_carts;
      fewest = carts < fewest ? carts : fewest;
    }
    return fewest + 1;
  }

  constexpr Plan plan(ContractSet held) const {
    Plan plan;
    if (held == 0) return plan;
    const int turns_left = turns();
    const auto take = [&](unsigned contract, unsigned routes, const Counts& demand) {
      const int chance = 35 + 7 * (turns_left - turns_needed(routes, demand));
      plan.chance[contract] = static_cast<std::uint8_t>(chance < 2 ? 2 : chance > 96 ? 96 : chance);
    };
    const Facts facts{state_.routes[seat_], open_, held, state_.carts[seat_]};
    Outline* page = book_ == nullptr ? nullptr : &book_->page(facts);
    if (page != nullptr && page->facts == facts) {
      for_each_bit(page->done, [&](unsigned contract) { plan.chance[contract] = 100; });
      for (unsigned i = 0; i < page->steps; ++i) take(page->contract[i], page->routes[i], page->demand[i]);
      plan.wanted = page->wanted;
      return plan;
    }

    ContractSet done = 0;
    for_each_bit(held, [&](unsigned contract) {
      if (!game_.complete(state_, seat_, contract)) return;
      done |= bit<ContractSet>(contract);
      plan.chance[contract] = 100;
    });
    if (page != nullptr) *page = Outline{.facts = facts, .done = done};
    each_step(held & ~done, [&](unsigned contract, RouteSet wanted) {
      const auto routes = static_cast<unsigned>(count_bits(wanted));
      const Counts demand = cards_for(wanted);
      take(contract, routes, demand);
      plan.wanted = wanted;
      if (page != nullptr) page->add(contract, wanted, routes, demand);
    });
    return plan;
  }

 private:
  static constexpr int unreachable = 1 << 20;
  struct Path {
    int cost = unreachable;
    RouteSet routes = 0;
  };

  /// Contract after contract, the cheapest next given what is planned already: step(contract, all routes wanted so far)
  /// for each that can be done with the carts left.
  template <class Step>
  constexpr void each_step(ContractSet left, Step&& step) const {
    RouteSet planned = 0;
    while (left != 0) {
      Path best;
      unsigned chosen = 0;
      for_each_bit(left, [&](unsigned contract) {
        const Path path = shortest(contract, planned);
        if (path.cost < best.cost) {
          best = path;
          chosen = contract;
        }
      });
      if (best.cost >= unreachable) break;
      left &= ~bit<ContractSet>(chosen);
      const RouteSet wanted = planned | best.routes;
      if (spaces(wanted) > state_.carts[seat_]) continue;
      planned = wanted;
      step(chosen, wanted);
    }
  }

  constexpr int spaces(RouteSet routes) const {
    int total = 0;
    for_each_bit(routes, [&](unsigned route) { total += edition_.route[route].length; });
    return total;
  }
  constexpr Counts cards_for(RouteSet routes) const {
    Counts cards{};
    for_each_bit(routes, [&](unsigned route) {
      std::uint8_t& count = cards[edition_.route[route].color];
      count = static_cast<std::uint8_t>(count + edition_.route[route].length);
    });
    return cards;
  }

  /// Claims, and draws for the cards the hand lacks.
  constexpr int turns_needed(unsigned routes, const Counts& demand) const {
    const Counts& hand = state_.hand[seat_];
    int missing = 0;
    int spare = 0;
    for (Card color = 0; color < edition_.colors; ++color) {
      const int lack = demand[color] - hand[color];
      (lack > 0 ? missing : spare) += lack > 0 ? lack : -lack;
    }
    missing += demand[gray] > spare ? demand[gray] - spare : 0;
    missing -= hand[wild];
    return static_cast<int>(routes) + (missing > 0 ? (missing + 1) / 2 : 0);
  }

  /// A link with one open route costs a little more than its length: a rival may take it first.
  constexpr int step_cost(unsigned route, RouteSet owned) const {
    if (((owned >> route) & 1U) != 0) return 0;
    const Route& link = edition_.route[route];
    const bool only = link.partner == no_partner || ((open_ >> link.partner) & 1U) == 0;
    return 3 * link.length + (only ? 2 : 1);
  }
  static constexpr int slots = 32;  ///< more than a step may cost
  static_assert(3 * max_length + 2 < slots);

  /// Dijkstra over own, planned and open routes. Steps cost little, so what waits is kept in a set of places for each
  /// of the costs to come.
  constexpr Path shortest(unsigned contract, RouteSet planned) const {
    const RouteSet owned = state_.routes[seat_] | planned;
    const RouteSet usable = owned | open_;
    const unsigned from = edition_.contract[contract].a;
    const unsigned to = edition_.contract[contract].b;
    std::array<std::uint32_t, slots> waiting{};  // [what was spent, modulo slots]
    std::array<int, max_places> cost{};
    std::array<std::uint8_t, max_places> via{};
    for (int& each : cost) each = unreachable;
    cost[from] = 0;
    waiting[0] = bit<std::uint32_t>(from);
    Path path;
    for (int spent = 0, empty = 0; empty < slots; ++spent, ++empty) {
      std::uint32_t& here = waiting[static_cast<unsigned>(spent) % slots];
      while (here != 0) {
        empty = 0;
        const auto at = static_cast<unsigned>(lowest_bit(here));
        here &= here - 1;
        if (cost[at] != spent) continue;  // it was reached for less
        if (at == to) return path_back(from, to, via, owned, spent);
        for_each_bit(game_.routes_at(at) & usable, [&](unsigned route) {
          const Route& link = edition_.route[route];
          const unsigned beyond = link.a == at ? link.b : link.a;
          const int reached = spent + step_cost(route, owned);
          if (reached >= cost[beyond]) return;
          cost[beyond] = reached;
          via[beyond] = static_cast<std::uint8_t>(route);
          waiting[static_cast<unsigned>(reached) % slots] |= bit<std::uint32_t>(beyond);
        });
      }
    }
    return path;
  }

  constexpr Path path_back(unsigned from, unsigned to, const std::array<std::uint8_t, max_places>& via, RouteSet owned,
                           int cost) const {
    Path path{.cost = cost, .routes = 0};
    for (unsigned at = to; at != from;) {
      const Route& link = edition_.route[via[at]];
      if (((owned >> via[at]) & 1U) == 0) path.routes |= bit<RouteSet>(via[at]);
      at = link.a == at ? link.b : link.a;
    }
    return path;
  }

  const Game& game_;
  const Edition& edition_;
  const State& state_;
  Seat seat_;
  RouteSet open_;
  PlanBook* book_;
};

}  // namespace fondaco::amsterdam
