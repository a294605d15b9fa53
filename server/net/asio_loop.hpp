// SPDX-License-Identifier: MIT
#pragma once
// The inside of NetworkLoop, for the files of this folder that speak to the network.
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "server/net/network_loop.hpp"

namespace fondaco::net {

namespace asio = boost::asio;
using Executor = asio::io_context::executor_type;
using SteadyTimer =
    asio::basic_waitable_timer<std::chrono::steady_clock, asio::wait_traits<std::chrono::steady_clock>, Executor>;
using TcpSocket = asio::basic_stream_socket<asio::ip::tcp, Executor>;

class AsioLoop final : public NetworkLoop {
 public:
  /// What the network is built on, whoever handed out the loop.
  static AsioLoop& of(NetworkLoop& loop) { return static_cast<AsioLoop&>(loop); }

  explicit AsioLoop(base::SteadyTime time);
  void post(base::Task task) override;
  std::unique_ptr<base::Timer> at(base::Time when, base::Task task) override;
  base::Time now() const override { return time_.now(); }
  void run() override;
  void stop() override { context_.stop(); }
  void on_signal(base::Task task) override;
  void on_hangup(base::Task task) override;
  bool run_until(const std::function<bool()>& done, std::chrono::milliseconds timeout) override;

  asio::io_context& context() { return context_; }
  /// Milliseconds that only grow, for limits.
  base::Time uptime() const { return time_.awake(); }
  /// Where bytes are read into by whoever reads just now, so that connections at rest need no buffer of their own.
  std::span<char> scratch() { return scratch_; }

 private:
  using AlarmKey = std::pair<base::Time, std::uint64_t>;
  using Alarms = std::map<AlarmKey, base::Task>;
  struct Alarm;

  void wait_for_signal();
  void wait_for_hangup();
  void wait_for_alarm();
  void ring();

  base::SteadyTime time_;
  asio::io_context context_{1};  // one thread runs it; other threads may post
  asio::executor_work_guard<Executor> work_{context_.get_executor()};
  std::shared_ptr<Alarms> alarms_ = std::make_shared<Alarms>();
  std::uint64_t alarms_made_ = 0;
  SteadyTimer bell_{context_};
  base::Time bell_at_ = -1;  ///< by the clock of this machine; -1: it is not set
  std::optional<asio::signal_set> signals_;
  base::Task on_signal_;
  std::optional<asio::signal_set> hangups_;
  base::Task on_hangup_;
  std::vector<char> scratch_;
};

}  // namespace fondaco::net
