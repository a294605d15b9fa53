// SPDX-License-Identifier: MIT
#include "engine/observed_schema.hpp"

#include <algorithm>
#include <functional>
#include <vector>

namespace fondaco {
namespace {

constexpr std::size_t few_values = 8;  ///< a text without a kind is one of so many …
constexpr std::size_t often = 3;       ///< … if each was met so often, on average
constexpr std::size_t pairs_met = 8;   ///< a list that always had two items is a pair
constexpr std::size_t most_values = 400;

bool is_number(const std::string& text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// The kind with the fewest names that has all of these; null when there is none.
const NamesByKind::value_type* kind_of(const std::set<std::string>& texts, const NamesByKind& names) {
  const NamesByKind::value_type* best = nullptr;
  for (const auto& kind : names) {
    const bool has_all = std::ranges::includes(kind.second.names, texts);
    if (has_all && (best == nullptr || kind.second.names.size() < best->second.names.size())) best = &kind;
  }
  return texts.empty() ? nullptr : best;
}

void write_texts(std::string_view key, const std::set<std::string>& texts, json::Writer& out) {
  out.key(key);
  out.begin_array();
  for (const std::string& text : texts) out.value(text);
  out.end_array();
}

}  // namespace

ObservedSchema& ObservedSchema::member(const std::string& key) {
  std::unique_ptr<ObservedSchema>& slot = members_[key];
  if (slot == nullptr) slot = std::unique_ptr<ObservedSchema>(new ObservedSchema(all_seen_));
  return *slot;
}

void ObservedSchema::see(const json::Value& document) {
  ++seen_;
  switch (document.kind()) {
    case json::Kind::null:
      null_ = true;
      break;
    case json::Kind::boolean:
      boolean_ = true;
      break;
    case json::Kind::whole:
      whole_ = true;
      break;
    case json::Kind::decimal:
      decimal_ = true;
      break;
    case json::Kind::string:
      ++texts_;
      if (values_.size() < most_values) values_.emplace(document.string());
      break;
    case json::Kind::array: {
      const std::size_t length = document.items().size();
      shortest_ = arrays_ == 0 ? length : std::min(shortest_, length);
      longest_ = std::max(longest_, length);
      ++arrays_;
      if (items_ == nullptr) items_ = std::unique_ptr<ObservedSchema>(new ObservedSchema(all_seen_));
      for (const json::Value& item : document.items()) items_->see(item);
      break;
    }
    case json::Kind::object:
      ++objects_;
      for (const auto& [key, place, value] : document.members()) member(key).see(value);
      break;
  }
}

void ObservedSchema::collect_texts(std::set<std::string>& all) const {
  all.insert(values_.begin(), values_.end());
  if (items_ != nullptr) items_->collect_texts(all);
  for (const auto& [key, schema] : members_) {
    all.insert(key);
    schema->collect_texts(all);
  }
}

void ObservedSchema::merge(const ObservedSchema& other) {
  seen_ += other.seen_;
  null_ |= other.null_;
  boolean_ |= other.boolean_;
  whole_ |= other.whole_;
  decimal_ |= other.decimal_;
  texts_ += other.texts_;
  values_.insert(other.values_.begin(), other.values_.end());
  if (other.arrays_ > 0) {
    shortest_ = arrays_ == 0 ? other.shortest_ : std::min(shortest_, other.shortest_);
    longest_ = std::max(longest_, other.longest_);
    arrays_ += other.arrays_;
    if (items_ == nullptr) items_ = std::unique_ptr<ObservedSchema>(new ObservedSchema(all_seen_));
    items_->merge(*other.items_);
  }
  objects_ += other.objects_;
  for (const auto& [key, schema] : other.members_) member(key).merge(*schema);
}

void ObservedSchema::write(const NamesByKind& names, json::Writer& out) const {
  std::vector<std::function<void()>> choices;
  const auto plain = [&](bool seen, std::string_view type) {
    if (!seen) return;
    choices.emplace_back([&out, type] {
      out.begin_object();
      out.member("type", type);
      out.end_object();
    });
  };
  plain(boolean_, "boolean");
  plain(whole_ || decimal_, decimal_ ? "number" : "integer");
  if (texts_ > 0) choices.emplace_back([&] { write_text(names, out); });
  if (arrays_ > 0) choices.emplace_back([&] { write_array(names, out); });
  if (objects_ > 0) choices.emplace_back([&] { write_object(names, out); });
  plain(null_, "null");
  if (choices.size() == 1) return choices.front()();
  out.begin_object();
  if (!choices.empty()) {
    out.key("anyOf");
    out.begin_array();
    for (const auto& choice : choices) choice();
    out.end_array();
  }
  out.end_object();
}

void ObservedSchema::write_text(const NamesByKind& names, json::Writer& out) const {
  const auto* kind = kind_of(values_, names);
  out.begin_object();
  out.member("type", "string");
  if (kind != nullptr) {
    out.member("description", kind->first);
    if (kind->second.listed) write_texts("enum", kind->second.names, out);
  } else if (all_seen_ && values_.size() <= few_values && texts_ >= often * values_.size()) {
    write_texts("enum", values_, out);
  }
  out.end_object();
}

void ObservedSchema::write_array(const NamesByKind& names, json::Writer& out) const {
  out.begin_object();
  out.member("type", "array");
  out.key("items");
  items_->write(names, out);
  if (shortest_ == 2 && longest_ == 2 && arrays_ >= pairs_met) {
    out.member("minItems", 2);
    out.member("maxItems", 2);
  }
  out.end_object();
}

void ObservedSchema::write_object(const NamesByKind& names, json::Writer& out) const {
  std::set<std::string> keys;
  for (const auto& [key, schema] : members_) keys.insert(key);
  const auto* kind = kind_of(keys, names);
  out.begin_object();
  out.member("type", "object");
  const bool numbered = !keys.empty() && std::ranges::all_of(keys, is_number);
  if (kind == nullptr && !numbered) {
    out.member("additionalProperties", false);
    write_properties(names, out);
  } else {
    ObservedSchema all(all_seen_);
    for (const auto& [key, schema] : members_) all.merge(*schema);
    if (kind != nullptr) out.member("description", "by " + kind->first);
    if (kind != nullptr && kind->second.listed) {
      // All of them always, or any of them.
      const bool whole = keys == kind->second.names && std::ranges::all_of(members_, [&](const auto& each) {
                           return each.second->seen_ == objects_;
                         });
      ObservedSchema listed(all_seen_);
      listed.objects_ = 1;
      for (const std::string& name : kind->second.names) {
        ObservedSchema& each = listed.member(name);
        each.merge(all);
        each.seen_ = whole ? 1 : 0;
      }
      out.member("additionalProperties", false);
      listed.write_properties(names, out);
    } else {
      out.key("additionalProperties");
      all.write(names, out);
    }
  }
  out.end_object();
}

void ObservedSchema::write_properties(const NamesByKind& names, json::Writer& out) const {
  std::set<std::string> always;
  out.key("properties");
  out.begin_object();
  for (const auto& [key, schema] : members_) {
    if (schema->seen_ == objects_) always.insert(key);
    out.key(key);
    schema->write(names, out);
  }
  out.end_object();
  if (!always.empty()) write_texts("required", always, out);
}

}  // namespace fondaco
