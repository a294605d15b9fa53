// SPDX-License-Identifier: MIT
#include "server/store/tests/faulty_disk.hpp"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/mman.h>
#include <unistd.h>

#include <mutex>
#include <new>
#include <random>
#include <stdexcept>

#include "server/store/tests/disk_trace.hpp"

namespace fondaco::store {
namespace {

/// The one disk of this process.
struct Disk {
  sqlite3_vfs vfs{};
  sqlite3_vfs* below = nullptr;
  DiskControl* control = nullptr;
  int trace = -1;
  std::mutex mutex;
  std::mt19937_64 random;

  bool fails(const std::atomic<unsigned>& of_a_thousand) {
    const std::lock_guard lock(mutex);
    return random() % 1000 < of_a_thousand;
  }

  /// Before it is done: whoever is killed in between has written down too much rather than too little.
  void write_down(const DiskEvent& event) {
    const std::string bytes = encoded(event);
    const std::lock_guard lock(mutex);
    if (::write(trace, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size())) ::_exit(99);
  }
};

Disk& disk() {
  static Disk the_disk;
  return the_disk;
}

/// The file below follows in the same memory.
struct FaultyFile {
  sqlite3_file base;
  std::string* name;  ///< null: a file without a name, which nobody finds after a power cut
};

FaultyFile& mine(sqlite3_file* file) { return *reinterpret_cast<FaultyFile*>(file); }
sqlite3_file* below(sqlite3_file* file) {
  return reinterpret_cast<sqlite3_file*>(reinterpret_cast<char*>(file) + sizeof(FaultyFile));
}
const sqlite3_io_methods& methods_below(sqlite3_file* file) { return *below(file)->pMethods; }

std::string last_part(std::string_view path) { return std::string(path.substr(path.rfind('/') + 1)); }

int close_file(sqlite3_file* file) {
  delete mine(file).name;
  return methods_below(file).xClose(below(file));
}

int read_file(sqlite3_file* file, void* to, int amount, sqlite3_int64 offset) {
  return methods_below(file).xRead(below(file), to, amount, offset);
}

int write_part(sqlite3_file* file, const void* from, int amount, sqlite3_int64 offset) {
  if (mine(file).name != nullptr) {
    disk().write_down({.kind = DiskEvent::write,
                       .file = *mine(file).name,
                       .offset = static_cast<std::uint64_t>(offset),
                       .bytes = {static_cast<const char*>(from), static_cast<std::size_t>(amount)}});
  }
  return methods_below(file).xWrite(below(file), from, amount, offset);
}

int write_file(sqlite3_file* file, const void* from, int amount, sqlite3_int64 offset) {
  DiskControl& control = *disk().control;
  sqlite3_int64 size = 0;
  if (control.full && (methods_below(file).xFileSize(below(file), &size) != SQLITE_OK || offset + amount > size)) {
    ++control.failed_writes;
    return SQLITE_FULL;
  }
  if (disk().fails(control.failing_writes)) {
    ++control.failed_writes;
    write_part(file, from, amount / 2, offset);
    return SQLITE_IOERR_WRITE;
  }
  return write_part(file, from, amount, offset);
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
  if (mine(file).name != nullptr) {
    disk().write_down({.kind = DiskEvent::truncate,
                       .file = *mine(file).name,
                       .offset = static_cast<std::uint64_t>(size),
                       .bytes = {}});
  }
  return methods_below(file).xTruncate(below(file), size);
}

int sync_file(sqlite3_file* file, int) {
  DiskControl& control = *disk().control;
  if (mine(file).name == nullptr) return SQLITE_OK;
  const bool spared = control.spares_journals && mine(file).name->ends_with("-wal");
  const bool fails = !spared && disk().fails(control.failing_syncs);
  ++(fails ? control.failed_syncs : control.syncs);
  disk().write_down(
      {.kind = fails ? DiskEvent::failed_sync : DiskEvent::sync, .file = *mine(file).name, .offset = 0, .bytes = {}});
  return fails ? SQLITE_IOERR_FSYNC : SQLITE_OK;
}

int size_of_file(sqlite3_file* file, sqlite3_int64* size) { return methods_below(file).xFileSize(below(file), size); }
int lock_file(sqlite3_file* file, int level) { return methods_below(file).xLock(below(file), level); }
int unlock_file(sqlite3_file* file, int level) { return methods_below(file).xUnlock(below(file), level); }
int is_reserved(sqlite3_file* file, int* reserved) {
  return methods_below(file).xCheckReservedLock(below(file), reserved);
}
int control_file(sqlite3_file* file, int what, void* value) {
  return methods_below(file).xFileControl(below(file), what, value);
}
int sector_size(sqlite3_file* file) { return methods_below(file).xSectorSize(below(file)); }
int traits(sqlite3_file* file) { return methods_below(file).xDeviceCharacteristics(below(file)); }
int map_shared(sqlite3_file* file, int page, int size, int extend, void volatile** memory) {
  return methods_below(file).xShmMap(below(file), page, size, extend, memory);
}
int lock_shared(sqlite3_file* file, int offset, int count, int flags) {
  return methods_below(file).xShmLock(below(file), offset, count, flags);
}
void shared_barrier(sqlite3_file* file) { methods_below(file).xShmBarrier(below(file)); }
int unmap_shared(sqlite3_file* file, int remove) { return methods_below(file).xShmUnmap(below(file), remove); }

constexpr sqlite3_io_methods faulty_methods = {
    .iVersion = 2,  // no memory-mapped reading
    .xClose = close_file,
    .xRead = read_file,
    .xWrite = write_file,
    .xTruncate = truncate_file,
    .xSync = sync_file,
    .xFileSize = size_of_file,
    .xLock = lock_file,
    .xUnlock = unlock_file,
    .xCheckReservedLock = is_reserved,
    .xFileControl = control_file,
    .xSectorSize = sector_size,
    .xDeviceCharacteristics = traits,
    .xShmMap = map_shared,
    .xShmLock = lock_shared,
    .xShmBarrier = shared_barrier,
    .xShmUnmap = unmap_shared,
    .xFetch = nullptr,
    .xUnfetch = nullptr,
};

int open_file(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* out_flags) {
  FaultyFile& faulty = mine(file);
  faulty = {};
  sqlite3_vfs* vfs = disk().below;
  int is_there = 0;
  if (path != nullptr) vfs->xAccess(vfs, path, SQLITE_ACCESS_EXISTS, &is_there);
  const int result = vfs->xOpen(vfs, path, below(file), flags, out_flags);
  if (below(file)->pMethods == nullptr) return result;
  faulty.base.pMethods = &faulty_methods;
  if (path == nullptr) return result;
  faulty.name = new std::string(last_part(path));
  if (is_there == 0 && result == SQLITE_OK) {
    disk().write_down({.kind = DiskEvent::create, .file = *faulty.name, .offset = 0, .bytes = {}});
  }
  return result;
}

int remove_file(sqlite3_vfs*, const char* path, int sync_folder) {
  disk().write_down({.kind = sync_folder != 0 ? DiskEvent::remove_and_sync : DiskEvent::remove,
                     .file = last_part(path),
                     .offset = 0,
                     .bytes = {}});
  return disk().below->xDelete(disk().below, path, 0);
}

}  // namespace

DiskControl& DiskControl::shared() {
  static DiskControl* const control = [] {
    void* memory = ::mmap(nullptr, sizeof(DiskControl), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) throw std::runtime_error("no shared memory");
    return new (memory) DiskControl;
  }();
  return *control;
}

void use_faulty_disk(DiskControl& control, const std::string& trace, std::uint64_t seed) {
  Disk& here = disk();
  here.below = sqlite3_vfs_find(nullptr);
  here.control = &control;
  here.random.seed(seed);
  cut_half_event(trace);
  here.trace = ::open(trace.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  here.vfs = *here.below;
  here.vfs.pNext = nullptr;
  here.vfs.zName = "faulty";
  here.vfs.szOsFile = static_cast<int>(sizeof(FaultyFile)) + here.below->szOsFile;
  here.vfs.xOpen = open_file;
  here.vfs.xDelete = remove_file;
  if (here.trace < 0 || sqlite3_vfs_register(&here.vfs, 1) != SQLITE_OK) throw std::runtime_error("no faulty disk");
}

void note_in_trace(std::string_view line) {
  disk().write_down({.kind = DiskEvent::note, .file = "", .offset = 0, .bytes = std::string(line)});
}

}  // namespace fondaco::store
