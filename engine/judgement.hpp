// SPDX-License-Identifier: MIT
#pragma once
// The parts of a game's own judgement, on request: hints turn them into reasons.
#include <utility>
#include <vector>

#include "engine/move.hpp"
#include "engine/seat.hpp"

namespace fondaco {

/// One part of an estimate in hundredths of a point. `label` is the game's own id of the words for it.
struct Term {
  std::uint8_t label = 0;
  Component about;
  std::int32_t value = 0;
  bool done = false;  ///< what it hopes for has come true and stays so: a contract is fulfilled
};

/// What became of a part when something was played: it goes on, there was none before, there is none any more, or it
/// came true.
enum class TermFate : std::uint8_t { goes_on, begun, gone, done };

/// Wants no parts: judging costs nothing more than the sum.
struct NoTerms {
  constexpr void add(std::uint8_t, Component, std::int32_t) {}
};

/// The seat other than `seat` for which worth(rival) is most, and how much that is; alone at the table, the seat itself
/// and nothing.
template <class Worth>
constexpr std::pair<Seat, std::int32_t> best_rival(Seat players, Seat seat, Worth&& worth) {
  Seat who = seat;
  std::int32_t best = 0;
  for (Seat rival = 0; rival < players; ++rival) {
    if (rival == seat) continue;
    const std::int32_t value = worth(rival);
    if (who == seat || value > best) {
      best = value;
      who = rival;
    }
  }
  return {who, best};
}

/// Says of the part added last that it is done, to whoever wants parts.
template <class Terms>
constexpr void mark_done(Terms& terms) {
  if constexpr (requires { terms.mark_done(); }) terms.mark_done();
}

/// Whether somebody wants to know what each part is about, and not only how much each label comes to. Bots weigh parts
/// by their label, a million times a second; a judgement adds up for them what it tells one by one to others.
template <class Terms>
inline constexpr bool tells_apart = requires(Terms& terms) { terms.mark_done(); };

/// What single things add to a whole that was rounded only when all were together: the portions add up to it.
class Portions {
 public:
  /// `all`: what the things come to before rounding.
  constexpr Portions(std::int32_t whole, std::int32_t all) : whole_(whole), all_(all) {}

  constexpr std::int32_t next(std::int32_t part) {
    if (all_ == 0) return 0;
    const auto before = told();
    sum_ += part;
    return told() - before;
  }

 private:
  constexpr std::int32_t told() const { return static_cast<std::int32_t>(std::int64_t{whole_} * sum_ / all_); }

  std::int32_t whole_;
  std::int32_t all_;
  std::int32_t sum_ = 0;
};

class TermList {
 public:
  void add(std::uint8_t label, Component about, std::int32_t value) { terms_.push_back({label, about, value}); }
  void mark_done() { terms_.back().done = true; }
  const std::vector<Term>& terms() const { return terms_; }

 private:
  std::vector<Term> terms_;
};

}  // namespace fondaco
