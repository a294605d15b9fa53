// SPDX-License-Identifier: MIT
#include "server/site/socket_session.hpp"

#include "server/base/log.hpp"
#include "server/web/body.hpp"

namespace fondaco::site {
namespace {

constexpr std::size_t most_followed = 64;
constexpr std::int64_t highest_id = std::int64_t{1} << 53U;

/// The member `id` of an answer, with a comma; empty when the command had none.
std::string id_member(json::Cursor in) {
  if (!in["id"].present()) return {};
  return "\"id\":" + std::to_string(in["id"].whole(0, highest_id)) + ",";
}

}  // namespace

SocketSession::SocketSession(Tables& tables, SocketSessions& sessions, const people::Person& person,
                             const net::Request& request, std::shared_ptr<net::Socket> socket)
    : tables_(tables),
      sessions_(sessions),
      user_(person.id),
      address_(request.address),
      session_(person.session),
      origin_(origin_of(request)),
      socket_(std::move(socket)) {
  sessions_.add(*this);
}

void SocketSession::message(std::string_view text) {
  std::string id;
  try {
    web::Body body(text);
    id = id_member(body.root());
    if (const auto obeyed = obey(body.root(), id); !obeyed) refuse(id, obeyed.refusal());
  } catch (const base::Refusal& refusal) {
    refuse(id, refusal);
  } catch (const std::exception& error) {
    base::log_error("socket", error.what());
    refuse(id, base::Refusal(500, "internal", "something went wrong here"));
  }
}

tables::Ruling<> SocketSession::obey(json::Cursor in, const std::string& id) {
  const std::string_view name = in["do"].string();
  const std::string table(in["table"].string());
  const auto self = weak_from_this();
  const tables::Command command{.user = user_,
                                .in = in,
                                .reply = {[self, id](const tables::Answer& answer) {
                                            if (const auto session = self.lock()) session->answer(id, answer);
                                          },
                                          [self, id](const base::Refusal& refusal) {
                                            if (const auto session = self.lock()) session->refuse(id, refusal);
                                          }},
                                .origin = origin_};
  if (!in.ok()) return base::Refusal(400, "bad_request", in.outcome().fault().text());
  if (name == "follow") return follow(table, command);
  if (name == "unfollow") return unfollow(table, command);
  return run_command(tables_, name, table, command);
}

tables::Ruling<> SocketSession::follow(const std::string& table, const tables::Command& command) {
  if (followed_.size() >= most_followed) return base::Refusal(429, "too_many", "you follow 64 tables already");
  const auto found = tables_.registry.find(table);
  if (!found) return found.refusal();
  tables_.registry.seen(*found, user_, origin_);
  const auto before = followed_.find(table);
  if (before != followed_.end()) tables_.feed.leave(before->second, *this);
  followed_[table] = *found;
  return tables_.feed.follow(*found, shared_from_this(), command);
}

tables::Ruling<> SocketSession::unfollow(const std::string& table, const tables::Command& command) {
  if (const auto fits = command.check({}); !fits) return fits;
  const auto found = followed_.find(table);
  if (found == followed_.end()) return base::Refusal(404, "not_found", "you do not follow that table");
  tables_.feed.leave(found->second, *this);
  followed_.erase(found);
  command.reply.ok(tables::ok_json());
  return {};
}

void SocketSession::closed() {
  gone_ = true;
  sessions_.remove(*this);
  for (const auto& [id, table] : followed_) tables_.feed.leave(table, *this);
  followed_.clear();
}

void SocketSession::answer(const std::string& id, const tables::Answer& answer) const {
  // A table has an id of its own, and is told as a member.
  const bool is_table = answer.kind == tables::Answer::Kind::table;
  send(id, is_table ? R"({"ok":true,"state":)" + answer.json + "}" : answer.json);
}

void SocketSession::send(const std::string& id, std::string_view object) const {
  std::string text = "{" + id;
  text += object.substr(1);
  socket_->send(std::make_shared<const std::string>(std::move(text)));
}

void SocketSession::refuse(const std::string& id, const base::Refusal& refusal) const {
  sessions_.listener().refused(refusal, address_);
  json::Writer out;
  out.begin_object();
  web::write_error(out, refusal);
  out.end_object();
  send(id, out.take());
}

}  // namespace fondaco::site
