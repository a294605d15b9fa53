// SPDX-License-Identifier: MIT
#include "cli/hint_text.hpp"

#include <cmath>
#include <cstdlib>

#include "cli/layout.hpp"
#include "engine/terminal.hpp"

namespace fondaco::cli {
namespace {

/// Always with its sign, and a real minus.
std::string with_sign(double points) {
  const std::string text = fixed(std::abs(points), 1);
  return (points < 0 && text != "0.0" ? "−" : "+") + text;
}

std::string percent(double share) { return std::to_string(std::lround(100 * share)); }

std::string outlook(const bots::HintedMove& hinted, const Words& words) {
  if (!hinted.margin) return words.say("hint-only");
  if (!hinted.win_chance) {
    return words.say("hint-alone", {{"points", fixed(*hinted.margin, 1)}, {"visits", grouped(hinted.visits)}});
  }
  return words.say("hint-outlook", {{"chance", percent(*hinted.win_chance)},
                                    {"lead", with_sign(*hinted.margin)},
                                    {"visits", grouped(hinted.visits)}});
}

std::string reason_text(const bots::Reason& reason, const Words& words, const Wording& wording) {
  // What is done counts in full; how much of it was expected anyway interests nobody.
  const bool done = reason.fate == TermFate::done;
  return words.say("hint-reason", {{"reason", wording.reason(reason.label, reason.about, reason.fate, reason.change)},
                                   {"points", with_sign((done ? reason.worth : reason.change) / 100.0)}});
}

}  // namespace

std::string hint_text(const AnyGame& game, const bots::Hint& hint, const Words& words, const Wording& wording,
                      bool colour, int width) {
  std::string text;
  // The move stands out; what is said of it is indented by two, what does not fit on a line by four.
  const auto line = [&](std::string_view content) { text += "  " + wrapped_text(content, width, 4) + "\n"; };
  for (const bots::HintedMove& hinted : hint.moves) {
    std::string rest;
    for (const Move move : hinted.then) rest.append(rest.empty() ? "" : ", ").append(game.text(move));
    text += wrapped_text(painted(game.text(hinted.move), ink::lantern, colour) + "  " +
                             painted(wording.move(game.shape(hinted.move)), ink::strong, colour) +
                             (rest.empty() ? "" : " " + words.say("hint-then", {{"moves", rest}})),
                         width, 4) +
            "\n";
    line(painted(outlook(hinted, words), ink::quiet, colour));
    if (hinted.ends_game) line(words.say("hint-ends"));
    if (!hinted.ends_game && hinted.reasons.empty()) line(words.say("hint-steady"));
    for (const bots::Reason& reason : hinted.reasons) line(reason_text(reason, words, wording));
  }
  return text;
}

}  // namespace fondaco::cli
