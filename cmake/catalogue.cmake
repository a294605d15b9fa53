# SPDX-License-Identifier: MIT
# games/catalogue.txt names the games; everything that exists once per game is made from it here.

set(FONDACO_CATALOGUE "${CMAKE_SOURCE_DIR}/games/catalogue.txt")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${FONDACO_CATALOGUE}")

file(STRINGS "${FONDACO_CATALOGUE}" catalogue_lines)
set(FONDACO_GAMES "")
foreach(line IN LISTS catalogue_lines)
  string(REGEX REPLACE "#.*" "" line "${line}")
  string(STRIP "${line}" id)
  if(id STREQUAL "")
    continue()
  endif()
  if(NOT id MATCHES "^[a-z][a-z0-9_]*$")
    message(FATAL_ERROR "games/catalogue.txt: `${id}` is no game id (small letters, digits, underscores)")
  endif()
  if(id IN_LIST FONDACO_GAMES)
    message(FATAL_ERROR "games/catalogue.txt: `${id}` is listed twice")
  endif()
  if(NOT EXISTS "${CMAKE_SOURCE_DIR}/games/${id}/${id}.hpp")
    message(FATAL_ERROR "games/catalogue.txt lists `${id}`, but games/${id}/${id}.hpp (class fondaco::${id}::Game) "
                        "is missing; docs/adding-a-game.md shows the files of a game")
  endif()
  list(APPEND FONDACO_GAMES ${id})
endforeach()

# games/list.hpp: FONDACO_EACH_GAME(X) is X(id) for every game, for code that lists them all.
set(each "")
foreach(id IN LISTS FONDACO_GAMES)
  string(APPEND each " X(${id})")
endforeach()
file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/generated/games/list.hpp" CONTENT
     "#pragma once\n// Made from games/catalogue.txt.\n#define FONDACO_EACH_GAME(X)@each@\n" @ONLY)

# fondaco_instantiate(OUT ID PATTERN...): each template NAME.EXT.in that matches, with @ID@ replaced by the id of the
# game, as generated/FOLDER/ID_NAME.EXT. OUT is the list of the files made.
function(fondaco_instantiate out ID)
  file(GLOB templates CONFIGURE_DEPENDS ${ARGN})
  set(made "")
  foreach(template IN LISTS templates)
    cmake_path(RELATIVE_PATH template BASE_DIRECTORY "${CMAKE_SOURCE_DIR}" OUTPUT_VARIABLE relative)
    cmake_path(GET relative PARENT_PATH folder)
    cmake_path(GET template STEM LAST_ONLY name)
    set(file "${CMAKE_BINARY_DIR}/generated/${folder}/${ID}_${name}")
    configure_file("${template}" "${file}" @ONLY)
    # An instance of the rules of a game is work enough for one core.
    if(NOT name MATCHES "_test")
      set_source_files_properties("${file}" PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
    list(APPEND made "${file}")
  endforeach()
  set(${out} "${made}" PARENT_SCOPE)
endfunction()
