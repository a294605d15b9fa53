// SPDX-License-Identifier: MIT
#pragma once
// Runs the real program, as a person or a script would.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "engine/json/reader.hpp"
#include "tests/fault_text.hpp"

namespace fondaco::cli::testing {

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// A folder of this test process, gone when it ends.
class Folder {
 public:
  static const std::filesystem::path& path() {
    static const Folder folder;
    return folder.path_;
  }
  /// A file in it; its name.
  static std::string file(const std::string& name, std::string_view text) {
    const std::filesystem::path path = Folder::path() / name;
    std::ofstream(path, std::ios::binary) << text;
    return path.string();
  }

  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

 private:
  Folder() : path_(std::filesystem::temp_directory_path() / ("fondaco-cli-" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(path_);
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  std::filesystem::path path_;
};

struct Result {
  int status = 0;
  std::string out;
  std::string err;
};

inline std::string quoted_for_shell(const std::string& word) {
  std::string quoted = "'";
  for (const char letter : word) quoted += letter == '\'' ? std::string("'\\''") : std::string(1, letter);
  return quoted + "'";
}

/// A command line of the shell; $FONDACO is the program.
inline Result shell(const std::string& line) {
  const std::string out = (Folder::path() / "out").string();
  const std::string err = (Folder::path() / "err").string();
  const std::string command =
      "FONDACO=" + quoted_for_shell(FONDACO_PROGRAM) + "; { " + line + "; } >" + out + " 2>" + err;
  const int status = std::system(command.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_file(out), read_file(err)};
}

inline Result run(const std::vector<std::string>& words, const std::string& input = "") {
  std::string line = "\"$FONDACO\"";
  for (const std::string& word : words) line += " " + quoted_for_shell(word);
  return shell(line + " <" + Folder::file("in", input));
}

/// What it prints when it works.
inline std::string output(const std::vector<std::string>& words, const std::string& input = "") {
  const Result result = run(words, input);
  EXPECT_EQ(result.status, 0) << result.err;
  EXPECT_EQ(result.err, "");
  return result.out;
}

/// A text that must be JSON.
inline json::Value parsed(std::string_view text) {
  fondaco::Result<json::Value> value = json::read(text);
  EXPECT_EQ(fault_text(value), "") << text;
  return std::move(value).value_or({});
}

/// The one JSON document it prints.
inline json::Value document(const std::vector<std::string>& words, const std::string& input = "") {
  return parsed(output(words, input));
}

/// The member, which must be there.
inline const json::Value& at(const json::Value& value, std::string_view key) {
  static const json::Value none;
  const json::Value* found = value.find(key);
  EXPECT_NE(found, nullptr) << "no key " << key;
  return found == nullptr ? none : *found;
}

inline double number(const json::Value& value) {
  return value.is(json::Kind::decimal) ? std::stod(std::string(value.decimal())) : static_cast<double>(value.whole());
}

inline std::vector<std::string> keys(const json::Value& value) {
  std::vector<std::string> names;
  for (const json::Member& member : value.members()) names.push_back(member.key);
  return names;
}

/// Ended badly in one clear line that says this.
inline void expect_refused(const Result& result, int status, const std::string& says) {
  EXPECT_EQ(result.status, status) << result.err;
  EXPECT_EQ(result.out, "");
  EXPECT_EQ(std::ranges::count(result.err, '\n'), 1) << result.err;
  EXPECT_TRUE(result.err.starts_with("fondaco: ")) << result.err;
  EXPECT_NE(result.err.find(says), std::string::npos) << "expected: " << says << "\ngot: " << result.err;
}

}  // namespace fondaco::cli::testing
