// SPDX-License-Identifier: MIT
// Positions as JSON. Everything in Merkator lies open but the dice (MK-7.5), so every view is the same: the cards of a
// pile below its top, and of a deck, are known, their order is not.
#include <string>

#include "engine/position_json.hpp"
#include "games/merkator/edition_parts.hpp"
#include "games/merkator/names.hpp"

namespace fondaco::merkator {
namespace {

class PositionWriter : public PositionWriterOf<Game> {
 public:
  using PositionWriterOf::PositionWriterOf;

  void write() {
    object([&] {
      turn();
      map();
      contracts();
      cards();
      players([&](Seat seat) { player(seat); });
      pending();
      dice();
    });
  }

 private:
  std::string_view contract(unsigned i) const { return edition_.contract[i].id.text(); }
  std::string_view bonus(unsigned i) const { return edition_.bonus[i].id.text(); }
  std::string_view building(unsigned i) const { return edition_.building[i].id.text(); }
  std::string card(Card card) const { return name(ComponentKind::card, card); }

  void list(std::string_view key, const ContractSet& set) {
    array(key, [&] { set.each([&](unsigned i) { out_.value(contract(i)); }); });
  }
  template <class Name>
  void list(std::string_view key, CardSet set, Name&& name) {
    array(key, [&] { for_each_bit(set, [&](unsigned i) { out_.value(name(i)); }); });
  }
  void goods(std::string_view key, const Goods& goods) {
    object(key, [&] {
      for (unsigned good = 0; good < game_.goods(); ++good) {
        if (goods[good] > 0) out_.member(edition_.good[good].id.text(), goods[good]);
      }
    });
  }

  void turn() {
    out_.member("stage", name_of(state_.stage));
    out_.member("to_move", state_.actor);
    out_.member("turn", state_.turn);
    out_.member("start_seat", state_.start_seat);
    out_.member("turns", state_.turns);
    out_.member("finale", name_of(state_.finale));
    if (state_.closing != nobody) out_.member("closing", state_.closing);
  }

  void map() {
    if (state_.token != no_place) out_.member("token", edition_.place[state_.token].id.text());
    object("cubes", [&] {
      for (unsigned place = 0; place < edition_.majors; ++place)
        out_.member(edition_.place[place].id.text(), state_.cubes[place]);
    });
    if (game_.solo()) return;
    object("chart", [&] {
      out_.member("side", side_names[state_.side]);
      out_.member("row", state_.row + 1);
      out_.member("left", state_.in_row);
      if (state_.front != no_letter) out_.member("shown", letter_text(edition_, state_.front));
    });
    object("letters", [&] {
      for (unsigned letter = 0; letter < max_letters; ++letter) {
        if (state_.letters[letter] > 0) out_.member(letter_text(edition_, letter), state_.letters[letter]);
      }
    });
  }

  void contracts() {
    object("piles", [&] {
      for (unsigned level = 0; level < edition_.levels; ++level) {
        array(std::to_string(edition_.value[level]), [&] {
          if (state_.top[level] != no_contract) out_.value(contract(state_.top[level]));
          (state_.unseen & game_.of_level(level)).each([&](unsigned i) { out_.value(contract(i)); });
        });
      }
    });
    list("discard", state_.discard);
    if (game_.solo()) {
      list("stack", state_.stack);
      array("beneath", [&] {
        for (const std::uint8_t i : state_.beneath) out_.value(contract(i));
      });
    }
    if (!state_.aside.empty()) list("aside", state_.aside);
  }

  template <class Name>
  void display(std::string_view key, const std::array<std::uint8_t, max_display>& shown, Name&& name) {
    array(key, [&] {
      for (unsigned slot = 0; slot < edition_.display_size; ++slot) {
        if (shown[slot] == no_card) {
          out_.value(nullptr);
        } else {
          out_.value(name(shown[slot]));
        }
      }
    });
  }

  void cards() {
    const auto bonus_name = [&](unsigned i) { return bonus(i); };
    const auto building_name = [&](unsigned i) { return building(i); };
    display("bonus_display", state_.bonus_display, bonus_name);
    list("bonus_deck", state_.bonus_deck, bonus_name);
    if (!state_.bonus_under.empty()) {
      array("bonus_under", [&] {
        for (const std::uint8_t i : state_.bonus_under) out_.value(bonus(i));
      });
    }
    if (state_.bonus_aside != 0) list("bonus_aside", state_.bonus_aside, bonus_name);
    display("building_display", state_.building_display, building_name);
    list("building_deck", state_.building_deck, building_name);
    list("building_aside", state_.building_aside, building_name);
  }

  void player(Seat seat) {
    list("contracts", state_.owned[seat]);
    list("bonus", state_.bonus[seat], [&](unsigned i) { return bonus(i); });
    list("buildings", state_.building[seat], [&](unsigned i) { return building(i); });
    goods("goods", state_.goods[seat]);
    list("supply", state_.supply[seat], [&](unsigned i) { return edition_.place[i].colour.text(); });
    out_.member("counters", state_.counters[seat]);
    if (game_.coins()) out_.member("coins", state_.coins[seat]);
    if (state_.hand[seat] != no_card) out_.member("hand", card(state_.hand[seat]));
  }

  void pending() {
    if (!state_.done.empty()) list("done", state_.done);
    if (state_.payment != Payment{}) payment();
    if (state_.letter != no_letter) {
      object("loss", [&] {
        out_.member("letter", letter_text(edition_, state_.letter));
        out_.member("left", state_.losses);
      });
    }
    if (state_.purchase != no_card) {
      object("purchase", [&] {
        out_.member("card", card(state_.purchase));
        out_.member("paid", state_.paid);
      });
    }
    if (state_.reward != no_contract) out_.member("reward", contract(state_.reward));
    if (state_.taker != nobody) {
      out_.member("taker", state_.taker);
      array("offers", [&] {
        for (Seat seat = 0; seat < game_.players(); ++seat) {
          object([&] {
            out_.member("coins", state_.offer_coins[seat]);
            out_.member("time", state_.offer_time[seat]);
          });
        }
      });
    }
    if (state_.stage == Stage::final_supply) out_.member("colour", edition_.place[state_.colour].colour.text());
  }

  void payment() {
    const Payment& payment = state_.payment;
    object("payment", [&] {
      out_.member("contract", contract(payment.contract));
      goods("due", payment.due);
      out_.member("category", payment.of_column);
      out_.member("different", payment.different);
      if (payment.source == counters_for_unit) {
        out_.member("source", "time");
      } else if (payment.source != no_good) {
        out_.member("source", edition_.good[payment.source].id.text());
      }
      out_.member("from", payment.from);
      list("left_out", payment.left_out, [&](unsigned i) { return edition_.good[i].id.text(); });
    });
  }
};

}  // namespace

void Game::to_json(const State& state, Viewer viewer, json::Writer& out) const {
  PositionWriter(*this, state, viewer, out).write();
}

}  // namespace fondaco::merkator
