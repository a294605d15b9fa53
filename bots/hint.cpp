// SPDX-License-Identifier: MIT
#include "bots/hint.hpp"

#include <algorithm>

#include "bots/reasons.hpp"

namespace fondaco::bots {

Hint hint_for(const AnyGame& game, const Runner& runner, const AnyState& state, const HintWish& wish) {
  Hint hint;
  hint.seat = game.to_move(state);
  BotSpec advisor{.text = "search", .kind = BotKind::search};
  advisor.simulations = wish.simulations;
  advisor.move_time_ms = wish.time_ms;
  advisor.stop = wish.stop;
  const auto sitting = runner.sit(advisor, hint.seat);
  Rng rng(siphash_word({wish.luck, 0}, 0));
  const Move best = sitting->choose(state, rng);
  hint.simulations = sitting->effort().simulations;
  for (const Thought& thought : sitting->thoughts()) {
    if (thought.visits == 0 || hint.moves.size() == wish.top) break;  // the most tried come first
    const auto visits = static_cast<double>(thought.visits);
    HintedMove& hinted = hint.moves.emplace_back();
    hinted.move = thought.move;
    hinted.visits = thought.visits;
    if (game.players() > 1) hinted.win_chance = thought.value / visits;
    hinted.margin = thought.margin / visits / 100;
  }
  if (hint.moves.empty()) hint.moves.emplace_back().move = best;
  const Reasoning reasoning(game, runner, state, Rng(siphash_word({wish.luck, 0}, 1)));
  for (HintedMove& hinted : hint.moves) reasoning.explain(hinted);
  return hint;
}

}  // namespace fondaco::bots
