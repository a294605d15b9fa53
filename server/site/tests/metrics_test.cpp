// SPDX-License-Identifier: MIT
// Metrics on an address of their own.
#include <gmock/gmock.h>

#include "server/site/tests/playground.hpp"

namespace fondaco::site {
namespace {

using ::testing::HasSubstr;

TEST(MetricsAddress, shows_the_metrics_and_the_main_one_does_not) {
  Playground place;
  EXPECT_NE(place.metrics_port(), place.port());
  EXPECT_THAT(place.metrics(), HasSubstr("\nfondaco_tables_loaded 0\n"));
  EXPECT_EQ(place.call("", "GET", "/metrics").status, 404);
}

TEST(MetricsAddress, may_be_taken_unless_it_is_required) {
  const Playground first;
  ServerSettings settings;
  settings.metrics.port = first.port();
  settings.metrics.required = false;
  Playground second(settings);
  EXPECT_EQ(second.metrics_port(), 0);
  EXPECT_EQ(second.call("", "GET", "/healthz").status, 200);

  settings.metrics.required = true;
  EXPECT_THROW(Playground{settings}, std::runtime_error);
}

TEST(MetricsAddress, can_be_left_out) {
  ServerSettings settings;
  settings.metrics.on = false;
  const Playground place(settings);
  EXPECT_EQ(place.metrics_port(), 0);
}

}  // namespace
}  // namespace fondaco::site
