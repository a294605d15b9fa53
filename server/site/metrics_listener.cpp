// SPDX-License-Identifier: MIT
#include "server/site/metrics_listener.hpp"

#include "server/base/log.hpp"
#include "server/web/answer.hpp"

namespace fondaco::site {

MetricsListener::MetricsListener(net::NetworkLoop& loop, const MetricsSettings& settings,
                                 std::function<std::string()> text)
    : text_(std::move(text)) {
  if (!settings.on) return;
  net::NetSettings net;
  net.host = settings.host;
  net.port = settings.port;
  net.hosts = settings.hosts;
  try {
    listener_ = net::Listener::open(loop, std::move(net), *this);
  } catch (const std::runtime_error& error) {
    if (settings.required) throw;
    base::log_error("metrics", std::string("nobody can read the metrics: ") + error.what());
  }
}

void MetricsListener::stop() {
  if (listener_) listener_->stop(nullptr);
}

void MetricsListener::request(net::Request request, net::Respond respond) {
  if (request.path != "/metrics") return web::refuse(respond, {404, "not_found", "there is nothing here but /metrics"});
  if (request.method != "GET") return web::refuse(respond, {405, "bad_method", "allowed here: GET"});
  net::Response response;
  response.type = "text/plain; version=0.0.4";
  response.body = std::make_shared<const std::string>(text_());
  respond(std::move(response));
}

std::shared_ptr<net::SocketHandler> MetricsListener::visit(const net::Request& /*request*/,
                                                           std::shared_ptr<net::Socket> /*socket*/,
                                                           net::Response& refusal) {
  refusal = web::answer(base::Refusal(404, "not_found", "there is nothing here but /metrics"));
  return nullptr;
}

}  // namespace fondaco::site
