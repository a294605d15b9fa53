// SPDX-License-Identifier: MIT
#include "server/site/server.hpp"

#include <algorithm>
#include <vector>

#include "server/base/log.hpp"
#include "server/net/assets.hpp"
#include "server/site/access_log.hpp"
#include "server/site/edition_routes.hpp"
#include "server/site/export.hpp"
#include "server/site/lesson_routes.hpp"
#include "server/site/metrics.hpp"
#include "server/site/socket_session.hpp"
#include "server/site/socket_sessions.hpp"
#include "server/site/table_routes.hpp"
#include "server/site/turn_watch.hpp"
#include "server/store/sqlite.hpp"
#include "server/store/store_lock.hpp"

namespace fondaco::site {
namespace {

/// How long after the goodbye the loop waits for those who do not leave at once. Cutting off thousands takes time too,
/// and all of it is over within a second.
constexpr base::Time farewell = 400;

bool is_for_hosts(std::string_view path) { return path == "/healthz" || path == "/readyz" || path == "/metrics"; }

class TableServer final : public Server, public net::Site, private RefusalListener, private tables::TableListener {
 public:
  TableServer(net::NetworkLoop& loop, const ServerSettings& settings)
      : loop_(loop),
        lock_(settings.store, settings.store_patience, [](const std::string& line) { base::log_info("store", line); }),
        writer_(store::open_sqlite(settings.store), loop),
        reader_(store::open_sqlite_for_reading(settings.store)),
        people_(loop, *reader_, *reader_, *reader_, writer_, settings.people),
        tables_(
            loop, *reader_, writer_, [this](store::UserId user) { return people_.name(user); }, settings.registry),
        courier_(loop, *reader_, *reader_, writer_, people_, settings.courier),
        readiness_(loop, writer_, settings.store, settings.readiness, [this] { return queue_lengths(); }),
        turn_watch_(
            tables_.registry, courier_, [this](store::UserId user) { return sessions_.is_here(user); },
            settings.patience),
        assets_(settings.web.empty() ? std::make_unique<net::Assets>(std::vector<net::AssetFile>{})
                                     : net::Assets::of_folder(settings.web)),
        router_([](std::string_view line) { base::log_error("request", line); }),
        socket_path_(settings.net.socket_path),
        access_log_(settings.access_log) {
    people_.register_routes(router_);
    courier_.register_routes(router_);
    register_edition_routes(router_);
    register_lesson_routes(router_);
    register_table_routes(router_, tables_, people_);
    router_.on("GET", "/healthz", [](const web::Call& call) { call.answer(web::answer_ok()); });
    router_.on("GET", "/readyz",
               [this](const web::Call& call) { call.answer(readiness_.answer(farewell_ != nullptr)); });
    people_.on_export([this](store::UserId user, json::Writer& out) { courier_.write_export(user, out); });
    people_.on_export_list([this](store::UserId user) { return exported_tables(*reader_, user); });
    people_.on_export_list([this](store::UserId user) { return exported_chat(*reader_, user); });
    people_.on_delete([](store::TalkStore& talk, store::UserId user) { talk.forget_ties_of(user); });
    people_.on_delete([](store::NoticeStore& notices, store::UserId user) { notices.forget_notices_of(user); });
    people_.on_session_end([this](const base::Digest& session) { sessions_.send_away(session); });
    tables_.registry.add_listener(*this);
    metrics_listener_ = std::make_unique<MetricsListener>(loop, settings.metrics, [this] { return metrics_text(); });
    listener_ = net::Listener::open(loop, settings.net, *this);
    loop.post([this] { tables_.registry.wake_all(); });
  }

  std::uint16_t port() const override { return listener_->port(); }
  std::uint16_t metrics_port() const override { return metrics_listener_->port(); }

  std::vector<std::string> routes() const override {
    std::vector<std::string> all = router_.routes();
    std::erase(all, "POST /api/tables/*/*");
    for (const std::string_view name : command_names()) all.push_back("POST /api/tables/*/" + std::string(name));
    all.push_back("GET " + socket_path_);
    return all;
  }

  void request(net::Request request, net::Respond respond) override {
    const bool api = request.path.starts_with("/api/") || is_for_hosts(request.path);
    if (!api) {
      if (auto file = assets_->answer(request)) return respond(std::move(*file));
    }
    router_.dispatch(std::move(request), respond);
  }

  void answered(const net::Answered& answered) override {
    if (!answered.refusal.empty()) note_refusal(answered.refusal, answered.status, answered.address);
    access_log_.write(answered, loop_.now());
  }

  void reload(const ServerSettings& settings) override {
    const auto attempt = [](const std::function<void()>& part) {
      try {
        part();
      } catch (const std::runtime_error& error) {
        base::log_error("reload", error.what());
      }
    };
    attempt([&] { access_log_.reopen(); });
    attempt([&] {
      if (!settings.web.empty()) assets_ = net::Assets::of_folder(settings.web);
    });
    listener_->change(settings.net);
    readiness_.change(settings.readiness);
    tables_.registry.open_tables().change(settings.registry.tables);
    base::log_info("reload", "done");
  }

  std::shared_ptr<net::SocketHandler> visit(const net::Request& request, std::shared_ptr<net::Socket> socket,
                                            net::Response& refusal) override {
    try {
      const people::Person person = people_.need(request, people::Scope::play);
      return std::make_shared<SocketSession>(tables_, sessions_, person, request, std::move(socket));
    } catch (const base::Refusal& refused) {
      refusal = web::answer(refused);
      return nullptr;
    }
  }

  void stop() override {
    if (farewell_) return;
    base::log_info("server", "stopping");
    tables_.registry.heartbeat().stop();
    farewell_ = loop_.at(loop_.now() + farewell, [this] { loop_.stop(); });
    metrics_listener_->stop();
    listener_->stop([this] { loop_.stop(); });
    writer_.flush();
  }

 private:
  void refused(const base::Refusal& refusal, const std::string& address) override {
    note_refusal(refusal.code, refusal.status, address);
  }
  void written(double seconds) override { metrics_.observe_write(seconds); }

  /// What honest clients meet every day is counted; what somebody may want to act upon is logged as well.
  void note_refusal(std::string_view code, int status, std::string_view address) {
    constexpr int fault_of_server = 500;
    metrics_.count_refusal(code);
    if (status < fault_of_server && code != "no_session" && code != "stale")
      base::log_visitor("refused", code, address);
  }

  std::string metrics_text() {
    return metrics_.text({listener_->figures(), writer_.figures(), tables_.registry.bots().figures(),
                          courier_.figures(), people_.figures(), readiness_.figures(), tables_.registry.loaded(),
                          tables_.registry.open_tables().refused()});
  }

  QueueLengths queue_lengths() {
    return {.bots = tables_.registry.bots().figures().waiting, .notices = courier_.figures().waiting};
  }

  net::NetworkLoop& loop_;
  store::StoreLock lock_;  // before anything is opened, and until all is closed
  store::Writer writer_;   // makes the file, which the reader then finds
  std::unique_ptr<store::Database> reader_;
  Metrics metrics_;
  people::People people_;
  Tables tables_;
  SocketSessions sessions_{*this};
  courier::Courier courier_;
  Readiness readiness_;
  TurnWatch turn_watch_;
  std::unique_ptr<net::Assets> assets_;
  web::Router router_;
  std::string socket_path_;
  AccessLog access_log_;
  std::unique_ptr<MetricsListener> metrics_listener_;
  std::unique_ptr<net::Listener> listener_;
  std::unique_ptr<base::Timer> farewell_;
};

}  // namespace

std::unique_ptr<Server> Server::open(net::NetworkLoop& loop, const ServerSettings& settings) {
  return std::make_unique<TableServer>(loop, settings);
}

}  // namespace fondaco::site
