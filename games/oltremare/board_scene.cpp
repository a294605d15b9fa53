// SPDX-License-Identifier: MIT
#include "games/oltremare/board_scene.hpp"

#include "engine/wording.hpp"

namespace fondaco::oltremare {

std::string Scene::good_name(Good good) const {
  if (good == any_good) return say("board-call-any");
  const std::string name = game_.component_name(component(ComponentKind::good, good));
  const std::string key = message_key({"good", name});
  return has(key) ? say(key) : name;
}

Ink Scene::good_ink(Good good) const {
  // Jewels, scrolls, silk, salt, pottery, olives, grain; further goods of other editions after them.
  constexpr std::array<Colour, max_goods> colours{161, 180, 134, 250, 166, 64, 178, 39};
  return {.text = colours[good]};
}

std::string Scene::card_code(Card card) const {
  return paint(game_.component_name(component(ComponentKind::card, card)), good_ink(game_.good_of(card)));
}

std::string Scene::card_title(Card card) const {
  return paint(game_.component_title(component(ComponentKind::card, card)), good_ink(game_.good_of(card)));
}

std::string Scene::marker_name(Marker marker) const {
  if (marker == Marker::none) return say("board-none");
  return say(message_key({"marker", edition().marker_keys[static_cast<std::size_t>(marker)].text()}));
}

std::string Scene::marker_sign(Marker marker) const {
  if (marker == Marker::none) return "·";
  return say(message_key({"sign", edition().marker_keys[static_cast<std::size_t>(marker)].text()}));
}

std::string Scene::goods_text(const GoodCounts& goods) const {
  std::string text;
  for (unsigned good = 0; good < edition().goods; ++good) {
    if (goods[good] == 0) continue;
    if (!text.empty()) text += ", ";
    text += std::to_string(goods[good]) + " " + good_name(static_cast<Good>(good));
  }
  return text;
}

std::string Scene::claim_text(Good good, Claim claim) const {
  std::string text = "(" + good_name(good) + ":";
  if (claims_port(claim)) {
    const Component port = claim_shape(claim).args[0];
    return text + " " + say("board-claimed-port", {{"port", game_.component_title(port)}}) + ")";
  }
  const unsigned pair = claimed_pair(claim);
  const unsigned lions = claimed_lions(claim);
  if (pair > 0) {
    const Component symbols = component(ComponentKind::symbols, static_cast<int>(pair) - 1);
    text += " " + say(message_key({"symbols", game_.component_name(symbols)}));
  }
  if (lions > 0) text += (pair > 0 ? ", " : " ") + say("lions-any", {{"n", lions}});
  return text + ")";
}

bool Scene::reachable(Port port) const {
  if (!viewer_.sees(state_.actor)) return false;
  if (state_.stage == Stage::sail) return game_.check(state_, coded(code::sail, port)).legal();
  return state_.stage == Stage::compass && game_.check(state_, coded(code::move, port)).legal();
}

}  // namespace fondaco::oltremare
