// SPDX-License-Identifier: MIT
// The commands around the table server: serve, load, store.
#include <algorithm>
#include <fstream>

#include "cli/actions.hpp"
#include "cli/command.hpp"
#include "cli/commands.hpp"
#include "cli/refusal.hpp"
#include "engine/json/escape.hpp"

namespace fondaco::cli {
namespace {

/// Gives the options of a command the values of a TOML file, but for those that the command line has. CLI11 would do it
/// for the program as a whole only.
void read_settings(CLI::App& command, const std::string& file) {
  for (const CLI::ConfigItem& item : CLI::ConfigTOML().from_file(file)) {
    if (item.name == "++" || item.name == "--") continue;  // where a [section] begins and ends
    CLI::Option* option = item.parents.empty() ? command.get_option_no_throw("--" + item.name) : nullptr;
    if (option == nullptr || !option->get_configurable()) {
      throw WrongUsage(file + ": there is no setting " + json::quoted(item.fullname()));
    }
    if (item.inputs.empty()) throw WrongUsage(file + ": " + item.name + " has no value");
    if (option->count() > 0) continue;
    if (option->get_expected_min() > 0) {
      option->add_result(item.inputs);
    } else {
      option->add_result(CLI::ConfigTOML().to_flag(item));
    }
  }
}

/// How people are told who are away.
void add_notices(CLI::App& app, Serve& action) {
  app.add_flag("--push-anywhere", action.push_anywhere,
               "Let push services be in this network, and without TLS: for tests, or one of your own");
  app.add_option("--webhook", action.webhook, "Is told in JSON when it becomes the turn of somebody who is away")
      ->type_name("URL");
  app.add_option("--webhook-secret", action.webhook_secret_file, "The file with the secret that signs what it is told")
      ->type_name("FILE");
  app.add_option("--mail-server", action.mail_server, "For those who want a mail then: smtp://HOST:PORT or smtps://")
      ->type_name("URL");
  app.add_option("--mail-from", action.mail_from, "The address such mails come from")->type_name("ADDRESS");
  app.add_option("--mail-user", action.mail_user, "The name for the mail server, where it wants one")
      ->type_name("NAME");
  app.add_option("--mail-password", action.mail_password_file, "The file with the password for it")->type_name("FILE");
}

/// The words of this process after that one.
std::vector<std::string> words_after(std::string_view command) {
  std::ifstream in("/proc/self/cmdline", std::ios::binary);
  std::vector<std::string> words;
  bool found = false;
  for (std::string word; std::getline(in, word, '\0');) {
    if (found) words.push_back(word);
    found = found || word == command;
  }
  return words;
}

/// How much one visitor may take. SIGHUP reads them again.
void add_limits(CLI::App& app, Serve& action) {
  const auto limit = [&app](const std::string& name, unsigned& value, const std::string& what) {
    app.add_option(name, value, what)->capture_default_str()->type_name("N")->check(between(1, 1'000'000));
  };
  limit("--sockets-per-address", action.sockets_per_address, "WebSockets that one address may have open");
  limit("--requests-per-second", action.requests_per_second, "Requests of one address; four times as many at once");
  limit("--tables-per-person", action.tables_per_person, "Tables of the last day that one person may have open");
  limit("--tables-per-address", action.tables_per_address, "The same for all who come from one address");
}

/// What a host sees of the server.
void add_host_options(CLI::App& app, Serve& action) {
  app.add_option("--log", action.log, "A file for the log (default: the standard error)")->type_name("FILE");
  app.add_option("--access-log", action.access_log, "A file that gets a line of JSON for each request, or - for stdout")
      ->type_name("FILE");
  app.add_option("--least-free", action.least_free_mib,
                 "Room on the disk below which /readyz says that it is not ready")
      ->capture_default_str()
      ->type_name("MIB");
}

void add_serve_options(CLI::App& app, Serve& action) {
  // The first option: the others are read after it.
  app.add_option_function<std::string>(
         "--config", [&app](const std::string& file) { read_settings(app, file); },
         "A TOML file with these settings; those given here count more")
      ->configurable(false)
      ->type_name("FILE")
      ->check(CLI::ExistingFile.description(""));
  app.add_option("--listen", action.listen, "Where to listen; port 0 is any free one")
      ->capture_default_str()
      ->type_name("HOST:PORT");
  app.add_option("--metrics", action.metrics,
                 "Where /metrics is shown, or off (default: 127.0.0.1:9464, if nobody else is there)")
      ->type_name("HOST:PORT");
  app.add_option("--data", action.data, "The folder for what is kept (default: ~/.local/share/fondaco)")
      ->type_name("DIR");
  app.add_option("--store", action.store, "The file of the store (default: in the folder of --data)")
      ->type_name("sqlite:FILE");
  app.add_option("--wait", action.wait, "Wait for another server that has the store open, or only so many seconds")
      ->expected(0, 1)
      ->default_str("forever")
      ->type_name("[SECONDS]");
  app.add_option("--bus", action.bus, "How several servers of one store hear of each other")
      ->capture_default_str()
      ->type_name("local");
  app.add_option("--web", action.web, "The folder of the web client, shown at / (default: the one beside the program)")
      ->type_name("DIR");
  app.add_option("--origin", action.origins, "An address people use for this server, such as https://club.example")
      ->type_name("URL");
  app.add_option("--host", action.hosts,
                 "A name people use for this server in their network, such as games.lan; addresses, localhost, the "
                 "names of --origin and of this machine are known already")
      ->type_name("NAME");
  app.add_option("--trust", action.trusted, "An address that no limits of one visitor hold for")->type_name("ADDRESS");
  app.add_flag("--behind-proxy", action.behind_proxy, "Believe what a proxy says about where visitors come from");
  app.add_option("--bot-threads", action.bot_threads, "Bots that think at a time (default: cores less one)")
      ->type_name("N")
      ->check(between(0, 256));
  app.add_option("--grace", action.grace,
                 "After the server was away: how long clocks wait for people to come back, in seconds")
      ->capture_default_str()
      ->type_name("S")
      ->check(between(0, 86'400));
  add_limits(app, action);
  add_host_options(app, action);
  add_notices(app, action);
}

}  // namespace

void add_serve(CLI::App& app) {
  const Command<Serve> command(
      app, "serve", "Open the tables: a server for people and bots elsewhere",
      "Everything is kept in one file, and nothing needs to be set up. Each setting below may also stand in a TOML "
      "file:\n"
      "  listen = \"0.0.0.0:8080\"\n"
      "  behind-proxy = true\n"
      "\n"
      "Examples:\n"
      "  fondaco serve\n"
      "  fondaco serve --listen 0.0.0.0:8080 --data /var/lib/fondaco\n"
      "  fondaco serve --config /etc/fondaco/fondaco.toml");
  add_serve_options(*command.app, *command.action);
}

Serve Serve::read_again() {
  std::vector<std::string> words = words_after("serve");
  std::ranges::reverse(words);  // as CLI11 wants them
  Serve fresh;
  CLI::App app;
  add_serve_options(app, fresh);
  app.parse(words);
  return fresh;
}

void add_load(CLI::App& app) {
  const Command<LoadServer> command(app, "load", "Play many matches at once against a server, and measure it",
                                    "Every seat is a visitor with a socket of its own. Start the server with --trust "
                                    "and their address, or its limits\n"
                                    "will stop them. The time of a move counts from when it is due until every seat "
                                    "has seen it. With --pace moves fall\n"
                                    "due by a timetable: what waits because the server is late counts as well.\n"
                                    "\n"
                                    "Examples:\n"
                                    "  fondaco serve --trust 127.0.0.1 &\n"
                                    "  fondaco load --matches 200 --seconds 10\n"
                                    "  fondaco load --game hansa --matches 500 --pace 2000 --seconds 60 --json");
  LoadServer& action = *command.action;
  command.app->add_option("--url", action.url, "The server")->capture_default_str()->type_name("URL");
  command.app->add_option("--metrics", action.metrics, "Where the server shows its metrics")
      ->capture_default_str()
      ->type_name("URL");
  command.app->add_option("--game", action.game, "What is played")->capture_default_str()->type_name("GAME");
  command.app->add_option("--matches", action.matches, "How many at a time")
      ->capture_default_str()
      ->type_name("N")
      ->check(between(1, 100'000));
  command.app->add_option("--users", action.users, "People who share the seats (default: one for each seat)")
      ->type_name("N")
      ->check(between(1, 200'000));
  command.app->add_option("--warm-up", action.warm_up, "Seconds of play before anything counts")
      ->capture_default_str()
      ->type_name("S")
      ->check(between(0.0, 3'600.0));
  command.app->add_option("--seconds", action.seconds, "For how long")
      ->capture_default_str()
      ->type_name("S")
      ->check(between(0.1, 36'000.0));
  command.app
      ->add_option("--pace", action.pace_ms,
                   "How often a move of a match is due on average (default: as soon as it can be made)")
      ->type_name("MS")
      ->check(between(0.0, 3'600'000.0));
  add_json(*command.app, action.json);
}

void add_store(CLI::App& app) {
  CLI::App& store =
      *app.add_subcommand("store", "Check, back up, restore, export and repair the file of a table server");
  store.require_subcommand(1, 1);
  store.footer(
      "All but restore work while the server runs.\n"
      "\n"
      "Examples:\n"
      "  fondaco store check fondaco.sqlite\n"
      "  fondaco store backup fondaco.sqlite monday.sqlite");
  {
    const Command<CheckStore> command(store, "check", "Read everything, and tell what is damaged",
                                      "Exit status 1 when something is.\n"
                                      "\n"
                                      "Examples:\n"
                                      "  fondaco store check fondaco.sqlite\n"
                                      "  fondaco store check fondaco.sqlite --json");
    command.app->add_option("FILE", command.action->file, "The store")->type_name("")->required();
    add_json(*command.app, command.action->json);
  }
  {
    const Command<BackUpStore> command(store, "backup", "Copy the store as it is at this moment to a new file",
                                       "Example:\n  fondaco store backup fondaco.sqlite monday.sqlite");
    command.app->add_option("FILE", command.action->file, "The store")->type_name("")->required();
    command.app->add_option("TO", command.action->to, "The new file")->type_name("")->required();
  }
  {
    const Command<RestoreStore> command(store, "restore", "Check a backup and put it in the place of a store",
                                        "The server must not be running on it.\n"
                                        "\n"
                                        "Examples:\n"
                                        "  fondaco store restore monday.sqlite fondaco.sqlite\n"
                                        "  fondaco store restore monday.sqlite fondaco.sqlite --replace");
    command.app->add_option("BACKUP", command.action->backup, "The backup")->type_name("")->required();
    command.app->add_option("FILE", command.action->file, "The store")->type_name("")->required();
    command.app->add_flag("--replace", command.action->replace, "Also when the store is there: it is lost");
  }
  {
    const Command<ExportStore> command(store, "export", "All finished matches, one line of JSON each, or as records",
                                       "Examples:\n"
                                       "  fondaco store export fondaco.sqlite > matches.jsonl\n"
                                       "  fondaco store export fondaco.sqlite --out records");
    command.app->add_option("FILE", command.action->file, "The store")->type_name("")->required();
    command.app->add_option("--out", command.action->out, "A folder that gets the record of each, ID.fondaco.json")
        ->type_name("DIR")
        ->check(CLI::ExistingDirectory);
  }
  {
    const Command<RepairStore> command(
        store, "repair", "Take back the marks that older servers put on matches",
        "Servers before version 3 of the store marked what they could not play as damaged\n"
        "and listed it no more. Such tables come back; nothing else is changed. Exit status\n"
        "1 when a log is not what was written: it stays as it is.\n"
        "\n"
        "Examples:\n"
        "  fondaco store repair fondaco.sqlite\n"
        "  fondaco store repair fondaco.sqlite --json");
    command.app->add_option("FILE", command.action->file, "The store")->type_name("")->required();
    add_json(*command.app, command.action->json);
  }
}

}  // namespace fondaco::cli
