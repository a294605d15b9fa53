// SPDX-License-Identifier: MIT
#include "server/store/tests/disk_trace.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <iterator>

namespace fondaco::store {
namespace {

constexpr std::uint64_t sector = 512;
constexpr std::uint64_t everything = UINT64_MAX;

/// Before the name and the bytes of each event.
struct Head {
  std::uint64_t offset = 0;
  std::uint32_t size = 0;
  std::uint16_t name = 0;
  DiskEvent::Kind kind = DiskEvent::note;
  std::uint8_t unused = 0;
};
static_assert(sizeof(Head) == 16);

bool coin(Rng& rng) { return rng.index(2) == 0; }

std::string bytes_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::optional<DiskEvent> read_event(std::istream& in) {
  Head head;
  std::array<char, sizeof head> raw{};
  if (!in.read(raw.data(), raw.size())) return std::nullopt;
  std::memcpy(&head, raw.data(), raw.size());
  DiskEvent event{.kind = head.kind,
                  .file = std::string(head.name, '\0'),
                  .offset = head.offset,
                  .bytes = std::string(head.size, '\0')};
  in.read(event.file.data(), head.name);
  if (!in.read(event.bytes.data(), head.size)) return std::nullopt;
  return event;
}

}  // namespace

std::string encoded(const DiskEvent& event) {
  const Head head{.offset = event.offset,
                  .size = static_cast<std::uint32_t>(event.bytes.size()),
                  .name = static_cast<std::uint16_t>(event.file.size()),
                  .kind = event.kind,
                  .unused = 0};
  std::string bytes(sizeof head, '\0');
  std::memcpy(bytes.data(), &head, sizeof head);
  return bytes + event.file + event.bytes;
}

void cut_half_event(const std::string& trace) {
  std::ifstream in(trace, std::ios::binary);
  if (!in) return;
  std::uintmax_t whole = 0;
  while (const auto event = read_event(in)) whole += sizeof(Head) + event->file.size() + event->bytes.size();
  std::filesystem::resize_file(trace, whole);
}

DiskTrace::DiskTrace(const std::string& trace, const std::string& folder) : in_(trace, std::ios::binary) {
  if (!std::filesystem::exists(folder)) return;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    File& file = files_[entry.path().filename().string()];
    file.durable = bytes_of(entry.path());
  }
}

std::optional<DiskEvent> DiskTrace::next(Rng& rng) {
  auto event = read_event(in_);
  if (!event || event->kind == DiskEvent::note) return event;
  File& file = files_[event->file];
  switch (event->kind) {
    case DiskEvent::write:
      file.unsynced.push_back({.is_truncation = false, .offset = event->offset, .bytes = event->bytes});
      break;
    case DiskEvent::truncate:
      file.unsynced.push_back({.is_truncation = true, .offset = event->offset, .bytes = {}});
      break;
    case DiskEvent::sync:
      for (const Write& write : file.unsynced) {
        if (!write.doubtful || coin(rng)) apply(file.durable, write, everything);
      }
      file.unsynced.clear();
      // SQLite syncs the folder together with the first sync of a journal.
      if (!file.in_folder) sync_folder();
      break;
    case DiskEvent::failed_sync:
      for (Write& write : file.unsynced) write.doubtful = true;
      break;
    case DiskEvent::create:
      file = {.durable = {}, .unsynced = {}, .in_folder = false, .ghost = file.ghost, .removed = false};
      break;
    case DiskEvent::remove:
    case DiskEvent::remove_and_sync:
      file = {.durable = {}, .unsynced = {}, .in_folder = true, .ghost = file.durable, .removed = true};
      if (event->kind == DiskEvent::remove_and_sync) sync_folder();
      break;
    case DiskEvent::note:
      break;
  }
  return event;
}

void DiskTrace::sync_folder() {
  std::erase_if(files_, [](const auto& entry) { return entry.second.removed; });
  for (auto& [name, file] : files_) {
    file.in_folder = true;
    file.ghost.reset();
  }
}

void DiskTrace::apply(std::string& bytes, const Write& write, std::uint64_t most) {
  if (write.is_truncation) {
    bytes.resize(write.offset);
    return;
  }
  const std::string_view part = std::string_view(write.bytes).substr(0, most);
  if (part.empty()) return;
  if (bytes.size() < write.offset + part.size()) bytes.resize(write.offset + part.size());
  bytes.replace(write.offset, part.size(), part);
}

std::uint64_t DiskTrace::unsynced_bytes(const std::string& name) const {
  std::uint64_t sum = 0;
  if (const auto found = files_.find(name); found != files_.end()) {
    for (const Write& write : found->second.unsynced) sum += write.bytes.size();
  }
  return sum;
}

DiskTrace::Files DiskTrace::cut_at(const std::string& name, std::uint64_t bytes) const {
  Files left;
  for (const auto& [its_name, file] : files_) {
    if (file.removed) continue;
    std::string& durable = left[its_name] = file.durable;
    if (its_name != name) continue;
    for (const Write& write : file.unsynced) {
      apply(durable, write, bytes);
      if (bytes < write.bytes.size()) break;
      bytes -= write.bytes.size();
    }
  }
  return left;
}

DiskTrace::Files DiskTrace::cut_at_random(Rng& rng) const {
  Files left;
  for (const auto& [name, file] : files_) {
    const bool entry_is_lost = (file.removed || !file.in_folder) && coin(rng);
    if (entry_is_lost && file.ghost) left[name] = *file.ghost;
    if (file.removed || entry_is_lost) continue;
    std::string& durable = left[name] = file.durable;
    for (const Write& write : file.unsynced) {
      if (write.is_truncation) {
        if (coin(rng)) apply(durable, write, everything);
        continue;
      }
      for (std::uint64_t at = 0; at < write.bytes.size(); at += sector) {
        const Write piece{.is_truncation = false, .offset = write.offset + at, .bytes = write.bytes.substr(at, sector)};
        if (coin(rng)) apply(durable, piece, coin(rng) ? everything : rng.index(sector));
      }
    }
  }
  return left;
}

void write_files(const DiskTrace::Files& files, const std::string& folder) {
  std::filesystem::create_directory(folder);
  for (const auto& [name, bytes] : files)
    std::ofstream(std::filesystem::path(folder) / name, std::ios::binary) << bytes;
}

}  // namespace fondaco::store
