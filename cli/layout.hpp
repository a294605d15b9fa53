// SPDX-License-Identifier: MIT
#pragma once
// Text for people: numbers, tables, paragraphs.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fondaco::cli {

/// 1,234,567
std::string grouped(std::uint64_t number);
/// So many digits after the point.
std::string fixed(double number, int digits);
/// "1 move", "2 moves"
std::string counted(std::uint64_t number, std::string_view noun);
/// Text of unknown origin without anything a terminal would obey.
std::string printable(std::string_view text);
/// ta-5.4 is TA-5.4: people do not type capitals. The small letter at the end of an id stays.
std::string in_capitals(std::string_view id);
/// Bold on a terminal with colour, else as it is.
std::string bold(std::string_view text);
std::string faint(std::string_view text);

/// Columns as wide as they need to be.
class Table {
 public:
  enum class Align : std::uint8_t { left, right };

  /// A heading and where its column is aligned.
  void column(std::string heading, Align align = Align::left);
  void row(std::vector<std::string> cells);
  /// Each line indented by two blanks, without blanks at its end.
  std::string text() const;

 private:
  struct Column {
    Align align = Align::left;
    int width = 0;
  };
  std::string line(const std::vector<std::string>& cells) const;

  std::vector<Column> columns_;
  std::vector<std::string> headings_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace fondaco::cli
