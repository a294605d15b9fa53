// SPDX-License-Identifier: MIT
#pragma once
// What was done to the files of a faulty disk, read again in order; and what is left of them if the power fails there.
// Only what was synced is sure to be left. Of what was written since, anything may be: all, nothing, the beginning up
// to any byte, or some sectors and not others. When a sync fails, what it should have kept may be lost for good, and a
// later sync that works says nothing about it: the kernel takes those pages for clean.
#include <cstdint>
#include <fstream>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chance.hpp"

namespace fondaco::store {

struct DiskEvent {
  enum Kind : std::uint8_t { write, truncate, sync, failed_sync, create, remove, remove_and_sync, note };
  Kind kind = note;
  std::string file;          ///< its name in the folder
  std::uint64_t offset = 0;  ///< or the size it is cut to
  std::string bytes;         ///< or the line of a note
};

std::string encoded(const DiskEvent& event);
/// A process that was killed may have left the beginning of an event at the end; it was not done.
void cut_half_event(const std::string& trace);

class DiskTrace {
 public:
  /// The files of the folder as they were when the trace began, all of them safe on the disk. A folder that is not
  /// there was empty.
  DiskTrace(const std::string& trace, const std::string& folder);

  /// Takes the next event into account; empty at the end. `rng` decides what became of writes whose sync failed.
  std::optional<DiskEvent> next(Rng& rng);

  /// Bytes written and not synced: how many places there are to cut at.
  std::uint64_t unsynced_bytes(const std::string& name) const;

  using Files = std::map<std::string, std::string>;
  /// Exactly the first `bytes` of what was written to this file since its last sync are left, and nothing else.
  Files cut_at(const std::string& name, std::uint64_t bytes) const;
  /// Any subset: each sector of each write is left or not.
  Files cut_at_random(Rng& rng) const;

 private:
  struct Write {
    bool is_truncation = false;
    std::uint64_t offset = 0;
    std::string bytes;
    bool doubtful = false;  ///< a sync of it has failed
  };
  struct File {
    std::string durable;
    std::vector<Write> unsynced;
    bool in_folder = true;             ///< the entry of the folder is durable
    std::optional<std::string> ghost;  ///< what was removed under this name, and may come back
    bool removed = false;
  };

  void sync_folder();
  static void apply(std::string& bytes, const Write& write, std::uint64_t most);

  std::ifstream in_;
  std::map<std::string, File> files_;
};

/// Puts them into a new folder.
void write_files(const DiskTrace::Files& files, const std::string& folder);

}  // namespace fondaco::store
