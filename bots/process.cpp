// SPDX-License-Identifier: MIT
#include "bots/process.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <thread>

#include "bots/thinking.hpp"

namespace fondaco::bots {
namespace {

using namespace std::chrono_literals;

/// How long a process that was asked to leave may take, and how often we look.
constexpr auto farewell = 500ms;
constexpr auto glance = 2ms;

/// What posix_spawn is told, freed in the end.
class SpawnPlan {
 public:
  SpawnPlan() {
    ::posix_spawn_file_actions_init(&files_);
    ::posix_spawnattr_init(&attributes_);
  }
  SpawnPlan(const SpawnPlan&) = delete;
  SpawnPlan& operator=(const SpawnPlan&) = delete;
  ~SpawnPlan() {
    ::posix_spawn_file_actions_destroy(&files_);
    ::posix_spawnattr_destroy(&attributes_);
  }

  /// A process group of its own, so that it ends with all it started and no Ctrl-C meant for us reaches it; the usual
  /// signals, whatever this thread has done with them.
  int start(int socket, char* const* words, pid_t& pid) {
    ::posix_spawn_file_actions_adddup2(&files_, socket, STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&files_, socket, STDOUT_FILENO);
    sigset_t signals;
    ::sigemptyset(&signals);
    ::posix_spawnattr_setsigmask(&attributes_, &signals);
    for (const int signal : {SIGPIPE, SIGINT, SIGTERM}) ::sigaddset(&signals, signal);
    ::posix_spawnattr_setsigdefault(&attributes_, &signals);
    ::posix_spawnattr_setpgroup(&attributes_, 0);
    ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    return ::posix_spawnp(&pid, words[0], &files_, &attributes_, words, environ);
  }

 private:
  posix_spawn_file_actions_t files_{};
  posix_spawnattr_t attributes_{};
};

}  // namespace

Process::~Process() {
  if (socket_ >= 0) ::close(socket_);
  if (pid_ <= 0) return;
  has_exited(Clock::now() + farewell);
  ::kill(-pid_, SIGKILL);  // what is left of its group; as long as it is not waited for, the number is its own
  while (::waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

std::string Process::start(const std::vector<std::string>& command) {
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return std::strerror(errno);
  std::vector<std::string> copies = command;
  std::vector<char*> words;
  for (std::string& word : copies) words.push_back(word.data());
  words.push_back(nullptr);
  const int error = SpawnPlan().start(ends[1], words.data(), pid_);
  ::close(ends[1]);
  socket_ = ends[0];
  ::fcntl(socket_, F_SETFL, O_NONBLOCK);
  if (error != 0) pid_ = -1;
  return error == 0 ? "" : std::strerror(error);
}

bool Process::wait_for(short event, Deadline deadline) const {
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now()).count();
    if (left <= 0) return false;
    pollfd watched{socket_, event, 0};
    const int ready = ::poll(&watched, 1, static_cast<int>(std::min<std::int64_t>(left, 1'000'000)));
    if (ready > 0) return true;
    if (ready < 0 && errno != EINTR) return true;  // the next call tells what is wrong
  }
}

Process::Outcome Process::send(std::string_view text, Deadline deadline) const {
  while (!text.empty()) {
    const ssize_t sent = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
    if (sent >= 0) {
      text.remove_prefix(static_cast<std::size_t>(sent));
    } else if (errno == EAGAIN) {
      if (!wait_for(POLLOUT, deadline)) return Outcome::late;
    } else if (errno != EINTR) {
      return Outcome::ended;
    }
  }
  return Outcome::done;
}

Process::Outcome Process::receive(std::string& line, Deadline deadline) {
  for (std::size_t looked = 0;;) {
    const std::size_t end = unread_.find('\n', looked);
    if (end <= longest_line) {  // npos is not
      line = unread_.substr(0, end);
      unread_.erase(0, end + 1);
      return Outcome::done;
    }
    if (unread_.size() > longest_line) return Outcome::too_long;
    looked = unread_.size();
    std::array<char, 4096> block{};
    const ssize_t got = ::recv(socket_, block.data(), block.size(), 0);
    if (got > 0) {
      unread_.append(block.data(), static_cast<std::size_t>(got));
    } else if (got < 0 && errno == EAGAIN) {
      if (!wait_for(POLLIN, deadline)) return Outcome::late;
    } else if (got == 0 || errno != EINTR) {
      return Outcome::ended;
    }
  }
}

/// Without taking note of it: until then its number is not given to another process.
bool Process::has_exited(Deadline deadline) const {
  for (;;) {
    siginfo_t told{};
    if (::waitid(P_PID, static_cast<id_t>(pid_), &told, WEXITED | WNOHANG | WNOWAIT) == 0 && told.si_pid == pid_) {
      return true;
    }
    if (Clock::now() >= deadline) return false;
    std::this_thread::sleep_for(glance);
  }
}

std::string Process::ending() const {
  if (!has_exited(Clock::now() + farewell)) return "closed its output";
  siginfo_t told{};
  ::waitid(P_PID, static_cast<id_t>(pid_), &told, WEXITED | WNOHANG | WNOWAIT);
  if (told.si_code == CLD_EXITED) return "ended with exit status " + std::to_string(told.si_status);
  return "was ended by signal " + std::to_string(told.si_status);
}

}  // namespace fondaco::bots
