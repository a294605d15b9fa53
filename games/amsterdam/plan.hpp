#pragma once
// What a seat would build next for the contracts it holds: the routes still wanted, and how likely each contract is to
// be done in time. Uses only what the seat knows.
#include "games/amsterdam/amsterdam.hpp"

namespace fondaco::amsterdam {

/// The chance, in hundredths, that each held contract will be complete, and the routes to get there.
struct Plan {
  RouteSet wanted = 0;                               ///< not owned yet
  std::array<std::uint8_t, max_contracts> chance{};  ///< of held contracts
};

class Planner {
 public:
  constexpr Planner(const Game& game, const State& state, Seat seat)
      : game_(game), edition_(game.edition()), state_(state), seat_(seat), open_(game.open_routes(state, seat)) {}

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
    ContractSet left = 0;
    for_each_bit(held, [&](unsigned contract) {
      if (game_.complete(state_, seat_, contract)) {
        plan.chance[contract] = 100;
      } else {
        left |= bit<ContractSet>(contract);
      }
    });
    const int turns_left = turns();
    while (left != 0) {  // the cheapest next, given what is planned already
      Path best;
      unsigned chosen = 0;
      for_each_bit(left, [&](unsigned contract) {
        const Path path = shortest(contract, plan.wanted);
        if (path.cost < best.cost) {
          best = path;
          chosen = contract;
        }
      });
      if (best.cost >= unreachable) break;
      left &= ~bit<ContractSet>(chosen);
      const RouteSet wanted = plan.wanted | best.routes;
      if (spaces(wanted) > state_.carts[seat_]) continue;  // not with the carts left: it stays at chance 0
      const int chance = 35 + 7 * (turns_left - turns_needed(wanted));
      plan.chance[chosen] = static_cast<std::uint8_t>(chance < 2 ? 2 : chance > 96 ? 96 : chance);
      plan.wanted = wanted;
    }
    return plan;
  }

 private:
  static constexpr int unreachable = 1 << 20;
  struct Path {
    int cost = unreachable;
    RouteSet routes = 0;
  };

  constexpr int spaces(RouteSet routes) const {
    int total = 0;
    for_each_bit(routes, [&](unsigned route) { total += edition_.route[route].length; });
    return total;
  }

  /// Claims, and draws for the cards the hand lacks.
  constexpr int turns_needed(RouteSet wanted) const {
    std::array<int, card_kinds> demand{};
    for_each_bit(wanted, [&](unsigned route) { demand[edition_.route[route].color] += edition_.route[route].length; });
    const Counts& hand = state_.hand[seat_];
    int missing = 0;
    int spare = 0;
    for (Card color = 0; color < edition_.colors; ++color) {
      const int lack = demand[color] - hand[color];
      (lack > 0 ? missing : spare) += lack > 0 ? lack : -lack;
    }
    missing += demand[gray] > spare ? demand[gray] - spare : 0;
    missing -= hand[wild];
    return count_bits(wanted) + (missing > 0 ? (missing + 1) / 2 : 0);
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
};

}  // namespace fondaco::amsterdam
