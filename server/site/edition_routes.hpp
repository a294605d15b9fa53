#pragma once
// The editions in the program, for those who draw boards.
#include "server/web/router.hpp"

namespace fondaco::server {

void register_edition_routes(Router& router);

}  // namespace fondaco::server
