// SPDX-License-Identifier: MIT
#pragma once
// Figures for Prometheus. They are collected when somebody asks.
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "server/courier/dispatcher.hpp"
#include "server/net/listener.hpp"
#include "server/people/people.hpp"
#include "server/site/readiness.hpp"
#include "server/store/writer.hpp"
#include "server/tables/bot_pool.hpp"

namespace fondaco::site {

struct Figures {
  net::NetFigures net;
  store::Writer::Figures store;
  tables::BotPool::Figures bots;
  courier::Dispatcher::Figures notices;
  people::People::Figures people;
  Readiness::Figures readiness;
  std::size_t tables = 0;
  std::uint64_t tables_refused = 0;  ///< by the limits of one visitor
};

class Metrics {
 public:
  Metrics();
  ~Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;

  /// From the command to the disk, in seconds.
  void observe_write(double seconds);
  /// A call or command was refused with that code.
  void count_refusal(std::string_view code);
  std::string text(const Figures& figures);

 private:
  struct Families;
  std::unique_ptr<Families> families_;
};

}  // namespace fondaco::site
