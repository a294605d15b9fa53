// SPDX-License-Identifier: MIT
// What each player has, as a table.
#include <algorithm>

#include "games/hansa/board_scene.hpp"

namespace fondaco::hansa {
namespace {

struct Column {
  std::string title;
  std::vector<std::string> cells;
  bool right = true;

  /// With the space before it.
  int width() const {
    int widest = columns(title);
    for (const std::string& cell : cells) widest = std::max(widest, columns(cell));
    return 2 + widest;
  }
};

int width_of(std::span<const Column> table) {
  int width = 0;
  for (const Column& column : table) width += column.width();
  return width;
}

class PlayersDrawing {
 public:
  explicit PlayersDrawing(const Scene& scene) : scene_(scene), game_(scene.game()), state_(scene.state()) {
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      name_width_ = std::max(name_width_, columns(scene_.short_name(seat)));
    }
  }

  /// One table, with short titles if need be; or the desks, and the rest below them. Tokens for which there is no room
  /// have a line of their own.
  std::vector<std::string> draw() {
    const int room = scene_.width() - mark_width - name_width_;
    std::vector<Column> table;
    for (const bool shortened : {false, true}) {
      table = desk(shortened);
      for (Column& column : others(shortened)) table.push_back(std::move(column));
      if (width_of(table) <= room) break;
    }
    if (width_of(table) > room) {
      add_table(desk(false));
      table = others(false);
    }
    const Column tokens = column("board-tokens", [&](Seat seat) { return tokens_of(seat); }, false);
    const bool beside = width_of(table) + tokens.width() <= room;
    if (beside) table.push_back(tokens);
    add_table(table);
    if (!beside) list_tokens();
    return std::move(lines_);
  }

 private:
  static constexpr int mark_width = 6;

  std::string title(std::string_view key, bool shortened) const {
    const std::string brief = std::string(key) + "-short";
    return scene_.say(shortened && scene_.has(brief) ? std::string_view(brief) : key);
  }

  Column column(std::string_view key, auto&& cell, bool right = true, bool shortened = false) const {
    Column made{title(key, shortened), {}, right};
    for (Seat seat = 0; seat < game_.players(); ++seat) made.cells.push_back(cell(seat));
    return made;
  }

  std::vector<Column> desk(bool shortened) const {
    std::vector<Column> made;
    const auto points = [&](Seat seat) { return std::to_string(state_.score[seat]); };
    made.push_back(column("board-points", points, true, shortened));
    for (unsigned track = 0; track < tracks; ++track) {
      const auto value = [&](Seat seat) { return scene_.skill_text(seat, track); };
      made.push_back(column(scene_.skill_key(track), value, true, shortened));
    }
    return made;
  }

  std::vector<Column> others(bool shortened) const {
    const auto supply = [&](Seat seat) { return Scene::signs(seat, state_.supply[seat]); };
    const auto stock = [&](Seat seat) { return Scene::signs(seat, state_.stock[seat]); };
    const auto cities = [&](Seat seat) {
      unsigned controlled = 0;
      for (unsigned city = 0; city < game_.side().cities; ++city) {
        if (game_.controller(state_, city) == seat) ++controlled;
      }
      return std::to_string(controlled);
    };
    const auto network = [&](Seat seat) { return std::to_string(game_.network(game_.kontors(state_, seat)).size); };
    return {column("board-supply", supply, true, shortened), column("board-stock", stock, true, shortened),
            column("board-cities", cities, true, shortened), column("board-network", network, true, shortened)};
  }

  /// The unused ones by their marks, then how many have been used.
  std::string tokens_of(Seat seat) const {
    unsigned used = 0;
    for (const std::uint8_t count : state_.used[seat]) used += count;
    std::string text = scene_.token_marks(state_.unused[seat]);
    if (used > 0) text += (text.empty() ? "" : ", ") + scene_.count("board-used", used);
    return text.empty() ? "–" : text;
  }

  void list_tokens() {
    std::vector<std::string> items;
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      if (game_.tokens_taken(state_, seat) > 0) items.push_back(Scene::letter(seat) + " " + tokens_of(seat));
    }
    if (items.empty()) return;
    for (std::string& line : scene_.labelled(scene_.say("board-tokens-of"), items, " · "))
      lines_.push_back(std::move(line));
  }

  void add_table(std::span<const Column> table) {
    std::string head = padded("", mark_width + name_width_);
    for (const Column& column : table) head += aligned(column, column.title);
    lines_.push_back(scene_.paint(head, ink::quiet));
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      const bool asked = game_.to_move(state_) == seat;
      const bool own = scene_.viewer().is_seat() && scene_.viewer().seat_index() == seat;
      std::string row = scene_.paint(asked ? "► " : "  ", ink::lantern) + scene_.seal(seat) + " ";
      row += scene_.paint(padded(scene_.short_name(seat), name_width_), own || asked ? ink::strong : ink::plain);
      for (const Column& column : table) row += aligned(column, column.cells[seat]);
      lines_.push_back(std::move(row));
    }
  }

  static std::string aligned(const Column& column, const std::string& text) {
    return "  " + (column.right ? right_aligned(text, column.width() - 2) : text);
  }

  const Scene& scene_;
  const Game& game_;
  const State& state_;
  int name_width_ = 8;
  std::vector<std::string> lines_;
};

}  // namespace

std::vector<std::string> draw_players(const Scene& scene) { return PlayersDrawing(scene).draw(); }

}  // namespace fondaco::hansa
