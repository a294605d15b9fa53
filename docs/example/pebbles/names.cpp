// Names of everything a player, a script or a page can refer to, in the order of the enums. Texts for people stand in
// words.*.ftl under these names.
#include "games/pebbles/pebbles.hpp"

namespace fondaco::pebbles {
namespace {

constexpr std::array<OptionSpec, 1> specs{
    {{.name = "pouch", .rule = "PB-7.1", .choices = {}, .low = 3, .high = max_pouch, .initial = 5}}};
constexpr std::array<std::string_view, 4> moves{"draw", "take", "keep", "leave"};
constexpr std::array<std::string_view, 2> components{"pebble", "seat"};
constexpr std::array<std::string_view, 3> stages{"main", "keep", "over"};
constexpr std::array<std::string_view, 6> event_names{"took", "turned-up", "drew", "kept", "left", "ended"};
constexpr std::array<std::string_view, 2> score_names{"sets", "all-colors"};
constexpr std::array<std::string_view, 2> term_names{"pouch", "rival"};

}  // namespace

std::span<const OptionSpec> Game::option_specs() { return specs; }
std::span<const std::string_view> Game::move_kinds() { return moves; }
std::span<const std::string_view> Game::component_kinds() { return components; }
std::span<const std::string_view> Game::decisions() { return stages; }
std::span<const std::string_view> Game::events() { return event_names; }
std::span<const std::string_view> Game::score_labels() { return score_names; }
std::span<const std::string_view> Game::term_labels() { return term_names; }

Outcome Game::check_options(const Edition& edition, const Options& options) {
  if (options.players >= edition.min_players && options.players <= edition.max_players) return {};
  return Fault{"players must be " + std::to_string(edition.min_players) + " to " + std::to_string(edition.max_players)};
}

std::string Game::component_name(Component component) const {
  const auto which = static_cast<unsigned>(component.id);
  if (static_cast<ComponentKind>(component.kind) == ComponentKind::seat) return std::to_string(which);
  if (which < edition_.colors) return std::string(edition_.color_names[which].text());
  // A code beyond the edition still needs a name, so that an illegal move can be written and explained.
  return "color." + std::to_string(which);
}

}  // namespace fondaco::pebbles
