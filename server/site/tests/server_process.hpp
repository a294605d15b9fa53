// SPDX-License-Identifier: MIT
#pragma once
// A server in a process of its own: it can be stopped like the real one or killed, and what it costs is told apart from
// its clients.
#include <fcntl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <csignal>
#include <functional>
#include <optional>
#include <stdexcept>

#include "server/site/server.hpp"

namespace fondaco::site {

class ServerProcess {
 public:
  /// `prepare` runs in its process before the store is opened.
  explicit ServerProcess(const std::string& store, const std::function<void()>& prepare = {}) {
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
  ~ServerProcess() { kill(); }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  /// 0: it did not come up.
  std::uint16_t port() const { return port_; }
  void kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
    process_ = 0;
  }

  double cpu_seconds() const {
    clockid_t clock{};
    timespec spent{};
    if (clock_getcpuclockid(process_, &clock) != 0 || clock_gettime(clock, &spent) != 0) return 0;
    return static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) / 1e9;
  }

  /// As `systemctl stop` does.
  void ask_to_stop() const { ::kill(process_, SIGTERM); }
  /// Its exit status as soon as it has ended; -1 when a signal ended it.
  std::optional<int> exit_status() {
    int status = 0;
    if (waitpid(process_, &status, WNOHANG) != process_) return std::nullopt;
    process_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  static void serve(const std::string& store, int report) {
    ServerSettings settings;
    settings.store = store;
    settings.net.port = 0;
    settings.net.trusted.emplace_back("127.0.0.1");
    const auto loop = net::NetworkLoop::make();
    const auto server = Server::open(*loop, settings);
    loop->on_signal([&] { server->stop(); });
    const std::uint16_t port = server->port();
    if (write(report, &port, sizeof port) != sizeof port) return;
    loop->run();
  }

  pid_t process_ = 0;
  std::uint16_t port_ = 0;
};

}  // namespace fondaco::site
