// SPDX-License-Identifier: MIT
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

namespace fondaco::site {

/// Everything that knows about tables.
struct Tables {
  Tables(base::Loop& loop, store::Database& reader, store::Writer& writer, tables::TableRegistry::Names names,
         const tables::RegistrySettings& settings)
      : registry(loop, reader, writer, std::move(names), settings) {}

  tables::TableRegistry registry;
  tables::Play play{registry};
  tables::Seating seating{registry, play};
  tables::TableFeed feed{registry};
  tables::Moderation moderation{registry, play};
  tables::Archive archive{registry};
  tables::Advice advice{registry};
};

/// Where a request comes from.
tables::Origin origin_of(const net::Request& request);

std::vector<std::string_view> command_names();
/// Throws a Refusal, or answers by the command's reply, now or later.
tables::Ruling<> run_command(Tables& tables, std::string_view name, const std::string& table,
                             const tables::Command& command);

}  // namespace fondaco::site
