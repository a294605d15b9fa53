// SPDX-License-Identifier: MIT
#include "server/net/assets.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "server/base/secret.hpp"
#include "server/net/compression.hpp"
#include "server/net/http_text.hpp"

namespace fondaco::net {
namespace {

struct FileKind {
  std::string_view extension;
  std::string_view type;
  bool compressible;
};

constexpr std::array<FileKind, 20> file_kinds = {{
    {".html", "text/html; charset=utf-8", true},
    {".js", "text/javascript; charset=utf-8", true},
    {".mjs", "text/javascript; charset=utf-8", true},
    {".css", "text/css; charset=utf-8", true},
    {".json", "application/json", true},
    {".map", "application/json", true},
    {".webmanifest", "application/manifest+json", true},
    {".svg", "image/svg+xml", true},
    {".txt", "text/plain; charset=utf-8", true},
    {".xml", "application/xml", true},
    {".wasm", "application/wasm", true},
    {".ico", "image/x-icon", true},
    {".ttf", "font/ttf", true},
    {".woff2", "font/woff2", false},
    {".png", "image/png", false},
    {".jpg", "image/jpeg", false},
    {".webp", "image/webp", false},
    {".avif", "image/avif", false},
    {".mp3", "audio/mpeg", false},
    {".ogg", "audio/ogg", false},
}};

constexpr FileKind other_kind{"", "application/octet-stream", false};
constexpr std::size_t name_hash_length = 8;

std::string_view file_name(std::string_view path) { return path.substr(path.rfind('/') + 1); }

std::string_view extension_of(std::string_view path) {
  const std::string_view name = file_name(path);
  const auto dot = name.rfind('.');
  return dot == std::string_view::npos ? std::string_view{} : name.substr(dot);
}

const FileKind& kind_of(std::string_view path) {
  const auto kind = std::ranges::find(file_kinds, extension_of(path), &FileKind::extension);
  return kind == file_kinds.end() ? other_kind : *kind;
}

/// Whether the name holds a hash of the content, as in /assets/index-BhH3x_q2.js: then it never changes.
bool is_named_by_content(std::string_view path) {
  if (!path.starts_with("/assets/")) return false;
  std::string_view stem = file_name(path);
  stem.remove_suffix(extension_of(path).size());
  if (stem.size() <= name_hash_length || stem[stem.size() - name_hash_length - 1] != '-') return false;
  const std::string_view hash = stem.substr(stem.size() - name_hash_length);
  const auto is_lower = [](char c) { return c >= 'a' && c <= 'z'; };
  const auto is_hash_letter = [is_lower](char c) {
    return is_lower(c) || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  };
  // Eight small letters are more likely a word.
  return std::ranges::all_of(hash, is_hash_letter) && !std::ranges::all_of(hash, is_lower);
}

bool names_etag(std::string_view if_none_match, std::string_view etag) {
  while (!if_none_match.empty()) {
    const auto comma = std::min(if_none_match.find(','), if_none_match.size());
    std::string_view entry = trimmed(if_none_match.substr(0, comma));
    if (entry.starts_with("W/")) entry.remove_prefix(2);
    if (entry == "*" || entry == etag) return true;
    if_none_match.remove_prefix(std::min(comma + 1, if_none_match.size()));
  }
  return false;
}

double quality(std::string_view parameter) {
  parameter = trimmed(parameter);
  if (!parameter.starts_with("q=")) return 1;
  return std::clamp(std::strtod(std::string(parameter.substr(2)).c_str(), nullptr), 0.0, 1.0);
}

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream bytes;
  bytes << file.rdbuf();
  if (!file) throw std::runtime_error("cannot read " + path.string());
  return std::move(bytes).str();
}

}  // namespace

Assets::Assets(const std::vector<AssetFile>& files) {
  for (const AssetFile& file : files) {
    auto asset = std::make_unique<Asset>();
    asset->type = kind_of(file.path).type;
    asset->cache_control = is_named_by_content(file.path) ? "public, max-age=31536000, immutable" : "no-cache";
    asset->etag = base::hex(base::sha256(file.bytes)).substr(0, 32);
    asset->plain = std::make_shared<const std::string>(file.bytes);
    assets_[file.path] = std::move(asset);
  }
  compressor_ = std::jthread([this](const std::stop_token& stop) { compress_all(stop); });
}

Assets::~Assets() = default;

std::unique_ptr<Assets> Assets::of_folder(const std::filesystem::path& folder) {
  namespace fs = std::filesystem;
  std::vector<std::pair<std::string, std::string>> read;
  try {
    for (auto entry = fs::recursive_directory_iterator(folder); entry != fs::end(entry); ++entry) {
      const fs::path& path = entry->path();
      if (path.filename().string().starts_with('.')) {
        entry.disable_recursion_pending();
      } else if (entry->is_regular_file()) {
        read.emplace_back("/" + path.lexically_relative(folder).generic_string(), read_file(path));
      }
    }
  } catch (const fs::filesystem_error& error) {
    throw std::runtime_error("cannot read " + folder.string() + ": " + error.code().message());
  }
  std::vector<AssetFile> files;
  for (const auto& [path, bytes] : read) files.push_back({path, bytes});
  return std::make_unique<Assets>(files);
}

void Assets::compress_all(const std::stop_token& stop) {
  for (auto& [path, asset] : assets_) {
    if (!kind_of(path).compressible) continue;
    if (stop.stop_requested()) return;
    asset->gzip = gzip_compressed(*asset->plain);
    asset->brotli = brotli_compressed(*asset->plain, stop);
    asset->compressed.store(true, std::memory_order_release);
  }
}

void Assets::finish_compressing() {
  if (compressor_.joinable()) compressor_.join();
}

const Assets::Asset* Assets::find(std::string_view path) const {
  const auto exact = [this](std::string_view name) -> const Asset* {
    const auto found = assets_.find(std::string(name));
    return found == assets_.end() ? nullptr : found->second.get();
  };
  if (const Asset* asset = exact(path)) return asset;
  // The address of a page has no extension, but it may end with the id of a rule: /rules/hansa/HT-4.5.8.
  const std::string_view extension = extension_of(path);
  const bool is_id = extension.find_first_not_of(".0123456789") == std::string_view::npos;
  const bool may_be_page = is_id && !path.starts_with("/api/");
  return may_be_page ? exact("/index.html") : nullptr;
}

std::optional<Response> Assets::answer(const Request& request) const {
  if (request.method != "GET" && request.method != "HEAD") return std::nullopt;
  const Asset* asset = find(request.path);
  if (asset == nullptr) return std::nullopt;

  Response response;
  response.type = asset->type;
  response.body = asset->plain;
  std::string etag = asset->etag;
  if (asset->compressed.load(std::memory_order_acquire)) {
    double most_wanted = 0;
    const auto offer = [&](const std::shared_ptr<const std::string>& bytes, std::string_view coding) {
      const double how_much = wanted(request.accept_encoding, coding);
      if (!bytes || how_much <= most_wanted) return;
      most_wanted = how_much;
      response.body = bytes;
      response.headers = {{"Content-Encoding", std::string(coding)}};
      etag = asset->etag + "-" + std::string(coding);
    };
    offer(asset->brotli, "br");
    offer(asset->gzip, "gzip");
  }
  etag = "\"" + etag + "\"";
  if (names_etag(request.if_none_match, etag)) {
    response.status = 304;
    response.body = nullptr;
    response.headers.clear();
  }
  response.headers.emplace_back("ETag", etag);
  response.headers.emplace_back("Cache-Control", asset->cache_control);
  response.headers.emplace_back("Vary", "Accept-Encoding");
  return response;
}

double wanted(std::string_view accept_encoding, std::string_view coding) {
  double for_all_others = 0;
  while (!accept_encoding.empty()) {
    const auto comma = std::min(accept_encoding.find(','), accept_encoding.size());
    const std::string_view entry = accept_encoding.substr(0, comma);
    const auto semicolon = std::min(entry.find(';'), entry.size());
    const std::string_view name = trimmed(entry.substr(0, semicolon));
    const double how_much = semicolon < entry.size() ? quality(entry.substr(semicolon + 1)) : 1;
    if (equal_without_case(name, coding)) return how_much;
    if (name == "*") for_all_others = how_much;
    accept_encoding.remove_prefix(std::min(comma + 1, accept_encoding.size()));
  }
  return for_all_others;
}

}  // namespace fondaco::net
