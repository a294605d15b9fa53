// SPDX-License-Identifier: MIT
#include "cli/bot_list.hpp"

#include "cli/refusal.hpp"

namespace fondaco::cli {

std::vector<bots::BotSpec> bots_named(const std::string& text) {
  Result<std::vector<bots::BotSpec>> bots = bots::parse_bots(text);
  if (!bots) throw WrongUsage("--bots: " + bots.fault().message);
  return *std::move(bots);
}

unsigned threads_wanted(unsigned threads) { return threads == 0 ? bots::all_threads() : threads; }

void refuse_broken(const std::optional<bots::BrokenGame>& broken) {
  if (!broken) return;
  throw Refusal("game " + std::to_string(broken->index) + " (seed " + seed_text(broken->seed) +
                ") broke an invariant: " + broken->fault.message);
}

}  // namespace fondaco::cli
