// SPDX-License-Identifier: MIT
#include "server/net/host_names.hpp"

#include <unistd.h>

#include <algorithm>

#include "server/base/log.hpp"
#include "server/net/address_book.hpp"

namespace fondaco::net {
namespace {

/// Visitors choose these names: more of them would only fill the log.
constexpr std::size_t most_noted = 16;

std::string machine_name() {
  char name[256] = {};
  return gethostname(name, sizeof name - 1) == 0 ? name : "";
}

std::string_view host_of_origin(std::string_view origin) {
  const std::size_t scheme = origin.find("://");
  if (scheme != std::string_view::npos) origin.remove_prefix(scheme + 3);
  return origin.substr(0, origin.find('/'));
}

bool points_here(std::string_view name) {
  const bool bracketed = name.starts_with('[') && name.ends_with(']');
  return is_address(bracketed ? name.substr(1, name.size() - 2) : name) || name == "localhost" ||
         name.ends_with(".localhost");
}

}  // namespace

HostNames::HostNames(const NetSettings& settings)
    : any_(settings.behind_proxy && settings.hosts.empty() && settings.origins.empty()) {
  for (const std::string& host : settings.hosts) add(host);
  for (const std::string& origin : settings.origins) add(host_of_origin(origin));
  add(settings.host);
  if (settings.behind_proxy) return;
  const std::string machine = machine_name();
  add(machine);
  add(machine.substr(0, machine.find('.')) + ".local");
}

void HostNames::add(std::string_view host) {
  if (!host.empty() && !is_address(host)) names_.insert(name_of_host(host));
}

bool HostNames::knows(std::string_view host) const {
  const std::string name = name_of_host(host);
  return any_ || points_here(name) || names_.contains(name);
}

void HostNames::note_unknown(std::string_view host) {
  const std::string name = name_of_host(host);
  if (noted_.size() >= most_noted || !noted_.insert(name).second) return;
  base::log_info("host",
                 "somebody asked for " + name + " and was refused; if people use that name, say --host " + name);
}

std::string name_of_host(std::string_view host) {
  const std::size_t bracket = host.starts_with('[') ? host.find(']') : 0;
  std::string name(host.substr(0, host.find(':', bracket)));
  std::ranges::transform(name, name.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; });
  if (name.ends_with('.')) name.pop_back();
  return name;
}

}  // namespace fondaco::net
