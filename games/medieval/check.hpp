// SPDX-License-Identifier: MIT
#pragma once
// Is this one move legal, and if not, by which rule? Written place by place and house by house, without the sets of
// legal.hpp; a property test holds the two together over the whole move space.
#include "games/medieval/medieval.hpp"

namespace fondaco::medieval {

constexpr Verdict Game::check_home(const State& state, unsigned place) const {
  if (is_city(place)) return Verdict::refused(place < edition_.cities ? "MM-2.6"_rule : "MM-1.1"_rule);
  if (place - first_town >= edition_.towns) return Verdict::refused("MM-1.1"_rule);
  if (players() == 2 && edition_.place[place].removed) return Verdict::refused("MM-13.2"_rule);
  for (Seat seat = 0; seat < players(); ++seat) {
    if (((state.branches[seat] >> place) & 1U) != 0) return Verdict::refused("MM-2.6"_rule);
  }
  return Verdict::allowed("MM-2.6"_rule);
}

constexpr Verdict Game::check_place(const State& state, unsigned city) const {
  if (city >= edition_.cities) return Verdict::refused("MM-1.1"_rule);
  const Place& what = edition_.place[city];
  if (players() == 2 && what.removed) return Verdict::refused("MM-13.1"_rule);
  if (((state.marked >> city) & 1U) != 0) return Verdict::refused("MM-5.2"_rule);
  const bool held = state.hand[state.turn][what.value - 1U] > 0;
  return held ? Verdict::allowed("MM-5.1"_rule) : Verdict::refused("MM-5.1"_rule);
}

/// MM-10.1: a letter is left, none was used in this turn, and it is not the first turn.
constexpr Verdict Game::check_letter(const State& state, RuleId allowed) const {
  const bool left = state.letters[state.turn] > 0;
  const bool unused = state.letter == Letter::none;
  return left && unused && state.round >= 2 ? Verdict::allowed(allowed) : Verdict::refused("MM-10.1"_rule);
}

constexpr Verdict Game::check_income(const State& state, Income how) const {
  if (how == Income::plain) return Verdict::allowed("MM-D.4"_rule);
  return check_letter(state, "MM-10.3"_rule);
}

/// Stage `city`: the open cities one after the other.
constexpr Verdict Game::check_city(const State& state, MoveKind kind, unsigned city) const {
  if (city >= edition_.cities) return Verdict::refused("MM-1.1"_rule);
  const Place& what = edition_.place[city];
  const Seat me = state.turn;
  if (players() == 2 && what.removed) return Verdict::refused("MM-13.1"_rule);
  unsigned houses = 0;
  bool own = false;
  for (unsigned space = 0; space < what.value; ++space) {
    const unsigned house = (state.ring[city] >> (4 * space)) & 15U;
    houses += house != 0 ? 1U : 0U;
    own = own || house == me + 1U;
  }
  if (!own) return Verdict::refused("MM-6.1"_rule);
  if (((state.awarded >> city) & 1U) != 0)
    return Verdict::refused(kind == MoveKind::collect ? "MM-6.6"_rule : "MM-6.7"_rule);
  if (city != state.at) return Verdict::refused("MM-D.5"_rule);
  if (kind == MoveKind::collect) return Verdict::allowed("MM-6.2"_rule);
  const unsigned wanted = kind == MoveKind::twice ? 2 : 1;
  const bool fits = houses + wanted <= what.value && state.supply[me] >= wanted;
  if (wanted == 1) return fits ? Verdict::allowed("MM-6.3"_rule) : Verdict::refused("MM-6.3"_rule);
  const Verdict letter = check_letter(state, "MM-10.2"_rule);
  return letter.legal() && !fits ? Verdict::refused("MM-10.2"_rule) : letter;
}

/// Stage `paid`: the awarded cities.
constexpr Verdict Game::check_paid(const State& state, MoveKind kind, unsigned city) const {
  if (city >= edition_.cities) return Verdict::refused("MM-1.1"_rule);
  const Place& what = edition_.place[city];
  const Seat me = state.turn;
  if (players() == 2 && what.removed) return Verdict::refused("MM-13.1"_rule);
  unsigned houses = 0;
  bool own = false;
  for (unsigned space = 0; space < what.value; ++space) {
    const unsigned house = (state.ring[city] >> (4 * space)) & 15U;
    houses += house != 0 ? 1U : 0U;
    own = own || house == me + 1U;
  }
  if (!own) return Verdict::refused("MM-6.4"_rule);
  if (((state.awarded >> city) & 1U) == 0) return Verdict::refused("MM-6.7"_rule);  // open cities were first
  if (kind == MoveKind::collect) return Verdict::refused("MM-6.6"_rule);
  if (city + 1 == state.at) return Verdict::refused("MM-6.5"_rule);  // the one enlarged last
  if (city < state.at) return Verdict::refused("MM-D.6"_rule);
  const unsigned wanted = kind == MoveKind::twice ? 2 : 1;
  const bool fits = houses + wanted <= what.value && state.supply[me] >= wanted;
  const bool pays = state.cash[me] >= static_cast<std::int32_t>(wanted * table().enlarge);
  if (wanted == 1) return fits && pays ? Verdict::allowed("MM-6.4"_rule) : Verdict::refused("MM-6.4"_rule);
  const Verdict letter = check_letter(state, "MM-10.2"_rule);
  return letter.legal() && !(fits && pays) ? Verdict::refused("MM-10.2"_rule) : letter;
}

constexpr Verdict Game::check_open(const State& state, unsigned place) const {
  if (!edition_.has(place)) return Verdict::refused("MM-1.1"_rule);
  const Seat me = state.turn;
  const bool city = is_city(place);
  const Place& what = edition_.place[place];
  if (players() == 2 && what.removed) return Verdict::refused(city ? "MM-13.1"_rule : "MM-13.2"_rule);
  const RuleId rule = city ? "MM-8.2"_rule : "MM-8.3"_rule;
  if (city) {
    if (((state.marked >> place) & 1U) == 0) return Verdict::refused(rule);
    unsigned houses = 0;
    while (houses < what.value && ((state.ring[place] >> (4 * houses)) & 15U) != 0) {
      if (((state.ring[place] >> (4 * houses)) & 15U) == me + 1U) return Verdict::refused(rule);  // MM-R.1
      ++houses;
    }
    if (houses == what.value) return Verdict::refused(rule);
  } else {
    for (Seat seat = 0; seat < players(); ++seat) {
      if (((state.branches[seat] >> place) & 1U) != 0) return Verdict::refused(rule);
    }
  }
  if (state.supply[me] == 0) return Verdict::refused(rule);  // MM-R.13
  bool reached = false;
  for (unsigned i = 0; i < edition_.routes; ++i) {
    const Route& route = edition_.route[i];
    if (route.a != place && route.b != place) continue;
    const unsigned from = route.a == place ? route.b : route.a;
    reached = reached || (((state.branches[me] >> from) & 1U) != 0 && route.cost <= state.cash[me]);
  }
  if (!reached) return Verdict::refused(rule);
  if (state.stage == Stage::second) return check_letter(state, "MM-10.4"_rule);
  return Verdict::allowed(rule);
}

/// Why a move of this kind is not for this stage.
constexpr RuleId Game::phase_rule(const State& state, MoveKind kind) const {
  switch (state.stage) {
    case Stage::over:
      return end_rule(state);
    case Stage::home:
      return "MM-2.6"_rule;
    case Stage::place:
      return "MM-5.1"_rule;
    default:
      break;
  }
  const bool phase_two = kind == MoveKind::income || kind == MoveKind::collect || kind == MoveKind::enlarge ||
                         kind == MoveKind::twice || kind == MoveKind::done;
  if (phase_two && state.round < 2) return kind == MoveKind::income ? "MM-10.1"_rule : "MM-4.2"_rule;
  if (kind == MoveKind::income && state.letter != Letter::none) return "MM-10.1"_rule;
  if (kind == MoveKind::income || state.stage == Stage::income) return "MM-10.3"_rule;  // declared before all else
  if (phase_two && state.letter == Letter::income) return "MM-10.3"_rule;
  if (state.stage == Stage::city && kind == MoveKind::pass) return "MM-6.8"_rule;
  return "MM-4.1"_rule;
}

constexpr Verdict Game::check(const State& state, Move move) const {
  const MoveShape what = shape_of(move);
  const auto kind = static_cast<MoveKind>(what.kind);
  const unsigned about = what.args.size() > 0 ? static_cast<unsigned>(what.args[0].id) : 0;
  switch (state.stage) {
    case Stage::home:
      if (kind == MoveKind::home) return check_home(state, about);
      break;
    case Stage::place:
      if (kind == MoveKind::place) return check_place(state, about);
      break;
    case Stage::income:
      if (kind == MoveKind::income) return check_income(state, static_cast<Income>(about));
      break;
    case Stage::city:
      if (kind == MoveKind::collect || kind == MoveKind::enlarge || kind == MoveKind::twice)
        return check_city(state, kind, about);
      break;
    case Stage::paid:
      if (kind == MoveKind::done) return Verdict::allowed("MM-D.6"_rule);
      if (kind == MoveKind::collect || kind == MoveKind::enlarge || kind == MoveKind::twice)
        return check_paid(state, kind, about);
      break;
    case Stage::open:
      if (kind == MoveKind::pass) return Verdict::allowed("MM-8.7"_rule);
      if (kind == MoveKind::open) return check_open(state, about);
      break;
    case Stage::second:
      if (kind == MoveKind::stop) return Verdict::allowed("MM-D.8"_rule);
      if (kind == MoveKind::open) return check_open(state, about);
      break;
    case Stage::over:
      break;
  }
  return Verdict::refused(phase_rule(state, kind));
}

}  // namespace fondaco::medieval
