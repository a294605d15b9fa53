#include "games/merkator/board_scene.hpp"

#include "engine/wording.hpp"
#include "games/merkator/edition_parts.hpp"

namespace fondaco::merkator {
namespace {

/// Cubes look like the printed ones; their number says as much.
struct Dye {
  std::string_view colour;
  Colour ink;
};
constexpr std::array<Dye, 8> dyes{{{"green", 71},
                                   {"yellow", 178},
                                   {"black", 240},
                                   {"purple", 97},
                                   {"orange", 208},
                                   {"grey", 248},
                                   {"blue", 68},
                                   {"red", 160}}};

}  // namespace

Scene::Scene(const Game& game, const State& state, Viewer viewer, const Terminal& terminal)
    : game_(game), state_(state), viewer_(viewer), terminal_(terminal) {
  const Seat asked = game.to_move(state);
  if (asked == nobody || !viewer.sees(asked)) return;
  Game::Moves moves;
  game.legal(state, moves);
  for (const Move move : moves) {
    const MoveShape what = game.shape(move);
    if (what.args.size() == 0) continue;
    const auto first = static_cast<unsigned>(what.args[0].id);
    if (what.args[0].kind == static_cast<std::uint8_t>(ComponentKind::place)) places_ |= bit<std::uint32_t>(first);
    if (what.args[0].kind == static_cast<std::uint8_t>(ComponentKind::card)) cards_[first] = true;
  }
}

std::vector<std::string> Scene::labelled(std::string_view label, std::span<const std::string> items,
                                         std::string_view separator) const {
  // What is longer than a line is broken before it flows.
  const int room = width() - label_width;
  std::vector<std::string> parts;
  for (const std::string& item : items) {
    const std::vector<std::string> pieces = columns(item) > room ? wrapped(item, room) : std::vector{item};
    parts.insert(parts.end(), pieces.begin(), pieces.end());
  }
  std::vector<std::string> lines;
  std::string head = padded(label, label_width);
  for (const std::string& line : flowed(parts, separator, room)) {
    lines.push_back(paint(head, ink::quiet) + line);
    head = std::string(label_width, ' ');
  }
  return lines;
}

std::string Scene::seat_name(Seat seat) const {
  constexpr int most = 20;
  std::string name =
      seat < terminal_.seats.size() ? terminal_.seats[seat] : say("board-seat", {{"seat", unsigned{seat}}});
  if (columns(name) <= most) return name;
  const auto inside_a_letter = [&] { return (static_cast<unsigned char>(name.back()) & 0xc0U) == 0x80U; };
  while (columns(name) >= most) {
    while (inside_a_letter()) name.pop_back();
    name.pop_back();
  }
  return name + "…";
}

std::string Scene::component(ComponentKind kind, unsigned id) const {
  const Component what = merkator::component(kind, static_cast<int>(id));
  const std::string key =
      message_key({Game::component_kinds()[static_cast<std::size_t>(kind)], game_.component_name(what)});
  return terminal_.words.has(key) ? say(key) : game_.component_title(what);
}

std::string Scene::goods(const Goods& goods) const {
  std::string text;
  for (unsigned i = 0; i < game_.goods(); ++i) {
    if (goods[i] == 0) continue;
    text += (text.empty() ? "" : ", ") + std::to_string(goods[i]) + " " + good(i);
  }
  return text;
}

std::string Scene::demand(const Contract& contract) const {
  if (contract.place == no_place) return say("board-never");
  if (contract.different > 0) return say("board-different", {{"count", unsigned{contract.different}}});
  std::string text = goods(contract.goods);
  if (contract.of_column > 0) {
    text += (text.empty() ? "" : ", ") + std::to_string(contract.of_column) + " " +
            component(ComponentKind::column, contract.column);
  }
  return text;
}

std::string Scene::marked(Card card, const std::string& id) const {
  return cards_[card] ? paint("›" + id, ink::lantern) : id;
}

std::string Scene::contract(unsigned which) const {
  const Contract& contract = edition().contract[which];
  return marked(static_cast<Card>(which), std::string(contract.id.text())) + " " +
         paint(component(ComponentKind::card, which), ink::strong) + ": " + demand(contract);
}

std::string Scene::bonus(unsigned which) const {
  const Bonus& bonus = edition().bonus[which];
  return marked(static_cast<Card>(bonus_card + which), std::string(bonus.id.text())) + " " + place(bonus.place) +
         ": +" + std::to_string(bonus.active_gain) + "/+" + std::to_string(bonus.join_gain) + " " + good(bonus.good) +
         " (" + std::to_string(bonus.cost) + ")";
}

std::string Scene::building(unsigned which) const {
  const Building& building = edition().building[which];
  std::string what;
  if (building.kind == ScoreKind::sole_most) {
    what = say(message_key({"measure", measure_names[static_cast<std::size_t>(building.what)]}));
  } else {
    for (unsigned column = 0; column < edition().columns; ++column) {
      if ((building.goods & edition().column[column].goods) != 0)
        what += (what.empty() ? "" : "/") + std::string(edition().column[column].id.text());
    }
  }
  const unsigned points = building.kind == ScoreKind::time_tiers && building.tiers > 0
                              ? building.tier[building.tiers - 1U].points
                              : building.points;
  return marked(static_cast<Card>(building_card + which), std::string(building.id.text())) + " " +
         paint(component(ComponentKind::card, building_card + which), ink::strong) + " (" +
         std::to_string(building.cost) + "): " +
         say(message_key({"board-score", score_kind_names[static_cast<std::size_t>(building.kind)]}),
             {{"points", points}, {"per", unsigned{building.per}}, {"most", unsigned{building.most}}, {"what", what}});
}

std::string Scene::card(Card card) const {
  if (card < bonus_card) return contract(card);
  return card < building_card ? bonus(card - bonus_card) : building(card - building_card);
}

Ink Scene::cube_ink(unsigned colour) const {
  for (const Dye& dye : dyes) {
    if (dye.colour == edition().place[colour].colour.text()) return {.text = dye.ink, .bold = true};
  }
  return ink::strong;
}

}  // namespace fondaco::merkator
