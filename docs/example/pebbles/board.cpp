// The board in a terminal: what is public, and what is the viewer's own.
#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {

std::string Game::board(const State& state, Viewer viewer, const Terminal& terminal) const {
  const Words& words = terminal.words;
  /// "2 × white, 1 × red, 1 hidden"
  const auto list = [&](const Counts& pebbles, int hidden = 0) {
    std::string text;
    const auto add = [&](const std::string& item) { text += (text.empty() ? "" : ", ") + item; };
    for (Color color = 0; color < edition_.colors; ++color) {
      if (pebbles[color] == 0) continue;
      const std::string name(edition_.color_names[color].text());
      add(std::to_string(pebbles[color]) + " × " + (words.has("pebble-" + name) ? words.say("pebble-" + name) : name));
    }
    if (hidden > 0) add(words.say("board-hidden", {{"count", hidden}}));
    return text.empty() ? words.say("board-nothing") : text;
  };
  const auto name_of = [&](Seat seat) {
    return seat < terminal.seats.size() ? terminal.seats[seat] : words.say("board-seat", {{"seat", seat}});
  };

  std::string text = words.say("board-shore", {{"pebbles", list(state.shore)}}) + "\n" +
                     words.say("board-bag", {{"count", sum(state.bag)}}) + "\n";
  for (Seat seat = 0; seat < players(); ++seat) {
    const Counts& known = known_to(state, viewer, seat);
    text += painted(to_move(state) == seat ? "► " : "  ", ink::lantern, terminal.colour) +
            padded(painted(name_of(seat), house_ink(seat), terminal.colour), 12) + " " +
            list(known, sum(state.pouch[seat]) - sum(known)) + "\n";
  }
  if (state.drawn != no_color && viewer.sees(state.turn)) {
    Counts drawn{};
    drawn[state.drawn] = 1;
    text += words.say("board-drawn", {{"pebbles", list(drawn)}}) + "\n";
  }
  return text;
}

}  // namespace fondaco::pebbles
