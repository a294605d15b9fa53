// SPDX-License-Identifier: MIT
#include "bots/programs.hpp"

#include <algorithm>

#include "bots/protocol.hpp"

namespace fondaco::bots {
namespace {

/// A program may have much to load before it is ready.
constexpr std::int64_t start_limit_ms = 30'000;
/// For a decision where no time was named, and beyond the time where one was: a busy machine is not the bot's fault.
constexpr std::int64_t usual_limit_ms = 60'000;
constexpr std::int64_t grace_ms = 1000;

std::int64_t limit_ms(const BotSpec& bot) {
  return bot.move_time_ms > 0 ? bot.move_time_ms + grace_ms : usual_limit_ms;
}

Process::Deadline after_ms(std::int64_t ms) { return std::chrono::steady_clock::now() + std::chrono::milliseconds(ms); }

/// A program in one seat of one game.
class SeatedProgram final : public SeatBot {
 public:
  SeatedProgram(const AnyGame& game, ProgramPool& pool, const BotSpec& bot, Seat seat)
      : game_(game), pool_(pool), bot_(bot), seat_(seat), program_(pool.take(bot)) {
    program_->tell(newgame_message(game, seat));
  }
  SeatedProgram(const SeatedProgram&) = delete;
  SeatedProgram& operator=(const SeatedProgram&) = delete;
  ~SeatedProgram() override {
    // One that has failed is not trusted with another game.
    if (!asked_) pool_.give_back(bot_, std::move(program_));
  }

  Move choose(const AnyState& state, Rng& rng) override {
    const std::vector<Move> legal = game_.legal(state);
    if (legal.size() == 1) return legal[0];
    // Hashed, so that nobody works out from it how the others will pick.
    const Question question{game_, state, seat_, seen_, bot_, siphash_word({rng.word(), 0}, 0)};
    const Stopwatch watch;
    asked_ = true;
    const std::string answer = program_->ask(choose_message(question, legal));
    ++effort_.decisions;
    effort_.microseconds += watch.microseconds();
    const Result<Move> move = read_answer(question, legal, answer);
    if (!move) program_->fail("in seat " + std::to_string(seat_) + " " + move.fault().message);
    asked_ = false;
    seen_.clear();
    return *move;
  }
  void played(Seat /*mover*/, Move /*move*/, SeatSet /*learned*/) override {}
  void happened(const EventJournal& journal) override {
    for (const Event& event : journal.seen_by(Viewer::seat(seat_))) seen_.push_back(event);
  }
  void over(const Scores& scores) override { program_->tell(over_message(game_, seen_, scores)); }
  const std::vector<Thought>& thoughts() const override { return thoughts_; }
  Effort effort() const override { return effort_; }

 private:
  const AnyGame& game_;
  ProgramPool& pool_;
  const BotSpec bot_;
  const Seat seat_;
  std::unique_ptr<Program> program_;
  bool asked_ = false;  ///< and has not answered as it should
  std::vector<Event> seen_;
  std::vector<Thought> thoughts_;  ///< it keeps them to itself
  Effort effort_;
};

/// Seats programs beside the bots of this library.
class MixedRunner final : public Runner {
 public:
  explicit MixedRunner(const AnyGame& game) : game_(game), others_(make_runner_without_programs(game)) {}

  std::unique_ptr<SeatBot> sit(const BotSpec& bot, Seat seat) const override {
    if (!bot.is_program()) return others_->sit(bot, seat);
    return std::make_unique<SeatedProgram>(game_, pool_, bot, seat);
  }
  GameResult play(std::span<const BotSpec> seats, Seed seed) const override {
    const bool mixed = std::ranges::any_of(seats, &BotSpec::is_program);
    return mixed ? play_seat_by_seat(game_, *this, seats, seed) : others_->play(seats, seed);
  }

 private:
  const AnyGame& game_;
  std::unique_ptr<Runner> others_;
  mutable ProgramPool pool_;
};

}  // namespace

std::unique_ptr<Runner> make_runner(const AnyGame& game) { return std::make_unique<MixedRunner>(game); }

Program::Program(const BotSpec& bot) : bot_(bot) {
  if (const std::string error = process_.start(bot.command); !error.empty()) fail("cannot be started: " + error);
  const auto deadline = after_ms(start_limit_ms);
  check(process_.send(hello_message(), deadline), start_limit_ms);
  std::string answer;
  check(process_.receive(answer, deadline), start_limit_ms);
  if (const Outcome ready = check_ready(answer); !ready) fail(ready.fault().message);
}

void Program::tell(const std::string& message) {
  check(process_.send(message, after_ms(usual_limit_ms)), usual_limit_ms);
}

std::string Program::ask(const std::string& message) {
  const std::int64_t limit = limit_ms(bot_);
  const auto deadline = after_ms(limit);
  check(process_.send(message, deadline), limit);
  std::string answer;
  check(process_.receive(answer, deadline), limit);
  return answer;
}

void Program::fail(const std::string& what) const { throw BotFailure("bot '" + bot_.text + "' " + what); }

void Program::check(Process::Outcome outcome, std::int64_t limit_ms) const {
  switch (outcome) {
    case Process::Outcome::done:
      return;
    case Process::Outcome::late:
      fail("gave no answer within " + std::to_string(limit_ms) + " ms");
    case Process::Outcome::ended:
      fail(process_.ending() + " instead of answering");
    case Process::Outcome::too_long:
      fail("said more than " + std::to_string(Process::longest_line) + " bytes in one line");
  }
}

std::unique_ptr<Program> ProgramPool::take(const BotSpec& bot) {
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = waiting_.find(bot.text); found != waiting_.end()) {
      std::unique_ptr<Program> program = std::move(found->second);
      waiting_.erase(found);
      return program;
    }
  }
  return std::make_unique<Program>(bot);
}

void ProgramPool::give_back(const BotSpec& bot, std::unique_ptr<Program> program) {
  const std::lock_guard lock(mutex_);
  waiting_.emplace(bot.text, std::move(program));
}

}  // namespace fondaco::bots
