// SPDX-License-Identifier: MIT
#include "server/people/sign_in_guard.hpp"

#include <algorithm>
#include <cmath>

#include "server/net/address_book.hpp"
#include "server/store/names.hpp"

namespace fondaco::people {
namespace {

constexpr base::Time second = 1000;
constexpr unsigned most_doublings = 20;

}  // namespace

WrongGuesses::Row* WrongGuesses::find(std::string_view key, base::Time now) {
  const base::Digest digest = base::sha256(key);
  Row* row = guesses_.find(digest);
  if (row == nullptr || now - row->last < limits_.forgotten_after) return row;
  guesses_.erase(digest);
  return nullptr;
}

int WrongGuesses::wait(std::string_view key, base::Time now) {
  const Row* row = find(key, now);
  if (row == nullptr || row->next <= now) return 0;
  return static_cast<int>((row->next - now + second - 1) / second);
}

void WrongGuesses::count(std::string_view key, base::Time now) {
  Row* row = find(key, now);
  if (row == nullptr) row = &guesses_.put(base::sha256(key), {});
  ++row->wrong;
  row->last = now;
  if (row->wrong < limits_.free_guesses) return;
  const unsigned doublings = std::min(row->wrong - limits_.free_guesses, most_doublings);
  row->next = now + second * std::min<base::Time>(limits_.longest_wait, base::Time{1} << doublings);
}

void WrongGuesses::take_back(std::string_view key) {
  Row* row = guesses_.find(base::sha256(key));
  if (row == nullptr || row->wrong == 0) return;
  --row->wrong;
  row->next = 0;
}

void WrongGuesses::forget(std::string_view key) { guesses_.erase(base::sha256(key)); }

NamesUnderAttack::Row& NamesUnderAttack::row(std::string_view name, base::Time now) {
  const base::Digest digest = base::sha256(store::folded_name(name));
  Row* row = names_.find(digest);
  if (row == nullptr) row = &names_.put(digest, {.failures = 0, .counted = now});
  const auto passed = static_cast<double>(std::max<base::Time>(0, now - row->counted));
  row->failures *= std::exp2(-passed / static_cast<double>(limits_.failure_half_life));
  row->counted = now;
  return *row;
}

base::Time NamesUnderAttack::delay(std::string_view name, base::Time now) {
  const double above = row(name, now).failures - limits_.calm_failures;
  if (above <= 0) return 0;
  return std::min(limits_.longest_delay, static_cast<base::Time>(std::ceil(above)) * limits_.delay_step);
}

void NamesUnderAttack::count(std::string_view name, base::Time now, double tries) {
  Row& counted = row(name, now);
  counted.failures = std::max(0.0, counted.failures + tries);
}

// No name and no address has a line break in it.
std::string SignInTry::counts_against() const {
  return device.empty() ? store::folded_name(name) + '\n' + net::network_of(address) : "\n" + device;
}

SignInGuard::SignInGuard(const SignInLimits& limits, const HashBudgetLimits& budget, base::Time now)
    : guesses_(limits),
      names_(limits),
      addresses_(limits.failures_of_address, limits.remembered),
      budget_(budget, limits.remembered, now) {}

// The narrow limits first: who is stopped by them takes nothing from all the others.
SignInTry SignInGuard::begin(std::string_view address, std::string_view name, std::string_view device, base::Time now) {
  SignInTry what{.address = std::string(address), .name = std::string(name), .device = std::string(device)};
  const std::string key = what.counts_against();
  need_no_wait(guesses_.wait(key, now));
  const bool stranger = device.empty();
  if (stranger) need_no_wait(addresses_.take(net::network_of(address), now));
  budget_.take(address, stranger ? HashBudget::Who::anybody : HashBudget::Who::known, now);
  guesses_.count(key, now);
  if (!stranger) return what;
  what.delay = names_.delay(name, now);
  names_.count(name, now, 1);
  return what;
}

SignInTry SignInGuard::begin_confirming(std::string_view address, std::int64_t user, base::Time now) {
  return begin(address, {}, "session of " + std::to_string(user), now);
}

void SignInGuard::succeeded(const SignInTry& what, base::Time now) {
  dropped(what, now);
  guesses_.forget(what.counts_against());
}

void SignInGuard::dropped(const SignInTry& what, base::Time now) {
  guesses_.take_back(what.counts_against());
  if (!what.device.empty()) return;
  addresses_.give_back(net::network_of(what.address), now);
  names_.count(what.name, now, -1);
}

}  // namespace fondaco::people
