// SPDX-License-Identifier: MIT
#pragma once
// Who somebody is: guests, accounts, their sessions and tokens. On the loop only, and gone only when that has stopped.
//
// Everything is read from the store when it is asked for first, and kept in memory while it is asked for. Whatever
// changes goes through the Writer; when it is durable, the memory of it is dropped, and only then is it answered.
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/json/cursor.hpp"
#include "engine/json/writer.hpp"
#include "server/base/recent.hpp"
#include "server/people/device.hpp"
#include "server/people/export.hpp"
#include "server/people/hash_queue.hpp"
#include "server/people/passwords.hpp"
#include "server/people/rates.hpp"
#include "server/people/sign_in_guard.hpp"
#include "server/store/database.hpp"
#include "server/store/writer.hpp"
#include "server/web/router.hpp"

namespace fondaco::people {

struct Profile {
  store::UserId id = 0;
  std::string name;  ///< empty: deleted
  bool guest = true;
  std::string language;
  base::Time created = 0;
};

/// Who sent a request.
struct Person : Profile {
  base::Digest session{};  ///< of the secret that was shown
  bool is_token = false;   ///< a program: it plays, and does nothing else
};

/// What a call is about. A token is good for play alone.
enum class Scope : std::uint8_t { account, play };

struct PeopleSettings {
  bool secure_cookies = false;  ///< also where no proxy says that it came over TLS
  PasswordCost cost;
  unsigned hash_threads = 1;
  std::size_t hashes_waiting = 64;
  std::size_t sign_ins_delayed = 500;  ///< at a time, because their names are under attack
  Rates rates;
  SignInLimits sign_in;
  HashBudgetLimits hashes;
  std::size_t remembered = 50'000;  ///< sessions, and people, in memory
};

class People {
 public:
  /// Writes its members into the document of the export.
  using ExportPart = std::function<void(store::UserId, json::Writer&)>;
  /// A member that may be long.
  using ExportListOf = std::function<ExportList(store::UserId)>;
  /// Part of the one transaction in which a person goes. Runs where the Writer does.
  using DeletionWork = std::function<void(store::Database&, store::UserId)>;
  using SessionEnd = std::function<void(const base::Digest& session)>;

  struct Figures {
    std::uint64_t sign_ins = 0;
    std::uint64_t sign_in_failures = 0;
  };

  People(base::Loop& loop, store::PeopleStore& reading, store::TalkStore& talk, store::ServerStore& own,
         store::Writer& writer, PeopleSettings settings = {});

  /// Nobody: without a session or token, or with one that has ended.
  std::optional<Person> who(const net::Request& request);
  /// The same, or a Refusal: 401 no_session, 403 token_scope.
  Person need(const net::Request& request, Scope scope = Scope::account);
  /// Empty when there is nobody of that id any more.
  std::string name(store::UserId id);
  /// Null when there was never anybody of that id. Good until the next call.
  const Profile* profile(store::UserId id);

  Figures figures() const { return figures_; }

  /// All calls of "Who you are" in docs/protocol.md.
  void register_routes(web::Router& router);

  // What others add, before the first call. The members "tables" and "chat" of an export come from them.
  void on_export(ExportPart part) { export_parts_.push_back(std::move(part)); }
  void on_export_list(ExportListOf list) { export_lists_.push_back(std::move(list)); }
  void on_delete(DeletionWork work) { deletion_works_.push_back(std::move(work)); }
  /// A session or token is good no longer: what was opened with it is to be closed.
  void on_session_end(SessionEnd ended) { session_ends_.push_back(std::move(ended)); }

 private:
  /// What a write did, to be made known when it is durable.
  struct Change {
    store::UserId user = 0;
    std::vector<base::Digest> ended;
    std::string secret;  ///< of a new session
  };

  // me.cpp
  void become_guest(const web::Call& call);
  void show_me(const web::Call& call);
  void change_me(const web::Call& call);
  void export_me(const web::Call& call);
  void delete_me(const web::Call& call);
  void remove(const web::Call& call, store::UserId id, const std::string& password);

  // accounts.cpp
  void make_account(const web::Call& call);
  void sign_in(const web::Call& call);
  void sign_out(const web::Call& call);
  void change_password(const web::Call& call);

  // password_checks.cpp
  void forget_failures(const web::Call& call);
  /// Looks at a password beside the loop, and only after a while where the name is under attack; then goes on. `fits`
  /// is what `look` found.
  void check_password(const web::Call& call, const SignInTry& what, store::UserId user, base::Task look,
                      const std::shared_ptr<bool>& fits, base::Task then);
  void wrong_guess(const web::Call& call, store::UserId user);
  net::Response answer_signed_in(const web::Call& call, const Change& change);
  void write_failures(json::Writer& out, store::UserId user);
  std::string device_key();

  // sessions.cpp
  void list_sessions(const web::Call& call);
  void end_session(const web::Call& call);
  void list_tokens(const web::Call& call);
  void make_token(const web::Call& call);
  void end_token(const web::Call& call);
  void end_way_in(const web::Call& call, bool token);
  void write_ways_in(json::Writer& out, const Person& person, bool token);

  // mutes.cpp
  void list_mutes(const web::Call& call);
  void end_mute(const web::Call& call);
  void write_mutes(json::Writer& out, const Person& person);

  using ChangeWork = std::function<void(store::Database&, Change&)>;
  using ChangeAnswer = std::function<net::Response(const Change&)>;
  /// `work` may throw a Refusal. `answer` is called when the change is durable and known.
  void change(const web::Call& call, ChangeWork work, ChangeAnswer answer);
  /// Hashes beside the loop, then goes on; what either throws is answered.
  void hash(const web::Call& call, base::Task work, base::Task then);
  void make_known(const Change& change);

  /// Forgets sessions that have expired, now and once a day.
  void sweep();

  store::Session new_session(store::UserId user, const net::Request& request, const std::string& secret) const;
  net::Response answer_me(const web::Call& call, store::UserId user, std::string_view new_secret);
  net::Response without_cookie(const web::Call& call, net::Response response) const;
  bool secure(const net::Request& request) const { return request.secure || settings_.secure_cookies; }

  base::Loop& loop_;
  store::PeopleStore& reading_;
  store::TalkStore& talk_;
  store::ServerStore& own_;
  store::Writer& writer_;
  PeopleSettings settings_;
  Figures figures_;
  Gate gate_;
  SignInGuard guard_;
  KnownDevices devices_;
  std::map<std::uint64_t, std::unique_ptr<base::Timer>> delayed_;  ///< sign-ins, by their number
  std::uint64_t delayed_so_far_ = 0;
  base::Recent<base::Digest, store::Session> sessions_;
  base::Recent<store::UserId, Profile> profiles_;
  std::vector<ExportPart> export_parts_;
  std::vector<ExportListOf> export_lists_;
  std::vector<DeletionWork> deletion_works_;
  std::vector<SessionEnd> session_ends_;
  std::unique_ptr<base::Timer> sweeper_;
  HashQueue hashes_;  // last, so that its threads end first
};

// What several of the calls need.
base::Refusal name_taken();
base::Refusal wrong_password();
base::Refusal accounts_only();
/// As it is now, inside a write. Throws 401 when the person has gone in the meantime.
store::User still_there(store::PeopleStore& people, store::UserId id);
/// Throws 409 when the name is reserved, or an account of somebody else has it or one that looks like it. A name that
/// `user` has already is theirs to keep.
void need_free_name(store::PeopleStore& people, const std::string& name, const store::User& user);
void write_me(json::Writer& out, const Profile& profile);
void write_me_members(json::Writer& out, const Profile& profile);
/// What is shown of a session or token: enough to tell it from others, useless as a way in.
std::string shown_id(const base::Digest& secret);
/// Contents of a body, checked. A fault of a password does not repeat it.
std::string read_name(json::Cursor cursor);
std::string read_password(json::Cursor cursor);
/// The same, as somebody chose it just now. Throws 400 weak_password when anybody would guess it.
std::string read_new_password(json::Cursor cursor, std::string_view name);

}  // namespace fondaco::people
