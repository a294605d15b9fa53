// SPDX-License-Identifier: MIT
#include "engine/dice_json.hpp"

namespace fondaco {

void write_dice(const Dice& dice, json::Writer& out) {
  out.member("seed", seed_text(dice.seed()));
  out.member("dice", static_cast<std::int64_t>(dice.count()));
}

Dice read_dice(json::Cursor in) {
  const auto seed = parse_seed(in["seed"].string_or("0"));
  if (!seed) in["seed"].fail("a seed is a decimal number, or 0x and up to 32 hexadecimal digits, in quotes");
  return Dice(seed.value_or(Seed{}), static_cast<std::uint64_t>(in["dice"].whole_or(0, 0, INT64_MAX)));
}

}  // namespace fondaco
