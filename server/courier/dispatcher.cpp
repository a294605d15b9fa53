// SPDX-License-Identifier: MIT
#include "server/courier/dispatcher.hpp"

#include <curl/curl.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>

#include "server/base/log.hpp"
#include "server/courier/addresses.hpp"

namespace fondaco::courier {
namespace {

constexpr std::size_t most_answer = std::size_t{64} << 10U;

using Handle = std::unique_ptr<CURL, decltype(&curl_easy_cleanup)>;
using Lines = std::unique_ptr<curl_slist, decltype(&curl_slist_free_all)>;

Lines lines_of(const std::vector<std::string>& texts) {
  curl_slist* list = nullptr;
  for (const std::string& text : texts) list = curl_slist_append(list, text.c_str());
  return {list, curl_slist_free_all};
}

/// The addresses that a name stands for are known only now, and this is the one that is used.
curl_socket_t open_socket(void* outcome, curlsocktype, curl_sockaddr* address) {
  static_cast<Delivery*>(outcome)->forbidden = !is_public_address(address->addr);
  if (static_cast<Delivery*>(outcome)->forbidden) return CURL_SOCKET_BAD;
  return ::socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/// Nobody reads what a server says to it. Who says too much is cut off.
std::size_t ignore(char*, std::size_t size, std::size_t count, void* so_far) {
  auto& total = *static_cast<std::size_t*>(so_far);
  total += size * count;
  return total > most_answer ? 0 : size * count;
}

/// What is left of a mail.
std::size_t read_on(char* to, std::size_t size, std::size_t count, void* from) {
  auto& rest = *static_cast<std::string_view*>(from);
  const std::size_t taken = std::min(size * count, rest.size());
  std::memcpy(to, rest.data(), taken);
  rest.remove_prefix(taken);
  return taken;
}

int break_off(void* stopping, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
  return static_cast<const std::atomic<bool>*>(stopping)->load() ? 1 : 0;
}

bool is_mail(const Parcel& parcel) { return !parcel.envelope.to.empty(); }

Delivery carry(const Parcel& parcel, const DispatcherSettings& settings, std::atomic<bool>& stopping) {
  const Handle handle(curl_easy_init(), curl_easy_cleanup);
  CURL* const curl = handle.get();
  if (curl == nullptr) return {};
  const auto set = [&](CURLoption option, auto value) { curl_easy_setopt(curl, option, value); };
  Delivery outcome;
  std::size_t answered = 0;
  std::string_view mail = parcel.body;
  const Lines headers = lines_of(parcel.headers);
  const Lines receivers = lines_of({"<" + parcel.envelope.to + ">"});
  const std::string sender = "<" + parcel.envelope.from + ">";
  set(CURLOPT_URL, parcel.address.c_str());
  set(CURLOPT_NOSIGNAL, 1L);
  set(CURLOPT_PROXY, "");  // a proxy of the environment would look up names behind our back
  set(CURLOPT_FOLLOWLOCATION, 0L);
  set(CURLOPT_CONNECTTIMEOUT_MS, settings.connect_ms);
  set(CURLOPT_TIMEOUT_MS, settings.whole_ms);
  set(CURLOPT_USERAGENT, "fondaco");
  set(CURLOPT_WRITEFUNCTION, &ignore);
  set(CURLOPT_WRITEDATA, &answered);
  set(CURLOPT_NOPROGRESS, 0L);
  set(CURLOPT_XFERINFOFUNCTION, &break_off);
  set(CURLOPT_XFERINFODATA, &stopping);
  if (!parcel.anywhere) {
    set(CURLOPT_OPENSOCKETFUNCTION, &open_socket);
    set(CURLOPT_OPENSOCKETDATA, &outcome);
  }
  if (is_mail(parcel)) {
    set(CURLOPT_PROTOCOLS_STR, "smtp,smtps");
    set(CURLOPT_USE_SSL, parcel.envelope.user.empty() ? CURLUSESSL_TRY : CURLUSESSL_ALL);
    if (!parcel.envelope.user.empty()) {
      set(CURLOPT_USERNAME, parcel.envelope.user.c_str());
      set(CURLOPT_PASSWORD, parcel.envelope.password.c_str());
    }
    set(CURLOPT_MAIL_FROM, sender.c_str());
    set(CURLOPT_MAIL_RCPT, receivers.get());
    set(CURLOPT_UPLOAD, 1L);
    set(CURLOPT_READFUNCTION, &read_on);
    set(CURLOPT_READDATA, &mail);
  } else {
    set(CURLOPT_PROTOCOLS_STR, parcel.anywhere ? "http,https" : "https");
    set(CURLOPT_POST, 1L);
    set(CURLOPT_POSTFIELDS, parcel.body.data());
    set(CURLOPT_POSTFIELDSIZE, static_cast<long>(parcel.body.size()));
    set(CURLOPT_HTTPHEADER, headers.get());
  }
  if (curl_easy_perform(curl) == CURLE_OK) curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &outcome.status);
  return outcome;
}

/// Once for the program, before any thread asks for it.
void prepare_curl() {
  static const CURLcode ready = curl_global_init(CURL_GLOBAL_DEFAULT);
  (void)ready;
}

}  // namespace

Dispatcher::Dispatcher(base::Loop& loop, const DispatcherSettings& settings)
    : loop_(loop), settings_(settings), workers_(settings.threads, settings.most_waiting) {
  prepare_curl();
}

Dispatcher::~Dispatcher() { stopping_ = true; }

void Dispatcher::send(Pack pack, Done done) {
  submit(std::make_shared<Job>(Job{.pack = std::move(pack), .done = std::move(done)}));
}

Dispatcher::Figures Dispatcher::figures() {
  figures_.waiting = workers_.waiting() + later_.size();
  return figures_;
}

void Dispatcher::submit(std::shared_ptr<Job> job) {
  if (!workers_.submit([this, job = std::move(job)] { attempt(job); })) ++figures_.dropped;
}

void Dispatcher::attempt(const std::shared_ptr<Job>& job) {
  Delivery outcome;
  bool packed = false;
  try {
    const Parcel parcel = job->pack();
    packed = true;
    outcome = carry(parcel, settings_, stopping_);
  } catch (const std::exception& error) {  // a key that is none: it counts as not delivered
    base::log_error("courier", error.what());
  }
  if (!packed) job->tries = settings_.pauses.size();  // it will be none the next time
  loop_.post([this, job, outcome, open = std::weak_ptr(open_)] {
    if (!open.expired()) conclude(job, outcome);
  });
}

void Dispatcher::conclude(const std::shared_ptr<Job>& job, const Delivery& outcome) {
  const bool may_wait = job->tries < settings_.pauses.size() && later_.size() < settings_.most_waiting;
  if (outcome.worth_another_try() && may_wait) {
    const base::Time pause = settings_.pauses[job->tries++];
    later_[job] = loop_.at(loop_.now() + pause, [this, job] {
      const auto timer = later_.extract(job);
      submit(job);
    });
    return;
  }
  ++(outcome.delivered() ? figures_.delivered : figures_.failed);
  job->done(outcome);
}

}  // namespace fondaco::courier
