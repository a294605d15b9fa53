// SPDX-License-Identifier: MIT
#include "engine/position.hpp"

#include <gtest/gtest.h>

#include "games/tests/random_match.hpp"

namespace fondaco::games {
namespace {

TEST(Position, is_read_back_byte_for_byte) {
  const Match match = random_match(25);
  const std::string text = write_position(match.game(), match.state(), Viewer::everything());
  const Result<Position> position = read_position(text, catalogue());
  ASSERT_EQ(fault_text(position), "");
  EXPECT_EQ(position->state, match.state());
}

TEST(Position, of_one_viewer_is_refused) {
  const Match match = random_match(5);
  for (const Viewer viewer : {Viewer::seat(0), Viewer::spectator()}) {
    const std::string refusal =
        fault_text(read_position(write_position(match.game(), match.state(), viewer), catalogue()));
    EXPECT_NE(refusal.find("viewer"), std::string::npos) << refusal;
  }
}

TEST(Position, names_what_is_wrong_with_its_frame) {
  const Match match = random_match(5);
  const std::string good = write_position(match.game(), match.state(), Viewer::everything());
  const auto refusal = [](const std::string& text) { return fault_text(read_position(text, catalogue())); };
  EXPECT_NE(refusal("").find("line 1"), std::string::npos);
  EXPECT_NE(refusal("[]").find("object"), std::string::npos) << refusal("[]");
  EXPECT_NE(refusal(good.substr(0, good.size() / 2)).find("line"), std::string::npos);
  EXPECT_NE(refusal(tampered(good, std::string(any_entry().id), "chess")).find("unknown game"), std::string::npos);
  EXPECT_NE(refusal(tampered(good, "\"default\"", "\"first print\"")).find("unknown edition \"first print\""),
            std::string::npos);
  EXPECT_NE(refusal(tampered(good, "\"players\": 2", "\"players\": 6")).find("options: players must be"),
            std::string::npos);
  EXPECT_NE(refusal(tampered(good, "\"options\"", "\"opinions\"")).find("opinions"), std::string::npos);
  EXPECT_NE(refusal(tampered(good, "\"rules_version\": ", "\"rules_version\": 9")).find("rules version"),
            std::string::npos);
}

}  // namespace
}  // namespace fondaco::games
