// SPDX-License-Identifier: MIT
#pragma once
// One game with its edition and options, for programs that pick it at run time: server, command line, Python. A thin
// skin over the static contract; searches and self-play work on the game itself.
#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/catalogue.hpp"
#include "engine/game.hpp"

namespace fondaco {

/// The bytes of a state.
class AnyState {
 public:
  AnyState() = default;
  explicit AnyState(std::vector<std::byte> bytes) : bytes_(std::move(bytes)) {}

  const std::vector<std::byte>& bytes() const { return bytes_; }
  std::vector<std::byte>& bytes() { return bytes_; }
  /// The same on every machine and compiler.
  std::uint64_t hash() const { return siphash_bytes(SipKey{}, bytes_.data(), bytes_.size()); }
  friend bool operator==(const AnyState&, const AnyState&) = default;

 private:
  std::vector<std::byte> bytes_;
};

class AnyGame {
 public:
  AnyGame(const GameEntry& entry, const EditionFile& edition, const Options& options);
  AnyGame(const AnyGame&) = delete;
  AnyGame& operator=(const AnyGame&) = delete;
  virtual ~AnyGame() = default;

  const GameEntry& entry() const { return entry_; }
  const std::string& edition_id() const { return edition_id_; }
  const std::string& edition_hash() const { return edition_hash_; }
  const Options& options() const { return options_; }
  Seat players() const { return options_.players; }

  virtual AnyState start(Seed seed) const = 0;
  virtual Seat to_move(const AnyState& state) const = 0;
  virtual std::uint8_t decision(const AnyState& state) const = 0;
  virtual bool settled(const AnyState& state) const = 0;
  virtual std::vector<Move> legal(const AnyState& state) const = 0;
  virtual Verdict check(const AnyState& state, Move move) const = 0;
  /// Events go to the journal where one is given.
  virtual SeatSet apply(AnyState& state, Move move, EventJournal* journal = nullptr) const = 0;
  virtual MoveShape shape(Move move) const = 0;
  virtual MoveShape seen(const AnyState& state, Move move, Viewer viewer) const = 0;
  virtual Scores scores(const AnyState& state, Viewer viewer) const = 0;
  virtual AnyState resample(const AnyState& state, Viewer viewer, Rng& rng) const = 0;
  virtual Outcome audit(const AnyState& state) const = 0;
  virtual void write_state(const AnyState& state, Viewer viewer, json::Writer& out) const = 0;
  virtual void read_state(json::Cursor in, AnyState& state) const = 0;
  virtual std::string board(const AnyState& state, Viewer viewer, const Terminal& terminal) const = 0;
  virtual std::int32_t judge(const AnyState& state, Seat seat, TermList& terms) const = 0;
  virtual std::string component_name(Component component) const = 0;
  virtual std::string component_title(Component component) const = 0;

  std::string_view decision_name(const AnyState& state) const { return entry_.decisions[decision(state)]; }
  /// The notation: the kind, then its components: claim:R15, pay:red+1wild. A hidden component is written _.
  std::string text(const MoveShape& shape) const;
  std::string text(Move move) const { return text(shape(move)); }
  /// The move of a text, legal or not.
  std::optional<Move> parse(std::string_view text) const;

 private:
  const GameEntry& entry_;
  std::string edition_id_;
  std::string edition_hash_;
  Options options_;
  mutable std::unordered_map<std::string, Move> moves_by_text_;  ///< filled on first use; see parse()
};

}  // namespace fondaco
