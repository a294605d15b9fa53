// SPDX-License-Identifier: MIT
#include "bots/reasons.hpp"

#include <algorithm>
#include <cstdlib>

#include "engine/wording.hpp"

namespace fondaco::bots {
namespace {

constexpr std::size_t worlds = 16;
/// Of a search that plays the rest of what a move begins.
constexpr std::int64_t simulations_a_step = 100;
constexpr unsigned most_steps = 24;
constexpr std::size_t most_reasons = 3;
/// A change below that is not worth a word.
constexpr std::int32_t least_change = 20;

bool is_done(const Reason& reason) { return reason.fate == TermFate::done; }

BotSpec finisher() {
  BotSpec bot{.text = "search", .kind = BotKind::search};
  bot.simulations = simulations_a_step;
  return bot;
}

}  // namespace

Reasoning::Reasoning(const AnyGame& game, const Runner& runner, const AnyState& state, Rng rng)
    : game_(game), runner_(runner), seat_(game.to_move(state)), rng_(rng) {
  const GameEntry& entry = game.entry();
  const Words words = game_words(entry, Language::en);  // all languages have the same keys and placeholders
  for (const std::string_view label : entry.term_labels) {
    const std::string key = message_key({"term", label});
    const std::vector<std::string_view> named = words.placeholders(key);
    // Of the seats it is always the strongest rival: one part, whoever that is.
    tells_apart_.push_back(!named.empty() && named.front() != "seat");
    speaks_of_any_.push_back(words.has(key + "-hidden"));
  }
  for (std::size_t i = 0; i < worlds; ++i) {
    worlds_.push_back(game.resample(state, Viewer::seat(seat_), rng_));
    before_.push_back(parts_of(worlds_.back()));
  }
}

Reasoning::Parts Reasoning::parts_of(const AnyState& world) const {
  TermList terms;
  game_.judge(world, seat_, terms);
  Parts parts;
  for (const Term& term : terms.terms()) {
    const Part part{term.label, tells_apart_[term.label] ? term.about.id : std::int16_t{0}};
    const auto [found, fresh] = parts.try_emplace(part, term);
    if (!fresh) found->second.value += term.value;
  }
  return parts;
}

bool Reasoning::goes_on(const AnyState& world) const { return game_.to_move(world) == seat_ && !game_.settled(world); }

void Reasoning::finish(AnyState& world, Rng& rng) const {
  const auto bot = runner_.sit(finisher(), seat_);
  for (unsigned step = 0; step < most_steps && goes_on(world); ++step) {
    const Move move = bot->choose(world, rng);
    bot->played(seat_, move, game_.apply(world, move));
  }
}

std::vector<AnyState> Reasoning::after(HintedMove& hinted) const {
  std::vector<AnyState> now = worlds_;
  Rng rng = rng_;
  const auto bot = runner_.sit(finisher(), seat_);
  // As long as the seat learns nothing it cannot tell the worlds apart, and so must do the same in all of them.
  Move move = hinted.move;
  for (unsigned step = 0;; ++step) {
    SeatSet learned;
    for (AnyState& world : now) learned |= game_.apply(world, move);
    if (step == most_steps || learned.has(seat_) || !goes_on(now.front())) break;
    bot->played(seat_, move, learned);
    move = bot->choose(now.front(), rng);
    hinted.then.push_back(move);
  }
  for (AnyState& world : now) finish(world, rng);
  return now;
}

void Reasoning::compare(const Parts& before, const Parts& now, Sums& sums) {
  for (const auto& [part, term] : before) {
    Sum& sum = sums[part];
    sum.about = term.about;
    sum.change -= term.value;
    ++sum.before;
  }
  for (const auto& [part, term] : now) {
    Sum& sum = sums[part];
    sum.about = term.about;
    sum.change += term.value;
    sum.worth += term.value;
    ++sum.now;
    const auto was = before.find(part);
    if (term.done && (was == before.end() || !was->second.done)) ++sum.done;
  }
}

TermFate Reasoning::fate_of(const Sum& sum, std::size_t count) {
  if (sum.done == count) return TermFate::done;
  if (sum.before == 0) return TermFate::begun;
  return sum.now == 0 ? TermFate::gone : TermFate::goes_on;
}

Reasoning::Sums Reasoning::with_chance_pooled(const Sums& sums, std::size_t count) const {
  Sums pooled;
  for (const auto& [part, sum] : sums) {
    if (sum.before > 0 || sum.now == count || !tells_apart_[part.first]) {
      pooled[part] = sum;
    } else if (speaks_of_any_[part.first]) {
      Sum& any = pooled[{part.first, Component::hidden}];
      any.about = {sum.about.kind, Component::hidden};
      any.change += sum.change;
      any.worth += sum.worth;
    }
  }
  return pooled;
}

void Reasoning::explain(HintedMove& hinted) const {
  const std::vector<AnyState> now = after(hinted);
  Sums sums;
  std::size_t count = 0;
  for (std::size_t i = 0; i < worlds; ++i) {
    if (game_.to_move(now[i]) == nobody) continue;  // a final result has no parts to compare
    compare(before_[i], parts_of(now[i]), sums);
    ++count;
  }
  hinted.ends_game = count == 0;
  if (hinted.ends_game) return;
  for (const auto& [part, sum] : with_chance_pooled(sums, count)) {
    const auto mean = [&](std::int64_t value) {
      return static_cast<std::int32_t>(value / static_cast<std::int64_t>(count));
    };
    const Reason reason{.label = part.first,
                        .about = sum.about,
                        .fate = fate_of(sum, count),
                        .change = mean(sum.change),
                        .worth = mean(sum.worth)};
    if (is_done(reason) || std::abs(reason.change) >= least_change) hinted.reasons.push_back(reason);
  }
  std::ranges::stable_sort(hinted.reasons, [](const Reason& a, const Reason& b) {
    return is_done(a) != is_done(b) ? is_done(a) : std::abs(a.change) > std::abs(b.change);
  });
  hinted.reasons.resize(std::min(hinted.reasons.size(), most_reasons));
}

}  // namespace fondaco::bots
