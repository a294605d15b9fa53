// SPDX-License-Identifier: MIT
#pragma once
#include "engine/rule.hpp"

namespace fondaco {

/// The answer to "may I play this?", with the rule that allows or forbids it.
class Verdict {
 public:
  static constexpr Verdict allowed(RuleId by) { return {true, by}; }
  static constexpr Verdict refused(RuleId by) { return {false, by}; }

  constexpr bool legal() const { return legal_; }
  constexpr RuleId rule() const { return rule_; }

 private:
  constexpr Verdict(bool legal, RuleId rule) : legal_(legal), rule_(rule) {}
  bool legal_;
  RuleId rule_;
};

}  // namespace fondaco
