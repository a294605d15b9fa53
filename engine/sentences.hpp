// SPDX-License-Identifier: MIT
#pragma once
// What a game says in random games, in every language, beside what it is said of: so that another program that words
// the same things (web/src/lib/wording.ts) can be compared with this one.
#include "engine/catalogue.hpp"

namespace fondaco {

/// {"game", "seats": […], "seat_components": […], "sentences": […]}. A sentence has what it is of (`move`; `event` with
/// `actor`, `args` and the `viewer`; `reason` with `args`; `decision`, `score`, `option`, `value`), the `titles` of its
/// components by name, and its `text` by language.
void write_sentences(const GameEntry& entry, json::Writer& out);

}  // namespace fondaco
