#pragma once
// Events as JSON.
#include "engine/any_game.hpp"
#include "engine/json/writer.hpp"

namespace fondaco {

/// The members event, actor, rule and args of an object that the caller has begun. A hidden argument is written _.
void write_event(const AnyGame& game, const Event& event, json::Writer& out);

}  // namespace fondaco
