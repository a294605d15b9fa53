#include "server/base/log.hpp"

#include <unistd.h>

#include <chrono>
#include <string>

#include "engine/json/writer.hpp"

namespace fondaco::server {
namespace {

void write_line(std::string_view level, std::string_view about, std::string_view what) {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  json::Writer out;
  out.begin_object();
  out.member("time", std::chrono::duration_cast<std::chrono::milliseconds>(now).count());
  out.member("level", level);
  out.member("about", about);
  out.member("what", what);
  out.end_object();
  const std::string line = out.take() + "\n";
  // One call a line, so that lines of several threads stay whole. If nobody reads them there is nobody to tell.
  [[maybe_unused]] const auto written = ::write(STDERR_FILENO, line.data(), line.size());
}

}  // namespace

void log_info(std::string_view about, std::string_view what) { write_line("info", about, what); }
void log_error(std::string_view about, std::string_view what) { write_line("error", about, what); }

}  // namespace fondaco::server
