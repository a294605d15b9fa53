// SPDX-License-Identifier: MIT
#include "server/web/router.hpp"

#include <charconv>
#include <utility>

#include "server/web/query.hpp"

namespace fondaco::web {
namespace {

// Cuts the text before the next slash off.
std::string_view take_segment(std::string_view& path) {
  const std::size_t slash = path.find('/');
  const std::string_view segment = path.substr(0, slash);
  path = slash == std::string_view::npos ? std::string_view() : path.substr(slash);
  return segment;
}

bool fits(std::string_view pattern, std::string_view path, std::vector<std::string>& parts) {
  parts.clear();
  while (pattern.starts_with('/') && path.starts_with('/')) {
    pattern.remove_prefix(1);
    path.remove_prefix(1);
    const std::string_view wanted = take_segment(pattern);
    const std::string_view segment = take_segment(path);
    if (wanted != "*") {
      if (wanted != segment) return false;
    } else {
      if (segment.empty()) return false;
      parts.emplace_back(segment);
    }
  }
  return pattern.empty() && path.empty();
}

}  // namespace

std::optional<std::string> Call::query(std::string_view name) const { return query_value(request.query, name); }

std::optional<std::int64_t> Call::query_whole(std::string_view name, std::int64_t low, std::int64_t high) const {
  const std::optional<std::string> text = query(name);
  if (!text) return std::nullopt;
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
  if (error != std::errc() || end != text->data() + text->size() || number < low || number > high) {
    throw base::Refusal(
        400, "bad_request",
        std::string(name) + ": expected a whole number, " + std::to_string(low) + " to " + std::to_string(high));
  }
  return number;
}

void Call::answer_in_pieces(net::BodySource source) const {
  auto first = source();
  net::Response response = web::answer(std::string());
  response.body = nullptr;
  response.source = [first = std::move(first), source = std::move(source), where = route, noted = log]() mutable {
    if (first) return std::exchange(first, nullptr);
    try {
      return source();
    } catch (...) {
      web::answer(std::current_exception(), where, *noted);
      throw;
    }
  };
  respond(std::move(response));
}

void Call::fail(const std::exception_ptr& failure) const { respond(web::answer(failure, route, *log)); }

void Call::finish(const std::exception_ptr& failure, const std::function<void()>& rest) const {
  if (failure) return fail(failure);
  try {
    rest();
  } catch (...) {
    fail(std::current_exception());
  }
}

void Router::on(std::string_view method, std::string_view pattern, Handler handler) {
  std::string name = std::string(method) + ' ' + std::string(pattern);
  routes_.push_back({std::string(method), std::string(pattern), std::move(name), std::move(handler)});
}

std::vector<std::string> Router::routes() const {
  std::vector<std::string> names;
  for (const Route& route : routes_) names.push_back(route.name);
  return names;
}

void Router::dispatch(net::Request request, const net::Respond& respond) const {
  const std::string_view method = request.method == "HEAD" ? "GET" : std::string_view(request.method);
  std::vector<std::string> parts;
  std::string allowed;
  for (const Route& route : routes_) {
    if (!fits(route.pattern, request.path, parts)) continue;
    if (route.method != method) {
      allowed += (allowed.empty() ? "" : ", ") + route.method;
      continue;
    }
    try {
      route.handler({std::move(request), respond, std::move(parts), route.name, &log_});
    } catch (...) {
      respond(answer(std::current_exception(), route.name, log_));
    }
    return;
  }
  if (allowed.empty()) return refuse(respond, {404, "not_found", "there is nothing here"});
  net::Response response = answer(base::Refusal(405, "bad_method", "allowed here: " + allowed));
  response.headers.emplace_back("Allow", allowed);
  respond(std::move(response));
}

}  // namespace fondaco::web
