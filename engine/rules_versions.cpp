// SPDX-License-Identifier: MIT
#include "engine/rules_versions.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace fondaco {

std::span<const OlderRules> older_rules() {
  // TA-8.5 was read otherwise at first. Programs always named the option; a record by hand may not.
  static constexpr std::array changes{
      OlderRules{.game = "amsterdam", .last = 1, .option = "merch_ties", .value = "competition"},
  };
  return changes;
}

bool plays_rules(const GameEntry& entry, int version, std::span<const OlderRules> older) {
  if (version < 1 || version > entry.rules_version) return false;
  const auto taken_back = [&](int last) {
    return std::ranges::any_of(older,
                               [&](const OlderRules& rules) { return rules.game == entry.id && rules.last == last; });
  };
  for (int last = version; last < entry.rules_version; ++last) {
    if (!taken_back(last)) return false;
  }
  return true;
}

Options options_by_rules(const GameEntry& entry, int version, std::span<const OlderRules> older) {
  Options options = default_options(entry.options, 0);
  for (const OlderRules& rules : older) {
    if (rules.game != entry.id || rules.last < version) continue;
    [[maybe_unused]] const Outcome set = set_option(entry.options, options, rules.option, rules.value);
    assert(set);  // a test tries all that are listed
  }
  return options;
}

std::string played_rules_text(const GameEntry& entry) {
  return "this program plays rules version " + std::to_string(entry.rules_version) + " of " + std::string(entry.id);
}

}  // namespace fondaco
