// SPDX-License-Identifier: MIT
#pragma once
// What a hint says of a move, as texts without figures.
#include "bots/hint.hpp"
#include "engine/wording.hpp"
#include "tests/rule_table.hpp"

namespace fondaco::tests {

/// "term-contracts-new C06_SPA" for each reason of the move, in order: the message, and what it is about.
template <Game G>
Texts reasons(const RuleTable<G>& table, std::string_view move) {
  const AnyGame& game = table.handle();
  const auto runner = bots::make_runner(game);
  const bots::HintWish all_moves{.simulations = 300, .top = 100};
  const bots::Hint hint = bots::hint_for(game, *runner, GameHandle<G>::pack(table.state()), all_moves);
  const Words words = game_words(game.entry(), Language::en);
  const std::vector<std::string> names(game.players(), "?");
  const Wording wording(game, words, Viewer::seat(hint.seat), names);
  for (const bots::HintedMove& hinted : hint.moves) {
    if (game.text(hinted.move) != move) continue;
    Texts texts;
    for (const bots::Reason& reason : hinted.reasons) {
      const std::string about = reason.about.is_hidden() ? "_" : game.component_name(reason.about);
      texts.push_back(join(wording.reason_key(reason.label, reason.about, reason.fate, reason.change), " ", about));
    }
    return texts;
  }
  ADD_FAILURE() << "the search did not try " << move;
  return {};
}

}  // namespace fondaco::tests
