// SPDX-License-Identifier: MIT
#pragma once
// What each command does, with its arguments as plain values. run() prints the answer or throws Refusal or WrongUsage.
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "cli/game_choice.hpp"

namespace fondaco::cli {

struct ListGames {
  bool json = false;
  void run() const;
};

struct DescribeGames {
  std::vector<std::string> games;  ///< empty: all
  bool json = false;
  bool sentences = false;  ///< instead: what the games say
  bool views = false;      ///< instead: some views
  void run() const;
};

struct Selfplay {
  GameChoice choice;
  std::string bots = "random";
  std::uint64_t games = 1000;
  unsigned threads = 0;  ///< 0: one per core
  std::string records;   ///< a folder for the record of every game; empty: none are kept
  bool json = false;
  void run() const;

 private:
  void write_records(const std::shared_ptr<const AnyGame>& game, const std::vector<bots::BotSpec>& seats,
                     std::uint64_t seed) const;
};

struct Arena {
  GameChoice choice;
  std::string bots;
  std::uint64_t games = 200;
  std::int64_t move_time_ms = 0;  ///< 0: none
  unsigned threads = 0;
  std::string sprt;    ///< "E0,E1"; empty: no test
  std::string resume;  ///< a file for the results; empty: they are not kept
  bool json = false;
  void run() const;
};

struct Tune {
  GameChoice choice;
  std::string bot = "search@200sims";
  std::string proof;            ///< the bot that shows what the numbers are worth; empty: the one that found them
  std::string what = "search";  ///< search, terms or levels
  std::uint64_t rounds = 100;
  std::uint64_t games = 16;
  std::int32_t simulations = 2000;  ///< of the strongest level
  unsigned threads = 0;
  std::string candidate;  ///< a tuning.json to be compared, instead of looking for better numbers
  std::string out;        ///< the tuning.json to write; one that is there gives the start
  void run() const;
};

struct NewPosition {
  GameChoice choice;
  void run() const;
};

/// A position somebody hands in, and the edition it was made with if that is not in the program.
struct PositionSource {
  std::string file;
  std::string edition;
};

struct LegalMoves {
  PositionSource source;
  bool json = false;
  void run() const;
};

struct ApplyMoves {
  PositionSource source;
  std::vector<std::string> moves;
  bool journal = false;
  void run() const;
};

struct WhyMove {
  PositionSource source;
  std::string move;
  bool json = false;
  void run() const;
};

struct ShowView {
  PositionSource source;
  std::string seat;
  void run() const;
};

struct ShowScore {
  PositionSource source;
  bool json = false;
  void run() const;
};

struct AskHint {
  PositionSource source;  ///< a position, or the record of a match
  std::optional<std::uint64_t> at;
  std::optional<int> seat;       ///< none: whoever is to move
  std::int64_t time_ms = 0;      ///< 0: no limit, or the usual one where there is none of simulations either
  std::int64_t simulations = 0;  ///< 0: no limit
  std::size_t top = 3;
  std::string language;  ///< empty: what the environment speaks
  bool json = false;
  void run() const;
};

struct Replay {
  std::string file;
  std::string edition;
  std::optional<std::uint64_t> at;
  bool verify = false;
  void run() const;
};

struct ReadRules {
  std::string game;
  std::string id;
  std::string language = "en";
  bool json = false;
  void run() const;
};

struct CheckEdition {
  std::string file;
  std::string game;  ///< empty: the document says it
  void run() const;
};

struct Serve {
  std::string listen = "127.0.0.1:8080";
  std::string metrics;  ///< HOST:PORT or off; empty: the usual address, if it is free
  std::string data;     ///< a folder; empty: the one of this user
  std::string store;    ///< sqlite:FILE; empty: in the folder of the data
  std::string wait;     ///< seconds for another server to leave the store; empty: none
  std::string bus = "local";
  std::string log;         ///< a file; empty: the standard error
  std::string access_log;  ///< a file, or -; empty: none is kept
  unsigned least_free_mib = 64;
  std::string web;  ///< a folder with the web client; empty: the one in the program
  std::vector<std::string> origins;
  std::vector<std::string> hosts;
  std::vector<std::string> trusted;
  bool behind_proxy = false;
  unsigned bot_threads = 0;  ///< 0: one per core but one
  unsigned grace = 60;       ///< seconds
  unsigned sockets_per_address = 64;
  unsigned requests_per_second = 50;  ///< of one address
  unsigned tables_per_person = 60;
  unsigned tables_per_address = 1000;
  bool push_anywhere = false;
  std::string webhook;
  std::string webhook_secret_file;
  std::string mail_server;
  std::string mail_from;
  std::string mail_user;
  std::string mail_password_file;
  void run() const;

  /// As the command line of this process and its file of settings say now. Throws std::exception with one line.
  static Serve read_again();
};

struct LoadServer {
  std::string url = "http://127.0.0.1:8080";
  std::string metrics = "http://127.0.0.1:9464/metrics";
  std::string game = "amsterdam";
  unsigned matches = 100;
  unsigned users = 0;  ///< 0: one for each seat
  double warm_up = 2;
  double seconds = 10;
  double pace_ms = 0;
  bool json = false;
  void run() const;
};

struct Bench {
  std::vector<std::string> games;  ///< empty: all
  double seconds = 1;              ///< of each measurement
  bool json = false;
  void run() const;
};

struct CheckStore {
  std::string file;
  bool json = false;
  void run() const;
};

struct RepairStore {
  std::string file;
  bool json = false;
  void run() const;
};

struct BackUpStore {
  std::string file;
  std::string to;
  void run() const;
};

struct RestoreStore {
  std::string backup;
  std::string file;
  bool replace = false;
  void run() const;
};

struct ExportStore {
  std::string file;
  std::string out;  ///< a folder for records; empty: lines on the standard output
  void run() const;
};

}  // namespace fondaco::cli
