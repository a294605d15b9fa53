// SPDX-License-Identifier: MIT
#pragma once
// Answers of the API as they go out: JSON that nobody on the way may keep.
#include <exception>
#include <functional>
#include <string>
#include <string_view>

#include "engine/json/writer.hpp"
#include "server/base/refusal.hpp"
#include "server/net/site.hpp"

namespace fondaco::web {

/// Gets one line about what should not have happened. It never holds what a client sent.
using Log = std::function<void(std::string_view line)>;

/// `document` is JSON.
net::Response answer(std::string document, int status = 200);
/// {"ok": true}
net::Response answer_ok();
net::Response answer(const base::Refusal& refusal);
/// Whatever was thrown. A Refusal speaks for itself; of all else the client learns no details, they go to the log.
net::Response answer(const std::exception_ptr& failure, std::string_view where, const Log& log);

/// The member "error" of an answer, also of those on a socket.
void write_error(json::Writer& out, const base::Refusal& refusal);
void refuse(const net::Respond& respond, const base::Refusal& refusal);

}  // namespace fondaco::web
