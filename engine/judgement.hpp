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

class TermList {
 public:
  void add(std::uint8_t label, Component about, std::int32_t value) { terms_.push_back({label, about, value}); }
  void mark_done() { terms_.back().done = true; }
  const std::vector<Term>& terms() const { return terms_; }

 private:
  std::vector<Term> terms_;
};

}  // namespace fondaco
