#pragma once
// What can be done at a table, by name. A socket and a POST come to the same place.
#include "server/net/site.hpp"
#include "server/tables/advice.hpp"
#include "server/tables/archive.hpp"
#include "server/tables/moderation.hpp"
#include "server/tables/play.hpp"
#include "server/tables/seating.hpp"
#include "server/tables/table_feed.hpp"
#include "server/tables/table_registry.hpp"

namespace fondaco::server {

/// Everything that knows about tables.
struct Tables {
  Tables(Loop& loop, Database& reader, Writer& writer, TableRegistry::Names names, const RegistrySettings& settings)
      : registry(loop, reader, writer, std::move(names), settings) {}

  TableRegistry registry;
  Play play{registry};
  Seating seating{registry, play};
  TableFeed following{registry};
  Moderation moderation{registry, play};
  Archive archive{registry};
  Advice advice{registry};
};

/// Where a request comes from.
Origin origin_of(const Request& request);

std::vector<std::string_view> command_names();
/// Throws a Refusal, or answers by the command's reply, now or later.
void run_command(Tables& tables, std::string_view name, const std::string& table, const Command& command);

}  // namespace fondaco::server
