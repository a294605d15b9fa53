// SPDX-License-Identifier: MIT
#include "cli/game_choice.hpp"

#include <algorithm>
#include <filesystem>

#include "cli/input.hpp"
#include "cli/refusal.hpp"
#include "engine/json/escape.hpp"
#include "engine/json/nearest.hpp"
#include "games/catalogue.hpp"

namespace fondaco::cli {
namespace {

Options chosen_options(const GameEntry& entry, const GameChoice& choice) {
  const Seat fewest = std::min(std::max<Seat>(entry.min_players, 2), entry.max_players);
  if (choice.players != 0 && (choice.players < entry.min_players || choice.players > entry.max_players)) {
    throw WrongUsage(std::string(entry.id) + " is for " + std::to_string(entry.min_players) + " to " +
                     std::to_string(entry.max_players) + " players");
  }
  Options options = default_options(entry.options, choice.players == 0 ? fewest : static_cast<Seat>(choice.players));
  for (const std::string& setting : choice.settings) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos) throw WrongUsage("--set takes option=value, not '" + setting + "'");
    const std::string_view text = setting;
    const Outcome set = set_option(entry.options, options, text.substr(0, equals), text.substr(equals + 1));
    if (!set) throw WrongUsage("--set: " + set.fault().message);
  }
  return options;
}

EditionFile read_edition_file(const std::string& file) {
  Result<EditionFile> edition = EditionFile::read(std::filesystem::path(file).stem().string(), read_input(file));
  if (!edition) throw Refusal(input_name(file) + ": " + edition.fault().text());
  return *std::move(edition);
}

}  // namespace

const GameEntry& game_named(std::string_view id) {
  if (const GameEntry* entry = games::catalogue().find(id)) return *entry;
  throw WrongUsage(games::catalogue().unknown(id));
}

std::optional<Seed> chosen_seed(const GameChoice& choice) {
  if (choice.seed.empty()) return std::nullopt;
  const auto seed = parse_seed(choice.seed);
  if (!seed)
    throw WrongUsage("--seed: '" + choice.seed + "' is no decimal number, nor 0x and up to 32 hexadecimal digits");
  return seed;
}

std::uint64_t chosen_run(const GameChoice& choice) {
  const Seed seed = chosen_seed(choice).value_or(Seed{});
  if (seed.high != 0) throw WrongUsage("--seed: the seed of a run of games is below 2^64");
  return seed.low;
}

EditionFile edition_named(const GameEntry& entry, const std::string& id_or_file) {
  const std::vector<std::string> ids = embedded_editions(entry);
  if (std::ranges::find(ids, id_or_file) == ids.end()) {
    std::error_code unreachable;
    const std::filesystem::path file(id_or_file);
    if (file.has_extension() || file.has_parent_path() || std::filesystem::exists(file, unreachable)) {
      return read_edition_file(id_or_file);
    }
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    throw WrongUsage("--edition: " + json::unknown("edition", id_or_file, known) + "; or give a file");
  }
  Result<EditionFile> edition = load_embedded_edition(entry, id_or_file);
  if (!edition) throw Refusal("edition '" + id_or_file + "': " + edition.fault().text());
  return *std::move(edition);
}

std::optional<EditionFile> own_edition(const std::string& file) {
  if (file.empty()) return std::nullopt;
  return read_edition_file(file);
}

std::shared_ptr<const AnyGame> build_game(const GameChoice& choice) {
  const GameEntry& entry = game_named(choice.game);
  const Options options = chosen_options(entry, choice);
  const EditionFile edition =
      edition_named(entry, choice.edition.empty() ? std::string(default_edition) : choice.edition);
  if (const Outcome sound = entry.check_edition(edition); !sound) {
    throw Refusal("edition " + json::quoted(edition.id()) + ": " + sound.fault().text());
  }
  Result<std::unique_ptr<AnyGame>> game = entry.build(edition, options);
  if (!game) throw WrongUsage(game.fault().text());
  return *std::move(game);
}

}  // namespace fondaco::cli
