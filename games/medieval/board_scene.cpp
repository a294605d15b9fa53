// SPDX-License-Identifier: MIT
#include "games/medieval/board_scene.hpp"

#include <algorithm>

namespace fondaco::medieval {

Scene::Scene(const Game& game, const State& state, Viewer viewer, const Terminal& terminal)
    : BoardScene(game, state, viewer, terminal, 13) {
  choose_codes();
  each_answer([&](Component about) {
    if (static_cast<ComponentKind>(about.kind) == ComponentKind::place)
      choosable_ |= bit<PlaceSet>(static_cast<unsigned>(about.id));
  });
}

/// The first three letters of the key; where they are taken, the first two and a later one, a consonant if possible.
void Scene::choose_codes() {
  const auto letter = [](char c, bool capital) {
    const bool small = c >= 'a' && c <= 'z';
    return static_cast<char>(small && capital ? c - 'a' + 'A' : c);
  };
  std::vector<std::string> taken;
  for (unsigned place = 0; place < max_places; ++place) {
    if (!edition().has(place)) continue;
    const std::string_view key = edition().place[place].key.text();
    std::string code;
    const auto try_third = [&](std::size_t third) {
      if (!code.empty()) return;
      const std::string wanted{letter(key[0], true), letter(key[1], true), letter(key[third], true)};
      if (std::ranges::find(taken, wanted) == taken.end()) code = wanted;
    };
    if (key.size() > 2) try_third(2);
    for (const bool vowels : {false, true}) {
      for (std::size_t third = 3; third < key.size(); ++third) {
        if ((std::string_view("aeiouy").find(key[third]) != std::string_view::npos) == vowels) try_third(third);
      }
    }
    if (code.empty()) code = "P" + std::to_string(place);  // a key too short or too like the others
    taken.push_back(code);
    if (!is_city(place)) {  // towns in small letters
      for (std::size_t i = 1; i < code.size(); ++i)
        code[i] = static_cast<char>(code[i] >= 'A' && code[i] <= 'Z' ? code[i] - 'A' + 'a' : code[i]);
    }
    codes_[place] = code;
  }
}

void Scene::append_houses(unsigned city, std::vector<Inked>& pieces) const {
  const Ring houses = state_.ring[city];
  const bool awarded = ((state_.awarded >> city) & 1U) != 0;
  pieces.push_back({awarded ? "(" : "[", ink::plain});
  for (unsigned space = 0; space < ring::size(houses); ++space) {
    const Seat seat = ring::at(houses, space);
    pieces.push_back({std::to_string(seat), house_ink(seat)});
  }
  std::string free;
  for (unsigned i = 0; i < game_.free_spaces(state_, city); ++i) free += "·";
  pieces.push_back({free, awarded ? ink::quiet : ink::plain});
  pieces.push_back({awarded ? ")" : "]", ink::plain});
  for (Seat seat = 0; seat < game_.players(); ++seat) {
    if (((state_.won[seat] >> city) & 1U) != 0) pieces.push_back({std::to_string(seat), house_ink(seat)});
  }
  if (((state_.centre >> city) & 1U) != 0) pieces.push_back({state_.twice == city ? "+2" : "+1", ink::action});
}

std::vector<Inked> Scene::label(unsigned place) const {
  const bool chosen = choosable(place);
  const Ink name_ink = chosen ? ink::lantern : is_city(place) ? ink::strong : ink::plain;
  std::vector<Inked> pieces;
  if (chosen) pieces.push_back({"«", ink::lantern});
  pieces.push_back({code(place), name_ink});
  if (!is_city(place)) {
    Seat owner = 0;
    while (owner < game_.players() && ((state_.branches[owner] >> place) & 1U) == 0) ++owner;
    pieces.push_back(owner < game_.players() ? Inked{std::to_string(owner), house_ink(owner)} : Inked{"○", ink::plain});
  } else if (((state_.marked >> place) & 1U) == 0) {
    pieces.push_back({":" + std::to_string(edition().place[place].value), ink::quiet});
  } else {
    append_houses(place, pieces);
  }
  if (chosen) pieces.push_back({"»", ink::lantern});
  return pieces;
}

int Scene::widest_label(unsigned place) const {
  constexpr int code_and_guillemets = 3 + 2;
  return code_and_guillemets + (is_city(place) ? edition().place[place].value + 4 : 1);
}

}  // namespace fondaco::medieval
