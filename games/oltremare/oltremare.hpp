// SPDX-License-Identifier: MIT
#pragma once
// Oltre Mare. Every rule id OM-… is explained in rules.en.md and rules.it.md; here stands the contract of the game, and
// each included file does one part of it:
//   legal.hpp      which moves are legal, all of them, fast
//   check.hpp      whether one move is legal, and by which rule not; written independently of legal.hpp
//   apply.hpp      playing a move: turns and set-up; apply_trade.hpp the deals, apply_cards.hpp cards and Venice,
//                  apply_voyage.hpp the actions, the ship and the hold
//   memory.hpp     what players remember of hidden cards
//   scoring.hpp    scores and ranking
//   knowledge.hpp  what a viewer may know: moves as seen; imagine.hpp other worlds that look the same
//   bargain.hpp    what cards and deals are worth; judgement.hpp how good a position looks; features.hpp the same for
//                  a learned player
//   position_writer.cpp, position_reader.cpp   positions as JSON; audit.cpp what holds in every position
//   board.cpp      the terminal board; names.hpp and names.cpp names of everything
#include <algorithm>

#include "engine/game.hpp"
#include "engine/game_base.hpp"
#include "games/oltremare/edition.hpp"
#include "games/oltremare/moves.hpp"
#include "games/oltremare/offer_key.hpp"
#include "games/oltremare/state.hpp"

namespace fondaco::oltremare {

using namespace fondaco::literals;

/// Positions in the option table.
enum class Option : std::uint8_t {
  start_player,
  venice_position,
  prestige_at_venice,
  pirates_at_venice,
  tie_places,
  empty_places,
  hold_view,
  claims,
  trade,
  max_talks,
  max_calls,
  max_counters,
  max_cards_each,
  max_ducats
};

enum class EventKind : std::uint8_t {
  turn,         // seat
  influence,    // ducats
  threw,        // card (secret)
  bought,       // source, ducats, card (secret)
  talks,        // seat
  calls,        // good
  offers,       // seat
  gives,        // good, count
  claims,       // good, what is claimed
  wants,        // good, count
  pays,         // ducats
  asks_ducats,  // ducats
  cancelled,
  accepted,
  declined,
  countered,
  gave,      // seat, good, card (secret)
  paid,      // seat, ducats
  prestige,  // count
  passed,
  played,        // card
  earned,        // ducats
  stolen,        // count
  drew,          // card (secret)
  smooth,        // ducats
  sailed,        // port
  took,          // marker
  turned_down,   // marker
  compass_move,  // port
  loaded,        // card
  venice,
  majority,       // ducats
  sold,           // good, count, ducats
  pirates_cost,   // ducats
  pirates_shown,  // count
  reshuffled,     // count
  early,          // seat
  draw_failed,
  last_round,
  ended,
  claims_port  // good, port
};

enum class ScoreLabel : std::uint8_t { ducats, prestige, hold, pirates, harbour };
enum class TermLabel : std::uint8_t { ducats, hold, hand, pirates, prestige, harbour, marker, bargain, rivals, talks };

template <class Journal>
class Play;

class Game : public GameBase<Game, Edition, State, Play> {
 public:
  static constexpr std::string_view id = "oltremare";
  static constexpr std::string_view title = "Oltre Mare";
  static constexpr std::string_view rule_prefix = "OM";
  static constexpr int rules_version = 1;
  static constexpr Seat min_players = 2;
  static constexpr Seat max_players = oltremare::max_players;
  static constexpr unsigned move_count = code::end;
  /// The longest list: every card of a hand, or no more cards.
  static constexpr std::size_t legal_capacity = max_cards + 1;
  static constexpr std::size_t feature_count = 1057;
  static constexpr bool has_secrets = true;
  using Moves = MoveList<legal_capacity>;
  using Weights = std::array<std::uint16_t, legal_capacity>;

  static Vocabulary vocabulary();
  std::string component_name(Component component) const;
  std::string component_title(Component component) const;

  static void load_edition(json::Cursor in, Edition& edition) { oltremare::load_edition(in, edition); }
  static Outcome check_options(const Edition& edition, const Options& options);
  constexpr Game(const Edition& edition, const Options& options);

  constexpr Seat to_move(const State& state) const { return state.stage == Stage::over ? nobody : state.actor; }
  /// Between the steps of a turn, not within an offer or a voyage.
  constexpr bool settled(const State& state) const {
    return state.stage == Stage::trade || state.stage == Stage::play || state.stage == Stage::over;
  }
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
  constexpr std::int32_t judge(const State& state, Seat seat, Terms& terms) const;
  constexpr void advise(const State& state, const Moves& moves, Weights& weights) const;
  template <class Sink>
  constexpr void encode(const State& state, Seat seat, Sink&& sink) const;

  // What the parts above and the tests share.

  constexpr bool trading() const { return option(Option::trade) == 0; }
  constexpr bool claiming() const { return option(Option::claims) == 0; }
  constexpr bool venice_exact() const { return option(Option::venice_position) == 1; }
  constexpr bool holds_open() const { return option(Option::hold_view) == 1; }

  /// The cards in the game (OM-2.2), and those of one good.
  constexpr const CardSet& cards() const { return cards_; }
  constexpr const CardSet& cards_of(Good good) const { return of_good_[good]; }
  constexpr const CardInfo& card(Card card) const { return edition_.card[card]; }
  constexpr Good good_of(Card card) const { return edition_.card[card].good; }
  constexpr std::uint64_t routes_at(Port port) const { return routes_at_[port]; }
  constexpr Port other_end(unsigned route, Port port) const {
    return edition_.route[route].a == port ? edition_.route[route].b : edition_.route[route].a;
  }
  /// f(n) of OM-0.9.
  constexpr int payout(unsigned symbols) const {
    return edition_.payout[std::min<std::size_t>(symbols, edition_.payout.size() - 1)];
  }
  /// What a group of so many cards pays (OM-1.2, OM-10.3).
  constexpr int group_pay(Good good, unsigned size) const {
    const GoodInfo& info = edition_.good[good];
    return info.pay[std::min<unsigned>(size, info.longest)];
  }
  /// Cards in the deck after the deal: N of OM-2.8.
  constexpr int first_deck() const { return cards_.size() - players() * (1 + edition_.start_hand); }
  constexpr Seat left_of(Seat seat, unsigned steps = 1) const { return static_cast<Seat>((seat + steps) % players()); }
  /// Seats from `from` leftwards to `seat`.
  constexpr unsigned distance(Seat from, Seat seat) const { return (unsigned{seat} + players() - from) % players(); }

  constexpr unsigned lions(const State& state, Seat seat) const { return card(state.hold_top[seat]).lions; }
  constexpr unsigned load(const State& state, Seat seat) const { return card(state.hold_top[seat]).load; }
  /// The last turn of this seat is over (OM-9.1).
  constexpr bool finished(const State& state, Seat seat) const {
    return state.last_round != 0 && distance(state.starter, seat) < distance(state.starter, state.turn);
  }
  /// OM-9.5
  constexpr unsigned obtainable(const State& state) const;
  /// Purchases that the active player could still make (OM-5.15).
  constexpr unsigned purchases_left(const State& state) const;
  /// OM-5.3, OM-5.4
  constexpr int next_price(const State& state) const;
  /// OM-5.15: may the active player's hand change by so many cards?
  constexpr bool guarded(const State& state, int change) const;
  /// Goods of the cards given in the offer.
  constexpr GoodCounts goods_given(const Offer& offer) const;
  /// Cards that the active player's hand gains by the offer.
  constexpr int change_of_active(const State& state) const;
  constexpr std::uint32_t key_of(const State& state) const;
  /// A trail of exactly so many routes not used yet leads on from here (OM-6.6.3).
  constexpr bool can_sail(Port from, std::uint64_t used, unsigned routes) const;
  /// The reshuffle that last put this card into the deck (OM-12.5); 0: none.
  constexpr unsigned reshuffle_of(const State& state, Card card) const;
  /// The good whose card is to be delivered next (OM-D5).
  constexpr Good good_to_deliver(const Offer& offer) const;
  /// Calls f(good, size) for each group of a hold from the top (OM-0.8).
  template <class F>
  constexpr void each_group(const State& state, Seat seat, F&& f) const;
  /// What the hold would pay in a final scoring (OM-10.3).
  constexpr int hold_pay(const State& state, Seat seat) const;
  /// OM-10.2
  constexpr int place_bonus(const std::array<std::uint8_t, oltremare::max_players>& counts, Seat seat) const;

 private:
  template <class Journal>
  friend class Play;
  constexpr Verdict check_trade(const State& state, Move move) const;
  constexpr Verdict check_offer_step(const State& state, Move move) const;
  constexpr Verdict check_answer(const State& state, Move move) const;
  constexpr Verdict check_deliver(const State& state, Move move) const;
  constexpr Verdict check_play(const State& state, Move move) const;
  constexpr Verdict check_sail(const State& state, Move move) const;
  constexpr Verdict check_compass(const State& state, Move move) const;
  constexpr void legal_trade(const State& state, Moves& moves) const;
  constexpr void legal_sail(const State& state, Moves& moves) const;

  // Derived once.
  CardSet cards_;
  std::array<CardSet, max_goods> of_good_{};
  std::array<std::uint64_t, max_ports> routes_at_{};
};

constexpr Game::Game(const Edition& edition, const Options& options) : GameBase(edition, options) {
  for (unsigned i = 0; i < edition.cards; ++i) {
    const auto card = static_cast<Card>(i);
    if (options.players == 2 && edition.card[i].good == edition.without) continue;  // OM-2.2
    cards_.add(card);
    of_good_[edition.card[i].good].add(card);
  }
  for (unsigned i = 0; i < edition.routes; ++i) {
    routes_at_[edition.route[i].a] |= bit<std::uint64_t>(i);
    routes_at_[edition.route[i].b] |= bit<std::uint64_t>(i);
  }
}

constexpr unsigned Game::obtainable(const State& state) const {
  unsigned count = state.deck_size + static_cast<unsigned>(state.discard.size());
  if (state.last_round == 0) return count;
  for (Seat seat = 0; seat < players(); ++seat) {
    if (finished(state, seat) && state.noted_cards[seat] == not_scored)
      count += unsigned{state.hold_size[seat]} + state.pirate_size[seat];
  }
  return count;
}

constexpr unsigned Game::purchases_left(const State& state) const {
  const unsigned there = state.pirate_size[state.turn] + obtainable(state);
  return std::min<unsigned>(edition_.buy_limit - unsigned{state.bought}, there);
}

constexpr int Game::next_price(const State& state) const {
  if (state.active[state.turn] == Marker::favourable_market) return edition_.market_prices[state.bought];  // OM-5.4
  return state.ducats[state.turn] >= 1 ? edition_.price : edition_.price_in_debt;                          // OM-5.3
}

constexpr bool Game::guarded(const State& state, int change) const {
  if (change >= 0) return true;
  const int after = state.hand[state.turn].size() + change + static_cast<int>(purchases_left(state));
  return after >= static_cast<int>(load(state, state.turn));
}

constexpr GoodCounts Game::goods_given(const Offer& offer) const {
  GoodCounts goods{};
  for (unsigned i = 0; i < offer.given_count; ++i) ++goods[good_of(offer.given[i])];
  return goods;
}

constexpr int Game::change_of_active(const State& state) const {
  const int gain = int{state.offer.wanted_count} - int{state.offer.given_count};
  return state.proposer == state.turn ? gain : -gain;
}

constexpr std::uint32_t Game::key_of(const State& state) const {
  OfferTerms terms;
  terms.by_active = state.proposer == state.turn;
  terms.other = static_cast<std::uint8_t>(distance(state.turn, terms.by_active ? state.partner : state.proposer));
  terms.ducats = state.offer.ducats;
  terms.given = goods_given(state.offer);
  terms.wanted = state.offer.wanted;
  return offer_key(terms);
}

constexpr bool Game::can_sail(Port from, std::uint64_t used, unsigned routes) const {
  if (routes == 0) return true;
  bool possible = false;
  for (std::uint64_t open = routes_at_[from] & ~used; open != 0 && !possible; open &= open - 1) {
    const auto route = static_cast<unsigned>(lowest_bit(open));
    possible = routes == 1 || can_sail(other_end(route, from), used | bit<std::uint64_t>(route), routes - 1);
  }
  return possible;
}

constexpr unsigned Game::reshuffle_of(const State& state, Card card) const {
  return (state.reshuffled[0].has(card) ? 1U : 0U) | (state.reshuffled[1].has(card) ? 2U : 0U) |
         (state.reshuffled[2].has(card) ? 4U : 0U);
}

constexpr Good Game::good_to_deliver(const Offer& offer) const {
  unsigned delivered = offer.delivered_count;
  Good good = 0;
  while (delivered >= offer.wanted[good]) delivered -= offer.wanted[good++];
  return good;
}

template <class F>
constexpr void Game::each_group(const State& state, Seat seat, F&& f) const {
  for (Card top = state.hold_top[seat]; top != no_card;) {
    const Good good = good_of(top);
    unsigned size = 0;
    for (; top != no_card && good_of(top) == good; top = state.below[top]) ++size;
    f(good, size);
  }
}

constexpr int Game::hold_pay(const State& state, Seat seat) const {
  int total = 0;
  each_group(state, seat, [&](Good good, unsigned size) { total += group_pay(good, size); });
  return total;
}

}  // namespace fondaco::oltremare

#include "games/oltremare/legal.hpp"
// after legal.hpp, which they use
#include "games/oltremare/apply.hpp"
#include "games/oltremare/check.hpp"
#include "games/oltremare/features.hpp"
#include "games/oltremare/judgement.hpp"
#include "games/oltremare/knowledge.hpp"
#include "games/oltremare/scoring.hpp"

namespace fondaco::oltremare {
static_assert(fulfils_contract<Game>());
}  // namespace fondaco::oltremare
