#pragma once
// Figures for Prometheus. They are collected when somebody asks.
#include <functional>
#include <memory>
#include <string>

#include "server/courier/dispatcher.hpp"
#include "server/net/listener.hpp"
#include "server/store/writer.hpp"
#include "server/tables/bot_pool.hpp"

namespace fondaco::server {

struct Figures {
  NetFigures net;
  Writer::Figures store;
  BotPool::Figures bots;
  Dispatcher::Figures notices;
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
  std::string text(const Figures& figures);

 private:
  struct Families;
  std::unique_ptr<Families> families_;
};

}  // namespace fondaco::server
