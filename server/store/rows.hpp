// SPDX-License-Identifier: MIT
#pragma once
// What the store keeps, as plain values. Nothing here knows how.
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/base/secret.hpp"
#include "server/base/time.hpp"

namespace fondaco::store {

using UserId = std::int64_t;
using TableNumber = std::int64_t;  ///< inside the store; outside a table has an id of 128 random bits

struct User {
  UserId id = 0;  ///< 0: not kept yet
  std::string name;
  std::string password;  ///< the encoded hash with its parameters; empty: a guest
  std::string language = "en";
  base::Time created = 0;
  bool deleted = false;  ///< what was played stays; name and password are gone

  bool guest() const { return password.empty(); }
};

/// A way in: the session of a browser, or the token of a program.
/// Wrong passwords that somebody tried for an account, since its owner has said that they know.
struct SignInFailures {
  std::int64_t count = 0;
  base::Time first = 0;
  base::Time last = 0;
};

struct Session {
  base::Digest secret{};  ///< of the cookie or token, hashed
  UserId user = 0;
  bool token = false;
  std::string label;  ///< the browser's name of itself, or what the token was called
  base::Time created = 0;
  base::Time seen = 0;  ///< to the hour, so that reading costs no writing
};

/// Kept as numbers. `damaged` is written no more: servers before version 3 of the store marked tables with it.
enum class TableStatus : std::uint8_t { waiting, playing, finished, closed, damaged };

/// Who a seat belongs to. That a bot plays a person's seat for the moment stands in the log.
struct SeatOwner {
  UserId user = 0;              ///< 0: nobody
  std::string level = {};       ///< a bot's; empty: a person's seat, or an open one
  std::string share_hash = {};  ///< what the seat's client promised to add to the deal; empty: nothing
  std::string share = {};       ///< what it added; empty: the server did, or the match has not begun

  bool open() const { return user == 0 && level.empty(); }
};

/// Tables that somebody has made and that are not over.
struct OpenCount {
  unsigned tables = 0;
  unsigned bots_alone = 0;  ///< of them: running, and no seat is a person's

  OpenCount& operator+=(const OpenCount& more) {
    tables += more.tables;
    bots_alone += more.bots_alone;
    return *this;
  }
  OpenCount& operator-=(const OpenCount& less) {
    tables -= less.tables;
    bots_alone -= less.bots_alone;
    return *this;
  }
  friend bool operator==(const OpenCount&, const OpenCount&) = default;
};

struct TableRow {
  TableNumber number = 0;  ///< 0: not kept yet
  std::string id;
  std::string game;
  std::string edition;
  std::string edition_hash;
  int rules_version = 0;
  std::string options;   ///< compact JSON
  std::string settings;  ///< compact JSON: clock, pace, take-over
  bool listed = false;   ///< public
  UserId host = 0;
  std::vector<SeatOwner> seats;
  TableStatus status = TableStatus::waiting;
  std::string seed;    ///< 32 hexadecimal digits; of a match dealt with shares it is there from the start on
  std::string secret;  ///< the server's part of the deal, 32 hexadecimal digits; empty: the seed itself is
  std::string nonce;
  std::string results;  ///< compact JSON, when it is over
  std::string rematch;  ///< the id of the next table
  base::Time created = 0;
  base::Time started = 0;
  base::Time finished = 0;

  bool full() const { return std::ranges::none_of(seats, &SeatOwner::open); }
};

/// Kept as numbers: never change one.
enum class EntryKind : std::uint8_t {
  start = 0,
  move = 1,
  undo = 2,
  ask = 3,
  agree = 4,
  decline = 5,
  pause = 6,
  resume = 7,
  takeover = 8,
  giveback = 9,
  outage = 10,
};
inline constexpr EntryKind last_kind = EntryKind::outage;

/// One thing that happened at a table.
struct LogEntry {
  std::int32_t seq = 0;  ///< from 1
  EntryKind kind = EntryKind::move;
  std::uint8_t seat = 0xff;
  std::string text;  ///< a move in notation; for other kinds what docs/store.md says
  std::string key;   ///< of who sent it; empty: none
  base::Time at = 0;
};

struct ChatLine {
  std::int32_t number = 0;  ///< from 1
  UserId user = 0;
  std::uint8_t seat = 0xff;  ///< 0xff: a spectator
  std::string text;
  std::string phrase;  ///< instead of a text: the id of a phrase that every reader has in their own language
  base::Time at = 0;
};

/// A browser that wants to be told when its person is away: where, and the keys for whom alone it is readable.
struct PushSubscription {
  std::string endpoint;  ///< an address of the browser's push service, which nobody else knows
  UserId user = 0;
  base::Digest session{};  ///< of the browser; the subscription goes with it
  std::string key;         ///< a point of P-256, 65 bytes, in base64url
  std::string secret;      ///< 16 bytes, in base64url
  std::string origin;      ///< of the page that asked for it
  base::Time created = 0;
};

/// Where somebody wants mail, and whether they have shown that it is theirs.
struct MailAddress {
  UserId user = 0;
  std::string address;
  base::Digest code{};  ///< what was sent there, hashed
  int tries = 0;        ///< wrong codes so far
  base::Time asked = 0;
  bool confirmed = false;
};

/// Somebody tells the host of a table about somebody else there.
struct Report {
  std::int64_t number = 0;
  TableNumber table = 0;
  UserId reporter = 0;
  UserId about = 0;
  std::int32_t chat = 0;  ///< the line it is about; 0: the person
  std::string reason;
  base::Time at = 0;
};

/// What a seat will play when it is its turn.
struct Plan {
  std::uint8_t seat = 0;
  std::vector<std::string> moves;
};

}  // namespace fondaco::store
