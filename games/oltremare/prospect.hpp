// SPDX-License-Identifier: MIT
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
        if (card != no_card) lay(laid, card);
      }
    }
    const auto cards = static_cast<unsigned>(hand.size());
    const int after = static_cast<int>(cards - std::min(to_play, cards));
    if (to_play >= cards) {
      hand.each([&](Card card) { lay(laid, card); });
      left = CardSet();
      to_play -= cards;
    } else {
      lay_best(laid, left, to_play, after);
      to_play = 0;
    }
    total += worth_of(laid, after);
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
    std::array<unsigned, symbol_kinds> shown{};
    std::array<unsigned, max_goods> goods{};
  };

  constexpr Seat last_seat() const { return game_.left_of(state_.starter, game_.players() - 1U); }

  constexpr void lay(Laid& laid, Card card) const {
    const CardInfo& info = game_.card(card);
    for (unsigned symbol = 0; symbol < symbol_kinds; ++symbol) laid.shown[symbol] += (info.symbols >> symbol) & 1U;
    ++laid.goods[info.good];
  }

  /// Lays out so many cards of the hand, each the best as things lie. The worth of what is laid out is a sum over
  /// symbols and goods, so a card adds what each of its symbols and its good add.
  constexpr void lay_best(Laid& laid, CardSet& hand, unsigned cards, int after) const {
    for (; cards > 0; --cards) {
      std::array<std::int32_t, 1U << symbol_kinds> adds{};  // by the symbols of a card
      for (unsigned symbol = 0; symbol < symbol_kinds; ++symbol) {
        const auto kind = static_cast<Symbol>(symbol);
        const unsigned shown = laid.shown[symbol];
        const std::int32_t one = worth_of(kind, shown + 1, after) - worth_of(kind, shown, after);
        for (unsigned with = 1U << symbol; with < 2U << symbol; ++with) adds[with] = adds[with - (1U << symbol)] + one;
      }
      Card best = no_card;
      std::int32_t most = INT32_MIN;
      hand.each([&](Card card) {
        const CardInfo& info = game_.card(card);
        const unsigned there = laid.goods[info.good];
        const std::int32_t added = adds[info.symbols] + worth_of(info.good, there + 1) - worth_of(info.good, there);
        if (added <= most) return;
        most = added;
        best = card;
      });
      lay(laid, best);
      hand.remove(best);
    }
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
    std::int32_t worth = 0;
    for (unsigned symbol = 0; symbol < symbol_kinds; ++symbol)
      worth += worth_of(static_cast<Symbol>(symbol), laid.shown[symbol], after);
    for (unsigned good = 0; good < max_goods; ++good) {
      if (laid.goods[good] > 0) worth += worth_of(static_cast<Good>(good), laid.goods[good]);
    }
    return worth;
  }
  constexpr std::int32_t worth_of(Symbol symbol, unsigned count, int after) const {
    const Marker marker = state_.active[seat_];
    switch (symbol) {
      case Symbol::ducat:
        return 100 * game_.payout(count + (marker == Marker::good_business ? 1U : 0U));
      case Symbol::pirate:
        return marker == Marker::fight_pirates ? 0 : -pirate_cost_ * game_.payout(count);
      case Symbol::market:
        return stock(after + game_.payout(count));
      case Symbol::ship:
        return static_cast<std::int32_t>(count) * (sea_mile + (marker == Marker::smooth_sailing ? 100 : 0)) +
               (count > 0 ? 60 : 0);
    }
    return 0;
  }
  /// Of so many cards of a good, beside those that lie on top of the hold.
  constexpr std::int32_t worth_of(Good good, unsigned count) const {
    const unsigned there = good == top_good_ ? top_size_ : 0;
    return 100 * (game_.group_pay(good, there + count) - game_.group_pay(good, there));
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
