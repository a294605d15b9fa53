// SPDX-License-Identifier: MIT
// The program `fondaco`: every capability as a subcommand.
#include <CLI/CLI.hpp>
#include <csignal>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/refusal.hpp"
#include "cli/version.hpp"
#include "engine/json/escape.hpp"
#include "engine/json/nearest.hpp"

namespace fondaco::cli {
namespace {

constexpr const char* overview =
    R"(Fondaco: merchant board games on one exact, fast rules engine.

  Play in the terminal against a bot
    fondaco play amsterdam
  Open tables for people and bots elsewhere
    fondaco serve
  See what there is, and read the rules
    fondaco games
    fondaco rules amsterdam
  Let bots play, and measure them
    fondaco selfplay amsterdam --players 4 --bots random --games 1000
    fondaco arena amsterdam --bots greedy,random --games 200
  Ask the rules about a position
    fondaco position new amsterdam > game.json
    fondaco position legal game.json
    fondaco hint game.json

Every command explains itself: fondaco COMMAND --help. All commands: fondaco --help
)";

void describe(CLI::App& app) {
  app.description("Fondaco: merchant board games on one exact, fast rules engine.");
  app.footer(
      "Every command explains itself with examples: fondaco COMMAND --help\n"
      "Exit status: 0 done, 1 refused or failed, 2 wrong usage.");
  app.set_version_flag("--version", "fondaco " + std::string(version), "Print the version and exit");
  app.get_formatter()->column_width(34);
  app.get_formatter()->label("REQUIRED", "");
  app.get_formatter()->label("SUBCOMMAND", "COMMAND");
  app.require_subcommand(0, 1);
  add_games(app);
  add_describe(app);
  add_play(app);
  add_selfplay(app);
  add_arena(app);
  add_tune(app);
  add_position(app);
  add_hint(app);
  add_replay(app);
  add_rules(app);
  add_edition(app);
  add_bench(app);
  add_serve(app);
  add_load(app);
  add_store(app);
  for (CLI::App* command : app.get_subcommands({})) command->group("Commands");
}

/// The command, as far as it was understood.
const CLI::App& deepest(const CLI::App& app) {
  const CLI::App* at = &app;
  while (!at->get_subcommands().empty()) at = at->get_subcommands().front();
  return *at;
}

/// "fondaco position apply"
std::string full_name(const CLI::App& command) {
  return command.get_parent() == nullptr ? command.get_name()
                                         : full_name(*command.get_parent()) + " " + command.get_name();
}

/// What is wrong when there should be a command and is another word or nothing; empty when something else is.
std::string wrong_command(const CLI::App& parent) {
  const std::vector<std::string> words = parent.remaining();
  std::vector<std::string> names;
  for (const CLI::App* command : parent.get_subcommands({})) names.push_back(command->get_name());
  if (names.empty() || (!words.empty() && words.front().starts_with('-'))) return {};
  if (words.empty()) return "which command? There are " + CLI::detail::join(names, ", ");
  const std::vector<std::string_view> views(names.begin(), names.end());
  const std::string_view meant = json::nearest(words.front(), views);
  return "unknown command " + json::quoted(words.front()) +
         (meant.empty() ? "" : ", did you mean " + std::string(meant) + "?");
}

int complain(std::string_view message) {
  std::cerr << "fondaco: " << printable(message) << '\n';
  return 1;
}

int misused(const CLI::App& app, std::string_view message) {
  complain(std::string(message) + " (see `" + full_name(deepest(app)) + " --help`)");
  return 2;
}

int run(int count, char** words) {
  std::signal(SIGPIPE, SIG_DFL);  // whoever stops reading ends the program, quietly
  CLI::App app;
  app.name("fondaco");
  describe(app);
  try {
    app.parse(count, words);
    if (app.get_subcommands().empty()) print(overview);
    flush_output();
    return 0;
  } catch (const CLI::Success& wish) {  // --help and --version
    try {
      std::ostringstream text;
      app.exit(wish, text, text);
      print(text.str());
      flush_output();
      return 0;
    } catch (const Refusal& refusal) {
      return complain(refusal.what());
    }
  } catch (const CLI::ParseError& error) {
    const std::string wrong = wrong_command(deepest(app));
    return misused(app, wrong.empty() ? error.what() : wrong);
  } catch (const WrongUsage& error) {
    return misused(app, error.what());
  } catch (const std::exception& error) {
    return complain(error.what());
  }
}

}  // namespace
}  // namespace fondaco::cli

int main(int count, char** words) { return fondaco::cli::run(count, words); }
