#include "server/site/metrics_listener.hpp"

#include "server/base/log.hpp"
#include "server/web/answer.hpp"

namespace fondaco::server {

MetricsListener::MetricsListener(NetworkLoop& loop, const MetricsSettings& settings, std::function<std::string()> text)
    : text_(std::move(text)) {
  if (!settings.on) return;
  NetSettings net;
  net.host = settings.host;
  net.port = settings.port;
  net.hosts = settings.hosts;
  try {
    listener_ = Listener::open(loop, std::move(net), *this);
  } catch (const std::runtime_error& error) {
    if (settings.required) throw;
    log_error("metrics", std::string("nobody can read the metrics: ") + error.what());
  }
}

void MetricsListener::stop() {
  if (listener_) listener_->stop(nullptr);
}

void MetricsListener::request(Request request, Respond respond) {
  if (request.path != "/metrics") return refuse(respond, {404, "not_found", "there is nothing here but /metrics"});
  if (request.method != "GET") return refuse(respond, {405, "bad_method", "allowed here: GET"});
  Response response;
  response.type = "text/plain; version=0.0.4";
  response.body = std::make_shared<const std::string>(text_());
  respond(std::move(response));
}

std::shared_ptr<SocketHandler> MetricsListener::visit(const Request& /*request*/, std::shared_ptr<Socket> /*socket*/,
                                                      Response& refusal) {
  refusal = answer(Refusal(404, "not_found", "there is nothing here but /metrics"));
  return nullptr;
}

}  // namespace fondaco::server
