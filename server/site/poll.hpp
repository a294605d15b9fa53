#pragma once
// TableFeed without a socket: a request that waits until something happens.
#include "server/site/commands.hpp"
#include "server/web/router.hpp"

namespace fondaco::server {

/// Answers with what came after `seq`, at once or as soon as there is something, or with nothing when the time is over.
void poll_events(Tables& tables, const TablePtr& table, UserId user, std::int32_t seq, Time wait, Call call);

}  // namespace fondaco::server
