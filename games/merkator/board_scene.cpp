// SPDX-License-Identifier: MIT
#include "games/merkator/board_scene.hpp"

#include <algorithm>

#include "engine/wording.hpp"
#include "games/merkator/edition_parts.hpp"
#include "games/merkator/names.hpp"

namespace fondaco::merkator {
namespace {

/// Cubes look like the printed ones; the place they lie on, or their name, says as much.
struct Dye {
  std::string_view colour;
  Colour ink;
};
constexpr std::array<Dye, 8> dyes{{{"green", 71},
                                   {"yellow", 178},
                                   {"black", 244},
                                   {"purple", 134},
                                   {"orange", 208},
                                   {"grey", 250},
                                   {"blue", 68},
                                   {"red", 167}}};

void append(std::string& list, std::string_view separator, std::string_view item) {
  list.append(list.empty() ? "" : separator).append(item);
}

}  // namespace

Scene::Scene(const Game& game, const State& state, Viewer viewer, const Terminal& terminal)
    : BoardScene(game, state, viewer, terminal, 13) {
  each_answer([&](Component about) {
    const auto which = static_cast<unsigned>(about.id);
    if (static_cast<ComponentKind>(about.kind) == ComponentKind::place) places_ |= bit<std::uint32_t>(which);
    if (static_cast<ComponentKind>(about.kind) == ComponentKind::card) cards_[which] = true;
  });
}

// --- lines -----------------------------------------------------------------------------------------------------------

std::vector<std::string> Scene::fitting(std::span<const std::string> items, int room) const {
  std::vector<std::string> parts;
  for (const std::string& item : items) {
    const std::vector<std::string> pieces = columns(item) > room ? wrapped(item, room) : std::vector{item};
    parts.insert(parts.end(), pieces.begin(), pieces.end());
  }
  return parts;
}

std::vector<std::string> Scene::labelled(std::string_view label, std::span<const std::string> items,
                                         std::string_view separator) const {
  const int room = width() - label_width();
  return under_label(label, flowed(fitting(items, room), separator, room));
}

std::vector<std::string> Scene::tabulated(std::string_view label, std::span<const std::string> items) const {
  const int room = width() - label_width();
  return under_label(label, in_columns(fitting(items, room), room));
}

// --- names -----------------------------------------------------------------------------------------------------------

std::string Scene::component(ComponentKind kind, unsigned id) const {
  const Component what = fondaco::component(kind, id);
  const std::string_view kind_name = name_of(kind);
  const std::string key = message_key({kind_name, game_.component_name(what)});
  if (has(key)) return say(key);
  const std::string any = message_key({kind_name, "any"});
  return has(any) ? say(any, {{"n", id}}) : game_.component_title(what);
}

// --- contracts -------------------------------------------------------------------------------------------------------

std::string Scene::demand(const Payment& due) const {
  if (due.different > 0) return say("board-different", {{"count", unsigned{due.different}}});
  std::string text;
  for (unsigned i = 0; i < game_.goods(); ++i) {
    if (due.due[i] > 0) append(text, ", ", std::to_string(due.due[i]) + " " + tinted_good(i));
  }
  if (due.of_column > 0)
    append(text, ", ", std::to_string(due.of_column) + " " + column(edition().contract[due.contract].column));
  return text.empty() ? say("board-never") : text;
}

std::string Scene::progress(Seat seat, unsigned contract) const {
  const Contract& wanted = edition().contract[contract];
  const Goods& stock = state_.goods[seat];
  std::string text;
  const auto add = [&](const std::string& what, unsigned have, unsigned need) {
    const std::string share = std::to_string(std::min(have, need)) + "/" + std::to_string(need);
    append(text, ", ", what + " " + paint(share, have >= need ? ink::good : ink::plain));
  };
  if (wanted.place == no_place) return say("board-never");
  if (wanted.different > 0)
    add(say("board-types"), static_cast<unsigned>(count_bits(game_.types_of(stock))), wanted.different);
  for (unsigned i = 0; i < game_.goods(); ++i) {
    if (wanted.goods[i] > 0) add(tinted_good(i), stock[i], wanted.goods[i]);
  }
  if (wanted.of_column > 0) {
    // What the named goods take is not there for the category.
    unsigned left = 0;
    for_each_bit(edition().column[wanted.column].goods,
                 [&](unsigned i) { left += stock[i] > wanted.goods[i] ? unsigned{stock[i]} - wanted.goods[i] : 0U; });
    add(column(wanted.column), left, wanted.of_column);
  }
  return text;
}

std::string Scene::marked(Card card, const std::string& name) const {
  return cards_[card] ? paint("›" + name, ink::lantern) : paint(name, ink::strong);
}

std::string Scene::contract(unsigned which) const {
  const Contract& contract = edition().contract[which];
  std::string name = contract.place != no_place ? component(ComponentKind::card, which)
                                                : say("board-peace", {{"value", unsigned{contract.value}}});
  if (detail() == Detail::full) name = std::string(contract.id.text()) + " " + name;
  return marked(static_cast<Card>(which), name);
}

// --- cards -----------------------------------------------------------------------------------------------------------

std::string Scene::bonus(unsigned which) const {
  const Bonus& bonus = edition().bonus[which];
  return marked(static_cast<Card>(bonus_card + which), std::string(bonus.id.text())) + " " + place(bonus.place) + ": " +
         tinted_good(bonus.good);
}

std::string Scene::building(unsigned which) const {
  const std::string id(edition().building[which].id.text());
  return marked(static_cast<Card>(building_card + which),
                id + " " + component(ComponentKind::card, building_card + which));
}

std::string Scene::building_score(unsigned which) const {
  const Building& building = edition().building[which];
  std::string what;
  std::string points;
  std::string per;
  if (building.kind == ScoreKind::sole_most) {
    what = say(message_key({"measure", names_of<Measure>[static_cast<std::size_t>(building.what)]}));
  } else {
    unsigned named = 0;
    for (unsigned i = 0; i < edition().columns; ++i) {
      if ((building.goods & edition().column[i].goods) == 0) continue;
      append(what, " + ", column(i));
      ++named;
    }
    if (named == edition().columns) what = say("board-all-goods");
  }
  for (unsigned i = 0; i < building.tiers; ++i) {
    append(points, "/", std::to_string(building.tier[i].points));
    append(per, "/", std::to_string(building.tier[i].counters));
  }
  if (building.tiers == 0) {
    points = std::to_string(building.points);
    per = std::to_string(building.per);
  }
  const std::string key = message_key({"board-score", name_of(building.kind)});
  const std::string own = key + "-" + per;
  return say(has(own) ? own : key,
             {{"points", points}, {"per", per}, {"most", unsigned{building.most}}, {"what", what}});
}

std::string Scene::card(Card card) const {
  if (card < bonus_card) return contract(card);
  return card < building_card ? bonus(card - bonus_card) : building(card - building_card);
}

// --- places ----------------------------------------------------------------------------------------------------------

std::string Scene::place_marks(unsigned place) const {
  return std::string(open(place) ? "›" : "") + (state_.token == place ? "►" : "");
}

std::vector<Inked> Scene::owners(unsigned place) const {
  std::vector<Inked> parts;
  for (Seat seat = 0; seat < game_.players(); ++seat) {
    std::string text;
    (state_.owned[seat] & game_.at_place(place)).each([&](unsigned which) {
      append(text, ",", std::to_string(edition().contract[which].value));
    });
    text += std::string(static_cast<std::size_t>(count_bits(state_.bonus[seat] & game_.bonus_at(place))), '+');
    if (!text.empty()) parts.push_back({letter(seat) + text, house_ink(seat)});
  }
  return parts;
}

std::string Scene::time_effect(unsigned place) const {
  const int time = edition().place[place].time;
  if (time == 0) return "±0";
  return (time > 0 ? "+" : "−") + std::to_string(time > 0 ? time : -time);
}

Ink Scene::cube_ink(unsigned colour) const {
  for (const Dye& dye : dyes) {
    if (dye.colour == edition().place[colour].colour.text()) return {.text = dye.ink};
  }
  return ink::plain;
}

}  // namespace fondaco::merkator
