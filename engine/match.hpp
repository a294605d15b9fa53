// SPDX-License-Identifier: MIT
#pragma once
// A match is (game, edition, options, seed, moves). Everything else is recomputed from them.
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/any_game.hpp"

namespace fondaco {

class Match {
 public:
  /// A new match. `seats` names who sits where; it may be empty.
  Match(std::shared_ptr<const AnyGame> game, Seed seed, std::vector<std::string> seats = {});

  const AnyGame& game() const { return *game_; }
  Seed seed() const { return seed_; }
  const std::vector<std::string>& seats() const { return seats_; }
  const AnyState& state() const { return state_; }
  Seat to_move() const { return game_->to_move(state_); }
  bool over() const { return to_move() == nobody; }
  std::size_t plies() const { return plies_.size(); }
  Move move(std::size_t ply) const { return plies_[ply].move; }
  Seat mover(std::size_t ply) const { return plies_[ply].mover; }
  /// Who learned something by it.
  SeatSet learned(std::size_t ply) const { return plies_[ply].learned; }

  /// Plays the move if it is legal; else nothing changes.
  Verdict apply(Move move, EventJournal* journal = nullptr);
  /// Plays a move that was found legal before.
  void play(Move move, EventJournal* journal = nullptr);
  /// Back to an earlier ply, by playing again from the start.
  void undo_to(std::size_t ply);
  /// How far this seat may take back on its own: not past another seat's decision, nor past anything somebody learned.
  std::size_t take_back_limit(Seat seat) const;
  /// The state before this ply.
  AnyState state_at(std::size_t ply) const;

  void name_seats(std::vector<std::string> seats);

  /// The record, as JSON (docs/records.md). Results and the hash of the final state are part of a finished one. `more`
  /// may write members of its own.
  std::string save(const std::function<void(json::Writer&)>& more = nullptr) const;
  /// Loads a record of one of these games: plays every move again and refuses the first illegal one with its ply and
  /// rule. `verify` also compares results and hash.
  static Result<Match> load(std::string_view text, const Catalogue& games, const EditionFile* own_edition, bool verify);

 private:
  struct Ply {
    Move move = 0;
    Seat mover = nobody;
    SeatSet learned;
  };

  void write_results(json::Writer& out) const;
  void verify_results(json::Cursor in) const;

  std::shared_ptr<const AnyGame> game_;
  Seed seed_;
  std::vector<std::string> seats_;
  AnyState state_;
  std::vector<Ply> plies_;
};

}  // namespace fondaco
