// SPDX-License-Identifier: MIT
#pragma once
// Medieval Merchant. Every rule id MM-… is explained in rules.en.md and rules.it.md; here stands the contract of the
// game, and each included file does one part of it:
//   legal.hpp      which moves are legal, all of them, fast
//   check.hpp      whether one move is legal, and by which rule not; written independently of legal.hpp
//   apply.hpp      playing a move
//   scoring.hpp    scores and ranking
//   knowledge.hpp  what a viewer may know: resampling
//   judgement.hpp  how good a position looks; features.hpp the same for a learned player
//   position_writer.cpp, position_reader.cpp   positions as JSON; audit.cpp what holds in every position
//   board.cpp      the terminal board; names.hpp and names.cpp names of everything
#include <algorithm>

#include "engine/game.hpp"
#include "engine/game_base.hpp"
#include "games/medieval/edition.hpp"
#include "games/medieval/moves.hpp"
#include "games/medieval/state.hpp"

namespace fondaco::medieval {

using namespace fondaco::literals;

/// Why a game is over (MM-11).
enum class Cause : std::uint8_t { towns, markers, standstill };

/// Positions in the option table.
enum class Option : std::uint8_t { open_cash };

enum class EventKind : std::uint8_t {
  settled,    // home
  laid,       // city, value of the marker
  collected,  // city, ducats
  enlarged,   // city
  paid,       // city, ducats
  letter,     // what for
  income,     // ducats
  opened,     // place, ducats
  scored,     // points
  passed,
  awarded,  // city, points; the actor is who gets the marker
  ended,    // why
};

enum class ScoreLabel : std::uint8_t { start, towns, markers, territories, money };
enum class TermLabel : std::uint8_t { score, territories, money, city, reach, letters, rival };

template <class Journal>
class Play;

class Game : public GameBase<Game, Edition, State, Play> {
 public:
  static constexpr std::string_view id = "medieval";
  static constexpr std::string_view title = "Medieval Merchant";
  static constexpr std::string_view rule_prefix = "MM";
  static constexpr int rules_version = 1;
  static constexpr Seat min_players = medieval::min_players;
  static constexpr Seat max_players = medieval::max_players;
  static constexpr unsigned move_count = code::end;
  /// The longest lists: every place and passing (MM-D.7), or every city once and twice and done (MM-D.6).
  static constexpr std::size_t legal_capacity = max_places + 1;
  static constexpr std::size_t feature_count = 634;
  static constexpr bool has_secrets = true;
  using Moves = MoveList<legal_capacity>;
  using Weights = std::array<std::uint16_t, legal_capacity>;

  static Vocabulary vocabulary();
  std::string component_name(Component component) const;
  std::string component_title(Component component) const;

  static void load_edition(json::Cursor in, Edition& edition) { medieval::load_edition(in, edition); }
  constexpr Game(const Edition& edition, const Options& options);

  constexpr Seat to_move(const State& state) const { return state.stage == Stage::over ? nobody : state.turn; }
  constexpr void legal(const State& state, Moves& moves) const;
  constexpr Verdict check(const State& state, Move move) const;
  constexpr MoveShape shape(Move move) const { return shape_of(move); }

  constexpr Scores scores(const State& state, Viewer viewer) const;
  /// No move of this game says anything secret: a marker is laid face up.
  constexpr MoveShape seen(const State&, Move move, Viewer) const { return shape_of(move); }
  constexpr State resample(const State& state, Viewer viewer, Rng& rng) const;
  Outcome audit(const State& state) const;
  void to_json(const State& state, Viewer viewer, json::Writer& out) const;
  void from_json(json::Cursor in, State& state) const;
  std::string board(const State& state, Viewer viewer, const Terminal& terminal) const;

  template <class Terms>
  constexpr std::int32_t judge(const State& state, Seat seat, Terms& terms) const;
  constexpr void advise(const State& state, const Moves& moves, Weights& weights) const;
  template <class Sink>
  constexpr void encode(const State& state, Seat seat, Sink&& sink) const;

  // What the parts above and the tests share.

  /// A direct route as seen from one of its ends.
  struct Link {
    std::uint8_t to = 0;
    std::uint8_t cost = 0;
  };

  constexpr const PlayerTable& table() const { return edition_.table[players()]; }
  /// Places that nothing keeps out of play (MM-13).
  constexpr PlaceSet in_play() const { return in_play_; }
  /// Cities in play of this value.
  constexpr CitySet of_value(unsigned value) const { return of_value_[value]; }
  /// Places in play of a territory.
  constexpr PlaceSet territory(unsigned which) const { return territory_[which]; }
  /// Places in play that a direct route joins with this one.
  constexpr PlaceSet near(unsigned place) const { return near_[place]; }
  /// The routes of a place, the cheapest first.
  constexpr std::span<const Link> links(unsigned place) const { return {links_[place].data(), link_count_[place]}; }

  /// What it costs to come from one place to another over any places between, if nobody is in the way.
  constexpr unsigned distance(unsigned from, unsigned to) const { return distance_[from][to]; }

  constexpr unsigned free_spaces(const State& state, unsigned city) const {
    return edition_.place[city].value - ring::size(state.ring[city]);
  }
  /// Towns in play where nobody has a house.
  constexpr PlaceSet empty_towns(const State& state) const;
  /// Where the seat could open a branch now, if it is asked (MM-8.2, MM-8.3).
  constexpr PlaceSet targets(const State& state, Seat seat) const;
  /// The cheapest route from the seat's branches, or 0 (MM-8.4).
  constexpr unsigned route_cost(const State& state, Seat seat, unsigned place) const;
  /// Awarded cities from `state.at` on that the seat to move can enlarge by so many houses (MM-6.4).
  constexpr CitySet payable(const State& state, unsigned houses) const;
  /// May the seat to move still use a letter in this turn (MM-10.1)?
  constexpr bool has_letter(const State& state) const {
    return state.letters[state.turn] > 0 && state.letter == Letter::none && state.round > 1;
  }
  /// What the seat's open cities pay together (MM-6.2).
  constexpr int city_income(const State& state, Seat seat) const;
  /// Territories in which the seat has a branch (MM-12.1).
  constexpr int territories(const State& state, Seat seat) const;
  /// Markers that are in nobody's sight but their owners': all of the edition that are not on the map.
  constexpr Markers not_laid(const State& state) const;
  /// May the viewer see the cash of this seat (MM-3.3, MM-3.6)?
  constexpr bool shows_cash(const State& state, Viewer viewer, Seat seat) const {
    return viewer.sees(seat) || state.stage == Stage::over || option(Option::open_cash) == 1;
  }
  /// Why the game is over, and by which rule.
  constexpr Cause end_cause(const State& state) const {
    if (state.towns_left == 0) return Cause::towns;
    return state.awarded == cities_of(in_play_) ? Cause::markers : Cause::standstill;
  }
  constexpr RuleId end_rule(const State& state) const;
  /// High markers dealt to each player before the rest (MM-2.4).
  constexpr unsigned high_each() const { return high_each_; }

 private:
  template <class Journal>
  friend class Play;
  static constexpr unsigned max_links = 16;

  constexpr Verdict check_home(const State& state, unsigned place) const;
  constexpr Verdict check_place(const State& state, unsigned city) const;
  constexpr Verdict check_income(const State& state, Income how) const;
  constexpr Verdict check_city(const State& state, MoveKind kind, unsigned city) const;
  constexpr Verdict check_paid(const State& state, MoveKind kind, unsigned city) const;
  constexpr Verdict check_open(const State& state, unsigned place) const;
  constexpr Verdict check_letter(const State& state, RuleId allowed) const;
  constexpr RuleId phase_rule(const State& state, MoveKind kind) const;
  constexpr void measure_distances();

  // Derived once, so that the rules work on whole sets of places.
  PlaceSet in_play_ = 0;
  std::array<CitySet, max_value + 1> of_value_{};
  std::array<PlaceSet, max_territories> territory_{};
  std::array<PlaceSet, max_places> near_{};
  std::array<std::array<Link, max_links>, max_places> links_{};
  std::array<std::uint8_t, max_places> link_count_{};
  std::array<std::array<std::uint8_t, max_places>, max_places> distance_{};
  unsigned high_each_ = 0;
};

constexpr Game::Game(const Edition& edition, const Options& options) : GameBase(edition, options) {
  unsigned high = 0;
  for (unsigned place = 0; place < max_places; ++place) {
    if (!edition.has(place)) continue;
    const Place& what = edition.place[place];
    if (what.removed && options.players == 2) continue;  // MM-13.1, MM-13.2
    in_play_ |= bit<PlaceSet>(place);
    territory_[what.territory] |= bit<PlaceSet>(place);
    if (!is_city(place)) continue;
    of_value_[what.value] |= bit<CitySet>(place);
    high += what.value >= edition.high ? 1U : 0U;
  }
  if (table().preset != no_place) high -= edition.place[table().preset].value >= edition.high ? 1U : 0U;
  if (options.players > 0) high_each_ = high / options.players;
  const auto link = [&](std::uint8_t from, std::uint8_t to, std::uint8_t cost) {
    near_[from] |= bit<PlaceSet>(to);
    unsigned slot = link_count_[from]++;
    for (; slot > 0 && links_[from][slot - 1].cost > cost; --slot) links_[from][slot] = links_[from][slot - 1];
    links_[from][slot] = {to, cost};
  };
  for (unsigned i = 0; i < edition.routes; ++i) {
    const Route& route = edition.route[i];
    const PlaceSet ends = bit<PlaceSet>(route.a) | bit<PlaceSet>(route.b);
    if ((ends & in_play_) != ends) continue;  // MM-13.1: the routes of places out of play are out of play
    link(route.a, route.b, route.cost);
    link(route.b, route.a, route.cost);
  }
  measure_distances();
}

/// From every place, outwards until nothing comes nearer.
constexpr void Game::measure_distances() {
  constexpr std::uint8_t far = 0xff;
  for (unsigned from = 0; from < max_places; ++from) {
    for (std::uint8_t& each : distance_[from]) each = far;
    distance_[from][from] = 0;
    for (PlaceSet waiting = bit<PlaceSet>(from); waiting != 0;) {
      PlaceSet nearer = 0;
      for_each_bit(waiting, [&](unsigned at) {
        for (unsigned i = 0; i < link_count_[at]; ++i) {
          const Link way = links_[at][i];
          const unsigned cost = unsigned{distance_[from][at]} + way.cost;
          if (cost >= distance_[from][way.to]) continue;
          distance_[from][way.to] = static_cast<std::uint8_t>(cost);
          nearer |= bit<PlaceSet>(way.to);
        }
      });
      waiting = nearer;
    }
  }
}

constexpr PlaceSet Game::empty_towns(const State& state) const {
  PlaceSet taken = 0;
  for (const PlaceSet places : state.branches) taken |= places;
  return towns_of(in_play_ & ~taken);
}

constexpr unsigned Game::route_cost(const State& state, Seat seat, unsigned place) const {
  for (unsigned i = 0; i < link_count_[place]; ++i) {
    const Link link = links_[place][i];
    if (((state.branches[seat] >> link.to) & 1U) != 0) return link.cost;
  }
  return 0;
}

constexpr int Game::city_income(const State& state, Seat seat) const {
  unsigned spaces = 0;
  for_each_bit(cities_of(state.branches[seat]) & state.marked & ~state.awarded,
               [&](unsigned city) { spaces += free_spaces(state, city); });
  return static_cast<int>(spaces) * table().income;
}

constexpr int Game::territories(const State& state, Seat seat) const {
  int count = 0;
  for (unsigned i = 0; i < edition_.territories; ++i) count += (territory_[i] & state.branches[seat]) != 0 ? 1 : 0;
  return count;
}

constexpr Markers Game::not_laid(const State& state) const {
  Markers markers{};
  for (unsigned value = 1; value <= max_value; ++value) {
    markers[value - 1] = static_cast<std::uint8_t>(count_bits(of_value_[value] & ~state.marked));
  }
  return markers;
}

constexpr RuleId Game::end_rule(const State& state) const {
  const Cause cause = end_cause(state);
  return cause == Cause::towns ? "MM-11.1"_rule : cause == Cause::markers ? "MM-11.2"_rule : "MM-11.3"_rule;
}

}  // namespace fondaco::medieval

#include "games/medieval/legal.hpp"
// after legal.hpp, which they use
#include "games/medieval/apply.hpp"
#include "games/medieval/check.hpp"
#include "games/medieval/features.hpp"
#include "games/medieval/judgement.hpp"
#include "games/medieval/knowledge.hpp"
#include "games/medieval/scoring.hpp"

namespace fondaco::medieval {
static_assert(fulfils_contract<Game>());
}  // namespace fondaco::medieval
