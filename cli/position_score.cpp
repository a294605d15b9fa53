// SPDX-License-Identifier: MIT
// fondaco position score
#include <algorithm>

#include "cli/actions.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/position_input.hpp"
#include "engine/json/writer.hpp"

namespace fondaco::cli {
namespace {

std::string document_of(const GameEntry& entry, const Scores& scores) {
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  out.member("over", scores.over);
  out.key("seats");
  out.begin_array();
  for (std::size_t seat = 0; seat < scores.seats.size(); ++seat) {
    const SeatScore& score = scores.seats[seat];
    out.begin_object();
    out.member("seat", seat);
    write_points(out, "total", score.total, entry.score_unit);
    out.member("rank", score.rank);
    out.key("lines");
    out.begin_array();
    for (const ScoreLine& line : score.lines) {
      out.begin_object();
      out.member("rule", line.rule.text());
      out.member("label", entry.score_labels[line.label]);
      write_points(out, "points", line.points, entry.score_unit);
      out.end_object();
    }
    out.end_array();
    out.end_object();
  }
  out.end_array();
  out.end_object();
  return out.take();
}

std::string text_of(const GameEntry& entry, const Scores& scores) {
  std::string text = scores.over ? "Final scores\n" : "Scores as if the game ended now\n";
  Table table;
  using enum Table::Align;
  table.column("seat", right);
  table.column("rank", right);
  table.column("points", right);
  table.column("for");
  table.column("rule");
  for (std::size_t seat = 0; seat < scores.seats.size(); ++seat) {
    const SeatScore& score = scores.seats[seat];
    table.row(
        {std::to_string(seat), std::to_string(score.rank), points_text(score.total, entry.score_unit), "total", ""});
    for (const ScoreLine& line : score.lines) {
      std::string label(entry.score_labels[line.label]);
      std::ranges::replace(label, '-', ' ');
      table.row({"", "", points_text(line.points, entry.score_unit), "  " + label, line.rule.text()});
    }
  }
  return text + table.text();
}

}  // namespace

void ShowScore::run() const {
  const Position position = load_position(source);
  const Scores scores = position.game->scores(position.state, Viewer::everything());
  const GameEntry& entry = position.game->entry();
  print(json ? document_of(entry, scores) : text_of(entry, scores));
}

}  // namespace fondaco::cli
