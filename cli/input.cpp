// SPDX-License-Identifier: MIT
#include "cli/input.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <string_view>

#include "cli/refusal.hpp"
#include "engine/json/utf8.hpp"

namespace fondaco::cli {
namespace {

/// Closes what it opened.
class Descriptor {
 public:
  explicit Descriptor(const std::string& path)
      : own_(path != "-"), number_(own_ ? ::open(path.c_str(), O_RDONLY | O_CLOEXEC) : STDIN_FILENO) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (own_ && number_ >= 0) ::close(number_);
  }
  int number() const { return number_; }

 private:
  bool own_;
  int number_;
};

[[noreturn]] void refuse_size(const std::string& path, std::string_view text) {
  text = text.substr(0, input_limit);
  const auto lines = std::ranges::count(text, '\n');
  const std::string_view last = text.substr(text.rfind('\n') + 1);
  throw Refusal(input_name(path) + ": line " + std::to_string(lines + 1) + ", column " +
                std::to_string(json::count_code_points(last) + 1) + ": larger than " +
                std::to_string(input_limit >> 20U) + " MiB, read no further");
}

}  // namespace

std::string input_name(const std::string& path) { return path == "-" ? "standard input" : path; }

std::string read_input(const std::string& path) {
  const auto refuse = [&] { throw Refusal("cannot read " + input_name(path) + ": " + std::strerror(errno)); };
  const Descriptor file(path);
  if (file.number() < 0) refuse();
  std::string text;
  constexpr std::size_t step = std::size_t{64} << 10U;
  for (std::size_t size = 0;;) {
    text.resize(size + step);
    const ssize_t got = ::read(file.number(), text.data() + size, step);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) refuse();
    size += static_cast<std::size_t>(got);
    text.resize(size);
    if (got == 0) return text;
    if (size > input_limit) refuse_size(path, text);
  }
}

}  // namespace fondaco::cli
