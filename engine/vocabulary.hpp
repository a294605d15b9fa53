// SPDX-License-Identifier: MIT
#pragma once
// The words of a game that never change with the language: they appear in notation, records and JSON, and the keys of
// the messages for people are made from them.
#include <span>
#include <string_view>

#include "engine/options.hpp"

namespace fondaco {

/// Each list in the order of the codes it names.
struct Vocabulary {
  std::span<const OptionSpec> options;
  std::span<const std::string_view> move_kinds;
  std::span<const std::string_view> component_kinds;
  std::span<const std::string_view> decisions;
  std::span<const std::string_view> events;
  std::span<const std::string_view> score_labels;
  std::span<const std::string_view> term_labels;
};

}  // namespace fondaco
