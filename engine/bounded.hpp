// SPDX-License-Identifier: MIT
#pragma once
// Containers of fixed capacity for states: trivially copyable, without padding, and canonical: what lies beyond the end
// is always zero, so that equal contents are equal bytes.
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace fondaco {

namespace detail {
/// The size field has the alignment of the items, so that no padding can appear between them.
template <std::size_t alignment>
using SizeFor =
    std::conditional_t<alignment == 1, std::uint8_t,
                       std::conditional_t<alignment == 2, std::uint16_t,
                                          std::conditional_t<alignment == 4, std::uint32_t, std::uint64_t>>>;
}  // namespace detail

/// A stack or list of at most `capacity` items.
template <class T, std::size_t capacity_>
class BoundedVector {
  static_assert(std::is_trivially_copyable_v<T>);
  using Size = detail::SizeFor<alignof(T)>;
  static_assert(capacity_ <= static_cast<Size>(-1), "the size field is as narrow as the items: choose wider items");

 public:
  static constexpr std::size_t capacity() { return capacity_; }
  constexpr std::size_t size() const { return static_cast<std::size_t>(size_); }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == capacity_; }

  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& back() { return (*this)[size_ - 1U]; }
  constexpr const T& back() const { return (*this)[size_ - 1U]; }

  constexpr void push_back(const T& item) {
    assert(!full());
    items_[size_++] = item;
  }
  constexpr T pop_back() {
    assert(!empty());
    const T item = items_[--size_];
    items_[size_] = T{};
    return item;
  }
  /// Takes the first `count` items away; the others move up.
  constexpr void erase_front(std::size_t count) {
    assert(count <= size_);
    size_ = static_cast<Size>(size_ - count);
    for (std::size_t i = 0; i < size_; ++i) items_[i] = items_[i + count];
    for (std::size_t i = size_; i < size_ + count; ++i) items_[i] = T{};
  }
  constexpr void clear() { *this = BoundedVector{}; }

  constexpr T* data() { return items_.data(); }
  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const BoundedVector&, const BoundedVector&) = default;

 private:
  std::array<T, capacity_> items_{};
  Size size_ = 0;
};

}  // namespace fondaco
