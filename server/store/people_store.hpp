// SPDX-License-Identifier: MIT
#pragma once
// Users, their sessions and tokens, and failed attempts to sign in. Names are compared without case.
#include "server/store/rows.hpp"

namespace fondaco::store {

class PeopleStore {
 public:
  virtual ~PeopleStore() = default;

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
};

}  // namespace fondaco::store
