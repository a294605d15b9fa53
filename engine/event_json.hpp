// SPDX-License-Identifier: MIT
#pragma once
// Events as JSON.
#include "engine/any_game.hpp"
#include "engine/json/writer.hpp"

namespace fondaco {

/// What a message speaks of, by its placeholders: {"count": "3", "card": "pink"}. What is hidden is written _.
void write_args(const AnyGame& game, const Components& args, json::Writer& out);
/// The members event, actor, rule and args of an object that the caller has begun.
void write_event(const AnyGame& game, const Event& event, json::Writer& out);
/// The member events: those that somebody saw, in order.
void write_events(const AnyGame& game, const std::vector<Event>& seen, json::Writer& out);

}  // namespace fondaco
