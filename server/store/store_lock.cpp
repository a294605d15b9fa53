// SPDX-License-Identifier: MIT
#include "server/store/store_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <thread>

#include "server/store/database.hpp"

namespace fondaco::store {
namespace {

namespace fs = std::filesystem;

constexpr std::chrono::milliseconds try_every{50};
constexpr int most_links = 40;  // as the system follows

/// The same for all names of one file: links are followed, also to a file that is not there yet.
std::string lock_path(const std::string& file) {
  std::error_code error;
  fs::path path(file);
  for (int i = 0; i < most_links && fs::is_symlink(path, error); ++i) {
    path = path.parent_path() / fs::read_symlink(path, error);
  }
  const fs::path folder = fs::canonical(path.has_parent_path() ? path.parent_path() : ".", error);
  if (error) throw StoreFailed(file + ": " + error.message());
  return (folder / path.filename()).string() + ".lock";
}

}  // namespace

StoreLock::StoreLock(const std::string& file, std::chrono::milliseconds patience,
                     const std::function<void(const std::string&)>& waits)
    : path_(lock_path(file)) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  bool told = false;
  while (!take()) {
    const std::string line = file + ": " + holder() + " has this store open";
    if (Clock::now() - begin >= patience) throw StoreFailed(line + "; stop it first");
    if (!told && waits) waits(line);
    told = true;
    std::this_thread::sleep_for(try_every);
  }
  sign();
}

// The file goes while the lock is held: whoever waits for it then finds that it is not in its place, and makes another.
StoreLock::~StoreLock() {
  ::unlink(path_.c_str());
  ::close(descriptor_);
}

bool StoreLock::take() {
  for (;;) {
    descriptor_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (descriptor_ < 0) throw StoreFailed(path_ + ": " + std::strerror(errno));
    const bool locked = ::flock(descriptor_, LOCK_EX | LOCK_NB) == 0;
    const int error = errno;
    if (locked && is_in_place()) return true;
    ::close(descriptor_);
    if (!locked && error == EWOULDBLOCK) return false;
    if (!locked && error != EINTR) throw StoreFailed(path_ + ": " + std::strerror(error));
  }
}

bool StoreLock::is_in_place() const {
  struct stat held{};
  struct stat named{};
  return ::fstat(descriptor_, &held) == 0 && ::stat(path_.c_str(), &named) == 0 && held.st_dev == named.st_dev &&
         held.st_ino == named.st_ino;
}

/// The process that has it, by the number that it wrote there.
std::string StoreLock::holder() const {
  std::array<char, 16> number{};
  const int file = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC);
  const ssize_t size = file < 0 ? 0 : ::read(file, number.data(), number.size());
  if (file >= 0) ::close(file);
  std::string text(number.data(), static_cast<std::size_t>(std::max<ssize_t>(0, size)));
  text.erase(std::min(text.find_first_not_of("0123456789"), text.size()));
  return text.empty() ? "another process" : "process " + text;
}

void StoreLock::sign() const {
  const std::string number = std::to_string(::getpid()) + "\n";
  // Only for the eyes of whoever is refused.
  [[maybe_unused]] const bool written =
      ::ftruncate(descriptor_, 0) == 0 && ::pwrite(descriptor_, number.data(), number.size(), 0) > 0;
}

}  // namespace fondaco::store
