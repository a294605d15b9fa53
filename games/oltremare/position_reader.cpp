// SPDX-License-Identifier: MIT
// Positions from JSON, as people may write them by hand: what is left out takes its start value.
#include <charconv>
#include <string>

#include "engine/dice_json.hpp"
#include "engine/edition_fields.hpp"
#include "games/oltremare/names.hpp"

namespace fondaco::oltremare {
namespace {

/// Builds a state card by card out of the full stock, so that a card named twice is noticed where it stands.
class PositionReader {
 public:
  PositionReader(const Game& game, json::Cursor in, State& state)
      : game_(game),
        edition_(game.edition()),
        in_(in),
        state_(state),
        card_codes_(labels_of(edition_.card, edition_.cards, &CardInfo::code)),
        good_keys_(labels_of(edition_.good, edition_.goods, &GoodInfo::key)),
        port_keys_(labels_of(edition_.port, edition_.ports, &PortInfo::key)),
        left_(game.cards()) {}

  void read() {
    in_.only_keys({"stage",      "to_move", "active",     "starter", "turn", "bought",  "talks",
                   "calls",      "dealt",   "last_round", "venice",  "deck", "discard", "markers",
                   "played",     "to_play", "to_sail",    "sailed",  "call", "offer",   "answered",
                   "reshuffles", "players", "seed",       "dice"});
    clear();
    table();
    if (in_["players"].size(game_.players(), game_.players()) == 0) return;
    for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat) player(seat, in_["players"].at(seat));
    piles();
    for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat) ship(seat, in_["players"].at(seat));
    markers();
    voyage();
    deal();
    answered();
    reshuffles();
    actor();
    if (!in_.ok()) return;
    in_.require(game_.audit(state_));
  }

 private:
  static std::uint8_t small(json::Cursor at, int fallback, int low, int high) {
    return static_cast<std::uint8_t>(at.whole_or(fallback, low, high));
  }
  Seat last_seat() const { return static_cast<Seat>(game_.players() - 1); }

  void clear() {
    for (Card& card : state_.below) card = no_card;
    for (Card& card : state_.hold_top) card = no_card;
    for (Card& card : state_.pirate_top) card = no_card;
    for (Card& card : state_.played) card = no_card;
    for (Marker& marker : state_.marker) marker = Marker::none;
    for (Marker& marker : state_.active) marker = Marker::none;
    for (std::uint8_t& noted : state_.noted_cards) noted = not_scored;
  }

  void table() {
    state_.stage =
        static_cast<Stage>(in_["stage"].choice_or(static_cast<std::size_t>(Stage::trade), names_of<Stage>, "stage"));
    state_.starter = small(in_["starter"], 0, 0, last_seat());
    // A game that is over ended with the turn of whoever sits before the starter (OM-9.1).
    const Seat usual = state_.stage == Stage::over ? game_.left_of(state_.starter, last_seat()) : state_.starter;
    state_.turn = small(in_["active"], usual, 0, last_seat());
    state_.turn_number = small(in_["turn"], 1, 1, most_turns);
    state_.bought = small(in_["bought"], 0, 0, edition_.buy_limit);
    state_.talks = small(in_["talks"], 0, 0, game_.option(Option::max_talks));
    state_.calls = small(in_["calls"], 0, 0, game_.option(Option::max_calls));
    state_.last_round = in_["last_round"].boolean_or(false) ? 1 : 0;
    if (in_["dealt"].present()) {
      in_["dealt"].each(
          [&](json::Cursor at) { add_once(state_.dealt, static_cast<std::size_t>(at.whole(0, last_seat())), at); });
    }
    state_.dice = read_dice(in_);
  }

  // --- components by name
  // -----------------------------------------------------------------------------------------------

  Card card_named(std::string_view name, json::Cursor at) const {
    return static_cast<Card>(at.choice_of(name, card_codes_, "card"));
  }
  Card card(json::Cursor at) const { return card_named(at.string(), at); }

  Card take(json::Cursor at) {
    const Card named = card(at);
    if (at.ok() && !game_.cards().has(named)) at.fail("this card is not in the game with two players (OM-2.2)");
    if (at.ok() && !left_.has(named)) at.fail("this card is somewhere else already (OM-1.1)");
    left_.remove(named);
    return named;
  }

  Good good(std::string_view name, json::Cursor at) const {
    return static_cast<Good>(at.choice_of(name, good_keys_, "good"));
  }

  Port port(std::string_view name, json::Cursor at) const {
    return static_cast<Port>(at.choice_of(name, port_keys_, "port"));
  }

  Marker marker(json::Cursor at) const {
    return static_cast<Marker>(at.choice(labels_of(edition_.marker_keys, marker_kinds), "marker"));
  }

  GoodCounts goods(json::Cursor in, int most) const {
    GoodCounts counts{};
    if (!in.present()) return counts;
    in.each_member([&](std::string_view name, json::Cursor at) { counts[good(name, at)] = small(at, 0, 0, most); });
    return counts;
  }

  // --- players and piles
  // ------------------------------------------------------------------------------------------------

  void push(Card card, Card& top, std::uint8_t& size) {
    state_.below[card] = top;
    top = card;
    ++size;
  }

  void player(Seat seat, json::Cursor in) {
    in.only_keys({"ducats", "prestige", "markers", "active_marker", "ship", "hand", "hold", "pirates", "scored_early",
                  "least", "given"});
    state_.ducats[seat] =
        static_cast<std::int16_t>(in["ducats"].whole_or(edition_.start_ducats, -most_balance, most_balance));
    state_.prestige[seat] = small(in["prestige"], 0, 0, most_prestige);
    if (in["active_marker"].present()) state_.active[seat] = marker(in["active_marker"]);
    state_.taken[seat] = small(in["markers"], state_.active[seat] == Marker::none ? 0 : 1, 0, 250);
    if (in["hand"].is(json::Kind::whole)) in["hand"].fail("a count, not cards: a view cannot be loaded as a position");
    if (in["hand"].present()) in["hand"].each([&](json::Cursor at) { state_.hand[seat].add(take(at)); });
    if (in["hold"].is(json::Kind::object)) in["hold"].fail("a top card alone: a view cannot be loaded as a position");
    if (in["hold"].present()) stack(in["hold"], state_.hold_top[seat], state_.hold_size[seat], false);
    if (in["pirates"].present()) stack(in["pirates"], state_.pirate_top[seat], state_.pirate_size[seat], true);
    if (in["scored_early"].present()) {
      in["scored_early"].only_keys({"cards", "groups"});
      state_.noted_cards[seat] = small(in["scored_early"]["cards"], 0, 0, max_cards);
      state_.noted_groups[seat] = small(in["scored_early"]["groups"], 0, 0, max_cards);
    }
    state_.least[seat] = goods(in["least"], max_cards);
    if (in["given"].present()) remembered(seat, in["given"]);
  }

  /// Listed from the top; a pirate stack says of each card whether it was thrown or stolen, and a bare name is stolen.
  void stack(json::Cursor in, Card& top, std::uint8_t& size, bool pirates) {
    for (std::size_t i = in.size(); in.ok() && i > 0; --i) {
      const json::Cursor at = in.at(i - 1);
      const bool thrown = pirates && at.is(json::Kind::object) && at["thrown"].present();
      const bool stolen = pirates && at.is(json::Kind::object) && !thrown;
      if (thrown) at.only_keys({"thrown", "turn"});
      if (stolen) at.only_keys({"stolen"});
      const Card card = take(thrown ? at["thrown"] : stolen ? at["stolen"] : at);
      if (!in.ok()) return;
      push(card, top, size);
      if (thrown) state_.thrown[card] = small(at["turn"], state_.turn_number, 1, state_.turn_number);
    }
  }

  void remembered(Seat seat, json::Cursor in) {
    in.each_member([&](std::string_view name, json::Cursor at) {
      Given memory{card_named(name, at), {not_there, not_there, not_there, not_there, not_there}};
      memory.since[seat] = whose_memory;
      at.each_member([&](std::string_view where, json::Cursor turn) {
        const unsigned other = where.size() == 1 ? static_cast<unsigned>(where[0] - '0') : max_players;
        if (other >= game_.players() || other == seat) return turn.fail("another seat of the table is named here");
        memory.since[other] = small(turn, 1, 1, state_.turn_number);
      });
      if (Memory::remembers(state_, seat, memory.card)) at.fail("this card is remembered already");
      if (state_.given.full()) at.fail("more than " + std::to_string(max_memories) + " cards are remembered");
      if (in.ok()) Memory(game_, state_).remember(memory);
    });
  }

  void piles() {
    if (in_["discard"].present()) in_["discard"].each([&](json::Cursor at) { state_.discard.add(take(at)); });
    if (in_["played"].present()) {
      if (in_["played"].size() > max_load)
        in_["played"].fail("at most " + std::to_string(max_load) + " cards (OM-R19)");
      CardSet played;
      in_["played"].each([&](json::Cursor at) { played.add(take(at)); });
      unsigned next = 0;
      if (in_.ok()) played.each([&](Card card) { state_.played[next++] = card; });
    }
    std::array<Card, max_cards> top_first{};
    unsigned count = 0;
    if (in_["deck"].is(json::Kind::whole))
      in_["deck"].fail("a count, not cards: a view cannot be loaded as a position");
    if (in_["deck"].present()) {
      in_["deck"].each([&](json::Cursor at) {
        const Card card = take(at);
        if (at.ok()) top_first[count++] = card;
      });
    }
    // OM-2.5: a hold that is not given starts with a card that names a port.
    for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat) {
      if (in_["players"].at(seat)["hold"].present()) continue;
      Card first = no_card;
      left_.each([&](Card card) {
        if (first == no_card && game_.card(card).port != no_port) first = card;
      });
      if (first == no_card)
        return in_["players"].at(seat).fail("no card with a port name is left for the hold (OM-2.5)");
      left_.remove(first);
      push(first, state_.hold_top[seat], state_.hold_size[seat]);
    }
    if (!in_.ok()) return;
    left_.each([&](Card card) { top_first[count++] = card; });
    for (unsigned i = count; i > 0; --i) push(top_first[i - 1], state_.deck_top, state_.deck_size);

    const json::Cursor venice = in_["venice"];
    const int middle = game_.first_deck() / 2 - (game_.first_deck() - state_.deck_size);
    if (venice.is(json::Kind::string)) {
      if (venice.string() != "gone") venice.fail("a number of cards above it, or \"gone\"");
    } else if (venice.present()) {
      state_.venice = static_cast<std::uint8_t>(venice.whole(1, state_.deck_size));
    } else if (middle >= 1 && state_.last_round == 0) {
      state_.venice = static_cast<std::uint8_t>(std::min<int>(middle, state_.deck_size));
    }
  }

  void ship(Seat seat, json::Cursor in) {
    if (in["ship"].present()) {
      state_.ship[seat] = port(in["ship"].string(), in["ship"]);
      return;
    }
    Card bottom = state_.hold_top[seat];
    while (bottom != no_card && state_.below[bottom] != no_card) bottom = state_.below[bottom];
    if (bottom != no_card && game_.card(bottom).port != no_port) state_.ship[seat] = game_.card(bottom).port;
  }

  /// Without a list the markers that nobody has lie in the order of the edition, except where a ship is.
  void markers() {
    if (in_["markers"].present()) {
      in_["markers"].each_member(
          [&](std::string_view name, json::Cursor at) { state_.marker[port(name, at)] = marker(at); });
      return;
    }
    std::array<int, marker_kinds> left{};
    int total = 0;
    for (unsigned kind = 0; kind < marker_kinds; ++kind) total += left[kind] = edition_.markers[kind];
    std::uint32_t ships = 0;
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      ships |= bit<std::uint32_t>(state_.ship[seat]);
      total -= state_.taken[seat];
      if (state_.active[seat] != Marker::none) --left[static_cast<std::size_t>(state_.active[seat])];
    }
    unsigned kind = 0;
    for (unsigned at = 0; at < edition_.ports && total > 0; ++at) {
      if (((ships >> at) & 1U) != 0) continue;
      while (kind < marker_kinds && left[kind] <= 0) ++kind;
      if (kind == marker_kinds) return;
      state_.marker[at] = static_cast<Marker>(kind);
      --left[kind];
      --total;
    }
  }

  void voyage() {
    state_.to_play = small(in_["to_play"], 0, 0, max_load);
    state_.to_sail = small(in_["to_sail"], 0, 0, max_load);
    if (!in_["sailed"].present()) return;
    in_["sailed"].each([&](json::Cursor at) {
      const std::string_view name = at.string();
      const std::size_t dash = std::min(name.find('-'), name.size());
      const Port a = port(name.substr(0, dash), at);
      const Port b = port(name.substr(std::min(dash + 1, name.size())), at);
      if (!at.ok()) return;
      const std::uint64_t route = game_.routes_at(a) & game_.routes_at(b);
      if (a == b || route == 0) return at.fail("no route joins these ports");
      if ((state_.sailed & route) != 0) at.fail("this is listed twice");
      state_.sailed |= route;
    });
  }

  // --- deals
  // ------------------------------------------------------------------------------------------------------------

  void deal() {
    if (const json::Cursor call = in_["call"]; call.present()) {
      call.only_keys({"good", "replier"});
      std::vector<std::string_view> goods = good_keys_;
      goods.push_back("any");
      const std::size_t called = call["good"].choice(goods, "good");
      state_.called = called < edition_.goods ? static_cast<Good>(called) : any_good;
      state_.replier = small(call["replier"], state_.turn, 0, last_seat());
    }
    const json::Cursor in = in_["offer"];
    if (!in.present()) return;
    in.only_keys({"proposer", "partner", "counters", "gives", "wants", "ducats", "delivered"});
    state_.proposer = static_cast<Seat>(in["proposer"].whole(0, last_seat()));
    state_.partner = static_cast<Seat>(in["partner"].whole(0, last_seat()));
    state_.counters = small(in["counters"], 0, 0, game_.option(Option::max_counters));
    Offer& offer = state_.offer;
    if (in["gives"].present()) {
      if (in["gives"].size() > static_cast<std::size_t>(game_.option(Option::max_cards_each)))
        in["gives"].fail("more cards than an offer may hold (OM-13.9)");
      in["gives"].each([&](json::Cursor at) {
        const bool with_claim = at.is(json::Kind::object);
        if (with_claim) at.only_keys({"what", "claim"});
        offer.given[offer.given_count] = card(with_claim ? at["what"] : at);
        if (with_claim) offer.claims[offer.given_count] = claim(at["claim"]);
        ++offer.given_count;
      });
    }
    offer.wanted = goods(in["wants"], game_.option(Option::max_cards_each));
    for (const std::uint8_t count : offer.wanted)
      offer.wanted_count = static_cast<std::uint8_t>(offer.wanted_count + count);
    const int most = game_.option(Option::max_ducats);
    offer.ducats = static_cast<std::int8_t>(in["ducats"].whole_or(0, -most, most));
    if (in["delivered"].is(json::Kind::whole))
      in["delivered"].fail("a count, not cards: a view cannot be loaded as a position");
    if (in["delivered"].present()) {
      if (in["delivered"].size() > most_given) in["delivered"].fail("more cards than wanted (OM-D5)");
      in["delivered"].each([&](json::Cursor at) { offer.delivered[offer.delivered_count++] = card(at); });
    }
    if (!in_.ok()) return;
    // OM-12.4: what is offered or accepted openly is held.
    if (state_.stage == Stage::answer || state_.stage == Stage::deliver)
      Memory(game_, state_).stated(state_.proposer, game_.goods_given(offer));
    if (state_.stage == Stage::deliver) Memory(game_, state_).stated(state_.partner, offer.wanted);
  }

  Claim claim(json::Cursor at) const {
    const std::string_view said = at.string();
    for (unsigned i = 1; i < all_claims; ++i) {
      std::string text;
      for (const Component part : claim_shape(static_cast<Claim>(i)).args)
        text += (text.empty() ? "" : "+") + game_.component_name(part);
      if (text == said) return static_cast<Claim>(i);
    }
    at.fail("a claim names two symbols, lions, both, or a port: DM, 5, DM+5, zara");
    return 0;
  }

  void answered() {
    if (!in_["answered"].present()) return;
    if (in_["answered"].size() > most_answered) in_["answered"].fail("more offers than a turn can have (OM-13.9)");
    in_["answered"].each([&](json::Cursor in) {
      in.only_keys({"proposer", "partner", "gives", "wants", "ducats"});
      const auto proposer = static_cast<Seat>(in["proposer"].whole(0, last_seat()));
      const auto partner = static_cast<Seat>(in["partner"].whole(0, last_seat()));
      OfferTerms terms;
      terms.by_active = proposer == state_.turn;
      if (in.ok() && (terms.by_active == (partner == state_.turn))) in.fail("one of the parties is active (OM-5.7)");
      if (!in.ok()) return;
      terms.other = static_cast<std::uint8_t>(game_.distance(state_.turn, terms.by_active ? partner : proposer));
      terms.given = goods(in["gives"], most_given);
      terms.wanted = goods(in["wants"], most_given);
      terms.ducats = static_cast<std::int8_t>(in["ducats"].whole_or(0, -most_ducats, most_ducats));
      const auto sum = [](const GoodCounts& counts) {
        unsigned total = 0;
        for (const std::uint8_t count : counts) total += count;
        return total;
      };
      if (sum(terms.given) > most_given || sum(terms.wanted) > most_given)
        in.fail("more cards than an offer may hold (OM-13.9)");
      const std::uint32_t key = offer_key(terms);
      if (in.ok() && std::ranges::find(state_.answered, key) != state_.answered.end()) in.fail("this is listed twice");
      if (in.ok()) state_.answered.push_back(key);
    });
  }

  void reshuffles() {
    if (!in_["reshuffles"].present()) return;
    if (in_["reshuffles"].size() > max_reshuffles)
      in_["reshuffles"].fail("more reshuffles than a game can have (OM-9.3)");
    in_["reshuffles"].each([&](json::Cursor in) {
      in.only_keys({"cards", "gained", "bounds"});
      const unsigned index = state_.reshuffles++;
      in["cards"].each([&](json::Cursor at) {
        const Card named = card(at);
        if (at.ok() && game_.reshuffle_of(state_, named) != 0) return at.fail("this is listed twice");
        for (unsigned digit = 0; digit < state_.reshuffled.size(); ++digit) {
          if ((((index + 1) >> digit) & 1U) != 0) state_.reshuffled[digit].add(named);
        }
      });
      if (in["gained"].present() && in["gained"].size(game_.players(), game_.players()) == 0) return;
      if (in["bounds"].present()) in["bounds"].only_keys(bound_keys());
      for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat) {
        state_.gained[index][seat] =
            in["gained"].present() ? small(in["gained"].at(seat), 0, 0, state_.turn_number) : 1;
        bounds(in["bounds"][std::to_string(seat)], state_.fresh[index][seat], seat);
      }
      bounds(in["bounds"]["all"], state_.fresh[index][Memory::everyone], nobody);
    });
  }

  /// Whose knowledge it is: that of each seat, and of everybody.
  std::vector<std::string_view> bound_keys() const {
    static constexpr std::array<std::string_view, max_players> seats{"0", "1", "2", "3", "4"};
    std::vector<std::string_view> keys(seats.begin(), seats.begin() + game_.players());
    keys.push_back("all");
    return keys;
  }

  /// "2-4" for each seat; left out, nothing is known.
  void bounds(json::Cursor in, std::array<std::uint8_t, max_players>& row, Seat who) const {
    if (in.present() && in.size(game_.players(), game_.players()) == 0) return;
    for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat) {
      const Bounds unknown{0, seat == who ? 0 : Bounds::unlimited};
      const Bounds bounds = in.present() ? parse_bounds(in.at(seat)) : unknown;
      if (seat == who && in_.ok() && bounds.pack() != unknown.pack())
        return in.at(seat).fail("nothing is noted of the own cards: 0-0");
      row[seat] = bounds.pack();
    }
  }

  static Bounds parse_bounds(json::Cursor at) {
    const std::string_view text = at.string();
    Bounds bounds{0, 0};
    const char* const end = text.data() + text.size();
    const auto low = std::from_chars(text.data(), end, bounds.low);
    const bool dash = low.ec == std::errc{} && low.ptr != end && *low.ptr == '-';
    const auto high = std::from_chars(dash ? low.ptr + 1 : end, end, bounds.high);
    const bool whole = dash && high.ec == std::errc{} && high.ptr == end;
    if (at.ok() && (!whole || bounds.low > bounds.high || bounds.high > Bounds::unlimited))
      at.fail("at least and at most, such as 2-4");
    return at.ok() ? bounds : Bounds{0, 0};
  }

  void actor() {
    Seat usual = state_.turn;
    if (is_draft(state_.stage)) usual = state_.proposer;
    if (state_.stage == Stage::answer || state_.stage == Stage::deliver) usual = state_.partner;
    if (state_.stage == Stage::reply) usual = state_.replier;
    if (in_.ok() && in_["to_move"].whole_or(usual, 0, 255) != usual)
      in_["to_move"].fail("somebody else is asked in this stage");
    state_.actor = usual;
  }

  const Game& game_;
  const Edition& edition_;
  json::Cursor in_;
  State& state_;
  std::vector<std::string_view> card_codes_;
  std::vector<std::string_view> good_keys_;
  std::vector<std::string_view> port_keys_;
  CardSet left_;  ///< cards not placed yet
};

}  // namespace

void Game::from_json(json::Cursor in, State& state) const {
  state = State{};
  PositionReader(*this, in, state).read();
}

}  // namespace fondaco::oltremare
