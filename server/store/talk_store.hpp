// SPDX-License-Identifier: MIT
#pragma once
// What people say at tables, who does not want to read whom, and what was reported.
#include "server/store/rows.hpp"

namespace fondaco::store {

/// A line of chat, and where it was said.
struct SaidLine {
  TableNumber table = 0;
  std::string table_id;
  ChatLine line;
};

class TalkStore {
 public:
  virtual ~TalkStore() = default;

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

  /// Mutes and reports by this person or about them.
  virtual void forget_ties_of(UserId user) = 0;
};

}  // namespace fondaco::store
