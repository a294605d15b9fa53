// SPDX-License-Identifier: MIT
#include "server/net/compression.hpp"

#include <brotli/encode.h>
#include <zlib.h>

#include <algorithm>
#include <utility>

namespace fondaco::net {
namespace {

constexpr int gzip_window = 15 + 16;  // zlib's way to say gzip
constexpr int gzip_memory = 9;
constexpr std::size_t step_bytes = 64 << 10;

std::shared_ptr<const std::string> if_smaller(std::string packed, const std::string& plain) {
  if (packed.size() >= plain.size()) return nullptr;
  packed.shrink_to_fit();
  return std::make_shared<const std::string>(std::move(packed));
}

}  // namespace

std::shared_ptr<const std::string> gzip_compressed(const std::string& bytes) {
  z_stream stream{};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzip_window, gzip_memory, Z_DEFAULT_STRATEGY) != Z_OK) {
    return nullptr;
  }
  std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
  std::string input = bytes;  // zlib wants it writable, though it does not write
  stream.next_in = reinterpret_cast<Bytef*>(input.data());
  stream.avail_in = static_cast<uInt>(input.size());
  stream.next_out = reinterpret_cast<Bytef*>(packed.data());
  stream.avail_out = static_cast<uInt>(packed.size());
  const bool whole = deflate(&stream, Z_FINISH) == Z_STREAM_END;
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return whole ? if_smaller(std::move(packed), bytes) : nullptr;
}

std::shared_ptr<const std::string> brotli_compressed(const std::string& bytes, const std::stop_token& stop) {
  const std::unique_ptr<BrotliEncoderState, decltype(&BrotliEncoderDestroyInstance)> encoder(
      BrotliEncoderCreateInstance(nullptr, nullptr, nullptr), BrotliEncoderDestroyInstance);
  if (!encoder) return nullptr;
  BrotliEncoderSetParameter(encoder.get(), BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY);
  BrotliEncoderSetParameter(encoder.get(), BROTLI_PARAM_SIZE_HINT, static_cast<std::uint32_t>(bytes.size()));
  std::string packed;
  std::size_t begin = 0;
  // In steps, so that a server that stops need not wait for the end of a large file.
  while (!BrotliEncoderIsFinished(encoder.get())) {
    if (stop.stop_requested()) return nullptr;
    std::size_t in_bytes = std::min(step_bytes, bytes.size() - begin);
    const auto* in = reinterpret_cast<const std::uint8_t*>(bytes.data() + begin);
    begin += in_bytes;
    const auto operation = begin == bytes.size() ? BROTLI_OPERATION_FINISH : BROTLI_OPERATION_PROCESS;
    while (in_bytes > 0 || BrotliEncoderHasMoreOutput(encoder.get()) ||
           (operation == BROTLI_OPERATION_FINISH && !BrotliEncoderIsFinished(encoder.get()))) {
      std::size_t no_room = 0;
      if (!BrotliEncoderCompressStream(encoder.get(), operation, &in_bytes, &in, &no_room, nullptr, nullptr)) {
        return nullptr;
      }
      std::size_t out_bytes = 0;
      const std::uint8_t* out = BrotliEncoderTakeOutput(encoder.get(), &out_bytes);
      packed.append(reinterpret_cast<const char*>(out), out_bytes);
    }
  }
  return if_smaller(std::move(packed), bytes);
}

}  // namespace fondaco::net
