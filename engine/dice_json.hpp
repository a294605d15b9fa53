// SPDX-License-Identifier: MIT
#pragma once
// The dice of a state in a position: its members "seed" and "dice", which only who may see everything gets.
#include <string_view>

#include "engine/dice.hpp"
#include "engine/json/cursor.hpp"
#include "engine/json/writer.hpp"

namespace fondaco {

/// Into the object that is being written.
void write_dice(const Dice& dice, json::Writer& out);
/// Whether a member of this name belongs to the dice.
constexpr bool is_of_dice(std::string_view member) { return member == "seed" || member == "dice"; }
/// From the object of the position; without the members, fresh dice of seed 0.
Dice read_dice(json::Cursor in);

}  // namespace fondaco
