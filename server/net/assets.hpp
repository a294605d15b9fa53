// SPDX-License-Identifier: MIT
#pragma once
// The files of the web client, all in memory: they are looked up by name and never in the file system.
#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/net/site.hpp"

namespace fondaco::net {

struct AssetFile {
  std::string path;        ///< /index.html
  std::string_view bytes;  ///< copied
};

class Assets {
 public:
  explicit Assets(const std::vector<AssetFile>& files);
  /// All files of a folder that are not hidden, as they are now. Throws std::runtime_error when it cannot be read.
  static std::unique_ptr<Assets> of_folder(const std::filesystem::path& folder);
  ~Assets();

  /// Nothing when there is no such file. A path that could be a page of the client, having no extension and not being
  /// one of the interface, gets /index.html.
  std::optional<Response> answer(const Request& request) const;
  /// Files are compressed on a thread of their own, because the best compression takes seconds and a server should
  /// answer at once; until then they travel as they are. This waits for it.
  void finish_compressing();

 private:
  struct Asset {
    std::string type;
    std::string cache_control;
    std::string etag;  ///< without quotes
    std::shared_ptr<const std::string> plain;
    /// Null where they are not smaller. Not to be read before `compressed`.
    std::shared_ptr<const std::string> gzip;
    std::shared_ptr<const std::string> brotli;
    std::atomic<bool> compressed = false;
  };

  const Asset* find(std::string_view path) const;
  void compress_all(const std::stop_token& stop);

  std::unordered_map<std::string, std::unique_ptr<Asset>> assets_;
  std::jthread compressor_;
};

/// How much somebody wants a coding, by the header Accept-Encoding: 0 is not at all.
double wanted(std::string_view accept_encoding, std::string_view coding);

}  // namespace fondaco::net
