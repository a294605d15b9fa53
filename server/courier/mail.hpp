#pragma once
// Plain mails: which addresses may be written to, and how a mail is set down (RFC 5322).
#include <string>
#include <string_view>

#include "server/base/time.hpp"

namespace fondaco::courier {

/// What is wrong with an address, as the rest of a sentence; empty: nothing. Stricter than the RFC: nothing that could
/// end a line or begin another address.
std::string mail_address_fault(std::string_view address);

struct Mail {
  std::string from;
  std::string to;
  std::string subject;
  std::string text;
};
std::string mail_text(const Mail& mail, base::Time now);

}  // namespace fondaco::courier
