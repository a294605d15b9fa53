// SPDX-License-Identifier: MIT
#include "server/tables/heartbeat.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

#include "server/base/log.hpp"

namespace fondaco::tables {
namespace {

constexpr base::Time beat_every = 5'000;
/// Where a turn lasts days nobody counts the minutes, and the disk may rest.
constexpr base::Time write_days_every = 300'000;
/// A loop that does not come to its beat for so long was not there for anybody.
constexpr base::Time longest_silence = 15'000;

base::Time kept_time(store::ServerStore& reader, const std::string& name) {
  const std::string text = reader.about(name);
  base::Time time = 0;
  std::from_chars(text.data(), text.data() + text.size(), time);
  return time;
}

}  // namespace

Heartbeat::Heartbeat(base::Loop& loop, store::ServerStore& reader, store::Writer& writer,
                     std::function<ClockKind()> running, base::Task came_back)
    : loop_(loop),
      writer_(writer),
      running_(std::move(running)),
      came_back_(std::move(came_back)),
      opened_(loop.now()),
      seen_(opened_),
      alive_before_(kept_time(reader, "alive")),
      opened_before_(kept_time(reader, "opened")) {
  beat();
}

base::Time Heartbeat::stopped(base::Time last_entry) const {
  // A match that the server before did not get to, or could not open, has waited since its last entry.
  return last_entry < opened_before_ ? last_entry : std::max(last_entry, alive_before_);
}

void Heartbeat::look() {
  const base::Time before = std::exchange(seen_, loop_.now());
  if (seen_ - before <= longest_silence) return;
  base::log_info("server", "was away for " + std::to_string((seen_ - before) / 1000) + " s; clocks stood still");
  // Matches that have not heard of one absence yet hear of both as one.
  if (std::exchange(told_, false)) alive_before_ = before;
  came_back_();
}

void Heartbeat::beat() {
  look();
  timer_ = loop_.at(seen_ + beat_every, [this] { beat(); });
  if (!told_ || *writing_) return;
  const ClockKind running = running_();
  const base::Time every = running == ClockKind::live ? beat_every : write_days_every;
  if (running != ClockKind::none && seen_ - written_ >= every) write();
}

void Heartbeat::write() {
  *writing_ = true;
  written_ = loop_.now();
  writer_.submit(
      [opened = std::to_string(opened_), alive = std::to_string(written_)](store::ServerStore& own) {
        own.set_about("opened", opened);
        own.set_about("alive", alive);
      },
      [writing = writing_](const std::exception_ptr&) { *writing = false; });
}

void Heartbeat::stop() {
  timer_.reset();
  if (told_ && running_() != ClockKind::none) write();
}

}  // namespace fondaco::tables
