#pragma once
// The parts of a game's own judgement, on request: hints turn them into reasons.
#include <vector>

#include "engine/move.hpp"

namespace fondaco {

/// One part of an estimate in hundredths of a point. `label` is the game's own id of the words for it.
struct Term {
  std::uint8_t label = 0;
  Component about;
  std::int32_t value = 0;
};

/// Wants no parts: judging costs nothing more than the sum.
struct NoTerms {
  constexpr void add(std::uint8_t, Component, std::int32_t) {}
};

class TermList {
 public:
  void add(std::uint8_t label, Component about, std::int32_t value) { terms_.push_back({label, about, value}); }
  const std::vector<Term>& terms() const { return terms_; }

 private:
  std::vector<Term> terms_;
};

}  // namespace fondaco
