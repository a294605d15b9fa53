#pragma once
// Carries messages to other servers, beside the loop: a few threads, a short queue, short limits of time. What does not
// get through is dropped and counted; nobody waits for it. libcurl does the work.
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "server/base/loop.hpp"

namespace fondaco::server {

struct MailEnvelope {
  std::string from;
  std::string to;
  std::string user;  ///< of the mail server; empty: it asks for none
  std::string password;
};

struct Parcel {
  std::string address;               ///< https://…, or that of a mail server, smtp://… or smtps://…
  std::vector<std::string> headers;  ///< each as Name: value
  std::string body;
  MailEnvelope envelope;  ///< of a mail
  /// The host has named the address himself: it may lie in his own network, and need no TLS.
  bool anywhere = false;
};

/// How it went. No answer at all: 0.
struct Outcome {
  long status = 0;
  bool delivered() const { return status >= 200 && status < 300; }
};

struct DispatcherSettings {
  unsigned threads = 2;
  std::size_t most_waiting = 1000;
  long connect_ms = 5'000;
  long whole_ms = 10'000;
};

class Dispatcher {
 public:
  using Pack = std::function<Parcel()>;
  using Done = std::function<void(const Outcome&)>;

  struct Figures {
    std::size_t waiting = 0;
    std::uint64_t delivered = 0;
    std::uint64_t failed = 0;
    std::uint64_t dropped = 0;  ///< the queue was full
  };

  Dispatcher(Loop& loop, const DispatcherSettings& settings);
  /// What is under way is broken off, what waits is dropped.
  ~Dispatcher();
  Dispatcher(const Dispatcher&) = delete;
  Dispatcher& operator=(const Dispatcher&) = delete;

  /// `pack` runs on a thread of the dispatcher, since sealing takes time as well. `done` is called on the loop, unless
  /// the parcel is dropped.
  void send(Pack pack, Done done);
  Figures figures();

 private:
  struct Job {
    Pack pack;
    Done done;
  };
  void run();

  Loop& loop_;
  DispatcherSettings settings_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> queue_;
  Figures figures_;
  std::atomic<bool> stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace fondaco::server
