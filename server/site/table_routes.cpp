// SPDX-License-Identifier: MIT
#include "server/site/table_routes.hpp"

#include "bots/games_document.hpp"
#include "server/site/poll.hpp"
#include "server/site/rulings.hpp"
#include "server/tables/table_messages.hpp"
#include "server/web/body.hpp"

namespace fondaco::site {
namespace {

constexpr base::Time longest_wait = 30;  ///< seconds
constexpr std::int64_t most_entries = 500;
constexpr std::int64_t usual_entries = 200;
constexpr std::int64_t highest = std::int64_t{1} << 53U;

/// Answers a call as a command is answered.
tables::Reply reply_to(const web::Call& call, int status = 200) {
  return {[call, status](tables::Answer answer) { call.answer(web::answer(std::move(answer.json), status)); },
          [call](const base::Refusal& refusal) { call.refuse(refusal); }};
}

/// Whoever has the link may look, signed in or not.
store::UserId visitor(people::People& people, const web::Call& call) {
  const auto person = people.who(call.request);
  return person ? person->id : 0;
}

class TableRoutes {
 public:
  TableRoutes(Tables& tables, people::People& people) : tables_(tables), people_(people) {}

  static void games(const web::Call& call) {
    static const std::string document = bots::games_document(json::Layout::compact);
    call.answer(web::answer(document));
  }

  void create(const web::Call& call) {
    web::Body body(call.request);
    const store::UserId user = people_.need(call.request, people::Scope::play).id;
    refuse_unless(call, tables_.seating.create({user, body.root(), reply_to(call, 201), origin_of(call.request)}));
  }

  void list(const web::Call& call) {
    const std::string which = call.query("list").value_or("open");
    const base::Time before = call.query_whole("before", 0, highest).value_or(0);
    if (which == "open") return call.answer(web::answer(tables_.archive.open(before)));
    if (which == "live") return call.answer(web::answer(tables_.archive.live(before)));
    if (which != "mine") throw base::Refusal(400, "bad_request", "list: mine, open or live");
    const store::UserId user = people_.need(call.request, people::Scope::play).id;
    const bool finished = call.query_whole("finished", 0, 1).value_or(0) == 1;
    call.answer(web::answer(finished ? tables_.archive.my_finished(user, before) : tables_.archive.mine(user)));
  }

  void show(const web::Call& call) {
    with_table(call, [this, call](const tables::TablePtr& table, store::UserId user) {
      call.answer(web::answer(*tables_.feed.snapshot(*table, table->viewer_of(user))));
    });
  }

  void events(const web::Call& call) {
    const auto seq = static_cast<std::int32_t>(call.query_whole("after", -1, INT32_MAX).value_or(-1));
    const base::Time wait = call.query_whole("wait", 0, longest_wait).value_or(0) * 1000;
    with_table(call, [this, call, seq, wait](const tables::TablePtr& table, store::UserId user) {
      poll_events(tables_, table, user, seq, wait, call);
    });
  }

  void position(const web::Call& call) {
    const auto ply = call.query_whole("ply", 0, INT32_MAX);
    if (!ply) throw base::Refusal(400, "bad_request", "ply: which?");
    const std::optional<Viewer> eyes = eyes_of(call);
    with_table(call, [this, call, ply = static_cast<std::size_t>(*ply), eyes](const tables::TablePtr& table,
                                                                              store::UserId user) {
      answer_with(call, tables_.archive.position(*table, user, ply, eyes));
    });
  }

  void log(const web::Call& call) {
    const auto after = static_cast<std::int32_t>(call.query_whole("after", 0, INT32_MAX).value_or(0));
    const auto limit = static_cast<std::int32_t>(call.query_whole("limit", 1, most_entries).value_or(usual_entries));
    const std::optional<Viewer> eyes = eyes_of(call);
    with_table(call, [this, call, after, limit, eyes](const tables::TablePtr& table, store::UserId user) {
      answer_with(call, tables_.archive.log(*table, user, after, limit, eyes));
    });
  }

  void curve(const web::Call& call) {
    with_table(call, [this, call](const tables::TablePtr& table, store::UserId user) {
      answer_with(call, tables_.archive.curve(*table, user));
    });
  }

  void record(const web::Call& call) {
    with_table(call, [this, call](const tables::TablePtr& table, store::UserId) {
      auto record = tables_.archive.record(*table);
      if (!record) return call.refuse(record.refusal());
      net::Response response = web::answer(*std::move(record));
      response.headers.emplace_back("Content-Disposition",
                                    "attachment; filename=\"" + table->row().id + ".fondaco.json\"");
      call.answer(std::move(response));
    });
  }

  void import(const web::Call& call) {
    const store::UserId user = people_.need(call.request, people::Scope::play).id;
    refuse_unless(call, tables_.archive.import(call.request.body, user, reply_to(call, 201)));
  }

  void command(const web::Call& call) {
    web::Body body(call.request);
    const store::UserId user = people_.need(call.request, people::Scope::play).id;
    refuse_unless(call, run_command(tables_, call.parts[1], call.parts[0],
                                    {user, body.root(), reply_to(call), origin_of(call.request)}));
  }

 private:
  /// When what is in memory is durable, and so may be shown.
  void with_table(const web::Call& call, std::function<void(const tables::TablePtr&, store::UserId)> show) {
    const store::UserId user = visitor(people_, call);
    const auto table = tables_.registry.find(call.parts[0]);
    if (!table) return call.refuse(table.refusal());
    tables_.registry.seen(*table, user, origin_of(call.request));
    tables::TableRegistry::when_durable(*table, reply_to(call),
                                        [table = *table, user, show = std::move(show)] { show(table, user); });
  }

  static std::optional<Viewer> eyes_of(const web::Call& call) {
    const auto seat = call.query("seat");
    if (!seat) return std::nullopt;
    if (*seat == "all") return Viewer::everything();
    if (*seat == "spectator") return Viewer::spectator();
    return Viewer::seat(static_cast<Seat>(call.query_whole("seat", 0, max_seats - 1).value_or(0)));
  }

  Tables& tables_;
  people::People& people_;
};

}  // namespace

void register_table_routes(web::Router& router, Tables& tables, people::People& people) {
  const auto routes = std::make_shared<TableRoutes>(tables, people);
  const auto on = [&](std::string_view method, std::string_view pattern,
                      void (TableRoutes::*handler)(const web::Call&)) {
    router.on(method, pattern, [routes, handler](const web::Call& call) { (routes.get()->*handler)(call); });
  };
  router.on("GET", "/api/games", TableRoutes::games);
  on("POST", "/api/tables", &TableRoutes::create);
  on("GET", "/api/tables", &TableRoutes::list);
  on("GET", "/api/tables/*", &TableRoutes::show);
  on("GET", "/api/tables/*/events", &TableRoutes::events);
  on("GET", "/api/tables/*/position", &TableRoutes::position);
  on("GET", "/api/tables/*/log", &TableRoutes::log);
  on("GET", "/api/tables/*/curve", &TableRoutes::curve);
  on("GET", "/api/tables/*/record", &TableRoutes::record);
  on("POST", "/api/records", &TableRoutes::import);
  on("POST", "/api/tables/*/*", &TableRoutes::command);
}

}  // namespace fondaco::site
