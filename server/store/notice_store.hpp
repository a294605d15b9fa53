// SPDX-License-Identifier: MIT
#pragma once
// Where notices for players who are away go: their browsers and their mail.
#include "server/store/rows.hpp"

namespace fondaco::store {

class NoticeStore {
 public:
  virtual ~NoticeStore() = default;

  virtual void put_push(const PushSubscription& subscription) = 0;
  virtual void drop_push(const std::string& endpoint) = 0;
  virtual std::vector<PushSubscription> push_of(UserId user) = 0;  ///< oldest first
  virtual void put_mail(const MailAddress& mail) = 0;
  virtual void drop_mail(UserId user) = 0;
  virtual std::optional<MailAddress> mail_of(UserId user) = 0;
  virtual void forget_notices_of(UserId user) = 0;  ///< all of the above
};

}  // namespace fondaco::store
