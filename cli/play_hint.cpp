#include "cli/play_hint.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace fondaco::cli {
namespace {

constexpr std::string_view advisor = "greedy";
/// Worlds that the person cannot tell apart; the reasons are a mean over them.
constexpr int worlds = 16;
constexpr std::size_t most_reasons = 3;
constexpr std::int32_t least_change = 20;

}  // namespace

Hint hint_for(const Sitting& sitting, const Wording& wording) {
  const AnyGame& game = sitting.game();
  const AnyState& state = sitting.match().state();
  const Seat person = sitting.person();
  Rng rng(siphash_word(sitting.match().seed(), ~std::uint64_t{sitting.match().plies()}));
  Hint hint;
  (void)bots::parse_bot(advisor, hint.bot);
  hint.move = sitting.runner().choose(hint.bot, state, person, rng);

  // Parts of the judgement that read the same are one reason, whatever they count.
  struct Change {
    std::int32_t sum = 0;
    int last_world = -1;
    int worlds = 0;  // in which it occurred
  };
  std::map<std::string, Change> changes;
  const auto add = [&](int number, const AnyState& judged, std::int32_t sign) {
    TermList terms;
    game.judge(judged, person, terms);
    for (const Term& term : terms.terms()) {
      Change& change = changes[wording.term(term.label, term.about)];
      change.sum += sign * term.value;
      change.worlds += change.last_world != number ? 1 : 0;
      change.last_world = number;
    }
  };
  for (int i = 0; i < worlds; ++i) {
    AnyState world = game.resample(state, sitting.viewer(), rng);
    add(i, world, -1);
    for (Move move = hint.move;; move = sitting.runner().choose(hint.bot, world, person, rng)) {
      game.apply(world, move);
      if (game.to_move(world) != person) break;
    }
    add(i, world, 1);
  }
  for (const auto& [text, change] : changes) {
    const std::int32_t mean = change.sum / worlds;
    // What occurs in some worlds only is a card that may be drawn, not a reason.
    if (change.worlds == worlds && std::abs(mean) >= least_change) hint.reasons.push_back({text, mean});
  }
  std::ranges::stable_sort(hint.reasons, std::ranges::greater(),
                           [](const Reason& reason) { return std::abs(reason.change); });
  hint.reasons.resize(std::min(hint.reasons.size(), most_reasons));
  return hint;
}

}  // namespace fondaco::cli
