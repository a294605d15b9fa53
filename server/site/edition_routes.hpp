// SPDX-License-Identifier: MIT
#pragma once
// The editions in the program, for those who draw boards.
#include "server/web/router.hpp"

namespace fondaco::site {

void register_edition_routes(web::Router& router);

}  // namespace fondaco::site
