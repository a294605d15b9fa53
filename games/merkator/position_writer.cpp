// Positions as JSON. Everything in Merkator lies open but the dice (MK-7.5), so every view is the same: the cards of a
// pile below its top, and of a deck, are known, their order is not.
#include <string>

#include "engine/dice_json.hpp"
#include "games/merkator/edition_parts.hpp"
#include "games/merkator/names.hpp"

namespace fondaco::merkator {
namespace {

class PositionWriter {
 public:
  PositionWriter(const Game& game, const State& state, Viewer viewer, json::Writer& out)
      : game_(game), edition_(game.edition()), state_(state), viewer_(viewer), out_(out) {}

  void write() {
    out_.begin_object();
    turn();
    map();
    contracts();
    cards();
    out_.key("players");
    out_.begin_array();
    for (Seat seat = 0; seat < game_.players(); ++seat) player(seat);
    out_.end_array();
    pending();
    if (viewer_.sees_everything()) write_dice(state_.dice, out_);
    out_.end_object();
  }

 private:
  std::string_view contract(unsigned i) const { return edition_.contract[i].id.text(); }
  std::string_view bonus(unsigned i) const { return edition_.bonus[i].id.text(); }
  std::string_view building(unsigned i) const { return edition_.building[i].id.text(); }
  std::string card(Card card) const { return game_.component_name(component(ComponentKind::card, card)); }

  void list(std::string_view key, const ContractSet& set) {
    out_.key(key);
    out_.begin_array();
    set.each([&](unsigned i) { out_.value(contract(i)); });
    out_.end_array();
  }
  template <class Name>
  void list(std::string_view key, CardSet set, Name&& name) {
    out_.key(key);
    out_.begin_array();
    for_each_bit(set, [&](unsigned i) { out_.value(name(i)); });
    out_.end_array();
  }
  void goods(std::string_view key, const Goods& goods) {
    out_.key(key);
    out_.begin_object();
    for (unsigned good = 0; good < game_.goods(); ++good) {
      if (goods[good] > 0) out_.member(edition_.good[good].id.text(), goods[good]);
    }
    out_.end_object();
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
    out_.key("cubes");
    out_.begin_object();
    for (unsigned place = 0; place < edition_.majors; ++place)
      out_.member(edition_.place[place].id.text(), state_.cubes[place]);
    out_.end_object();
    if (game_.solo()) return;
    out_.key("chart");
    out_.begin_object();
    out_.member("side", side_names[state_.side]);
    out_.member("row", state_.row + 1);
    out_.member("left", state_.in_row);
    if (state_.front != no_letter) out_.member("shown", letter_text(edition_, state_.front));
    out_.end_object();
    out_.key("letters");
    out_.begin_object();
    for (unsigned letter = 0; letter < max_letters; ++letter) {
      if (state_.letters[letter] > 0) out_.member(letter_text(edition_, letter), state_.letters[letter]);
    }
    out_.end_object();
  }

  void contracts() {
    out_.key("piles");
    out_.begin_object();
    for (unsigned level = 0; level < edition_.levels; ++level) {
      out_.key(std::to_string(edition_.value[level]));
      out_.begin_array();
      if (state_.top[level] != no_contract) out_.value(contract(state_.top[level]));
      (state_.unseen & game_.of_level(level)).each([&](unsigned i) { out_.value(contract(i)); });
      out_.end_array();
    }
    out_.end_object();
    list("discard", state_.discard);
    if (game_.solo()) {
      list("stack", state_.stack);
      out_.key("beneath");
      out_.begin_array();
      for (const std::uint8_t i : state_.beneath) out_.value(contract(i));
      out_.end_array();
    }
    if (!state_.aside.empty()) list("aside", state_.aside);
  }

  template <class Name>
  void display(std::string_view key, const std::array<std::uint8_t, max_display>& shown, Name&& name) {
    out_.key(key);
    out_.begin_array();
    for (unsigned slot = 0; slot < edition_.display_size; ++slot) {
      if (shown[slot] == no_card) {
        out_.value(nullptr);
      } else {
        out_.value(name(shown[slot]));
      }
    }
    out_.end_array();
  }

  void cards() {
    const auto bonus_name = [&](unsigned i) { return bonus(i); };
    const auto building_name = [&](unsigned i) { return building(i); };
    display("bonus_display", state_.bonus_display, bonus_name);
    list("bonus_deck", state_.bonus_deck, bonus_name);
    if (!state_.bonus_under.empty()) {
      out_.key("bonus_under");
      out_.begin_array();
      for (const std::uint8_t i : state_.bonus_under) out_.value(bonus(i));
      out_.end_array();
    }
    if (state_.bonus_aside != 0) list("bonus_aside", state_.bonus_aside, bonus_name);
    display("building_display", state_.building_display, building_name);
    list("building_deck", state_.building_deck, building_name);
    list("building_aside", state_.building_aside, building_name);
  }

  void player(Seat seat) {
    out_.begin_object();
    list("contracts", state_.owned[seat]);
    list("bonus", state_.bonus[seat], [&](unsigned i) { return bonus(i); });
    list("buildings", state_.building[seat], [&](unsigned i) { return building(i); });
    goods("goods", state_.goods[seat]);
    list("supply", state_.supply[seat], [&](unsigned i) { return edition_.place[i].colour.text(); });
    out_.member("counters", state_.counters[seat]);
    if (game_.coins()) out_.member("coins", state_.coins[seat]);
    if (state_.hand[seat] != no_card) out_.member("hand", card(state_.hand[seat]));
    out_.end_object();
  }

  void pending() {
    if (!state_.done.empty()) list("done", state_.done);
    if (state_.payment != Payment{}) payment();
    if (state_.letter != no_letter) {
      out_.key("loss");
      out_.begin_object();
      out_.member("letter", letter_text(edition_, state_.letter));
      out_.member("left", state_.losses);
      out_.end_object();
    }
    if (state_.purchase != no_card) {
      out_.key("purchase");
      out_.begin_object();
      out_.member("card", card(state_.purchase));
      out_.member("paid", state_.paid);
      out_.end_object();
    }
    if (state_.reward != no_contract) out_.member("reward", contract(state_.reward));
    if (state_.taker != nobody) {
      out_.member("taker", state_.taker);
      out_.key("offers");
      out_.begin_array();
      for (Seat seat = 0; seat < game_.players(); ++seat) {
        out_.begin_object();
        out_.member("coins", state_.offer_coins[seat]);
        out_.member("time", state_.offer_time[seat]);
        out_.end_object();
      }
      out_.end_array();
    }
    if (state_.stage == Stage::final_supply) out_.member("colour", edition_.place[state_.colour].colour.text());
  }

  void payment() {
    const Payment& payment = state_.payment;
    out_.key("payment");
    out_.begin_object();
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
    out_.end_object();
  }

  const Game& game_;
  const Edition& edition_;
  const State& state_;
  Viewer viewer_;
  json::Writer& out_;
};

}  // namespace

void Game::to_json(const State& state, Viewer viewer, json::Writer& out) const {
  PositionWriter(*this, state, viewer, out).write();
}

}  // namespace fondaco::merkator
