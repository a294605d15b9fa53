#pragma once
// What a hand promises: the next cards to play with their symbols and groups, what is left over, what is missing. All
// estimates are in hundredths of a ducat. It is also the price list of a trader: a card is worth what the prospect
// loses without it.
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

class Prospect {
 public:
  constexpr Prospect(const Game& game, const State& state, Seat seat) : game_(game), state_(state), seat_(seat) {
    const bool own_turn = state.turn == seat && state.stage != Stage::over;
    acted_ = own_turn && state.stage >= Stage::sail;
    at_once_ = own_turn && !acted_;
    const Card top = state.hold_top[seat];
    no_turn_left_ = top == no_card || game.finished(state, seat) || state.stage == Stage::over ||
                    (acted_ && state.last_round != 0) ||
                    (state.last_round != 0 && state.turn != seat &&
                     game.distance(state.turn, seat) > game.distance(state.turn, last_seat()));
    if (no_turn_left_) return;
    lions_ = game.card(top).lions;
    load_ = game.card(top).load;
    top_good_ = game.good_of(top);
    for (Card card = top; card != no_card && game.good_of(card) == top_good_; card = state.below[card]) ++top_size_;
    pirate_cost_ = 100 * game.edition().pirate_penalty;
    if (state.venice != venice_gone && game.option(Option::pirates_at_venice) == 0) pirate_cost_ = pirate_cost_ * 7 / 4;
  }

  /// What the hand promises, with what is laid out already.
  constexpr std::int32_t value(const CardSet& hand) const {
    if (no_turn_left_ || acted_) return 0;
    CardSet left = hand;
    std::int32_t total = 0;
    if (!at_once_ || state_.stage == Stage::discard) {
      // OM-4.2: what is above the limit is thrown away.
      const int excess = hand.size() - static_cast<int>(lions_);
      if (excess > 0) total -= excess * (pirate_cost_ + 40);
    }
    Laid laid;
    unsigned to_play = load_;
    if (at_once_ && state_.stage == Stage::play) {
      to_play = state_.to_play;
      for (const Card card : state_.played) {
        if (card != no_card) lay(laid, card, 1);
      }
    }
    const int after =
        hand.size() - static_cast<int>(std::min<std::size_t>(to_play, static_cast<std::size_t>(hand.size())));
    std::int32_t worth = worth_of(laid, after);
    for (; to_play > 0 && !left.empty(); --to_play) {
      Card best = no_card;
      std::int32_t best_worth = INT32_MIN;
      left.each([&](Card card) {
        lay(laid, card, 1);
        const std::int32_t with = worth_of(laid, after);
        lay(laid, card, -1);
        if (with > best_worth) {
          best_worth = with;
          best = card;
        }
      });
      lay(laid, best, 1);
      left.remove(best);
      worth = best_worth;
    }
    total += worth;
    total -= static_cast<std::int32_t>(to_play) * missing_cost;
    // What stays in the hand serves the turn after.
    GoodCounts rest{};
    left.each([&](Card card) { ++rest[game_.good_of(card)]; });
    for (unsigned good = 0; good < max_goods; ++good) {
      if (rest[good] > 1) total += 30 * game_.group_pay(static_cast<Good>(good), rest[good]);
    }
    return at_once_ ? total : total * 9 / 10;
  }

  constexpr bool over() const { return no_turn_left_; }

 private:
  static constexpr std::int32_t missing_cost = 330;
  static constexpr std::int32_t sea_mile = 45;

  struct Laid {
    std::array<int, symbol_kinds> shown{};
    std::array<int, max_goods> goods{};
  };

  constexpr Seat last_seat() const { return game_.left_of(state_.starter, game_.players() - 1U); }

  constexpr void lay(Laid& laid, Card card, int change) const {
    const CardInfo& info = game_.card(card);
    for (unsigned symbol = 0; symbol < symbol_kinds; ++symbol) {
      if (info.shows(static_cast<Symbol>(symbol))) laid.shown[symbol] += change;
    }
    laid.goods[info.good] += change;
  }

  /// What so many cards in the hand are worth for the turn after: a few are fuel, many will be thrown away.
  constexpr std::int32_t stock(int cards) const {
    std::int32_t worth = 140 * std::min(cards, 3);
    if (cards > 3) worth += 90 * std::min(cards - 3, 2);
    if (cards > 5) worth -= (pirate_cost_ + 20) * (cards - 5);
    return worth;
  }

  /// `after`: cards in the hand once all are laid out.
  constexpr std::int32_t worth_of(const Laid& laid, int after) const {
    const auto shown = [&](Symbol symbol) {
      return static_cast<unsigned>(laid.shown[static_cast<std::size_t>(symbol)]);
    };
    const Marker marker = state_.active[seat_];
    std::int32_t worth = 100 * game_.payout(shown(Symbol::ducat) + (marker == Marker::good_business ? 1U : 0U));
    if (marker != Marker::fight_pirates) worth -= pirate_cost_ * game_.payout(shown(Symbol::pirate));
    worth += stock(after + game_.payout(shown(Symbol::market)));
    const auto ships = static_cast<std::int32_t>(shown(Symbol::ship));
    worth += ships * (sea_mile + (marker == Marker::smooth_sailing ? 100 : 0)) + (ships > 0 ? 60 : 0);
    for (unsigned good = 0; good < max_goods; ++good) {
      const auto count = static_cast<unsigned>(laid.goods[good]);
      if (count == 0) continue;
      const auto kind = static_cast<Good>(good);
      worth += 100 * (good == top_good_ ? game_.group_pay(kind, top_size_ + count) - game_.group_pay(kind, top_size_)
                                        : game_.group_pay(kind, count));
    }
    return worth;
  }

  const Game& game_;
  const State& state_;
  const Seat seat_;
  bool acted_ = false;
  bool at_once_ = false;
  bool no_turn_left_ = false;
  unsigned lions_ = 0;
  unsigned load_ = 0;
  Good top_good_ = no_good;
  unsigned top_size_ = 0;
  std::int32_t pirate_cost_ = 0;
};

}  // namespace fondaco::oltremare
