// SPDX-License-Identifier: MIT
#pragma once
// The record of a finished match (docs/records.md), written from what is kept: nothing is played again, so it can be
// of rules that this program does not have.
#include <functional>
#include <string>
#include <vector>

#include "engine/json/writer.hpp"
#include "server/store/rows.hpp"

namespace fondaco::store {

/// The members game, edition, rules_version, options and seed.
void write_terms(const TableRow& table, json::Writer& out);

/// A member that is kept as compact JSON; nothing where nothing is kept. What is no JSON is written as a text.
void write_document(std::string_view name, const std::string& text, json::Writer& out);

/// The moves are those that count; none when the log does not tell them. `more` may write members of its own.
std::string kept_record(const TableRow& table, const std::vector<LogEntry>& log, const std::vector<std::string>& names,
                        const std::function<void(json::Writer&)>& more = nullptr);

}  // namespace fondaco::store
