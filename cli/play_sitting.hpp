// SPDX-License-Identifier: MIT
#pragma once
// One game at the table: the match, who sits where, and what the person has seen happen.
#include <memory>
#include <vector>

#include "bots/hint.hpp"
#include "engine/match.hpp"

namespace fondaco::cli {

/// How a record names the person among its seats; the others bear the names of their bots.
inline constexpr std::string_view person_name = "human";

class Sitting {
 public:
  enum class TakenBack : std::uint8_t { done, nothing, barrier };

  /// `bots` has one entry per seat; the person's is not used.
  Sitting(Match match, Seat person, std::vector<bots::BotSpec> bots);

  const Match& match() const { return match_; }
  const AnyGame& game() const { return match_.game(); }
  const bots::BotSpec& bot(Seat seat) const { return bots_[seat]; }
  Seat person() const { return person_; }
  Viewer viewer() const { return Viewer::seat(person_); }
  bool persons_turn() const { return match_.to_move() == person_; }
  /// What the person has seen happen at each ply.
  const std::vector<std::vector<Event>>& chronicle() const { return chronicle_; }

  /// The ply of the person's last decision.
  std::optional<std::size_t> last_own_ply() const;

  /// For the person, whose turn it is; from what the person knows, and no more.
  bots::Hint hint() const;

  /// The move must be legal.
  void play(Move move);
  /// What the bot whose turn it is does; the same in every run of this match.
  void play_bot();
  /// Back to the person's last decision; past the barrier only by force.
  TakenBack take_back(bool by_force);

 private:
  /// What happened so far, to everybody who must be told: the person, and the bots.
  void tell_everything();
  void tell(std::size_t ply, const EventJournal& journal);

  Match match_;
  Seat person_;
  std::vector<bots::BotSpec> bots_;
  std::unique_ptr<bots::Runner> runner_;
  std::vector<std::vector<Event>> chronicle_;
  std::vector<std::unique_ptr<bots::SeatBot>> seated_;  ///< by seat; null where the person sits
};

}  // namespace fondaco::cli
