#pragma once
// What the store keeps, as plain values. Nothing here knows how.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "server/base/secret.hpp"
#include "server/base/time.hpp"

namespace fondaco::server {

using UserId = std::int64_t;
using TableNumber = std::int64_t;  ///< inside the store; outside a table has an id of 128 random bits

struct User {
  UserId id = 0;  ///< 0: not kept yet
  std::string name;
  std::string password;  ///< the encoded hash with its parameters; empty: a guest
  std::string language = "en";
  Time created = 0;
  bool deleted = false;  ///< what was played stays; name and password are gone

  bool guest() const { return password.empty(); }
};

/// A way in: the session of a browser, or the token of a program.
struct Session {
  Digest secret{};  ///< of the cookie or token, hashed
  UserId user = 0;
  bool token = false;
  std::string label;  ///< the browser's name of itself, or what the token was called
  Time created = 0;
  Time seen = 0;  ///< to the hour, so that reading costs no writing
};

enum class TableStatus : std::uint8_t { waiting, playing, finished, closed, damaged };

/// Who a seat belongs to. That a bot plays a person's seat for the moment stands in the log.
struct SeatOwner {
  UserId user = 0;    ///< 0: nobody
  std::string level;  ///< a bot's; empty: a person's seat, or an open one
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
  std::string seed;  ///< 32 hexadecimal digits
  std::string nonce;
  std::string results;  ///< compact JSON, when it is over
  std::string rematch;  ///< the id of the next table
  Time created = 0;
  Time started = 0;
  Time finished = 0;
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
};

/// One thing that happened at a table.
struct LogEntry {
  std::int32_t seq = 0;  ///< from 1
  EntryKind kind = EntryKind::move;
  std::uint8_t seat = 0xff;
  std::string text;  ///< a move in notation; for other kinds what docs/store.md says
  std::string key;   ///< of who sent it; empty: none
  Time at = 0;
};

struct ChatLine {
  std::int32_t number = 0;  ///< from 1
  UserId user = 0;
  std::uint8_t seat = 0xff;  ///< 0xff: a spectator
  std::string text;
  Time at = 0;
};

/// What a seat will play when it is its turn.
struct Plan {
  std::uint8_t seat = 0;
  std::vector<std::string> moves;
};

}  // namespace fondaco::server
