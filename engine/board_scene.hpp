// SPDX-License-Identifier: MIT
#pragma once
// What the terminal boards of all games share: words, colours, labels and names of players, and whose eyes look at
// what.
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/move.hpp"
#include "engine/seat.hpp"
#include "engine/terminal.hpp"

namespace fondaco {

/// A piece of a line of text, with its looks.
struct Inked {
  std::string text;
  Ink ink;
};

/// Texts of a board; knows no game.
class BoardText {
 public:
  /// `label_width`: the columns before the first item of a labelled line.
  BoardText(const Terminal& terminal, int label_width) : terminal_(terminal), label_width_(label_width) {}

  int width() const { return terminal_.width; }
  Detail detail() const { return terminal_.detail; }
  bool colour() const { return terminal_.colour; }
  int label_width() const { return label_width_; }

  bool has(std::string_view key) const { return terminal_.words.has(key); }
  std::string say(std::string_view key, std::initializer_list<Words::Argument> arguments = {}) const {
    return terminal_.words.say(key, arguments);
  }
  /// The message for this number: KEY-N where it exists, or KEY.
  std::string count(std::string_view key, unsigned number) const;

  std::string paint(std::string_view text, Ink ink) const { return painted(text, ink, terminal_.colour); }
  std::string paint(const std::vector<Inked>& parts) const;

  /// "Label       first line", further lines under the first.
  std::vector<std::string> under_label(std::string_view label, std::span<const std::string> lines) const;
  /// "Label       item  item  item", further lines under the first item.
  std::vector<std::string> labelled(std::string_view label, std::span<const std::string> items,
                                    std::string_view separator = "  ") const;

  /// The player's name, or the number of the seat in words.
  std::string seat_name(Seat seat) const;
  /// The same, cut where it would take more than so many columns.
  std::string short_name(Seat seat, int most) const;
  /// A mark of the seat on the colours of its house.
  std::string seal(Seat seat, std::string_view mark) const { return paint(mark, house_ink(seat)); }
  std::string seal(Seat seat) const { return seal(seat, " " + std::to_string(seat) + " "); }

 protected:
  const Terminal& terminal_;

 private:
  int label_width_;
};

/// A position and who looks at it. The scene of a game derives from it.
template <class G>
class BoardScene : public BoardText {
 public:
  BoardScene(const G& game, const typename G::State& state, Viewer viewer, const Terminal& terminal,
             int label_width = 12)
      : BoardText(terminal, label_width), game_(game), state_(state), viewer_(viewer) {}

  const G& game() const { return game_; }
  const typename G::Edition& edition() const { return game_.edition(); }
  const typename G::State& state() const { return state_; }
  Viewer viewer() const { return viewer_; }

  /// Calls f(kind, id) with what each answer is about first, if it is the viewer who is asked.
  template <class F>
  void each_answer(F&& f) const {
    const Seat asked = game_.to_move(state_);
    if (asked == nobody || !viewer_.sees(asked)) return;
    typename G::Moves moves;
    game_.legal(state_, moves);
    for (const Move move : moves) {
      const MoveShape what = game_.shape(move);
      if (what.args.size() > 0) f(what.args[0]);
    }
  }

 protected:
  const G& game_;
  const typename G::State& state_;
  Viewer viewer_;
};

/// The parts of a board one below the other, an empty line between them.
class BoardPage {
 public:
  void add(const std::vector<std::string>& part);
  std::string text() const { return joined(lines_); }

 private:
  std::vector<std::string> lines_;
};

}  // namespace fondaco
