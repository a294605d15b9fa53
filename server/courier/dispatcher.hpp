// SPDX-License-Identifier: MIT
#pragma once
// Carries messages to other servers, beside the loop: a few threads, a short queue, short limits of time. Where nobody
// answers it tries again a little later; what does not get through then is dropped and counted. libcurl does the work.
#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/base/workers.hpp"

namespace fondaco::courier {

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
  /// The host named the address: it may lie in the host's own network, and need no TLS.
  bool anywhere = false;
};

/// How it went. No answer at all: 0.
struct Delivery {
  long status = 0;
  bool forbidden = false;  ///< the address lies in this network, and was not asked
  bool delivered() const { return status >= 200 && status < 300; }
  /// The other side is down or busy, which passes.
  bool worth_another_try() const { return !forbidden && (status == 0 || status == 429 || status >= 500); }
};

struct DispatcherSettings {
  unsigned threads = 2;
  std::size_t most_waiting = 1000;
  long connect_ms = 5'000;
  long whole_ms = 10'000;
  std::vector<base::Time> pauses = {5'000, 60'000};  ///< before each further try
};

/// On the loop only.
class Dispatcher {
 public:
  using Pack = std::function<Parcel()>;
  using Done = std::function<void(const Delivery&)>;

  struct Figures {
    std::size_t waiting = 0;
    std::uint64_t delivered = 0;
    std::uint64_t failed = 0;   ///< after the last try
    std::uint64_t dropped = 0;  ///< the queue was full
  };

  Dispatcher(base::Loop& loop, const DispatcherSettings& settings);
  /// What is under way is broken off, what waits is dropped.
  ~Dispatcher();
  Dispatcher(const Dispatcher&) = delete;
  Dispatcher& operator=(const Dispatcher&) = delete;

  /// `pack` runs on a thread of the dispatcher for every try, since sealing takes time as well. `done` is called on the
  /// loop after the last one, unless the parcel is dropped.
  void send(Pack pack, Done done);
  Figures figures();

 private:
  struct Job {
    Pack pack;
    Done done;
    std::size_t tries = 0;
  };
  void submit(std::shared_ptr<Job> job);
  /// On a thread.
  void attempt(const std::shared_ptr<Job>& job);
  /// On the loop.
  void conclude(const std::shared_ptr<Job>& job, const Delivery& outcome);

  base::Loop& loop_;
  DispatcherSettings settings_;
  std::shared_ptr<const bool> open_ = std::make_shared<const bool>(true);  ///< gone with the dispatcher
  std::map<std::shared_ptr<Job>, std::unique_ptr<base::Timer>> later_;     ///< what waits for another try
  Figures figures_;
  std::atomic<bool> stopping_ = false;
  base::Workers workers_;  // last, so that its threads end first
};

}  // namespace fondaco::courier
