# SPDX-License-Identifier: MIT
# What every target is compiled with. Include once, from the root.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_COLOR_DIAGNOSTICS ON)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release or RelWithDebInfo" FORCE)
endif()

# Settings of the presets, so that what is tested and shipped is one thing. A plain `cmake -B build` sets none of them: a
# newer compiler may warn of more, and an older machine may know less.
option(FONDACO_WERROR "Warnings are errors" OFF)
set(FONDACO_MARCH "" CACHE STRING "Baseline of x86-64 machines, such as x86-64-v2; empty: that of the compiler")
# A list of flags for compiling and linking alike, such as -fsanitize=address.
set(FONDACO_INSTRUMENTATION "" CACHE STRING "Flags for sanitizers or coverage, used by compiler and linker")

# ccache and mold only save time, so they are used when they are there and never asked for.
find_program(FONDACO_CCACHE ccache)
if(FONDACO_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${FONDACO_CCACHE}")
endif()

add_library(fondaco_compiler INTERFACE)
target_include_directories(fondaco_compiler INTERFACE "${CMAKE_SOURCE_DIR}" "${CMAKE_BINARY_DIR}/generated")
target_compile_options(fondaco_compiler INTERFACE ${FONDACO_INSTRUMENTATION})
target_link_options(fondaco_compiler INTERFACE ${FONDACO_INSTRUMENTATION})

# A bot must choose alike natively and in WebAssembly, so no product and sum are ever fused.
target_compile_options(fondaco_compiler INTERFACE -ffp-contract=off)

# Newer instructions belong behind a dispatch at run time.
if(FONDACO_MARCH AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  target_compile_options(fondaco_compiler INTERFACE -march=${FONDACO_MARCH})
endif()

if(CMAKE_SYSTEM_NAME STREQUAL Linux)
  find_program(FONDACO_MOLD mold)
  if(FONDACO_MOLD)
    target_link_options(fondaco_compiler INTERFACE -fuse-ld=mold)
  endif()
endif()

if(FONDACO_WERROR)
  target_compile_options(fondaco_compiler INTERFACE -Werror)
endif()
target_compile_options(
  fondaco_compiler
  INTERFACE -Wall
            -Wextra
            -Wpedantic
            -Wconversion
            -Wsign-conversion
            -Wshadow
            -Wold-style-cast
            -Wnon-virtual-dtor
            -Woverloaded-virtual
            -Wcast-align
            -Wcast-qual
            -Wformat=2
            -Wextra-semi
            -Wimplicit-fallthrough
            -Wunused)
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  target_compile_options(fondaco_compiler INTERFACE -Wduplicated-cond -Wduplicated-branches -Wlogical-op)
  if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # g++ 12 sees an overlap in every `"text" + std::string` (GCC bug 105651).
    target_compile_options(fondaco_compiler INTERFACE -Wno-restrict)
  endif()
  if("${FONDACO_INSTRUMENTATION}" MATCHES undefined)
    # Where shifts are checked g++ forgets that a small unsigned number stays positive; the plain builds still warn.
    target_compile_options(fondaco_compiler INTERFACE -Wno-sign-conversion)
  endif()
else()
  # clang blames std::stable_sort of libstdc++ 12 for using what that library calls deprecated; g++ still tells our own.
  target_compile_options(fondaco_compiler INTERFACE -Wno-deprecated-declarations)
endif()
if(CMAKE_SYSTEM_PROCESSOR STREQUAL wasm32)
  # Where a size has 32 bits every index of 64 bits is narrowed; the equal signatures show that none is too wide.
  target_compile_options(fondaco_compiler INTERFACE -Wno-shorten-64-to-32)
endif()
