// SPDX-License-Identifier: MIT
// fondaco store
#include <filesystem>

#include "cli/actions.hpp"
#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/play_record.hpp"
#include "cli/refusal.hpp"
#include "engine/json/writer.hpp"
#include "server/store/tools.hpp"

namespace fondaco::cli {
namespace {

using store::Finding;
using store::RepairReport;
using store::StoreReport;

std::string finding_text(const store::Finding& finding) {
  return (finding.table.empty() ? "the file" : "table " + finding.table) + ": " + finding.what;
}

/// Ends the command badly when there are any. What was printed so far stays.
void refuse_findings(const std::string& file, const std::vector<store::Finding>& findings) {
  if (findings.empty()) return;
  throw Refusal(file + ": " + counted(findings.size(), "finding") + ", the first: " + finding_text(findings.front()));
}

std::string findings_text(const std::vector<store::Finding>& findings) {
  std::string text;
  for (const store::Finding& finding : findings) text += printable(finding_text(finding)) + "\n";
  return text;
}

void write_findings(const std::vector<store::Finding>& findings, json::Writer& out) {
  out.key("findings");
  out.begin_array();
  for (const store::Finding& finding : findings) {
    out.begin_object();
    if (!finding.table.empty()) out.member("table", std::string_view(finding.table));
    out.member("what", std::string_view(finding.what));
    out.end_object();
  }
  out.end_array();
}

std::string report_json(const std::string& file, const store::StoreReport& report) {
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  out.member("file", std::string_view(file));
  out.member("sound", report.sound());
  out.member("tables", report.tables);
  out.member("entries", report.entries);
  write_findings(report.findings, out);
  out.end_object();
  return out.take();
}

std::string repair_json(const std::string& file, const store::RepairReport& report) {
  json::Writer out(json::Layout::pretty);
  out.begin_object();
  out.member("file", std::string_view(file));
  out.key("restored");
  out.begin_array();
  for (const std::string& id : report.restored) out.value(std::string_view(id));
  out.end_array();
  write_findings(report.findings, out);
  out.end_object();
  return out.take();
}

std::string contents_text(const store::StoreReport& report) {
  return counted(static_cast<std::uint64_t>(report.tables), "table") + " with " +
         counted(static_cast<std::uint64_t>(report.entries), "event") + " in their logs";
}

}  // namespace

void CheckStore::run() const {
  const store::StoreReport report = store::check_store(file);
  if (json) {
    print(report_json(file, report));
  } else {
    print(report.sound() ? "sound: " + contents_text(report) + "\n" : findings_text(report.findings));
  }
  refuse_findings(file, report.findings);
}

void RepairStore::run() const {
  const store::RepairReport report = store::repair_store(file);
  if (json) {
    print(repair_json(file, report));
  } else {
    std::string text;
    for (const std::string& id : report.restored) text += "restored table " + printable(id) + "\n";
    text += findings_text(report.findings);
    print(text.empty() ? "nothing to repair\n" : text);
  }
  refuse_findings(file, report.findings);
}

void BackUpStore::run() const {
  store::back_up_store(file, to);
  print("backed up to " + printable(to) + "\n");
}

void RestoreStore::run() const {
  const store::StoreReport report = store::restore_store(backup, file, replace);
  print(findings_text(report.findings) + "restored " + printable(file) + ": " + contents_text(report) + "\n");
}

void ExportStore::run() const {
  if (out.empty()) {
    return refuse_findings(file, store::export_matches(file, [](const std::string& line) { print(line + "\n"); }));
  }
  std::uint64_t count = 0;
  const auto findings = store::export_records(file, [&](const std::string& id, const std::string& record) {
    const std::string name = id + ".fondaco.json";
    if (std::filesystem::path(name).filename() != name) throw Refusal(file + ": a table has a path as its id");
    write_file((std::filesystem::path(out) / name).string(), record);
    ++count;
  });
  print("wrote " + counted(count, "record") + "\n");
  refuse_findings(file, findings);
}

}  // namespace fondaco::cli
