// SPDX-License-Identifier: MIT
#pragma once
// The subcommands as the command line sees them: names, options, help. What they do stands in cli/actions.hpp, free of
// CLI11, whose headers are slow to compile.
#include "cli/game_choice.hpp"

namespace CLI {
class App;
}

namespace fondaco::cli {

void add_games(CLI::App& app);
void add_describe(CLI::App& app);
void add_play(CLI::App& app);  // cli/play.cpp
void add_selfplay(CLI::App& app);
void add_arena(CLI::App& app);
void add_tune(CLI::App& app);
void add_position(CLI::App& app);
void add_hint(CLI::App& app);
void add_replay(CLI::App& app);
void add_rules(CLI::App& app);
void add_edition(CLI::App& app);
void add_bench(CLI::App& app);
void add_serve(CLI::App& app);
void add_load(CLI::App& app);
void add_store(CLI::App& app);

/// GAME, --players, --seed, --set and --edition. The choice must live until the command has run.
void add_game_choice(CLI::App& command, GameChoice& choice);

}  // namespace fondaco::cli
