// SPDX-License-Identifier: MIT
// What lies beside the map: the contract piles with their visible tops, both displays, and what the decks still hold.
#include "games/merkator/board_scene.hpp"

namespace fondaco::merkator {
namespace {

using Items = std::vector<std::string>;

/// How many cards a pile holds; in solo play some were covered (MK-10.3).
unsigned pile_size(const Scene& scene, unsigned level) {
  const State& state = scene.state();
  unsigned size = (state.unseen & scene.game().of_level(level)).size();
  if (state.top[level] != no_contract) ++size;
  for (const std::uint8_t contract : state.beneath) {
    if (scene.edition().contract[contract].level == level) ++size;
  }
  return size;
}

Items piles(const Scene& scene) {
  Items items;
  for (unsigned level = 0; level < scene.edition().levels; ++level) {
    if (((scene.edition().pile_levels >> level) & 1U) == 0) continue;
    const std::uint8_t top = scene.state().top[level];
    const unsigned discarded = (scene.state().discard & scene.game().of_level(level)).size();
    if (top != no_contract) {
      const bool named = scene.edition().contract[top].place != no_place;
      items.push_back(scene.contract(top) + " [" + std::to_string(pile_size(scene, level)) + "]" +
                      (named ? ": " + scene.demand(scene.game().bill(top)) : ""));
    } else {
      items.push_back(std::to_string(scene.edition().value[level]) + " [0]: " +
                      (discarded > 0 && !scene.game().solo() ? scene.count("board-refill", discarded)
                                                             : scene.say("board-pile-empty")));
    }
  }
  return items;
}

Items bonuses(const Scene& scene) {
  const State& state = scene.state();
  Items items;
  for (const std::uint8_t card : state.bonus_display) {
    if (card != no_card) items.push_back(scene.bonus(card) + " " + scene.cost(static_cast<Card>(bonus_card + card)));
  }
  return items;
}

Items buildings(const Scene& scene) {
  const State& state = scene.state();
  Items items;
  for (const std::uint8_t card : state.building_display) {
    if (card == no_card) continue;
    items.push_back(scene.building(card) + " " + scene.cost(static_cast<Card>(building_card + card)) + ": " +
                    scene.building_score(card));
  }
  return items;
}

/// How many cards lie face down (MK-7.1).
Items decks(const Scene& scene) {
  const State& state = scene.state();
  const auto bonus_deck = static_cast<unsigned>(count_bits(state.bonus_deck));
  Items items{scene.say("board-deck-bonus", {{"count", bonus_deck + static_cast<unsigned>(state.bonus_under.size())}}),
              scene.say("board-deck-buildings", {{"count", count_bits(state.building_deck)}}),
              scene.say("board-deck-discards", {{"count", state.discard.size()}})};
  if (scene.game().solo()) items.push_back(scene.say("board-deck-solo", {{"count", state.stack.size()}}));
  return items;
}

/// MK-7.2, MK-7.4: everybody knows what was discarded, and what was laid under the deck in solo play.
Items discards(const Scene& scene) {
  Items items;
  scene.state().discard.each([&](unsigned contract) { items.push_back(scene.contract(contract)); });
  return items;
}
Items laid_under(const Scene& scene) {
  Items items;
  for (const std::uint8_t card : scene.state().bonus_under) items.push_back(scene.bonus(card));
  return items;
}

}  // namespace

std::vector<std::string> draw_piles(const Scene& scene) { return in_columns(piles(scene), scene.width()); }

std::vector<std::string> draw_displays(const Scene& scene) {
  std::vector<std::string> lines;
  const auto add = [&](std::vector<std::string> more) {
    for (std::string& line : more) lines.push_back(std::move(line));
  };
  const bool full = scene.detail() == Detail::full;
  add(scene.labelled(scene.say("board-bonus"), bonuses(scene), "   "));
  add(scene.tabulated(scene.say("board-buildings"), buildings(scene)));
  add(scene.labelled(scene.say("board-decks"), decks(scene)));
  if (full) add(scene.labelled(scene.say("board-discards"), discards(scene)));
  if (full) add(scene.labelled(scene.say("board-under"), laid_under(scene), "   "));
  return lines;
}

}  // namespace fondaco::merkator
