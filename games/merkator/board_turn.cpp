// SPDX-License-Identifier: MIT
// Whose turn it is, how far the game is from its end, and what the open question is about.
#include "engine/wording.hpp"
#include "games/merkator/board_scene.hpp"
#include "games/merkator/edition_parts.hpp"

namespace fondaco::merkator {
namespace {

using Items = std::vector<std::string>;

class TurnDrawing {
 public:
  explicit TurnDrawing(const Scene& scene)
      : scene_(scene), game_(scene.game()), edition_(scene.edition()), state_(scene.state()) {}

  Items draw() {
    if (!game_.solo()) chart();
    turn();
    under_way();
    return std::move(lines_);
  }

 private:
  void add(std::string_view label, const Items& items) {
    for (std::string& line : scene_.labelled(scene_.say(label), items)) lines_.push_back(std::move(line));
  }

  void turn() {
    if (state_.stage == Stage::over) return;
    Items items;
    if (game_.solo()) {
      items.push_back(
          scene_.say("board-solo-turn", {{"turn", unsigned{state_.turns}}, {"turns", unsigned{edition_.solo_turns}}}));
    } else {
      const unsigned round = (state_.turns + unsigned{game_.players()} - 1) / game_.players();
      items.push_back(scene_.say("board-round", {{"round", round}}));
    }
    items.push_back(scene_.player(state_.turn));
    if (state_.token != no_place) items.push_back(scene_.say("board-token", {{"place", scene_.place(state_.token)}}));
    if (state_.finale == Finale::triggered) items.push_back(scene_.paint(scene_.say("board-triggered"), ink::bad));
    if (state_.finale == Finale::running) {
      items.push_back(scene_.paint(scene_.say("board-final", {{"player", scene_.player(state_.closing)}}), ink::bad));
    }
    add("board-now", items);
  }

  /// Row by row, with the spaces that are empty already (MK-1.13).
  void chart() {
    constexpr unsigned few = 4;
    Items items{scene_.say(message_key({"board-side", side_names[state_.side]}))};
    const Side& side = edition_.side[state_.side];
    for (unsigned row = 0; row < side.rows; ++row) {
      const unsigned left = row < state_.row    ? 0U
                            : row == state_.row ? unsigned{state_.in_row}
                                                : unsigned{side.size[row]};
      std::string spaces;
      for (unsigned i = 0; i < side.size[row]; ++i) spaces += i + left < side.size[row] ? "·" : "●";
      items.back() += "  " + scene_.paint(std::to_string(row + 1), ink::quiet) + " " + spaces;
    }
    const unsigned left = game_.on_chart(state_);
    items.push_back(scene_.paint(scene_.count("board-chart-left", left), left <= few ? ink::bad : ink::plain));
    if (state_.front != no_letter)
      items.push_back(scene_.say("board-shown", {{"letter", scene_.component(ComponentKind::letter, state_.front)}}));
    add("board-chart", items);
    if (scene_.detail() == Detail::full && !game_.on(Option::no_loss)) letters();
  }

  /// What the counters may show is known by subtraction (MK-7.3).
  void letters() {
    Items items;
    for (unsigned letter = 0; letter < max_letters; ++letter) {
      if (state_.letters[letter] == 0) continue;
      items.push_back(std::to_string(state_.letters[letter]) + " × " +
                      game_.component_name(component(ComponentKind::letter, letter)));
    }
    add("board-letters", items);
  }

  void under_way() {
    switch (state_.stage) {
      case Stage::pay_contract:
        return add("board-paying", {scene_.card(state_.purchase) + " " + scene_.cost(state_.purchase),
                                    scene_.say("board-paid", {{"count", unsigned{state_.paid}}})});
      case Stage::split:
        return add("board-taking", {split_text()});
      case Stage::redirect_loss:
      case Stage::loss:
        return add("board-loss", loss());
      case Stage::exchange:
      case Stage::replaces:
      case Stage::category_type:
      case Stage::leave_out:
        return add("board-paying", payment());
      case Stage::reward_source:
        return add("board-reward", rewards());
      case Stage::offer_coins:
      case Stage::offer_time:
      case Stage::accept:
        return add("board-offers", offers());
      case Stage::join:
        return add("board-joining", {scene_.say("board-join-cost",
                                                {{"place", scene_.place(state_.token)},
                                                 {"cost", scene_.counters(edition_.place[state_.token].join_cost)}})});
      case Stage::final_supply:
        return add("board-supply",
                   {scene_.say("board-cube-becomes", {{"cube", scene_.component(ComponentKind::cube, state_.colour)},
                                                      {"first", scene_.tinted_good(2U * state_.colour)},
                                                      {"second", scene_.tinted_good(2U * state_.colour + 1)}})});
      default:
        return;
    }
  }

  std::string split_text() const {
    const unsigned place = state_.token;
    const unsigned cubes = state_.cubes[place];
    return scene_.say(
        cubes == 1 ? "board-split-1" : "board-split",
        {{"count", cubes}, {"first", scene_.tinted_good(2 * place)}, {"second", scene_.tinted_good(2 * place + 1)}});
  }

  Items loss() const {
    Items items{scene_.component(ComponentKind::letter, state_.letter)};
    if (state_.stage == Stage::loss)
      items.push_back(
          scene_.say("board-loses", {{"player", scene_.player(state_.actor)}, {"count", unsigned{state_.losses}}}));
    return items;
  }

  /// What is still due, and what has been answered (MK-6.15).
  Items payment() const {
    const Payment& payment = state_.payment;
    Items items{scene_.contract(payment.contract), scene_.say("board-due", {{"goods", scene_.demand(payment)}})};
    if (payment.source == counters_for_unit) {
      items.push_back(scene_.say("board-giving", {{"goods", scene_.counters(edition_.exchange_rate)}}));
    } else if (payment.source != no_good) {
      items.push_back(scene_.say("board-giving", {{"goods", std::to_string(edition_.exchange_rate) + " " +
                                                                scene_.tinted_good(payment.source)}}));
    }
    std::string left_out;
    for_each_bit(payment.left_out,
                 [&](unsigned good) { left_out += (left_out.empty() ? "" : ", ") + scene_.tinted_good(good); });
    if (!left_out.empty()) items.push_back(scene_.say("board-left-out", {{"goods", left_out}}));
    return items;
  }

  /// The card in hand, and what the pile has instead (MK-11.3).
  Items rewards() const {
    const std::uint8_t top = state_.top[edition_.contract[state_.reward].level + 1U];
    const std::string pile = top == no_contract ? scene_.say("board-pile-empty") : offered_contract(top);
    return {scene_.say("board-from-hand", {{"card", offered_contract(state_.hand[state_.actor])}}),
            scene_.say("board-from-pile", {{"card", pile}})};
  }

  std::string offered_contract(unsigned which) const {
    return scene_.contract(which) + " (" + scene_.demand(game_.bill(which)) + ")";
  }

  /// MK-11.8: what was taken, what lies on the pile instead, and what is offered for leaving the one to take the other.
  Items offers() const {
    const std::uint8_t revealed = state_.top[edition_.contract[state_.reward].level];
    Items items{
        scene_.say("board-taken", {{"player", scene_.player(state_.taker)}, {"card", offered_contract(state_.reward)}}),
        scene_.say("board-instead", {{"card", offered_contract(revealed)}})};
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      std::string offer;
      if (state_.offer_coins[seat] > 0) offer = scene_.coins(state_.offer_coins[seat]);
      if (state_.offer_time[seat] > 0) offer += (offer.empty() ? "" : " + ") + scene_.counters(state_.offer_time[seat]);
      if (!offer.empty())
        items.push_back(scene_.say("board-offer", {{"player", scene_.player(seat)}, {"offer", offer}}));
    }
    return items;
  }

  const Scene& scene_;
  const Game& game_;
  const Edition& edition_;
  const State& state_;
  Items lines_;
};

}  // namespace

std::vector<std::string> draw_turn(const Scene& scene) { return TurnDrawing(scene).draw(); }

}  // namespace fondaco::merkator
