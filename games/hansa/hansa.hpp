// SPDX-License-Identifier: MIT
#pragma once
// Hansa Teutonica. Every rule id HT-… is explained in rules.en.md and rules.it.md; here stands the contract of the
// game, and each included file does one part of it:
//   reach.hpp      which routes, houses and pieces a player can act on; shared by the parts below
//   legal.hpp      which moves are legal, all of them, fast
//   check.hpp      whether one move is legal, and by which rule not; written independently of legal.hpp
//   apply.hpp      playing a move: turns; apply_actions.hpp, apply_displace.hpp, apply_establish.hpp, apply_tokens.hpp
//   scoring.hpp    control, networks, scores
//   judgement.hpp  how good a position looks; features.hpp the same for a learned player
//   position_writer.cpp, position_reader.cpp   positions as JSON; audit.cpp what holds in every position
//   board.cpp      the terminal board; names.hpp and names.cpp names of everything
#include <algorithm>

#include "engine/game.hpp"
#include "engine/game_base.hpp"
#include "games/hansa/edition.hpp"
#include "games/hansa/moves.hpp"
#include "games/hansa/state.hpp"

namespace fondaco::hansa {

using namespace fondaco::literals;

/// Positions in the option table (HT-11.2).
enum class Option : std::uint8_t { swap_needs_own, tie_break_2020, tokens_2020 };

enum class EventKind : std::uint8_t {
  turn,       // actions
  allocated,  // traders, merchants
  inserted,   // piece, route
  displaced,  // piece, owner, route, piece in its place
  fee,        // traders, merchants
  relocated,  // piece, route
  returned,   // piece
  lifted,     // piece, route
  extra,      // piece, route
  declined,
  moved,        // piece, route, route
  exchanged,    // piece, route, route
  established,  // route
  prestige,     // city
  took,         // token
  drew,
  kontor,        // piece, city
  extra_kontor,  // piece, city
  coin,          // points
  completed,     // city, cities completed
  linked,        // points
  skill,         // skill, value
  table,         // field
  unrewarded,
  used,          // token
  swapped,       // city, left house
  removed,       // piece, owner, route
  shifted,       // piece, owner, route, route
  pawn,          // province
  revealed,      // token
  token_placed,  // token, route
  token_kept,    // token
  ended,         // reason[, reason[, reason]]
};

enum class ScoreLabel : std::uint8_t { track, desk, tokens, table, cities, network };
enum class TermLabel : std::uint8_t {
  score,
  desk,
  tokens,
  table,
  cities,
  network,
  pieces,
  routes,
  actions,
  rival,
  taken,
  kontors,
};

/// Cities joined by routes, all with Kontors of one player, and how many of these stand in them.
struct Network {
  unsigned size = 0;
  CitySet cities = 0;
};

struct Survey;
class SurveyBook;

template <class Journal>
class Play;

class Game : public GameBase<Game, Edition, State, Play> {
 public:
  static constexpr std::string_view id = "hansa";
  static constexpr std::string_view title = "Hansa Teutonica";
  static constexpr std::string_view rule_prefix = "HT";
  static constexpr int rules_version = 1;
  static constexpr Seat min_players = 2;
  static constexpr Seat max_players = hansa::max_players;
  static constexpr unsigned move_count = code::end;
  /// Choosing any piece on the board is the longest list.
  static constexpr std::size_t legal_capacity = max_routes * max_spaces + 1;
  static constexpr std::size_t feature_count = 739;
  static constexpr bool has_secrets = false;  ///< HT-10
  using Moves = MoveList<legal_capacity>;
  using Weights = std::array<std::uint16_t, legal_capacity>;
  using Notes = SurveyBook;

  static Vocabulary vocabulary();
  std::string component_name(Component component) const;
  std::string component_title(Component component) const;

  static void load_edition(json::Cursor in, Edition& edition) { hansa::load_edition(in, edition); }
  static Outcome check_options(const Edition& edition, const Options& options);
  constexpr Game(const Edition& edition, const Options& options);

  /// The side of the board in play (HT-2.1).
  constexpr const Board& side() const { return edition_.board[edition_.side[options_.players]]; }

  constexpr Seat to_move(const State& state) const;
  constexpr bool settled(const State& state) const { return state.stage == Stage::main || state.stage == Stage::over; }
  constexpr void legal(const State& state, Moves& moves) const;
  constexpr Verdict check(const State& state, Move move) const;
  constexpr MoveShape shape(Move move) const { return shape_of(move); }

  constexpr Scores scores(const State& state, Viewer viewer) const;
  Outcome audit(const State& state) const;
  void to_json(const State& state, Viewer viewer, json::Writer& out) const;
  void from_json(json::Cursor in, State& state) const;
  std::string board(const State& state, Viewer viewer, const Terminal& terminal) const;

  template <class Terms>
  constexpr std::int32_t judge(const State& state, Seat seat, Terms& terms, SurveyBook* book = nullptr) const;
  constexpr void advise(const State& state, const Moves& moves, Weights& weights, SurveyBook* book = nullptr) const;
  template <class Sink>
  constexpr void encode(const State& state, Seat seat, Sink&& sink) const;

  // What the parts above and the tests share.

  constexpr bool two_players() const { return options_.players == 2; }
  constexpr const TokenMix& token_mix() const { return edition_.tokens[on(Option::tokens_2020) ? 1 : 0]; }
  constexpr const Skill& skill(Track track) const { return edition_.skill[static_cast<std::size_t>(track)]; }
  /// HT-1.6
  constexpr unsigned skill_value(const State& state, Seat seat, Track track) const {
    return skill(track).value[state.skill[seat][static_cast<std::size_t>(track)]];
  }
  /// HT-6.1
  constexpr bool fully_uncovered(const State& state, Seat seat, unsigned track) const {
    return state.skill[seat][track] + 1 >= edition_.skill[track].values;
  }

  constexpr RouteSet all_routes() const { return all_routes_; }
  /// Routes that end in a city.
  constexpr RouteSet routes_at(unsigned city) const { return routes_at_[city]; }
  /// Cities joined to a city by a route.
  constexpr CitySet neighbours(unsigned city) const { return neighbours_[city]; }
  /// Routes at this distance from a route (HT-0.7).
  constexpr RouteSet ring(unsigned route, unsigned distance) const { return ring_[route][distance]; }
  /// Provinces at 1 to the free number of borders from one (HT-9.5).
  constexpr ProvinceSet free_range(unsigned province) const { return free_range_[province]; }

  /// Routes on which the active player may insert, displace and establish (HT-9.4).
  constexpr RouteSet allowed(const State& state) const;
  /// Where anybody stands.
  constexpr RouteSet occupied(const State& state) const;
  /// Where somebody else than `seat` has a piece of this kind.
  constexpr RouteSet rivals(const State& state, Seat seat, Kind kind) const;
  /// Routes all of whose spaces the seat holds (HT-4.5.1).
  constexpr RouteSet held(const State& state, Seat seat) const;
  /// Where a displaced or extra piece may go now (HT-4.3.5, HT-4.3.8); empty when there is no free space at all.
  constexpr RouteSet nearest_free(const State& state, unsigned route) const;
  /// Routes on which a drawn token may be placed (HT-5.3).
  constexpr RouteSet token_routes(const State& state) const;
  /// The leftmost empty house of a city (HT-4.5.7), or as many as it has.
  constexpr unsigned next_house(const State& state, unsigned city) const;
  constexpr unsigned pieces_left(const State& state, Seat seat) const {
    return state.supply[seat][0] + unsigned{state.supply[seat][1]};
  }

  /// The controller of a city, or nobody (HT-4.5.4).
  constexpr Seat controller(const State& state, unsigned city) const;
  /// How many Kontors of a seat stand in each city.
  constexpr std::array<std::uint8_t, max_cities> kontors(const State& state, Seat seat) const;
  /// The largest network (HT-8.6).
  constexpr Network network(const std::array<std::uint8_t, max_cities>& kontors) const;
  /// Do these cities hold a chain between the ends of the link (HT-4.5.12)?
  constexpr bool links(CitySet cities) const;
  constexpr unsigned tokens_taken(const State& state, Seat seat) const;
  constexpr unsigned supply_size(const State& state) const;

 private:
  template <class Journal>
  friend class Play;

  constexpr void derive_distances();
  template <class Terms>
  constexpr std::int32_t judge_by(const Survey& survey, const State& state, Seat seat, Terms& terms) const;
  constexpr void list_main(const State& state, Moves& moves) const;
  constexpr void list_rewards(const State& state, Moves& moves) const;
  constexpr void list_swaps(const State& state, Moves& moves) const;
  constexpr void list_extra_pieces(const State& state, Moves& moves) const;
  constexpr bool can_move_pieces(const State& state, Seat seat, unsigned steps) const;
  constexpr bool can_swap(const State& state) const;
  constexpr bool may_swap(const State& state, unsigned city, unsigned left) const;
  constexpr bool usable(const State& state, Token token) const;
  /// Pieces that the deciding owner may still lift in this displacement (HT-4.3.6).
  constexpr bool may_lift(const State& state, unsigned route, Piece piece) const;

  constexpr Verdict check_main(const State& state, MoveKind kind, Move move) const;
  constexpr Verdict check_use(const State& state, Token token) const;
  constexpr Verdict check_route(const State& state, unsigned route) const;
  constexpr Verdict check_piece(const State& state, Move move) const;
  constexpr Verdict check_with(const State& state, Kind kind) const;
  constexpr Verdict check_amount(const State& state, MoveKind kind, int amount) const;
  constexpr Verdict check_reward(const State& state, MoveKind kind, Move move) const;
  constexpr Verdict check_pawn(const State& state, unsigned province) const;
  constexpr unsigned borders_between(unsigned from, unsigned to) const;
  constexpr bool pawn_allows(const State& state, unsigned route) const;
  constexpr unsigned free_spaces_elsewhere(const State& state, unsigned route) const;
  constexpr Verdict check_landing(const State& state, unsigned route) const;
  constexpr bool step_possible(const State& state, unsigned route, Piece piece, unsigned steps) const;

  // Derived once, so that `legal` works on whole sets.
  RouteSet all_routes_ = 0;
  std::array<RouteSet, max_cities> routes_at_{};
  std::array<CitySet, max_cities> neighbours_{};
  std::array<std::array<RouteSet, max_distance>, max_routes> ring_{};
  std::array<ProvinceSet, max_provinces> free_range_{};
};

constexpr Game::Game(const Edition& edition, const Options& options) : GameBase(edition, options) {
  for (unsigned r = 0; r < side().routes; ++r) {
    const Route& route = side().route[r];
    all_routes_ |= bit<RouteSet>(r);
    routes_at_[route.a] |= bit<RouteSet>(r);
    routes_at_[route.b] |= bit<RouteSet>(r);
    neighbours_[route.a] |= bit<CitySet>(route.b);
    neighbours_[route.b] |= bit<CitySet>(route.a);
  }
  derive_distances();
}

/// HT-0.7 and HT-9.5: rings around every route and province, one step at a time.
constexpr void Game::derive_distances() {
  for (unsigned r = 0; r < side().routes; ++r) {
    ring_[r][0] = bit<RouteSet>(r);
    RouteSet seen = ring_[r][0];
    for (unsigned distance = 1; distance < max_distance; ++distance) {
      RouteSet next = 0;
      for_each_bit(ring_[r][distance - 1],
                   [&](unsigned near) { next |= routes_at_[side().route[near].a] | routes_at_[side().route[near].b]; });
      ring_[r][distance] = next & ~seen;
      seen |= next;
    }
  }
  for (unsigned p = 0; p < edition_.provinces; ++p) {
    auto seen = bit<ProvinceSet>(p);
    for (unsigned step = 0; step < edition_.free_borders; ++step) {
      ProvinceSet next = seen;
      for_each_bit(seen, [&](unsigned near) { next |= edition_.province[near].neighbours; });
      seen = next;
    }
    free_range_[p] = seen & ~bit<ProvinceSet>(p);
  }
}

/// HT-4.3.3: in a displacement the owner of the piece answers.
constexpr Seat Game::to_move(const State& state) const {
  if (state.stage == Stage::over) return nobody;
  const bool answering =
      state.stage == Stage::relocate || state.stage == Stage::extra_piece || state.stage == Stage::extra_route;
  return answering ? owner_of(state.pending.target) : state.turn;
}

}  // namespace fondaco::hansa

#include "games/hansa/reach.hpp"
// after reach.hpp, which they use
#include "games/hansa/apply.hpp"
#include "games/hansa/check.hpp"
#include "games/hansa/features.hpp"
#include "games/hansa/judgement.hpp"
#include "games/hansa/legal.hpp"
#include "games/hansa/scoring.hpp"

namespace fondaco::hansa {
static_assert(fulfils_contract<Game>());
}  // namespace fondaco::hansa
