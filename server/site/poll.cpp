// SPDX-License-Identifier: MIT
#include "server/site/poll.hpp"

#include "server/tables/table_messages.hpp"

namespace fondaco::site {
namespace {

/// Something has happened since, or a share is awaited from this person, which needs no entry of the log.
bool has_news(const tables::Table& table, store::UserId user, std::int32_t seq) {
  const Seat seat = table.seat_of(user);
  return table.seq() != seq || (seat != nobody && table.owes_share(seat));
}

std::string document(Tables& tables, tables::Table& table, store::UserId user, std::int32_t seq) {
  // Each is a whole document of its own, made for these eyes.
  std::string text = R"({"events":[)";
  for (const tables::Text& event : tables.feed.missed(table, table.viewer_of(user), seq)) {
    if (text.back() != '[') text += ',';
    text += *event;
  }
  return text + R"(],"table":)" + tables::table_text(tables.registry, table, table.viewer_of(user)) + "}";
}

/// It keeps itself until it has answered.
class Poll final : public tables::Follower, public std::enable_shared_from_this<Poll> {
 public:
  Poll(Tables& tables, tables::TablePtr table, store::UserId user, std::int32_t seq, web::Call call)
      : tables_(tables), table_(std::move(table)), user_(user), seq_(seq), call_(std::move(call)) {}

  void begin(base::Time wait) {
    self_ = shared_from_this();
    table_->followers().add(*this, user_, table_->viewer_of(user_));
    base::Loop& loop = tables_.registry.loop();
    timer_ = loop.at(loop.now() + wait, [this] { end(); });
  }

  void tell(const tables::Text&) override {
    const bool news = has_news(*table_, user_, seq_);
    // Not at once: whoever tells is in the middle of a list.
    if (news && !gone_) tables_.registry.loop().post([self = shared_from_this()] { self->end(); });
  }
  bool gone() const override { return gone_; }

 private:
  void end() {
    if (gone_) return;
    gone_ = true;
    const auto self = std::move(self_);
    table_->followers().remove(*this);
    tables::TableRegistry::when_durable(
        table_, {nullptr, [call = call_](const base::Refusal& refusal) { call.refuse(refusal); }},
        [self] { self->call_.answer(web::answer(document(self->tables_, *self->table_, self->user_, self->seq_))); });
  }

  Tables& tables_;
  tables::TablePtr table_;
  store::UserId user_;
  std::int32_t seq_;
  web::Call call_;
  std::unique_ptr<base::Timer> timer_;
  std::shared_ptr<Poll> self_;
  bool gone_ = false;
};

}  // namespace

void poll_events(Tables& tables, const tables::TablePtr& table, store::UserId user, std::int32_t seq, base::Time wait,
                 web::Call call) {
  if (wait == 0 || has_news(*table, user, seq)) return call.answer(web::answer(document(tables, *table, user, seq)));
  std::make_shared<Poll>(tables, table, user, seq, std::move(call))->begin(wait);
}

}  // namespace fondaco::site
