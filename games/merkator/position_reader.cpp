// SPDX-License-Identifier: MIT
// Positions from JSON, as people may write them by hand: what is left out takes its start value, supply tiles and
// offices are empty, and cards that are named nowhere lie in their piles and decks.
#include <string>

#include "engine/dice_json.hpp"
#include "games/merkator/edition_parts.hpp"
#include "games/merkator/names.hpp"

namespace fondaco::merkator {
namespace {

class PositionReader {
 public:
  PositionReader(const Game& game, json::Cursor in, State& state)
      : game_(game),
        edition_(game.edition()),
        in_(in),
        state_(state),
        left_(game.all_contracts()),
        bonus_left_(game.all_bonuses()),
        building_left_(game.all_buildings()) {}

  void read() {
    in_.only_keys({"stage",         "to_move",        "turn",
                   "start_seat",    "turns",          "finale",
                   "closing",       "token",          "cubes",
                   "chart",         "letters",        "piles",
                   "discard",       "stack",          "beneath",
                   "aside",         "bonus_display",  "bonus_deck",
                   "bonus_under",   "bonus_aside",    "building_display",
                   "building_deck", "building_aside", "players",
                   "done",          "payment",        "loss",
                   "purchase",      "reward",         "taker",
                   "offers",        "colour",         "seed",
                   "dice"});
    if (in_["players"].size(game_.players(), game_.players()) == 0) return;
    turn();
    map();
    for (Seat seat = 0; seat < max_players; ++seat) state_.hand[seat] = no_card;
    for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat) player(seat, in_["players"].at(seat));
    if (in_.ok()) contracts();
    if (in_.ok()) cards();
    if (in_.ok()) pending();
    if (!in_.ok()) return;
    in_.require(game_.audit(state_));
  }

 private:
  void turn() {
    const int last = game_.players() - 1;
    state_.stage =
        static_cast<Stage>(in_["stage"].choice_or(static_cast<std::size_t>(Stage::invest), names_of<Stage>, "stage"));
    state_.start_seat = static_cast<Seat>(in_["start_seat"].whole_or(0, 0, last));
    state_.turn = static_cast<Seat>(in_["turn"].whole_or(in_["to_move"].whole_or(0, 0, last), 0, last));
    state_.actor = static_cast<Seat>(in_["to_move"].whole_or(state_.turn, 0, last));
    state_.turns = static_cast<std::uint16_t>(in_["turns"].whole_or(1, 1, most_turns()));
    state_.finale = static_cast<Finale>(in_["finale"].choice_or(0, names_of<Finale>, "finale"));
    if (in_["closing"].present()) state_.closing = static_cast<Seat>(in_["closing"].whole(0, last));
    state_.dice = read_dice(in_);
  }
  int most_turns() const {
    return game_.solo() ? edition_.solo_turns : static_cast<int>((most_rounds + 1) * game_.players());
  }

  // --- names ---

  unsigned place(json::Cursor at) const { return find_id(edition_.place, edition_.places, at, "place"); }
  unsigned good(std::string_view id, json::Cursor at) const {
    return find_id(edition_.good, game_.goods(), id, at, "good");
  }
  unsigned colour(json::Cursor at) const {
    return static_cast<unsigned>(at.choice(labels_of(edition_.place, edition_.majors, &Place::colour), "colour"));
  }
  std::uint8_t letter(std::string_view text, json::Cursor at) const {
    std::vector<std::string> texts;
    for (unsigned i = 0; i < edition_.columns * max_losses; ++i) texts.push_back(letter_text(edition_, i));
    const std::vector<std::string_view> names(texts.begin(), texts.end());
    return static_cast<std::uint8_t>(at.choice_of(text, names, "letter"));
  }

  // --- taking components out of what is left ---

  unsigned contract(json::Cursor at) {
    const unsigned i = find_id(edition_.contract, edition_.contracts, at, "contract");
    if (at.ok() && !left_.has(i)) at.fail("this contract is somewhere else already (MK-1.8)");
    left_.remove(i);
    return i;
  }
  ContractSet contracts_of(json::Cursor list) {
    ContractSet set;
    if (list.present()) list.each([&](json::Cursor at) { set.add(contract(at)); });
    return set;
  }
  unsigned bonus(json::Cursor at) {
    const unsigned i = find_id(edition_.bonus, edition_.bonuses, at, "bonus card");
    if (at.ok() && ((bonus_left_ >> i) & 1U) == 0) at.fail("this bonus card is somewhere else already (MK-1.10)");
    bonus_left_ &= ~bit<CardSet>(i);
    return i;
  }
  unsigned building(json::Cursor at) {
    const unsigned i = find_id(edition_.building, edition_.buildings, at, "building");
    if (at.ok() && ((building_left_ >> i) & 1U) == 0) at.fail("this building is somewhere else already (MK-1.11)");
    building_left_ &= ~bit<CardSet>(i);
    return i;
  }
  CardSet bonuses_of(json::Cursor list) {
    CardSet set = 0;
    if (list.present()) list.each([&](json::Cursor at) { set |= bit<CardSet>(bonus(at)); });
    return set;
  }
  CardSet buildings_of(json::Cursor list) {
    CardSet set = 0;
    if (list.present()) list.each([&](json::Cursor at) { set |= bit<CardSet>(building(at)); });
    return set;
  }
  /// A card of any kind by its id.
  Card card(json::Cursor at) const {
    std::vector<std::string_view> ids;
    std::vector<unsigned> cards;
    const auto list = [&](const auto& items, unsigned count, unsigned first) {
      for (unsigned i = 0; i < count; ++i) {
        ids.push_back(items[i].id.text());
        cards.push_back(first + i);
      }
    };
    list(edition_.contract, edition_.contracts, 0);
    list(edition_.bonus, edition_.bonuses, bonus_card);
    list(edition_.building, edition_.buildings, building_card);
    return static_cast<Card>(cards[at.choice(ids, "card")]);
  }

  // --- the table ---

  void map() {
    if (in_["token"].present()) state_.token = static_cast<std::uint8_t>(place(in_["token"]));
    for (unsigned i = 0; i < edition_.majors; ++i) state_.cubes[i] = edition_.place[i].start_cubes;
    if (in_["cubes"].present()) {
      in_["cubes"].each_member([&](std::string_view id, json::Cursor at) {
        state_.cubes[find_id(edition_.place, edition_.majors, id, at, "major place")] = read_small(at, 0, most_pieces);
      });
    }
    state_.letters = edition_.letters;
    if (game_.solo()) {
      if (in_["chart"].present() || in_["letters"].present()) in_["chart"].fail("solo play has no chart (MK-10.1)");
      return;
    }
    const json::Cursor chart = in_["chart"];
    state_.side = game_.fill().side;
    state_.row = game_.fill().row;
    if (chart.present()) {
      chart.only_keys({"side", "row", "left", "shown"});
      state_.side = static_cast<std::uint8_t>(chart["side"].choice_or(game_.fill().side, side_names, "side"));
      const Side& side = edition_.side[state_.side];
      state_.row = static_cast<std::uint8_t>(
          chart["row"].whole_or(std::min<int>(game_.fill().row, side.rows - 1) + 1, 1, side.rows + 1) - 1);
      const int size = state_.row < side.rows ? side.size[state_.row] : 0;
      state_.in_row = static_cast<std::uint8_t>(chart["left"].whole_or(size, 0, size));
      if (chart["shown"].present()) {
        state_.front = letter(chart["shown"].string(), chart["shown"]);
        see(state_.front, chart["shown"]);
      }
    } else {
      state_.in_row = edition_.side[state_.side].size[state_.row];
    }
    if (!in_["letters"].present()) {
      if (in_["loss"]["letter"].present() && in_.ok())
        see(letter(in_["loss"]["letter"].string(), in_["loss"]["letter"]), in_["loss"]["letter"]);
      return;
    }
    state_.letters = {};
    in_["letters"].each_member([&](std::string_view text, json::Cursor at) {
      const std::uint8_t which = letter(text, at);
      state_.letters[which] = read_small(at, 0, edition_.letters[which]);
    });
  }
  /// A letter that was turned over (MK-7.4).
  void see(unsigned letter, json::Cursor at) {
    if (state_.letters[letter] == 0) return at.fail("no counter with this letter is left (MK-1.12)");
    --state_.letters[letter];
  }

  void player(Seat seat, json::Cursor in) {
    in.only_keys({"contracts", "bonus", "buildings", "goods", "supply", "counters", "coins", "hand"});
    state_.owned[seat] = contracts_of(in["contracts"]);
    state_.bonus[seat] = bonuses_of(in["bonus"]);
    state_.building[seat] = buildings_of(in["buildings"]);
    if (in["goods"].present()) {
      in["goods"].each_member([&](std::string_view id, json::Cursor at) {
        state_.goods[seat][good(id, at)] = read_small(at, 0, most_pieces);
      });
    }
    if (in["supply"].present())
      in["supply"].each([&](json::Cursor at) { add_once(state_.supply[seat], colour(at), at); });
    state_.counters[seat] = static_cast<std::uint8_t>(in["counters"].whole_or(0, 0, most_pieces));
    state_.coins[seat] = static_cast<std::uint16_t>(in["coins"].whole_or(0, 0, most_coins));
    if (!in["hand"].present()) return;
    const Card held = card(in["hand"]);
    state_.hand[seat] = held;
    if (held < bonus_card) {
      (void)contract(in["hand"]);
    } else if (held < building_card) {
      (void)bonus(in["hand"]);
    } else {
      (void)building(in["hand"]);
    }
  }

  // --- contracts ---

  void contracts() {
    state_.discard = contracts_of(in_["discard"]);
    state_.aside = contracts_of(in_["aside"]);
    if (in_["beneath"].present()) {
      in_["beneath"].each([&](json::Cursor at) {
        if (state_.beneath.full()) return at.fail("more cards than the stack of a solo game has (MK-10.2)");
        state_.beneath.push_back(static_cast<std::uint8_t>(contract(at)));
      });
    }
    for (unsigned level = 0; level < max_levels; ++level) state_.top[level] = no_contract;
    std::uint16_t given = 0;
    if (in_["piles"].present()) {
      in_["piles"].each_member([&](std::string_view value, json::Cursor list) {
        for (unsigned level = 0; level < edition_.levels; ++level) {
          if (std::to_string(edition_.value[level]) != value) continue;
          given |= bit<std::uint16_t>(level);
          return pile(level, list);
        }
        list.fail("no contract has this value");
      });
    }
    if (game_.solo() && in_.ok()) stack(given);
    for (const std::string_view key : {"stack", "beneath"}) {
      if (!game_.solo() && in_[key].present()) in_[key].fail("the stack is for solo play (MK-10.2)");
    }
    for (unsigned level = 0; in_.ok() && level < edition_.levels; ++level) {
      const ContractSet rest = left_ & game_.of_level(level);
      left_ = left_ - rest;
      const bool stacked = game_.solo() && ((edition_.stack_levels >> level) & 1U) != 0;
      if (((given >> level) & 1U) != 0) {
        state_.aside = state_.aside | rest;
      } else if (stacked || ((edition_.pile_levels >> level) & 1U) == 0) {
        state_.discard = state_.discard | rest;
      } else if (!rest.empty()) {
        state_.top[level] = static_cast<std::uint8_t>(rest.first());
        state_.unseen = state_.unseen | rest;
        state_.unseen.remove(rest.first());
      }
    }
  }

  /// The visible top, then the cards below it in any order.
  void pile(unsigned level, json::Cursor list) {
    list.each([&](json::Cursor at) {
      const unsigned card = contract(at);
      if (at.ok() && edition_.contract[card].level != level) return at.fail("it has another value");
      if (state_.top[level] == no_contract) {
        state_.top[level] = static_cast<std::uint8_t>(card);
      } else {
        state_.unseen.add(card);
      }
    });
  }

  /// MK-10.2: when it is not given, of the cards that lie nowhere else as many as turns are to come, the highest ones.
  void stack(std::uint16_t given) {
    if (in_["stack"].present()) {
      state_.stack = contracts_of(in_["stack"]);
      return;
    }
    const bool travelled = state_.stage != Stage::invest && state_.stage != Stage::pay_contract &&
                           state_.stage != Stage::drop_contract && state_.stage != Stage::travel;
    const unsigned laid = state_.turns - (travelled ? 0U : 1U);
    const unsigned wanted = edition_.solo_turns - laid;
    ContractSet possible;
    for (unsigned level = 0; level < edition_.levels; ++level) {
      if (((edition_.stack_levels >> level) & 1U) != 0 && ((given >> level) & 1U) == 0)
        possible = possible | (left_ & game_.of_level(level));
    }
    while (possible.size() > wanted) possible.remove(possible.first());
    state_.stack = possible;
    left_ = left_ - possible;
  }

  // --- bonus cards and buildings ---

  template <class Take>
  void display(json::Cursor list, std::array<std::uint8_t, max_display>& shown, const CardSet& left, Take&& take) {
    shown.fill(no_card);
    if (list.present()) {
      unsigned slot = 0;
      list.each([&](json::Cursor at) {
        if (slot == edition_.display_size) return at.fail("the display has fewer cards");
        if (!at.is(json::Kind::null)) shown[slot] = static_cast<std::uint8_t>(take(at));
        ++slot;
      });
      return;
    }
    CardSet rest = left;
    for (unsigned slot = 0; slot < edition_.display_size && rest != 0; ++slot, rest &= rest - 1)
      shown[slot] = static_cast<std::uint8_t>(lowest_bit(rest));
  }

  void cards() {
    if (in_["bonus_under"].present()) {
      in_["bonus_under"].each(
          [&](json::Cursor at) { state_.bonus_under.push_back(static_cast<std::uint8_t>(bonus(at))); });
    }
    state_.bonus_aside = bonuses_of(in_["bonus_aside"]);
    const bool deck = in_["bonus_deck"].present();
    state_.bonus_deck = bonuses_of(in_["bonus_deck"]);
    display(in_["bonus_display"], state_.bonus_display, bonus_left_, [&](json::Cursor at) { return bonus(at); });
    for (const std::uint8_t shown : state_.bonus_display) bonus_left_ &= shown == no_card ? ~0U : ~bit<CardSet>(shown);
    (deck ? state_.bonus_aside : state_.bonus_deck) |= bonus_left_;

    const bool building_deck = in_["building_deck"].present();
    if (in_["building_aside"].present()) {
      state_.building_aside = buildings_of(in_["building_aside"]);
    } else if (game_.solo()) {
      state_.building_aside = building_left_ & edition_.solo_removed;
      building_left_ &= ~state_.building_aside;
    }
    state_.building_deck = buildings_of(in_["building_deck"]);
    display(in_["building_display"], state_.building_display, building_left_,
            [&](json::Cursor at) { return building(at); });
    for (const std::uint8_t shown : state_.building_display)
      building_left_ &= shown == no_card ? ~0U : ~bit<CardSet>(shown);
    (building_deck ? state_.building_aside : state_.building_deck) |= building_left_;
  }

  // --- what is under way ---

  unsigned any_contract(json::Cursor at) const {
    return find_id(edition_.contract, edition_.contracts, at, "contract");
  }

  void pending() {
    const int last = game_.players() - 1;
    if (in_["done"].present()) {
      in_["done"].each([&](json::Cursor at) {
        const unsigned contract = any_contract(at);
        if (at.ok() && state_.done.has(contract)) at.fail("this is listed twice");
        state_.done.add(contract);
      });
    }
    if (in_["payment"].present()) payment(in_["payment"]);
    if (in_["loss"].present()) {
      in_["loss"].only_keys({"letter", "left"});
      state_.letter = letter(in_["loss"]["letter"].string(), in_["loss"]["letter"]);
      const int losses = static_cast<int>(losses_of_letter(state_.letter));
      state_.losses =
          static_cast<std::uint8_t>(in_["loss"]["left"].whole_or(state_.stage == Stage::loss ? losses : 0, 0, losses));
    }
    if (in_["purchase"].present()) {
      in_["purchase"].only_keys({"card", "paid"});
      state_.purchase = card(in_["purchase"]["card"]);
      state_.paid = static_cast<std::uint8_t>(in_["purchase"]["paid"].whole_or(0, 0, 200));
    }
    if (in_["reward"].present()) state_.reward = static_cast<std::uint8_t>(any_contract(in_["reward"]));
    if (in_["taker"].present()) state_.taker = static_cast<Seat>(in_["taker"].whole(0, last));
    if (in_["offers"].present() && !in_["taker"].present()) in_["offers"].fail("offers are made to a taker (MK-11.8)");
    if (in_["offers"].present() && in_["offers"].size(game_.players(), game_.players()) > 0) {
      for (Seat seat = 0; seat < game_.players(); ++seat) {
        const json::Cursor offer = in_["offers"].at(seat);
        offer.only_keys({"coins", "time"});
        state_.offer_coins[seat] = static_cast<std::uint8_t>(offer["coins"].whole_or(0, 0, edition_.offer_limit));
        state_.offer_time[seat] = static_cast<std::uint8_t>(offer["time"].whole_or(0, 0, edition_.offer_limit));
      }
    }
    if (in_["colour"].present() && state_.stage != Stage::final_supply) in_["colour"].fail("no cube is in question");
    if (in_["colour"].present()) state_.colour = static_cast<std::uint8_t>(colour(in_["colour"]));
  }

  void payment(json::Cursor in) {
    in.only_keys({"contract", "due", "category", "different", "source", "from", "left_out"});
    Payment& payment = state_.payment;
    payment = game_.bill(any_contract(in["contract"]));
    if (in["due"].present()) {
      payment.due = {};
      in["due"].each_member(
          [&](std::string_view id, json::Cursor at) { payment.due[good(id, at)] = read_small(at, 0, 50); });
    }
    payment.of_column = static_cast<std::uint8_t>(in["category"].whole_or(payment.of_column, 0, payment.of_column));
    payment.different = static_cast<std::uint8_t>(in["different"].whole_or(payment.different, 0, payment.different));
    if (in["source"].present()) {
      std::vector<std::string_view> sources = labels_of(edition_.good, game_.goods(), &Good::id);
      sources.push_back("time");
      const std::size_t source = in["source"].choice(sources, "source");
      payment.source = source < game_.goods() ? static_cast<std::uint8_t>(source) : counters_for_unit;
    }
    payment.from = static_cast<std::uint8_t>(in["from"].whole_or(0, 0, max_goods));
    if (in["left_out"].present()) {
      in["left_out"].each([&](json::Cursor at) { add_once(payment.left_out, good(at.string(), at), at); });
    }
  }

  const Game& game_;
  const Edition& edition_;
  json::Cursor in_;
  State& state_;
  ContractSet left_;
  CardSet bonus_left_;
  CardSet building_left_;
};

}  // namespace

void Game::from_json(json::Cursor in, State& state) const {
  state = State{};
  PositionReader(*this, in, state).read();
}

}  // namespace fondaco::merkator
