// SPDX-License-Identifier: MIT
#include "server/net/connection.hpp"

#include <linux/sockios.h>
#include <sys/ioctl.h>

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>

namespace fondaco::net {
namespace {

/// As many as one system call takes from Asio.
constexpr std::size_t most_buffers = 64;
/// At the end: how long a peer may take to see the last that was sent.
constexpr std::int64_t finish_ms = 2000;
constexpr int short_queue_bytes = 128 << 10;

}  // namespace

Connection::Connection(AsioLoop& loop, TcpSocket socket, DrainPace pace)
    : loop_(loop), socket_(std::move(socket)), pace_(pace) {
  boost::system::error_code ignored;
  socket_.non_blocking(true, ignored);
  socket_.set_option(asio::ip::tcp::no_delay(true), ignored);
}

void Connection::speak(std::shared_ptr<Protocol> protocol) { protocol_ = std::move(protocol); }

void Connection::read_on() {
  // Who waits for bytes has been offered all there are.
  if (ended_ || reading_) return;
  if (!rest_.empty() && !finishing_) take({});
  wait_for_bytes();
}

void Connection::wait_for_bytes() {
  if (ended_ || reading_ || !(finishing_ || protocol_->wants_bytes())) return;
  reading_ = true;
  socket_.async_wait(TcpSocket::wait_read, [self = shared_from_this()](boost::system::error_code) {
    self->reading_ = false;
    if (!self->ended_) self->read();
  });
}

void Connection::read() {
  const std::span<char> scratch = loop_.scratch();
  boost::system::error_code error;
  const std::size_t bytes = socket_.read_some(asio::buffer(scratch.data(), scratch.size()), error);
  if (error && error != asio::error::would_block) {
    end();
    return;
  }
  // Who is leaving reads on without listening: a connection that is closed with bytes unread loses what was sent last.
  if (bytes > 0 && !finishing_) take(scratch.first(bytes));
  wait_for_bytes();
}

void Connection::take(std::span<char> fresh) {
  if (rest_.empty()) {
    const auto left = fresh.subspan(hand_over(fresh));
    if (!ended_) rest_.assign(left.data(), left.size());
    return;
  }
  std::string bytes = std::move(rest_);
  rest_.clear();
  bytes.append(fresh.data(), fresh.size());
  const std::size_t used = hand_over(bytes);
  if (ended_ || used == bytes.size()) return;
  bytes.erase(0, used);
  rest_ = std::move(bytes);
}

std::size_t Connection::hand_over(std::span<char> bytes) {
  std::size_t used = 0;
  while (used < bytes.size() && !ended_ && !finishing_ && protocol_->wants_bytes()) {
    // It may hand the connection to another protocol, or end it, and still be in its own function.
    const std::shared_ptr<Protocol> speaking = protocol_;
    const std::size_t taken = speaking->receive(bytes.subspan(used));
    if (taken == 0 && speaking == protocol_) break;
    used += taken;
  }
  return finishing_ ? bytes.size() : used;
}

void Connection::send(std::string head, std::shared_ptr<const std::string> body) {
  if (ended_ || finishing_) return;
  if (unsent_.empty()) period_begin_ = 0;
  unsent_bytes_ += head.size() + (body ? body->size() : 0);
  unsent_.push_back({std::move(head), std::move(body)});
  flush_soon();
}

void Connection::unsend() {
  unsent_.clear();
  unsent_bytes_ = 0;
  sent_of_first_ = 0;
}

void Connection::finish() {
  if (ended_ || finishing_) return;
  finishing_ = true;
  last_progress_ = loop_.uptime();
  rest_ = {};
  flush_soon();
}

void Connection::end() {
  if (ended_) return;
  ended_ = true;
  boost::system::error_code ignored;
  socket_.close(ignored);
  unsend();
  rest_ = {};
  // What the protocol does may be the end of this object.
  const base::Task task = std::move(when_ended_);
  if (const auto speaking = std::move(protocol_)) speaking->ended();
  if (task) task();
}

void Connection::look(std::int64_t now) {
  if (ended_) return;
  if (finishing_) {
    if (unsent_.empty() ? now - last_progress_ > finish_ms : drains_too_slowly(now)) end();
    return;
  }
  const std::shared_ptr<Protocol> speaking = protocol_;
  speaking->look(now);
}

bool Connection::drains_too_slowly(std::int64_t now) {
  if (period_begin_ != 0 && now - period_begin_ < pace_.period_ms) return false;
  const std::int64_t delivered = delivered_bytes();
  const bool slow = period_begin_ != 0 && delivered - delivered_at_begin_ < pace_.least_bytes;
  period_begin_ = now;
  delivered_at_begin_ = delivered;
  return slow;
}

// The system takes megabytes at once from us, and then nothing for long, however steadily the peer reads.
std::int64_t Connection::delivered_bytes() {
  int queued = 0;
  if (ioctl(socket_.native_handle(), SIOCOUTQ, &queued) != 0) queued = 0;
  return written_bytes_ - queued;
}

void Connection::leave() {
  if (ended_ || finishing_) return;
  const std::shared_ptr<Protocol> speaking = protocol_;
  speaking->leave();
}

void Connection::keep_short_queues() {
  boost::system::error_code ignored;
  socket_.set_option(asio::socket_base::send_buffer_size(short_queue_bytes), ignored);
}

void Connection::flush_soon() {
  if (flushing_) return;
  flushing_ = true;
  asio::post(loop_.context(), [self = shared_from_this()] { self->flush(); });
}

void Connection::flush() {
  flushing_ = false;
  blocked_ = false;
  if (ended_) return;
  boost::system::error_code error;
  while (!unsent_.empty() && !error) drop_sent(write_some(error));
  if (error == asio::error::would_block) {
    flushing_ = true;
    blocked_ = true;
    socket_.async_wait(TcpSocket::wait_write,
                       [self = shared_from_this()](boost::system::error_code) { self->flush(); });
    if (finishing_) return;
    const std::shared_ptr<Protocol> speaking = protocol_;
    speaking->slowed();
    return;
  }
  if (error) {
    end();
    return;
  }
  unsent_ = {};
  if (finishing_) {
    socket_.shutdown(TcpSocket::shutdown_send, error);
  } else {
    const std::shared_ptr<Protocol> speaking = protocol_;
    speaking->sent();
  }
  read_on();
}

std::size_t Connection::write_some(boost::system::error_code& error) {
  std::array<asio::const_buffer, most_buffers> buffers;
  std::size_t count = 0;
  std::size_t skip = sent_of_first_;
  const auto add = [&](const std::string& text) {
    if (skip < text.size()) {
      buffers[count++] = asio::buffer(text.data() + skip, text.size() - skip);
      skip = 0;
    } else {
      skip -= text.size();
    }
  };
  for (const Piece& piece : unsent_) {
    if (count + 2 > most_buffers) break;
    add(piece.head);
    if (piece.body) add(*piece.body);
  }
  return socket_.write_some(std::span<const asio::const_buffer>(buffers.data(), count), error);
}

void Connection::drop_sent(std::size_t bytes) {
  if (bytes == 0) return;
  last_progress_ = loop_.uptime();
  written_bytes_ += static_cast<std::int64_t>(bytes);
  unsent_bytes_ -= bytes;
  sent_of_first_ += bytes;
  auto first = unsent_.begin();
  for (; first != unsent_.end(); ++first) {
    const std::size_t size = first->head.size() + (first->body ? first->body->size() : 0);
    if (sent_of_first_ < size) break;
    sent_of_first_ -= size;
  }
  unsent_.erase(unsent_.begin(), first);
}

}  // namespace fondaco::net
