// SPDX-License-Identifier: MIT
#pragma once
// Deals as a seat can weigh them: what its own cards are worth to it, what the partner may think, and which offer to
// make. Only what the seat knows is used. Bots keep to small offers: a card at most from each side, and ducats.
#include "games/oltremare/prospect.hpp"

namespace fondaco::oltremare {

class Bargain {
 public:
  static constexpr int largest_payment = 4;

  /// `me` proposes to `partner`; one of them is active.
  constexpr Bargain(const Game& game, const State& state, Seat me, Seat partner)
      : game_(game), state_(state), me_(me), partner_(partner), prospect_(game, state, me) {
    now_ = prospect_.value(state.hand[me]);
    price_partner();
  }

  /// The expected gain of the best offer that begins like the one being built; a small loss if there is none.
  constexpr std::int32_t best() {
    const Offer& offer = state_.offer;
    std::int32_t best = 0;
    if (offer.given_count > 1 || offer.wanted_count > 1) return -200;
    const bool may_give = state_.stage == Stage::give && offer.given_count == 0;
    const bool may_want = (state_.stage <= Stage::want) && offer.wanted_count == 0;
    const Card fixed = offer.given_count > 0 ? offer.given[0] : no_card;
    for (unsigned good = 0; good < game_.edition().goods; ++good) {
      if ((may_want || offer.wanted[good] > 0) && !game_.cards_of(static_cast<Good>(good)).empty())
        received_[good] = expected_card(static_cast<Good>(good));
    }
    const auto try_wants = [&](Card given) {
      if (!may_want) {
        Good wanted = no_good;
        for (unsigned good = 0; good < max_goods; ++good)
          wanted = offer.wanted[good] > 0 ? static_cast<Good>(good) : wanted;
        return consider(given, wanted, best);
      }
      consider(given, no_good, best);
      for (unsigned good = 0; good < game_.edition().goods; ++good) {
        const bool same = given != no_card && game_.good_of(given) == good;
        if (!same && !game_.cards_of(static_cast<Good>(good)).empty() && !state_.hand[partner_].empty())
          consider(given, static_cast<Good>(good), best);
      }
    };
    try_wants(fixed);
    if (may_give) state_.hand[me_].each([&](Card card) { try_wants(card); });
    return best > 0 ? best : -wasted_talk;
  }

  /// The expected gain of the offer as it stands, once it is complete.
  constexpr std::int32_t as_it_stands() {
    const Offer& offer = state_.offer;
    if (offer.given_count > 1 || offer.wanted_count > 1) return -200;
    Good wanted = no_good;
    for (unsigned good = 0; good < max_goods; ++good)
      wanted = offer.wanted[good] > 0 ? static_cast<Good>(good) : wanted;
    const Card given = offer.given_count > 0 ? offer.given[0] : no_card;
    if (wanted != no_good) received_[wanted] = expected_card(wanted);
    return expected(own_gain(given, wanted), partner_gain(given, wanted), wanted, offer.ducats);
  }

 private:
  constexpr void consider(Card given, Good wanted, std::int32_t& best) const {
    if (given == no_card && wanted == no_good) return;
    const int change = (wanted == no_good ? 0 : 1) - (given == no_card ? 0 : 1);
    if (!game_.guarded(state_, me_ == state_.turn ? change : -change)) return;
    const std::int32_t own = own_gain(given, wanted);
    const std::int32_t theirs = partner_gain(given, wanted);
    if (own + theirs <= 0) return;
    const int most = std::min<int>(largest_payment, game_.option(Option::max_ducats));
    const bool decided = state_.stage == Stage::send;
    for (int ducats = decided ? state_.offer.ducats : -most; ducats <= (decided ? state_.offer.ducats : most);
         ++ducats) {
      const std::int32_t value = expected(own, theirs, wanted, ducats);
      if (value > best && !refused_before(given, wanted, ducats)) best = value;
    }
  }

  constexpr bool refused_before(Card given, Good wanted, int ducats) const {
    if (state_.answered.empty()) return false;
    OfferTerms terms;
    terms.by_active = me_ == state_.turn;
    terms.other = static_cast<std::uint8_t>(game_.distance(state_.turn, terms.by_active ? partner_ : me_));
    terms.ducats = static_cast<std::int8_t>(ducats);
    if (given != no_card) terms.given[game_.good_of(given)] = 1;
    if (wanted != no_good) terms.wanted[wanted] = 1;
    const std::uint32_t key = offer_key(terms);
    for (const std::uint32_t old : state_.answered) {
      if (old == key) return true;
    }
    return false;
  }

  constexpr std::int32_t expected(std::int32_t own, std::int32_t theirs, Good wanted, int ducats) const {
    own -= 100 * ducats;
    theirs += 100 * ducats;
    if (own <= least_own_gain || theirs <= least_gain) return 0;
    // The more there is in it for the partner, the likelier a yes.
    const std::int32_t chance = std::min(30 + theirs / 4, 85) * likely_held(wanted) / 100;
    return own * chance / 100;
  }

  constexpr std::int32_t own_gain(Card given, Good wanted) const {
    CardSet hand = state_.hand[me_];
    if (given != no_card) hand.remove(given);
    if (wanted != no_good) hand.add(received_[wanted]);
    return prospect_.value(hand) - now_ + (me_ == state_.turn || prestige_had(me_) ? 0 : prestige_worth);
  }

  /// What the partner may deliver of a good: the partner chooses, so of three cards the one that helps this seat least.
  constexpr Card expected_card(Good good) const {
    const CardSet others = game_.cards_of(good) - state_.hand[me_];
    if (others.empty()) return game_.cards_of(good).first();
    const int size = others.size();
    int place = 0;
    Card worst = no_card;
    std::int32_t least = INT32_MAX;
    others.each([&](Card card) {
      const bool tried = place == 0 || place == size / 2 || place == size - 1;
      ++place;
      if (!tried) return;
      CardSet hand = state_.hand[me_];
      hand.add(card);
      const std::int32_t value = prospect_.value(hand);
      if (value >= least) return;
      least = value;
      worst = card;
    });
    return worst;
  }

  constexpr bool prestige_had(Seat seat) const { return ((state_.dealt >> seat) & 1U) != 0; }

  /// What the partner may think of each good: what all see of the partner's hold says most about it.
  constexpr void price_partner() {
    const Card top = state_.hold_top[partner_];
    const bool done = top == no_card || game_.finished(state_, partner_);
    const int hand = state_.hand[partner_].size();
    for (unsigned good = 0; good < max_goods; ++good) {
      const auto kind = static_cast<Good>(good);
      if (done || good >= game_.edition().goods) continue;
      unsigned size = 0;
      if (game_.good_of(top) == good) {
        for (Card card = top; card != no_card && game_.good_of(card) == good; card = state_.below[card]) ++size;
      }
      const int next = game_.group_pay(kind, size + 1) - game_.group_pay(kind, size);
      receive_[good] = 80 + 80 * next;
      part_[good] = 120 + (size > 0 ? 100 : 50) * next;
      if (hand > static_cast<int>(game_.lions(state_, partner_)) && partner_ != state_.turn) {
        receive_[good] -= 150;  // the partner will have to throw cards away anyway
        part_[good] -= 150;
      }
      if (hand <= static_cast<int>(game_.load(state_, partner_))) {
        receive_[good] += 100;
        part_[good] += 180;
      }
    }
  }

  constexpr std::int32_t partner_gain(Card given, Good wanted) const {
    std::int32_t gain = partner_ == state_.turn || prestige_had(partner_) ? 0 : prestige_worth;
    if (given != no_card) gain += receive_[game_.good_of(given)];
    if (wanted != no_good) gain -= part_[wanted];
    return gain;
  }

  /// In percent: does the partner hold a card of the good at all?
  constexpr std::int32_t likely_held(Good good) const {
    if (good == no_good || state_.least[partner_][good] > 0) return 100;
    const std::int32_t share = 100 * game_.cards_of(good).size() / game_.cards().size();
    std::int32_t lacking = 100;
    for (int i = state_.hand[partner_].size(); i > 0; --i) lacking = lacking * (100 - share) / 100;
    return 100 - lacking;
  }

  static constexpr std::int32_t wasted_talk = 20;
  /// A seat asks more of an offer for itself than it leaves to the partner: its hopes are often too high.
  static constexpr std::int32_t least_own_gain = 200;
  static constexpr std::int32_t least_gain = 20;
  static constexpr std::int32_t prestige_worth = 110;

  const Game& game_;
  const State& state_;
  const Seat me_;
  const Seat partner_;
  Prospect prospect_;
  std::int32_t now_ = 0;
  std::array<Card, max_goods> received_{};  ///< the card to expect of each good
  std::array<std::int32_t, max_goods> receive_{};
  std::array<std::int32_t, max_goods> part_{};
};

}  // namespace fondaco::oltremare
