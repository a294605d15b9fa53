// SPDX-License-Identifier: MIT
// Positions as JSON. One writer serves the full position and every view: what the viewer may not see is a count.
#include <string>

#include "engine/position_json.hpp"
#include "games/amsterdam/names.hpp"

namespace fondaco::amsterdam {
namespace {

class PositionWriter : public PositionWriterOf<Game> {
 public:
  using PositionWriterOf::PositionWriterOf;

  void write() {
    object([&] {
      out_.member("stage", name_of(state_.stage));
      out_.member("to_move", state_.turn);
      out_.member("start_seat", state_.start_seat);
      if (state_.pending != no_route) out_.member("pending", route(state_.pending));
      if (state_.turns_left != not_triggered) out_.member("turns_left", state_.turns_left);
      out_.member("passes", state_.passes);
      display();
      out_.key("discard");
      counts(state_.discard);
      deck();
      contract_deck();
      players([&](Seat seat) { player(seat); });
      dice();
    });
  }

 private:
  std::string card(Card card) const { return name(ComponentKind::card, card); }
  std::string route(unsigned id) const { return name(ComponentKind::route, id); }
  std::string contract(unsigned id) const { return name(ComponentKind::contract, id); }

  void counts(const Counts& cards) {
    object([&] {
      for (Card kind = 0; kind < card_kinds; ++kind) {
        if (cards[kind] > 0) out_.member(card(kind), cards[kind]);
      }
    });
  }

  void contracts(ContractSet set) {
    array([&] { for_each_bit(set, [&](unsigned id) { out_.value(contract(id)); }); });
  }

  void display() {
    array("display", [&] {
      for (unsigned slot = 0; slot < edition_.display_size; ++slot) {
        if (state_.display[slot] == no_card) {
          out_.value(nullptr);
        } else {
          out_.value(card(state_.display[slot]));
        }
      }
    });
  }

  void deck() {
    out_.key("deck");
    if (!viewer_.sees_everything()) return out_.value(state_.deck.size());
    array([&] {
      for (std::size_t i = state_.deck.size(); i > 0; --i) out_.value(card(state_.deck[i - 1]));
    });
  }

  void contract_deck() {
    out_.key("contract_deck");
    const std::size_t on_offer = game_.offer_size(state_);
    if (viewer_.sees_everything()) {
      array([&] {
        for (std::size_t i = on_offer; i < state_.contract_deck.size(); ++i)
          out_.value(contract(state_.contract_deck[i]));
      });
    } else {
      out_.value(game_.contract_deck_size(state_));
    }
    if (on_offer == 0) return;
    out_.key("offered");
    if (!viewer_.sees(state_.turn)) return out_.value(on_offer);
    array([&] {
      for (std::size_t i = 0; i < on_offer; ++i) out_.value(contract(state_.contract_deck[i]));
    });
  }

  void player(Seat seat) {
    const bool own = viewer_.sees(seat);
    out_.member("score", game_.route_points(state_, seat));
    out_.member("carts", state_.carts[seat]);
    out_.member("merchandise", state_.merchandise[seat]);
    out_.key("hand");
    if (own) {
      counts(state_.hand[seat]);
    } else {
      out_.value(Game::sum(state_.hand[seat]));
    }
    out_.key("known");
    counts(state_.known[seat]);
    if (game_.players() == 2 && !viewer_.is_spectator()) {
      out_.key("deduced");
      counts(state_.deduced[seat]);
    }
    out_.key("contracts");
    if (own || state_.stage == Stage::over) {
      contracts(state_.contracts[seat]);
    } else {
      out_.value(count_bits(state_.contracts[seat]));
    }
    if (state_.answers[seat] != Answer::none) {
      out_.key("answer");
      if (own) {
        out_.value(name_of(state_.answers[seat]));
      } else {
        out_.value("hidden");
      }
    }
    array("routes", [&] { for_each_bit(state_.routes[seat], [&](unsigned id) { out_.value(route(id)); }); });
    if (own) remembered(seat);
  }

  /// TA-9.8: where the contracts rejected by this seat may be.
  void remembered(Seat seat) {
    ContractSet all = state_.may_lie[seat];
    for (const ContractSet held : state_.may_hold[seat]) all |= held;
    if (all == 0) return;
    array("rejected", [&] {
      for_each_bit(all, [&](unsigned id) {
        object([&] {
          out_.member("contract", contract(id));
          if (((state_.may_lie[seat] >> id) & 1U) != 0) {
            out_.member("above", state_.trail[id]);
            // Said only where it does not go without saying: it may also be elsewhere, but one of those remembered here
            // is here.
            const bool elsewhere =
                std::ranges::any_of(state_.may_hold[seat], [&](ContractSet held) { return ((held >> id) & 1U) != 0; });
            if (elsewhere && ((state_.sure[seat] >> state_.trail[id]) & 1U) != 0) out_.member("sure", true);
          }
          array("seats", [&] {
            for (Seat other = 0; other < game_.players(); ++other) {
              if (((state_.may_hold[seat][other] >> id) & 1U) != 0) out_.value(other);
            }
          });
        });
      });
    });
  }
};

}  // namespace

void Game::to_json(const State& state, Viewer viewer, json::Writer& out) const {
  PositionWriter(*this, state, viewer, out).write();
}

}  // namespace fondaco::amsterdam
