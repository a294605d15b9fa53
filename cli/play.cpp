// SPDX-License-Identifier: MIT
// The subcommand as the command line sees it; the game itself stands in cli/play_session.cpp.
#include "cli/play.hpp"

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/commands.hpp"
#include "cli/play_words.hpp"

namespace fondaco::cli {

void add_play(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("play", "Play a game in the terminal against bots");
  command.footer(
      "Answer with the number of a move or its notation; ? explains the commands, `why MOVE` cites the rule that "
      "allows\n"
      "or forbids a move. Input may come from a pipe, one answer a line. The same seed and answers give the same "
      "game.\n"
      "\n"
      "Examples:\n"
      "  fondaco play amsterdam\n"
      "  fondaco play amsterdam --players 3 --seat 1 --lang it\n"
      "  fondaco play hansa --bot expert\n"
      "  fondaco play amsterdam --save evening.fondaco.json\n"
      "  fondaco play --resume evening.fondaco.json --save evening.fondaco.json");
  const auto play = std::make_shared<Play>();
  add_game_choice(command, play->choice);
  command.get_option("GAME")->required(false);  // --resume knows it
  command.add_option("--seat", play->seat, "Your seat (default: 0); seats count from 0")
      ->type_name("S")
      ->check(CLI::Range(0, max_seats - 1).description(""));
  command
      .add_option("--bot", play->bot,
                  "How well the other seats play: novice, easy, medium (default), hard or expert; or any bot, such as "
                  "search@200ms")
      ->type_name("LEVEL");
  command.add_option("--lang", play->language, "Language (default: what LC_ALL, LC_MESSAGES or LANG say, else en)")
      ->type_name(language_choices());
  command.add_option("--resume", play->resume, "Go on with a saved game")->type_name("FILE");
  command.add_option("--save", play->save, "Save the game after every move")->type_name("FILE");
  command.callback([play] { play->run(); });
}

}  // namespace fondaco::cli
