// SPDX-License-Identifier: MIT
#include "server/site/readiness.hpp"

#include <sys/statvfs.h>

#include <algorithm>
#include <filesystem>

#include "server/base/log.hpp"
#include "server/web/answer.hpp"

namespace fondaco::site {
namespace {

constexpr base::Time half_window = 5'000;

std::uint64_t free_bytes(const std::string& file) {
  const auto folder = std::filesystem::path(file).parent_path();
  struct statvfs disk{};
  if (::statvfs(folder.empty() ? "." : folder.c_str(), &disk) != 0) return 0;
  return static_cast<std::uint64_t>(disk.f_bavail) * disk.f_frsize;
}

}  // namespace

struct Readiness::State {
  store::Writer::Health store;
  Outcome files;
  std::uint64_t free = 0;
  base::Time lag = 0;
  bool store_ok = true;
  bool disk_ok = true;
  bool loop_ok = true;
  bool queues_ok = true;

  bool ready() const { return store_ok && disk_ok && loop_ok && queues_ok; }
};

Readiness::Readiness(base::Loop& loop, store::Writer& writer, const std::string& store,
                     const ReadinessSettings& settings, std::function<QueueLengths()> queues)
    : loop_(loop),
      writer_(writer),
      store_(store),
      settings_(settings),
      queues_(std::move(queues)),
      files_(store),
      half_began_(loop.now()),
      last_commit_(loop.now()) {
  look_later();
}

void Readiness::look_later() {
  due_ = loop_.now() + settings_.look_every;
  timer_ = loop_.at(due_, [this] { look(); });
}

void Readiness::look() {
  note_lag();
  const State state = look_around();
  note_faults(state);
  probe(state.store);
  look_later();
}

void Readiness::note_lag() {
  const base::Time now = loop_.now();
  if (now - half_began_ >= half_window) {
    lag_before_ = lag_;
    lag_ = 0;
    half_began_ = now;
  }
  lag_ = std::max(lag_, now - due_);
}

Readiness::State Readiness::look_around() {
  State state;
  state.store = writer_.health();
  state.files = files_.check();
  state.store_ok = state.files && state.store.failure.empty();
  state.free = free_bytes(store_);
  state.disk_ok = state.free >= settings_.least_free_bytes;
  state.lag = std::max(lag_, lag_before_);
  state.loop_ok = state.lag <= settings_.most_lag;
  state.queues_ok = state.store.waiting <= settings_.most_writes_waiting;
  return state;
}

/// Once for each trouble, and once when it is over.
void Readiness::note_faults(const State& state) {
  std::string fault = state.files ? "" : state.files.fault().message;
  if (fault.empty() && !state.disk_ok) {
    fault = "the disk of the store has less than " + std::to_string(settings_.least_free_bytes) + " bytes left";
  }
  if (fault == fault_) return;
  if (fault.empty()) {
    base::log_info("store", "all is well again");
  } else {
    base::log_error("store", fault);
  }
  fault_ = fault;
}

void Readiness::probe(const store::Writer::Health& store) {
  const base::Time now = loop_.now();
  if (store.commits != commits_) last_commit_ = now;
  commits_ = store.commits;
  const bool due = store.failure.empty() ? now - last_commit_ >= settings_.probe_when_idle
                                         : now - probed_ >= settings_.probe_when_failing;
  if (!due || probing_) return;
  probing_ = true;
  probed_ = now;
  writer_.submit([now](store::ServerStore& own) { own.set_about("probe", std::to_string(now)); },
                 [this](const std::exception_ptr&) { probing_ = false; });
}

net::Response Readiness::answer(bool stopping) {
  const State state = look_around();
  const QueueLengths queues = queues_();
  const bool ready = state.ready() && !stopping;
  json::Writer out;
  const auto part = [&](std::string_view name, bool ok) {
    out.key(name);
    out.begin_object();
    out.member("ok", ok);
  };
  out.begin_object();
  out.member("ready", ready);
  if (stopping) out.member("stopping", true);
  part("store", state.store_ok);
  // What exactly is wrong holds paths of this machine, and is in the log.
  if (!state.files) out.member("fault", "gone");
  if (state.files && !state.store.failure.empty()) out.member("fault", "not_writable");
  out.end_object();
  part("disk", state.disk_ok);
  out.member("free", static_cast<std::int64_t>(state.free));
  out.member("least", static_cast<std::int64_t>(settings_.least_free_bytes));
  out.end_object();
  part("loop", state.loop_ok);
  out.member("lag_ms", state.lag);
  out.end_object();
  part("queues", state.queues_ok);
  out.member("writes", static_cast<std::int64_t>(state.store.waiting));
  out.member("bots", static_cast<std::int64_t>(queues.bots));
  out.member("notices", static_cast<std::int64_t>(queues.notices));
  out.end_object();
  out.end_object();
  return web::answer(out.take(), ready ? 200 : 503);
}

Readiness::Figures Readiness::figures() {
  const State state = look_around();
  return {.disk_free_bytes = state.free, .lag = state.lag, .ready = state.ready()};
}

}  // namespace fondaco::site
