// SPDX-License-Identifier: MIT
// Positions from JSON, as people may write them by hand: what is left out takes its start value.
#include <string>

#include "engine/dice_json.hpp"
#include "engine/edition_fields.hpp"
#include "games/amsterdam/names.hpp"

namespace fondaco::amsterdam {
namespace {

std::string plural(int count, std::string_view what) {
  return std::to_string(count) + " " + std::string(what) + (count == 1 ? "" : "s");
}

/// Builds a state piece by piece out of the full stock, so that a card too many is noticed where it stands.
class PositionReader {
 public:
  PositionReader(const Game& game, json::Cursor in, State& state)
      : game_(game),
        edition_(game.edition()),
        in_(in),
        state_(state),
        route_ids_(labels_of(edition_.route, edition_.routes, &Route::id)),
        contract_ids_(labels_of(edition_.contract, edition_.contracts, &Contract::id)),
        card_names_(labels_of(edition_.color_names, edition_.colors)),
        cards_(game.edition().transport) {
    card_names_.push_back("wild");
    for (unsigned i = 0; i < edition_.contracts; ++i) contracts_ |= bit<ContractSet>(i);
  }

  void read() {
    in_.only_keys({"stage", "to_move", "start_seat", "pending", "turns_left", "passes", "display", "discard", "deck",
                   "contract_deck", "offered", "players", "seed", "dice"});
    table();
    if (in_["players"].size(game_.players(), game_.players()) == 0) return;
    for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat) player(seat, in_["players"].at(seat));
    if (in_["discard"].present()) state_.discard = take_counts(in_["discard"]);
    decks();
    for (Seat seat = 0; in_.ok() && seat < game_.players(); ++seat)
      remembered(seat, in_["players"].at(seat)["rejected"]);
    if (!in_.ok()) return;
    in_.require(game_.audit(state_));
  }

 private:
  void table() {
    const Seat last = static_cast<Seat>(game_.players() - 1);
    state_.stage =
        static_cast<Stage>(in_["stage"].choice_or(static_cast<std::size_t>(Stage::main), names_of<Stage>, "stage"));
    state_.start_seat = static_cast<Seat>(in_["start_seat"].whole_or(0, 0, last));
    state_.turn = static_cast<Seat>(in_["to_move"].whole_or(state_.start_seat, 0, last));
    state_.passes = static_cast<std::uint8_t>(in_["passes"].whole_or(0, 0, game_.players()));
    if (in_["turns_left"].present()) {
      state_.turns_left = static_cast<std::uint8_t>(in_["turns_left"].whole(0, game_.players()));
    } else if (state_.stage == Stage::over && state_.passes < game_.players()) {
      state_.turns_left = 0;
    }
    if (in_["pending"].present()) state_.pending = static_cast<std::uint8_t>(route(in_["pending"]));
    if (in_["pending"].present() != (state_.stage == Stage::pay)) {
      in_["pending"].present() ? in_["pending"].fail("only stage 'pay' has a route to pay")
                               : in_.fail("stage 'pay' needs 'pending', the route to pay");
    }
    if (in_["offered"].present() && state_.stage != Stage::keep_draw)
      in_["offered"].fail("only stage 'keep_draw' has an offer");
    state_.dice = read_dice(in_);
    for (Card& slot : state_.display) slot = no_card;
  }

  /// The wild is listed last, after the colours that the edition has.
  Card card_named(std::string_view name, json::Cursor at) const {
    const std::size_t which = at.choice_of(name, card_names_, "card");
    return which < edition_.colors ? static_cast<Card>(which) : wild;
  }
  Card card(json::Cursor at) const { return card_named(at.string(), at); }

  /// Takes cards out of the stock of the edition.
  void take(Card kind, unsigned count, json::Cursor at) {
    if (at.ok() && count > cards_[kind]) {
      at.fail("more " + game_.component_name(component(ComponentKind::card, kind)) + " cards than the " +
              std::to_string(edition_.transport[kind]) + " of the edition (TA-1.2)");
    }
    if (at.ok()) cards_[kind] = static_cast<std::uint8_t>(cards_[kind] - count);
  }

  Counts read_counts(json::Cursor in) const {
    Counts counts{};
    if (in.is(json::Kind::whole)) in.fail("a count, not cards: a view cannot be loaded as a position");
    in.each_member([&](std::string_view key, json::Cursor at) {
      const Card kind = card_named(key, at);
      if (at.ok()) counts[kind] = static_cast<std::uint8_t>(at.whole(0, max_transport));
    });
    return counts;
  }

  Counts take_counts(json::Cursor in) {
    const Counts counts = read_counts(in);
    for (Card kind = 0; kind < card_kinds; ++kind) {
      if (counts[kind] > 0) take(kind, counts[kind], in);
    }
    return counts;
  }

  unsigned route(json::Cursor at) const { return static_cast<unsigned>(at.choice(route_ids_, "route")); }
  unsigned contract(json::Cursor at) const { return static_cast<unsigned>(at.choice(contract_ids_, "contract")); }

  unsigned take_contract(json::Cursor at) {
    const unsigned id = contract(at);
    if (at.ok() && ((contracts_ >> id) & 1U) == 0) at.fail("this contract is somewhere else already (TA-1.3)");
    contracts_ &= ~bit<ContractSet>(id);
    return id;
  }

  void player(Seat seat, json::Cursor in) {
    in.only_keys(
        {"score", "carts", "merchandise", "hand", "known", "deduced", "contracts", "answer", "routes", "rejected"});
    if (in["routes"].present()) {
      in["routes"].each([&](json::Cursor at) {
        const unsigned id = route(at);
        for (Seat other = 0; at.ok() && other < game_.players(); ++other) {
          if (((state_.routes[other] >> id) & 1U) != 0) at.fail("this route is claimed already (TA-5.1)");
        }
        if (at.ok()) state_.routes[seat] |= bit<RouteSet>(id);
      });
    }
    int spaces = 0;
    int cart_routes = 0;
    for_each_bit(state_.routes[seat], [&](unsigned id) {
      spaces += edition_.route[id].length;
      cart_routes += edition_.route[id].cart ? 1 : 0;
    });
    if (spaces > edition_.carts)
      in["routes"].fail("more spaces than the " + plural(edition_.carts, "cart") + " of a player (TA-1.5)");
    const int carts = edition_.carts - spaces;
    if (in.ok() && in["carts"].whole_or(carts, 0, max_carts) != carts) {
      in["carts"].fail("the routes leave " + plural(carts, "cart") + " (TA-5.6)");
    }
    state_.carts[seat] = static_cast<std::uint8_t>(carts);
    const int points = game_.route_points(state_, seat);
    if (in.ok() && in["score"].whole_or(points, 0, 10000) != points) {
      in["score"].fail("the routes are worth " + plural(points, "point") + " (TA-8.1)");
    }
    state_.merchandise[seat] = static_cast<std::uint8_t>(in["merchandise"].whole_or(cart_routes, 0, 200));
    if (in.ok() && state_.merchandise[seat] > cart_routes) {
      in["merchandise"].fail("the routes give " + plural(cart_routes, "card") + " at most (TA-5.8)");
    }

    if (in["hand"].present()) state_.hand[seat] = take_counts(in["hand"]);
    if (in["known"].present()) state_.known[seat] = read_knowledge(in["known"], state_.hand[seat]);
    if (game_.players() == 2) {
      state_.deduced[seat] =
          in["deduced"].present() ? read_knowledge(in["deduced"], state_.hand[seat]) : state_.known[seat];
    } else if (in["deduced"].present()) {
      in["deduced"].fail("only two players deduce the rival's hand (TA-9.7)");
    }

    if (in["contracts"].is(json::Kind::whole))
      in["contracts"].fail("a count, not contracts: a view cannot be loaded as a position");
    if (in["contracts"].present()) {
      in["contracts"].each([&](json::Cursor at) { state_.contracts[seat] |= bit<ContractSet>(take_contract(at)); });
    }
    if (in["answer"].present()) {
      if (state_.stage != Stage::keep_start) in["answer"].fail("only stage 'keep_start' has hidden answers (TA-2.6)");
      state_.answers[seat] = static_cast<Answer>(in["answer"].choice(given_answers, "answer") + 1);
    }
  }

  Counts read_knowledge(json::Cursor in, const Counts& hand) const {
    const Counts known = read_counts(in);
    for (Card kind = 0; kind < card_kinds; ++kind) {
      if (in.ok() && known[kind] > hand[kind]) {
        in.fail("more " + game_.component_name(component(ComponentKind::card, kind)) +
                " cards known than the hand holds (TA-9.4)");
      }
    }
    return known;
  }

  /// Listed cards lie on top; what is named nowhere lies below them, in id order.
  void decks() {
    const json::Cursor display = in_["display"];
    if (display.present()) {
      if (display.size() > edition_.display_size)
        display.fail("the display has " + plural(edition_.display_size, "slot"));
      unsigned slot = 0;
      display.each([&](json::Cursor at) {
        if (!at.is(json::Kind::null)) {
          state_.display[slot] = card(at);
          take(state_.display[slot], 1, at);
        }
        ++slot;
      });
    }
    BoundedVector<Card, max_transport> top_first;
    if (in_["deck"].is(json::Kind::whole))
      in_["deck"].fail("a count, not cards: a view cannot be loaded as a position");
    if (in_["deck"].present()) {
      in_["deck"].each([&](json::Cursor at) {
        const Card kind = card(at);
        take(kind, 1, at);
        if (at.ok()) top_first.push_back(kind);
      });
    }
    for (Card kind = 0; in_.ok() && kind < card_kinds; ++kind) {
      for (; cards_[kind] > 0; --cards_[kind]) top_first.push_back(kind);
    }
    for (std::size_t i = top_first.size(); i > 0; --i) state_.deck.push_back(top_first[i - 1]);
    for (unsigned slot = 0; !display.present() && !state_.deck.empty() && slot < edition_.display_size; ++slot) {
      state_.display[slot] = state_.deck.pop_back();
    }

    const auto push = [&](json::Cursor at) {
      const unsigned id = take_contract(at);
      if (at.ok()) state_.contract_deck.push_back(static_cast<std::uint8_t>(id));
    };
    if (in_["offered"].is(json::Kind::whole))
      in_["offered"].fail("a count, not contracts: a view cannot be loaded as a position");
    if (in_["offered"].present()) in_["offered"].each(push);
    if (in_["contract_deck"].is(json::Kind::whole))
      in_["contract_deck"].fail("a count, not contracts: a view cannot be loaded as a position");
    if (in_["contract_deck"].present()) in_["contract_deck"].each(push);
    if (in_.ok())
      for_each_bit(contracts_, [&](unsigned id) { state_.contract_deck.push_back(static_cast<std::uint8_t>(id)); });
  }

  void remembered(Seat seat, json::Cursor in) {
    if (!in.present()) return;
    ContractSet listed = 0;
    in.each([&](json::Cursor item) {
      item.only_keys({"contract", "above", "sure", "seats"});
      const unsigned which = contract(item["contract"]);
      add_once(listed, which, item["contract"]);
      const auto id = bit<ContractSet>(which);
      if (item["sure"].present() && !item["above"].present())
        item["sure"].fail("nobody is sure of a place in the deck that is not named (TA-9.8)");
      if (item["above"].present()) {
        const auto above = item["above"].whole(0, static_cast<std::int64_t>(state_.contract_deck.size()) - 1);
        if (!item.ok()) return;
        const auto slot = static_cast<std::uint8_t>(above);
        std::uint8_t& trail = state_.trail[which];
        ContractSet lying = 0;
        for (const ContractSet each : state_.may_lie) lying |= each;
        if ((lying & id) != 0 && trail != slot)
          item["above"].fail("another seat remembers this contract at another place (TA-9.8)");
        trail = slot;
        state_.may_lie[seat] |= id;
        // A contract that can be nowhere else is surely there.
        const bool elsewhere = item["seats"].present() && item["seats"].size() > 0;
        if (item["sure"].boolean_or(!elsewhere)) state_.sure[seat] |= bit<std::uint32_t>(slot);
      }
      if (!item["seats"].present()) return;
      std::uint8_t seats = 0;
      item["seats"].each([&](json::Cursor at) {
        const auto other = static_cast<Seat>(at.whole(0, game_.players() - 1));
        if (other == seat) at.fail("a seat knows what it holds itself");
        add_once(seats, other, at);
        state_.may_hold[seat][other] |= id;
      });
    });
  }

  const Game& game_;
  const Edition& edition_;
  json::Cursor in_;
  State& state_;
  std::vector<std::string_view> route_ids_;
  std::vector<std::string_view> contract_ids_;
  std::vector<std::string_view> card_names_;
  Counts cards_;               ///< of the edition, not placed yet
  ContractSet contracts_ = 0;  ///< the same
};

}  // namespace

void Game::from_json(json::Cursor in, State& state) const {
  state = State{};
  PositionReader(*this, in, state).read();
}

}  // namespace fondaco::amsterdam
