// SPDX-License-Identifier: MIT
#pragma once
// Who stands and who rules where. It follows from the houses alone, which few moves change: a search that judges
// thousands of positions keeps it.
#include <cstring>
#include <vector>

#include "games/hansa/hansa.hpp"

namespace fondaco::hansa {

struct Survey {
  std::array<Seat, max_cities> controller{};
  std::array<std::uint8_t, max_cities> next_house{};  ///< the number of houses where all are taken
  std::array<std::array<std::uint8_t, max_cities>, max_players> kontors{};
  std::array<CitySet, max_players> cities{};  ///< where a seat has a Kontor
  std::array<CitySet, max_players> ruled{};
  std::array<Network, max_players> network{};
  std::array<std::uint8_t, max_levels + 1> open_houses{};  ///< cities whose next house a privilege opens

  constexpr Survey() = default;
  constexpr Survey(const Game& game, const State& state);
};

constexpr Survey::Survey(const Game& game, const State& state) {
  for (unsigned city = 0; city < game.side().cities; ++city) {
    const City& place = game.side().city[city];
    const unsigned next = game.next_house(state, city);
    next_house[city] = static_cast<std::uint8_t>(next);
    if (next < place.houses) {
      for (unsigned level = place.house[next].level; level <= max_levels; ++level) ++open_houses[level];
    }
    for (unsigned house = 0; house < next; ++house) ++kontors[owner_of(state.house[city][house])][city];
    const bool sole = next == 1 && state.extras.empty();
    const Seat ruler = next == 0 ? nobody : sole ? owner_of(state.house[city][0]) : game.controller(state, city);
    controller[city] = ruler;
    if (ruler != nobody) ruled[ruler] |= bit<CitySet>(city);
  }
  for (const Extra& extra : state.extras) ++kontors[owner_of(extra.piece)][extra.city];
  for (Seat seat = 0; seat < game.players(); ++seat) {
    for (unsigned city = 0; city < game.side().cities; ++city)
      cities[seat] |= kontors[seat][city] > 0 ? bit<CitySet>(city) : 0;
    network[seat] = game.network(kontors[seat]);
  }
}

class SurveyBook {
 public:
  const Survey& survey(const Game& game, const State& state) {
    if (pages_.empty()) pages_.resize(std::size_t{1} << page_bits);  // most bots never ask
    Page& page = pages_[place_of(state)];
    if (!page.written || page.extras != state.extras ||
        std::memcmp(page.house.data(), state.house.data(), sizeof state.house) != 0) {
      page = {.written = true, .house = state.house, .extras = state.extras, .survey = Survey(game, state)};
    }
    return page.survey;
  }

 private:
  static constexpr unsigned page_bits = 7;
  struct Page {
    bool written = false;
    decltype(State::house) house{};
    decltype(State::extras) extras;
    Survey survey;
  };

  static std::size_t place_of(const State& state) {
    std::uint64_t mixed = state.extras.size();
    for (std::size_t at = 0; at < sizeof state.house; at += sizeof(std::uint64_t)) {
      std::uint64_t word = 0;
      std::memcpy(&word, reinterpret_cast<const unsigned char*>(state.house.data()) + at, sizeof word);
      mixed = (mixed ^ word) * 0x9e3779b97f4a7c15U;
      mixed ^= mixed >> 32U;
    }
    return mixed >> (64 - page_bits);
  }
  static_assert(sizeof(State::house) % sizeof(std::uint64_t) == 0);

  std::vector<Page> pages_;
};

}  // namespace fondaco::hansa
