#include "cli/play_sitting.hpp"

namespace fondaco::cli {

Sitting::Sitting(Match match, Seat person, std::vector<bots::BotSpec> bots)
    : match_(std::move(match)), person_(person), bots_(std::move(bots)), runner_(bots::make_runner(match_.game())) {
  // A resumed match has moves already: what happened is told again, once.
  AnyState state = game().start(match_.seed());
  for (std::size_t ply = 0; ply < match_.plies(); ++ply) {
    EventJournal journal;
    game().apply(state, match_.move(ply), &journal);
    chronicle_.push_back(journal.seen_by(viewer()));
  }
}

bots::Hint Sitting::hint() const {
  // The simulations end it, so that the same game gives the same hint; the time is for slow machines.
  return bots::hint_for(game(), *runner_, match_.state(),
                        {.simulations = 4000, .time_ms = 1000, .luck = match_.plies()});
}

void Sitting::play(Move move) {
  EventJournal journal;
  match_.apply(move, &journal);
  chronicle_.push_back(journal.seen_by(viewer()));
}

void Sitting::play_bot() {
  // Counted down from the top, where the dice of the match never come.
  Rng rng(siphash_word(match_.seed(), ~std::uint64_t{match_.plies()}));
  play(runner_->choose(bots_[match_.to_move()], match_.state(), match_.to_move(), rng));
}

std::optional<std::size_t> Sitting::last_own_ply() const {
  for (std::size_t ply = match_.plies(); ply > 0; --ply) {
    if (match_.mover(ply - 1) == person_) return ply - 1;
  }
  return std::nullopt;
}

Sitting::TakenBack Sitting::take_back(bool by_force) {
  const auto ply = last_own_ply();
  if (!ply) return TakenBack::nothing;
  if (!by_force && *ply < match_.take_back_limit(person_)) return TakenBack::barrier;
  match_.undo_to(*ply);
  chronicle_.resize(*ply);
  return TakenBack::done;
}

}  // namespace fondaco::cli
