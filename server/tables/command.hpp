// SPDX-License-Identifier: MIT
#pragma once
// A command that somebody sent, by either door, and how it is answered.
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

#include "engine/json/cursor.hpp"
#include "server/store/rows.hpp"
#include "server/tables/ruling.hpp"

namespace fondaco::tables {

/// What a command that was granted is answered with.
struct Answer {
  enum class Kind : std::uint8_t {
    plain,  ///< an object whose first member is ok
    table,  ///< a table, with an id of its own
  };
  Kind kind = Kind::plain;
  std::string json;
};

/// One of the two, once, now or when the disk has it. Copies are the same reply.
class Reply {
 public:
  using Ok = std::function<void(Answer)>;
  using Refused = std::function<void(const base::Refusal&)>;

  Reply(Ok ok, Refused refused) : ways_(std::make_shared<const Ways>(Ways{std::move(ok), std::move(refused)})) {}

  void ok(Answer answer) const { ways_->ok(std::move(answer)); }
  void ok(std::string json) const { ok({.kind = Answer::Kind::plain, .json = std::move(json)}); }
  void table(std::string json) const { ok({.kind = Answer::Kind::table, .json = std::move(json)}); }
  void refused(const base::Refusal& refusal) const { ways_->refused(refusal); }
  void answer(Ruling<std::string> document) const { document ? ok(*std::move(document)) : refused(document.refusal()); }

 private:
  struct Ways {
    Ok ok;
    Refused refused;
  };
  std::shared_ptr<const Ways> ways_;
};

/// Where somebody comes from.
struct Origin {
  std::string network;   ///< of an address the part that one household has; empty: not known
  bool trusted = false;  ///< no limit of one visitor holds
};

struct Command {
  store::UserId user = 0;
  json::Cursor in;
  Reply reply;
  Origin origin = {};

  /// After the members were read: nothing was wrong with them, and there are no others.
  Ruling<> check(std::initializer_list<std::string_view> members) const {
    std::vector<std::string_view> known(members);
    known.insert(known.end(), {"id", "do", "table"});
    in.only_keys(known);
    if (!in.ok()) return base::Refusal(400, "bad_request", in.outcome().fault().text());
    return {};
  }
};

/// For what nobody asked for: a refusal goes to the log.
Reply nobody_waits();

/// {"ok":true} and `seq` where there is one.
std::string ok_json(std::int32_t seq = -1);

}  // namespace fondaco::tables
