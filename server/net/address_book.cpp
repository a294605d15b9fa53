// SPDX-License-Identifier: MIT
#include "server/net/address_book.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>

#include <algorithm>
#include <cstring>

namespace fondaco::net {

AddressBook::AddressBook(base::Rate requests, const std::vector<std::string>& trusted, std::size_t most_entries)
    : requests_(requests), most_entries_(most_entries) {
  trust(trusted);
}

void AddressBook::allow(base::Rate requests, base::Time now) {
  requests_ = requests;
  for (const auto& [network, neighbour] : neighbours_) neighbour->requests = {requests, now};
}

void AddressBook::trust(const std::vector<std::string>& trusted) {
  trusted_.clear();
  for (const std::string& address : trusted) trusted_.push_back(network_of(address));
  for (const auto& [network, neighbour] : neighbours_) neighbour->trusted = is_trusted(network);
}

bool AddressBook::is_trusted(const std::string& network) const {
  return std::ranges::find(trusted_, network) != trusted_.end();
}

std::shared_ptr<Neighbour> AddressBook::find(std::string_view address, base::Time now) {
  const std::string network = network_of(address);
  if (const auto found = neighbours_.find(network); found != neighbours_.end()) return found->second;
  if (neighbours_.size() >= most_entries_) tidy(now);
  if (neighbours_.size() >= most_entries_) return nullptr;
  auto neighbour = std::make_shared<Neighbour>(Neighbour{.trusted = is_trusted(network), .requests = {requests_, now}});
  neighbours_.emplace(network, neighbour);
  return neighbour;
}

void AddressBook::tidy(base::Time now) {
  std::erase_if(neighbours_,
                [now](const auto& entry) { return entry.second.use_count() == 1 && entry.second->requests.full(now); });
}

std::string network_of(std::string_view address) {
  in6_addr bytes{};
  if (inet_pton(AF_INET6, std::string(address).c_str(), &bytes) != 1) return std::string(address);
  if (IN6_IS_ADDR_V4MAPPED(&bytes)) return std::string(address.substr(address.rfind(':') + 1));
  std::memset(&bytes.s6_addr[8], 0, 8);
  char text[INET6_ADDRSTRLEN] = {};
  inet_ntop(AF_INET6, &bytes, text, sizeof text);
  return text;
}

bool is_address(std::string_view text) {
  in6_addr bytes{};
  const std::string address(text);
  return inet_pton(AF_INET, address.c_str(), &bytes) == 1 || inet_pton(AF_INET6, address.c_str(), &bytes) == 1;
}

}  // namespace fondaco::net
