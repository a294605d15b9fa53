// SPDX-License-Identifier: MIT
#include "bots/tuning.hpp"

#include <algorithm>

#include "engine/json/document.hpp"
#include "engine/json/escape.hpp"
#include "engine/json/writer.hpp"

namespace fondaco::bots {
namespace {

constexpr std::array explorations{20, 40, 70, 120, 200, 350};
constexpr std::array scales{150, 300, 600, 1200, 2400};
constexpr std::array prior_widths{60, 150, 300, 600, 1500};
constexpr std::array prior_steps{0, 2, 4, 8, 16};
constexpr std::array expand_visits{1, 2, 4, 8};
constexpr std::array rollouts{0, 5, 10, 20, 40, 120};
constexpr std::array rollout_choices{1, 3, 6, 12, 32};
constexpr std::array win_shares{0, 30, 60, 90};

constexpr std::array<SettingSpec, 8> specs{{
    {"exploration", &SearchSettings::exploration, 5, 1000, explorations},
    {"scale", &SearchSettings::scale, 50, 20'000, scales},
    {"prior_width", &SearchSettings::prior_width, 5, 20'000, prior_widths},
    {"prior_steps", &SearchSettings::prior_steps, 0, 20, prior_steps},
    {"expand_at", &SearchSettings::expand_at, 1, 50, expand_visits},
    {"rollout", &SearchSettings::rollout, 0, 1000, rollouts},
    {"rollout_choices", &SearchSettings::rollout_choices, 1, 50, rollout_choices},
    {"win_share", &SearchSettings::win_share, 0, 100, win_shares},
}};

constexpr std::array<std::string_view, 8> file_keys{"note", "any", "1", "2", "3", "4", "5", "6"};

void read_terms(const GameEntry& entry, json::Cursor in, Tuning& tuning) {
  if (!in.present()) return;
  in.each_member([&](std::string_view name, json::Cursor percent) {
    const auto found = std::ranges::find(entry.term_labels, name);
    if (found == entry.term_labels.end()) return percent.fail("the game has no term " + json::quoted(name));
    tuning.terms[static_cast<std::size_t>(found - entry.term_labels.begin())] =
        static_cast<std::int16_t>(percent.whole(-1000, 1000));
  });
}

void read_settings(json::Cursor in, SearchSettings& settings) {
  if (!in.present()) return;
  in.each_member([&](std::string_view name, json::Cursor value) {
    const auto found = std::ranges::find(specs, name, &SettingSpec::name);
    if (found == specs.end()) return value.fail("a search has no setting " + json::quoted(name));
    settings.*(found->member) = static_cast<std::int32_t>(value.whole(found->low, found->high));
  });
}

void read_levels(json::Cursor in, Tuning& tuning) {
  if (!in.present()) return;
  in.only_keys(level_names);
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    const json::Cursor level = in[level_names[i]];
    level.only_keys({"simulations", "blur"});
    tuning.levels[i].simulations = static_cast<std::int32_t>(level["simulations"].whole(1, 1'000'000));
    tuning.levels[i].blur = static_cast<std::int32_t>(level["blur"].whole_or(0, 0, 100'000));
  }
}

void read_part(const GameEntry& entry, json::Cursor in, Tuning& tuning) {
  if (!in.present()) return;
  in.only_keys({"terms", "search", "levels"});
  read_terms(entry, in["terms"], tuning);
  read_settings(in["search"], tuning.search);
  read_levels(in["levels"], tuning);
}

/// For so many players, or else for the next smaller number that has a part: five play more like four than like two.
/// Alone is another game.
json::Cursor nearest_part(json::Cursor root, Seat players) {
  for (Seat fewer = players; fewer > 2; --fewer) {
    const json::Cursor part = root[std::to_string(fewer)];
    if (part.present()) return part;
  }
  return root[std::to_string(std::min<Seat>(players, 2))];
}

}  // namespace

std::span<const SettingSpec> setting_specs() { return specs; }

Result<Tuning> read_tuning(const GameEntry& entry, std::string_view text, Seat players) {
  Tuning tuning;
  json::Document document(text);
  const json::Cursor root = document.root();
  root.only_keys(file_keys);
  read_part(entry, root["any"], tuning);
  read_part(entry, nearest_part(root, players), tuning);
  if (!document.ok()) return document.fault();
  return tuning;
}

Result<std::string> write_tuning(const GameEntry& entry, std::string_view text, Seat players, const Tuning& tuning) {
  const Result<json::Value> old = json::read(text.empty() ? "{}" : text);
  if (!old) return old.fault();
  json::Writer part;
  part.begin_object();
  part.key("terms");
  part.begin_object();
  for (std::size_t i = 0; i < entry.term_labels.size(); ++i) part.member(entry.term_labels[i], tuning.terms[i]);
  part.end_object();
  part.key("search");
  part.begin_object();
  for (const SettingSpec& spec : specs) part.member(spec.name, tuning.search.*(spec.member));
  part.end_object();
  part.key("levels");
  part.begin_object();
  for (std::size_t i = 0; i < level_names.size(); ++i) {
    part.key(level_names[i]);
    part.begin_object();
    part.member("simulations", tuning.levels[i].simulations);
    part.member("blur", tuning.levels[i].blur);
    part.end_object();
  }
  part.end_object();
  part.end_object();
  // The other parts stay as they are, in the order of the numbers of players.
  const Result<json::Value> own = json::read(part.take());
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  for (const std::string_view key : file_keys) {
    const json::Value* kept = old->find(key);
    if (key == std::to_string(players)) {
      out.member(key, *own);
    } else if (kept != nullptr) {
      out.member(key, *kept);
    }
  }
  out.end_object();
  return out.take();
}

Tuning embedded_tuning(const GameEntry& entry, Seat players) {
  const std::string_view text = entry.files->file("tuning.json");
  if (text.empty()) return Tuning{};
  return read_tuning(entry, text, players).value_or({});
}

}  // namespace fondaco::bots
