// SPDX-License-Identifier: MIT
#include "games/amsterdam/board_scene.hpp"

#include <algorithm>

#include "engine/wording.hpp"

namespace fondaco::amsterdam {
namespace {

/// How colours are shown; an edition may have others, which then show by their letter alone.
struct Tint {
  std::string_view name;
  Colour text;    ///< of a letter on the terminal's own ground
  Colour ground;  ///< under a card
  Colour on_ground;
};

constexpr std::array<Tint, 11> tints{{{"pink", 205, 212, 16},
                                      {"blue", 33, 26, 255},
                                      {"green", 71, 29, 255},
                                      {"black", own_colour, 235, 255},
                                      {"red", 167, 160, 255},
                                      {"orange", 208, 208, 16},
                                      {"yellow", 178, 220, 16},
                                      {"white", own_colour, 255, 16},
                                      {"purple", 134, 91, 255},
                                      {"brown", 137, 94, 255},
                                      {"wild", own_colour, 230, 16}}};

const Tint* tint_of(std::string_view name) {
  const auto found = std::ranges::find(tints, name, &Tint::name);
  return found == tints.end() ? nullptr : &*found;
}

}  // namespace

Scene::Scene(const Game& game, const State& state, Viewer viewer, const Terminal& terminal)
    : BoardScene(game, state, viewer, terminal) {
  choose_letters();
  mark_wanted();
  each_answer([&](Component about) {
    if (static_cast<ComponentKind>(about.kind) == ComponentKind::route)
      claimable_ |= bit<RouteSet>(static_cast<unsigned>(about.id));
  });
}

void Scene::choose_letters() {
  gray_letter_ = "·";
  std::string taken = "x";  // closed spaces
  const auto each_card = [&](auto&& choose) {
    for (Card card = 0; card < card_kinds; ++card) {
      if (card < edition().colors || card == wild)
        choose(game_.component_name(component(ComponentKind::card, card)), letters_[card]);
    }
  };
  each_card([&](const std::string& name, std::string& letter) {
    if (const std::string key = message_key({"letter", name}); has(key)) letter = say(key);
    taken += letter;
  });
  // Colours that the words do not know: the first letter of the name that is still free.
  each_card([&](const std::string& name, std::string& letter) {
    for (std::size_t i = 0; letter.empty() && i < name.size(); ++i) {
      const char capital = static_cast<char>(name[i] >= 'a' && name[i] <= 'z' ? name[i] - 'a' + 'A' : name[i]);
      const bool digit = capital >= '0' && capital <= '9';  // those are seats
      if (!digit && taken.find(capital) == std::string::npos) letter = capital;
    }
    if (letter.empty()) letter = "?";
    taken += letter;
  });
}

void Scene::mark_wanted() {
  const auto mark = [&](Seat seat, ContractSet contracts) {
    for_each_bit(contracts, [&](unsigned id) {
      const Contract& contract = edition().contract[id];
      if (game_.complete(state_, seat, id)) return;
      wanted_ |= bit<std::uint32_t>(contract.a) | bit<std::uint32_t>(contract.b);
    });
  };
  if (!viewer_.is_seat() || state_.stage == Stage::over) return;
  mark(viewer_.seat_index(), state_.contracts[viewer_.seat_index()]);
  if (viewer_.sees(state_.turn)) mark(state_.turn, game_.offered(state_));
}

std::string Scene::card_name(Card card, unsigned count) const {
  const std::string name = game_.component_name(component(ComponentKind::card, card));
  const std::string key = message_key({"card", name, count == 1 ? "" : "many"});
  return has(key) ? say(key) : name;
}

Ink Scene::card_ink(Card card) const {
  const Tint* tint = tint_of(game_.component_name(component(ComponentKind::card, card)));
  if (tint == nullptr) return ink::strong;
  return {.text = tint->on_ground, .ground = tint->ground, .bold = true};
}

std::string Scene::letters_of(const Counts& cards) const {
  std::string text;
  for (Card card = 0; card < card_kinds; ++card) {
    if (cards[card] == 0) continue;
    if (!text.empty()) text += " ";
    if (cards[card] > 1) text += std::to_string(cards[card]);
    text += letter(card);
  }
  return text;
}

std::vector<std::string> Scene::chips_of(const Counts& cards) const {
  std::vector<std::string> chips;
  for (Card card = 0; card < card_kinds; ++card) {
    if (cards[card] == 0) continue;
    chips.push_back(chip(card) + "×" + std::to_string(cards[card]) + " " + card_name(card, cards[card]));
  }
  return chips;
}

Seat Scene::owner(unsigned route) const {
  for (Seat seat = 0; seat < game_.players(); ++seat) {
    if (((state_.routes[seat] >> route) & 1U) != 0) return seat;
  }
  return nobody;
}

bool Scene::closed(unsigned route) const {
  const std::uint8_t partner = edition().route[route].partner;
  if (partner == no_partner || owner(route) != nobody) return false;
  const Seat beside = owner(partner);
  return beside != nobody && (game_.players() == 2 || (viewer_.is_seat() && beside == viewer_.seat_index()));
}

std::string Scene::space(unsigned route) const {
  if (const Seat seat = owner(route); seat != nobody) return std::to_string(seat);
  if (closed(route)) return "x";
  const Card color = edition().route[route].color;
  return color == gray ? gray_letter_ : letters_[color];
}

Ink Scene::space_ink(unsigned route) const {
  if (const Seat seat = owner(route); seat != nobody) return house_ink(seat);
  const Card color = edition().route[route].color;
  if (closed(route)) return ink::quiet;
  if (color == gray) return ink::plain;
  const Tint* tint = tint_of(edition().color_names[color].text());
  return {.text = tint == nullptr ? own_colour : tint->text, .bold = true};
}

}  // namespace fondaco::amsterdam
