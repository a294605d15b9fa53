// SPDX-License-Identifier: MIT
// The moment between the last seat that is taken and the start: clients reveal the shares that they promised.
#include "server/base/fairness.hpp"
#include "server/tables/deal.hpp"
#include "server/tables/play.hpp"

namespace fondaco::tables {
namespace {

bool all_revealed(const Table& table) {
  for (Seat seat = 0; seat < table.row().seats.size(); ++seat) {
    if (table.owes_share(seat)) return false;
  }
  return true;
}

}  // namespace

void Play::await_shares(Table& table) { table.await_shares(registry_.loop().now() + registry_.settings().deal_wait); }

Ruling<> Play::reveal(const TablePtr& table, const Command& command) {
  const std::string share(command.in["share"].string());
  if (command.in.ok() && !base::is_share(share)) command.in["share"].fail("a share has 32 hexadecimal digits");
  if (const auto fits = command.check({"share"}); !fits) return fits;
  const auto seat = table->need_seat(command.user);
  if (!seat) return seat.refusal();
  if (!table->dealing()) return base::Refusal(409, "not_dealing", "nothing is being dealt here now");
  if (base::share_hash(share) != table->row().seats[*seat].share_hash) {
    return base::Refusal(409, "wrong_share", "this is not the share that was promised");
  }
  table->reveal(*seat, share);
  command.reply.ok(ok_json());
  if (table->writes().none()) go_on_dealing(table);
  return {};
}

/// Also for a table that was loaded: the server may have stopped in this moment, and clients reveal once more.
void Play::go_on_dealing(const TablePtr& table) {
  if (!table->row().full()) return;
  if (!table->dealing()) await_shares(*table);
  table->set_alarm(nullptr);
  if (all_revealed(*table) || registry_.loop().now() >= table->dealing()->until) return start(table, nobody_waits());
  table->set_alarm(registry_.loop().at(table->dealing()->until, [this, weak = std::weak_ptr<Table>(table)] {
    if (const TablePtr late = weak.lock()) go_on(late);
  }));
}

}  // namespace fondaco::tables
