// SPDX-License-Identifier: MIT
#include "server/net/network_loop.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <boost/asio/post.hpp>
#include <csignal>

#include "server/net/asio_loop.hpp"

namespace fondaco::net {
namespace {

constexpr std::size_t scratch_bytes = 64 << 10;
/// How late an alarm may be when the machine has slept: the bell does not count that time, now() does.
constexpr std::int64_t longest_wait_ms = 1000;

/// Every connection is a file, and the usual limit of 1024 is one for other kinds of programs.
void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace

std::unique_ptr<NetworkLoop> NetworkLoop::make(base::SteadyTime time) {
  return std::make_unique<AsioLoop>(std::move(time));
}

struct AsioLoop::Alarm final : base::Timer {
  Alarm(std::weak_ptr<Alarms> all_alarms, AlarmKey its_key) : alarms(std::move(all_alarms)), key(its_key) {}
  ~Alarm() override {
    if (const auto all = alarms.lock()) all->erase(key);
  }
  Alarm(const Alarm&) = delete;
  Alarm& operator=(const Alarm&) = delete;

  std::weak_ptr<Alarms> alarms;  // what was posted and never ran may hold a timer, and goes with the loop
  AlarmKey key;
};

AsioLoop::AsioLoop(base::SteadyTime time) : time_(std::move(time)), scratch_(scratch_bytes) {
  // A peer that is gone is an error of a write, no reason to die.
  std::signal(SIGPIPE, SIG_IGN);
  allow_many_files();
}

void AsioLoop::post(base::Task task) { asio::post(context_, std::move(task)); }

void AsioLoop::run() {
  context_.run();
  context_.restart();
}

bool AsioLoop::run_until(const std::function<bool()>& done, std::chrono::milliseconds timeout) {
  const auto deadline = std::chrono::steady_clock::now() + timeout;
  while (!done()) {
    if (context_.run_one_until(deadline) > 0) continue;
    context_.restart();
    return done();
  }
  return true;
}

void AsioLoop::on_signal(base::Task task) {
  on_signal_ = std::move(task);
  if (signals_) return;
  signals_.emplace(context_, SIGINT, SIGTERM);
  wait_for_signal();
}

void AsioLoop::wait_for_signal() {
  signals_->async_wait([this](boost::system::error_code error, int) {
    if (error) return;
    wait_for_signal();
    on_signal_();
  });
}

void AsioLoop::on_hangup(base::Task task) {
  on_hangup_ = std::move(task);
  if (hangups_) return;
  hangups_.emplace(context_, SIGHUP);
  wait_for_hangup();
}

void AsioLoop::wait_for_hangup() {
  hangups_->async_wait([this](boost::system::error_code error, int) {
    if (error) return;
    wait_for_hangup();
    on_hangup_();
  });
}

std::unique_ptr<base::Timer> AsioLoop::at(base::Time when, base::Task task) {
  const AlarmKey key{when, alarms_made_++};
  alarms_->emplace(key, std::move(task));
  wait_for_alarm();
  return std::make_unique<Alarm>(alarms_, key);
}

void AsioLoop::wait_for_alarm() {
  if (alarms_->empty()) return;
  const std::int64_t wait = std::clamp<std::int64_t>(alarms_->begin()->first.first - now(), 0, longest_wait_ms);
  const base::Time ring_at = base::SteadyTime::awake_clock() + wait;
  if (bell_at_ >= 0 && bell_at_ <= ring_at) return;
  bell_at_ = ring_at;
  bell_.expires_after(std::chrono::milliseconds(wait));
  bell_.async_wait([this](boost::system::error_code error) {
    if (!error) ring();
  });
}

// One alarm at a time: one that is set anew for this very moment must not keep the network waiting.
void AsioLoop::ring() {
  bell_at_ = -1;
  base::Task task;
  if (const auto first = alarms_->begin(); first != alarms_->end() && first->first.first <= now()) {
    task = std::move(first->second);
    alarms_->erase(first);
  }
  wait_for_alarm();
  if (task) task();
}

}  // namespace fondaco::net
