#pragma once
// A server in a process of its own: it can be stopped like the real one, and what it costs is told apart from its
// clients.
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <csignal>
#include <optional>
#include <stdexcept>

#include "server/site/server.hpp"

namespace fondaco::server {

class ServerProcess {
 public:
  explicit ServerProcess(const std::string& store) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    process_ = fork();
    if (process_ == 0) {
      close(ends[0]);
      serve(store, ends[1]);
      _exit(0);
    }
    close(ends[1]);
    if (read(ends[0], &port_, sizeof port_) != sizeof port_) port_ = 0;
    close(ends[0]);
  }
  ~ServerProcess() {
    if (process_ <= 0) return;
    kill(process_, SIGKILL);
    waitpid(process_, nullptr, 0);
  }
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  /// 0: it did not come up.
  std::uint16_t port() const { return port_; }

  double cpu_seconds() const {
    clockid_t clock{};
    timespec spent{};
    if (clock_getcpuclockid(process_, &clock) != 0 || clock_gettime(clock, &spent) != 0) return 0;
    return static_cast<double>(spent.tv_sec) + static_cast<double>(spent.tv_nsec) / 1e9;
  }

  /// As `systemctl stop` does.
  void ask_to_stop() const { kill(process_, SIGTERM); }
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
    settings.people.rates.guests_of_address = {1000, 1000};
    const auto loop = NetworkLoop::make();
    const auto server = Server::open(*loop, settings);
    loop->on_signal([&] { server->stop(); });
    const std::uint16_t port = server->port();
    if (write(report, &port, sizeof port) != sizeof port) return;
    loop->run();
  }

  pid_t process_ = 0;
  std::uint16_t port_ = 0;
};

}  // namespace fondaco::server
