// SPDX-License-Identifier: MIT
#pragma once
// A TCP connection without a protocol: it sends whatever bytes a test likes.
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <string>
#include <string_view>

namespace fondaco::net::tests {

class RawSocket {
 public:
  explicit RawSocket(std::uint16_t port) : file_(socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (connect(file_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) at_end_ = true;
    fcntl(file_, F_SETFL, fcntl(file_, F_GETFL) | O_NONBLOCK);
  }
  ~RawSocket() { close(file_); }
  RawSocket(const RawSocket&) = delete;
  RawSocket& operator=(const RawSocket&) = delete;

  /// As much as the network takes; how much that was.
  std::size_t send(std::string_view bytes) {
    const ssize_t sent = ::send(file_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    return sent < 0 ? 0 : static_cast<std::size_t>(sent);
  }

  void shut_down_sending() { shutdown(file_, SHUT_WR); }

  /// All that came so far.
  const std::string& received() {
    char bytes[16 << 10];
    while (!at_end_) {
      const ssize_t count = recv(file_, bytes, sizeof bytes, 0);
      if (count < 0 && errno == EAGAIN) break;
      if (count <= 0) {
        at_end_ = true;
      } else {
        received_.append(bytes, static_cast<std::size_t>(count));
      }
    }
    return received_;
  }

  /// Takes at most so many bytes of what came, and drops them.
  void read(std::size_t most_bytes) {
    char bytes[1 << 10];
    recv(file_, bytes, std::min(most_bytes, sizeof bytes), 0);
  }

  bool at_end() {
    received();
    return at_end_;
  }

 private:
  int file_;
  std::string received_;
  bool at_end_ = false;
};

}  // namespace fondaco::net::tests
