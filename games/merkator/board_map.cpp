// The map as a table: where the token stands, time effects, cubes, goods, links, and which contracts wait there.
#include "games/merkator/board_scene.hpp"

namespace fondaco::merkator {
namespace {

std::string time_text(int time) { return time > 0 ? "+" + std::to_string(time) : std::to_string(time); }

std::string place_line(const Scene& scene, unsigned place) {
  const Place& data = scene.edition().place[place];
  const bool here = scene.state().token == place;
  std::string line = here ? scene.paint("► ", ink::action) : scene.open(place) ? scene.paint("› ", ink::lantern) : "  ";
  line += padded(scene.paint(scene.place(place), here ? ink::strong : ink::plain), 16);
  line += padded(time_text(data.time), 4);
  if (!scene.game().major(place)) return line + scene.paint("≥ " + std::to_string(data.threshold), ink::quiet);
  const unsigned cubes = scene.state().cubes[place];
  std::string heap;
  for (unsigned i = 0; i < std::min(cubes, 6U); ++i) heap += "■";
  line += padded(scene.paint(heap, scene.cube_ink(place)) + " " + std::to_string(cubes), 11);
  line += padded(scene.good(2 * place) + " · " + scene.good(2 * place + 1), 26);
  if (scene.width() < 110) return line;
  std::string links;
  for_each_bit(data.linked, [&](unsigned other) { links += (links.empty() ? "" : ", ") + scene.place(other); });
  return line + scene.paint(scene.say("board-links", {{"places", links}}), ink::quiet);
}

}  // namespace

std::vector<std::string> draw_map(const Scene& scene) {
  std::vector<std::string> lines;
  lines.push_back(rule_line(scene.width(), scene.say("board-map")));
  for (unsigned place = 0; place < scene.edition().places; ++place) lines.push_back(place_line(scene, place));
  return lines;
}

}  // namespace fondaco::merkator
