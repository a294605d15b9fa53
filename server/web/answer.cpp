// SPDX-License-Identifier: MIT
#include "server/web/answer.hpp"

#include <memory>
#include <utility>

#include "server/store/database.hpp"

namespace fondaco::web {
namespace {

void tell(const Log& log, std::string_view where, std::string_view what) {
  if (!log) return;
  std::string line(where);
  line += ": ";
  line += what;
  log(line);
}

}  // namespace

net::Response answer(std::string document, int status) {
  net::Response response;
  response.status = status;
  response.body = std::make_shared<const std::string>(std::move(document));
  response.headers.emplace_back("Cache-Control", "no-store");
  return response;
}

net::Response answer_ok() { return answer(R"({"ok":true})"); }

net::Response answer(const base::Refusal& refusal) {
  json::Writer out;
  out.begin_object();
  write_error(out, refusal);
  out.end_object();
  net::Response response = answer(out.take(), refusal.status);
  response.refusal = refusal.code;
  if (refusal.retry_after > 0) response.headers.emplace_back("Retry-After", std::to_string(refusal.retry_after));
  return response;
}

net::Response answer(const std::exception_ptr& failure, std::string_view where, const Log& log) {
  try {
    std::rethrow_exception(failure);
  } catch (const base::Refusal& refusal) {
    return answer(refusal);
  } catch (const store::StoreFailed& failed) {
    tell(log, where, failed.what());
    return answer(base::Refusal(503, "store_failed", "this could not be kept, please try again"));
  } catch (const std::exception& unexpected) {
    tell(log, where, unexpected.what());
  } catch (...) {
    tell(log, where, "something that is no exception was thrown");
  }
  return answer(base::Refusal(500, "internal", "something went wrong here, it was noted"));
}

void write_error(json::Writer& out, const base::Refusal& refusal) {
  out.key("error");
  out.begin_object();
  out.member("code", refusal.code);
  out.member("message", std::string_view(refusal.what()));
  if (!refusal.rule.empty()) out.member("rule", refusal.rule);
  if (refusal.seq >= 0) out.member("seq", refusal.seq);
  out.end_object();
}

void refuse(const net::Respond& respond, const base::Refusal& refusal) { respond(answer(refusal)); }

}  // namespace fondaco::web
