// SPDX-License-Identifier: MIT
#pragma once
// One connection to where everything is kept. Plain calls that return when they are done; whoever must not wait goes
// through the Writer. A connection belongs to one thread at a time.
//
// The database is all stores in one, for works that need several of them in one transaction. Whoever needs fewer takes
// those: a work of the Writer may be a function of a PeopleStore&.
#include <functional>

#include "server/store/notice_store.hpp"
#include "server/store/people_store.hpp"
#include "server/store/server_store.hpp"
#include "server/store/store_errors.hpp"
#include "server/store/table_store.hpp"
#include "server/store/talk_store.hpp"

namespace fondaco::store {

class Database : public PeopleStore, public TableStore, public TalkStore, public NoticeStore, public ServerStore {
 public:
  /// All that `work` does is kept or nothing. Works may be grouped: begin, several attempts, commit.
  virtual void begin() = 0;
  virtual void commit() = 0;    ///< durable when it returns
  virtual void rollback() = 0;  ///< harmless when nothing was begun
  virtual void attempt(const std::function<void(Database&)>& work) = 0;
};

}  // namespace fondaco::store
