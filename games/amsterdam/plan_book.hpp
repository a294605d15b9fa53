// SPDX-License-Identifier: MIT
#pragma once
// What a planner worked out, kept for those who ask again: a search judges thousands of positions in which the same
// routes are taken and the same contracts held.
#include <array>
#include <cstdint>
#include <vector>

#include "games/amsterdam/state.hpp"

namespace fondaco::amsterdam {

/// What an outline follows from.
struct Facts {
  RouteSet own = 0;
  RouteSet open = 0;
  ContractSet held = 0;  ///< none: not an outline yet
  std::uint8_t carts = 0;

  friend constexpr bool operator==(const Facts&, const Facts&) = default;
};

/// The order in which a seat would see to its contracts. It does not depend on cards.
struct Outline {
  static constexpr unsigned most_steps = 6;

  Facts facts;
  ContractSet done = 0;
  std::uint8_t steps = 0;
  RouteSet wanted = 0;                              ///< for all steps together
  std::array<std::uint8_t, most_steps> contract{};  ///< of each step
  std::array<std::uint8_t, most_steps> routes{};    ///< to claim up to it
  std::array<Counts, most_steps> demand{};          ///< cards for these

  /// One that has too many steps is not kept.
  constexpr void add(unsigned of, RouteSet up_to_it, unsigned claims, const Counts& cards) {
    if (steps == most_steps) {
      facts = {};
      return;
    }
    contract[steps] = static_cast<std::uint8_t>(of);
    routes[steps] = static_cast<std::uint8_t>(claims);
    demand[steps] = cards;
    wanted = up_to_it;
    ++steps;
  }
};

class PlanBook {
 public:
  /// Where the outline of these facts stands, if it is there: it may be another one.
  Outline& page(const Facts& facts) {
    std::uint64_t mixed = (facts.own ^ (facts.open << 1U | facts.open >> 63U)) * 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ (mixed >> 32U) ^ facts.held ^ (std::uint64_t{facts.carts} << 40U)) * 0xd6e8feb86659fd93U;
    if (pages_.empty()) pages_.resize(std::size_t{1} << page_bits);  // most bots never ask
    return pages_[mixed >> (64 - page_bits)];
  }

 private:
  static constexpr unsigned page_bits = 11;
  std::vector<Outline> pages_;
};

}  // namespace fondaco::amsterdam
