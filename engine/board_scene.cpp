// SPDX-License-Identifier: MIT
#include "engine/board_scene.hpp"

namespace fondaco {

std::string BoardText::count(std::string_view key, unsigned number) const {
  const std::string own = std::string(key) + "-" + std::to_string(number);
  return say(has(own) ? own : key, {{"count", number}});
}

std::string BoardText::paint(const std::vector<Inked>& parts) const {
  std::string text;
  for (const Inked& part : parts) text += paint(part.text, part.ink);
  return text;
}

std::vector<std::string> BoardText::under_label(std::string_view label, std::span<const std::string> lines) const {
  std::vector<std::string> labelled;
  std::string head = padded(label, label_width_);
  for (const std::string& line : lines) {
    labelled.push_back(paint(head, ink::quiet) + line);
    head = std::string(static_cast<std::size_t>(label_width_), ' ');
  }
  return labelled;
}

std::vector<std::string> BoardText::labelled(std::string_view label, std::span<const std::string> items,
                                             std::string_view separator) const {
  return under_label(label, flowed(items, separator, width() - label_width_));
}

std::string BoardText::seat_name(Seat seat) const {
  return seat < terminal_.seats.size() ? terminal_.seats[seat] : say("board-seat", {{"seat", unsigned{seat}}});
}

std::string BoardText::short_name(Seat seat, int most) const {
  std::string name = seat_name(seat);
  if (columns(name) <= most) return name;
  const auto inside_a_letter = [&] { return (static_cast<unsigned char>(name.back()) & 0xc0U) == 0x80U; };
  while (columns(name) >= most) {
    while (inside_a_letter()) name.pop_back();
    name.pop_back();
  }
  return name + "…";
}

void BoardPage::add(const std::vector<std::string>& part) {
  if (part.empty()) return;
  if (!lines_.empty()) lines_.emplace_back();
  lines_.insert(lines_.end(), part.begin(), part.end());
}

}  // namespace fondaco
