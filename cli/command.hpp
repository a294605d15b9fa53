// SPDX-License-Identifier: MIT
#pragma once
// How a subcommand is made. For those who read arguments only: CLI11 is a slow header.
#include <CLI/CLI.hpp>
#include <memory>
#include <string>

namespace fondaco::cli {

/// A subcommand that runs an Action. The caller adds its options.
template <class Action>
struct Command {
  CLI::App* app;
  std::shared_ptr<Action> action = std::make_shared<Action>();

  Command(CLI::App& parent, const std::string& name, const std::string& purpose, const std::string& examples)
      : app(parent.add_subcommand(name, purpose)) {
    app->footer(examples);
    app->callback([action = action] { action->run(); });
  }
};

/// A range that the list of options does not repeat; the message for a value outside tells it.
template <class Number>
CLI::Validator between(Number low, Number high) {
  return CLI::Range(low, high).description("");
}

inline void add_json(CLI::App& command, bool& json) {
  command.add_flag("--json", json, "Print one JSON document and nothing else");
}

}  // namespace fondaco::cli
