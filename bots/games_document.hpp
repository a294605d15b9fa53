// SPDX-License-Identifier: MIT
#pragma once
// The games there are, and the levels of bots for them, as JSON.
#include <string>

#include "engine/json/writer.hpp"

namespace fondaco::bots {

std::string games_document(json::Layout layout);

}  // namespace fondaco::bots
