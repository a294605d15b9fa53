#pragma once
// One connection to where everything is kept. Plain calls that return when they are done; whoever must not wait goes
// through the Writer. A connection belongs to one thread at a time.
#include <functional>
#include <limits>
#include <stdexcept>

#include "server/store/rows.hpp"

namespace fondaco::store {

/// The store cannot do it (a full disk, a lost connection). Nothing of the current work is kept.
struct StoreFailed : std::runtime_error {
  using std::runtime_error::runtime_error;
};
/// Somebody else was first: that (table, seq), name or key is taken. Nothing of the current work is kept.
struct Conflict : std::runtime_error {
  using std::runtime_error::runtime_error;
};
/// What was kept is not what was written: the log of this table cannot be trusted.
struct Damaged : std::runtime_error {
  using std::runtime_error::runtime_error;
};

enum class TableList : std::uint8_t {
  open,      ///< public, waiting; newest first
  live,      ///< public, playing; latest started first
  running,   ///< of a user: waiting or playing, any order
  finished,  ///< of a user; latest finished first
};

/// A place in the list of finished tables. Without a table: before all of them.
struct FinishedPlace {
  base::Time finished = std::numeric_limits<base::Time>::max();
  TableNumber number = std::numeric_limits<TableNumber>::max();
};

/// A line of chat, and where it was said.
struct SaidLine {
  TableNumber table = 0;
  std::string table_id;
  ChatLine line;
};

class Database {
 public:
  virtual ~Database() = default;

  /// All that `work` does is kept or nothing. Works may be grouped: begin, several attempts, commit.
  virtual void begin() = 0;
  virtual void commit() = 0;    ///< durable when it returns
  virtual void rollback() = 0;  ///< harmless when nothing was begun
  virtual void attempt(const std::function<void(Database&)>& work) = 0;

  // People. Names are compared without case.
  virtual UserId add_user(const User& user) = 0;
  virtual void update_user(const User& user) = 0;  ///< Conflict: an account has that name
  virtual std::optional<User> user(UserId id) = 0;
  virtual std::optional<User> account(const std::string& name) = 0;
  /// Whether another account has this name, or one that looks like it.
  virtual bool name_taken(const std::string& name, UserId by_other_than) = 0;

  virtual void note_sign_in_failure(UserId user, base::Time at) = 0;
  virtual void forget_sign_in_failures(UserId user) = 0;
  virtual std::optional<SignInFailures> sign_in_failures(UserId user) = 0;

  virtual void add_session(const Session& session) = 0;
  virtual void touch_session(const base::Digest& secret, base::Time seen) = 0;
  virtual void end_session(const base::Digest& secret) = 0;
  virtual std::optional<Session> session(const base::Digest& secret) = 0;
  virtual std::vector<Session> sessions(UserId user) = 0;
  virtual void end_sessions(UserId user) = 0;  ///< all of them, tokens as well
  /// Of browsers that have not been seen since; tokens stay.
  virtual void end_sessions_unseen_since(base::Time time) = 0;

  // Tables.
  virtual TableNumber add_table(const TableRow& table) = 0;
  /// Everything but number and id: seats, status, times, results, rematch.
  virtual void update_table(const TableRow& table) = 0;
  virtual std::optional<TableRow> table(const std::string& id) = 0;
  /// `user` for the lists of a user; `before`: only what is older than that, 0 for all.
  virtual std::vector<TableRow> tables(TableList list, UserId user, base::Time before, int limit) = 0;
  /// All tables of a user page by page: those that wait or play, by number; and those that are finished, the latest
  /// first.
  virtual std::vector<TableRow> running_after(UserId user, TableNumber after, int limit) = 0;
  virtual std::vector<TableRow> finished_before(UserId user, const FinishedPlace& before, int limit) = 0;
  /// Waiting or playing, made by this person since then.
  virtual OpenCount open_tables_of(UserId host, base::Time since) = 0;
  /// The ids of all matches that are being played, for the server's start: those of bots alone come last.
  virtual std::vector<std::string> playing() = 0;

  /// Conflict: that seq is taken.
  virtual void append(TableNumber table, const LogEntry& entry) = 0;
  /// All entries in order. Damaged: a checksum is wrong or an entry is missing.
  virtual std::vector<LogEntry> log(TableNumber table) = 0;

  virtual void say(TableNumber table, const ChatLine& line) = 0;
  virtual std::vector<ChatLine> chat(TableNumber table, std::int32_t after, int limit) = 0;
  virtual std::int32_t last_chat(TableNumber table) = 0;
  /// All that a user has said, page by page: what comes after that line of that table, by table and number.
  virtual std::vector<SaidLine> chat_of(UserId user, TableNumber table, std::int32_t number, int limit) = 0;
  virtual void forget_chat_of(UserId user) = 0;

  /// Who does not want to read somebody, and whom somebody does not want to read.
  virtual void mute(UserId user, UserId other, base::Time at) = 0;
  virtual void unmute(UserId user, UserId other) = 0;
  virtual std::vector<UserId> mutes(UserId user) = 0;  ///< latest first
  virtual std::vector<UserId> muted_by(UserId other) = 0;

  /// When the same person has reported the same already, nothing.
  virtual void add_report(const Report& report) = 0;
  virtual void drop_report(std::int64_t number) = 0;
  virtual std::vector<Report> reports(TableNumber table) = 0;

  // How somebody is told who is away.
  virtual void put_push(const PushSubscription& subscription) = 0;
  virtual void drop_push(const std::string& endpoint) = 0;
  virtual std::vector<PushSubscription> push_of(UserId user) = 0;  ///< oldest first
  virtual void put_mail(const MailAddress& mail) = 0;
  virtual void drop_mail(UserId user) = 0;
  virtual std::optional<MailAddress> mail_of(UserId user) = 0;

  /// All of the above that he asked for or that is about him.
  virtual void forget_ties_of(UserId user) = 0;

  /// What the server itself keeps; empty when there is none of that name.
  virtual std::string secret(const std::string& name) = 0;
  virtual void keep_secret(const std::string& name, const std::string& value) = 0;
  /// Facts about the store itself that are no secrets; empty when there is none of that name.
  virtual std::string about(const std::string& name) = 0;
  virtual void set_about(const std::string& name, const std::string& value) = 0;

  virtual void put_plan(TableNumber table, const Plan& plan) = 0;  ///< without moves: drops it
  virtual std::vector<Plan> plans(TableNumber table) = 0;
};

}  // namespace fondaco::store
