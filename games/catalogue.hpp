// SPDX-License-Identifier: MIT
#pragma once
// The games of this program, made from games/catalogue.txt.
#include "engine/catalogue.hpp"

namespace fondaco::games {

Catalogue catalogue();

}  // namespace fondaco::games
