// SPDX-License-Identifier: MIT
#pragma once
// Merkator. Every rule id MK-… is explained in rules.en.md and rules.it.md; here stands the contract of the game, and
// each included file does one part of it:
//   payment.hpp    can a contract be paid, and how (MK-6.14, MK-6.15)
//   legal.hpp      which moves are legal, all of them, fast
//   check.hpp      whether one move is legal, and by which rule not; written independently of legal.hpp, with
//                  check_payment.hpp for what contracts cost
//   apply.hpp      playing a move: turns and set-up; apply_invest.hpp, apply_travel.hpp, apply_contracts.hpp
//   scoring.hpp    what contracts and buildings are worth
//   judgement.hpp  how good a position looks: plan.hpp what somebody may hope for, reach.hpp how far a contract is,
//                  offers.hpp what an offer would bring, weights.hpp the numbers; features.hpp for a learned player
//   position_writer.cpp, position_reader.cpp   positions as JSON; audit.cpp what holds in every position
//   board.cpp      the terminal board; names.hpp and names.cpp names of everything
#include <algorithm>

#include "engine/game.hpp"
#include "engine/game_base.hpp"
#include "games/merkator/edition.hpp"
#include "games/merkator/exchange.hpp"
#include "games/merkator/moves.hpp"
#include "games/merkator/state.hpp"

namespace fondaco::merkator {

using namespace fondaco::literals;

/// Positions in the option table (MK-10, MK-11).
enum class Option : std::uint8_t {
  solo,
  long_game,
  no_join,
  no_coins,
  advanced_hand,
  no_loss,
  building_pressure,
  bonus_gift,
  contract_offers,
  start_player,
};
/// The choice of start_player that leaves it to chance.
inline constexpr int random_start = 0;

enum class EventKind : std::uint8_t {
  turn,
  sold,         // contract, coins
  bought,       // card
  paid_with,    // contract
  dropped,      // contract
  took_card,    // card
  revealed,     // card
  set_under,    // bonus card
  gift,         // good
  lost_coins,   // coins
  travelled,    // place
  laid,         // contract
  paid_time,    // time
  took,         // good, count
  bonus,        // good, count
  gained_time,  // time
  turned,
  letter,          // letter
  shown,           // letter
  lost,            // good
  lost_cube,       // good
  fulfilled,       // contract
  exchanged,       // good, good or column (none: one of so many different goods)
  exchanged_time,  // the same
  delivered,       // good, count
  used_cube,       // good
  converted,       // good
  reshuffled,      // level
  received,        // contract
  from_hand,       // contract
  unrewarded,
  offered,    // coins, time
  accepted,   // seat, contract, contract
  joined,     // time
  triggered,  // reason
  final_turn,
  ended,
};

/// Why the final round begins (MK-8.1, MK-R35).
enum class Reason : std::uint8_t { peace, chart, length };

/// The best contracts one by one, all others together (MK-9.2), each building.
inline constexpr unsigned best_contract_lines = 5;
enum class ScoreLabel : std::uint8_t {
  contract_1,
  contract_2,
  contract_3,
  contract_4,
  contract_5,
  other_contracts,
  other_buildings,
};
/// Labels from here on are those of the buildings.
inline constexpr unsigned first_building_line = static_cast<unsigned>(ScoreLabel::other_buildings) + 1;

enum class TermLabel : std::uint8_t {
  contracts,
  buildings,
  chances,
  goods,
  cards,
  time,
  coins,
  pace,
  rival,
  cubes,
  victory,
};

/// What a player can pay with.
struct Means {
  Goods goods{};
  std::uint8_t supply = 0;
  std::uint8_t counters = 0;
};

template <class Journal>
class Play;

class Game : public GameBase<Game, Edition, State, Play> {
 public:
  static constexpr std::string_view id = "merkator";
  static constexpr std::string_view title = "Merkator";
  static constexpr std::string_view rule_prefix = "MK";
  static constexpr int rules_version = 1;
  static constexpr Seat min_players = 1;
  static constexpr Seat max_players = merkator::max_players;
  static constexpr unsigned move_count = code::count;
  /// Splitting a great heap of cubes is the longest list (MK-5.3).
  static constexpr std::size_t legal_capacity = 256;
  static constexpr std::size_t feature_count = 681;
  static constexpr int score_unit = 2;        ///< half points (MK-9.2)
  static constexpr bool has_secrets = false;  ///< MK-7.5
  using Moves = MoveList<legal_capacity>;
  using Weights = std::array<std::uint16_t, legal_capacity>;

  static Vocabulary vocabulary();
  std::string component_name(Component component) const;
  std::string component_title(Component component) const;

  static void load_edition(json::Cursor in, Edition& edition) { merkator::load_edition(in, edition); }
  static Outcome check_options(const Edition& edition, const Options& options);
  constexpr Game(const Edition& edition, const Options& options);

  constexpr Seat to_move(const State& state) const { return state.stage == Stage::over ? nobody : state.actor; }
  constexpr bool settled(const State& state) const {
    return state.stage == Stage::invest || state.stage == Stage::travel || state.stage == Stage::over;
  }
  constexpr void legal(const State& state, Moves& moves) const;
  constexpr Verdict check(const State& state, Move move) const;
  constexpr MoveShape shape(Move move) const { return shape_of(move); }

  constexpr Scores scores(const State& state, Viewer viewer) const;
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

  constexpr bool solo() const { return options_.players == 1; }
  /// Cards are paid with coins; else with contracts (MK-10.4, MK-10.11).
  constexpr bool coins() const { return coins_; }
  constexpr bool joining() const { return joining_; }
  constexpr bool long_game() const { return on(Option::long_game); }
  constexpr const Fill& fill() const { return edition_.fill[long_game() ? 1 : 0][players()]; }

  constexpr ContractSet all_contracts() const { return all_contracts_; }
  constexpr ContractSet of_level(unsigned level) const { return of_level_[level]; }
  /// Contracts that name a place.
  constexpr ContractSet at_place(unsigned place) const { return at_place_[place]; }
  constexpr CardSet bonus_at(unsigned place) const { return bonus_at_[place]; }
  constexpr CardSet all_bonuses() const { return first_cards(edition_.bonuses); }
  constexpr CardSet all_buildings() const { return first_cards(edition_.buildings); }
  constexpr std::uint8_t all_colours() const { return static_cast<std::uint8_t>((1U << edition_.majors) - 1); }
  constexpr unsigned goods() const { return 2U * edition_.majors; }
  constexpr bool major(unsigned place) const { return place < edition_.majors; }
  static constexpr unsigned colour_of(unsigned good) { return good / 2; }

  constexpr unsigned cost_of(Card card) const {
    return card < building_card ? edition_.bonus[card - bonus_card].cost : edition_.building[card - building_card].cost;
  }
  constexpr unsigned value_of(const ContractSet& contracts) const {
    unsigned sum = 0;
    contracts.each([&](unsigned contract) { sum += edition_.contract[contract].value; });
    return sum;
  }
  /// The last round, in which there is no forced investment (MK-4.5, MK-10.5).
  constexpr bool last_turns(const State& state) const {
    return solo() ? state.turns >= edition_.solo_turns : state.finale == Finale::running;
  }
  constexpr const ExchangeRate& exchange() const { return exchange_; }
  /// How many counters lie on the chart.
  constexpr unsigned on_chart(const State& state) const;
  constexpr Means means_of(const State& state, Seat seat) const {
    return {state.goods[seat], state.supply[seat], state.counters[seat]};
  }
  constexpr Seat after(Seat seat) const { return static_cast<Seat>(seat + 1 < players() ? seat + 1 : 0); }

  // Payment (MK-6.14, MK-6.15).
  constexpr bool payable(const Means& means, const Payment& due, unsigned column) const;
  constexpr bool payable(const Means& means, unsigned contract) const;
  constexpr bool payable_plainly(const Means& means, const Payment& due, unsigned column) const;
  constexpr Payment bill(unsigned contract) const;

  /// Points of one building in half points (MK-9.3).
  constexpr std::int32_t building_points(const State& state, Seat seat, unsigned building) const;
  /// What a sole-player building compares.
  constexpr unsigned measure(const State& state, Seat seat, Measure what) const;
  constexpr GoodSet types_of(const Goods& goods) const;

 private:
  template <class Journal>
  friend class Play;

  constexpr bool surely_asked(const State& state) const;
  constexpr bool affordable(const State& state, unsigned cost) const;
  constexpr bool can_be_source(const Means& means, unsigned good) const;
  constexpr bool take_source(Means& means, unsigned source) const;
  constexpr void list_invest(const State& state, Moves& moves) const;
  constexpr void list_takes(const State& state, Moves& moves) const;
  constexpr void list_contract_payments(const State& state, Moves& moves) const;
  constexpr void list_loss(const State& state, Moves& moves) const;
  constexpr void list_fulfil(const State& state, Moves& moves) const;
  constexpr void list_exchanges(const State& state, Moves& moves) const;
  constexpr void list_replaced(const State& state, Moves& moves) const;
  constexpr bool replaces_something(const State& state, unsigned source) const;
  constexpr bool replaces(const State& state, unsigned source, unsigned good) const;
  constexpr void list_category(const State& state, Moves& moves) const;
  constexpr void list_left_out(const State& state, Moves& moves) const;

  constexpr Verdict check_invest(const State& state, MoveKind kind, const MoveShape& what) const;
  constexpr Verdict check_take(const State& state, unsigned card) const;
  constexpr Verdict check_purchase(const State& state, unsigned card) const;
  constexpr Verdict check_spending(const State& state, unsigned contract) const;
  constexpr Verdict check_travel(const State& state, unsigned place) const;
  constexpr Verdict check_loss(const State& state, MoveKind kind, unsigned good) const;
  constexpr Verdict check_fulfil(const State& state, MoveKind kind, const MoveShape& what) const;
  constexpr Verdict check_exchange(const State& state, MoveKind kind, unsigned good) const;
  constexpr Verdict check_replaced(const State& state, MoveKind kind, unsigned good) const;
  constexpr Verdict check_category(const State& state, unsigned good) const;
  constexpr Verdict check_left_out(const State& state, unsigned good) const;
  constexpr Verdict check_offer(const State& state, MoveKind kind, const MoveShape& what) const;

  ExchangeRate exchange_;
  bool coins_ = true;
  bool joining_ = true;
  bool free_choice_ = false;  ///< several places ask for no counters
  // Derived once, so that `legal` works on whole sets.
  ContractSet all_contracts_;
  std::array<ContractSet, max_levels> of_level_{};
  std::array<ContractSet, max_places> at_place_{};
  std::array<CardSet, max_places> bonus_at_{};
};

constexpr Game::Game(const Edition& edition, const Options& options)
    : GameBase(edition, options), exchange_(edition.exchange_rate) {
  coins_ = !solo() && !on(Option::no_coins);
  joining_ = !solo() && !on(Option::no_join);
  unsigned free_places = 0;
  for (unsigned i = 0; i < edition_.places; ++i) free_places += edition_.place[i].time >= 0 ? 1U : 0U;
  free_choice_ = free_places > 1;
  for (unsigned i = 0; i < edition_.contracts; ++i) {
    const Contract& contract = edition_.contract[i];
    all_contracts_.add(i);
    of_level_[contract.level].add(i);
    if (contract.place != no_place) at_place_[contract.place].add(i);
  }
  for (unsigned i = 0; i < edition_.bonuses; ++i) bonus_at_[edition_.bonus[i].place] |= bit<CardSet>(i);
}

constexpr unsigned Game::on_chart(const State& state) const {
  const Side& side = edition_.side[state.side];
  unsigned sum = state.in_row;
  for (unsigned row = state.row + 1U; row < side.rows; ++row) sum += side.size[row];
  return sum;
}

}  // namespace fondaco::merkator

#include "games/merkator/payment.hpp"
// after payment.hpp, which they use
#include "games/merkator/apply.hpp"
#include "games/merkator/check.hpp"
#include "games/merkator/features.hpp"
#include "games/merkator/judgement.hpp"
#include "games/merkator/legal.hpp"
#include "games/merkator/scoring.hpp"

namespace fondaco::merkator {
static_assert(fulfils_contract<Game>());
}  // namespace fondaco::merkator
