// SPDX-License-Identifier: MIT
#pragma once
// Bots that are programs of their own: started, asked, kept for the next game, and ended. What they are asked stands in
// bots/protocol.hpp.
#include <map>
#include <memory>
#include <mutex>
#include <stdexcept>

#include "bots/process.hpp"
#include "bots/runner.hpp"

namespace fondaco::bots {

/// A program did not do its part; the message names it and what it did. It ends the run: no result is made up.
struct BotFailure : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// One program that has said that it is ready.
class Program {
 public:
  /// Throws BotFailure.
  explicit Program(const BotSpec& bot);

  void tell(const std::string& message);
  /// The answer to a question.
  std::string ask(const std::string& message);
  /// Throws BotFailure with the name of the bot.
  [[noreturn]] void fail(const std::string& what) const;

 private:
  void check(Process::Outcome outcome, std::int64_t limit_ms) const;

  BotSpec bot_;
  Process process_;
};

/// Programs that have nothing to do, waiting for the next game. Games on several threads share it.
class ProgramPool {
 public:
  /// One that waits, or a new one. Throws BotFailure.
  std::unique_ptr<Program> take(const BotSpec& bot);
  void give_back(const BotSpec& bot, std::unique_ptr<Program> program);

 private:
  std::mutex mutex_;
  std::multimap<std::string, std::unique_ptr<Program>> waiting_;  ///< by the text of the bot
};

}  // namespace fondaco::bots
