// SPDX-License-Identifier: MIT
#pragma once
// Plain mails: which addresses may be written to, and how a mail is set down (RFC 5322).
#include <string>
#include <string_view>

#include "engine/result.hpp"
#include "server/base/time.hpp"

namespace fondaco::courier {

/// A fault is the rest of a sentence. Stricter than the RFC: nothing that could
/// end a line or begin another address.
Outcome check_mail_address(std::string_view address);

struct Mail {
  std::string from;
  std::string to;
  std::string subject;
  std::string text;
};
std::string mail_text(const Mail& mail, base::Time now);

}  // namespace fondaco::courier
