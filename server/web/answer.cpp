#include "server/web/answer.hpp"

#include <memory>
#include <utility>

#include "server/store/database.hpp"

namespace fondaco::server {
namespace {

void tell(const Log& log, std::string_view where, std::string_view what) {
  if (!log) return;
  std::string line(where);
  line += ": ";
  line += what;
  log(line);
}

}  // namespace

Response answer(std::string document, int status) {
  Response response;
  response.status = status;
  response.body = std::make_shared<const std::string>(std::move(document));
  response.headers.emplace_back("Cache-Control", "no-store");
  return response;
}

Response answer_ok() { return answer(R"({"ok":true})"); }

Response answer(const Refusal& refusal) {
  json::Writer out;
  out.begin_object();
  write_error(out, refusal);
  out.end_object();
  Response response = answer(out.take(), refusal.status);
  response.refusal = refusal.code;
  if (refusal.retry_after > 0) response.headers.emplace_back("Retry-After", std::to_string(refusal.retry_after));
  return response;
}

Response answer(const std::exception_ptr& failure, std::string_view where, const Log& log) {
  try {
    std::rethrow_exception(failure);
  } catch (const Refusal& refusal) {
    return answer(refusal);
  } catch (const StoreFailed& failed) {
    tell(log, where, failed.what());
    return answer(Refusal(503, "store_failed", "this could not be kept, please try again"));
  } catch (const std::exception& unexpected) {
    tell(log, where, unexpected.what());
  } catch (...) {
    tell(log, where, "something that is no exception was thrown");
  }
  return answer(Refusal(500, "internal", "something went wrong here, it was noted"));
}

void write_error(json::Writer& out, const Refusal& refusal) {
  out.key("error");
  out.begin_object();
  out.member("code", refusal.code);
  out.member("message", std::string_view(refusal.what()));
  if (!refusal.rule.empty()) out.member("rule", refusal.rule);
  if (refusal.seq >= 0) out.member("seq", refusal.seq);
  out.end_object();
}

void refuse(const Respond& respond, const Refusal& refusal) { respond(answer(refusal)); }

}  // namespace fondaco::server
