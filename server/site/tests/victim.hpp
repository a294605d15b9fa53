#pragma once
// A server in a process of its own, which can be killed.
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <functional>

#include "server/net/network_loop.hpp"
#include "server/site/server.hpp"

namespace fondaco::server {

class Victim {
 public:
  /// `prepare` runs in its process before the store is opened.
  explicit Victim(const std::string& store, const std::function<void()>& prepare = {}) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    process_ = fork();
    if (process_ == 0) {
      close(ends[0]);
      dup2(open("/dev/null", O_WRONLY | O_CLOEXEC), STDERR_FILENO);  // its log tells of every failure we make
      try {
        if (prepare) prepare();
        serve(store, ends[1]);
      } catch (const std::exception&) {
        _exit(1);
      }
      _exit(0);
    }
    close(ends[1]);
    if (read(ends[0], &port_, sizeof port_) != sizeof port_) port_ = 0;
    close(ends[0]);
  }
  ~Victim() { kill(); }
  Victim(const Victim&) = delete;
  Victim& operator=(const Victim&) = delete;

  /// 0: it did not come up.
  std::uint16_t port() const { return port_; }
  void kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = 0;
  }

 private:
  static void serve(const std::string& store, int report) {
    ServerSettings settings;
    settings.store = store;
    settings.net.port = 0;
    settings.net.trusted.emplace_back("127.0.0.1");
    const auto loop = NetworkLoop::make();
    const auto server = Server::open(*loop, settings);
    const std::uint16_t port = server->port();
    if (write(report, &port, sizeof port) != sizeof port) return;
    loop->run();
  }

  pid_t process_ = 0;
  std::uint16_t port_ = 0;
};

}  // namespace fondaco::server
