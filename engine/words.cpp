// SPDX-License-Identifier: MIT
#include "engine/words.hpp"

#include <algorithm>

#include "engine/json/lines.hpp"

namespace fondaco {
namespace {

constexpr bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool continues_key(char c) { return is_lower(c) || (c >= '0' && c <= '9') || c == '-'; }
constexpr bool continues_variable(char c) { return continues_key(c) || c == '_'; }

// How many bytes from `at` on are a name: a lower-case letter, then what `continues` allows.
template <class Continues>
std::size_t name_length(std::string_view text, std::size_t at, Continues continues) {
  if (at >= text.size() || !is_lower(text[at])) return 0;
  std::size_t end = at + 1;
  while (end < text.size() && continues(text[end])) ++end;
  return end - at;
}

std::size_t skip_spaces(std::string_view text, std::size_t at) {
  return std::min(text.find_first_not_of(' ', at), text.size());
}

// One to three hashes, then nothing or a space: Fluent takes "#word" for an error.
bool is_comment(std::string_view line) {
  const std::size_t hashes = std::min(line.find_first_not_of('#'), line.size());
  return hashes <= 3 && (hashes == line.size() || line[hashes] == ' ');
}

}  // namespace

class WordsReader {
 public:
  WordsReader(std::string_view ftl, Fault& fault) : lines_(ftl), fault_(fault) {}

  bool read(Words& out);

 private:
  // A line of the message at hand, from `start` on.
  struct Part {
    std::uint32_t number = 0;
    std::string_view line;
    std::size_t start = 0;
    std::size_t blank_lines_before = 0;
    bool indented = false;
  };

  bool begin_message();
  bool continue_message();
  bool end_message();
  bool append(const Part& part, std::vector<Words::Piece>& pieces);
  bool append_placeholder(const Part& part, std::size_t& at, std::vector<Words::Piece>& pieces);
  bool fail(std::uint32_t number, std::string_view line, std::size_t offset, std::string message);
  bool fail(std::size_t offset, std::string message) {
    return fail(lines_.number(), lines_.line(), offset, std::move(message));
  }

  static void append_text(std::string_view text, std::vector<Words::Piece>& pieces);

  json::Lines lines_;
  Fault& fault_;
  std::vector<Words::Message> messages_;
  std::string key_;  // of the message at hand; empty: there is none
  Place key_place_;
  std::vector<Part> parts_;
  std::size_t blank_lines_ = 0;
};

bool WordsReader::read(Words& out) {
  while (lines_.next()) {
    const std::string_view line = lines_.line();
    const std::size_t start = skip_spaces(line, 0);
    if (start == line.size()) {
      ++blank_lines_;
    } else if (line.front() == '#') {
      if (!end_message()) return false;
      if (!is_comment(line)) return fail(0, "a comment is '# ' and its text");
    } else if (start > 0 || line.front() == '\t') {
      if (!continue_message()) return false;
    } else if (!end_message() || !begin_message()) {
      return false;
    }
  }
  if (!end_message()) return false;
  std::sort(messages_.begin(), messages_.end(), [](const auto& a, const auto& b) { return a.key < b.key; });
  out.messages_ = std::move(messages_);
  return true;
}

bool WordsReader::begin_message() {
  const std::string_view line = lines_.line();
  const std::size_t length = name_length(line, 0, continues_key);
  const std::size_t equals = skip_spaces(line, length);
  if (length == 0) return fail(0, "expected a key ([a-z][a-z0-9-]*), a comment or an indented line");
  if (equals == line.size() || line[equals] != '=') return fail(equals, "expected '=' after the key");

  key_ = line.substr(0, length);
  key_place_ = json::place_in_line(lines_.number(), line, 0);
  const auto same = [this](const Words::Message& message) { return message.key == key_; };
  if (std::any_of(messages_.begin(), messages_.end(), same)) return fail(0, "the key stands twice");

  blank_lines_ = 0;
  const std::size_t start = skip_spaces(line, equals + 1);
  if (start < line.size()) parts_.push_back({.number = lines_.number(), .line = line, .start = start});
  return true;
}

bool WordsReader::continue_message() {
  const std::string_view line = lines_.line();
  const std::size_t start = skip_spaces(line, 0);
  if (key_.empty()) return fail(start, "an indented line continues a message, and there is none before it");
  if (line[start] == '\t') return fail(start, "lines are indented with spaces");
  // Fluent gives these a meaning of their own at the start of a line.
  if (line[start] == '.' || line[start] == '[' || line[start] == '*') {
    return fail(start, std::string("a continued line may not begin with '") + line[start] + "'");
  }
  parts_.push_back({.number = lines_.number(),
                    .line = line,
                    .start = start,
                    .blank_lines_before = std::exchange(blank_lines_, 0),
                    .indented = true});
  return true;
}

bool WordsReader::end_message() {
  if (key_.empty()) return true;
  if (parts_.empty()) {
    fault_ = {.message = "the message is empty", .path = key_, .place = key_place_};
    return false;
  }
  std::size_t indent = std::string_view::npos;
  for (const Part& part : parts_) {
    if (part.indented) indent = std::min(indent, part.start);
  }
  Part& last = parts_.back();
  last.line = last.line.substr(0, last.line.find_last_not_of(' ') + 1);

  Words::Message message{.key = key_, .pieces = {}};
  for (Part& part : parts_) {
    if (&part != &parts_.front()) append_text(std::string(1 + part.blank_lines_before, '\n'), message.pieces);
    if (part.indented) part.start = indent;  // indentation beyond the common one belongs to the text
    if (!append(part, message.pieces)) return false;
  }
  messages_.push_back(std::move(message));
  parts_.clear();
  key_.clear();
  return true;
}

bool WordsReader::append(const Part& part, std::vector<Words::Piece>& pieces) {
  for (std::size_t at = part.start; at < part.line.size();) {
    const std::size_t brace = std::min(part.line.find_first_of("{}", at), part.line.size());
    append_text(part.line.substr(at, brace - at), pieces);
    at = brace;
    if (at == part.line.size()) break;
    if (part.line[at] == '}') return fail(part.number, part.line, at, "'}' stands without '{'");
    if (!append_placeholder(part, at, pieces)) return false;
  }
  return true;
}

bool WordsReader::append_placeholder(const Part& part, std::size_t& at, std::vector<Words::Piece>& pieces) {
  const std::size_t dollar = skip_spaces(part.line, at + 1);
  const bool has_dollar = dollar < part.line.size() && part.line[dollar] == '$';
  const std::size_t length = has_dollar ? name_length(part.line, dollar + 1, continues_variable) : 0;
  const std::size_t close = skip_spaces(part.line, dollar + 1 + length);
  if (length == 0 || close == part.line.size() || part.line[close] != '}') {
    return fail(part.number, part.line, at, "only { $name } may stand in braces");
  }
  pieces.push_back({.placeholder = true, .text = std::string(part.line.substr(dollar + 1, length))});
  at = close + 1;
  return true;
}

void WordsReader::append_text(std::string_view text, std::vector<Words::Piece>& pieces) {
  if (text.empty()) return;
  if (pieces.empty() || pieces.back().placeholder) pieces.emplace_back();
  pieces.back().text += text;
}

bool WordsReader::fail(std::uint32_t number, std::string_view line, std::size_t offset, std::string message) {
  fault_ = {.message = std::move(message), .path = key_, .place = json::place_in_line(number, line, offset)};
  return false;
}

Result<Words> Words::read(std::string_view ftl) {
  if (const Outcome text = json::check_text(ftl); !text) return text.fault();
  Words words;
  Fault fault;
  if (!WordsReader(ftl, fault).read(words)) return fault;
  return words;
}

std::string Words::say(std::string_view key, std::span<const Argument> arguments) const {
  const Message* message = find(key);
  if (message == nullptr) return "\xE2\x80\xB9" + std::string(key) + "\xE2\x80\xBA";
  std::string out;
  for (const Piece& piece : message->pieces) {
    if (!piece.placeholder) {
      out += piece.text;
      continue;
    }
    const auto given = std::find_if(arguments.begin(), arguments.end(),
                                    [&](const Argument& argument) { return argument.name == piece.text; });
    out += given != arguments.end() ? given->text : "{$" + piece.text + "}";
  }
  return out;
}

std::vector<std::string_view> Words::keys() const {
  std::vector<std::string_view> out;
  out.reserve(messages_.size());
  for (const Message& message : messages_) out.emplace_back(message.key);
  return out;
}

std::vector<std::string_view> Words::placeholders(std::string_view key) const {
  std::vector<std::string_view> out;
  if (const Message* message = find(key)) {
    for (const Piece& piece : message->pieces) {
      if (piece.placeholder) out.emplace_back(piece.text);
    }
  }
  std::sort(out.begin(), out.end());
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

const Words::Message* Words::find(std::string_view key) const {
  const auto found =
      std::lower_bound(messages_.begin(), messages_.end(), key,
                       [](const Message& message, std::string_view wanted) { return message.key < wanted; });
  return found != messages_.end() && found->key == key ? &*found : nullptr;
}

}  // namespace fondaco
