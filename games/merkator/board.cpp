// SPDX-License-Identifier: MIT
// The board in a terminal: the map, the cards on offer, the offices, and last, next to the question, the turn.
// Everything comes from the edition, the state and the words. Nothing is hidden in this game (MK-7.5), so that all
// viewers see the same; only what may be chosen is marked for the one who is asked.
#include <iterator>

#include "games/merkator/board_scene.hpp"

namespace fondaco::merkator {
namespace {

/// What the signs mean, and what does not change: links, cubes and their goods, columns.
std::vector<std::string> legend(const Scene& scene) {
  const Edition& edition = scene.edition();
  std::vector<std::string> signs;
  for (const char* key :
       {"time", "cubes", "threshold", "owners", "token", "choice", "pile", "cost", "share", "ready", "somehow"})
    signs.push_back(scene.say(std::string("legend-") + key));
  std::vector<std::string> links;
  std::vector<std::string> cubes;
  for (unsigned place = 0; place < edition.majors; ++place) {
    for_each_bit(edition.place[place].linked, [&](unsigned other) {
      if (other > place) links.push_back(scene.place(place) + "–" + scene.place(other));
    });
    cubes.push_back(scene.paint(scene.component(ComponentKind::cube, place), scene.cube_ink(place)) + " " +
                    scene.place(place));
  }
  std::vector<std::string> columns;
  for (unsigned i = 0; i < edition.columns; ++i) {
    std::string goods;
    for_each_bit(edition.column[i].goods,
                 [&](unsigned good) { goods += (goods.empty() ? "" : ", ") + scene.tinted_good(good); });
    columns.push_back(std::string(edition.column[i].id.text()) + " " + scene.column(i) + ": " + goods);
  }
  std::vector<std::string> lines = scene.labelled(scene.say("legend-signs"), signs);
  for (const auto& [key, items] :
       {std::pair{"legend-links", links}, {"legend-colours", cubes}, {"legend-columns", columns}}) {
    for (std::string& line : scene.labelled(scene.say(key), items)) lines.push_back(std::move(line));
  }
  return lines;
}

/// What a question is about: a short look shows that, the own office and the turn.
enum class Topic : std::uint8_t { cards, map, contracts, office };

Topic topic_of(Stage stage) {
  switch (stage) {
    case Stage::invest:
    case Stage::pay_contract:
    case Stage::drop_contract:
    case Stage::pressured_buy:
      return Topic::cards;
    case Stage::travel:
      return Topic::map;
    case Stage::fulfil:
    case Stage::reward_source:
    case Stage::join:
      return Topic::contracts;
    default:
      return Topic::office;
  }
}

/// Whose office a short look is about: that of the one who looks, or of the one who is asked.
Seat own_seat(const Scene& scene) {
  return scene.viewer().is_seat() ? scene.viewer().seat_index() : scene.state().actor;
}

}  // namespace

std::string Game::board(const State& state, Viewer viewer, const Terminal& terminal) const {
  const Scene scene(*this, state, viewer, terminal);
  std::vector<std::string> lines;
  const auto section = [&](std::string_view heading, std::vector<std::string> part) {
    if (part.empty()) return;
    lines.push_back(rule_line(scene.width(), scene.say(heading)));
    lines.insert(lines.end(), std::make_move_iterator(part.begin()), std::make_move_iterator(part.end()));
  };
  const bool brief = terminal.detail == Detail::brief;
  const Topic topic = topic_of(state.stage);
  if (terminal.detail == Detail::full) section("legend", legend(scene));
  if (!brief || topic == Topic::map) section("board-map", draw_map(scene));
  if (!brief || topic == Topic::cards || topic == Topic::contracts) section("board-piles", draw_piles(scene));
  if (!brief || topic == Topic::cards) section("board-displays", draw_displays(scene));
  section("board-offices", brief ? draw_office(scene, own_seat(scene)) : draw_offices(scene));
  section("board-turn", draw_turn(scene));
  return joined(lines);
}

}  // namespace fondaco::merkator
