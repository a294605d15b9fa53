// SPDX-License-Identifier: MIT
#pragma once
// The calls about games and tables over HTTP.
#include "server/people/people.hpp"
#include "server/site/commands.hpp"
#include "server/web/router.hpp"

namespace fondaco::site {

/// What is given must outlive the router.
void register_table_routes(web::Router& router, Tables& tables, people::People& people);

}  // namespace fondaco::site
