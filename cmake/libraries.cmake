# SPDX-License-Identifier: MIT
# Sources are found by convention, so that a new file needs no line in a build file.

# fondaco_sources(OUT PATTERN...): the files that match, looked up again at every build.
function(fondaco_sources out)
  file(GLOB found CONFIGURE_DEPENDS ${ARGN})
  set(${out} "${found}" PARENT_SCOPE)
endfunction()

# fondaco_library(NAME SOURCES file... LINK target...): a static library; one of headers alone becomes an interface.
function(fondaco_library name)
  cmake_parse_arguments(arg "" "" "SOURCES;LINK" ${ARGN})
  if(arg_SOURCES)
    add_library(${name} STATIC ${arg_SOURCES})
    target_link_libraries(${name} PUBLIC fondaco_compiler ${arg_LINK})
  else()
    add_library(${name} INTERFACE)
    target_link_libraries(${name} INTERFACE fondaco_compiler ${arg_LINK})
  endif()
endfunction()
