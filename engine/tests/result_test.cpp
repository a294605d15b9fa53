// SPDX-License-Identifier: MIT
#include "engine/result.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "tests/fault_text.hpp"

namespace fondaco {
namespace {

struct Shape {
  virtual ~Shape() = default;
  virtual int corners() const = 0;
};
struct Triangle final : Shape {
  int corners() const override { return 3; }
};

Result<std::unique_ptr<Shape>> shape_of(int corners) {
  if (corners != 3) return Fault{"no such shape"};
  return std::make_unique<Triangle>();
}

Outcome check_shape(int corners) {
  const Result<std::unique_ptr<Shape>> shape = shape_of(corners);
  if (!shape) return shape.fault();
  return {};
}

TEST(Result, is_a_value_or_a_fault) {
  const Result<std::unique_ptr<Shape>> shape = shape_of(3);
  ASSERT_TRUE(shape);
  EXPECT_EQ((*shape)->corners(), 3);
  ASSERT_FALSE(shape_of(4));
  EXPECT_EQ(shape_of(4).fault().message, "no such shape");
}

TEST(Result, gives_its_value_away) {
  const std::unique_ptr<Shape> shape = *shape_of(3);
  EXPECT_EQ(shape->corners(), 3);
}

TEST(Result, may_hold_a_text_that_is_no_fault) {
  const Result<std::string> text = "all is well";
  ASSERT_TRUE(text);
  EXPECT_EQ(*text, "all is well");
}

TEST(Result, has_a_fallback) {
  EXPECT_EQ(Result<int>(5).value_or(7), 5);
  EXPECT_EQ(Result<int>(Fault{"no number"}).value_or(7), 7);
}

TEST(Outcome, of_a_check_is_good_or_a_fault) {
  EXPECT_TRUE(check_shape(3));
  EXPECT_FALSE(check_shape(4));
  EXPECT_EQ(fault_text(check_shape(3)), "");
  EXPECT_EQ(fault_text(check_shape(4)), "no such shape");
}

TEST(Fault, without_a_place_is_its_sentence) { EXPECT_EQ(Fault{"no such shape"}.text(), "no such shape"); }

}  // namespace
}  // namespace fondaco
