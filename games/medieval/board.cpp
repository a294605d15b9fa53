// SPDX-License-Identifier: MIT
// The board in a terminal: the map, then what lies beside it. Everything comes from the edition, the state and the
// words; the viewer sees what is public and what is their own.
#include <algorithm>

#include "games/medieval/board_scene.hpp"

namespace fondaco::medieval {
namespace {

class TableDrawing {
 public:
  explicit TableDrawing(const Scene& scene)
      : scene_(scene), game_(scene.game()), state_(scene.state()), viewer_(scene.viewer()) {}

  std::vector<std::string> draw() {
    clock();
    players();
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      if (viewer_.sees(seat)) hand(seat);
    }
    if (!viewer_.sees_everything()) unseen();
    asked();
    return std::move(lines_);
  }

 private:
  void add(std::string line) { lines_.push_back(std::move(line)); }

  void add_labelled(std::string_view label, const std::string& text) {
    for (std::string& line : scene_.under_label(label, wrapped(text, scene_.width() - scene_.label_width())))
      add(std::move(line));
  }

  void clock() {
    std::string text =
        state_.round == 0 ? scene_.say("board-homes") : scene_.say("board-round", {{"round", state_.round}});
    text += " · " + (state_.towns_left == 1 ? scene_.say("board-town-left")
                                            : scene_.say("board-towns-left", {{"count", state_.towns_left}}));
    if (state_.idle > 0)
      text += " · " + scene_.say("board-idle", {{"count", state_.idle}, {"players", game_.players()}});
    for (const std::string& line : wrapped(text, scene_.width())) add(scene_.paint(line, ink::strong));
  }

  void players() {
    constexpr std::array<std::string_view, 7> keys{"board-points", "board-cash",    "board-income", "board-letters",
                                                   "board-houses", "board-markers", "board-lands"};
    int name_width = 8;
    for (Seat seat = 0; seat < game_.players(); ++seat)
      name_width = std::max(name_width, columns(scene_.seat_name(seat)));
    std::array<int, keys.size()> widths{};
    std::string head = padded("", 6 + name_width);
    for (std::size_t i = 0; i < keys.size(); ++i) {
      const std::string title = scene_.say(keys[i]);
      widths[i] = columns(title) + 2;
      head += right_aligned(title, widths[i]);
    }
    const std::string won = "  " + scene_.say("board-won");
    const bool beside = columns(head) + 26 <= scene_.width();
    add(scene_.paint(beside ? head + won : head, ink::quiet));
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      const bool moves = game_.to_move(state_) == seat;
      const bool own = viewer_.is_seat() && viewer_.seat_index() == seat;
      const std::array<std::string, keys.size()> figures{
          std::to_string(state_.score[seat]),
          game_.shows_cash(state_, viewer_, seat) ? std::to_string(state_.cash[seat]) : "?",
          "+" + std::to_string(game_.city_income(state_, seat) + game_.table().basic),
          std::to_string(state_.letters[seat]),
          std::to_string(state_.supply[seat]),
          std::to_string(count_of(state_.hand[seat])),
          std::to_string(game_.territories(state_, seat))};
      std::string line = scene_.paint(moves ? "► " : "  ", ink::lantern) + scene_.seal(seat) + " ";
      line += scene_.paint(padded(scene_.seat_name(seat), name_width), own || moves ? ink::strong : ink::plain);
      for (std::size_t i = 0; i < figures.size(); ++i) line += right_aligned(figures[i], widths[i]);
      if (beside) line += "  " + first_line(markers_won(seat), scene_.width() - columns(line) - 2);
      add(std::move(line));
    }
  }

  /// What fits; the map shows all of it.
  static std::string first_line(const std::string& text, int width) {
    const std::vector<std::string> lines = wrapped(text, width);
    return lines.empty() ? std::string() : lines.size() == 1 ? lines[0] : wrapped(text, width - 2)[0] + " …";
  }

  /// "8 7 3½": values, with a mark for those that scored half.
  std::string markers_won(Seat seat) const {
    std::string text;
    for (unsigned value = max_value; value > 0; --value) {
      for_each_bit(state_.won[seat] & game_.of_value(value), [&](unsigned city) {
        text += (text.empty() ? "" : " ") + std::to_string(value) + (((state_.halved >> city) & 1U) != 0 ? "½" : "");
      });
    }
    return text.empty() ? "–" : text;
  }

  std::string values(const Markers& markers) const {
    std::string text;
    for (unsigned value = max_value; value > 0; --value) {
      for (unsigned i = 0; i < markers[value - 1]; ++i) text += (text.empty() ? "" : " ") + std::to_string(value);
    }
    return text.empty() ? scene_.say("board-none") : text;
  }

  void hand(Seat seat) {
    const std::string number = viewer_.sees_everything() ? " " + std::to_string(seat) : "";
    add_labelled(scene_.say("board-hand") + number, values(state_.hand[seat]));
  }

  void unseen() {
    Markers markers = game_.not_laid(state_);
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      if (!viewer_.sees(seat)) continue;
      for (unsigned i = 0; i < max_value; ++i)
        markers[i] = static_cast<std::uint8_t>(markers[i] - state_.hand[seat][i]);
    }
    add_labelled(scene_.say("board-unseen"), values(markers));
  }

  /// The open city that is asked for.
  void asked() {
    if (state_.stage != Stage::city) return;
    const unsigned free = game_.free_spaces(state_, state_.at);
    add_labelled(scene_.say("board-asked"), scene_.say("board-asked-city", {{"city", scene_.name(state_.at)},
                                                                            {"free", free},
                                                                            {"ducats", free * game_.table().income}}));
  }

  const Scene& scene_;
  const Game& game_;
  const State& state_;
  Viewer viewer_;
  std::vector<std::string> lines_;
};

}  // namespace

std::string Game::board(const State& state, Viewer viewer, const Terminal& terminal) const {
  const Scene scene(*this, state, viewer, terminal);
  BoardPage page;
  if (terminal.detail == Detail::full) {
    page.add(draw_routes(scene));
    std::vector<std::string> legend;
    for (const std::string& line : wrapped(scene.say("board-legend"), scene.width()))
      legend.push_back(scene.paint(line, ink::quiet));
    page.add(legend);
  }
  if (terminal.detail != Detail::brief) page.add(draw_map(scene));
  page.add(TableDrawing(scene).draw());
  return page.text();
}

}  // namespace fondaco::medieval
