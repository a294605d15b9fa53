# SPDX-License-Identifier: MIT
# fondaco_test(NAME LABEL SOURCES file... FAST file... LINK target...): a GoogleTest program of NAME, with one ctest entry
# per test. Without sources there is no such program.
#
# Most tests do little, and to compile them fast is worth more than to run them fast: a release does not optimise SOURCES.
# Tests that play many games are FAST. The linker keeps the first instance of a rule it meets, and objects from elsewhere
# come before a program's own: all tests play by the optimised rules of FAST.

if(FONDACO_TESTS)
  enable_testing()
  find_package(GTest REQUIRED)
  include(GoogleTest)
endif()

function(fondaco_test name label)
  cmake_parse_arguments(arg "" "" "SOURCES;FAST;LINK" ${ARGN})
  if(NOT FONDACO_TESTS OR NOT (arg_SOURCES OR arg_FAST))
    return()
  endif()
  set(parts ${name})
  if(arg_FAST)
    list(APPEND parts ${name}_fast)
    add_library(${name}_fast OBJECT ${arg_FAST})
    list(APPEND arg_SOURCES $<TARGET_OBJECTS:${name}_fast>)
  endif()
  add_executable(${name} ${arg_SOURCES})
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O0>)
  foreach(part IN LISTS parts)
    target_link_libraries(${part} PRIVATE ${arg_LINK} GTest::gmock GTest::gtest GTest::gtest_main)
    target_compile_definitions(${part} PRIVATE FONDACO_SOURCE_DIR="${CMAKE_SOURCE_DIR}")
  endforeach()
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
  gtest_discover_tests(${name} TEST_PREFIX "${label}/" NO_PRETTY_VALUES PROPERTIES LABELS ${label})
endfunction()
