// SPDX-License-Identifier: MIT
#include "cli/layout.hpp"

#include <algorithm>
#include <cstdio>

#include "cli/output.hpp"
#include "engine/json/utf8.hpp"
#include "engine/terminal.hpp"

namespace fondaco::cli {

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, ",");
  return text;
}

std::string fixed(double number, int digits) {
  std::string text(32, '\0');
  const int size = std::snprintf(text.data(), text.size(), "%.*f", digits, number);
  text.resize(std::min(static_cast<std::size_t>(std::max(size, 0)), text.size() - 1));
  return text;
}

std::string counted(std::uint64_t number, std::string_view noun) {
  return grouped(number) + " " + std::string(noun) + (number == 1 ? "" : "s");
}

std::string printable(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const json::CodePoint point = json::decode_utf8(text, at);
    const bool shown = point.length != 0 && !json::is_control(point.value);
    out += shown ? text.substr(at, point.length) : std::string_view("?");
    at += std::max<std::size_t>(point.length, 1);
  }
  return out;
}

std::string in_capitals(std::string_view id) {
  std::string out(id);
  for (char& letter : out) {
    if (letter >= '0' && letter <= '9') break;
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return out;
}

std::string bold(std::string_view text) { return painted(text, ink::strong, colour_wanted()); }
std::string faint(std::string_view text) { return painted(text, ink::quiet, colour_wanted()); }

void Table::column(std::string heading, Align align) {
  columns_.push_back({align, columns(heading)});
  headings_.push_back(std::move(heading));
}

void Table::row(std::vector<std::string> cells) {
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    columns_[i].width = std::max(columns_[i].width, columns(cells[i]));
  }
  rows_.push_back(std::move(cells));
}

std::string Table::line(const std::vector<std::string>& cells) const {
  std::string out;
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    out += "  ";
    const auto place = columns_[i].align == Align::right ? right_aligned : padded;
    out += place(cells[i], columns_[i].width);
  }
  out.erase(out.find_last_not_of(' ') + 1);
  return out;
}

std::string Table::text() const {
  std::string out = faint(line(headings_)) + "\n";
  for (const std::vector<std::string>& row : rows_) out += line(row) + "\n";
  return out;
}

}  // namespace fondaco::cli
