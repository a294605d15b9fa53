// The board in a terminal: the map, the cards on offer, and the offices. Everything comes from the edition, the state
// and the words. Nothing is hidden in this game (MK-7.5), so that all viewers see the same; only what may be chosen is
// marked for the one who is asked.
#include <algorithm>

#include "games/merkator/board_scene.hpp"
#include "games/merkator/position_names.hpp"

namespace fondaco::merkator {
namespace {

class TableDrawing {
 public:
  explicit TableDrawing(const Scene& scene) : scene_(scene), game_(scene.game()), state_(scene.state()) {}

  std::vector<std::string> draw() {
    progress();
    under_way();
    if (scene_.detail() != Detail::brief) cards();
    return std::move(lines_);
  }

 private:
  void add(std::string_view label, const std::vector<std::string>& items, std::string_view separator = " · ") {
    for (std::string& line : scene_.labelled(label, items, separator)) lines_.push_back(std::move(line));
  }

  void progress() {
    std::vector<std::string> items;
    if (game_.solo()) {
      items.push_back(scene_.say("board-solo-turn",
                                 {{"turn", unsigned{state_.turns}}, {"turns", unsigned{scene_.edition().solo_turns}}}));
    } else {
      const unsigned round = (state_.turns + unsigned{game_.players()} - 1) / game_.players();
      items.push_back(scene_.say("board-title", {{"round", round}}));
      items.push_back(state_.in_row == 0 ? scene_.say("board-chart-empty")
                                         : scene_.say("board-chart-left",
                                                      {{"count", game_.on_chart(state_)}, {"row", state_.row + 1U}}));
      if (state_.front != no_letter)
        items.push_back(scene_.say("board-shown", {{"letter", letter_text(scene_.edition(), state_.front)}}));
      if (state_.finale != Finale::none) items.push_back(scene_.paint(scene_.say("board-final"), ink::strong));
    }
    add(scene_.say("board-chart"), items);
  }

  /// The payment or loss that is being carried out.
  void under_way() {
    if (state_.letter != no_letter)
      add(scene_.say("board-loss"), {scene_.component(ComponentKind::letter, state_.letter)});
    if (state_.payment.contract != no_contract)
      add(scene_.say("board-paying"), {scene_.contract(state_.payment.contract)});
    if (state_.purchase != no_card) add(scene_.say("board-paying"), {scene_.card(state_.purchase)});
  }

  void cards() {
    std::vector<std::string> piles;
    for (const std::uint8_t top : state_.top) {
      if (top != no_contract) piles.push_back(scene_.contract(top));
    }
    if (piles.empty()) piles.push_back(scene_.say("board-empty"));
    add(scene_.say("board-piles"), piles, "   ");
    std::vector<std::string> bonuses;
    for (const std::uint8_t card : state_.bonus_display) {
      if (card != no_card) bonuses.push_back(scene_.bonus(card));
    }
    bonuses.push_back(scene_.say(
        "board-deck", {{"count", count_bits(state_.bonus_deck) + static_cast<int>(state_.bonus_under.size())}}));
    add(scene_.say("board-bonus"), bonuses, "   ");
    std::vector<std::string> buildings;
    for (const std::uint8_t card : state_.building_display) {
      if (card != no_card) buildings.push_back(scene_.building(card));
    }
    buildings.push_back(scene_.say("board-deck", {{"count", count_bits(state_.building_deck)}}));
    add(scene_.say("board-buildings"), buildings, "   ");
  }

  const Scene& scene_;
  const Game& game_;
  const State& state_;
  std::vector<std::string> lines_;
};

}  // namespace

std::string Game::board(const State& state, Viewer viewer, const Terminal& terminal) const {
  const Scene scene(*this, state, viewer, terminal);
  std::vector<std::string> lines = draw_map(scene);
  const auto append = [&](std::vector<std::string> more) {
    lines.insert(lines.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  };
  lines.push_back(rule_line(scene.width()));
  append(TableDrawing(scene).draw());
  append(draw_players(scene));
  if (terminal.detail == Detail::full) append(wrapped(scene.say("board-legend"), scene.width()));
  return joined(lines);
}

}  // namespace fondaco::merkator
