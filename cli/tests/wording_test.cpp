// SPDX-License-Identifier: MIT
// tests/fixtures/wording.json: what the browser client must say too.
#include "engine/wording.hpp"

#include "cli/tests/program.hpp"
#include "games/catalogue.hpp"

namespace fondaco::cli::testing {
namespace {

std::unique_ptr<AnyGame> default_game(const json::Value& fixture) {
  const GameEntry& entry = *games::catalogue().find(at(fixture, "game").string());
  const auto edition = load_embedded_edition(entry, default_edition);
  const auto players = static_cast<Seat>(at(fixture, "players").whole());
  return *entry.build(*edition, default_options(entry.options, players));
}

/// "contract2" speaks of the second contract.
Component named(const AnyGame& game, std::string placeholder, std::string_view name) {
  while (placeholder.back() >= '0' && placeholder.back() <= '9') placeholder.pop_back();
  const auto kinds = game.entry().component_kinds;
  const auto kind = static_cast<std::uint8_t>(std::ranges::find(kinds, placeholder) - kinds.begin());
  if (name == "_") return {kind, Component::hidden};
  for (std::int16_t id = 0;; ++id) {
    if (game.component_name({kind, id}) == name) return {kind, id};
  }
}

Components components(const AnyGame& game, const json::Value& args) {
  std::vector<Component> all;
  for (const auto& [placeholder, place, name] : args.members()) all.push_back(named(game, placeholder, name.string()));
  switch (all.size()) {
    case 0:
      return {};
    case 1:
      return Components(all[0]);
    case 2:
      return Components(all[0], all[1]);
    default:
      return Components(all[0], all[1], all[2]);
  }
}

Event event_of(const AnyGame& game, const json::Value& told) {
  const auto kinds = game.entry().events;
  const json::Value& actor = at(told, "actor");
  return {.kind = static_cast<std::uint8_t>(std::ranges::find(kinds, at(told, "event").string()) - kinds.begin()),
          .actor = actor.is(json::Kind::null) ? nobody : static_cast<Seat>(actor.whole()),
          .rule = {},
          .args = components(game, at(told, "args")),
          .insiders = {},
          .outsiders = {}};
}

TEST(Wording, says_what_the_fixtures_say) {
  const auto fixtures = json::read(read_file(FONDACO_SOURCE_DIR "/tests/fixtures/wording.json"));
  ASSERT_TRUE(fixtures) << fixtures.fault().text();
  for (const json::Value& fixture : fixtures->items()) {
    SCOPED_TRACE(at(fixture, "name").string());
    const std::unique_ptr<AnyGame> game = default_game(fixture);
    const fondaco::Words words = game_words(game->entry(), *parse_language(at(fixture, "language").string()));
    std::vector<std::string> seats;
    for (const json::Value& seat : at(fixture, "seats").items()) seats.emplace_back(seat.string());
    const json::Value& eyes = at(fixture, "viewer");
    const Viewer viewer =
        eyes.is(json::Kind::whole) ? Viewer::seat(static_cast<Seat>(eyes.whole())) : Viewer::spectator();
    const Wording wording(*game, words, viewer, seats);
    for (const json::Value& told : at(fixture, "cases").items()) {
      const json::Value* move = told.find("move");
      const std::string said = move != nullptr ? wording.move(game->shape(*game->parse(move->string())))
                                               : wording.event(event_of(*game, told));
      EXPECT_EQ(said, at(told, "text").string());
    }
  }
}

}  // namespace
}  // namespace fondaco::cli::testing
