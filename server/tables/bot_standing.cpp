// SPDX-License-Identifier: MIT
#include "server/tables/bot_standing.hpp"

namespace fondaco::tables {
namespace {

constexpr base::Time still_here = 60'000;  ///< after a command, for those who have no socket

/// Of the persons who play here and are here, the one heard last; 0: none is.
store::UserId who_waits(const Table& table, LastSeen& last_seen, base::Time now) {
  store::UserId waiting = 0;
  base::Time heard = -1;
  for (Seat seat = 0; seat < table.row().seats.size(); ++seat) {
    const store::UserId user = table.row().seats[seat].user;
    if (user == 0 || table.match_log()->plays_itself(seat)) continue;
    const LastSeen::Sight* sight = last_seen.find(user);
    const base::Time at = sight == nullptr ? 0 : sight->at;
    const bool here = table.followers().online(seat) || (sight != nullptr && now - at <= still_here);
    if (here && at > heard) {
      waiting = user;
      heard = at;
    }
  }
  return waiting;
}

}  // namespace

bool bots_alone(const store::TableRow& row) {
  return std::ranges::all_of(row.seats, [](const store::SeatOwner& owner) { return owner.user == 0; });
}

Standing standing_of(const Table& table, LastSeen& last_seen, base::Time now) {
  Standing standing{.urgency = Urgency::awaited, .person = who_waits(table, last_seen, now), .network = {}};
  if (standing.person == 0) {
    standing.urgency = bots_alone(table.row()) ? Urgency::spare : Urgency::unattended;
    standing.person = table.row().host;
  }
  if (const LastSeen::Sight* sight = last_seen.find(standing.person)) standing.network = sight->network;
  return standing;
}

}  // namespace fondaco::tables
