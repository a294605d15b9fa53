// SPDX-License-Identifier: MIT
#include "server/site/metrics.hpp"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>
#include <sys/resource.h>
#include <unistd.h>

#include <fstream>
#include <vector>

namespace fondaco::site {
namespace {

double cpu_seconds() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double resident_bytes() {
  std::ifstream statm("/proc/self/statm");
  double pages = 0;
  statm >> pages >> pages;
  return pages * static_cast<double>(sysconf(_SC_PAGESIZE));
}

}  // namespace

struct Metrics::Families {
  prometheus::Registry registry;
  prometheus::Histogram& writes =
      prometheus::BuildHistogram()
          .Name("fondaco_write_seconds")
          .Help("From a command at a table until it was durable")
          .Register(registry)
          .Add({}, prometheus::Histogram::BucketBoundaries{0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2});

  prometheus::Gauge& gauge(const std::string& name, const std::string& help) {
    return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
  }
  prometheus::Counter& counter(const std::string& name, const std::string& help) {
    return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
  }

  /// One for each value of a label, in the order of the names.
  template <std::size_t count>
  std::vector<prometheus::Gauge*> gauges(const std::string& name, const std::string& help, const std::string& label,
                                         const std::array<std::string_view, count>& values) {
    auto& family = prometheus::BuildGauge().Name(name).Help(help).Register(registry);
    std::vector<prometheus::Gauge*> all;
    for (const std::string_view value : values) all.push_back(&family.Add({{label, std::string(value)}}));
    return all;
  }

  prometheus::Gauge& tables = gauge("fondaco_tables_loaded", "Tables in memory");
  prometheus::Gauge& connections = gauge("fondaco_connections", "Open connections");
  prometheus::Gauge& sockets = gauge("fondaco_sockets", "Open WebSockets");
  prometheus::Gauge& store_waiting = gauge("fondaco_store_waiting", "Writes that are not durable yet");
  prometheus::Gauge& slowest_commit = gauge("fondaco_commit_slowest_seconds", "The slowest commit since the last look");
  prometheus::Gauge& bots_waiting = gauge("fondaco_bots_waiting", "Bots that wait for a thread to think on");
  prometheus::Gauge& bots_thinking = gauge("fondaco_bots_thinking", "Bots that think");
  std::vector<prometheus::Gauge*> bots_by_urgency = gauges(
      "fondaco_bots_waiting_by_urgency", "Bots that wait, by who waits for them", "urgency", tables::urgency_names);
  std::vector<prometheus::Gauge*> bots_by_worker =
      gauges("fondaco_bots_thinking_by_thread", "Bots that think, by the kind of their thread", "thread",
             tables::worker_names);
  prometheus::Gauge& notices_waiting =
      gauge("fondaco_notices_waiting", "Messages to people who are away, not sent yet");
  prometheus::Gauge& memory = gauge("process_resident_memory_bytes", "Memory in use");
  prometheus::Counter& cpu = counter("process_cpu_seconds_total", "Processor time used");
  prometheus::Counter& requests = counter("fondaco_requests_total", "HTTP requests");
  prometheus::Counter& frames_in = counter("fondaco_frames_received_total", "WebSocket frames received");
  prometheus::Counter& frames_out = counter("fondaco_frames_sent_total", "WebSocket frames sent");
  prometheus::Counter& refused = counter("fondaco_refused_total", "Refused because of a limit");
  prometheus::Counter& tables_refused =
      counter("fondaco_tables_refused_total", "Tables refused because one visitor had too many");
  prometheus::Counter& cut_off = counter("fondaco_cut_off_total", "Cut off for silence or for reading too slowly");
  prometheus::Counter& works = counter("fondaco_writes_total", "Writes that became durable");
  prometheus::Counter& commits = counter("fondaco_commits_total", "Commits, each of a group of writes");
  prometheus::Counter& commit_seconds = counter("fondaco_commit_seconds_total", "Time spent in commits");
  prometheus::Counter& decisions = counter("fondaco_bot_decisions_total", "Decisions of bots");
  prometheus::Counter& postponed =
      counter("fondaco_bots_postponed_total", "Bots that were asked again later, since too many waited");
  prometheus::Counter& hints = counter("fondaco_hints_total", "Hints that were thought out");
  prometheus::Counter& notices = counter("fondaco_notices_delivered_total", "Messages to people who are away");
  prometheus::Counter& notices_failed = counter("fondaco_notices_failed_total", "Messages that nobody would take");
  prometheus::Counter& notices_dropped =
      counter("fondaco_notices_dropped_total", "Messages for which the queue was full");
  prometheus::Counter& failed_writes = counter("fondaco_writes_failed_total", "Writes that the store refused");
  prometheus::Counter& sign_ins = counter("fondaco_sign_ins_total", "Sign-ins with the right password");
  prometheus::Counter& sign_in_failures = counter("fondaco_sign_in_failures_total", "Wrong passwords");
  prometheus::Gauge& ready = gauge("fondaco_ready", "1 when /readyz answers 200");
  prometheus::Gauge& disk_free = gauge("fondaco_disk_free_bytes", "Room on the disk of the store");
  prometheus::Gauge& lag = gauge("fondaco_loop_lag_seconds", "The longest lag of the loop in the last ten seconds");
  prometheus::Family<prometheus::Counter>& refusals = prometheus::BuildCounter()
                                                          .Name("fondaco_refusals_total")
                                                          .Help("Calls and commands that were refused, by code")
                                                          .Register(registry);
  prometheus::Counter& bot_seconds = counter("fondaco_bot_seconds_total", "Time that bots thought, hints as well");
};

Metrics::Metrics() : families_(std::make_unique<Families>()) {}
Metrics::~Metrics() = default;

void Metrics::observe_write(double seconds) { families_->writes.Observe(seconds); }

void Metrics::count_refusal(std::string_view code) {
  families_->refusals.Add({{"code", std::string(code)}}).Increment();
}

std::string Metrics::text(const Figures& figures) {
  Families& all = *families_;
  const auto count = [](prometheus::Counter& counter, auto total) {
    counter.Increment(static_cast<double>(total) - counter.Value());
  };
  all.tables.Set(static_cast<double>(figures.tables));
  all.connections.Set(static_cast<double>(figures.net.connections));
  all.sockets.Set(static_cast<double>(figures.net.sockets));
  all.store_waiting.Set(static_cast<double>(figures.store.waiting));
  all.slowest_commit.Set(figures.store.slowest_commit);
  all.bots_waiting.Set(static_cast<double>(figures.bots.waiting));
  all.bots_thinking.Set(static_cast<double>(figures.bots.thinking));
  for (std::size_t i = 0; i < tables::urgency_names.size(); ++i) {
    all.bots_by_urgency[i]->Set(static_cast<double>(figures.bots.waiting_by_urgency[i]));
  }
  for (std::size_t i = 0; i < tables::worker_names.size(); ++i) {
    all.bots_by_worker[i]->Set(static_cast<double>(figures.bots.thinking_by_worker[i]));
  }
  all.notices_waiting.Set(static_cast<double>(figures.notices.waiting));
  all.memory.Set(resident_bytes());
  count(all.cpu, cpu_seconds());
  count(all.requests, figures.net.requests);
  count(all.frames_in, figures.net.frames_in);
  count(all.frames_out, figures.net.frames_out);
  count(all.refused, figures.net.refused);
  count(all.tables_refused, figures.tables_refused);
  count(all.cut_off, figures.net.cut_off);
  count(all.works, figures.store.works);
  count(all.failed_writes, figures.store.failed);
  count(all.sign_ins, figures.people.sign_ins);
  count(all.sign_in_failures, figures.people.sign_in_failures);
  all.ready.Set(figures.readiness.ready ? 1 : 0);
  all.disk_free.Set(static_cast<double>(figures.readiness.disk_free_bytes));
  all.lag.Set(static_cast<double>(figures.readiness.lag) / 1000);
  count(all.commits, figures.store.commits);
  count(all.commit_seconds, figures.store.commit_seconds);
  count(all.decisions, figures.bots.decisions);
  count(all.postponed, figures.bots.postponed);
  count(all.hints, figures.bots.hints);
  count(all.notices, figures.notices.delivered);
  count(all.notices_failed, figures.notices.failed);
  count(all.notices_dropped, figures.notices.dropped);
  count(all.bot_seconds, figures.bots.seconds);
  return prometheus::TextSerializer().Serialize(all.registry.Collect());
}

}  // namespace fondaco::site
