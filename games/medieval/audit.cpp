// SPDX-License-Identifier: MIT
// What holds in every sound position: nothing is lost, nothing is there twice, and the turn is where it can be.
#include "engine/audit.hpp"

#include <string>

#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {
namespace {

class Audit {
 public:
  Audit(const Game& game, const State& state) : game_(game), edition_(game.edition()), state_(state) {}

  Outcome run() {
    markers();
    for (unsigned city = 0; city < max_cities; ++city) houses_of(city);
    for (Seat seat = 0; seat < max_players; ++seat) seat < game_.players() ? player(seat) : absent(seat);
    towns();
    if (state_.stage == Stage::home) {
      homes();
    } else {
      turn();
    }
    return sound_;
  }

 private:
  void need(bool holds, std::string_view what) {
    if (!holds && sound_) sound_ = Fault{std::string(what)};
  }
  void need(bool holds, Seat seat, std::string_view what) {
    if (!holds && sound_) sound_ = of_seat(seat, what);
  }
  void need_city(bool holds, unsigned city, std::string_view what) {
    if (!holds) need(false, std::string(edition_.place[city].key.text()) + ": " + std::string(what));
  }
  static bool in(CitySet set, unsigned city) { return ((set >> city) & 1U) != 0; }

  void markers() {
    const CitySet all = cities_of(game_.in_play());
    CitySet won = 0;
    CitySet laid = 0;
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      need((won & state_.won[seat]) == 0, seat, "a marker has two owners");
      need((laid & state_.laid[seat]) == 0, seat, "a marker was laid twice");
      won |= state_.won[seat];
      laid |= state_.laid[seat];
    }
    const std::uint8_t preset = game_.table().preset;
    need(preset == no_place || in(state_.marked, preset), "the preset marker is missing (MM-2.3)");
    need((state_.marked & ~all) == 0, "a marker lies on a city out of play (MM-13.1)");
    need((state_.awarded & ~state_.marked) == 0 && won == state_.awarded, "an awarded marker has no owner");
    need((state_.halved & ~state_.awarded) == 0, "a marker scored half without being awarded (MM-9.3)");
    need((laid & ~state_.marked) == 0, "a marker was laid on a closed city");
    need((state_.centre & (state_.awarded | ~state_.marked)) == 0, "only open cities have houses on a centre (MM-4.3)");
    const Markers closed = game_.not_laid(state_);
    for (unsigned i = 0; i < max_value; ++i) {
      unsigned held = 0;
      for (Seat seat = 0; seat < game_.players(); ++seat) held += state_.hand[seat][i];
      need(held == closed[i], "the markers of value " + std::to_string(i + 1) +
                                  " in the hands are not as many as the closed cities of that value (MM-1.3)");
    }
  }

  void houses_of(unsigned city) {
    const Ring houses = state_.ring[city];
    if (!in(state_.marked, city)) return need(houses == 0, "a house stands in a city without a marker (MM-8.2)");
    const unsigned value = edition_.place[city].value;
    const unsigned size = ring::size(houses);
    need_city(size <= value, city, "more houses than spaces (MM-1.2)");
    Ring settled = houses;
    for (unsigned space = 0; space < size; ++space) {
      need_city(((houses >> (4 * space)) & 15U) != 0 && ring::at(houses, space) < game_.players(), city,
                "the ring has a gap (MM-1.2)");
    }
    if (in(state_.centre, city)) {
      const unsigned fresh = state_.twice == city ? 2 : 1;
      need_city(size >= fresh, city, "no house for the centre");
      for (unsigned i = 0; i < fresh && i < size; ++i) {
        need_city(ring::at(houses, size - 1 - i) == state_.turn, city, "houses on the centre are the active player's");
        settled &= ~(Ring{15} << (4 * (size - 1 - i)));
      }
    }
    if (!in(state_.awarded, city)) {
      need_city(ring::size(settled) < value, city, "an open city has a free space between turns (MM-9.4)");
      for (Seat seat = 0; seat < game_.players(); ++seat)
        need_city(ring::count(settled, seat) < edition_.majority[value], city, "the majority has its marker (MM-9.2)");
      return;
    }
    Seat owner = 0;
    while (owner < game_.players() && !in(state_.won[owner], city)) ++owner;
    if (!in(state_.halved, city)) {
      return need_city(ring::count(houses, owner) >= edition_.majority[value], city,
                       "whoever scored all of the marker has the majority (MM-9.2)");
    }
    need_city(size == value, city, "a marker that scored half was filled up (MM-9.3)");
    for (unsigned space = 0; space < size && sound_; ++space) {
      const Seat seat = ring::at(houses, space);
      const unsigned own = ring::count(houses, owner);
      const unsigned others = ring::count(houses, seat);
      need_city(others < edition_.majority[value], city, "a majority scores all of the marker (MM-9.5)");
      need_city(others < own || seat == owner || (others == own && first(houses, owner) < first(houses, seat)), city,
                "the marker went to the most houses, the first of equals (MM-9.3)");
    }
  }
  static unsigned first(Ring houses, Seat seat) {
    unsigned space = 0;
    while (space < max_value && ring::at(houses, space) != seat) ++space;
    return space;
  }

  void player(Seat seat) {
    CitySet cities = 0;
    unsigned houses = 0;
    for (unsigned city = 0; city < max_cities; ++city) {
      const unsigned own = ring::count(state_.ring[city], seat);
      houses += own;
      if (own > 0) cities |= bit<CitySet>(city);
    }
    const PlaceSet towns = towns_of(state_.branches[seat]);
    const int town_count = count_bits(towns);
    need(cities == cities_of(state_.branches[seat]), seat, "branches and houses differ");
    need((towns & ~game_.in_play()) == 0, seat, "a branch in a town out of play (MM-13.2)");
    need(houses + static_cast<unsigned>(town_count) + state_.supply[seat] == edition_.houses, seat,
         "the houses do not add up (MM-1.4)");
    need(state_.cash[seat] >= 0, seat, "in debt (MM-1.6)");
    need(state_.letters[seat] <= edition_.letters, seat, "too many letters (MM-1.5)");
    int points = edition_.start_score + (town_count > 1 ? town_count - 1 : 0);
    for_each_bit(state_.won[seat], [&](unsigned city) {
      const std::uint8_t value = edition_.place[city].value;
      points += in(state_.halved, city) ? edition_.half[value] : value;
    });
    need(state_.score[seat] == points, seat, "the points do not add up (MM-8.6, MM-9)");
    if (state_.stage != Stage::home) need(town_count > 0, seat, "no home town (MM-2.6)");
  }

  void absent(Seat seat) {
    const bool nothing = state_.branches[seat] == 0 && state_.cash[seat] == 0 && state_.won[seat] == 0 &&
                         state_.laid[seat] == 0 && count_of(state_.hand[seat]) == 0 && state_.score[seat] == 0 &&
                         state_.supply[seat] == 0 && state_.letters[seat] == 0;
    need(nothing, seat, "nobody sits here");
  }

  void towns() {
    PlaceSet taken = 0;
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      const PlaceSet own = towns_of(state_.branches[seat]);
      need((taken & own) == 0, seat, "a town holds one house (MM-8.6)");
      taken |= own;
    }
    need(state_.towns_left == count_bits(game_.empty_towns(state_)), "the town track is wrong (MM-1.7)");
  }

  void homes() {
    const Seat players = game_.players();
    const auto place_of = [&](Seat seat) { return (seat + players - state_.start_seat) % players; };
    for (Seat seat = 0; seat < players; ++seat) {
      const int wanted = place_of(seat) < place_of(state_.turn) ? 1 : 0;
      need(count_bits(state_.branches[seat]) == wanted, seat, "homes are chosen in turn order (MM-2.6)");
    }
    need(state_.round == 0 && state_.idle == 0, "no turn was played yet (MM-2.6)");
    need(state_.letter == Letter::none && state_.at == 0 && state_.opened == 0, "no turn was played yet (MM-2.6)");
    need(state_.centre == 0 && state_.awarded == 0, "no turn was played yet (MM-2.6)");
  }

  void turn() {
    const Stage stage = state_.stage;
    const Seat me = state_.turn;
    need(state_.round >= 1, "rounds count from 1");
    const bool ended =
        state_.towns_left == 0 || state_.awarded == cities_of(game_.in_play()) || state_.idle >= game_.players();
    need(ended == (stage == Stage::over),
         ended ? "the game is over (MM-11)" : "stage 'over' needs an end of the game (MM-11)");
    if (stage == Stage::place) need(count_of(state_.hand[me]) > 0, me, "no marker to place (MM-5.3)");
    const bool phase_two = stage == Stage::income || stage == Stage::city || stage == Stage::paid;
    need(!phase_two || state_.round >= 2, "the first turn has no phase 2 (MM-4.2)");
    if (stage == Stage::city) {
      need(in(cities_of(state_.branches[me]) & state_.marked & ~state_.awarded & ~state_.centre, state_.at),
           "the city asked for is open and has a branch (MM-6.1)");
      need(state_.centre >> state_.at == 0, "open cities come in ascending order (MM-D.5)");
    } else if (stage == Stage::paid && state_.at > 0) {
      need(in(cities_of(state_.branches[me]) & state_.awarded, state_.at - 1U),
           "the city enlarged last is awarded and has a branch (MM-6.4)");
    } else {
      need(state_.at == 0, "no city is asked for");
    }
    // Houses on a centre: from phase 2 to the end of the turn; they stay there if the last town ends the game.
    const bool centre_allowed = stage == Stage::city || stage == Stage::paid || stage == Stage::open ||
                                stage == Stage::second || (stage == Stage::over && state_.towns_left == 0);
    need(state_.centre == 0 || centre_allowed, "houses on a centre are settled in phase 5 (MM-9.1)");
    need(state_.twice == no_place || in(state_.centre, state_.twice), "two houses on no centre (MM-10.2)");
    need(state_.twice == no_place || state_.letter == Letter::enlarge || stage == Stage::over,
         "two houses on a centre without a letter (MM-10.2)");
    need(state_.opened == (stage == Stage::second ? 1 : 0), "a second opening follows a first (MM-10.4)");
    letter();
  }

  void letter() {
    const Stage stage = state_.stage;
    if (state_.letter == Letter::none) return;
    need(state_.round >= 2, "no letter on the first turn (MM-10.1)");
    need(state_.letters[state_.turn] < edition_.letters, state_.turn, "a letter was used and is still there (MM-10.1)");
    const bool possible = state_.letter == Letter::income
                              ? stage == Stage::open && state_.centre == 0
                              : state_.letter == Letter::enlarge &&
                                    (stage == Stage::city || stage == Stage::paid || stage == Stage::open);
    need(possible, "no letter was used by now (MM-10.1)");
  }

  const Game& game_;
  const Edition& edition_;
  const State& state_;
  Outcome sound_;
};

}  // namespace

Outcome Game::audit(const State& state) const { return Audit(*this, state).run(); }

}  // namespace fondaco::medieval
