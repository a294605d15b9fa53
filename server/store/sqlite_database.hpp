// SPDX-License-Identifier: MIT
#pragma once
// The Database on a connection to SQLite. Only for the sources of this folder; others open one by sqlite.hpp.
#include "server/store/connection.hpp"
#include "server/store/journal.hpp"
#include "server/store/store_files.hpp"

namespace fondaco::store {

class SqliteDatabase final : public Database {
 public:
  SqliteDatabase(const std::string& file, Access access) : connection_(file, access) {}

  SqliteConnection& connection() { return connection_; }
  /// The journal goes into the file when a commit has made it so long.
  void checkpoint_every(int pages) { checkpoints_.emplace(connection_, pages); }
  /// From now on nothing counts as kept unless the files are in their place.
  void watch_files(const std::string& file) { files_.emplace(file); }

  // sqlite.cpp
  void begin() override;
  void commit() override;
  void rollback() override;
  void attempt(const std::function<void(Database&)>& work) override;

  // sqlite_people.cpp
  UserId add_user(const User& user) override;
  void update_user(const User& user) override;
  std::optional<User> user(UserId id) override;
  std::optional<User> account(const std::string& name) override;
  void note_sign_in_failure(UserId user, base::Time at) override;
  void forget_sign_in_failures(UserId user) override;
  std::optional<SignInFailures> sign_in_failures(UserId user) override;
  bool name_taken(const std::string& name, UserId by_other_than) override;
  void add_session(const Session& session) override;
  void touch_session(const base::Digest& secret, base::Time seen) override;
  void end_session(const base::Digest& secret) override;
  std::optional<Session> session(const base::Digest& secret) override;
  std::vector<Session> sessions(UserId user) override;
  void end_sessions(UserId user) override;
  void end_sessions_unseen_since(base::Time time) override;

  // sqlite_tables.cpp
  TableNumber add_table(const TableRow& table) override;
  void update_table(const TableRow& table) override;
  std::optional<TableRow> table(const std::string& id) override;
  std::vector<TableRow> tables(TableList list, UserId user, base::Time before, int limit) override;
  OpenCount open_tables_of(UserId host, base::Time since) override;
  std::vector<TableRow> running_after(UserId user, TableNumber after, int limit) override;
  std::vector<TableRow> finished_before(UserId user, const FinishedPlace& before, int limit) override;
  std::vector<std::string> playing() override;

  // sqlite_log.cpp
  void append(TableNumber table, const LogEntry& entry) override;
  std::vector<LogEntry> log(TableNumber table) override;

  // sqlite_talk.cpp
  void say(TableNumber table, const ChatLine& line) override;
  std::vector<ChatLine> chat(TableNumber table, std::int32_t after, int limit) override;
  std::int32_t last_chat(TableNumber table) override;
  std::vector<SaidLine> chat_of(UserId user, TableNumber table, std::int32_t number, int limit) override;
  void forget_chat_of(UserId user) override;
  void put_plan(TableNumber table, const Plan& plan) override;
  std::vector<Plan> plans(TableNumber table) override;

  // sqlite_moderation.cpp
  void mute(UserId user, UserId other, base::Time at) override;
  void unmute(UserId user, UserId other) override;
  std::vector<UserId> mutes(UserId user) override;
  std::vector<UserId> muted_by(UserId other) override;
  void add_report(const Report& report) override;
  void drop_report(std::int64_t number) override;
  std::vector<Report> reports(TableNumber table) override;
  void forget_ties_of(UserId user) override;

  // sqlite_notices.cpp
  void put_push(const PushSubscription& subscription) override;
  void drop_push(const std::string& endpoint) override;
  std::vector<PushSubscription> push_of(UserId user) override;
  void put_mail(const MailAddress& mail) override;
  void drop_mail(UserId user) override;
  std::optional<MailAddress> mail_of(UserId user) override;
  void forget_notices_of(UserId user) override;
  std::string secret(const std::string& name) override;
  void keep_secret(const std::string& name, const std::string& value) override;
  std::string about(const std::string& name) override;
  void set_about(const std::string& name, const std::string& value) override;

 private:
  /// Where a log ends: what the next entry is chained to.
  struct LogEnd {
    std::int32_t seq = 0;
    std::uint64_t checksum = 0;
  };

  void expect_transaction() const;
  void put_seats(TableNumber number, const TableRow& table);
  std::optional<TableRow> table(TableNumber number);
  void add_readable(TableNumber number, std::vector<TableRow>& tables);
  std::vector<TableRow> tables_in(Query& query);
  std::vector<TableNumber> numbers(TableList list, UserId user, base::Time before, int limit);
  LogEnd log_end(TableNumber table);

  SqliteConnection connection_;
  std::optional<Checkpoints> checkpoints_;
  std::optional<StoreFiles> files_;
  bool begun_ = false;
  std::unordered_map<TableNumber, LogEnd> log_ends_;  ///< of tables written to lately; emptied when a work is undone
};

}  // namespace fondaco::store
