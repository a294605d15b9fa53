// SPDX-License-Identifier: MIT
#pragma once
// TableFeed without a socket: a request that waits until something happens.
#include "server/site/commands.hpp"
#include "server/web/router.hpp"

namespace fondaco::site {

/// Answers with what came after `seq`, at once or as soon as there is something, or with nothing when the time is over.
void poll_events(Tables& tables, const tables::TablePtr& table, store::UserId user, std::int32_t seq, base::Time wait,
                 web::Call call);

}  // namespace fondaco::site
