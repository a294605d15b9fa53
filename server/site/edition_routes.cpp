// SPDX-License-Identifier: MIT
#include "server/site/edition_routes.hpp"

#include "games/catalogue.hpp"
#include "server/net/assets.hpp"

namespace fondaco::site {
namespace {

constexpr std::string_view file_suffix = ".json";

/// They are sent as the files of the web client are, compressed and with an ETag.
std::shared_ptr<const net::Assets> edition_files() {
  std::vector<net::AssetFile> files;
  for (const GameEntry* entry : games::catalogue()) {
    for (const std::string& id : embedded_editions(*entry)) {
      const std::string name = "editions/" + id + std::string(file_suffix);
      files.push_back({"/api/games/" + std::string(entry->id) + "/" + name, entry->files->file(name)});
    }
  }
  return std::make_shared<const net::Assets>(files);
}

}  // namespace

void register_edition_routes(web::Router& router) {
  router.on("GET", "/api/games/*/editions/*", [files = edition_files()](const web::Call& call) {
    net::Request file = call.request;
    file.path += file_suffix;
    auto found = files->answer(file);
    if (!found) throw base::Refusal(404, "not_found", "there is no such edition");
    call.answer(std::move(*found));
  });
}

}  // namespace fondaco::site
