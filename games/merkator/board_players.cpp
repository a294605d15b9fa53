// The offices: points, counters and coins, contracts, goods, supply tile and cards.
#include "games/merkator/board_scene.hpp"

namespace fondaco::merkator {
namespace {

/// Half points as people write them: 52.5.
std::string points_text(std::int32_t halves) { return std::to_string(halves / 2) + (halves % 2 != 0 ? ".5" : ""); }

void draw_player(const Scene& scene, Seat seat, const Scores& scores, std::vector<std::string>& lines) {
  const Game& game = scene.game();
  const State& state = scene.state();
  const auto add = [&](std::string_view key, const std::vector<std::string>& items, std::string_view separator) {
    if (items.empty()) return;
    for (std::string& line : scene.labelled("  " + scene.say(key), items, separator)) lines.push_back(std::move(line));
  };
  const bool asked = game.to_move(state) == seat;
  std::string head = scene.paint(asked ? "► " : "  ", ink::action);
  head += scene.paint(scene.seat_name(seat), house_ink(seat));
  if (scene.viewer() == Viewer::seat(seat)) head += " (" + scene.say("board-you") + ")";
  head += "  " + scene.say("board-points", {{"points", points_text(scores.seats[seat].total)}});
  head += " · " + scene.say("board-time", {{"count", unsigned{state.counters[seat]}}});
  if (game.coins()) head += " · " + scene.say("board-coins", {{"count", unsigned{state.coins[seat]}}});
  lines.push_back(head);

  std::vector<std::string> items;
  state.owned[seat].each([&](unsigned contract) { items.push_back(scene.contract(contract)); });
  add("board-contracts", items, "   ");
  items.clear();
  for (unsigned good = 0; good < game.goods(); ++good) {
    if (state.goods[seat][good] > 0) items.push_back(std::to_string(state.goods[seat][good]) + " " + scene.good(good));
  }
  add("board-goods", items, ", ");
  items.clear();
  for_each_bit(state.supply[seat], [&](unsigned colour) {
    items.push_back(scene.paint("■", scene.cube_ink(colour)) + " " + scene.component(ComponentKind::cube, colour));
  });
  add("board-supply", items, ", ");
  items.clear();
  for_each_bit(state.bonus[seat], [&](unsigned card) { items.push_back(scene.bonus(card)); });
  add("board-cards", items, "   ");
  items.clear();
  for_each_bit(state.building[seat], [&](unsigned card) { items.push_back(scene.building(card)); });
  add("board-houses", items, "   ");
  if (state.hand[seat] != no_card) add("board-hand", {scene.card(state.hand[seat])}, "   ");
}

}  // namespace

std::vector<std::string> draw_players(const Scene& scene) {
  std::vector<std::string> lines;
  const Scores scores = scene.game().scores(scene.state(), scene.viewer());
  for (Seat seat = 0; seat < scene.game().players(); ++seat) {
    lines.push_back(rule_line(scene.width()));
    draw_player(scene, seat, scores, lines);
  }
  return lines;
}

}  // namespace fondaco::merkator
