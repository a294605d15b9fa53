// SPDX-License-Identifier: MIT
#pragma once
// Shows the figures for Prometheus on an address of their own: they are for the host, not for visitors.
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/net/listener.hpp"

namespace fondaco::site {

struct MetricsSettings {
  bool on = true;
  std::string host = "127.0.0.1";
  std::uint16_t port = 0;               ///< 0: any that is free
  std::vector<std::string> hosts = {};  ///< as in NetSettings
  bool required = true;  ///< false: where the address is taken the server goes on without metrics, and logs it
};

class MetricsListener final : public net::Site {
 public:
  /// Throws std::runtime_error with one line when the address is required and cannot be had.
  MetricsListener(net::NetworkLoop& loop, const MetricsSettings& settings, std::function<std::string()> text);

  /// 0: it does not listen.
  std::uint16_t port() const { return listener_ ? listener_->port() : 0; }
  void stop();

  void request(net::Request request, net::Respond respond) override;
  std::shared_ptr<net::SocketHandler> visit(const net::Request& request, std::shared_ptr<net::Socket> socket,
                                            net::Response& refusal) override;

 private:
  std::function<std::string()> text_;
  std::unique_ptr<net::Listener> listener_;
};

}  // namespace fondaco::site
