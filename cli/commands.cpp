// SPDX-License-Identifier: MIT
#include "cli/commands.hpp"

#include <string>

#include "cli/actions.hpp"
#include "cli/command.hpp"
#include "cli/play_words.hpp"

namespace fondaco::cli {
namespace {

void add_threads(CLI::App& command, unsigned& threads) {
  command
      .add_option("--threads", threads,
                  "Games at the same time (default: one per core); the result does not depend on it")
      ->type_name("T")
      ->check(between(1, 256));
}

void add_position_source(CLI::App& command, PositionSource& source) {
  command.add_option("FILE", source.file, "A position file, or - for the standard input")->type_name("")->required();
  command.add_option("--edition", source.edition, "The edition file, for a position that names one of your own")
      ->type_name("FILE");
}

}  // namespace

void add_game_choice(CLI::App& command, GameChoice& choice) {
  command.add_option("GAME", choice.game, "The game; `fondaco games` lists them")->type_name("")->required();
  command.add_option("--players", choice.players, "How many play (default: 2, or the fewest the game allows)")
      ->type_name("N")
      ->check(between(1, int{max_seats}));
  command.add_option("--seed", choice.seed, "Where chance starts: a decimal number or 0x and hexadecimal digits")
      ->type_name("X");
  command.add_option("--set", choice.settings, "An option of the game; may be repeated")
      ->type_name("OPTION=VALUE")
      ->allow_extra_args(false);
  command.add_option("--edition", choice.edition, "An edition in the program, or an edition file of your own")
      ->type_name("ID|FILE");
}

void add_games(CLI::App& app) {
  const Command<ListGames> command(app, "games", "List the games, their player counts, options and editions",
                                   "Examples:\n"
                                   "  fondaco games\n"
                                   "  fondaco games --json");
  add_json(*command.app, command.action->json);
}

void add_describe(CLI::App& app) {
  const Command<DescribeGames> command(
      app, "describe", "What programs must know of a game: its moves, events and options, and the shape of its views",
      "One JSON document, for those who generate code. What no table of a game says (the shape of its views as a JSON\n"
      "Schema, the parts of its events) is observed in random games with fixed seeds; the same program always says "
      "the\n"
      "same. docs/web.md says what the members mean.\n"
      "\n"
      "Examples:\n"
      "  fondaco describe --json\n"
      "  fondaco describe amsterdam --json");
  command.app->add_option("GAME", command.action->games, "The games (default: all)")->type_name("");
  add_json(*command.app, command.action->json);
  CLI::Option* sentences =
      command.app->add_flag("--sentences", command.action->sentences,
                            "Instead, as JSON: what the games say of moves and events, in every language");
  command.app->add_flag("--views", command.action->views, "Instead, as JSON: views of other random games")
      ->excludes(sentences);
}

void add_selfplay(CLI::App& app) {
  const Command<Selfplay> command(app, "selfplay", "Let bots play many games, and sum up how they went",
                                  "The bots are repeated over the seats: `--bots greedy,random` with four players "
                                  "seats two of each. A bot is NAME,\n"
                                  "NAME@100ms or NAME@5000sims, or a program of yours, exec:COMMAND. The signature is "
                                  "a hash over all final states:\n"
                                  "the same command gives the same one.\n"
                                  "\n"
                                  "Examples:\n"
                                  "  fondaco selfplay amsterdam --players 4 --bots random --games 20000 --seed 1\n"
                                  "  fondaco selfplay amsterdam --bots greedy,random --games 500 --json\n"
                                  "  fondaco selfplay amsterdam --bots 'exec:python3 docs/example/bot.py' --games 5");
  Selfplay& action = *command.action;
  add_game_choice(*command.app, action.choice);
  command.app->add_option("--bots", action.bots, "Who plays, in seat order")
      ->capture_default_str()
      ->type_name("A[,B...]");
  command.app->add_option("--games", action.games, "How many games")
      ->capture_default_str()
      ->type_name("K")
      ->check(between(1, 1'000'000'000));
  add_threads(*command.app, action.threads);
  command.app->add_option("--records", action.records, "A folder that gets the record of every game")
      ->type_name("DIR")
      ->check(CLI::ExistingDirectory);
  add_json(*command.app, action.json);
}

void add_arena(CLI::App& app) {
  const Command<Arena> command(
      app, "arena", "Compare bots: paired seeds, rotated seats, Elo with its 95 % interval",
      "Give one bot per seat, or two that share the seats. Every seed is played once with each seating: all rotations "
      "of\n"
      "the list, and for two bots on more seats also with the two exchanged. --games is rounded up to whole seeds.\n"
      "Elo is relative to the average opponent: a better rank than another bot's seat counts 1, an equal one 1/2.\n"
      "--sprt E0,E1 stops as soon as it is clear whether the first of two bots is E0 or E1 Elo stronger (error 5 %).\n"
      "--resume FILE keeps every finished game there; the same command goes on where it was, --games may have grown.\n"
      "To measure bots by time, give every search one thread of its own: --threads no higher than there are cores.\n"
      "A bot may be a program: exec:COMMAND, with quotes around the whole list for the shell; docs/bots.md says how it "
      "is\n"
      "asked. It runs as given, with your rights.\n"
      "\n"
      "Examples:\n"
      "  fondaco arena amsterdam --bots greedy,random --games 1000\n"
      "  fondaco arena amsterdam --players 4 --bots greedy,random --games 400 --json\n"
      "  fondaco arena amsterdam --players 4 --bots search@100ms,greedy,greedy,greedy --games 40\n"
      "  fondaco arena amsterdam --bots greedy,random --games 100000 --sprt 0,20\n"
      "  fondaco arena amsterdam --bots search,ismcts --move-time 100 --games 100 --resume results.jsonl\n"
      "  fondaco arena amsterdam --bots 'exec:python3 docs/example/bot.py,random' --games 20");
  Arena& action = *command.action;
  add_game_choice(*command.app, action.choice);
  command.app->add_option("--bots", action.bots, "Who is compared")->type_name("A,B[,...]")->required();
  command.app->add_option("--games", action.games, "How many games, at most with --sprt")
      ->capture_default_str()
      ->type_name("K")
      ->check(between(1, 1'000'000'000));
  command.app->add_option("--move-time", action.move_time_ms, "Milliseconds a move for bots without their own budget")
      ->type_name("MS")
      ->check(between(1, 3'600'000));
  command.app->add_option("--sprt", action.sprt, "Stop when one of two Elo differences is clear (two bots)")
      ->type_name("E0,E1");
  command.app->add_option("--resume", action.resume, "Keep the results in a file, and go on with those in it")
      ->type_name("FILE");
  add_threads(*command.app, action.threads);
  add_json(*command.app, action.json);
}

void add_tune(CLI::App& app) {
  const Command<Tune> command(
      app, "tune", "Find better numbers for the bots of a game by letting them play",
      "--what search tries choices of all settings against the old ones and learns what each, and each two together,\n"
      "are worth (NTBEA). --what terms shifts all parts of the judgement at once, lets the two mirror images play "
      "each\n"
      "other, and follows the better one (SPSA). In the end the tuned bot, or the one named by --proof with its "
      "numbers,\n"
      "meets the old one in games from other seeds.\n"
      "--what levels weakens each level until it loses seven games of ten to the one above. With --out the file gets "
      "the\n"
      "new numbers for this number of players; if it is there already, its numbers are the start.\n"
      "--try FILE looks for nothing: the numbers of that file meet those of the program.\n"
      "\n"
      "Examples:\n"
      "  fondaco tune amsterdam --players 2 --what search --bot search@20ms --rounds 300 --games 4\n"
      "  fondaco tune hansa --bot greedy --proof search@50sims --what terms --rounds 400 --out "
      "games/hansa/tuning.json\n"
      "  fondaco tune medieval --what levels --sims 2000 --games 100 --out games/medieval/tuning.json\n"
      "  fondaco tune merkator --players 4 --bot search@100ms --games 40 --try mine.json");
  Tune& action = *command.action;
  add_game_choice(*command.app, action.choice);
  command.app->add_option("--bot", action.bot, "Who plays")->capture_default_str()->type_name("BOT");
  command.app->add_option("--proof", action.proof, "Who plays in the end (default: the same)")->type_name("BOT");
  command.app
      ->add_option("--what", action.what,
                   "How the search thinks, how much the parts of a judgement count, or the levels")
      ->capture_default_str()
      ->check(CLI::IsMember({"search", "terms", "levels"}));
  command.app->add_option("--sims", action.simulations, "Simulations of the strongest level")
      ->capture_default_str()
      ->type_name("N")
      ->check(between(200, 1'000'000));
  command.app->add_option("--rounds", action.rounds, "How many steps")
      ->capture_default_str()
      ->type_name("K")
      ->check(between(1, 1'000'000));
  command.app->add_option("--games", action.games, "How many games in each round")
      ->capture_default_str()
      ->type_name("K")
      ->check(between(2, 1'000'000));
  add_threads(*command.app, action.threads);
  auto* const out = command.app->add_option("--out", action.out, "The tuning.json to write")->type_name("FILE");
  command.app->add_option("--try", action.candidate, "A tuning.json to compare with the program's")
      ->type_name("FILE")
      ->excludes(out);
}

void add_position(CLI::App& app) {
  CLI::App& position = *app.add_subcommand("position", "Make positions and ask the rules about them");
  position.footer(
      "A position file is JSON with names, so that it can be written by hand: what is left out takes its start value.\n"
      "\n"
      "Examples:\n"
      "  fondaco position new amsterdam --players 3 --seed 7 > game.json\n"
      "  fondaco position legal game.json\n"
      "  fondaco position apply game.json keep:both | fondaco position score -");
  position.require_subcommand(1, 1);
  {
    const Command<NewPosition> command(position, "new", "The start position of a game, as JSON",
                                       "Example:\n  fondaco position new amsterdam --players 2 --seed 1 > game.json");
    add_game_choice(*command.app, command.action->choice);
  }
  {
    const Command<LegalMoves> command(position, "legal",
                                      "Whose turn it is, and every legal move with the rule behind it",
                                      "Examples:\n"
                                      "  fondaco position legal game.json\n"
                                      "  fondaco position legal game.json --json");
    add_position_source(*command.app, command.action->source);
    add_json(*command.app, command.action->json);
  }
  {
    const Command<ApplyMoves> command(
        position, "apply", "The position after these moves, as JSON",
        "Without a move the position itself is printed, checked and complete. With --journal the document is\n"
        "{\"position\": ..., \"journal\": [...]}: everything that happened, with its rule and who saw it.\n"
        "\n"
        "Examples:\n"
        "  fondaco position apply game.json keep:both keep:both > next.json\n"
        "  fondaco position apply next.json draw:blind --journal");
    add_position_source(*command.app, command.action->source);
    command.app->add_option("MOVE", command.action->moves, "Moves as `position legal` writes them")->type_name("");
    command.app->add_flag("--journal", command.action->journal, "Also tell what happened");
  }
  {
    const Command<WhyMove> command(position, "why", "Whether a move is legal, and the rule that allows or forbids it",
                                   "Example:\n  fondaco position why game.json claim:R01");
    add_position_source(*command.app, command.action->source);
    command.app->add_option("MOVE", command.action->move, "A move, legal or not")->type_name("")->required();
    add_json(*command.app, command.action->json);
  }
  {
    const Command<ShowView> command(position, "view", "The position as one seat or a spectator may see it, as JSON",
                                    "Examples:\n"
                                    "  fondaco position view game.json --seat 0\n"
                                    "  fondaco position view game.json --seat spectator");
    add_position_source(*command.app, command.action->source);
    command.app->add_option("--seat", command.action->seat, "Whose eyes; seats count from 0")
        ->type_name("S|spectator")
        ->required();
  }
  {
    const Command<ShowScore> command(position, "score", "The score of each seat line by line, and the ranking",
                                     "Example:\n  fondaco position score game.json");
    add_position_source(*command.app, command.action->source);
    add_json(*command.app, command.action->json);
  }
}

void add_hint(CLI::App& app) {
  const Command<AskHint> command(
      app, "hint", "The best moves of a position or a recorded match, and the reasons for them",
      "A search thinks from what the seat knows, and no more. Of each move it tells the chance to win, the lead in the "
      "end\n"
      "that it expects, how often it tried the move, and which parts of the game's own judgement change by it. The "
      "same\n"
      "--sims give the same hint; by time it depends on the machine.\n"
      "\n"
      "Examples:\n"
      "  fondaco hint game.json\n"
      "  fondaco hint game.json --seat 0 --time 3000 --lang it\n"
      "  fondaco hint match.fondaco.json --at 12 --top 5\n"
      "  fondaco position new amsterdam --seed 7 | fondaco hint - --sims 2000 --json");
  AskHint& action = *command.action;
  command.app->add_option("FILE", action.source.file, "A position or a record, or - for the standard input")
      ->type_name("")
      ->required();
  command.app->add_option("--seat", action.seat, "Whose move it is (default: whoever is to move); seats count from 0")
      ->type_name("S")
      ->check(between(0, max_seats - 1));
  command.app->add_option("--at", action.at, "Of a record: the position before this move (default: the last)")
      ->type_name("PLY")
      ->check(between(0, 1'000'000'000));
  command.app->add_option("--time", action.time_ms, "Milliseconds to think (default: 1000, or no limit with --sims)")
      ->type_name("MS")
      ->check(between(1, 3'600'000));
  command.app->add_option("--sims", action.simulations, "Simulations, at most")
      ->type_name("N")
      ->check(between(1, 1'000'000'000));
  command.app->add_option("--top", action.top, "How many moves")
      ->capture_default_str()
      ->type_name("K")
      ->check(between(1, 1000));
  command.app
      ->add_option("--lang", action.language, "Language (default: what LC_ALL, LC_MESSAGES or LANG say, else en)")
      ->type_name(language_choices());
  command.app->add_option("--edition", action.source.edition, "The edition file, for a file that names one of your own")
      ->type_name("FILE");
  add_json(*command.app, action.json);
}

void add_replay(CLI::App& app) {
  const Command<Replay> command(app, "replay", "Play a recorded match again and show it",
                                "Examples:\n"
                                "  fondaco replay match.fondaco.json\n"
                                "  fondaco replay match.fondaco.json --at 12 | fondaco position legal -\n"
                                "  fondaco replay match.fondaco.json --verify");
  Replay& action = *command.action;
  command.app->add_option("FILE", action.file, "A record, or - for the standard input")->type_name("")->required();
  CLI::Option* at =
      command.app->add_option("--at", action.at, "Print the position before this move; moves count from 0");
  at->type_name("PLY")->check(between(0, 1'000'000'000));
  command.app->add_flag("--verify", action.verify, "Check that the moves give the recorded results and hash")
      ->excludes(at);
  command.app->add_option("--edition", action.edition, "The edition file, for a record that names one of your own")
      ->type_name("FILE");
}

void add_rules(CLI::App& app) {
  const Command<ReadRules> command(app, "rules", "Read the rules of a game: the book, a chapter, or one rule",
                                   "Examples:\n"
                                   "  fondaco rules amsterdam | less\n"
                                   "  fondaco rules amsterdam TA-5\n"
                                   "  fondaco rules amsterdam TA-5.4 --lang it\n"
                                   "  fondaco rules amsterdam --json");
  ReadRules& action = *command.action;
  command.app->add_option("GAME", action.game, "The game")->type_name("")->required();
  CLI::Option* id = command.app->add_option("ID", action.id, "A chapter or a rule, such as TA-5 or TA-5.4");
  id->type_name("");
  command.app->add_option("--lang", action.language, "Language; where there is no such book it is in English")
      ->capture_default_str()
      ->type_name(language_choices());
  command.app->add_flag("--json", action.json, "Print the whole book as one JSON document")->excludes(id);
}

void add_edition(CLI::App& app) {
  CLI::App& edition = *app.add_subcommand("edition", "Work with editions: the maps, cards and tables of a game");
  edition.require_subcommand(1, 1);
  edition.footer("Example:\n  fondaco edition check my-edition.json");
  const Command<CheckEdition> command(edition, "check",
                                      "Check an edition file: what it holds, its hash, and where its facts come from",
                                      "Play it with `--edition FILE`. The id of an edition is the name of its file.\n"
                                      "\n"
                                      "Example:\n"
                                      "  fondaco edition check my-edition.json");
  command.app->add_option("FILE", command.action->file, "An edition file, or - for the standard input")
      ->type_name("")
      ->required();
  command.app->add_option("--game", command.action->game, "Its game, if the file does not say it")->type_name("ID");
}

void add_bench(CLI::App& app) {
  const Command<Bench> command(
      app, "bench", "Measure the speed of the rules on one thread, and print the signature of their behaviour",
      "Random self-play to the end, set-up included, as a search would run it; then copying a state, listing the "
      "legal\n"
      "moves and playing one. The signature is a hash over fixed games: it changes only when the rules do.\n"
      "\n"
      "Examples:\n"
      "  fondaco bench\n"
      "  fondaco bench amsterdam --json");
  Bench& action = *command.action;
  command.app->add_option("GAME", action.games, "The games (default: all)")->type_name("");
  command.app->add_option("--seconds", action.seconds, "Time for each game and player count")
      ->capture_default_str()
      ->type_name("S")
      ->check(between(0.01, 600.0));
  add_json(*command.app, action.json);
}

}  // namespace fondaco::cli
