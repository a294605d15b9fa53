// SPDX-License-Identifier: MIT
#pragma once
// Ticket to Ride: Amsterdam. Every rule id TA-… is explained in rules.en.md and rules.it.md; here stands the contract
// of the game, and each included file does one part of it:
//   legal.hpp      which moves are legal, all of them, fast
//   check.hpp      whether one move is legal, and by which rule not; written independently of legal.hpp
//   apply.hpp      playing a move
//   scoring.hpp    scores and ranking
//   knowledge.hpp  what a viewer may know: moves as seen, resampling
//   judgement.hpp  how good a position looks; features.hpp the same for a learned player
//   position_writer.cpp, position_reader.cpp   positions as JSON; audit.cpp what holds in every position
//   board.cpp      the terminal board; names.hpp and names.cpp names of everything
#include <algorithm>

#include "engine/game.hpp"
#include "engine/game_base.hpp"
#include "games/amsterdam/edition.hpp"
#include "games/amsterdam/moves.hpp"
#include "games/amsterdam/plan_book.hpp"
#include "games/amsterdam/state.hpp"

namespace fondaco::amsterdam {

using namespace fondaco::literals;

/// Positions in the option table.
enum class Option : std::uint8_t { start_player, merch_ties };
inline constexpr std::int16_t start_random = max_players;  ///< choices before it are the seats

enum class EventKind : std::uint8_t {
  took,         // card
  drew,         // card (secret)
  turned_up,    // card
  flushed,      // count
  reshuffled,   // count
  claimed,      // route
  paid,         // card, count[, wilds]
  scored,       // points
  merchandise,  // count held now
  offered,      // contract, contract (secret)
  kept,         // contract[, contract] (secret)
  rejected,     // contract (secret)
  passed,
  last_turns,  // count
  ended,
};

enum class ScoreLabel : std::uint8_t { routes, contracts_done, contracts_failed, merchandise };
enum class TermLabel : std::uint8_t { routes, contract, merchandise, hand, rival };

template <class Journal>
class Play;

class Game : public GameBase<Game, Edition, State, Play> {
 public:
  static constexpr std::string_view id = "amsterdam";
  static constexpr std::string_view title = "Ticket to Ride: Amsterdam";
  static constexpr std::string_view rule_prefix = "TA";
  static constexpr int rules_version = 1;
  static constexpr Seat min_players = 2;
  static constexpr Seat max_players = amsterdam::max_players;
  static constexpr unsigned move_count = code::end;
  /// MAIN is the longest list: every draw, every route, contracts.
  static constexpr std::size_t legal_capacity = 1 + card_kinds + max_routes + 1;
  static constexpr std::size_t feature_count = 550;
  static constexpr bool has_secrets = true;
  using Moves = MoveList<legal_capacity>;
  using Weights = std::array<std::uint16_t, legal_capacity>;
  using Notes = PlanBook;

  static Vocabulary vocabulary();
  std::string component_name(Component component) const;
  std::string component_title(Component component) const;

  static void load_edition(json::Cursor in, Edition& edition) { amsterdam::load_edition(in, edition); }
  static Outcome check_options(const Edition& edition, const Options& options);
  constexpr Game(const Edition& edition, const Options& options);

  constexpr Seat to_move(const State& state) const { return state.stage == Stage::over ? nobody : state.turn; }
  constexpr bool settled(const State& state) const { return state.stage == Stage::main || state.stage == Stage::over; }
  constexpr void legal(const State& state, Moves& moves) const;
  constexpr Verdict check(const State& state, Move move) const;
  constexpr MoveShape shape(Move move) const { return shape_of(move); }

  constexpr Scores scores(const State& state, Viewer viewer) const;
  constexpr MoveShape seen(const State& state, Move move, Viewer viewer) const;
  constexpr State resample(const State& state, Viewer viewer, Rng& rng) const;
  Outcome audit(const State& state) const;
  void to_json(const State& state, Viewer viewer, json::Writer& out) const;
  void from_json(json::Cursor in, State& state) const;
  std::string board(const State& state, Viewer viewer, const Terminal& terminal) const;

  template <class Terms>
  constexpr std::int32_t judge(const State& state, Seat seat, Terms& terms, PlanBook* book = nullptr) const;
  constexpr void advise(const State& state, const Moves& moves, Weights& weights, PlanBook* book = nullptr) const;
  template <class Sink>
  constexpr void encode(const State& state, Seat seat, Sink&& sink) const;

  // What the parts above and the tests share.

  /// Routes nobody owns and that TA-5.3 and TA-5.4 leave open to this seat.
  constexpr RouteSet open_routes(const State& state, Seat seat) const;
  /// Routes this hand could pay for (TA-5.5), whoever owns them.
  constexpr RouteSet affordable(const Counts& hand) const;
  /// Routes that end at a place.
  constexpr RouteSet routes_at(unsigned place) const { return routes_at_[place]; }
  /// The seat's route points (TA-8.1).
  constexpr int route_points(const State& state, Seat seat) const;
  /// Do the seat's own routes join the contract's places (TA-8.2)?
  constexpr bool complete(const State& state, Seat seat, unsigned contract) const;
  /// Merchandise points of a seat if the game ended now (TA-8.3 … TA-8.5).
  constexpr int merchandise_points(const State& state, Seat seat) const;
  /// What a viewer knows of the cards in a seat's hand (TA-9.4, TA-9.7).
  constexpr const Counts& known_to(const State& state, Viewer viewer, Seat seat) const;
  /// Cards still in the merchandise pile.
  constexpr int merchandise_left(const State& state) const;
  /// Contracts offered to the seat that answers KEEP_DRAW: the top of the deck.
  constexpr ContractSet offered(const State& state) const;
  /// Cards visible in the contract deck's size: without the ones on offer.
  constexpr std::size_t contract_deck_size(const State& state) const;
  constexpr unsigned offer_size(const State& state) const;

  static constexpr int sum(const Counts& cards) {
    int total = 0;
    for (const std::uint8_t count : cards) total += count;
    return total;
  }

 private:
  template <class Journal>
  friend class Play;
  /// Is there a card or a contract to draw? Everybody sees that.
  constexpr bool can_draw(const State& state) const;
  /// Could the seat claim a route? Only its owner knows the hand.
  constexpr bool can_claim(const State& state, Seat seat) const;
  constexpr Verdict check_draw(const State& state, int card) const;
  constexpr Verdict check_claim(const State& state, unsigned route) const;
  constexpr Verdict check_keep(const State& state, Move move) const;
  constexpr Verdict check_pay(const State& state, Move move) const;
  constexpr Verdict check_pass(const State& state) const;
  constexpr void resample_transport(State& state, Viewer viewer, Rng& rng) const;
  constexpr Counts imagine_payment(RouteSet routes, const Counts& known, const Counts& unseen, int unknown,
                                   Rng& rng) const;
  constexpr void resample_contracts(State& state, Viewer viewer, Rng& rng) const;

  // Derived once, so that `legal` works on whole sets of routes.
  RouteSet all_routes_ = 0;
  std::array<RouteSet, max_places> routes_at_{};         ///< [place]: routes that end there
  std::array<RouteSet, max_length + 1> up_to_length_{};  ///< [n]: routes of at most n spaces
  std::array<std::array<RouteSet, max_length + 1>, card_kinds>
      up_to_length_of_{};  ///< [color][n]; gray stands at `gray`
};

constexpr Game::Game(const Edition& edition, const Options& options) : GameBase(edition, options) {
  for (unsigned r = 0; r < edition.routes; ++r) {
    const Route& route = edition.route[r];
    all_routes_ |= bit<RouteSet>(r);
    routes_at_[route.a] |= bit<RouteSet>(r);
    routes_at_[route.b] |= bit<RouteSet>(r);
    for (unsigned n = route.length; n <= max_length; ++n) {
      up_to_length_[n] |= bit<RouteSet>(r);
      up_to_length_of_[route.color][n] |= bit<RouteSet>(r);
    }
  }
}

constexpr unsigned Game::offer_size(const State& state) const {
  const auto there = static_cast<unsigned>(state.contract_deck.size());
  return state.stage == Stage::keep_draw ? std::min<unsigned>(edition_.draw_contracts, there) : 0;
}

constexpr std::size_t Game::contract_deck_size(const State& state) const {
  return state.contract_deck.size() - offer_size(state);
}

constexpr ContractSet Game::offered(const State& state) const {
  ContractSet set = 0;
  for (unsigned i = 0; i < offer_size(state); ++i) set |= bit<ContractSet>(state.contract_deck[i]);
  return set;
}

constexpr int Game::merchandise_left(const State& state) const {
  int left = edition_.merchandise;
  for (const std::uint8_t taken : state.merchandise) left -= taken;
  return left;
}

}  // namespace fondaco::amsterdam

#include "games/amsterdam/legal.hpp"
// after legal.hpp, which they use
#include "games/amsterdam/apply.hpp"
#include "games/amsterdam/check.hpp"
#include "games/amsterdam/features.hpp"
#include "games/amsterdam/judgement.hpp"
#include "games/amsterdam/knowledge.hpp"
#include "games/amsterdam/scoring.hpp"

namespace fondaco::amsterdam {
static_assert(fulfils_contract<Game>());
}  // namespace fondaco::amsterdam
