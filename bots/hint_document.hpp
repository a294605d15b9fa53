// SPDX-License-Identifier: MIT
#pragma once
// A hint as JSON, for scripts and clients: names and message keys, and the same in words.
#include "bots/hint.hpp"
#include "engine/json/writer.hpp"
#include "engine/wording.hpp"

namespace fondaco::bots {

/// A client that has the words itself needs none.
enum class HintTexts : std::uint8_t { with, without };

/// {"game", "seat", "decision", "simulations", "moves"}; docs/hints.md explains the keys.
void write_hint(const AnyGame& game, const AnyState& state, const Hint& hint, const Wording& wording, json::Writer& out,
                HintTexts texts = HintTexts::with);

}  // namespace fondaco::bots
