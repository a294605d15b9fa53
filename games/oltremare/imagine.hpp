// SPDX-License-Identifier: MIT
#pragma once
// Other worlds that a viewer could not tell from the real one (OM-12.1 … OM-12.7).
//
// The places that the viewer cannot look into are listed from what is public: the deck, stolen cards, other hands,
// cards that others threw. The cards the viewer has not located are dealt over them at random. If the viewer knows
// nothing more, that is all. If they do (a card given away, goods stated in an offer, cards of a reshuffle), the deal
// starts as near to their knowledge as possible, pairs of cards are exchanged until nothing contradicts it, and then
// many more pairs are exchanged that keep it so: a walk over the worlds they hold possible, each as likely as any other
// (OM-12.7).
#include "games/oltremare/memory.hpp"
#include "games/oltremare/oltremare.hpp"

namespace fondaco::oltremare {

class Imagination {
 public:
  constexpr Imagination(const Game& game, State& state, Viewer viewer, Rng& rng)
      : game_(game), state_(state), me_(viewer.is_seat() ? viewer.seat_index() : nobody), rng_(rng) {}

  constexpr void imagine() {
    venice();
    list_places();
    list_cards();
    list_knowledge();
    deal();
    if (informed_) settle();
    write_back();
    other_memories();
    other_offers();
  }

 private:
  static constexpr Seat pool = max_players;  ///< the owner of a place in the deck or of a stolen card
  static constexpr std::uint8_t in_hand = 0xff;
  static constexpr std::uint8_t no_place = 0xff;

  struct Place {
    Seat owner = pool;
    std::uint8_t stamp = in_hand;   ///< a thrown card: the turn; the pool: the reshuffle its cards are of
    std::uint8_t index = no_place;  ///< where in the pirate stack, counted in stack_
  };
  /// Cards of a reshuffle with a seat, so far, and how many there must be.
  struct Tally {
    Bounds bounds;
    int number = 0;

    constexpr int faults() const {
      const int least = static_cast<int>(bounds.low);
      const int most = bounds.high == Bounds::unlimited ? static_cast<int>(max_cards) : static_cast<int>(bounds.high);
      if (number < least) return least - number;
      return number > most ? number - most : 0;
    }
    /// Returns by how much the faults change.
    constexpr int count(int change) {
      const int before = faults();
      number += change;
      return faults() - before;
    }
  };
  struct StackCard {
    Card card = no_card;  ///< what lies there now
    std::uint8_t thrown = 0;
  };

  /// OM-12.6: every shift that is not refuted yet is equally likely.
  constexpr void venice() {
    if (state_.venice == venice_gone || game_.venice_exact()) return;
    const int taken = game_.first_deck() - state_.deck_size;
    std::array<int, 7> possible{};
    unsigned count = 0;
    for (int shift = -3; shift <= 3; ++shift) {
      const int above = game_.first_deck() / 2 + shift - taken;
      if (above >= 1 && above <= state_.deck_size) possible[count++] = above;
    }
    // Only a position written by hand can refute them all.
    const unsigned above =
        count > 0 ? static_cast<unsigned>(possible[rng_.index(count)]) : 1 + rng_.index(state_.deck_size);
    state_.venice = static_cast<std::uint8_t>(above);
  }

  constexpr void add_place(Seat owner, unsigned stamp, unsigned index = no_place) {
    places_[place_count_++] = {owner, static_cast<std::uint8_t>(stamp), static_cast<std::uint8_t>(index)};
  }

  /// Other hands and thrown cards first, then the pool: a walk begins in one of the former.
  constexpr void list_places() {
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      for (Card card = state_.pirate_top[seat]; card != no_card; card = state_.below[card]) {
        if (state_.thrown[card] != 0 && seat != me_) add_place(seat, state_.thrown[card], stack_count_);
        stack_[stack_count_++] = {card, state_.thrown[card]};
      }
      if (seat == me_) continue;
      for (int i = state_.hand[seat].size(); i > 0; --i) add_place(seat, in_hand);
    }
    with_seats_ = place_count_;
    for (unsigned i = 0; i < stack_count_; ++i) {
      if (stack_[i].thrown == 0) add_place(pool, game_.reshuffle_of(state_, stack_[i].card), i);
    }
    for (unsigned i = 0; i < state_.deck_size; ++i) add_place(pool, state_.reshuffles);
  }

  /// OM-12.1: whatever is fixed is not among them.
  constexpr void list_cards() {
    CardSet unknown = game_.cards() - state_.discard;
    const auto fixed = [&](Card top) {
      for (Card card = top; card != no_card; card = state_.below[card]) unknown.remove(card);
    };
    for (Seat seat = 0; seat < game_.players(); ++seat) fixed(state_.hold_top[seat]);
    for (const Card card : state_.played) {
      if (card != no_card) unknown.remove(card);
    }
    if (me_ != nobody) {
      unknown = unknown - state_.hand[me_];
      for (Card card = state_.pirate_top[me_]; card != no_card; card = state_.below[card]) {
        if (state_.thrown[card] != 0) unknown.remove(card);
      }
    }
    unknown_ = unknown;
  }

  constexpr void list_knowledge() {
    for (const Given& memory : state_.given) {
      if (me_ == nobody || memory.since[me_] != whose_memory) continue;
      memory_of_[memory.card] = memory.since;
      remembered_.add(memory.card);
      informed_ = true;
    }
    if (state_.reshuffles > 0) informed_ = true;
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      if (seat == me_) continue;
      for (std::size_t good = 0; good < max_goods; ++good) {
        least_[seat][good] = state_.least[seat][good];
        informed_ = informed_ || least_[seat][good] > 0;
      }
    }
    // An open offer shows what the hand itself holds, not the hand or the thrown cards.
    const bool sent = state_.stage == Stage::answer || state_.stage == Stage::deliver;
    if (sent && state_.proposer != me_) least_in_hand_[state_.proposer] = game_.goods_given(state_.offer);
    if (state_.stage == Stage::deliver && state_.partner != me_) least_in_hand_[state_.partner] = state_.offer.wanted;
    informed_ = informed_ || sent;
    // Cards are laid out in card order (OM-D7): whoever still has some to lay out holds them.
    if (state_.stage == Stage::play && state_.turn != me_) {
      for (const Card card : state_.played) last_played_ = card != no_card ? card : last_played_;
      if (last_played_ != no_card) {
        still_to_play_ = state_.to_play;
        informed_ = true;
      }
    }
    // The viewer's own count leaves out the cards they remember. What everybody counted binds the viewer too: of two
    // remembered cards that a deal may have moved, it says that only one moved.
    const Seat thinker = me_ == nobody ? Memory::everyone : me_;
    for (unsigned i = 0; i < state_.reshuffles; ++i) {
      for (Seat seat = 0; seat < game_.players(); ++seat) {
        if (seat == me_) continue;
        own_count_[i][seat].bounds = Bounds::unpack(state_.fresh[i][thinker][seat]);
        common_count_[i][seat].bounds = Bounds::unpack(state_.fresh[i][Memory::everyone][seat]);
      }
    }
    if (!informed_) return;
    faults_ = still_to_play_;
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      for (std::size_t good = 0; good < max_goods; ++good) {
        faults_ += least_[seat][good];
        faults_ += least_in_hand_[seat][good];
      }
      for (unsigned i = 0; i < state_.reshuffles; ++i)
        faults_ += own_count_[i][seat].faults() + common_count_[i][seat].faults();
    }
  }

  // --- the deal
  // ---------------------------------------------------------------------------------------------------------

  constexpr bool fits(Card card, const Place& place) const {
    if (remembered_.has(card)) return place.owner != pool && memory_of_[card][place.owner] < place.stamp;  // OM-12.3
    if (state_.reshuffles == 0) return true;
    const unsigned reshuffle = game_.reshuffle_of(state_, card);
    if (place.owner == pool) return reshuffle == place.stamp;  // OM-12.5
    if (reshuffle == 0) return true;
    const std::uint8_t gained = state_.gained[reshuffle - 1][place.owner];
    return gained != 0 && gained < place.stamp;
  }

  /// Some seat is known to hold more cards of the good than it has so far.
  constexpr bool wanted_somewhere(Good good) const {
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      if (with_[seat][good] < least_[seat][good] || in_hand_[seat][good] < least_in_hand_[seat][good]) return true;
    }
    return false;
  }

  constexpr void deal() {
    unsigned count = 0;
    unknown_.each([&](Card card) { cards_[count++] = card; });
    shuffle(rng_, cards_.data(), count);
    for (unsigned i = 0; i < place_count_; ++i) dealt_[i] = no_card;
    if (informed_) {
      count = deal_known(count);
      if (state_.reshuffles > 0) count = deal_pool(count);
    }
    for (unsigned i = 0; i < place_count_; ++i) {
      if (dealt_[i] != no_card) continue;
      dealt_[i] = cards_[--count];
      if (informed_) count_in(i, 1);
    }
  }

  /// What must lie in certain places goes there first, as far as it goes; returns how many cards are left.
  constexpr unsigned deal_known(unsigned count) {
    if (with_seats_ == 0) return count;
    CardSet placed;
    // A free place that fits the card and that `where` asks for.
    const auto put = [&](Card card, auto&& where) {
      const unsigned start = rng_.index(with_seats_);
      for (unsigned n = 0; n < with_seats_; ++n) {
        const unsigned at = start + n < with_seats_ ? start + n : start + n - with_seats_;
        if (dealt_[at] != no_card || !where(places_[at]) || !fits(card, places_[at])) continue;
        dealt_[at] = card;
        placed.add(card);
        count_in(at, 1);
        return;
      }
    };
    for (unsigned i = 0; i < count; ++i) {
      if (remembered_.has(cards_[i])) put(cards_[i], [](const Place&) { return true; });
    }
    for (unsigned i = 0; i < count && faults_ > 0; ++i) {
      const Good good = game_.good_of(cards_[i]);
      if (placed.has(cards_[i]) || !wanted_somewhere(good)) continue;
      put(cards_[i], [&](const Place& place) {
        if (place.stamp == in_hand && in_hand_[place.owner][good] < least_in_hand_[place.owner][good]) return true;
        return with_[place.owner][good] < least_[place.owner][good];
      });
    }
    unsigned rest = 0;
    for (unsigned i = 0; i < count; ++i) {
      if (!placed.has(cards_[i])) cards_[rest++] = cards_[i];
    }
    return rest;
  }

  /// After a reshuffle the deck and stolen cards take only cards of theirs (OM-12.5).
  constexpr unsigned deal_pool(unsigned count) {
    for (unsigned i = with_seats_; i < place_count_; ++i) {
      unsigned at = 0;
      while (at < count && !fits(cards_[at], places_[i])) ++at;
      if (at == count) continue;
      dealt_[i] = cards_[at];
      count_in(i, 1);
      for (--count; at < count; ++at) cards_[at] = cards_[at + 1];
    }
    return count;
  }

  // --- contradictions
  // ---------------------------------------------------------------------------------------------------

  /// Counts the card of a place in or out; `faults_` is how much contradicts what the viewer knows.
  constexpr void count_in(unsigned at, int change) {
    const Place& place = places_[at];
    const Card card = dealt_[at];
    if (!fits(card, place)) faults_ += change;
    if (place.owner == pool) return;
    const Good good = game_.good_of(card);
    const auto counted = [&](int& number, int least) {
      const int before = number < least ? least - number : 0;
      number += change;
      faults_ += (number < least ? least - number : 0) - before;
    };
    counted(with_[place.owner][good], least_[place.owner][good]);
    if (place.stamp == in_hand) {
      counted(in_hand_[place.owner][good], least_in_hand_[place.owner][good]);
      if (place.owner == state_.turn && card > last_played_) counted(playable_, still_to_play_);
    }
    if (state_.reshuffles == 0) return;
    const unsigned reshuffle = game_.reshuffle_of(state_, card);
    if (reshuffle == 0) return;
    faults_ += common_count_[reshuffle - 1][place.owner].count(change);
    if (!remembered_.has(card)) faults_ += own_count_[reshuffle - 1][place.owner].count(change);
  }

  constexpr void exchange(unsigned a, unsigned b) {
    const Card moved = dealt_[a];
    if (places_[a].owner == places_[b].owner && places_[a].stamp == places_[b].stamp) {  // nothing is counted anew
      dealt_[a] = dealt_[b];
      dealt_[b] = moved;
      return;
    }
    count_in(a, -1);
    count_in(b, -1);
    dealt_[a] = dealt_[b];
    dealt_[b] = moved;
    count_in(a, 1);
    count_in(b, 1);
  }

  constexpr void settle() {
    if (with_seats_ == 0) return;
    // The real world has no fault, so the walk comes to one without; it goes uphill now and then to leave a valley.
    constexpr unsigned patience = 400'000;
    for (unsigned step = 0; faults_ > 0 && step < patience; ++step) {
      const unsigned a = rng_.index(place_count_);
      const unsigned b = rng_.index(place_count_);
      const int before = faults_;
      exchange(a, b);
      if (faults_ > before && rng_.index(faults_ == before + 1 ? 48 : 1024) != 0) exchange(a, b);
    }
    const unsigned steps = 8 * with_seats_;
    for (unsigned step = 0; step < steps; ++step) {
      const unsigned a = rng_.index(with_seats_);
      const unsigned b = rng_.index(place_count_);
      const int before = faults_;
      exchange(a, b);
      if (faults_ > before) exchange(a, b);
    }
  }

  // --- the world
  // --------------------------------------------------------------------------------------------------------

  constexpr void write_back() {
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      if (seat != me_) state_.hand[seat] = CardSet{};
    }
    unknown_.each([&](Card card) {
      state_.below[card] = no_card;
      state_.thrown[card] = 0;
    });
    for (unsigned i = 0; i < place_count_; ++i) {
      const Place& place = places_[i];
      if (place.index != no_place) {
        stack_[place.index].card = dealt_[i];
      } else if (place.owner != pool) {
        state_.hand[place.owner].add(dealt_[i]);
      }
    }
    unsigned end = stack_count_;
    for (Seat seat = game_.players(); seat-- > 0;) {
      Card below = no_card;
      for (unsigned i = end; i > end - state_.pirate_size[seat]; --i) {
        const StackCard& here = stack_[i - 1];
        state_.below[here.card] = below;
        state_.thrown[here.card] = here.thrown;
        below = here.card;
      }
      state_.pirate_top[seat] = below;
      end -= state_.pirate_size[seat];
    }
    Card below = no_card;
    shuffle(rng_, dealt_.data() + (place_count_ - state_.deck_size), state_.deck_size);
    for (unsigned i = place_count_ - state_.deck_size; i < place_count_; ++i) {
      state_.below[dealt_[i]] = below;
      below = dealt_[i];
    }
    state_.deck_top = below;
  }

  /// What the others remember is replaced by what all know.
  constexpr void other_memories() {
    for (std::size_t i = state_.given.size(); i > 0; --i) {
      const Given memory = state_.given[i - 1];
      if (me_ == nobody || memory.since[me_] != whose_memory)
        Memory(game_, state_).forget(Memory::owner(memory), memory.card);
    }
    for (auto& rows : state_.fresh) {
      for (Seat seat = 0; seat < game_.players(); ++seat) {
        if (seat == me_) continue;
        rows[seat] = rows[Memory::everyone];
        rows[seat][seat] = 0;
      }
    }
  }

  /// Some of the hand's cards of a good, as many as said, each choice equally likely, in card order.
  template <class F>
  constexpr void choose_of(Seat seat, Good good, unsigned count, F&& f) {
    const CardSet held = state_.hand[seat] & game_.cards_of(good);
    auto left = static_cast<std::uint32_t>(held.size());
    held.each([&](Card card) {
      if (rng_.index(left--) >= count) return;
      --count;
      f(card);
    });
  }

  /// OM-12.13: the cards behind an offer are known to their owner alone; of one not sent nothing is known.
  constexpr void other_offers() {
    if (is_draft(state_.stage) && state_.proposer != me_) {
      SilentJournal silent;
      return Play<SilentJournal>(game_, state_, silent).begin_draft(state_.proposer, state_.partner);
    }
    if (state_.stage != Stage::answer && state_.stage != Stage::deliver) return;
    Offer& offer = state_.offer;
    if (state_.proposer != me_) {
      const Offer sent = offer;
      const GoodCounts goods = game_.goods_given(sent);
      CardSet given;
      for (unsigned good = 0; good < max_goods; ++good)
        choose_of(state_.proposer, static_cast<Good>(good), goods[good], [&](Card card) { given.add(card); });
      // The claims about a good stay with its cards, in card order.
      GoodCounts used{};
      unsigned next = 0;
      given.each([&](Card card) {
        const Good good = game_.good_of(card);
        unsigned skip = used[good]++;
        for (unsigned i = 0; i < sent.given_count; ++i) {
          if (game_.good_of(sent.given[i]) != good || skip-- > 0) continue;
          offer.claims[next] = sent.claims[i];
          break;
        }
        offer.given[next++] = card;
      });
    }
    if (state_.stage == Stage::deliver && state_.partner != me_) {
      unsigned next = 0;
      for (unsigned good = 0; good < max_goods; ++good) {
        choose_of(state_.partner, static_cast<Good>(good), offer.wanted[good], [&](Card card) {
          if (next < offer.delivered_count) offer.delivered[next++] = card;
        });
      }
    }
  }

  const Game& game_;
  State& state_;
  const Seat me_;
  Rng& rng_;

  std::array<Place, max_cards> places_{};
  unsigned place_count_ = 0;
  unsigned with_seats_ = 0;                   ///< the places before this one are in hands or among thrown cards
  std::array<StackCard, max_cards> stack_{};  ///< all pirate stacks, each from its top
  unsigned stack_count_ = 0;
  CardSet unknown_;
  std::array<Card, max_cards> cards_{};  ///< those of unknown_ not dealt yet
  std::array<Card, max_cards> dealt_{};  ///< to each place

  bool informed_ = false;  ///< something is known beyond which places there are
  CardSet remembered_;
  std::array<std::array<std::uint8_t, max_players>, max_cards> memory_of_{};
  std::array<GoodCounts, max_players> least_{};
  std::array<GoodCounts, max_players> least_in_hand_{};
  std::array<std::array<Tally, max_players>, max_reshuffles> own_count_{};     ///< without the remembered cards
  std::array<std::array<Tally, max_players>, max_reshuffles> common_count_{};  ///< of all cards
  std::array<std::array<int, max_goods>, max_players> with_{};
  std::array<std::array<int, max_goods>, max_players> in_hand_{};
  Card last_played_ = no_card;
  int still_to_play_ = 0;
  int playable_ = 0;
  int faults_ = 0;
};

}  // namespace fondaco::oltremare
