// SPDX-License-Identifier: MIT
#pragma once
// What the bots of a game were tuned to, for a number of players. It comes from the game's tuning.json, which
// `fondaco tune` writes; a game without one is played with the values below.
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "engine/catalogue.hpp"
#include "engine/json/cursor.hpp"

namespace fondaco::bots {

/// How a search thinks. All are whole numbers, so that every machine reads the same.
struct SearchSettings {
  std::int32_t exploration = 120;  ///< hundredths: how much a move that is little tried is favoured
  std::int32_t scale = 800;  ///< the lead, in hundredths of a point, that makes a win three times as likely as not
  std::int32_t prior_width = 300;    ///< a move judged so much worse than the best is tried a quarter as often
  std::int32_t prior_steps = 8;      ///< small decisions taken with care before a move is judged
  std::int32_t expand_at = 2;        ///< visits before the moves of a position are looked at one by one
  std::int32_t rollout = 0;          ///< decisions played on before a position is judged
  std::int32_t rollout_choices = 2;  ///< how many advised moves are compared for each of them
  std::int32_t win_share = 60;       ///< percent of the value that winning itself is, the rest being the lead

  friend bool operator==(const SearchSettings&, const SearchSettings&) = default;
};

/// One level for people: how far it looks, and how blurred it judges.
struct Level {
  std::int32_t simulations = 0;
  std::int32_t blur = 0;  ///< hundredths of a point by which it may misjudge a move, either way
};

inline constexpr std::array<std::string_view, 5> level_names{"novice", "easy", "medium", "hard", "expert"};

struct Tuning {
  static constexpr std::size_t max_terms = 32;

  /// Percent of each term of the game's judgement, by label.
  std::array<std::int16_t, max_terms> terms = filled(100);
  SearchSettings search;
  std::array<Level, level_names.size()> levels{{{20, 500}, {35, 300}, {70, 120}, {200, 0}, {1500, 0}}};

  static constexpr std::array<std::int16_t, max_terms> filled(std::int16_t percent) {
    std::array<std::int16_t, max_terms> all{};
    all.fill(percent);
    return all;
  }
};

/// The names of the settings of a search and where they are, with the bounds that make sense: for the file and the
/// tuner.
struct SettingSpec {
  std::string_view name;
  std::int32_t SearchSettings::* member;
  std::int32_t low;
  std::int32_t high;
  std::span<const std::int32_t> values;  ///< worth a try
};
std::span<const SettingSpec> setting_specs();

/// From the text of a tuning.json.
Result<Tuning> read_tuning(const GameEntry& entry, std::string_view text, Seat players);
/// The text of a tuning.json with this part of it set anew; `text` is the old one, or empty.
Result<std::string> write_tuning(const GameEntry& entry, std::string_view text, Seat players, const Tuning& tuning);
/// The one in the binary. It is part of the program: a fault in it is a defect that the tests find.
Tuning embedded_tuning(const GameEntry& entry, Seat players);

}  // namespace fondaco::bots
