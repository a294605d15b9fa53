// SPDX-License-Identifier: MIT
#include "server/people/export.hpp"

#include <utility>

#include "engine/json/escape.hpp"

namespace fondaco::people {

Export::Export(std::string head, std::deque<ExportList> lists) : head_(std::move(head)), lists_(std::move(lists)) {
  head_.pop_back();  // its bracket comes last
}

std::shared_ptr<const std::string> Export::next() {
  if (ended_) return nullptr;
  std::string piece = std::exchange(head_, {});
  if (!lists_.empty()) {
    piece += next_page();
  } else {
    piece += "}";
    ended_ = true;
  }
  return std::make_shared<const std::string>(std::move(piece));
}

std::string Export::next_page() {
  std::string text;
  if (!std::exchange(list_begun_, true)) text = "," + json::quoted(lists_.front().name) + ":[";
  json::Writer page;
  page.begin_array();
  const bool more = lists_.front().write_page(page);
  page.end_array();
  const std::string items = page.take();
  if (items.size() > 2) {
    if (std::exchange(item_written_, true)) text += ',';
    text.append(items, 1, items.size() - 2);
  }
  if (!more) {
    text += ']';
    lists_.pop_front();
    list_begun_ = item_written_ = false;
  }
  return text;
}

}  // namespace fondaco::people
