// SPDX-License-Identifier: MIT
#pragma once
// The guided first games, for whoever comes by: nobody has to say who they are, since nothing is kept.
#include "server/web/router.hpp"

namespace fondaco::site {

void register_lesson_routes(web::Router& router);

}  // namespace fondaco::site
