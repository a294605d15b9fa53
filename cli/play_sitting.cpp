// SPDX-License-Identifier: MIT
#include "cli/play_sitting.hpp"

namespace fondaco::cli {

Sitting::Sitting(Match match, Seat person, std::vector<bots::BotSpec> bots)
    : match_(std::move(match)), person_(person), bots_(std::move(bots)), runner_(bots::make_runner(match_.game())) {
  tell_everything();
}

void Sitting::tell_everything() {
  chronicle_.clear();
  seated_.clear();
  seated_.resize(game().players());
  for (Seat seat = 0; seat < seated_.size(); ++seat) {
    if (seat != person_) seated_[seat] = runner_->sit(bots_[seat], seat);
  }
  AnyState state = game().start(match_.seed());
  for (std::size_t ply = 0; ply < match_.plies(); ++ply) {
    EventJournal journal;
    game().apply(state, match_.move(ply), &journal);
    tell(ply, journal);
  }
}

void Sitting::tell(std::size_t ply, const EventJournal& journal) {
  chronicle_.push_back(journal.seen_by(viewer()));
  for (const auto& bot : seated_) {
    if (!bot) continue;
    bot->played(match_.mover(ply), match_.move(ply), match_.learned(ply));
    bot->happened(journal);
  }
}

bots::Hint Sitting::hint() const {
  // The simulations end it, so that the same game gives the same hint; the time is for slow machines.
  return bots::hint_for(game(), *runner_, match_.state(),
                        {.simulations = 4000, .time_ms = 3000, .luck = match_.plies()});
}

void Sitting::play(Move move) {
  EventJournal journal;
  match_.apply(move, &journal);
  tell(match_.plies() - 1, journal);
  if (!match_.over()) return;
  for (const auto& bot : seated_) {
    if (bot) bot->over(game().scores(match_.state(), Viewer::everything()));
  }
}

void Sitting::play_bot() {
  // Counted down from the top, where the dice of the match never come.
  Rng rng(siphash_word(match_.seed(), ~std::uint64_t{match_.plies()}));
  play(seated_[match_.to_move()]->choose(match_.state(), rng));
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
  tell_everything();
  return TakenBack::done;
}

}  // namespace fondaco::cli
